"""Exchange offers: which to make and to accept. A swap must serve both, and neither much more than the other."""

from drakes.core.moves import Moves
from drakes.games.duck_dealer.bots.memory import SCALE, Memory
from drakes.games.duck_dealer.bots.plan_search import find_best_plan, prepare
from drakes.games.duck_dealer.rules.actions import ACCEPT, ASK, DECLINE, GIVE, SEND, WITHDRAW
from drakes.games.duck_dealer.rules.exchange import is_partner
from drakes.games.duck_dealer.rules.state import GOODS, NOTHING, Box, State, load

MARGIN = 5 * SCALE
"""What an exchange must bring, so that it is more than a slip of the forecast."""
MORE = 2
"""How many times as much as a seat itself its partner may gain; where there are but two, not more."""
GLANCE = 1
"""How wide the search for offers is: it tries many."""


def is_offered(moves: Moves, action: int) -> bool:
    """Whether an action is among the legal ones."""
    for i in range(moves.n):
        if moves.actions[i] == action:
            return True
    return False


def gain_with(box: Box, state: State, memory: Memory, seat: int, got: int, lost: int) -> int:
    """What a seat could still gain with one good more and another one fewer aboard."""
    prepare(box, state, memory, seat)
    if got != NOTHING:
        load(memory.root.state.ships[seat], got, 1)
        load(memory.root.state.ships[seat], lost, -1)
    find_best_plan(box, memory)
    return memory.best.gain


def partner_for(state: State) -> int:
    """DD-6.9: somebody here who has goods, while I have some too; or NOTHING."""
    if state.ships[state.seat].aboard == 0:
        return NOTHING
    for seat in range(state.seats):
        if is_partner(state, seat) and state.ships[seat].aboard > 0:
            return seat
    return NOTHING


def swap_for(box: Box, state: State, memory: Memory, partner: int, given: int) -> int:
    """DD-6.9: the best swap of one good for one: GOODS times the good given plus the good asked, or NOTHING.

    Where one good is on offer already, only swaps of that one.
    """
    width = memory.width
    memory.width = GLANCE
    best = NOTHING
    before = gain_with(box, state, memory, state.seat, NOTHING, NOTHING)
    most = before
    theirs = gain_with(box, state, memory, partner, NOTHING, NOTHING)
    for mine in range(GOODS):
        if state.ships[state.seat].goods[mine] > 0 and (given == NOTHING or given == mine):
            for asked in range(GOODS):
                if asked != mine and state.ships[partner].goods[asked] > 0:
                    gain = gain_with(box, state, memory, state.seat, asked, mine)
                    if gain > most:
                        their_gain = gain_with(box, state, memory, partner, mine, asked) - theirs
                        if is_fair(state, gain - before, their_gain) and is_fair(state, their_gain, gain - before):
                            best = mine * GOODS + asked
                            most = gain
    memory.width = width
    return best


def open_offer_or_nothing(box: Box, state: State, memory: Memory) -> int:
    """DD-R18: the first good of an offer worth making, once a turn; or NOTHING."""
    partner = partner_for(state)
    if partner == NOTHING or state.offers > 0:
        return NOTHING
    swap = swap_for(box, state, memory, partner, NOTHING)
    return GIVE + swap // GOODS if swap != NOTHING else NOTHING


def complete_offer(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-R18: ask for what makes the swap, then send it; withdraw what came to nothing."""
    partner = partner_for(state)
    given = NOTHING
    asked = 0
    for good in range(GOODS):
        if state.given[good] > 0:
            given = good
        asked += state.asked[good]
    if partner == NOTHING or given == NOTHING:
        return WITHDRAW
    if asked > 0:
        return SEND + partner if is_offered(moves, SEND + partner) else WITHDRAW
    swap = swap_for(box, state, memory, partner, given)
    return ASK + swap % GOODS if swap != NOTHING else WITHDRAW


def answer_offer(box: Box, state: State, memory: Memory) -> int:
    """DD-R11: accept what I gain by, if the other does not gain much more; a gift always."""
    if is_gift(state):
        return ACCEPT
    mine = gain_of_offer(box, state, memory, state.answering, 1)
    if mine < MARGIN:
        return DECLINE
    return ACCEPT if is_fair(state, mine, gain_of_offer(box, state, memory, state.seat, -1)) else DECLINE


def is_fair(state: State, mine: int, theirs: int) -> bool:
    """Whether an exchange brings enough, and the other not much more."""
    return mine >= MARGIN and theirs <= (MORE * mine if state.seats > 2 else mine)


def is_gift(state: State) -> bool:
    """DD-6.9: whether nothing is asked for."""
    for good in range(GOODS):
        if state.asked[good] > 0:
            return False
    return True


def gain_of_offer(box: Box, state: State, memory: Memory, seat: int, sign: int) -> int:
    """What the open offer would bring a seat: 1 for the one who answers, -1 for the one who asked."""
    before = gain_with(box, state, memory, seat, NOTHING, NOTHING)
    for good in range(GOODS):
        load(memory.root.state.ships[seat], good, sign * (state.given[good] - state.asked[good]))
    find_best_plan(box, memory)
    return memory.best.gain - before
