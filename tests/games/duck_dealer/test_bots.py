"""The planners: legal, reproducible, blind to secrets, and no fools."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from drakes.bots.planning import decide_by, forget
from drakes.bots.players import names
from drakes.core.game import NATURE
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.players import THINKERS, trader
from drakes.games.duck_dealer.state import Box, State
from drakes.play.match import Match
from tests.games.duck_dealer.table import Table, lay, standard_box
from tests.games.duck_dealer.test_play import hidden, play

QUICK = 2


def quick(box: Box, seen: State, actions: Sequence[int], seed: int) -> int:
    """A planner that follows few voyages."""
    return decide_by(GAME, box, seen, QUICK, seed)


def chosen(table: Table) -> str:
    """What a planner does in a position, highway parts and pathways apart; it must be legal."""
    table.state.free_parts = 0
    while True:
        forget(GAME)
        seat = GAME.to_move(table.state)
        assert seat != NATURE
        text = GAME.actions.text(decide_by(GAME, table.box, hidden(table.box, table.state, seat), QUICK, 1))
        assert text in table.legal()
        if text.split()[0] not in ("entrance", "exit"):
            return text
        table.play(text)


def test_the_planners_are_the_last_of_the_games_players() -> None:
    assert names(GAME) == ("random", "trader", *THINKERS)


@pytest.mark.parametrize("seats", [2, 4])
def test_planners_take_legal_actions_from_the_auction_to_the_end(seats: int) -> None:
    forget(GAME)
    table = play(standard_box(), seats, 3, [quick, *[trader] * (seats - 1)], start="auction")
    assert table.scores()[0] > 0


def test_a_planner_decides_alike_in_the_same_position() -> None:
    match = Match(GAME, 3, seed=5)
    for n in range(12):
        seat = match.to_move
        assert seat is not None
        choices = set()
        for _ in range(2):
            forget(GAME)
            choices.add(decide_by(GAME, standard_box(), match.hidden(seat), 1, n))
        assert len(choices) == 1
        match.play(choices.pop())


def test_dd_2_5_a_sealed_bid_changes_no_planners_bid() -> None:
    bids = set()
    for bid in ("bid 3", "bid 90"):
        match = Match(GAME, 2, seed=5, options={"start": "auction"})
        match.play(bid)
        assert match.to_move == 1
        bids.add(decide_by(GAME, standard_box(), match.hidden(1), QUICK, 4))
    assert len(bids) == 1


def test_dd_6_5_what_is_made_is_delivered_at_once() -> None:
    assert chosen(lay("C", "0 0 1", "military").consumer("C", "military")) == "deliver"


def test_dd_6_5_a_good_is_made_for_the_consumer_here() -> None:
    table = lay("C", "0 0 2", "satellites linear_accelerators").factory("C", "military").consumer("C", "military")
    assert chosen(table) == "make"


def test_dd_8_1_the_last_turn_is_spent_on_points() -> None:
    table = lay("S1", "2 0 1", "military").consumer("I1", "military")
    table.state.turn = 24
    assert chosen(table) == "fly 2"


def test_dd_6_9_a_gift_is_accepted() -> None:
    table = lay("S1", "0 0 0", "rubber_ducks").put(2, "S1")
    table.play("give rubber_ducks", "send 2")
    assert chosen(table) == "accept"


def test_dd_6_9_a_duck_is_no_price_for_a_finished_good() -> None:
    table = lay("I1", "0 0 0", "rubber_ducks").put(2, "I1").load(2, "military").consumer("C", "military")
    table.play("give rubber_ducks", "ask military", "send 2")
    assert chosen(table) == "decline"


def test_dd_6_9_what_can_be_delivered_is_worth_a_duck() -> None:
    table = lay("I1", "0 0 0", "military").put(2, "I1").load(2, "rubber_ducks").consumer("C", "military")
    table.play("give military", "ask rubber_ducks", "send 2")
    assert chosen(table) == "accept"
