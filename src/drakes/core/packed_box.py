"""Boxes as bytes. A box may get fields at its end: without them it keeps the bytes and the schema it had before."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from drakes.core.game import Rules
from drakes.core.record import codec_of, schema_hash

B = TypeVar("B")


class PackedBox(NamedTuple):
    """The bytes of a box, and the hash of the schema they follow."""

    data: bytes
    schema: str


def pack_box(rules: Rules[B, Any, Any], box: B) -> PackedBox:
    """A box in the shortest schema that says all of it, so that equal boxes are equal bytes in every release."""
    data = codec_of(rules.box).pack(box)
    for schema, size in sorted(rules.shorter_boxes.items(), key=lambda known: known[1]):
        if not any(data[size:]):
            return PackedBox(data[:size], schema)
    return PackedBox(data, schema_hash(rules.box))


def from_bytes(rules: Rules[B, Any, Any], data: bytes) -> B:
    """The box of some bytes, whatever its numbers are; what a shorter schema lacks is zero."""
    codec = codec_of(rules.box)
    if len(data) in rules.shorter_boxes.values():
        data = data.ljust(codec.size, b"\0")
    return codec.unpack(data)


def knows_schema(rules: Rules[B, Any, Any], schema: str) -> bool:
    """Whether a box of this schema can be read here."""
    return schema == schema_hash(rules.box) or schema in rules.shorter_boxes
