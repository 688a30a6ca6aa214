"""New tables: from what people chose, from a table that is over (a rematch), or from a position of one (a branch).

In a branch, what was dealt and played until then stands in the new log as it was, draws included, and is marked as
such; from there on chance comes from the new table's key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version as version_of
from typing import Any, NamedTuple

import msgspec

from drakes.core.editions import OWN, box_names, box_of, edition_values
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game
from drakes.core.options import OptionValue
from drakes.core.packed_box import PackedBox, pack_box
from drakes.play.clocks import Clock
from drakes.play.entries import Act, Branch, Deal, Entry, Head, Open, Sit, Spectators
from drakes.play.game_position import position_hash
from drakes.play.refusal import Refusal
from drakes.play.table import Table

CONDUCT = 1
"""By which rules of a table new ones are kept: since 1 only persons say yes, and a bot that was called for plays a turn
to its end."""


def new_head(
    game: Game,
    *,
    table: str,
    seats: int,
    commitment: str,
    options: Mapping[str, OptionValue] | None = None,
    box: str = "standard",
    edition: str = "",
    board: str = "",
    clock: Clock | None = None,
    spectators: Spectators = "open",
    listed: bool = False,
    hints: bool = False,
) -> Head:
    """The head of a new table; seats and options that do not go together are refused, and editions that cannot be."""
    packed = _pack_edition(game, edition, board) if edition else _pack_known(game, box, board)
    game.new_state(seats, options)
    return Head(
        table=table,
        game=game.name,
        rules=game.rules.version,
        release=version_of("drakes"),
        seats=seats,
        options=game.people.options.complete(options or {}),
        box=OWN if edition else box,
        box_bytes=packed.data,
        box_schema=packed.schema,
        box_hash=position_hash(packed.data),
        board=board,
        edition=edition,
        clock=clock or Clock(),
        spectators=spectators,
        listed=listed,
        hints=hints,
        commitment=commitment,
        conduct=CONDUCT,
    )


@lru_cache(maxsize=64)
def _pack_known(game: Game, box: str, board: str) -> PackedBox:
    """An edition that comes with the game, as bytes: some boards take half a second to lay out."""
    if box not in box_names(game):
        raise Refusal("no_box", f"There is no box '{box}'; expected one of {', '.join(box_names(game))}.")
    return pack_box(game.rules, box_of(game, edition_values(game, box, "", board), box))


def _pack_edition(game: Game, text: str, board: str) -> PackedBox:
    """Somebody's own edition as bytes; what is wrong with it is named."""
    try:
        return pack_box(game.rules, box_of(game, edition_values(game, "", text, board), "edition"))
    except DrakesError as error:
        raise Refusal("bad_edition", str(error)) from None


def edition_of(head: Head) -> dict[str, Any]:
    """What the edition of a table says."""
    return edition_values(find_game(head.game), head.box, head.edition, head.board)


def rematch(over: Table, *, table: str, commitment: str) -> tuple[Head, tuple[int, ...]]:
    """The head of a rematch, and for each of its seats the old seat that sits there: everybody moves up by one."""
    if over.status != "over":
        raise Refusal("not_over", "A rematch comes after the end.")
    head = msgspec.structs.replace(
        over.head,
        table=table,
        commitment=commitment,
        rules=over.game.rules.version,
        release=version_of("drakes"),
        conduct=CONDUCT,
        rematch_of=over.head.table,
    )
    seats = over.head.seats
    return head, tuple((seat + 1) % seats for seat in range(seats))


class Sitter(NamedTuple):
    """Who sits down at a branch: a person, perhaps with the hash of their nonce, or a bot by its name."""

    name: str
    who: str
    pledge: str = ""


def branch(
    over: Table, version: int, *, table: str, commitment: str, sitters: Sequence[Sitter], now: int
) -> list[Entry]:
    """The entries of a table that goes on from a version."""
    if over.status != "over":
        raise Refusal("not_over", "One plays on from a position after the end.")
    if not 1 <= version <= over.version:
        raise Refusal("no_version", f"This table has come to version {over.version}, not to {version}.")
    then = over.history.at(version)
    if then.mover is None or then.status not in ("playing", "paused"):
        raise Refusal("no_turn", "Nobody is to move there: choose another position.")
    sits = [
        Sit(at=now, seat=n, name=one.name, who=one.who, nonce="", pledge=one.pledge) for n, one in enumerate(sitters)
    ]
    return [
        Open(at=now, head=_head_of_branch(over, table, commitment)),
        Branch(at=now, of=over.head.table, acts=len(then.line) - 1),
        *sits,
        *(_copied(over.entries[n], now) for n in then.line),
    ]


def _copied(entry: Entry, now: int) -> Entry:
    assert isinstance(entry, Deal | Act)
    return msgspec.structs.replace(entry, at=now)


def _head_of_branch(over: Table, table: str, commitment: str) -> Head:
    """The same game without a clock, for who opens it."""
    return msgspec.structs.replace(
        over.head,
        table=table,
        commitment=commitment,
        release=version_of("drakes"),
        conduct=CONDUCT,
        clock=Clock(),
        listed=False,
        rematch_of="",
    )
