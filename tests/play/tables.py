"""Makings of tables: opened, seated, dealt and played at random, each from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from drakes.core.game import Game, find_game, game_names
from drakes.laws.cases import Case, all_cases
from drakes.play.clocks import Clock
from drakes.play.entries import Entry, Spectators
from drakes.play.fair import commitment_of, pledge_of
from drakes.play.frames import Frame
from drakes.play.new_tables import new_head
from drakes.play.refusal import Refusal
from drakes.play.table import Table

START = 1_800_000_000_000
"""A time, in milliseconds."""
CASES = all_cases(None)
GAMES = [find_game(name) for name in game_names()]
SMALL = [Case(game, game.rules.seats.start, next(iter(game.people.variants))) for game in GAMES]
"""One case of each game: its fewest seats, its standard variant."""
SEVERAL = [Case(one.game, min(4, max(one.game.rules.seats)), one.variant) for one in SMALL if 3 in one.game.rules.seats]
"""The same with four seats, or three where there are no more: a question then waits for more than one answer."""


def key_of(seed: int) -> bytes:
    """A table's secret."""
    return sha256(f"key {seed}".encode()).digest()


def open_table(
    case: Case, seed: int, clock: Clock | None = None, spectators: Spectators = "open", box: str = "standard"
) -> Table:
    """A table with open seats."""
    head = new_head(
        case.game,
        table=f"table{seed}",
        seats=case.seats,
        commitment=commitment_of(key_of(seed)),
        options=case.options,
        box=box,
        clock=clock,
        spectators=spectators,
    )
    return Table.open(head, key_of(seed), START)


def seat_all(table: Table, who: Sequence[str] = ()) -> None:
    """Everybody sits down, persons or who is named for the first seats, and every person brings a nonce."""
    persons = []
    for seat in range(len(table.seats)):
        name = who[seat] if seat < len(who) else "person"
        table.accept(table.sit(seat, f"Player {seat}", name, pledge(seat) if name == "person" else "", START))
        persons += [seat] if name == "person" else []
    for seat in persons:
        table.accept(table.reveal(seat, nonce(seat), START))


def nonce(seat: int) -> str:
    """What the person of a seat brings to chance."""
    return f"{seat:032x}"


def pledge(seat: int) -> str:
    """The hash of it."""
    return pledge_of(nonce(seat))


def dealt(case: Case, seed: int, who: Sequence[str] = (), **choices: Any) -> Table:
    """A table that has just been dealt."""
    table = open_table(case, seed, **choices)
    seat_all(table, who)
    table.accept(table.deal(START))
    return table


def play(table: Table, random: Random, acts: int, take_backs: bool = True) -> None:
    """Random acts and, now and then, a take-back; every entry a second after the one before."""
    for _ in range(acts):
        if table.to_move is None:
            return
        now = table.entries[-1].at + 1000
        if take_backs and random.randrange(6) == 0:
            take_back(table, random, now)
        act(table, random, now)


def midway(case: Case, seed: int, acts: int, **choices: Any) -> Table:
    """A table after so many random acts, or just before the one that ends its game."""
    table, random = dealt(case, seed, **choices), Random(seed)
    for _ in range(acts):
        later = copy_of(table)
        play(later, random, 1)
        if later.to_move is None:
            break
        table = later
    return table


def moments(case: Case, seed: int, count: int, acts: int) -> Iterator[Table]:
    """A table being played at so many moments, at most so many acts apart; after a game's end the next one is dealt."""
    table, random = dealt(case, seed), Random(seed)
    for n in range(count):
        if table.to_move is None:
            table = dealt(case, seed + 100 * (n + 1))
        yield copy_of(table)
        play(table, random, random.randint(1, acts), take_backs=False)


def copy_of(table: Table) -> Table:
    """The same table once more: what is played at one does not change the other."""
    return Table(table.history.copy(), table._key)


def act(table: Table, random: Random, now: int) -> None:
    """Whoever is to move takes any legal action."""
    seat = table.to_move
    assert seat is not None
    action = random.choice(table.legal(seat))
    by = "person" if table.seats[seat].bot is None else "bot" if table.seats[seat].stand_in is None else "stand-in"
    table.accept(table.act(seat, table.version, [action], now, by))  # type: ignore[arg-type]


def take_back(table: Table, random: Random, now: int) -> None:
    """Somebody takes something back, and all who are asked agree."""
    seat = random.randrange(len(table.seats))
    to = random.choice([None, *table.history.line[-3:]])
    try:
        agree_to_take_back(table, seat, now, to)
    except Refusal:
        return


def agree_to_take_back(table: Table, seat: int, now: int, to: int | None = None) -> None:
    """A seat asks to take something back, and all who are asked agree."""
    table.accept(table.ask_take_back(seat, now, to))
    while table.history.question is not None:
        asked = table.history.question.waiting(table.seats)
        table.accept(table.answer(asked[0], True, now))


class Counted:
    """How often something was called."""

    count = 0


@contextmanager
def counted_apply(game: Game) -> Iterator[Counted]:
    """Counts the calls of a game's `apply` meanwhile."""
    counted, honest = Counted(), game.rules.apply

    def apply(*given: Any) -> None:
        counted.count += 1
        honest(*given)

    object.__setattr__(game.rules, "apply", apply)
    try:
        yield counted
    finally:
        object.__setattr__(game.rules, "apply", honest)


def lookers(table: Table) -> list[int | None]:
    """All who may look: every seat, and a spectator."""
    return [*range(len(table.seats)), None]


def all_frames(table: Table) -> list[bytes]:
    """What everybody is told, from the beginning, as bytes."""
    now = table.entries[-1].at + 500
    return [data(table.frame(seat, 0, now)) for seat in lookers(table)]


def data(frame: Frame) -> bytes:
    """A frame as it goes over the wire."""
    return msgspec.json.encode(frame)


def changed(entry: Entry, **fields: Any) -> Entry:
    """The same entry with other fields."""
    return msgspec.structs.replace(entry, **fields)
