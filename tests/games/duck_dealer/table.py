"""Makings of positions on the board Pentagon, seats counted from 1, planets by the ids of the board.

    table = lay(energy="1 0 2", goods="rubber_ducks blue_paint")     player 1 on S1, in an action turn
    table.play(fly("I1"), "mine")

Tiles lie in their order: mines as MINES says, the spaceyards cargo, navigator, builder, merchant, second cargo on S1
to S5, the consumers from satellites to military on the track.
"""

from __future__ import annotations

from functools import cache

from drakes.core.editions import load_box
from drakes.core.events import EVERYONE, EventLog
from drakes.core.game import EVERYTHING, NATURE
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.board import Board, find_board
from drakes.games.duck_dealer.rules.flying import chart
from drakes.games.duck_dealer.rules.places import mark_taken
from drakes.games.duck_dealer.rules.state import FINISHED_PHASE, PLANETS, Box, Phase, Planet, Ship, State

ENERGY, GEAR, GOODS = GAME.rules.domains["energy"], GAME.rules.domains["gear"], GAME.rules.domains["good"]
PRODUCTS = GAME.rules.domains["product"]
D, B, S, P, T = "rubber_ducks", "plastic_beads", "solar_panels", "blue_paint", "phone_boxes"
MINES = dict(
    zip(
        ["C", "I1", "I2", "I3", "I4", "I5", "S1", "S2", "S3", "S4", "S5", "O1", "O2", "O3", "O4", "O5"],
        (D, D, D, B, B, B, D, B, S, P, T, S, S, S, P, P),
        strict=True,
    )
)
HOLDS = "cargo_hold cargo_hold cargo_hold"


@cache
def standard_box() -> Box:
    box: Box = load_box(GAME)
    return box


@cache
def pentagon() -> Board:
    return find_board("pentagon")


def planet(name: str) -> int:
    """The number of a planet by its id."""
    return [spot.id for spot in pentagon().planets].index(name)


def dot(route: str, place: int = 1) -> int:
    """The number of a dot of a route, counted from 1 at the route's first planet."""
    labels = [pentagon().label(line) for line in pentagon().routes]
    return standard_box().route[labels.index(route)].first + place - 1


def node(name: str) -> int:
    """'I1' is a planet; 'C-I1 2' the second dot of that route."""
    route, _, place = name.partition(" ")
    return PLANETS + dot(route, int(place)) if place else planet(name)


def fly(name: str) -> str:
    """The flight to a node, in notation."""
    at = node(name)
    return f"fly {at + 1}" if at < PLANETS else f"stop {at - PLANETS + 1}"


def on(kind: str, name: str) -> str:
    """An action on a planet or dot, in notation."""
    at = node(name)
    return f"{kind} {at + 1}" if at < PLANETS else f"{kind} {at - PLANETS + 1}"


class Table:
    """A position, and what can be asked of it in words."""

    def __init__(self, state: State, box: Box | None = None) -> None:
        self.box = box or standard_box()
        self.state = state
        self.log = EventLog()
        self.log.is_open = 1

    def legal(self) -> dict[str, int]:
        """The actions offered, as text, with their weights."""
        moves = GAME.rules.moves()
        GAME.rules.legal(self.box, self.state, moves)
        offered = moves.actions[: moves.n]
        assert offered == sorted(set(offered)), "ascending, each action once"
        assert GAME.rules.to_move(self.state) == NATURE or set(moves.weights[: moves.n]) <= {1}, (
            "only chance has weights"
        )
        return {GAME.rules.actions.text(a): w for a, w in zip(offered, moves.weights, strict=False)}

    def kinds(self) -> set[str]:
        """The kinds of action offered."""
        return {text.split()[0] for text in self.legal()}

    def of(self, kind: str) -> list[str]:
        """What is offered of one kind, without its name."""
        return [text.removeprefix(kind).strip() for text in self.legal() if text.split()[0] == kind]

    def play(self, *actions: str) -> list[str]:
        """Take actions one after the other, each of them legal; gives what happened, one text an event."""
        happened: list[str] = []
        for text in actions:
            assert text in self.legal(), f"{text!r} is not among {list(self.legal())}"
            assert self.refused(text) == "", f"{text!r} is offered and refused"
            GAME.rules.apply(self.box, self.state, GAME.rules.actions.parse(text), self.log)
            happened += self.events()
            self.check()
            self.check_events()
        return happened

    def refused(self, text: str) -> str:
        """The clause that forbids an action; '' for a legal one."""
        number = GAME.people.why_not(self.box, self.state, GAME.rules.actions.parse(text))
        if self.state.observer == EVERYTHING:
            assert (number == 0) == (text in self.legal()), f"{text!r}: legal list and refusal disagree"
        return GAME.rules.clauses[number] if number else ""

    def check(self) -> None:
        """What must hold after every move: all pieces are there, and what is kept beside them agrees with them."""
        assert self.pieces() == start_pieces(self.state.seats)
        for ship in self.state.ships[: self.state.seats]:
            assert ship.aboard == sum(ship.goods)
            assert min(ship.goods) >= 0
            assert ship.filled == sum(ship.gear) <= self.box.slots
            assert min(ship.energy) >= 0
            assert min(ship.virtual) >= 0
            assert ship.cubes >= 0
        assert min(self.state.supply) >= 0

    def check_events(self) -> None:
        """Rows are for everyone but a sealed bid's, and hold nothing but their arguments."""
        for row in self.log.rows[: self.log.n]:
            kind = GAME.rules.events.kinds[row.kind - 1]
            assert (row.audience == EVERYONE) == (kind.name != "own_bid")
            assert list(row.arguments[len(kind.arguments) :]) == [0] * (3 - len(kind.arguments))

    def pieces(self) -> list[int]:
        out = [0] * len(GAME.rules.piece_names)
        GAME.rules.pieces(self.box, self.state, out)
        return out

    def settle(self) -> Table:
        """Let nature take its first possibility until a player is asked or the game is over."""
        while GAME.rules.to_move(self.state) == NATURE:
            self.play(next(iter(self.legal())))
        return self

    def events(self, seat: int | None = None) -> list[str]:
        """What the last action did, as player `seat` may know it; all numbers as in the log."""
        rows = GAME.rules.events.read(self.log, None if seat is None else seat - 1)
        return [" ".join([row.kind, *map(str, row.arguments.values())]).strip() for row in rows]

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def mover(self) -> int | str:
        """The player who is asked, 'nature' or 'over'."""
        seat = GAME.rules.to_move(self.state)
        return seat + 1 if seat >= 0 else "nature" if seat == NATURE else "over"

    def ship(self, player: int = 1) -> Ship:
        return self.state.ships[player - 1]

    def on(self, name: str) -> Planet:
        return self.state.planets[planet(name)]

    @property
    def here(self) -> Planet:
        """The planet of the active player."""
        return self.state.planets[self.state.ships[self.state.seat].at]

    def goods(self, player: int = 1) -> dict[str, int]:
        return {label: n for label, n in zip(GOODS, self.ship(player).goods, strict=True) if n}

    def energy(self, player: int = 1) -> str:
        return " ".join(map(str, self.ship(player).energy))

    def supply(self) -> str:
        return " ".join(map(str, self.state.supply))

    def gear(self, player: int = 1) -> str:
        counts = zip(GEAR, self.ship(player).gear, strict=True)
        return " ".join(label for label, n in counts for _ in range(n))

    def scores(self) -> list[int]:
        out = [0] * self.state.seats
        GAME.rules.scores(self.box, self.state, out)
        return out

    def places(self) -> list[int]:
        out = [0] * self.state.seats
        GAME.rules.places(self.box, self.state, out)
        return out

    # Changing the position

    def put(self, player: int, name: str) -> Table:
        """Put a ship somewhere."""
        self.ship(player).at = node(name)
        return self.refresh()

    def pave(self, player: int, *names: str) -> Table:
        """Lay highway parts of a player on dots."""
        for name in names:
            at = node(name) - PLANETS
            route = self.box.route_of[at]
            self.ship(player).parts[route] |= 1 << (at - self.box.route[route].first)
            self.ship(player).cubes -= 1
        return self.refresh()

    def refresh(self) -> Table:
        for route in range(self.box.routes):
            mark_taken(self.box, self.state, route)
        if self.state.phase >= Phase.ACTION:
            chart(self.box, self.state)
        return self

    def charge(self, player: int, markers: str) -> Table:
        """Give a player markers of movement, build and trade, out of the supply."""
        for colour, n in enumerate(map(int, markers.split())):
            self.state.supply[colour] -= n
            self.ship(player).energy[colour] += n
        return self

    def load(self, player: int, goods: str) -> Table:
        """Put goods aboard."""
        for label in goods.split():
            self.ship(player).goods[GOODS.index(label)] += 1
            self.ship(player).aboard += 1
        return self

    def claim(self, player: int, name: str, slot: int) -> Table:
        """Put a player's privilege on a slot of a planet."""
        self.on(name).privileges[slot] = player - 1
        self.ship(player).cubes -= 1
        return self

    def factory(self, name: str, product: str) -> Table:
        """A factory stands on a planet."""
        self.state.stock[PRODUCTS.index(product)] -= 1
        self.on(name).factory = PRODUCTS.index(product)
        return self

    def consumer(self, name: str, product: str, *, built: bool = True) -> Table:
        """A consumer, taken from the track wherever it lies there, stands on an explored planet."""
        track = self.state.track
        at = track.index(PRODUCTS.index(product))
        for i in range(at, self.state.track_top, -1):
            track[i] = track[i - 1]
        track[self.state.track_top] = -1
        self.state.track_top += 1
        there = self.on(name)
        there.second, there.is_built, there.is_visited = PRODUCTS.index(product), int(built), 1
        return self

    def empty_supply(self, colour: int, player: int = 2) -> Table:
        """All markers of a colour go to a player."""
        self.ship(player).energy[colour] += self.state.supply[colour]
        self.state.supply[colour] = 0
        return self


@cache
def start_pieces(seats: int) -> list[int]:
    return begin(seats).pieces()


def begin(seats: int = 2, start: str = "random") -> Table:
    """A table before anything is dealt."""
    state = GAME.new_state(seats, {"start": start})
    GAME.rules.setup(standard_box(), state)
    return Table(state)


def dealt(seats: int = 2, start: str = "random") -> Table:
    """A table after nature's part of the set-up."""
    table = begin(seats, start)
    while GAME.rules.to_move(table.state) == NATURE:
        GAME.rules.apply(table.box, table.state, GAME.rules.actions.parse(next(iter(table.legal()))), table.log)
    return table


def ready(seats: int = 2, gear: str = HOLDS) -> Table:
    """A table before the first turn: everyone with the same gear, player 1 on S1, player 2 on S2, and so on."""
    table = dealt(seats)
    actions = [f"gear {piece}" for _ in range(seats) for piece in gear.split()]
    actions += [on("start", f"S{n + 1}") for n in range(min(seats, 4))]
    for action in actions:
        GAME.rules.apply(table.box, table.state, GAME.rules.actions.parse(action), table.log)
    return table


def lay(
    at: str = "S1",
    energy: str = "0 0 0",
    goods: str = "",
    *,
    seats: int = 2,
    gear: str = HOLDS,
    turn: int = 1,
) -> Table:
    """Player 1 in an action turn, the space of the turn track as said; their cubes lie on the spaces before."""
    table = ready(seats, gear).charge(1, energy).load(1, goods)
    table.ship().cubes -= turn - 1
    table.ship().on_track = table.state.turn = turn - 1
    table.put(1, at)
    if at[0] not in "S-" and " " not in at:
        table.on(at).is_visited = 1
    GAME.rules.apply(table.box, table.state, GAME.rules.actions.parse("act"), table.log)
    return table


def is_over(table: Table) -> bool:
    return table.state.phase == FINISHED_PHASE
