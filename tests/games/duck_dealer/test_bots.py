"""The planners: legal, reproducible, blind to secrets, and no fools."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from drakes.bots.choosing import choose, names
from drakes.bots.planner import decide_by, forget
from drakes.core.events import EventLog
from drakes.core.game import NATURE
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.bots.decisions import MOST_BID, UNSURE
from drakes.games.duck_dealer.bots.memory import TENTHS, WIDEST, width_of
from drakes.games.duck_dealer.bots.players import BUDGETS
from drakes.games.duck_dealer.bots.trader import trader
from drakes.games.duck_dealer.rules.actions import BID_FIRST, POSITION_FIRST
from drakes.games.duck_dealer.rules.state import Box, State
from drakes.play.match import Match
from tests.games.duck_dealer.table import Table, dealt, lay, standard_box
from tests.games.duck_dealer.test_play import hidden, play

QUICK = 20
LAST = 24
"""The last turn of all: what is not scored now never is."""


def quick(box: Box, seen: State, actions: Sequence[int], seed: int) -> int:
    """A planner that follows few plans."""
    return decide_by(GAME, box, seen, QUICK, seed)


def chosen(table: Table) -> str:
    """What a planner does in a position, highway parts and pathways apart; it must be legal."""
    table.state.free_parts = 0
    while True:
        forget(GAME)
        seat = GAME.rules.to_move(table.state)
        assert seat != NATURE
        text = GAME.rules.actions.text(decide_by(GAME, table.box, hidden(table.box, table.state, seat), QUICK, 1))
        assert text in table.legal()
        if text.split()[0] not in ("entrance", "exit"):
            return text
        table.play(text)


def test_the_planners_are_the_last_of_the_games_players() -> None:
    assert names(GAME) == ("random", "trader", *BUDGETS)


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
            choices.add(decide_by(GAME, standard_box(), match.hidden(seat), 10, n))
        assert len(choices) == 1
        match.play(choices.pop())


def test_a_planner_takes_over_wherever_another_left_off() -> None:
    match, chance, phases = Match(GAME, 3, seed=8), Random(8), set[int]()
    while match.to_move is not None and len(phases) < 8:
        seat, legal = match.to_move, match.legal()
        if len(legal) > 1 and chance.randrange(4) == 0:
            phases.add(match.hidden(seat).phase)
            assert decide_by(GAME, standard_box(), match.hidden(seat), 10, 3) in legal
        match.play(chance.choice(legal))
    assert len(phases) == 8


def test_a_planner_asked_twice_in_the_midst_of_its_turn_answers_the_same() -> None:
    match = Match(GAME, 3, seed=5)
    for n in range(60):
        seat = match.to_move
        assert seat is not None
        once, again = (decide_by(GAME, standard_box(), match.hidden(seat), QUICK, n) for _ in range(2))
        assert once == again
        match.play(once)


@cache
def auction(seats: int) -> State:
    """A table before the first bid."""
    return dealt(seats, "auction").state


def bid_after(bids: Sequence[int], seats: int, level: str, seed: int) -> int:
    """What the next seat's planner bids after sealed bids of others."""
    state = GAME.rules.codec.copy(auction(seats))
    for bid in bids:
        GAME.rules.apply(standard_box(), state, BID_FIRST + bid, EventLog())
    seen = hidden(standard_box(), state, len(bids))
    return choose(GAME, standard_box(), seen, range(BID_FIRST, POSITION_FIRST), level, seed) - BID_FIRST


def compare_bids(level: str, positions: int) -> None:
    """In so many auctions: what others bid under seal changes nothing."""
    for seed in range(positions):
        chance, seats = Random(seed), 2 + seed % 4
        one, two = ([chance.randrange(101) for _ in range(seats - 1)] for _ in range(2))
        assert bid_after(one, seats, level, seed) == bid_after(two, seats, level, seed)


@pytest.mark.parametrize("level", BUDGETS)
def test_dd_2_5_sealed_bids_change_no_planners_bid(level: str) -> None:
    compare_bids(level, 4)


@pytest.mark.deep
@pytest.mark.parametrize("level", BUDGETS)
def test_dd_2_5_sealed_bids_never_change_a_planners_bid(level: str) -> None:
    compare_bids(level, 250)


def test_dd_2_5_a_bid_is_no_more_than_a_place_may_be_worth() -> None:
    bids = [bid_after([], 3, "easy", seed) for seed in range(20)]
    assert 0 <= min(bids) < max(bids) <= MOST_BID + UNSURE


def test_dd_6_5_what_is_made_is_delivered_before_the_end() -> None:
    assert chosen(lay("C", "0 0 1", "military", turn=LAST).consumer("C", "military")) == "deliver"


def test_dd_6_5_a_good_is_made_for_the_consumer_here_before_the_end() -> None:
    table = lay("C", "0 0 2", "satellites linear_accelerators", turn=LAST)
    assert chosen(table.factory("C", "military").consumer("C", "military")) == "make"


def test_dd_8_1_the_last_turn_is_spent_on_points() -> None:
    table = lay("S1", "2 0 1", "military", turn=LAST).consumer("I1", "military")
    assert chosen(table) == "fly 2"


def test_dd_6_5_what_a_final_good_needs_is_not_handed_in_for_little() -> None:
    table = lay("C", "2 0 2", "satellites linear_accelerators", turn=LAST)
    table.consumer("C", "satellites").factory("C", "military").consumer("I1", "military")
    assert chosen(table) == "make"


def test_dd_3_8_markers_that_may_be_kept_are_not_flown_away() -> None:
    table = lay("C", "4 0 0", "military", turn=20).consumer("C", "military")
    assert chosen(table) == "end_turn"


def two_halves() -> Table:
    """Two ships at a factory and consumer, each with too much of one input and nothing of the other."""
    table = lay("C", "0 0 4", "satellites satellites", seats=3, turn=22).factory("C", "military")
    return table.consumer("C", "military").put(2, "C").load(2, "linear_accelerators linear_accelerators")


def test_dd_6_9_an_exchange_that_helps_both_is_offered_and_accepted() -> None:
    table = two_halves().charge(2, "0 0 4")
    for step in ("give satellites", "ask linear_accelerators", "send 2", "accept"):
        assert chosen(table) == step
        table.play(step)
    assert table.goods(1) == table.goods(2) == {"satellites": 1, "linear_accelerators": 1}


def test_dd_6_9_nothing_is_offered_to_one_who_would_not_gain() -> None:
    table = lay("C", "0 0 4", "rubber_ducks", seats=3, turn=22).consumer("C", "military").put(2, "C")
    assert not chosen(table.load(2, "military")).startswith("give")


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


@pytest.mark.parametrize("budget", [10, 17, 20, 60, 64])
def test_a_budget_is_the_mean_of_the_plans_followed_in_tenths(budget: int) -> None:
    widths = [width_of(budget, seed) for seed in range(TENTHS)]
    assert sum(widths) == budget
    assert max(widths) - min(widths) <= 1


def test_no_budget_is_too_small_or_too_large_to_think_with() -> None:
    assert [width_of(budget, 3) for budget in (0, 1, 10**6)] == [1, 1, WIDEST]
