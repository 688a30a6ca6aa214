"""Recorded games end as recorded: the position by its hash in the last line, the places by a remark in the second."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from drakes.games.dragon_market.rules.state import Phase
from drakes.play.logfile import load_log
from drakes.play.match import Match
from tests.games.dragon_market.record import WANTED, shown

LOGS = sorted(Path(__file__).parent.glob("*.log"))


@cache
def recorded(log: Path) -> Match:
    return load_log(log)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_ends_as_recorded(log: Path) -> None:
    match = recorded(log)
    places = [int(place) for place in log.read_text().splitlines()[1].removeprefix("# places ").split()]
    assert (match.is_over, match.places()) == (True, places)


def test_recorded_games_show_every_action_event_and_bonus() -> None:
    assert set().union(*(shown(recorded(log)) for log in LOGS)) >= WANTED


def test_recorded_games_are_of_every_size_and_option() -> None:
    used = {(name, value) for log in LOGS for name, value in recorded(log).options.items()}
    assert used == {
        (name, value) for name in ("red_cards", "teams", "quick_setup", "flat_points") for value in (False, True)
    }
    assert {recorded(log).seats for log in LOGS} == {2, 3, 4}


def test_dm_r4_recorded_games_show_an_heir_that_crosses_another() -> None:
    match = recorded(LOGS[[log.stem for log in LOGS].index("standard-4")])
    assert any(match.at(ply)._state.phase == Phase.CROSSING for ply in range(len(match.log)))


def test_dm_3_4_recorded_games_of_both_versions_show_how_coins_are_taken() -> None:
    taken = {recorded(log).rules_version for log in LOGS if "take" in shown(recorded(log))}
    assert taken == {1, 2}
