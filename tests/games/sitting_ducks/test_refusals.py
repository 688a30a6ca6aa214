"""Every refusal is reached, and names the clause that forbids."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from drakes.core.game import EVERYTHING
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.rules.state import Phase
from drakes.laws.cases import all_cases
from drakes.play.match import Match
from tests.games.sitting_ducks.refusal_table import TABLE, Position, clause_against
from tests.games.sitting_ducks.table import Table, lay, new_table

LINE = "B G^2 w O/Y Y w"


def over() -> Table:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w")
    table.play("shoot a 2")
    return table


def after(table: Table, *actions: str) -> Table:
    table.play(*actions)
    return table


REFUSALS: dict[str, tuple[Callable[[], Table], str]] = {
    "SD-2.3": (lambda: lay(LINE).seen_by(2), "shoot a 1"),
    "SD-3.1": (lambda: lay(LINE, hand="shoot"), "misfire a 1 left"),
    "SD-3.2": (lambda: lay(LINE, hand="take_aim"), "discard a take_aim"),
    "SD-3.4": (lambda: after(lay(LINE, hand="take_aim", pile="misfire"), "take_aim a 1"), "draw shoot"),
    "SD-4.1": (over, "shoot b 1"),
    "SD-5.1": (lambda: lay(LINE, sights="1", hand="take_aim"), "take_aim a 1"),
    "SD-5.2": (lambda: lay(LINE, sights="1", hand="shoot"), "shoot a 2"),
    "SD-5.4": (lambda: lay(LINE, sights="1", hand="double_barrel"), "double_barrel a 1-2"),
    "SD-5.5": (lambda: lay(LINE, hand="quick_shot"), "quick_shot a 3"),
    "SD-5.6": (lambda: lay(LINE, hand="misfire"), "misfire a 1 right"),
    "SD-5.7": (lambda: lay(LINE, hand="two_birds"), "two_birds a 1-2"),
    "SD-5.8": (lambda: lay(LINE, hand="bump_left"), "bump_left a 2"),
    "SD-5.10": (lambda: lay(LINE, hand="move_ahead"), "move_ahead a 1"),
    "SD-5.11": (lambda: lay(LINE, hand="fast_forward"), "fast_forward a 3"),
    "SD-5.12": (lambda: after(lay(LINE, hand="disorderly_conduckt"), "disorderly_conduckt a"), "shoot b 1"),
    "SD-5.14": (lambda: lay(LINE, hand="duck_and_cover"), "duck_and_cover a 2 right"),
    "SD-5.15": (lambda: lay(LINE, hand="bottoms_up"), "bottoms_up a 3"),
    "SD-R1": (lambda: lay(LINE, hand="duck_and_cover"), "duck_and_cover a 5 left"),
    "SD-R2": (lambda: lay(LINE, hand="hang_back"), "hang_back a 2"),
    "SD-R3": (lambda: lay(LINE, hand="bottoms_up"), "bottoms_up a 2"),
    "SD-R4": (lambda: lay(LINE, hand="quick_shot"), "quick_shot a 2"),
    "SD-R5": (lambda: lay("B w w G O Y", sights="2 3", hand="two_birds"), "two_birds a 2-3"),
    "SD-R10": (lambda: after(lay(LINE, hand="line_forward", pond="w"), "line_forward a"), "pond blue"),
    "SD-V1": (lambda: new_table(3, secret_colours=True), "colour pink"),
    "SD-V5": (lambda: lay(LINE, hand="give_peace", deck="extended"), "give_peace a"),
}


@pytest.mark.parametrize("clause", REFUSALS)
def test_a_refusal_names_its_clause(clause: str) -> None:
    table, action = REFUSALS[clause]
    assert table().refused(action) == clause


def test_every_refusal_is_reached() -> None:
    assert set(GAME.rules.clauses.values()) == set(REFUSALS)


def test_refusals_are_numbered_from_one_without_a_gap() -> None:
    assert sorted(GAME.rules.clauses) == list(range(1, len(REFUSALS) + 1))
    assert all(re.fullmatch(r"SD-(\d\.\d+|[RV]\d+)", clause) for clause in GAME.rules.clauses.values())


POINTED_AT = range(GAME.rules.actions.first("pond"))
"""What a player can point at: all but nature's actions."""
NAMES = [GAME.rules.actions.text(action) for action in POINTED_AT]
CASES = all_cases(GAME.name)


def some_position(seed: int) -> Table:
    """In the middle of a game of some size and variant, with any cards in the mover's hand, often with any sights."""
    random = Random(seed)
    case = random.choice(CASES)
    match = Match(GAME, case.seats, seed, case.options)
    for _ in range(random.randrange(80)):
        if match.is_over:
            return some_position(seed + 1000)
        match.play(random.choice(match.legal()))
    if match.is_over:
        return some_position(seed + 1000)
    table = Table(match._state)
    if random.random() < 0.5:
        table.state.sights = random.randrange(1 << 6)
    if table.state.phase == Phase.PLAY:
        hand = random.choices(range(len(TABLE)), k=3) if random.random() < 0.8 else [random.choice(HARD)] * 3
        for slot, card in enumerate(hand):
            table.state.hands[table.state.seat].cards[slot] = card
    return table


HARD = [list(TABLE).index(card) for card in ("two_birds", "bump_left", "give_peace", "resurrection", "misfire")]
"""Cards that often cannot be played: three of one are a hand that may have to be discarded."""


def refusals_of(table: Table) -> dict[str, str]:
    """What `why_not` answers to everything a player can point at."""
    answers = (GAME.people.why_not(table.box, table.state, action) for action in POINTED_AT)
    return {name: GAME.rules.clauses.get(answer, "") for name, answer in zip(NAMES, answers, strict=True)}


def test_every_refusal_in_300_positions_is_that_of_the_table_made_by_hand() -> None:
    met = set()
    for seed in range(300):
        table = some_position(seed)
        twin = Position(table.box, table.state)
        found = refusals_of(table)
        assert found == {name: clause_against(twin, name) for name in NAMES}, seed
        met |= {(name.split()[0], clause) for name, clause in found.items()}
    assert {(kind, clause) for kind, rows in TABLE.items() for clause, _ in rows} <= met, "every row of it is reached"
    assert {("discard", clause) for clause in ("", "SD-3.1", "SD-3.2")} | {("arrange", "SD-5.12")} <= met


def test_whatever_is_pointed_at_is_refused_to_whoever_is_not_to_move() -> None:
    for seed in range(0, 300, 30):
        table = some_position(seed)
        seat = (table.state.seat + 1) % table.state.seats
        assert table.state.observer == EVERYTHING
        assert set(refusals_of(table.seen_by(seat + 1)).values()) == {"SD-2.3"}
