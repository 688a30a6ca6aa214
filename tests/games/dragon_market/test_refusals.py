"""Why not: each phase refuses what it does not ask for, and nature's choices are nobody's."""

from __future__ import annotations

import pytest

from drakes.games.dragon_market import GAME
from tests.games.dragon_market.table import Table, goods, lay, start


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
