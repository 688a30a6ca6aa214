"""Which clause forbids which card at which target, and when: a table made by hand from the clauses.

It shares no function with the rules: it reads the bare numbers of a state into a line of cards. For each kind of action
the first condition that holds decides; where none does, the action may be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.rules.state import Box, Phase, State

COLOURS = GAME.rules.domains["colour"]
CARDS = GAME.rules.domains["card"]
PLACES = range(1, 7)
Condition = Callable[..., bool]
Row = tuple[str, Condition]


@dataclass(frozen=True)
class Spot:
    """A place of the line: what lies on top, "" for water, the duck hidden under it, whether Bottoms Up lies there."""

    top: str
    under: str
    has_tail_up: bool


class Position:
    """A position in words, places counted from 1."""

    def __init__(self, box: Box, state: State) -> None:
        self.state = state
        names = [*COLOURS, "", ""]
        self.line = {
            n: Spot(names[s.card], names[s.hidden], s.bottoms_up >= 0) for n, s in zip(PLACES, state.line, strict=True)
        }
        self.aimed = {place for place in PLACES if state.sights >> (place - 1) & 1}
        self.secret = bool(state.options.secret_colours)
        self.own = COLOURS[state.colours[state.seat]]
        self.hand = [CARDS[card] for card in state.hands[state.seat].cards]
        self.hit = {COLOURS[c]: box.ducks - state.left[c] for c in range(state.seats)}
        self.left = {COLOURS[c]: state.left[c] for c in range(state.seats)}
        self.is_out = bool(state.out[state.seat])
        self.cover = GAME.people.options["cover"].values[state.options.cover]
        self.exposes = bool(state.options.bottoms_up_exposes)

    def is_water(self, place: int) -> bool:
        return place not in self.line or not self.line[place].top

    def is_safe(self, place: int) -> bool:
        """SD-5.15, SD-R3: under Bottoms Up, unless that exposes the duck below."""
        spot = self.line[place]
        return spot.has_tail_up and not (self.exposes and spot.under)

    def is_own(self, place: int) -> bool:
        """SD-R2, SD-V1: the top duck or the hidden one; with secret colours anyone's."""
        return self.secret or self.own in (self.line[place].top, self.line[place].under)

    def are_partners(self, colour: str) -> bool:
        """SD-V2: whether a colour is one's own or a partner's: partners sit opposite, threes alternately."""
        state = self.state
        teams = {0: state.seats, 1: state.seats // 2, 2: 2}[state.options.teams]
        owner = next(seat for seat in range(state.seats) if COLOURS[state.colours[seat]] == colour)
        return owner % teams == state.seat % teams

    def may_cover(self, place: int, other: int) -> bool:
        """SD-R1: single ducks alone; by the option one's own, and under an opponent's."""
        below, above = self.line[place], self.line[other]
        if below.under or above.under:
            return False
        if self.secret or self.cover == "any":
            return True
        is_mine = below.top == self.own
        return is_mine and (self.cover == "own" or not self.are_partners(above.top))


def beside(place: str, side: str) -> int:
    return int(place) + (-1 if side == "left" else 1)


def water(clause: str) -> Row:
    return clause, lambda p, place, *_: p.is_water(int(place))


def pair(target: str) -> set[int]:
    return {int(place) for place in target.split("-")}


def cannot_aim(p: Position, target: str) -> bool:
    """SD-5.4: two free neighbours; one free place only if there are no two."""
    has_pair = any({place, place + 1}.isdisjoint(p.aimed) for place in range(1, 6))
    return bool(pair(target) & p.aimed) or ("-" not in target and has_pair)


def cannot_bump(step: int) -> Condition:
    def is_stuck(p: Position, place: str) -> bool:
        return int(place) not in p.aimed or int(place) + step not in PLACES or int(place) + step in p.aimed

    return is_stuck


def cannot_return(p: Position, colour: str) -> bool:
    """SD-V5, SD-V1: not for who is out; a hit duck of one's own, with secret colours of anyone not revealed."""
    if p.is_out or colour not in p.hit or not (p.secret or colour == p.own):
        return True
    return p.hit[colour] == 0 or p.left[colour] == 0


TABLE: Mapping[str, tuple[Row, ...]] = {
    "take_aim": (("SD-5.1", lambda p, place: int(place) in p.aimed),),
    "shoot": (("SD-5.2", lambda p, place: int(place) not in p.aimed),),
    "double_barrel": (("SD-5.4", cannot_aim),),
    "quick_shot": (water("SD-5.5"), ("SD-R4", lambda p, place: p.is_safe(int(place)))),
    "misfire": (
        water("SD-5.6"),
        ("SD-5.6", lambda p, place, side: beside(place, side) not in p.aimed),
        ("SD-R4", lambda p, place, side: p.is_safe(int(place))),
    ),
    "two_birds": (
        ("SD-5.7", lambda p, target: not pair(target) <= p.aimed),
        ("SD-R5", lambda p, target: all(p.is_water(place) for place in pair(target))),
    ),
    "bump_left": (("SD-5.8", cannot_bump(-1)),),
    "bump_right": (("SD-5.8", cannot_bump(1)),),
    "line_forward": (),
    "hang_back": (
        water("SD-5.10"),
        ("SD-5.10", lambda p, place: place == "6"),
        ("SD-R2", lambda p, place: not p.is_own(int(place))),
    ),
    "move_ahead": (
        water("SD-5.10"),
        ("SD-5.10", lambda p, place: place == "1"),
        ("SD-R2", lambda p, place: not p.is_own(int(place))),
    ),
    "fast_forward": (water("SD-5.11"), ("SD-R2", lambda p, place: not p.is_own(int(place)))),
    "disorderly_conduckt": (),
    "duck_shuffle": (),
    "duck_and_cover": (
        water("SD-5.14"),
        ("SD-5.14", lambda p, place, side: p.is_water(beside(place, side))),
        ("SD-R1", lambda p, place, side: not p.may_cover(int(place), beside(place, side))),
    ),
    "bottoms_up": (water("SD-5.15"), ("SD-R3", lambda p, place: p.line[int(place)].has_tail_up)),
    "give_peace": (("SD-V5", lambda p: not p.aimed),),
    "resurrection": (("SD-V5", cannot_return),),
}
"""The conditions against each card at a target, the first that holds decides."""

PLAYS = [GAME.rules.actions.text(action).split() for action in range(GAME.rules.actions.first("discard"))]
TARGETS = {card: [target for kind, slot, *target in PLAYS if (kind, slot) == (card, "a")] for card in CARDS}


def clause_against(p: Position, action: str) -> str:
    """The clause that forbids an action to the player whose turn it is, "" where none does."""
    kind, *words = action.split()
    if p.state.phase == Phase.ARRANGE:
        is_left = kind == "arrange" and int(words[0]) > p.state.arranged
        return "" if is_left else "SD-5.12"
    if kind == "arrange":
        return "SD-3.1"
    slot, *target = words
    held = p.hand["abc".index(slot)]
    if held != (target[0] if kind == "discard" else kind):
        return "SD-3.1"
    if kind == "discard":
        return "SD-3.2" if any(is_playable(p, one) for one in p.hand) else ""
    return first_against(p, kind, target)


def first_against(p: Position, card: str, target: list[str]) -> str:
    return next((clause for clause, holds in TABLE[card] if holds(p, *target)), "")


def is_playable(p: Position, card: str) -> bool:
    return any(first_against(p, card, target) == "" for target in TARGETS[card])
