"""What holds of the hints of every game, wherever they are asked for."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from drakes.bots.choosing import RANDOM, choose, names
from drakes.bots.hints import Advice, Hint, advise
from drakes.bots.planner import forget
from drakes.bots.worth import (
    LONGEST_TURN,
    after_step,
    guessed,
    known_after,
    legal_of,
    measure_of,
    undoes_itself,
)
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import Game, find_game, game_names
from drakes.play.match import Match

ASKED = {"sitting_ducks": 16, "dragon_market": 10, "duck_dealer": 6}
"""How many hints are looked at: as many as cost about the same."""
APART = 7
"""Decisions between two of them, so that all phases of a game are met."""


def thinking_games() -> list[str]:
    """The games in which a bot thinks ahead."""
    games = [find_game(name) for name in game_names()]
    return [game.name for game in games if game.bots.levels or game.bots.planner]


Asked = tuple[Game, Any, Any, Advice]


@cache
def advices(name: str) -> list[Asked]:
    """Hints of a game played by its best simple player, from its set-up on."""
    game = find_game(name)
    return list(asked(game, ASKED.get(name, 4)))


def asked(game: Game, count: int) -> Iterator[Asked]:
    """So many hints, each at a place where there is a choice."""
    box, match, bot = load_box(game), Match(game, max(game.rules.seats), seed=5), [RANDOM, *game.bots.players][-1]
    while count and not match.is_over:
        if len(match.log) % APART == 0 and len(match.legal()) > 1:
            hidden = match.hidden(match.to_move)
            yield game, box, hidden, advise(game, box, hidden, 1)
            count -= 1
        match.play(choose(game, box, match.hidden(match.to_move), match.legal(), bot, len(match.log)))


def lines(name: str) -> Iterator[tuple[Game, Any, Any, Hint]]:
    """All lines of all hints of a game."""
    for game, box, hidden, found in advices(name):
        for one in found.hints:
            yield game, box, hidden, one


@pytest.mark.parametrize("name", thinking_games())
def test_a_hint_is_a_whole_turn_of_legal_steps(name: str) -> None:
    for game, box, hidden, one in lines(name):
        state = hidden
        for n, step in enumerate(one.steps):
            assert state is not None, "nothing comes after the end of a turn"
            assert step in legal_of(game, box, state)
            state = after_step(game, box, state, step)
            assert (state is None) == (n + 1 == len(one.steps)) or len(one.steps) == LONGEST_TURN


@pytest.mark.parametrize("name", thinking_games())
def test_no_hint_is_a_move_and_its_undoing(name: str) -> None:
    for game, box, hidden, one in lines(name):
        assert not undoes_itself(game, box, hidden, one.steps)


@pytest.mark.parametrize("name", thinking_games())
def test_no_two_hints_are_equal_in_what_they_come_to_or_in_what_is_told(name: str) -> None:
    for game, box, hidden, found in advices(name):
        assert 1 <= len(found.hints) <= 3
        ends = {game.rules.codec.pack(known_after(game, box, hidden, one.steps)) for one in found.hints}
        assert len(ends) == len(found.hints)
        scale = 100 if found.measure == "chance" else 1
        told = {(repr(one.reason), round(scale * one.worth)) for one in found.hints}
        assert len(told) == len(found.hints)


@pytest.mark.parametrize("name", thinking_games())
def test_the_first_hint_is_what_the_strongest_bot_would_do(name: str) -> None:
    for game, box, hidden, found in advices(name):
        if game.bots.planner is not None:
            forget(game)
        assert found.hints[0].action == choose(game, box, hidden, legal_of(game, box, hidden), names(game)[-1], 1)


@pytest.mark.parametrize("name", thinking_games())
def test_every_hint_has_a_reason_that_holds_in_every_deal_the_seat_cannot_tell_apart(name: str) -> None:
    for game, box, hidden, one in lines(name):
        teaching = game.people.teaching
        assert (one.reason is not None) == (teaching is not None)
        if one.reason is not None and one.reason.kind == "because_win":
            for seed in range(4):
                state, log = guessed(game, box, hidden, seed), EventLog()
                for step in one.steps:
                    game.rules.apply(box, state, step, log)
                places = [0] * state.seats
                game.rules.places(box, state, places)
                assert places[hidden.observer] == 1


@pytest.mark.parametrize("name", thinking_games())
def test_what_is_told_of_standings_fits_the_measure(name: str) -> None:
    for game, _, hidden, found in advices(name):
        assert found.measure == measure_of(game)
        assert len(found.outlook) == hidden.seats
        if found.measure == "chance":
            assert sum(found.outlook) == pytest.approx(1)
            assert all(0 <= one.worth <= 1 for one in found.hints)
