"""Makings of positions: line, sights and hand written as they lie on the table, seats counted from 1.

table = lay("B G w O/Y P K^2", sights="1 3", hand="shoot")     O covers Y; player 2's Bottoms Up lies on K
table.play("shoot a 1")
assert table.line == "G w O/Y P K^2"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.core.options import OptionValue
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.rules.state import Box, Phase, State

SWIMMERS = "BGOYPKw"
"""Blue, green, orange, yellow, purple, pink, water; players 1 to 6 have the colours in this order."""
CARDS = GAME.rules.domains["card"]
NOTHING = -1


@cache
def standard_box() -> Box:
    box: Box = load_box(GAME)
    return box


def options_of(variant: str) -> dict[str, Any]:
    return dict(GAME.people.variants[variant])


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
        return {GAME.rules.actions.text(a): w for a, w in zip(offered, moves.weights, strict=False)}

    def play(self, *actions: str) -> list[str]:
        """Take actions one after the other, each of them legal; gives what happened, one text an event."""
        happened: list[str] = []
        for text in actions:
            assert text in self.legal(), f"{text!r} is not among {list(self.legal())}"
            assert self.refused(text) == "", f"{text!r} is offered and refused"
            GAME.rules.apply(self.box, self.state, GAME.rules.actions.parse(text), self.log)
            happened += self.events()
        return happened

    def refused(self, text: str) -> str:
        """The clause that forbids an action; '' for a legal one."""
        number = GAME.people.why_not(self.box, self.state, GAME.rules.actions.parse(text))
        if self.state.observer == EVERYTHING:
            assert (number == 0) == (text in self.legal()), f"{text!r}: legal list and refusal disagree"
        return GAME.rules.clauses[number] if number else ""

    def settle(self) -> Table:
        """Let nature take its first possibility until a player is asked or the game is over."""
        while GAME.rules.to_move(self.state) == NATURE:
            self.play(next(iter(self.legal())))
        return self

    def events(self, seat: int | None = None) -> list[str]:
        """What the last action did, as player `seat` may know it."""
        rows = GAME.rules.events.read(self.log, None if seat is None else seat - 1)
        return [event_text(row.kind, row.arguments) for row in rows]

    @property
    def mover(self) -> int | str:
        mover = GAME.rules.to_move(self.state)
        return "nature" if mover == NATURE else "over" if mover == OVER else mover + 1

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def line(self) -> str:
        return " ".join(spot_text(self.state.line[i]) for i in range(self.state.length))

    @property
    def sights(self) -> str:
        return " ".join(str(i + 1) for i in range(6) if self.state.sights >> i & 1)

    @property
    def mix(self) -> str:
        return " ".join(" ".join(letter * n) for letter, n in zip(SWIMMERS, self.state.mix, strict=True) if n)

    @property
    def queue(self) -> str:
        return " ".join(SWIMMERS[self.state.queue[i]] for i in range(self.state.queued))

    @property
    def pile(self) -> Counter[str]:
        return Counter({card: n for card, n in zip(CARDS, self.state.pile, strict=True) if n})

    @property
    def discards(self) -> Counter[str]:
        return Counter({card: n for card, n in zip(CARDS, self.state.discards, strict=True) if n})

    @property
    def out(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.seats) if self.state.out[seat]]

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.seats) if self.state.won[seat]]

    def ducks(self, letter: str) -> int:
        """How many ducks of a colour are left in line and pond."""
        return self.state.left[SWIMMERS.index(letter)]

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] if card >= 0 else "" for card in self.state.hands[seat - 1].cards]

    def copy(self) -> Table:
        return Table(GAME.rules.codec.copy(self.state), self.box)

    def seen_by(self, seat: int) -> Table:
        """The table as player `seat` may know it; 0 is nobody."""
        seen = self.copy()
        GAME.rules.hide(seen.box, seen.state, seat - 1)
        return seen

    def pieces(self) -> list[int]:
        """How many there are of each swimmer and each card, wherever they lie."""
        out = [99] * len(GAME.rules.piece_names)
        GAME.rules.pieces(self.box, self.state, out)
        return out

    def places(self) -> list[int]:
        out = [0] * self.state.seats
        GAME.rules.places(self.box, self.state, out)
        return out

    def scores(self) -> list[int]:
        out = [0] * self.state.seats
        GAME.rules.scores(self.box, self.state, out)
        return out


def event_text(kind: str, arguments: Mapping[str, int]) -> str:
    domains = {k.name: dict(k.arguments) for k in GAME.rules.events}.get(kind, {})
    words = [str(v) if domains[a] == "number" else GAME.rules.domains[domains[a]][v] for a, v in arguments.items()]
    return " ".join([kind, *words])


def spot_text(spot: Any) -> str:
    if spot.card == NOTHING:
        return "-"
    under = "" if spot.hidden == NOTHING else f"/{SWIMMERS[spot.hidden]}"
    laid = "" if spot.bottoms_up == NOTHING else f"^{spot.bottoms_up + 1}"
    return SWIMMERS[spot.card] + under + laid


def new_table(seats: int = 4, box: Box | None = None, **options: OptionValue) -> Table:
    """A table before anything is dealt."""
    table = Table(GAME.new_state(seats, options), box)
    GAME.rules.setup(table.box, table.state)
    return table


def lay(
    line: str,
    sights: str = "",
    hand: str = "",
    *,
    seat: int = 1,
    seats: int = 4,
    pond: str | None = None,
    queue: str = "",
    pile: str | None = None,
    hands: Mapping[int, str] | None = None,
    colours: str = "",
    box: Box | None = None,
    **options: OptionValue,
) -> Table:
    """A position in which player `seat` is to play.

    The pond holds what is missing in the line, unless it is given: then the missing ducks have been hit. The pile holds
    the cards that are nowhere else, unless it is given: then those lie in the discards.
    """
    table = new_table(seats, box, **options)
    state = table.state
    state.phase, state.turn, state.seat = int(Phase.PLAY), 1, seat - 1
    _lay_line(state, line)
    for place in sights.split():
        state.sights |= 1 << int(place) - 1
    _fill_pond(state, line, pond, queue)
    for i, letter in enumerate(colours.split() or SWIMMERS[:seats]):
        state.colours[i] = SWIMMERS.index(letter)
    for i in range(seats):
        state.out[i] = int(state.left[state.colours[i]] == 0)
    _deal_hands(state, {**(hands or {}), seat: hand}, pile)
    return table


def _lay_line(state: State, line: str) -> None:
    for spot, text in zip(state.line, line.split(), strict=True):
        cards, _, laid = text.partition("^")
        card, _, hidden = cards.partition("/")
        spot.card = SWIMMERS.index(card)
        spot.hidden = SWIMMERS.index(hidden) if hidden else NOTHING
        spot.bottoms_up = int(laid) - 1 if laid else NOTHING
    state.length = len(state.line)


def _fill_pond(state: State, line: str, pond: str | None, queue: str) -> None:
    for i, letter in enumerate(queue.split()):
        state.queue[i] = SWIMMERS.index(letter)
        state.queued = i + 1
    for kind, letter in enumerate(SWIMMERS):
        seen = line.count(letter) + queue.count(letter)
        state.mix[kind] = max(0, state.mix[kind] - seen) if pond is None else pond.count(letter)
        if letter != "w":
            state.left[kind] = seen + state.mix[kind]


def _deal_hands(state: State, hands: Mapping[int, str], pile: str | None) -> None:
    for spot in state.line:
        if spot.bottoms_up != NOTHING:
            state.pile[CARDS.index("bottoms_up")] -= 1
    for seat in range(1, state.seats + 1):
        if not (state.out[seat - 1] and state.options.tough_ducks):
            _deal_hand(state, seat, hands.get(seat, "").split())
    if pile is not None:
        for card, name in enumerate(CARDS):
            state.discards[card] = state.pile[card] - pile.split().count(name)
            state.pile[card] -= state.discards[card]
    state.pile_size = sum(state.pile)
    assert min(state.pile) >= 0
    assert min(state.discards) >= 0, "the deck has not that many"


def _deal_hand(state: State, seat: int, wanted: list[str]) -> None:
    """The cards wanted; the other slots get the most frequent card that is left."""
    for slot in range(3):
        card = CARDS.index(wanted[slot]) if slot < len(wanted) else state.pile.index(max(state.pile))
        state.hands[seat - 1].cards[slot] = card
        state.pile[card] -= 1
