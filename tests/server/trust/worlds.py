"""Two worlds that one seat cannot tell apart: what it may not know is dealt otherwise, all else goes alike.

What a seat is told of another's act, and of chance after it, is the same in both: an act is done in the second world
only if the seat hears the same of it there. Where nothing more can be done alike, the worlds part, and the game ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from unittest.mock import patch

from drakes.core.game import NATURE, NOBODY
from drakes.core.moves import Moves
from drakes.laws.cases import Case
from drakes.play import history as histories
from drakes.play.clocks import Clock
from drakes.play.entries import Act, Spectators
from drakes.play.fair import commitment_of
from drakes.play.game_position import Position, Row
from drakes.play.history import pick
from drakes.play.new_tables import new_head
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from tests.server.trust.inside import START

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
CLOCKS = (Clock(), Clock(kind="live", start_ms=600_000, add_ms=5_000))
TRIES = 8
"""How many acts are tried before two worlds are said to part."""


def table_name(seed: int) -> str:
    """A table's id."""
    return "".join(Random(f"name {seed}").choices(LETTERS, k=12))


def begin(case: Case, seed: int, acts: int, spectators: Spectators = "open") -> Table:
    """A table of persons after so many random acts."""
    random, key = Random(seed), sha256(f"key {seed}".encode()).digest()
    head = new_head(
        case.game,
        table=table_name(seed),
        seats=case.seats,
        commitment=commitment_of(key),
        options=case.options,
        clock=random.choice(CLOCKS),
        spectators=spectators,
        listed=bool(seed % 2),
        hints=bool(seed % 3),
    )
    table = Table.open(head, key, START)
    for seat in range(case.seats):
        table.accept(table.sit(seat, f"Player {seat}", "person", "", START))
    table.accept(table.deal(START))
    for _ in range(acts):
        mover = table.to_move
        if mover is None:
            break
        table.accept(table.act(mover, table.version, [random.choice(table.legal(mover))], START))
    return table


def fork(table: Table, seat: int | None, seed: int) -> Table:
    """The same table in a world where what a seat (or nobody) may not know is dealt otherwise."""
    twin = Table(table.history.copy(), table._key)
    position = twin.history.position
    assert position is not None
    twin.history.position = position.guess(NOBODY if seat is None else seat, seed)
    twin.history._snapshots = {**twin.history._snapshots, twin.history.line[-1]: twin.history.position.pack()}
    return twin


@dataclass(frozen=True)
class Step:
    """An act, and what nature does after it in each world; None where chance decides, in both alike."""

    seat: int
    action: int
    nature: tuple[tuple[int, ...] | None, tuple[int, ...] | None]


class Nature:
    """Stands in for nature's choice: by the draw, or what was agreed on for a world."""

    def __init__(self) -> None:
        self.agreed: list[int] | None = None

    def pick(self, moves: Moves, left: int) -> int:
        """Nature's next action."""
        return pick(moves, left) if self.agreed is None else self.agreed.pop(0)


@contextmanager
def agreed_nature() -> Iterator[Nature]:
    """Nature in the hands of a test."""
    nature = Nature()
    with patch.object(histories, "pick", nature.pick):
        yield nature


def next_step(table: Table, twin: Table, seat: int | None, random: Random, now: int) -> Step | None:
    """An act of whoever is to move, of which a seat hears the same in both worlds; None if there seems to be none."""
    mover = table.to_move
    if mover is None or mover != twin.to_move:
        return None
    assert table.history.position is not None
    assert twin.history.position is not None
    shared = sorted(set(table.legal(mover)) & set(twin.history.position.legal()))
    looker = NOBODY if seat is None else seat
    for action in random.sample(shared, min(TRIES, len(shared))):
        table.act(mover, table.version, [action], now)
        assert table._after is not None
        last = table._after.entries[table.version]
        assert isinstance(last, Act)
        if table._after.status == "over":
            continue
        nature = tuple(drawn for _, drawn in last.nature)
        other = follow(table.history.position, twin.history.position, looker, action, nature, random)
        if other is not None:
            return Step(mover, action, (nature, other))
    return None


def follow(
    position: Position, twin: Position, looker: int, action: int, nature: Sequence[int], random: Random
) -> tuple[int, ...] | None:
    """What nature does in the other world so that a looker hears the same; None if it does not."""
    one, other, followed = position.copy(), twin.copy(), []
    rows = one.do(action)
    if one.events_for(rows, looker) != other.events_for(other.do(action), looker):
        return None
    has_revealed = reveals(one, rows)
    for drawn in nature:
        rows = one.do(drawn)
        has_revealed |= reveals(one, rows)
        found = same_for(other, looker, one, rows, drawn, random) if other.actor == NATURE else None
        if found is None:
            return None
        followed.append(found)
    if other.actor != one.actor or (has_revealed and knows(one, looker) != knows(other, looker)):
        return None
    return tuple(followed)


def reveals(position: Position, rows: Sequence[Row]) -> bool:
    """Whether an event among rows may bring out what was hidden, more than the row says: a hand that is laid open."""
    return any(position.game.rules.events.is_revealing(kind) for kind, _, _ in rows)


def knows(position: Position, looker: int) -> bytes:
    """All that a looker may know of a position."""
    return position.game.rules.codec.pack(position.hidden(looker))


def same_for(
    other: Position, looker: int, one: Position, rows: Sequence[Row], drawn: int, random: Random
) -> int | None:
    """An act of nature that a looker cannot tell from the one drawn, done on the other position."""
    offered = other.legal()
    is_secret = any(not audience >> looker & 1 for _, audience, _ in rows) if looker >= 0 else True
    tried = random.sample(offered, min(TRIES, len(offered))) if is_secret else []
    for action in [*tried, drawn]:
        if action not in offered:
            continue
        after = other.copy()
        if after.events_for(after.do(action), looker) == one.events_for(rows, looker):
            other.do(action)
            return action
    return None


@cache
def has_secrets(case: Case) -> bool:
    """Whether there is something in a game, early or later, that some seat may not know."""
    return any(is_unknown(begin(case, 0, acts), seat) for acts in (0, 1, 2, 3, 20) for seat in range(case.seats))


def is_unknown(table: Table, seat: int | None) -> bool:
    """Whether there is something on a table that a seat may not know."""
    position = table.history.position
    assert position is not None
    looker = NOBODY if seat is None else seat
    return any(position.guess(looker, seed).pack() != position.pack() for seed in range(3))


def is_refused(table: Table, seat: int, version: int, actions: Sequence[int], now: int) -> bool:
    """Whether a table would refuse an act."""
    try:
        table.act(seat, version, actions, now)
    except Refusal:
        return True
    return False
