"""Which clause forbids an action, by a table written from the clauses alone: slow, and it asks the rules nothing.

For every kind of action the rows are gone through from above; the first whose condition holds forbids it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise

from drakes.core.game import EVERYTHING
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.state import PLANETS, SEATS, Box, Phase, Planet, Ship, State

MOVEMENT, BUILD, TRADE = range(3)
MINE, SECOND, FACTORY = range(3)
CARGO_HOLD = 0
PRIMARIES = 5
NONE, ANY = -1, -3


class Seen:
    """A position as a player would look at it: their ship, where it is, and what lies there."""

    def __init__(self, box: Box, state: State) -> None:
        self.box, self.state = box, state
        self.ship: Ship = state.ships[state.seat]
        self.phase = Phase(state.phase)

    @property
    def is_on_planet(self) -> bool:
        return self.ship.at < PLANETS

    @property
    def is_on_start(self) -> bool:
        return self.is_on_planet and self.box.is_start[self.ship.at] == 1

    @property
    def here(self) -> Planet:
        return self.state.planets[self.ship.at]

    def has_markers(self, colour: int, count: int = 1) -> bool:
        return self.ship.energy[colour] + self.ship.virtual[colour] >= count

    def may_use(self, slot: int) -> bool:
        """DD-6.1, DD-6.6: a trade marker, or a privilege that was paid for in this visit."""
        return self.has_markers(TRADE) or bool(self.state.paid & 1 << slot)

    def has_goods(self, *goods: int) -> bool:
        """Whether all of these are aboard, each as often as it is named."""
        return all(self.ship.goods[good] >= goods.count(good) for good in goods)

    @property
    def speed(self) -> int:
        bands = (self.ship.filled > self.box.band) + (self.ship.filled > 2 * self.box.band)
        return self.box.speeds[bands]

    @cached_property
    def neighbours(self) -> dict[int, list[int]]:
        """DD-1.2: what every planet and every dot is next to."""
        found: dict[int, list[int]] = {}
        for route in self.box.route[: self.box.routes]:
            chain = [route.a, *(PLANETS + route.first + i for i in range(route.dots)), route.b]
            for one, two in pairwise(chain):
                found.setdefault(one, []).append(two)
                found.setdefault(two, []).append(one)
        return found

    def is_own_part(self, node: int) -> bool:
        if node < PLANETS:
            return False
        route = self.box.route_of[node - PLANETS]
        return bool(self.ship.parts[route] >> node - PLANETS - self.box.route[route].first & 1)

    @cached_property
    def steps(self) -> dict[int, int]:
        """DD-4.1, DD-4.2: every dot and planet entered is a step, a part of one's own none."""
        found: dict[int, int] = {}
        waiting = [(0, self.ship.at)]
        while waiting:
            steps, node = heappop(waiting)
            if node in found:
                continue
            found[node] = steps
            for other in self.neighbours[node]:
                heappush(waiting, (steps + (not self.is_own_part(other)), other))
        return found

    @cached_property
    def taken_dots(self) -> set[int]:
        """DD-5.7: the dots with a ship or a highway part."""
        ships = self.state.ships[: self.state.seats]
        taken = {ship.at - PLANETS for ship in ships}
        for number, route in enumerate(self.box.route[: self.box.routes]):
            taken |= {route.first + i for i in range(route.dots) if any(ship.parts[number] >> i & 1 for ship in ships)}
        return taken

    @property
    def has_cube(self) -> bool:
        """DD-3.9: in stock, or on the board."""
        return self.ship.cubes > 0 or self.box.cubes > self.ship.cubes + self.ship.on_track

    @property
    def others_here(self) -> list[int]:
        everyone = range(self.state.seats)
        return [seat for seat in everyone if seat != self.state.seat and self.state.ships[seat].at == self.ship.at]

    def has_all(self, seat: int, asked: list[int]) -> bool:
        return all(has >= wanted for has, wanted in zip(self.state.ships[seat].goods, asked, strict=True))

    def asked_with(self, good: int) -> list[int]:
        return [count + (kind == good) for kind, count in enumerate(self.state.asked)]

    def holds(self, seat: int) -> int:
        return self.box.half_hold + self.box.hold * self.state.ships[seat].gear[CARGO_HOLD]

    def aboard_after(self, seat: int) -> int:
        return self.state.ships[seat].aboard + sum(self.state.given) - sum(self.state.asked)

    def has_crew_marker(self, replaced: int) -> bool:
        """DD-R7: from the supply, after payment and replaced gear, or of one's own real ones."""
        gear = self.box.yards[self.here.second].gear
        return gear in (CARGO_HOLD, replaced) or self.state.supply[gear - 1] > 0 or self.ship.energy[gear - 1] > 0


Row = tuple[str, Callable[..., bool]]

IN_TURN = ("DD-3.6", lambda s, *_: not s.has_markers(BUILD))
"""What is built takes a build marker."""
NO_PARTNER: tuple[Row, ...] = (
    ("DD-R18", lambda s, *_: s.phase == Phase.ACTION and s.state.offers == 3),
    ("DD-6.9", lambda s, *_: not s.others_here),
    ("DD-R18", lambda s, *_: not s.is_on_planet),
)
NO_PART: tuple[Row, ...] = (
    ("DD-3.5", lambda s, *_: s.state.free_parts == 0 and not s.has_markers(BUILD)),
    ("DD-3.9", lambda s, *_: not s.has_cube),
    ("DD-5.7", lambda s, *_: len(s.taken_dots - set(range(-PLANETS, 0))) == s.box.dots),
)
NO_YARD: tuple[Row, ...] = (
    ("DD-6.1", lambda s, *_: not s.is_on_planet),
    ("DD-6.3", lambda s, *_: not s.is_on_start or not s.here.is_built),
    ("DD-6.3", lambda s, *_: not s.has_goods(*s.box.yards[s.here.second].price)),
    ("DD-3.6", lambda s, *_: not s.may_use(SECOND)),
)


def flight(node: Callable[[int], int]) -> tuple[Row, ...]:
    return (
        ("DD-3.6", lambda s, *_: not s.has_markers(MOVEMENT)),
        ("DD-R3", lambda s, v: node(v) == s.ship.at or node(v) not in s.neighbours),
        ("DD-4.1", lambda s, v: s.steps[node(v)] > s.speed),
    )


TILE_SLOTS = (MINE, SECOND, SECOND, FACTORY)


def is_tile_of(seen: Seen, planet: int, tile: int) -> bool:
    """DD-1.2: a starting planet has a mine and a spaceyard; every other one a mine, a consumer and a factory."""
    return tile == 0 or (tile == 1) == (seen.box.is_start[planet] == 1)


def is_built(seen: Seen, tile: int) -> bool:
    """DD-R5: mines always are."""
    return tile == 0 or (seen.here.factory != NONE if tile == 3 else seen.here.is_built == 1)


FORBIDDEN: dict[str, tuple[Row, ...]] = {
    "bid": (),
    "position": (("DD-2.5", lambda s, v: v >= s.state.seats or s.state.order[v] >= 0),),
    "gear": (),
    "start": (
        ("DD-2.7", lambda s, v: v >= s.box.planets or not s.box.is_start[v]),
        ("DD-2.7", lambda s, v: any(ship.at == v for ship in s.state.ships)),
    ),
    "collect": (),
    "act": (),
    "fly": flight(lambda planet: planet),
    "stop": flight(lambda dot: PLANETS + dot),
    "jump": (
        ("DD-4.6", lambda s, *_: not s.is_on_planet or not 0 <= s.here.pathway < SEATS),
        ("DD-3.6", lambda s, *_: not s.has_markers(MOVEMENT)),
    ),
    "highway": NO_PART,
    "build_consumer": (
        ("DD-5.1", lambda s, *_: not s.is_on_planet or s.is_on_start or s.here.second == NONE or s.here.is_built),
        ("DD-5.4", lambda s, *_: not s.has_goods(*(g for g in s.box.products[s.here.second].cost if g != NONE))),
        IN_TURN,
    ),
    "build_consumer_with": (
        ("DD-5.1", lambda s, *_: not s.is_on_planet or s.is_on_start or s.here.second == NONE or s.here.is_built),
        (
            "DD-5.4",
            lambda s, v: ANY not in s.box.products[s.here.second].cost or v in s.box.products[s.here.second].cost,
        ),
        ("DD-5.4", lambda s, v: not s.has_goods(v, *(g for g in s.box.products[s.here.second].cost if g >= 0))),
        IN_TURN,
    ),
    "build_spaceyard": (
        ("DD-5.1", lambda s, *_: not s.is_on_start or s.here.is_built),
        ("DD-5.3", lambda s, v: v == s.box.yards[s.here.second].printed),
        ("DD-5.3", lambda s, v: not s.has_goods(s.box.yards[s.here.second].printed, v)),
        IN_TURN,
    ),
    "build_factory": (
        ("DD-5.1", lambda s, *_: not s.is_on_planet or s.is_on_start or s.here.factory != NONE),
        ("DD-5.5", lambda s, v: s.state.stock[v] == 0 or not s.has_goods(*s.box.products[v].inputs)),
        IN_TURN,
    ),
    "claim": (
        ("DD-5.6", lambda s, v: not s.is_on_planet or not is_tile_of(s, s.ship.at, v)),
        ("DD-R5", lambda s, v: not is_built(s, v)),
        ("DD-5.6", lambda s, v: s.here.privileges[TILE_SLOTS[v]] != NONE),
        ("DD-3.9", lambda s, *_: not s.has_cube),
        ("DD-5.6", lambda s, *_: not s.has_markers(BUILD, 3)),
    ),
    "mine": (
        ("DD-6.1", lambda s, *_: not s.is_on_planet),
        ("DD-R16", lambda s, *_: s.ship.goods[s.here.mine] >= 20),
        ("DD-3.6", lambda s, *_: not s.may_use(MINE)),
    ),
    "make": (
        ("DD-6.1", lambda s, *_: not s.is_on_planet),
        ("DD-6.4", lambda s, *_: s.here.factory == NONE),
        ("DD-6.4", lambda s, *_: not s.has_goods(*s.box.products[s.here.factory].inputs)),
        ("DD-3.6", lambda s, *_: not s.may_use(FACTORY)),
    ),
    "deliver": (
        ("DD-6.1", lambda s, *_: not s.is_on_planet),
        ("DD-6.5", lambda s, *_: s.is_on_start or not s.here.is_built),
        ("DD-6.5", lambda s, *_: not s.has_goods(PRIMARIES + s.here.second)),
        ("DD-3.6", lambda s, *_: not s.may_use(SECOND)),
    ),
    "buy": (
        *NO_YARD,
        ("DD-1.5", lambda s, *_: s.ship.filled == 9),
        ("DD-R7", lambda s, *_: not s.has_crew_marker(NONE)),
    ),
    "replace": (
        *NO_YARD,
        ("DD-1.5", lambda s, v: s.ship.gear[v] == 0),
        ("DD-R7", lambda s, v: not s.has_crew_marker(v)),
    ),
    "entrance": (
        ("DD-3.7", lambda s, *_: s.ship.exit != NONE),
        ("DD-7.1", lambda s, v: v >= s.box.planets or s.state.planets[v].pathway != NONE),
    ),
    "part": (("DD-5.7", lambda s, v: v >= s.box.dots or v in s.taken_dots),),
    "exit": (("DD-7.1", lambda s, v: v >= s.box.planets or s.state.planets[v].pathway != NONE),),
    "give": (*NO_PARTNER, ("DD-6.9", lambda s, v: s.ship.goods[v] <= s.state.given[v])),
    "ask": (
        *NO_PARTNER,
        ("DD-R18", lambda s, v: not any(s.has_all(seat, s.asked_with(v)) for seat in s.others_here)),
    ),
    "send": (
        ("DD-6.9", lambda s, v: v not in s.others_here),
        ("DD-R18", lambda s, v: not s.has_all(v, s.state.asked)),
        ("DD-R11", lambda s, v: s.aboard_after(v) > s.holds(v)),
    ),
    "withdraw": (),
    "accept": (),
    "decline": (),
    "explore": (("DD-4.5", lambda s, v: v not in s.state.track[s.state.track_top : s.state.track_top + 2]),),
    "take_part": (("DD-3.9", lambda s, v: v >= s.box.dots or not s.is_own_part(PLANETS + v)),),
    "take_privilege": (
        ("DD-3.9", lambda s, p, t: p >= s.box.planets or not is_tile_of(s, p, t)),
        ("DD-3.9", lambda s, p, t: s.state.planets[p].privileges[TILE_SLOTS[t]] != s.state.seat),
    ),
    "discard": (("DD-R17", lambda s, v: s.ship.goods[v] == 0),),
    "put_back": (("DD-3.8", lambda s, v: s.ship.energy[v] == 0),),
    "end_turn": (),
}
"""What forbids each kind of action while it is asked for; the values are the action's own."""

QUESTIONS: dict[Phase, tuple[str, tuple[str, ...]]] = {
    Phase.BID: ("DD-2.5", ("bid",)),
    Phase.REBID: ("DD-2.5", ("bid",)),
    Phase.POSITION: ("DD-2.5", ("position",)),
    Phase.GEAR: ("DD-2.6", ("gear",)),
    Phase.START: ("DD-2.7", ("start",)),
    Phase.TURN: ("DD-3.1", ("collect", "act")),
    Phase.EXPLORE: ("DD-4.5", ("explore",)),
    Phase.PART: ("DD-5.7", ("part",)),
    Phase.EXIT: ("DD-7.1", ("exit",)),
    Phase.TAKE_BACK: ("DD-3.9", ("take_part", "take_privilege")),
    Phase.OFFER: ("DD-R18", ("give", "ask", "send", "withdraw")),
    Phase.ANSWER: ("DD-R11", ("accept", "decline")),
    Phase.KEEP_GOODS: ("DD-4.7", ("discard",)),
    Phase.KEEP_ENERGY: ("DD-3.8", ("put_back",)),
}
"""What is asked in each phase but the action turn's own, and the clause by which nothing else is done before it."""

NOT_IN_ACTION: dict[str, str] = {
    **dict.fromkeys(("bid", "position", "gear", "start", "collect", "act"), "DD-3.1"),
    **dict.fromkeys(("send", "withdraw"), "DD-R18"),
    **dict.fromkeys(("accept", "decline"), "DD-R11"),
    **dict.fromkeys(("take_part", "take_privilege"), "DD-3.9"),
    "explore": "DD-4.5",
    "discard": "DD-R17",
    "put_back": "DD-3.8",
}
"""What is asked only by a question of its own: the clause that says when."""
ENDING = 2
"""What goods are discarded for when a turn ends."""


def clause_for(seen: Seen, action: int) -> str:
    """The clause that forbids the observer of a position an action, or ''."""
    state, kind, values = seen.state, GAME.rules.actions.range_of(action).kind, GAME.rules.actions.values(action)
    mover = state.answering if seen.phase == Phase.ANSWER else state.seat
    if seen.phase == Phase.FINISHED:
        return "DD-8.1"
    if state.observer not in (EVERYTHING, mover):
        return "DD-3.1"
    return clause_in(seen, kind, values)


def clause_in(seen: Seen, kind: str, values: tuple[int, ...]) -> str:
    """The clause that forbids the mover an action of a kind, or ''."""
    if seen.phase == Phase.ACTION:
        if kind == "part":
            return first_of(NO_PART, seen, values) or "DD-5.7"
        if kind == "exit":
            return "DD-7.1" if seen.ship.exit == NONE else "DD-3.7"
        return NOT_IN_ACTION.get(kind) or first_of(FORBIDDEN[kind], seen, values)
    question, kinds = QUESTIONS[seen.phase]
    if kind in kinds:
        return first_of(FORBIDDEN[kind], seen, values)
    if seen.phase == Phase.TURN and kind == "discard":
        return "DD-R17"
    return "DD-3.8" if seen.phase == Phase.KEEP_GOODS and seen.state.purpose == ENDING else question


def first_of(rows: tuple[Row, ...], seen: Seen, values: tuple[int, ...]) -> str:
    """The clause of the first row that holds."""
    return next((clause for clause, holds in rows if holds(seen, *values)), "")
