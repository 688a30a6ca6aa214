"""The search: what it answers in a game that is known, what it may depend on, and what it costs."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from drakes.bots.choosing import choose, names
from drakes.bots.search import Searcher
from drakes.core.chance import stream
from drakes.core.errors import DrakesError
from drakes.core.game import NATURE, OVER, Game, Level, find_game, game_names
from drakes.laws.cases import Case, all_cases
from tests.bots.stones import STONES, Box, oracle, position

THOROUGH = Level(simulations=6000, exploration=0.7)
QUICK = Level(simulations=40)
CLEAR = 0.06
"""By so much the best choice must beat the next one before a search is asked to find it."""


@cache
def thinker(game: Game) -> Searcher:
    return Searcher(game, Box())


def margin(stones: int, seats: int) -> float:
    """By how much the mover's best choice is better than their second."""
    values = sorted((chances[0] for chances in oracle(stones, seats)), reverse=True)
    return values[0] - values[1]


CLEAR_CASES = [(n, seats) for seats in (2, 3) for n in range(2, 14) if margin(n, seats) > CLEAR]


def test_there_are_clear_positions_for_two_and_for_three() -> None:
    assert {seats for _, seats in CLEAR_CASES} == {2, 3}
    assert len(CLEAR_CASES) > 8


@pytest.mark.parametrize(("stones", "seats"), CLEAR_CASES)
def test_the_best_choice_of_max_n_is_found(stones: int, seats: int) -> None:
    thinker(STONES).forget()
    found = thinker(STONES).search(position(stones, seats), THOROUGH, seed=1)
    values = [chances[0] for chances in oracle(stones, seats)]
    assert values[found.action] == max(values)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_chance_comes_near_the_known_one(seats: int) -> None:
    thinker(STONES).forget()
    found = thinker(STONES).search(position(7, seats), Level(20_000, exploration=0.7), seed=2)
    assert found.lines[0].chance == pytest.approx(max(chances[0] for chances in oracle(7, seats)), abs=0.05)
    assert sum(found.chances) == pytest.approx(1)


def test_the_same_seed_gives_the_same_thoughts_and_another_one_others() -> None:
    searcher = thinker(STONES)
    thoughts = []
    for seed in (5, 5, 6):
        searcher.forget()
        thoughts.append(searcher.search(position(11, 3), Level(200), seed))
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2]


def test_a_search_never_takes_more_simulations_than_it_may() -> None:
    searcher = thinker(STONES)
    for simulations in (1, 7, 300):
        searcher.forget()
        found = searcher.search(position(12, 3), Level(simulations), 1)
        assert found.simulations <= simulations
        assert sum(line.visits for line in found.lines) == found.simulations - 1


def test_a_search_stops_only_when_no_other_choice_can_overtake() -> None:
    searcher = thinker(STONES)
    searcher.forget()
    found = searcher.search(position(3, 2), Level(5000), 1)
    assert found.simulations < 5000
    assert found.lines[0].visits - found.lines[1].visits > 5000 - found.simulations


def test_the_next_search_builds_on_the_last_unless_told_to_forget() -> None:
    searcher = thinker(STONES)
    searcher.forget()
    first = searcher.search(position(12, 3), Level(100), 1)
    second = searcher.search(position(12, 3), Level(100), 2)
    kept = sum(line.visits for line in second.lines)
    assert kept == sum(line.visits for line in first.lines) + second.simulations
    searcher.forget()
    assert searcher.search(position(12, 3), Level(100), 1) == first


def test_a_search_by_the_clock_ends() -> None:
    thinker(STONES).forget()
    assert thinker(STONES).search(position(13, 3), Level(1), 1, seconds=0.05).simulations > 1


def test_threads_share_the_simulations() -> None:
    searcher = Searcher(STONES, Box(), threads=3)
    found = searcher.search(position(12, 3), Level(301), 1)
    searcher.forget()
    assert found == searcher.search(position(12, 3), Level(301), 1)
    assert found.simulations <= 303


def test_where_there_is_no_choice_there_is_nothing_to_search() -> None:
    thinker(STONES).forget()
    with pytest.raises(DrakesError, match="no choice"):
        thinker(STONES).search(position(1, 2), QUICK, 1)


def test_a_true_state_is_never_searched() -> None:
    state = position(5, 2)
    state.observer = -2
    with pytest.raises(DrakesError, match="hide it first"):
        thinker(STONES).search(state, QUICK, 1)


def swapped(case: Case, hidden: Any, seed: int) -> Any:
    """Another truth that looks the same to the seat: all that is unknown dealt again, then hidden."""
    other = case.game.rules.codec.copy(hidden)
    assert case.game.rules.guess(case.box, other, seed)
    case.game.rules.hide(case.box, other, hidden.observer)
    return other


def decisions(case: Case, seed: int) -> list[tuple[Any, list[int]]]:
    """Decisions with a choice, of a random game or of all games of a small one: hidden states and legal actions."""
    found = []
    for state, actions, _ in case.positions(seed):
        mover = case.game.rules.to_move(state)
        if mover not in (NATURE, OVER) and len(actions) > 1:
            hidden = case.game.rules.codec.copy(state)
            case.game.rules.hide(case.box, hidden, mover)
            found.append((hidden, actions))
        if len(found) == 400:
            break
    return found


def compare(name: str, positions: int) -> None:
    """In so many positions of all kinds, each bot in turn: what a seat cannot know does not change what it does."""
    cases, bots, met = all_cases(name), names(find_game(name)), 0
    while met < positions:
        case = cases[met % len(cases)]
        game, every = case.game, decisions(case, met)
        for hidden, actions in every[:: max(1, len(every) // 12)][:12]:
            one, other = hidden, swapped(case, hidden, stream(met, 1))
            bot = bots[met % len(bots)]
            answer = choose(game, case.box, one, actions, bot, met)
            assert answer == choose(game, case.box, other, actions, bot, met)
            assert answer in actions
            met += 1


def thinking(game: Game) -> list[str]:
    """The bots of a game that think ahead, weakest first."""
    return [name for name in names(game) if name not in game.bots.players and name != "random"]


@pytest.mark.parametrize("name", game_names())
def test_cards_a_seat_cannot_see_do_not_change_its_move(name: str) -> None:
    compare(name, 36)


@pytest.mark.deep
@pytest.mark.parametrize("name", game_names())
def test_cards_a_seat_cannot_see_never_change_its_move(name: str) -> None:
    compare(name, 1000)


@pytest.mark.parametrize("name", game_names())
def test_a_level_answers_from_position_and_seed_alone(name: str) -> None:
    game = find_game(name)
    case = Case(game, max(game.rules.seats), "standard")
    every = decisions(case, 3)
    asked = [every[i] for i in (0, len(every) // 2, len(every) - 1)]
    for bot in thinking(game)[:1]:
        once = [choose(game, case.box, hidden, actions, bot, 9) for hidden, actions in asked]
        again = [choose(game, case.box, hidden, actions, bot, 9) for hidden, actions in reversed(asked)]
        assert once == list(reversed(again))
