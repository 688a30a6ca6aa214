"""Heads: what a new table is, from what people chose, or from a table that is over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import version

import msgspec

from drakes.core.editions import box_names, load_box
from drakes.core.game import Game
from drakes.core.options import OptionValue
from drakes.core.record import codec_of, schema_hash
from drakes.play.board import position_hash
from drakes.play.clocks import Clock
from drakes.play.entries import Head, Spectators
from drakes.play.refusal import Refusal
from drakes.play.table import Table


def new_head(
    game: Game,
    *,
    table: str,
    seats: int,
    commitment: str,
    options: Mapping[str, OptionValue] | None = None,
    box: str = "standard",
    clock: Clock | None = None,
    spectators: Spectators = "open",
    listed: bool = False,
    hints: bool = False,
) -> Head:
    """The head of a new table; seats and options that do not go together are refused."""
    if box not in box_names(game):
        raise Refusal("no_box", f"There is no box '{box}'; expected one of {', '.join(box_names(game))}.")
    game.new_state(seats, options)
    packed = _packed_box(game, box)
    return Head(
        table=table,
        game=game.name,
        rules=game.rules.version,
        release=version("drakes"),
        seats=seats,
        options=game.people.options.complete(options or {}),
        box=box,
        box_bytes=packed,
        box_schema=schema_hash(game.rules.box),
        box_hash=position_hash(packed),
        clock=clock or Clock(),
        spectators=spectators,
        listed=listed,
        hints=hints,
        commitment=commitment,
    )


@cache
def _packed_box(game: Game, box: str) -> bytes:
    """A box as bytes, read once: some take half a second to lay out."""
    return codec_of(game.rules.box).pack(load_box(game, box))


def rematch(over: Table, *, table: str, commitment: str) -> tuple[Head, tuple[int, ...]]:
    """The head of a rematch, and for each of its seats the old seat that sits there: everybody moves up by one."""
    if over.status != "over":
        raise Refusal("not_over", "A rematch comes after the end.")
    head = msgspec.structs.replace(
        over.head,
        table=table,
        commitment=commitment,
        rules=over.game.rules.version,
        release=version("drakes"),
        rematch_of=over.head.table,
    )
    seats = over.head.seats
    return head, tuple((seat + 1) % seats for seat in range(seats))
