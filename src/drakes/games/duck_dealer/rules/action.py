"""Chapter 3, the action turn: what may be done in it, and which chapter answers for it."""

from drakes.core.events import EventLog
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import (
    ASK,
    BUILD_CONSUMER,
    BUILD_CONSUMER_WITH,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    CLAIM,
    DELIVER,
    END_TURN,
    ENTRANCE,
    FLY,
    GIVE,
    HIGHWAY,
    JUMP,
    MAKE,
    MINE,
    PART,
    REPLACE,
    SEND,
    STOP,
    WITHDRAW,
)
from drakes.games.duck_dealer.rules.building import (
    build_consumer,
    build_factory,
    build_spaceyard,
    claim,
    offer_builds,
    offer_consumer_with,
)
from drakes.games.duck_dealer.rules.energy import spend
from drakes.games.duck_dealer.rules.exchange import ask, give, offer_goods, send, withdraw
from drakes.games.duck_dealer.rules.exploring import arrive
from drakes.games.duck_dealer.rules.flying import land, offer_flights
from drakes.games.duck_dealer.rules.highways import may_highway, pay_for_part, place_part
from drakes.games.duck_dealer.rules.pathways import jump, may_jump, offer_entrances, place_entrance
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    BUILD,
    DONE,
    END,
    FIT_GOODS,
    FOR_CLAIM,
    FOR_FLIGHT,
    FOR_HIGHWAY,
    FOR_JUMP,
    MOVEMENT,
    NEED_CUBE,
    NOTHING,
    PART_PHASE,
    PLANETS,
    Box,
    State,
)
from drakes.games.duck_dealer.rules.trade import buy, deliver, make, mine, offer_uses, replace


def offer_action(box: Box, state: State, moves: Moves) -> None:
    """DD-3.6: movement, building and trade, in any order, and the end of the turn."""
    offer_flights(box, state, moves)
    if may_jump(state) == 0:
        offer(moves, JUMP, 1)
    if may_highway(box, state) == 0:
        offer(moves, HIGHWAY, 1)
    offer_builds(box, state, moves)
    offer_uses(box, state, moves)
    offer_entrances(box, state, moves)
    offer_goods(state, moves)
    offer(moves, END_TURN, 1)
    offer_consumer_with(box, state, moves)


def do_action(box: Box, state: State, action: int, log: EventLog) -> int:
    """DD-3.6: one action of the turn, and what follows it."""
    if action < JUMP:
        return set_off(state, FOR_FLIGHT, destination(action))
    if action == JUMP:
        return set_off(state, FOR_JUMP, NOTHING)
    if action == END_TURN:
        return END
    if action >= BUILD_CONSUMER_WITH:
        build_consumer(box, state, action - BUILD_CONSUMER_WITH, log)
        return DONE
    if action == HIGHWAY:
        state.phase = PART_PHASE
    elif action < MINE:
        return build(box, state, action, log)
    elif action < ENTRANCE:
        use_tile(box, state, action, log)
    elif action < PART:
        place_entrance(box, state, action - ENTRANCE, log)
    else:
        deal_with_partner(state, action, log)
    return DONE


def destination(action: int) -> int:
    """The node a flight goes to."""
    if action < STOP:
        return action - FLY
    return PLANETS + action - STOP


def set_off(state: State, purpose: int, node: int) -> int:
    """DD-4.1, DD-4.6, DD-4.7: a movement marker, then room in the holds, then the flight or jump."""
    spend(state, MOVEMENT, 1)
    state.purpose = purpose
    state.pending = node
    return FIT_GOODS


def lay_part(state: State, dot: int) -> int:
    """DD-3.5, DD-5.7: a highway part, free or paid."""
    pay_for_part(state)
    return use_cube(state, FOR_HIGHWAY, dot)


def use_cube(state: State, purpose: int, target: int) -> int:
    """DD-3.9: a cube from the stock, or else one from the board."""
    state.purpose = purpose
    state.pending = target
    return NEED_CUBE


def resume(box: Box, state: State, log: EventLog) -> None:
    """After what had to be asked in between: the flight, the jump, the highway part or the privilege."""
    target = state.pending
    state.pending = NOTHING
    state.phase = ACTION_PHASE
    if state.purpose == FOR_FLIGHT or state.purpose == FOR_JUMP:
        if state.purpose == FOR_FLIGHT:
            land(box, state, target, log)
        else:
            jump(box, state, log)
        arrive(box, state, log)
    elif state.purpose == FOR_HIGHWAY:
        place_part(box, state, target, log)
    elif state.purpose == FOR_CLAIM:
        claim(state, target, log)


def build(box: Box, state: State, action: int, log: EventLog) -> int:
    """DD-5.1: a consumer, a spaceyard, a factory or a privilege."""
    if action >= CLAIM:
        spend(state, BUILD, box.claim_price)
        return use_cube(state, FOR_CLAIM, action - CLAIM)
    if action == BUILD_CONSUMER:
        build_consumer(box, state, NOTHING, log)
    elif action < BUILD_FACTORY:
        build_spaceyard(box, state, action - BUILD_SPACEYARD, log)
    else:
        build_factory(box, state, action - BUILD_FACTORY, log)
    return DONE


def use_tile(box: Box, state: State, action: int, log: EventLog) -> None:
    """DD-6.1: the mine, the factory, the consumer or the spaceyard here."""
    if action == MINE:
        mine(state, log)
    elif action == MAKE:
        make(box, state, log)
    elif action == DELIVER:
        deliver(box, state, log)
    elif action == BUY:
        buy(box, state, log)
    else:
        replace(box, state, action - REPLACE, log)


def deal_with_partner(state: State, action: int, log: EventLog) -> None:
    """DD-6.9, DD-R18: an offer grows, is sent or withdrawn."""
    if action < ASK:
        give(state, action - GIVE, log)
    elif action < SEND:
        ask(state, action - ASK, log)
    elif action < WITHDRAW:
        send(state, action - SEND, log)
    else:
        withdraw(state, log)
