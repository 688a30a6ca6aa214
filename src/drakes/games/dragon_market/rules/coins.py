"""Chapter 3, coins: spend and earn them, from the supply or from whoever has most."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import TAKE
from drakes.games.dragon_market.rules.clauses import DM_3_3, DM_3_4
from drakes.games.dragon_market.rules.events import COIN_SPENT, COIN_TAKEN, COINS_EARNED, COINS_LOST
from drakes.games.dragon_market.rules.state import COINS_A_TURN, TAKE_PHASE, Box, State, side_of, sides


def hand_out_coins(box: Box, state: State) -> None:
    """DM-2.6, DM-R17: in turn order 0, 1, 2, 3; partners put theirs together."""
    state.supply = box.coins
    for place in range(state.seats):
        side = side_of(state, (state.first + place) % state.seats)
        state.coins[side] += place
        state.supply -= place


def coins_to_spend(state: State, seat: int) -> int:
    """DM-3.3: how many coins may still be spent: those one has, up to two in a turn."""
    return min(COINS_A_TURN - state.coins_spent, state.coins[side_of(state, seat)])


def may_spend_coin(state: State, seat: int) -> int:
    """DM-3.3: while there is one to spend."""
    return DM_3_3 if coins_to_spend(state, seat) == 0 else 0


def spend_coin(state: State, log: EventLog) -> None:
    """DM-3.3: one point for a coin, which returns to the supply."""
    state.coins[side_of(state, state.seat)] -= 1
    state.supply += 1
    state.coins_spent += 1
    state.points += 1
    emit(log, EVERYONE, COIN_SPENT, state.seat, 0, 0)


def earn_coins(state: State, log: EventLog) -> None:
    """DM-3.4: what is owed, as far as the supply goes."""
    coins = min(state.owed, state.supply)
    if coins > 0:
        state.supply -= coins
        state.coins[side_of(state, state.seat)] += coins
        state.owed -= coins
        emit(log, EVERYONE, COINS_EARNED, state.seat, coins, 0)


def most_coins(state: State, side: int) -> int:
    """DM-3.4: the most coins another side has."""
    most = 0
    for other in range(sides(state)):
        if other != side:
            most = max(most, state.coins[other])
    return most


def may_take(state: State, seat: int, other: int) -> int:
    """DM-3.4: from another side that then has the most; a team is named by its first seat."""
    side = side_of(state, seat)
    if other >= sides(state) or other == side or state.coins[other] < most_coins(state, side):
        return DM_3_4
    return 0


def offer_takes(state: State, moves: Moves) -> None:
    """DM-3.4: among equals the taker chooses."""
    for other in range(sides(state)):
        if may_take(state, state.seat, other) == 0:
            offer(moves, TAKE + other, 1)


def take_coin(state: State, other: int, log: EventLog) -> None:
    """DM-3.4: one coin of the rest."""
    state.coins[other] -= 1
    state.coins[side_of(state, state.seat)] += 1
    state.owed -= 1
    emit(log, EVERYONE, COIN_TAKEN, state.seat, other, 0)


def richest(state: State) -> int:
    """DM-3.4: the sides the mover may take from, one bit each."""
    found = 0
    for other in range(sides(state)):
        if may_take(state, state.seat, other) == 0:
            found |= 1 << other
    return found


def collect(state: State, log: EventLog) -> bool:
    """DM-3.4: all that is owed, by itself as far as there is no choice. True when nothing is left to take."""
    earn_coins(state, log)
    while state.owed > 0:
        if most_coins(state, side_of(state, state.seat)) == 0:
            emit(log, EVERYONE, COINS_LOST, state.seat, state.owed, 0)
            state.owed = 0
            return True
        found = richest(state)
        if found & (found - 1) != 0:
            state.phase = TAKE_PHASE
            return False
        other = 0
        while (found >> other) & 1 == 0:
            other += 1
        take_coin(state, other, log)
    return True
