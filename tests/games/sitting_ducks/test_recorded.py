"""Recorded games end as recorded: the position by its hash in the last line, the places by a remark in the second."""

from __future__ import annotations

from pathlib import Path

import pytest

from drakes.games.sitting_ducks import GAME
from drakes.play.logfile import load_log
from tests.games.sitting_ducks.oracle import Oracle
from tests.games.sitting_ducks.table import CARDS

LOGS = sorted(Path(__file__).parent.glob("*.log"))


def actions_of(log: Path) -> list[str]:
    """The actions of a log, without who took them."""
    body = log.read_text().partition("\n-\n")[2].splitlines()[:-1]
    return [line.partition(" ")[2] for line in body]


def places_of(log: Path) -> list[int]:
    return [int(place) for place in log.read_text().splitlines()[1].removeprefix("# places ").split()]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_ends_as_recorded(log: Path) -> None:
    match = load_log(log)
    assert (match.is_over, match.places()) == (True, places_of(log))


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_ends_with_the_twin_as_recorded(log: Path) -> None:
    match = load_log(log)
    model = Oracle(match.seats, dict(match.options))
    model.begin()
    for action in actions_of(log):
        assert action in model.legal()
        model.do(action)
    assert (model.stage, model.placing()) == ("over", places_of(log))


def test_recorded_games_use_every_card_forced_discards_and_reshuffles() -> None:
    played = {action.split()[0] for log in LOGS for action in actions_of(log)}
    happened = {event.kind for log in LOGS for event in load_log(log).events()}
    assert {*CARDS, "discard"} <= played
    assert happened == {kind.name for kind in GAME.rules.events}


def test_recorded_games_use_every_option() -> None:
    used = {(name, value) for log in LOGS for name, value in load_log(log).options.items()}
    wanted = {(o.name, value) for o in GAME.people.options.by_name.values() if o.name != "points" for value in o.values}
    assert wanted <= used
    assert {value for name, value in used if name == "points"} == {0, 2}
