"""Makings of positions: boats, heirs and goods written as people say them, seats and boats counted from 1.

table = lay("1 d5 north, 6 f5 east", heirs="1:1a 2:6b", goods="1a bonsai 2", bonuses="leap", points=3)
table.play("step north")
assert table.heir(1) == "d4"

Boat 1 has its sailor on d5 and its first space (1a) north of that. Boats 1 to 5 have their sailor in the centre, 6 to
10 at an end; boats not named lie beyond the wall, where none can move. Heirs not named are at home.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from drakes.core.editions import load_box
from drakes.core.events import EVERYONE, EventLog
from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.core.options import OptionValue
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.rules.board import column_of, put, row_of, square_at, square_of
from drakes.games.dragon_market.rules.state import Bonus, Box, Phase, State, Way

COLUMNS = "abcdefghij"
GOODS = GAME.rules.domains["good"]
CARDS = GAME.rules.domains["card"]
BLUE = 10
BEYOND = 2
"""A square inside the northern wall."""


@cache
def standard_box() -> Box:
    box: Box = load_box(GAME)
    return box


def square(name: str) -> int:
    """From 'd5' to the grid."""
    return square_at(COLUMNS.index(name[0]), int(name[1:]) - 1)


def name_of(at: int) -> str:
    """From the grid to 'd5'."""
    return f"{COLUMNS[column_of(at)]}{row_of(at) + 1}"


def spot(name: str) -> int:
    """From '1a' to the first space of boat 1."""
    return 3 * (int(name[:-1]) - 1) + "ab".index(name[-1]) + 1


def space(name: str) -> int:
    """From '1a' to the number of the space."""
    return 2 * (int(name[:-1]) - 1) + "ab".index(name[-1])


def goods(names: str) -> int:
    """A set of goods, one bit each."""
    return sum(1 << GOODS.index(name) for name in names.split())


class Table:
    """A position, and what can be asked of it in words."""

    def __init__(self, state: State) -> None:
        self.box = standard_box()
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

    def offers(self, *kinds: str) -> set[str]:
        """The actions offered of some kinds."""
        return {text for text in self.legal() if text.split()[0] in kinds}

    def play(self, *actions: str) -> list[str]:
        """Take actions one after the other, each of them legal; gives what happened, one text an event."""
        happened: list[str] = []
        for text in actions:
            assert text in self.legal(), f"{text!r} is not among {list(self.legal())}"
            assert self.refused(text) == "", f"{text!r} is offered and refused"
            GAME.rules.apply(self.box, self.state, GAME.rules.actions.parse(text), self.log)
            self.check_rows()
            happened += self.events()
        return happened

    def refused(self, text: str) -> str:
        """The clause that forbids an action; '' for a legal one."""
        number = GAME.people.why_not(self.box, self.state, GAME.rules.actions.parse(text))
        if self.state.observer == EVERYTHING:
            assert (number == 0) == (text in self.legal()), f"{text!r}: legal list and refusal disagree"
        return GAME.rules.clauses[number] if number else ""

    def check_rows(self) -> None:
        """Rows are for everyone but those of secret cards; each holds whole numbers, and zero beside its arguments."""
        for row in self.log.rows[: self.log.n]:
            kind = GAME.rules.events.kinds[row.kind - 1]
            used = len(kind.arguments)
            assert (row.audience == EVERYONE) == (kind.name not in ("offered", "own_card"))
            assert all(isinstance(argument, int) for argument in row.arguments)
            assert row.arguments[used:] == [0] * (3 - used)

    def settle(self) -> Table:
        """Let nature take its first possibility until a player is asked or the game is over."""
        while GAME.rules.to_move(self.state) == NATURE:
            self.play(next(iter(self.legal())))
        return self

    def events(self, seat: int | None = None) -> list[str]:
        """What the last action did, as player `seat` may know it."""
        rows = GAME.rules.events.read(self.log, None if seat is None else seat - 1)
        return [" ".join([row.kind, *map(str, row.arguments.values())]).strip() for row in rows]

    @property
    def mover(self) -> int | str:
        """Who is to decide: a player from 1, 'nature' or 'over'."""
        mover = GAME.rules.to_move(self.state)
        return {NATURE: "nature", OVER: "over"}.get(mover, mover + 1)

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name

    def boat(self, number: int) -> list[str]:
        """The squares of a boat: sailor, first space, second space."""
        return [name_of(square_of(self.box, self.state, 3 * (number - 1) + part)) for part in range(3)]

    def heir(self, player: int) -> str:
        return name_of(square_of(self.box, self.state, self.state.heirs[player - 1]))

    def pile(self, name: str) -> tuple[str, int]:
        """The good and the number of tokens on a space."""
        good = self.state.goods[space(name)]
        return (GOODS[good] if good >= 0 else "", self.state.tokens[space(name)])

    def collected(self, side: int) -> set[str]:
        return {good for i, good in enumerate(GOODS) if self.state.collected[side - 1] >> i & 1}

    def purse(self) -> list[int]:
        """The coins of all sides, then the supply."""
        return [*self.state.coins, self.state.supply]

    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a player sees, as JSON has it."""
        view: dict[str, Any] = msgspec.to_builtins(GAME.people.view(self.box, self.hidden(player)))
        return view

    def hidden(self, player: int | None = None) -> State:
        """What a player may know; nobody, if none is named."""
        hidden: State = GAME.rules.codec.copy(self.state)
        GAME.rules.hide(self.box, hidden, -1 if player is None else player - 1)
        return hidden

    def places(self) -> list[int]:
        out = [0] * self.state.seats
        GAME.rules.places(self.box, self.state, out)
        return out


def start(seats: int = 4, rules: int | None = None, **options: OptionValue) -> Table:
    """The table before anything is drawn or placed, by an earlier version of the rules if one is named."""
    state = GAME.new_state(seats, options, rules)
    table = Table(state)
    GAME.rules.setup(table.box, state)
    return table


def lay(
    boats: str = "",
    *,
    heirs: str = "",
    goods: str = "",
    cards: str = "",
    bonuses: str = "",
    coins: str = "0 0 0 0",
    points: int = 7,
    player: int = 1,
    seats: int = 4,
    rules: int | None = None,
    **options: OptionValue,
) -> Table:
    """A position in the middle of a player's turn."""
    table = start(seats, rules, **options)
    state, box = table.state, table.box
    lay_boats(table, boats)
    for boat in range(10):
        state.sailors[boat] = state.sailors[boat] or BEYOND
    for entry in heirs.split():
        state.heirs[int(entry[0]) - 1] = spot(entry[2:])
    for entry in filter(None, goods.split(", ")):
        name, good, tokens = entry.split()
        state.goods[space(name)] = GOODS.index(good)
        state.tokens[space(name)] = int(tokens)
    lay_cards(table, cards)
    for bonus in bonuses.split():
        state.validated[side(state, player)] |= 1 << (BLUE + Bonus[bonus.upper()])
        state.deck &= ~(1 << (BLUE + Bonus[bonus.upper()]))
    for i, n in enumerate(coins.split()):
        state.coins[i] = int(n)
    state.supply = box.coins - sum(state.coins)
    state.phase, state.turn, state.stocked = Phase.TURN, 1, 20
    state.seat, state.points = player - 1, points
    state.dice[0], state.dice[1] = 3, 4
    return table


def side(state: State, player: int) -> int:
    return (player - 1) % 2 if state.options.teams else player - 1


def lay_boats(table: Table, boats: str) -> None:
    for entry in filter(None, boats.split(", ")):
        number, at, way = entry.split()
        put(table.box, table.state, int(number) - 1, square(at), int(Way[way.upper()]))


def lay_cards(table: Table, cards: str) -> None:
    """Named cards as '1:blue_3', for the others the first ones of the deck."""
    state = table.state
    chosen = {int(entry[0]) - 1: CARDS.index(entry[2:]) for entry in cards.split()}
    free = [card for card in range(len(CARDS)) if state.deck >> card & 1 and card not in chosen.values()]
    for one in range(2 if state.options.teams else state.seats):
        state.cards[one] = chosen[one] if one in chosen else free.pop()
        state.deck &= ~(1 << state.cards[one])
