"""Voyages: what one ship would do from here on, what it would cost and earn; the others stand still meanwhile."""

from typing import Annotated

from drakes.core.record import Int8, Int16, Int32, copier, record
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    BUILD,
    CARGO_HOLD,
    COLOURS,
    GEARS,
    GOODS,
    MOVEMENT,
    NOTHING,
    PLANETS,
    PRODUCTS,
    SLOTS,
    TRACK,
    TRADE,
    Box,
    State,
)

IN_SPACE = PLANETS
"""Where a ship on a dot is, in a voyage: it only leaves from there."""
BANDS = 3
ROW = PLANETS
CHART = (PLANETS + 1) * PLANETS
"""Ways from every planet, and from where the ship is, to every planet: one chart."""
LEGS = 4
"""How many trips of a voyage are remembered with what they cost."""
FLOWN = 32
"""How many flights of a voyage are remembered."""
ROUNDS = 100
"""The furthest horizon, in rounds."""
WIDEST = 128
"""The most voyages that go on from one round."""
POOL = WIDEST * (ROUNDS + 1)
TENTHS = 10
"""Budgets are counted in tenths of a voyage: 17 are two voyages in seven decisions of ten, else one."""
SCALE = 16
"""Gains are counted in sixteenths of a point."""
IMPATIENCE = 8
"""How many thousandths of its points a round takes from what is scored later: others may be faster, the game over."""
OCCUPIED = PRODUCTS
"""What stands for a factory on a planet that has no slot for one."""


@record
class Voyage:
    """A ship as it would be after some trips, the tiles it would find, and what it would have cost and earned."""

    gain: Int32
    worth: Int32
    key: Int32
    visited: Int32
    """Planets as bits: explored, second slot built, tiles of mine claimed by slot."""
    built: Int32
    claims: Annotated[list[int], Int32, SLOTS]
    points: Int16
    rounds: Int16
    base_rounds: Int16
    """When `base` was held and nothing of `spent` yet."""
    first: Int16
    """The first action."""
    trips: Int16
    flown: Int16
    flights: Annotated[list[int], Int16, FLOWN]
    """Where from and where to: ROW times a planet plus a planet."""
    base: Annotated[list[int], Int16, COLOURS]
    spent: Annotated[list[int], Int16, COLOURS]
    cost: Annotated[list[int], Int16, COLOURS]
    """All markers since the start of the voyage."""
    leg_cost: Annotated[list[int], Int16, LEGS * COLOURS]
    leg_rounds: Annotated[list[int], Int16, LEGS]
    leg_kind: Annotated[list[int], Int8, LEGS]
    paid: Int8
    is_now: Int8
    """Whether this is still the turn it begins in."""
    at: Int8
    aboard: Int8
    filled: Int8
    top: Int8
    """DD-4.5: the consumer on top of the track, where the others begin, and how many there are in all."""
    rest: Int8
    left: Int8
    gear: Annotated[list[int], Int8, GEARS]
    goods: Annotated[list[int], Int8, GOODS]
    want: Annotated[list[int], Int8, GOODS]
    """What the trip at hand has still to mine and make."""
    factory: Annotated[list[int], Int8, PLANETS]
    second: Annotated[list[int], Int8, PLANETS]
    stock: Annotated[list[int], Int8, PRODUCTS]
    kind: Int8
    """The trip at hand: its kind, its product or spaceyard, where it ends, how many pieces, and how."""
    product: Int8
    goal: Int8
    pieces: Int8
    manner: Int8
    is_claiming: Int8
    replaced: Int8


@record
class Ring:
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
    """The voyages that have come to one round, by their places in the pool."""

    n: Int16
    places: Annotated[list[int], Int16, WIDEST]


@record
class Memory:
    """Room to think in: charts, and voyages by the round they have come to."""

    horizon: Int16
    width: Int16
    """How many voyages go on from each round."""
    tried: Int32
    steps: Annotated[list[int], Int16, CHART]
    markers: Annotated[list[int], Int8, BANDS * CHART]
    others: Annotated[list[int], Int32, SLOTS]
    """Tiles claimed by others, planets as bits."""
    mine: Annotated[list[int], Int8, PLANETS]
    yard: Annotated[list[int], Int8, PLANETS]
    track: Annotated[list[int], Int8, TRACK]
    ring: Ring
    root: Voyage
    trial: Voyage
    parent: Voyage
    best: Voyage
    queues: Annotated[tuple[Queue, ...], ROUNDS + 1]
    pool: Annotated[tuple[Voyage, ...], POOL]
    free: Annotated[list[int], Int16, POOL]
    n_free: Int16


copy_voyage = copier(Voyage)


def width_of(budget: int, seed: int) -> int:
    """How many voyages go on from each round of a decision, for a budget in tenths of them."""
    return max(1, min(WIDEST, (budget + seed % TENTHS) // TENTHS))


def begin_voyage(box: Box, state: State, memory: Memory, seat: int) -> None:
    """The voyage of a seat before its first trip."""
    root = memory.root
    root.visited = 0
    root.built = 0
    for slot in range(SLOTS):
        memory.others[slot] = 0
        root.claims[slot] = 0
    for planet in range(PLANETS):
        memory.mine[planet] = NOTHING
        memory.yard[planet] = NOTHING
        root.factory[planet] = OCCUPIED
        root.second[planet] = NOTHING
    for planet in range(box.planets):
        look_at(box, state, memory, planet, seat)
    for i in range(TRACK):
        memory.track[i] = state.track[i]
    root.left = state.track_end - state.track_top
    root.rest = state.track_top + 1
    root.top = state.track[state.track_top] if root.left > 0 else NOTHING
    for product in range(PRODUCTS):
        root.stock[product] = state.stock[product]
    man_ship(state, root, seat)


def look_at(box: Box, state: State, memory: Memory, planet: int, seat: int) -> None:
    """Note the tiles of a planet."""
    root = memory.root
    it = state.planets[planet]
    memory.mine[planet] = it.mine
    if box.is_start[planet] != 0:
        memory.yard[planet] = it.second
        root.visited |= 1 << planet
    else:
        root.factory[planet] = it.factory
        root.second[planet] = it.second
        root.visited |= it.is_visited << planet
    root.built |= it.is_built << planet
    for slot in range(SLOTS):
        if it.privileges[slot] == seat:
            root.claims[slot] |= 1 << planet
        elif it.privileges[slot] != NOTHING:
            memory.others[slot] |= 1 << planet


def man_ship(state: State, root: Voyage, seat: int) -> None:
    """Note where the ship is, and what it has."""
    ship = state.ships[seat]
    root.at = ship.at if ship.at < PLANETS else IN_SPACE
    root.aboard = ship.aboard
    root.filled = ship.filled
    root.gain = 0
    root.worth = 0
    root.key = 0
    root.points = 0
    root.rounds = 0
    root.base_rounds = 0
    root.first = NOTHING
    root.trips = 0
    root.flown = 0
    root.paid = state.paid if state.seat == seat else 0
    root.is_now = 1 if state.phase >= ACTION_PHASE and state.seat == seat else 0
    for c in range(COLOURS):
        root.base[c] = ship.energy[c] + ship.virtual[c]
        root.spent[c] = 0
        root.cost[c] = 0
    for gear in range(GEARS):
        root.gear[gear] = ship.gear[gear]
    for good in range(GOODS):
        root.goods[good] = ship.goods[good]
        root.want[good] = 0


def band_of(box: Box, filled: int) -> int:
    """DD-4.1: which of the three speeds."""
    if filled > 2 * box.band:
        return 2
    if filled > box.band:
        return 1
    return 0


def way(box: Box, memory: Memory, voyage: Voyage, planet: int) -> int:
    """The markers from where the voyage has come to a planet."""
    return memory.markers[band_of(box, voyage.filled) * CHART + voyage.at * ROW + planet]


def room(box: Box, voyage: Voyage) -> int:
    """DD-1.5: how many goods fit the holds."""
    return box.half_hold + box.hold * voyage.gear[CARGO_HOLD]


def note(voyage: Voyage, action: int) -> None:
    """Remember the action if it is the first."""
    if voyage.first == NOTHING:
        voyage.first = action


def pay(box: Box, voyage: Voyage, colour: int, count: int) -> None:
    """DD-3.6: spend markers; where those in hand do not do, the turn ends first."""
    if voyage.is_now != 0 and voyage.spent[colour] + count > voyage.base[colour]:
        end_turn_of(box, voyage)
    voyage.spent[colour] += count
    voyage.cost[colour] += count


def end_turn_of(box: Box, voyage: Voyage) -> None:
    """DD-3.8: few markers are kept, of the colours there are most of the fewest."""
    voyage.is_now = 0
    voyage.base_rounds += 1
    over = -box.kept
    for c in range(COLOURS):
        over += voyage.base[c] - voyage.spent[c]
    while over > 0:
        most = 0
        for c in range(1, COLOURS):
            if voyage.base[c] - voyage.spent[c] > voyage.base[most] - voyage.spent[most]:
                most = c
        voyage.base[most] -= 1
        over -= 1


def count_rounds(voyage: Voyage) -> None:
    """DD-3.2: how many rounds of collecting the voyage has taken so far."""
    turns = max(0, voyage.rounds - voyage.base_rounds)
    while missing_after(voyage, turns) > turns:
        turns += 1
    voyage.rounds = voyage.base_rounds + turns


def missing_after(voyage: Voyage, turns: int) -> int:
    """The markers that crew quarters do not bring in so many rounds."""
    missing = 0
    for c in range(COLOURS):
        missing += max(0, voyage.spent[c] - voyage.base[c] - turns * voyage.gear[c + 1])
    return missing


def settle_markers(voyage: Voyage) -> None:
    """Reckon up what was collected and spent, before the crew changes; what is left of free choice is for flying."""
    turns = voyage.rounds - voyage.base_rounds
    free = turns - missing_after(voyage, turns)
    for c in range(COLOURS):
        voyage.base[c] = max(0, voyage.base[c] + turns * voyage.gear[c + 1] - voyage.spent[c])
        voyage.spent[c] = 0
    voyage.base[MOVEMENT] += max(0, free)
    voyage.base_rounds = voyage.rounds


def earn(voyage: Voyage, points: int) -> None:
    """DD-5.2, DD-6.5: points, worth a little less the later they come."""
    count_rounds(voyage)
    voyage.points += points
    voyage.gain += points * SCALE * max(0, 1000 - IMPATIENCE * voyage.rounds) // 1000


def use(box: Box, voyage: Voyage, slot: int, count: int, action: int) -> None:
    """DD-6.1, DD-6.6: use a tile so often; with a privilege one marker pays for the visit."""
    note(voyage, action)
    if voyage.claims[slot] >> voyage.at & 1 != 0:
        count = 1 - (voyage.paid >> slot & 1)
        voyage.paid |= 1 << slot
    pay(box, voyage, TRADE, count)


def claim_for(box: Box, memory: Memory, voyage: Voyage, slot: int, count: int, action: int) -> None:
    """DD-5.6: on a trip that claims, a privilege for a tile that is used more than once."""
    taken = voyage.claims[slot] | memory.others[slot]
    if voyage.is_claiming != 0 and count > 1 and taken >> voyage.at & 1 == 0:
        note(voyage, action)
        pay(box, voyage, BUILD, box.claim_price)
        voyage.claims[slot] |= 1 << voyage.at
