"""Puzzles: those that come with games replay and are solved by their answers; whole turns are gone through exactly."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from drakes.core.errors import DrakesError
from drakes.core.game import OVER, Game, find_game, game_names
from drakes.play.match import Match
from drakes.puzzles.finding import CHECKING, Wanted, find_puzzles, has_one_answer, question_of, spread
from drakes.puzzles.puzzle import Puzzle, is_solved, position_of, puzzle_of, puzzles_of
from drakes.puzzles.small_turn import small_turn
from drakes.puzzles.turn import lines_of
from drakes.puzzles.turn_search import large_turn

ALL = [(name, puzzle) for name in game_names() for puzzle in puzzles_of(find_game(name))]
SMALL = 300
"""Positions of turns that are gone through again here; larger ones are in the long tests."""
SAMPLE = 6


def solve(game: Game, puzzle: Puzzle, steps: list[int]) -> bool:
    """Whether steps, each of them legal, solve a puzzle."""
    before = position_of(game, puzzle).position
    after = before.copy()
    for action in steps:
        assert after.actor == before.actor
        assert action in after.legal()
        after.do(action)
    return is_solved(game, puzzle, before.box, before.state, after.state)


def replay(puzzles: Sequence[tuple[str, Puzzle]]) -> None:
    """Every answer reaches its goal with its last step."""
    for name, puzzle in puzzles:
        game = find_game(name)
        assert solve(game, puzzle, puzzle.solution), (name, puzzle.id)
        assert not solve(game, puzzle, puzzle.solution[:-1]), (name, puzzle.id)


def test_a_third_of_the_puzzles_replay_and_their_answers_reach_the_goal() -> None:
    replay(ALL[::3])


@pytest.mark.deep
def test_every_puzzle_replays_and_its_answer_reaches_the_goal() -> None:
    replay(ALL)


def test_puzzles_say_how_they_were_checked_and_have_ids_of_their_own() -> None:
    assert len({(name, puzzle.id) for name, puzzle in ALL}) == len(ALL)
    for _, puzzle in ALL:
        assert f" {puzzle.positions} positions of the turn" in puzzle.checked
        assert puzzle.checked.startswith("all ") or puzzle.positions == CHECKING
        assert puzzle.found
        assert puzzle.difficulty in (1, 2, 3)


def test_some_fifty_puzzles_come_with_every_game_that_has_any() -> None:
    assert {name: len(puzzles_of(find_game(name))) >= 50 for name in game_names()} == {
        name: name != "kuhn_poker" for name in game_names()
    }


def test_a_sample_has_one_answer_by_going_through_the_turn_again() -> None:
    small = [(name, puzzle) for name, puzzle in ALL if puzzle.positions <= SMALL]
    for name, puzzle in small[:: max(1, len(small) // SAMPLE)]:
        assert has_one_answer(find_game(name), puzzle), (name, puzzle.id)


@pytest.mark.deep
@pytest.mark.parametrize("name", ["dragon_market", "duck_dealer"])
def test_a_sample_has_one_answer_among_a_hundred_times_as_many_positions(name: str) -> None:
    game = find_game(name)
    for puzzle in puzzles_of(game)[::20]:
        assert has_one_answer(game, puzzle), puzzle.id


@pytest.mark.deep
@pytest.mark.parametrize("name", ["sitting_ducks", "dragon_market", "duck_dealer"])
def test_turns_are_the_same_compiled_and_interpreted(name: str) -> None:
    game = find_game(name)
    for puzzle in [one for one in puzzles_of(game) if one.positions < 3 * SMALL][:5]:
        here = position_of(game, puzzle).position
        plain = small_turn(game, here.box, here.state, 3 * SMALL)
        assert plain is not None
        for most in (3 * SMALL, plain.size - 1):
            compiled = large_turn(game, here.box, here.state, most)
            n = compiled.size
            assert (n, compiled.is_whole) == ((plain.size, True) if most >= plain.size else (most, False))
            for theirs, ours in ((compiled.movers, plain.movers), (compiled.points, plain.points)):
                assert (theirs == ours[:n]).all()
            assert (compiled.depths == plain.depths[:n]).all()
        assert question_of(
            game, here.box, here.state, large_turn(game, here.box, here.state, 3 * SMALL)
        ) == question_of(game, here.box, here.state, plain)


def test_a_small_turn_holds_every_position_once_and_only_shortest_ways() -> None:
    match = Match("dragon_market", seats=2, seed=1, options={"quick_setup": True})
    position = match.position
    assert small_turn(match.game, position.box, position.state, 5) is None
    turn = small_turn(Match("sitting_ducks", 3, seed=7).game, *sitting_ducks(), SMALL)
    assert turn is not None
    assert turn.depths[0] == 0
    assert turn.size > 1
    assert sum(turn.movers == turn.seat) == 1


def sitting_ducks() -> tuple[object, object]:
    position = Match("sitting_ducks", 3, seed=7).position
    return position.box, position.state


def test_two_ways_with_other_steps_are_no_single_answer() -> None:
    assert sorted(lines_of([(0, 1, 1), (0, 2, 2), (1, 2, 3), (2, 1, 3)])) == [(1, 2), (2, 1)]
    match = Match("sitting_ducks", 3, seed=7)
    turn = small_turn(match.game, match.position.box, match.position.state, SMALL)
    assert turn is not None
    everything = turn.movers != turn.seat
    assert (turn.answer(everything) is None) == (everything.sum() > 1)
    assert turn.answer(np.zeros(turn.size, bool)) is None
    assert turn.answer(np.ones(turn.size, bool)) is None


def test_puzzles_are_found_in_games_of_bots_and_every_kind_gets_its_share() -> None:
    game = find_game("sitting_ducks")
    found = list(find_puzzles(Wanted(game, ("greedy",) * 3, seed=3), 1))
    for puzzle in found:
        assert solve(game, puzzle, puzzle.solution)
        legal = position_of(game, puzzle).legal()
        assert sum(solve(game, puzzle, [action]) for action in legal) == 1
    assert len(spread(found, 1)) == min(len(found), 1)


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(DrakesError, match="no puzzle"):
        puzzle_of("sitting_ducks", "00000000")


def test_a_win_is_a_game_that_is_over_with_the_seat_first() -> None:
    won = [(name, puzzle) for name, puzzle in ALL if puzzle.kind == "win"][:2]
    for name, puzzle in won:
        position = position_of(find_game(name), puzzle).position
        for action in puzzle.solution:
            position.do(action)
        assert position.actor == OVER


def test_files_lie_with_their_games() -> None:
    for name in game_names():
        folder: Path = find_game(name).people.folder
        assert (folder / "puzzles.json").is_file() == bool(puzzles_of(find_game(name)))
