"""Refusals name the clause that forbids: every action that can be pointed at, compared with a table made by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from random import Random

import pytest

from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.actions import BUILD_CONSUMER_WITH, MINE_DEALT
from drakes.games.duck_dealer.rules.state import Box, Phase, State
from drakes.laws.cases import legal
from drakes.play.logfile import load_log
from tests.games.duck_dealer.direct import LOGS
from tests.games.duck_dealer.refusals import FORBIDDEN, Seen, clause_for
from tests.games.duck_dealer.table import Table, lay, standard_box

POSITIONS = 300
CODEC = GAME.rules.codec


def recorded() -> list[bytes]:
    """The positions of the recorded game in which a player is to move, and its last one."""
    box, state, log, found = standard_box(), GAME.new_state(3, {"start": "auction"}), EventLog(), list[bytes]()
    GAME.rules.setup(box, state)
    for entry in load_log(LOGS[GAME.rules.version]).log:
        if entry.actor != NATURE:
            found.append(CODEC.pack(state))
        GAME.rules.apply(box, state, entry.action, log)
    return [*found, CODEC.pack(state)]


def played(seed: int) -> list[bytes]:
    """The positions of a random game with an auction."""
    chance, box, log, found = Random(seed), standard_box(), EventLog(), list[bytes]()
    state = GAME.new_state(2 + seed % 4, {"start": "auction"})
    GAME.rules.setup(box, state)
    while (mover := GAME.rules.to_move(state)) != OVER:
        if mover != NATURE:
            found.append(CODEC.pack(state))
        GAME.rules.apply(box, state, chance.choice(legal(GAME, box, state)[0]), log)
    return found


@cache
def positions() -> tuple[bytes, ...]:
    """So many positions, of every phase as evenly as they come."""
    chance, by_phase = Random(1), dict[int, list[bytes]]()
    for packed in [*recorded(), *(one for seed in range(4) for one in played(seed))]:
        by_phase.setdefault(CODEC.unpack(packed).phase, []).append(packed)
    chosen: list[bytes] = []
    while len(chosen) < POSITIONS:
        for phase in sorted(by_phase):
            if by_phase[phase]:
                chosen.append(by_phase[phase].pop(chance.randrange(len(by_phase[phase]))))
    return tuple(chosen[:POSITIONS])


def pointed_at() -> Iterable[int]:
    """Every action of a player: those before nature's, and the one that came later."""
    return chain(range(MINE_DEALT), range(BUILD_CONSUMER_WITH, GAME.rules.actions.size))


def compare(box: Box, state: State) -> set[str]:
    """The clauses that forbid actions, by the rules and by the table alike."""
    found, seen = set[str](), Seen(box, state)
    for action in pointed_at():
        number = GAME.people.why_not(box, state, action)
        clause = GAME.rules.clauses[number] if number else ""
        assert clause == clause_for(seen, action), f"{seen.phase.name}: {GAME.rules.actions.text(action)}"
        found.add(clause)
    return found


def test_the_table_has_every_kind_of_action() -> None:
    assert set(FORBIDDEN) == {GAME.rules.actions.range_of(action).kind for action in pointed_at()}


def test_every_refusal_names_the_clause_of_the_table() -> None:
    named, phases = set[str](), set[int]()
    for packed in positions():
        state = CODEC.unpack(packed)
        phases.add(state.phase)
        named |= compare(standard_box(), state)
    assert phases == {phase for phase in Phase if phase >= Phase.BID and phase != Phase.LOT}
    assert set(GAME.rules.clauses.values()) - named <= NATURES | SELDOM.keys()


def test_whoever_is_not_to_move_is_told_so() -> None:
    for packed in positions()[::10]:
        state = CODEC.unpack(packed)
        for seat in range(state.seats):
            hidden = CODEC.copy(state)
            GAME.rules.hide(standard_box(), hidden, seat)
            compare(standard_box(), hidden)


NATURES = {"DD-2.1", "DD-2.2", "DD-2.4"}
"""What forbids only draws."""


def at_yard(goods: str, gear: str) -> Table:
    """Player 1 at the yard of navigators, which is built."""
    table = lay("S2", "0 0 1", goods, gear=gear)
    table.on("S2").is_built = 1
    return table


SELDOM: dict[str, Callable[[], Table]] = {
    "DD-1.5": lambda: at_yard("solar_panels blue_paint", "merchant merchant merchant"),
    "DD-R7": lambda: at_yard("solar_panels blue_paint", "merchant merchant merchant").empty_supply(0),
    "DD-R16": lambda: lay("C", "0 0 1", "rubber_ducks " * 20),
}
"""Positions for what hardly happens by chance."""


@pytest.mark.parametrize("clause", SELDOM)
def test_what_seldom_forbids_is_named_as_well(clause: str) -> None:
    table = SELDOM[clause]()
    assert clause in compare(table.box, table.state)
