"""The recorded game ends as recorded, is what its director writes, and uses every clause that can happen in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drakes.core.errors import DrakesError
from drakes.games.duck_dealer import GAME
from drakes.play.logfile import load_log, log_from_text, log_to_text
from tests.games.duck_dealer.direct import LOGS, direct

OLD = Path(__file__).parent / "written-by-version-1-4.log"
each_log = pytest.mark.parametrize("rules", LOGS)
NEVER = {"found_nothing", "starter", "paid_any"}
"""DD-R4: the standard box has a consumer more than there are planets to explore; DD-2.4: an auction, not chance;
DD-5.4: no R on a consumer."""


def test_there_is_a_log_of_every_version_that_is_played() -> None:
    assert sorted([*LOGS.values(), OLD]) == sorted(Path(__file__).parent.glob("*.log"))
    assert list(LOGS) == list(GAME.rules.versions)


def test_a_game_that_only_version_1_allows_ends_as_the_release_of_then_wrote() -> None:
    """DD-2.5, DD-8.1: lots between picks, and what is kept after the last turn."""
    match, text = load_log(OLD), OLD.read_text(encoding="utf-8")
    assert (match.is_over, match.rules_version, log_to_text(match)) == (True, 1, text)
    with pytest.raises(DrakesError, match="line 49: '1' acts, but it is for nature to act"):
        log_from_text(text.replace("rules 1", "rules 2"))


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
    assert taken == {found.kind for found in GAME.rules.actions} - {"starter", "build_consumer_with"}


@each_log
def test_the_recorded_game_is_annotated_by_clauses(rules: int) -> None:
    remarks = [line for line in LOGS[rules].read_text(encoding="utf-8").splitlines() if line.startswith("# DD-")]
    cited = set(re.findall(r"DD-[R]?\d+(?:\.\d+)?", " ".join(remarks)))
    wanted = "2.5 3.3 3.9 4.5 4.6 4.7 5.3 5.6 6.3 6.6 6.9 7.1 8.1"
    assert {f"DD-{clause}" for clause in wanted.split()} <= cited
