"""The recorded game ends as recorded, is what its director writes, and uses every clause that can happen in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drakes.games.duck_dealer import GAME
from drakes.play.logfile import load_log
from tests.games.duck_dealer.direct import LOGS, direct

each_log = pytest.mark.parametrize("rules", LOGS)
NEVER = {"found_nothing", "starter"}
"""DD-R4: the standard box has a consumer more than there are planets to explore; DD-2.4: an auction, not chance."""


def test_every_log_here_is_of_a_version_that_is_played() -> None:
    assert sorted(LOGS.values()) == sorted(Path(__file__).parent.glob("*.log"))
    assert list(LOGS) == list(GAME.rules.versions)


@each_log
def test_a_recorded_game_ends_as_recorded(rules: int) -> None:
    match = load_log(LOGS[rules])
    second = LOGS[rules].read_text(encoding="utf-8").splitlines()[1]
    places = [int(place) for place in second.removeprefix("# places ").split()]
    assert (match.is_over, match.places(), match.rules_version) == (True, places, rules)


@each_log
def test_the_recorded_game_is_what_its_director_writes(rules: int) -> None:
    assert LOGS[rules].read_text(encoding="utf-8") == direct(rules)


@each_log
def test_the_recorded_game_shows_every_event_and_every_kind_of_action(rules: int) -> None:
    match = load_log(LOGS[rules])
    happened = {event.kind for event in match.events()}
    taken = {GAME.rules.actions.range_of(entry.action).kind for entry in match.log}
    assert happened == {kind.name for kind in GAME.rules.events} - NEVER
    assert taken == {found.kind for found in GAME.rules.actions} - {"starter"}


@each_log
def test_the_recorded_game_is_annotated_by_clauses(rules: int) -> None:
    remarks = [line for line in LOGS[rules].read_text(encoding="utf-8").splitlines() if line.startswith("# DD-")]
    cited = set(re.findall(r"DD-[R]?\d+(?:\.\d+)?", " ".join(remarks)))
    wanted = "2.5 3.3 3.9 4.5 4.6 4.7 5.3 5.6 6.3 6.6 6.9 7.1 8.1"
    assert {f"DD-{clause}" for clause in wanted.split()} <= cited
