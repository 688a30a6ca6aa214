"""Boxes: what a stranger packed is looked at, number by number, before rules index by it."""

import struct
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from drakes.core.editions import BoxError, box_names, load_box, unpack_box
from drakes.core.events import EventLog
from drakes.core.game import OVER, Game
from drakes.core.record import Codec, Field, codec_of, layout_of
from drakes.laws.cases import legal


def test_every_edition_can_be_packed_and_read_again(game: Game) -> None:
    codec = codec_of(game.rules.box)
    for name in box_names(game):
        box = load_box(game, name)
        assert unpack_box(game, codec.pack(box)) == box


def test_a_box_of_another_length_is_refused(game: Game) -> None:
    packed = codec_of(game.rules.box).pack(load_box(game))
    for data in (b"", packed[:-1], packed + b"\0"):
        with pytest.raises(BoxError, match="bytes"):
            unpack_box(game, data)


def test_a_box_with_an_impossible_number_is_refused_or_plays_to_the_end(game: Game) -> None:
    """Each number in turn is the least and the most that its width holds."""
    codec: Codec[Any] = codec_of(game.rules.box)
    numbers = codec.flat(load_box(game))
    taken = 0
    for n, (least, most) in enumerate(limits(game.rules.box)):
        for extreme in (least, -1, most):
            box = game.rules.box()
            codec.fill(box, (*numbers[:n], extreme, *numbers[n + 1 :]))
            try:
                unpack_box(game, codec.pack(box))
            except BoxError:
                continue
            if extreme != numbers[n]:
                taken += 1
                play_to_the_end(game, box, n)
    assert taken < len(numbers) / 10


def limits(schema: type[object]) -> Iterator[tuple[int, int]]:
    """The least and the most of every integer of a record, in the order in which they lie."""
    for field in layout_of(schema).fields:
        for _ in range(field.count):
            yield from limits(field.record) if field.record is not None else [width(field)]


def width(field: Field) -> tuple[int, int]:
    """The least and the most of an integer field."""
    assert field.width is not None
    return field.width.limits


def play_to_the_end(game: Game, box: Any, seed: int) -> None:
    """A game at random, by the rules as they stand; what does not fit its field raises when the state is packed."""
    choose, log = Random(seed), EventLog()
    state = game.new_state(game.rules.seats.start)
    game.rules.setup(box, state)
    while game.rules.to_move(state) != OVER:
        actions, weights = legal(game, box, state)
        game.rules.apply(box, state, choose.choices(actions, weights)[0], log)
        try:
            game.rules.codec.pack(state)
        except struct.error as error:
            pytest.fail(f"{game.name}: a number does not fit: {error}")
