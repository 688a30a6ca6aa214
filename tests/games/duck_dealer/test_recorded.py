"""The recorded game ends as recorded, is what its director writes, and uses every clause that can happen in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drakes.games.duck_dealer import GAME
from drakes.play.logfile import load_log
from tests.games.duck_dealer.direct import LOG, direct

LOGS = sorted(Path(__file__).parent.glob("*.log"))
NEVER = {"found_nothing", "starter", "paid_any"}
"""DD-R4: the standard box has a consumer more than there are planets to explore; DD-2.4: an auction, not chance;
DD-5.4: no R on a consumer."""


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_ends_as_recorded(log: Path) -> None:
    match = load_log(log)
    places = [int(place) for place in log.read_text(encoding="utf-8").splitlines()[1].removeprefix("# places ").split()]
    assert (match.is_over, match.places()) == (True, places)


def test_the_recorded_game_is_what_its_director_writes() -> None:
    assert LOG.read_text(encoding="utf-8") == direct()


def test_the_recorded_game_shows_every_event_and_every_kind_of_action() -> None:
    match = load_log(LOG)
    happened = {event.kind for event in match.events()}
    taken = {GAME.rules.actions.range_of(entry.action).kind for entry in match.log}
    assert happened == {kind.name for kind in GAME.rules.events} - NEVER
    assert taken == {found.kind for found in GAME.rules.actions} - {"starter", "build_consumer_with"}


def test_the_recorded_game_is_annotated_by_clauses() -> None:
    remarks = [line for line in LOG.read_text(encoding="utf-8").splitlines() if line.startswith("# DD-")]
    cited = set(re.findall(r"DD-[R]?\d+(?:\.\d+)?", " ".join(remarks)))
    wanted = "2.5 3.3 3.9 4.5 4.6 4.7 5.3 5.6 6.3 6.6 6.9 7.1 8.1"
    assert {f"DD-{clause}" for clause in wanted.split()} <= cited
