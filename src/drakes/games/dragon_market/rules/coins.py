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


def richest(state: State, side: int) -> int:
    """DM-3.4: the other sides that have the most coins now, one bit each; none if nobody else has any."""
    found, most = 0, 1
    for other in range(sides(state)):
        if other != side and state.coins[other] > most:
            found, most = 0, state.coins[other]
        if other != side and state.coins[other] == most:
            found |= 1 << other
    return found


def with_coins(state: State, some: int) -> int:
    """Those of some sides that have a coin, one bit each."""
    found = 0
    for side in range(sides(state)):
        if state.coins[side] > 0:
            found |= some & (1 << side)
    return found


def takes(state: State, seat: int) -> int:
    """DM-3.4: the sides a player may take the next coin from, one bit each.

    By version 1's reading those that have the most before each coin; since then those that had the most when the taking
    began, as long as one of them has a coin.
    """
    if state.rulings == 0:
        return richest(state, side_of(state, seat))
    return with_coins(state, state.givers)


def choose_givers(state: State) -> None:
    """DM-3.4: the richest when the taking begins; only when none of these has a coin left, the next richest."""
    if state.rulings > 0 and with_coins(state, state.givers) == 0:
        state.givers = richest(state, side_of(state, state.seat))


def may_take(state: State, seat: int, other: int) -> int:
    """DM-3.4: from one of the givers; a team is named by its first seat."""
    return DM_3_4 if (takes(state, seat) >> other) & 1 == 0 else 0


def offer_takes(state: State, moves: Moves) -> None:
    """DM-3.4: among equals the taker chooses for each coin."""
    for other in range(sides(state)):
        if may_take(state, state.seat, other) == 0:
            offer(moves, TAKE + other, 1)


def take_coin(state: State, other: int, log: EventLog) -> None:
    """DM-3.4: one coin of the rest."""
    state.coins[other] -= 1
    state.coins[side_of(state, state.seat)] += 1
    state.owed -= 1
    emit(log, EVERYONE, COIN_TAKEN, state.seat, other, 0)


def collect(state: State, log: EventLog) -> bool:
    """DM-3.4: all that is owed, by itself as far as there is no choice. True when nothing is left to take."""
    earn_coins(state, log)
    while state.owed > 0:
        choose_givers(state)
        found = takes(state, state.seat)
        if found == 0:
            emit(log, EVERYONE, COINS_LOST, state.seat, state.owed, 0)
            state.owed = 0
        elif found & (found - 1) != 0:
            state.phase = TAKE_PHASE
            return False
        else:
            take_coin(state, lowest(found), log)
    state.givers = 0
    return True


def lowest(some: int) -> int:
    """The first of some sides."""
    side = 0
    while (some >> side) & 1 == 0:
        side += 1
    return side
