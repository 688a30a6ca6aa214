"""Why an action is not possible: the same questions that `legal` asks, with the clause as the answer."""

from collections.abc import Callable

from drakes.core.game import EVERYTHING, OVER
from drakes.games.duck_dealer.rules.actions import ACTIONS
from drakes.games.duck_dealer.rules.auction import is_next, may_pick
from drakes.games.duck_dealer.rules.building import (
    may_build_consumer,
    may_build_factory,
    may_build_spaceyard,
    may_claim,
)
from drakes.games.duck_dealer.rules.cargo import may_discard
from drakes.games.duck_dealer.rules.clauses import (
    DD_2_1,
    DD_2_2,
    DD_2_4,
    DD_2_5,
    DD_2_6,
    DD_2_7,
    DD_3_1,
    DD_3_7,
    DD_3_8,
    DD_3_9,
    DD_4_5,
    DD_4_7,
    DD_5_7,
    DD_7_1,
    DD_8_1,
    DD_R11,
    DD_R17,
    DD_R18,
)
from drakes.games.duck_dealer.rules.cubes import may_take_part, may_take_privilege
from drakes.games.duck_dealer.rules.energy import may_put_back
from drakes.games.duck_dealer.rules.exchange import may_ask, may_give, may_offer, may_send
from drakes.games.duck_dealer.rules.exploring import may_explore
from drakes.games.duck_dealer.rules.flying import may_fly
from drakes.games.duck_dealer.rules.highways import may_highway, may_place_part
from drakes.games.duck_dealer.rules.pathways import may_enter, may_jump, may_place_marker
from drakes.games.duck_dealer.rules.setup import level_to_deal, may_start, undealt
from drakes.games.duck_dealer.rules.state import (
    FOR_END,
    LEVEL_OF,
    NOTHING,
    PLANETS,
    Box,
    Phase,
    State,
)
from drakes.games.duck_dealer.rules.trade import may_buy, may_deliver, may_make, may_mine, may_replace
from drakes.games.duck_dealer.rules.turn import to_move

Question = Callable[[Box, State, tuple[int, ...]], int]


def why_not(box: Box, state: State, action: int) -> int:
    """0 if the observer may take this action now, else the clause that forbids it."""
    mover = to_move(state)
    if mover == OVER:
        return DD_8_1
    if state.observer != EVERYTHING and state.observer != mover:
        return DD_3_1
    phase = Phase(state.phase)
    kind = ACTIONS.range_of(action).kind
    if kind not in ASKED[phase]:
        return why_not_now(box, state, phase, kind)
    question = QUESTIONS.get(kind)
    return question(box, state, ACTIONS.values(action)) if question else 0


def why_not_now(box: Box, state: State, phase: Phase, kind: str) -> int:
    """The clause that says what is asked now instead; where nothing is, the one that says when this kind is."""
    if phase == Phase.KEEP_GOODS and state.purpose == FOR_END:
        return DD_3_8
    if phase == Phase.ACTION and kind == "part":
        return may_highway(box, state) or DD_5_7
    if phase == Phase.ACTION and kind == "exit":
        return DD_7_1 if state.ships[state.seat].exit == NOTHING else DD_3_7
    if phase == Phase.ACTION or (phase == Phase.TURN and kind == "discard"):
        return WHEN.get(kind, INSTEAD[phase])
    return INSTEAD[phase]


def may_draw_mine(box: Box, state: State, values: tuple[int, ...]) -> int:
    """DD-2.1: a mine that is left for the next planet."""
    return 0 if undealt(box, state, values[0]) else DD_2_1


def may_draw_yard(box: Box, state: State, values: tuple[int, ...]) -> int:
    """DD-2.1: a spaceyard that is left."""
    return 0 if state.yards[values[0]] else DD_2_1


def may_draw_consumer(box: Box, state: State, values: tuple[int, ...]) -> int:
    """DD-2.2: a consumer that is left, of the level to be dealt."""
    is_due = LEVEL_OF[values[0]] == level_to_deal(state)
    return 0 if state.consumers[values[0]] and is_due else DD_2_2


def may_add(state: State, refusal: int) -> int:
    """DD-R18: an offer may be made, and this good may be added to it."""
    return may_offer(state) or refusal


QUESTIONS: dict[str, Question] = {
    "mine_dealt": may_draw_mine,
    "yard_dealt": may_draw_yard,
    "consumer_dealt": may_draw_consumer,
    "starter": lambda box, state, v: 0 if v[0] < state.seats else DD_2_4,
    "lot": lambda box, state, v: 0 if is_next(state, v[0]) else DD_2_5,
    "position": lambda box, state, v: may_pick(state, v[0]),
    "start": lambda box, state, v: may_start(box, state, v[0]),
    "fly": lambda box, state, v: may_fly(box, state, v[0]),
    "stop": lambda box, state, v: may_fly(box, state, PLANETS + v[0]),
    "jump": lambda box, state, v: may_jump(state),
    "highway": lambda box, state, v: may_highway(box, state),
    "part": lambda box, state, v: may_place_part(box, state, v[0]),
    "build_consumer": lambda box, state, v: may_build_consumer(box, state, NOTHING),
    "build_consumer_with": lambda box, state, v: may_build_consumer(box, state, v[0]),
    "build_spaceyard": lambda box, state, v: may_build_spaceyard(box, state, v[0]),
    "build_factory": lambda box, state, v: may_build_factory(box, state, v[0]),
    "claim": lambda box, state, v: may_claim(box, state, v[0]),
    "mine": lambda box, state, v: may_mine(box, state),
    "make": lambda box, state, v: may_make(box, state),
    "deliver": lambda box, state, v: may_deliver(box, state),
    "buy": lambda box, state, v: may_buy(box, state),
    "replace": lambda box, state, v: may_replace(box, state, v[0]),
    "entrance": lambda box, state, v: may_enter(box, state, v[0]),
    "exit": lambda box, state, v: may_place_marker(box, state, v[0]),
    "give": lambda box, state, v: may_add(state, may_give(state, v[0])),
    "ask": lambda box, state, v: may_add(state, may_ask(state, v[0])),
    "send": lambda box, state, v: may_send(box, state, v[0]),
    "explore": lambda box, state, v: may_explore(state, v[0]),
    "take_part": lambda box, state, v: may_take_part(box, state, v[0]),
    "take_privilege": lambda box, state, v: may_take_privilege(box, state, v[0], v[1]),
    "discard": lambda box, state, v: may_discard(state.ships[state.seat], v[0]),
    "put_back": lambda box, state, v: may_put_back(state.ships[state.seat], v[0]),
}
"""What each kind of action asks; kinds that are not here are always possible when asked for."""

WHEN: dict[str, int] = {
    "send": DD_R18,
    "withdraw": DD_R18,
    "accept": DD_R11,
    "decline": DD_R11,
    "explore": DD_4_5,
    "take_part": DD_3_9,
    "take_privilege": DD_3_9,
    "discard": DD_R17,
    "put_back": DD_3_8,
}
"""The kinds of action that belong to a question in the midst of a turn, and the clause that says when it is asked."""

FLIGHTS = ("fly", "stop", "jump")
BUILDS = ("highway", "build_consumer", "build_consumer_with", "build_spaceyard", "build_factory", "claim")
USES = ("mine", "make", "deliver", "buy", "replace")

ASKED: dict[Phase, tuple[str, ...]] = {
    Phase.MINES: ("mine_dealt",),
    Phase.YARDS: ("yard_dealt",),
    Phase.CONSUMERS: ("consumer_dealt",),
    Phase.STARTER: ("starter",),
    Phase.BID: ("bid",),
    Phase.REBID: ("bid",),
    Phase.LOT: ("lot",),
    Phase.POSITION: ("position",),
    Phase.GEAR: ("gear",),
    Phase.START: ("start",),
    Phase.TURN: ("collect", "act"),
    Phase.ACTION: (*FLIGHTS, *BUILDS, *USES, "entrance", "give", "ask", "end_turn"),
    Phase.EXPLORE: ("explore",),
    Phase.PART: ("part",),
    Phase.EXIT: ("exit",),
    Phase.TAKE_BACK: ("take_part", "take_privilege"),
    Phase.OFFER: ("give", "ask", "send", "withdraw"),
    Phase.ANSWER: ("accept", "decline"),
    Phase.KEEP_GOODS: ("discard",),
    Phase.KEEP_ENERGY: ("put_back",),
}
"""The kinds of action that each phase asks for."""

INSTEAD: dict[Phase, int] = {
    Phase.MINES: DD_2_1,
    Phase.YARDS: DD_2_1,
    Phase.CONSUMERS: DD_2_2,
    Phase.STARTER: DD_2_4,
    Phase.BID: DD_2_5,
    Phase.REBID: DD_2_5,
    Phase.LOT: DD_2_5,
    Phase.POSITION: DD_2_5,
    Phase.GEAR: DD_2_6,
    Phase.START: DD_2_7,
    Phase.TURN: DD_3_1,
    Phase.ACTION: DD_3_1,
    Phase.EXPLORE: DD_4_5,
    Phase.PART: DD_5_7,
    Phase.EXIT: DD_7_1,
    Phase.TAKE_BACK: DD_3_9,
    Phase.OFFER: DD_R18,
    Phase.ANSWER: DD_R11,
    Phase.KEEP_GOODS: DD_4_7,
    Phase.KEEP_ENERGY: DD_3_8,
}
"""The clause that says what is to be done first."""
