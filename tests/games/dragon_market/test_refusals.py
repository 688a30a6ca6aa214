"""Why not: each phase refuses what it does not ask for, and nature's choices are nobody's."""

from __future__ import annotations

from random import Random

import pytest

from drakes.games.dragon_market import GAME
from tests.games.dragon_market.positions import crossing_position, random_position
from tests.games.dragon_market.refusal_table import TABLE, Position, clause_against, clause_against_placing
from tests.games.dragon_market.table import Table, goods, lay, start

POINTED_AT = range(GAME.rules.actions.first("starter"))
"""What a player can point at: all but nature's actions."""
NAMES = [GAME.rules.actions.text(action) for action in POINTED_AT]


def until(phase: str, **options: bool) -> Table:
    """A new game played to a phase."""
    table = start(quick_setup=True, **options)
    while table.phase != phase:
        table.play(next(iter(table.legal())))
    return table


@pytest.mark.parametrize(
    ("phase", "clause"),
    [("STARTER", "DM-2.6"), ("PLACE", "DM-2.1"), ("STOCK", "DM-2.3"), ("DEAL", "DM-2.5"), ("ROLL", "DM-3.1")],
)
def test_a_phase_refuses_other_actions_by_its_clause(phase: str, clause: str) -> None:
    assert until(phase).refused("end") == clause


@pytest.mark.parametrize(
    ("phase", "clause"),
    [("STARTER", "DM-2.6"), ("PLACE", "DM-R10"), ("STOCK", "DM-2.3"), ("DEAL", "DM-2.5"), ("ROLL", "DM-3.1")],
)
def test_what_nature_does_no_player_may(phase: str, clause: str) -> None:
    table = until(phase)
    action = next(iter(table.legal()))
    table.state.observer = 0
    assert table.refused(action) == clause


def test_dm_6_1_while_a_card_is_chosen_nothing_else_is_possible() -> None:
    assert until("KEEP", red_cards=True).refused("end") == "DM-6.1"


def test_dm_3_2_a_player_may_not_act_for_another() -> None:
    table = until("KEEP", red_cards=True)
    action = next(iter(table.legal()))
    table.state.observer = (table.state.seat + 1) % 4
    assert table.refused(action) == "DM-3.2"
    table.state.observer = table.state.seat
    assert table.refused(action) == ""


def test_every_action_is_refused_exactly_where_it_is_not_offered() -> None:
    table = lay("1 c3 east, 6 e5 east", heirs="1:6a 2:6b", bonuses="cross leap", points=2, red_cards=True)
    table.state.collected[0] = goods("kite")
    legal = set(table.legal())
    for action in range(GAME.rules.actions.size):
        assert (GAME.people.why_not(table.box, table.state, action) == 0) == (GAME.rules.actions.text(action) in legal)


def refusals_of(table: Table) -> dict[str, str]:
    """What `why_not` answers to everything a player can point at."""
    answers = (GAME.people.why_not(table.box, table.state, action) for action in POINTED_AT)
    return {name: GAME.rules.clauses.get(answer, "") for name, answer in zip(NAMES, answers, strict=True)}


@pytest.mark.parametrize("part", range(4))
def test_every_refusal_in_300_positions_is_that_of_the_table_made_by_hand(part: int) -> None:
    """DM-6.3 (c) to (h), DM-R7, DM-R14, DM-R19: what is wrong with this very target."""
    for seed in range(75 * part, 75 * (part + 1)):
        table = crossing_position(seed) if seed % 10 == 0 else random_position(seed)
        twin = Position(table.box, table.state)
        wanted = {name: clause_against(twin, name) for name in NAMES}
        assert refusals_of(table) == wanted, seed


def test_the_300_positions_reach_every_row_of_the_table() -> None:
    met = {
        (name.split()[0], clause) for seed in range(300) for name, clause in refusals_of(random_position(seed)).items()
    }
    assert {(kind, clause) for kind, rows in TABLE.items() for clause, _ in rows} <= met


def test_every_refusal_while_boats_are_placed_is_that_of_the_table_made_by_hand() -> None:
    for seed in range(6):
        random, table = Random(seed), start(2 + seed % 3)
        table.play(random.choice(list(table.legal())))
        while table.phase == "PLACE":
            twin = Position(table.box, table.state)
            assert refusals_of(table) == {name: clause_against_placing(twin, name) for name in NAMES}
            table.play(random.choice(list(table.legal())))


def test_every_refusal_while_a_card_is_kept_or_coins_are_taken_names_that_choice() -> None:
    keeping = until("KEEP", red_cards=True)
    offered = set(keeping.legal())
    assert refusals_of(keeping) == {name: "" if name in offered else "DM-6.1" for name in NAMES}
    taking = lay("1 d5 north", coins="2 4 4 2", points=2)
    taking.play("end", "take 2")
    assert refusals_of(taking) == {name: "" if name in ("take 2", "take 3") else "DM-3.4" for name in NAMES}


@pytest.mark.parametrize(
    ("bonus", "target", "clause"),
    [
        ("drift", "drift 1 south 1", "DM-6.3 (c)"),
        ("drift", "drift 1 west 3", "DM-R7"),
        ("cross", "cross north east", "DM-R14"),
        ("leap", "leap south", "DM-R19 (f)"),
        ("swap", "swap 2", "DM-6.3 (g)"),
        ("swing", "swing 1 left", "DM-6.3 (h)"),
    ],
)
def test_dm_6_3_a_bonus_one_has_says_what_is_wrong_with_its_target(bonus: str, target: str, clause: str) -> None:
    table = lay("1 c5 north, 6 h5 east", heirs="1:1a 2:6a", bonuses=bonus, red_cards=True)
    assert table.refused(target) == clause
    table.state.used = -1
    assert table.refused(target) == "DM-6.3"
