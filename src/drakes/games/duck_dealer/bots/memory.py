"""What the planner works in: plans of one ship, each with the position it would come to."""

from typing import TYPE_CHECKING, Annotated

from drakes.core.events import EventLog, Silence
from drakes.core.record import Int8, Int16, Int32, copier, record
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    COLOURS,
    GOODS,
    PLANETS,
    Box,
    State,
    copy_state,
)

if TYPE_CHECKING:
    NoLog = EventLog
else:
    NoLog = Silence
"""What the rules' deeds are given to write into: compiled for it they write nothing."""

IN_SPACE = PLANETS
"""The row of distances from a ship on a dot."""
BANDS = 3
ROW = PLANETS
DISTANCES = (PLANETS + 1) * ROW
"""From every planet, and from where the ship is, to every planet."""
ERRANDS = 32
"""The most errands of a plan."""
COSTED = 4
"""The errands whose costs are written down."""
FLIGHTS = 32
STEPS = 1024
"""The flights and actions of the best plan that are written down."""
ROUNDS = 100
"""The furthest horizon, in rounds."""
WIDEST = 128
"""The most plans that go on from one round."""
POOL = WIDEST * (ROUNDS + 1)
TENTHS = 10
"""Budgets are counted in tenths of a plan: 17 are two plans in seven decisions of ten, else one."""
SCALE = 16
"""Gains are counted in sixteenths of a point."""


@record
class Errand:
    """One thing to do: its kind, its product or spaceyard, where it ends, how many pieces, and how it is done."""

    kind: Int8
    product: Int8
    goal: Int8
    pieces: Int8
    """What is still to be delivered, bought or built."""
    manner: Int8
    replaced: Int8
    """The gear that new gear takes the place of, or NOTHING."""


@record
class ShipPlan:
    """What one ship would do from here on, and where that leads; the others stand still meanwhile."""

    gain: Int32
    """Points, the later the less."""
    worth: Int32
    """The gain, what is aboard, and what might be earned afterwards."""
    key: Int32
    rounds: Int16
    """How many times energy is collected until then."""
    counted: Int16
    """The round in which the purse was counted."""
    purse: Annotated[list[int], Int16, COLOURS]
    """The markers held then, less all those spent since; what is below zero has to be collected."""
    cost: Annotated[list[int], Int16, COLOURS]
    """All markers since the plan began."""
    is_now: Int8
    """Whether this is still the turn it begins in: then the ship pays with the markers it has."""
    is_spoilt: Int8
    """Whether the turn would have ended with more aboard than fits."""
    errands: Annotated[tuple[Errand, ...], ERRANDS]
    n_errands: Int8
    errand: Errand
    """The errand at hand."""
    want: Annotated[list[int], Int8, GOODS]
    """What it has still to mine and make."""
    state: State
    """The position it would come to, by the rules' own deeds."""


@record
class Circuit:
    """A delivery done over and over: its stops, the uses of tiles, and what has to be built before."""

    stops: Int32
    uses: Int16
    claims: Int16
    """Tiles that could still be claimed."""
    setup: Int16
    bonus: Int16
    goal: Int8
    pieces: Int8


@record
class Queue:
    """The plans that have come to one round, by their places in the pool."""

    n: Int16
    places: Annotated[list[int], Int16, WIDEST]


@record
class Memory:
    """Distances, plans by the round they have come to, and the best plan written down."""

    horizon: Int16
    width: Int16
    """How many plans go on from each round."""
    steps: Annotated[list[int], Int16, DISTANCES]
    markers: Annotated[list[int], Int8, BANDS * DISTANCES]
    circuit: Circuit
    log: NoLog
    root: ShipPlan
    trial: ShipPlan
    parent: ShipPlan
    best: ShipPlan
    queues: Annotated[tuple[Queue, ...], ROUNDS + 1]
    pool: Annotated[tuple[ShipPlan, ...], POOL]
    free: Annotated[list[int], Int16, POOL]
    n_free: Int16
    is_writing: Int8
    """Whether what is carried out is written down."""
    actions: Annotated[list[int], Int16, STEPS]
    """The actions of the best plan; a flight may take several markers, and the turn it begins in ends where it says."""
    n_actions: Int16
    flights: Annotated[list[int], Int16, FLIGHTS]
    """Where from and where to: a place in the rows of distances."""
    n_flights: Int16
    errand_cost: Annotated[list[int], Int16, COSTED * COLOURS]
    """All markers up to the end of each errand, and the rounds until then."""
    errand_rounds: Annotated[list[int], Int16, COSTED]


copy_plan = copier(ShipPlan)
copy_errand = copier(Errand)


def width_of(budget: int, seed: int) -> int:
    """How many plans go on from each round of a decision, for a budget in tenths of them."""
    return max(1, min(WIDEST, (budget + seed % TENTHS) // TENTHS))


def begin_plan(box: Box, state: State, memory: Memory, seat: int) -> None:
    """A seat's plan before its first errand."""
    root = memory.root
    copy_state(root.state, state)
    root.state.seat = seat
    root.state.phase = ACTION_PHASE
    root.is_now = 0
    if state.seat != seat:
        root.state.paid = 0
    elif state.phase >= ACTION_PHASE:
        root.is_now = 1
    root.gain = 0
    root.worth = 0
    root.key = 0
    root.rounds = 0
    root.counted = 0
    root.is_spoilt = 0
    root.n_errands = 0
    for c in range(COLOURS):
        root.purse[c] = 0
        root.cost[c] = 0
    for good in range(GOODS):
        root.want[good] = 0
    memory.is_writing = 0
    if root.is_now == 0:
        look_beyond_turn(box, root)


def look_beyond_turn(box: Box, plan: ShipPlan) -> None:
    """From now on markers are collected for what is done; nobody knows the supply of later, so it is taken as full."""
    plan.is_now = 0
    for c in range(COLOURS):
        plan.state.supply[c] = box.energy
        plan.purse[c] = plan.state.ships[plan.state.seat].energy[c]


def set_errand(plan: ShipPlan, kind: int, product: int, goal: int, pieces: int, manner: int, replaced: int) -> None:
    """What a plan is to do next."""
    errand = plan.errands[plan.n_errands]
    errand.kind = kind
    errand.product = product
    errand.goal = goal
    errand.pieces = pieces
    errand.manner = manner
    errand.replaced = replaced
    copy_errand(plan.errand, errand)


def points_of(memory: Memory, plan: ShipPlan) -> int:
    """The points a plan scores."""
    return plan.state.ships[plan.state.seat].score - memory.root.state.ships[plan.state.seat].score


def note(memory: Memory, action: int) -> None:
    """Write an action down, where the plan carried out is the best one."""
    if memory.is_writing != 0 and memory.n_actions < STEPS:
        memory.actions[memory.n_actions] = action
        memory.n_actions += 1
