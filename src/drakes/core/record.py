"""Schemas: one annotated class describes a record for every engine.

    @record
    class Place:
        card: Int8
        barred: Annotated[list[int], Int32, 3]

    @record
    class State:
        turn: Int16
        line: Annotated[tuple[Place, ...], 6]

The decorated class is the plain twin: ordinary objects, zeroed when made, integers and lists of integers inside,
arrays of records as tuples so that assigning one by mistake raises. From the same annotations come the NumPy layout
(`dtype`), the bytes (`pack`, `unpack`), and `copier`, a function that copies field by field on every engine.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import FunctionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Protocol,
    TypeGuard,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")


@dataclass(frozen=True)
class Int:
    """The width of an integer field."""

    bits: int

    @property
    def size(self) -> int:
        return self.bits // 8

    @property
    def code(self) -> str:
        """The `struct` code of one such integer."""
        return {8: "b", 16: "h", 32: "i", 64: "q"}[self.bits]

    @property
    def limits(self) -> tuple[int, int]:
        return -(1 << (self.bits - 1)), (1 << (self.bits - 1)) - 1


class Numbers(Protocol):
    """Numbers in a row, as engines hand them to rules: a list, or an array."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


Int8 = Annotated[int, Int(8)]
Int16 = Annotated[int, Int(16)]
Int32 = Annotated[int, Int(32)]
Int64 = Annotated[int, Int(64)]


@dataclass(frozen=True)
class Field:
    """One field of a schema: integers (`width` set) or nested records (`record` set), single or in a row."""

    name: str
    width: Int | None
    record: type[object] | None
    count: int
    is_row: bool
    offset: int
    padding: int
    """Zero bytes laid before the field, so that it is aligned."""

    @property
    def is_record(self) -> bool:
        return self.record is not None


@dataclass(frozen=True)
class Layout:
    """How a schema lies in memory: aligned, every byte accounted for."""

    fields: tuple[Field, ...]
    size: int
    alignment: int
    tail: int
    """Zero bytes at the end, so that rows of the record are aligned."""


def record(cls: type[T]) -> type[T]:
    """Make a schema of an annotated class: its plain twin, with its layout in `__layout__`."""
    hints = get_type_hints(cls, include_extras=True)
    layout = _lay_out(cls.__name__, hints)
    body: dict[str, object] = {
        "__slots__": tuple(hints),
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": cls.__doc__,
        "__layout__": layout,
        "__eq__": _equal,
        "__hash__": None,
        "__repr__": _show,
        "__init__": _zero(layout),
    }
    return type(cls.__name__, (), body)


def layout_of(cls: type[object]) -> Layout:
    """How a schema lies in memory."""
    layout: Layout = vars(cls)["__layout__"]
    return layout


def is_schema(hint: object) -> TypeGuard[type[object]]:
    """Whether an annotation is a record's class."""
    return isinstance(hint, type) and hasattr(hint, "__layout__")


def _lay_out(owner: str, hints: dict[str, object]) -> Layout:
    fields: list[Field] = []
    at, alignment = 0, 1
    for name, hint in hints.items():
        kind, count, is_row = _read_hint(owner, name, hint)
        width, nested = (kind, None) if isinstance(kind, Int) else (None, kind)
        size, align = (
            (kind.size, kind.size) if isinstance(kind, Int) else (layout_of(kind).size, layout_of(kind).alignment)
        )
        padding = -at % align
        fields.append(Field(name, width, nested, count, is_row, at + padding, padding))
        at += padding + size * count
        alignment = max(alignment, align)
    tail = -at % alignment
    return Layout(tuple(fields), at + tail, alignment, tail)


def _read_hint(owner: str, name: str, hint: object) -> tuple[Int | type[object], int, bool]:
    """What an annotation says: width or nested record, how many, whether they stand in a row."""
    if is_schema(hint):
        return hint, 1, False
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (None,)
    if kind is int and len(marks) == 1 and isinstance(marks[0], Int):
        return marks[0], 1, False
    if get_origin(kind) is list and len(marks) == 2 and get_args(kind) == (int,):
        return get_args(marks[0])[1], int(marks[1]), True
    if get_origin(kind) is tuple and len(marks) == 1 and is_schema(get_args(kind)[0]):
        return get_args(kind)[0], int(marks[0]), True
    raise TypeError(
        f"{owner}.{name}: expected Int8..Int64, a record, Annotated[list[int], Int8, n] "
        f"or Annotated[tuple[Record, ...], n], not {hint}"
    )


def _equal(self: object, other: object) -> bool:
    if type(self) is not type(other):
        return False
    return all(getattr(self, f.name) == getattr(other, f.name) for f in layout_of(type(self)).fields)


def _show(self: object) -> str:
    inside = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in layout_of(type(self)).fields)
    return f"{type(self).__name__}({inside})"


def _compile(source: str, name: str, names: Mapping[str, object]) -> FunctionType:
    known = dict(names)
    exec(compile(source, f"<schema {name}>", "exec"), known)
    made = known[name]
    assert isinstance(made, FunctionType)
    return made


def _zero(layout: Layout) -> FunctionType:
    lines, names = ["def __init__(self):", "    pass"], {}
    for f in layout.fields:
        if f.is_record:
            names[f"Record_{f.name}"] = f.record
            made = f"Record_{f.name}()"
            value = f"({', '.join([made] * f.count)},)" if f.is_row else made
        else:
            value = f"[0] * {f.count}" if f.is_row else "0"
        lines.append(f"    self.{f.name} = {value}")
    return _compile("\n".join(lines), "__init__", names)


def copier(cls: type[T]) -> Callable[[T, T], None]:
    """A function `copy(to, source)` that copies field by field; it runs plain and compiles on every engine."""
    name = f"copy_{cls.__name__.lower()}"
    lines, names = [f"def {name}(to, source):"], {}
    for f in layout_of(cls).fields:
        index = "[i]" if f.is_row else ""
        indent = "        " if f.is_row else "    "
        if f.is_row:
            lines.append(f"    for i in range({f.count}):")
        if f.record is not None:
            inner = copier(f.record)
            names[inner.__name__] = inner
            lines.append(f"{indent}{inner.__name__}(to.{f.name}{index}, source.{f.name}{index})")
        else:
            lines.append(f"{indent}to.{f.name}{index} = source.{f.name}{index}")
    copy = _compile("\n".join(lines), name, names)
    copy.__module__ = cls.__module__
    return copy


def flattener(cls: type[T]) -> Callable[[T], tuple[int, ...]]:
    """A function that gives all integers of a plain record in the order they lie in memory."""
    return _compile(f"def flat(r):\n    return ({_flat_items(cls, 'r')})", "flat", {})


def _flat_items(cls: type[object], path: str) -> str:
    parts = []
    for f in layout_of(cls).fields:
        here = f"{path}.{f.name}"
        if f.record is not None:
            each = [f"{here}[{i}]" for i in range(f.count)] if f.is_row else [here]
            parts += [_flat_items(f.record, one) for one in each]
        else:
            parts.append(f"*{here}, " if f.is_row else f"{here}, ")
    return "".join(parts)


def filler(cls: type[T]) -> Callable[[T, tuple[int, ...]], None]:
    """A function that fills a plain record from its integers: the inverse of `flattener`, and a fast plain copy."""
    lines, _ = _fill_lines(cls, "r", 0)
    return _compile("def fill(r, v):\n" + "\n".join(lines), "fill", {})


def _fill_lines(cls: type[object], path: str, at: int) -> tuple[list[str], int]:
    lines: list[str] = []
    for f in layout_of(cls).fields:
        here = f"{path}.{f.name}"
        if f.record is not None:
            for one in [f"{here}[{i}]" for i in range(f.count)] if f.is_row else [here]:
                inner, at = _fill_lines(f.record, one, at)
                lines += inner
        elif f.is_row:
            lines.append(f"    {here}[:] = v[{at}:{at + f.count}]")
            at += f.count
        else:
            lines.append(f"    {here} = v[{at}]")
            at += 1
    return lines, at


def struct_format(cls: type[object]) -> str:
    """The `struct` format of the record, its zero bytes included."""
    return "<" + _format_items(cls)


def _format_items(cls: type[object]) -> str:
    layout, parts = layout_of(cls), []
    for f in layout.fields:
        parts.append("x" * f.padding)
        parts.append(_format_items(f.record) * f.count if f.record else f"{f.count}{f.width.code}" if f.width else "")
    return "".join(parts) + "x" * layout.tail


def dtype_of(cls: type[object]) -> np.dtype[np.void]:
    """The NumPy layout of a schema: aligned, its padding as explicit fields that stay zero."""
    import numpy as np

    layout = layout_of(cls)
    names: list[str] = []
    formats: list[object] = []
    offsets: list[int] = []
    for n, f in enumerate(layout.fields):
        if f.padding:
            names.append(f"_pad{n}")
            formats.append(("i1", (f.padding,)))
            offsets.append(f.offset - f.padding)
        item: object = dtype_of(f.record) if f.record else f"i{f.width.size if f.width else 0}"
        names.append(f.name)
        formats.append((item, (f.count,)) if f.is_row else item)
        offsets.append(f.offset)
    if layout.tail:
        names.append("_tail")
        formats.append(("i1", (layout.tail,)))
        offsets.append(layout.size - layout.tail)
    spec: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": layout.size}
    made: np.dtype[np.void] = np.dtype(spec, align=True)
    return made


def schema_hash(cls: type[object], without: tuple[str, ...] = ()) -> str:
    """A short hash of names, widths and places of all fields: positions of another schema are refused by it.

    `without` leaves some out: where these lie in what was padding, this is the hash of before they were there.
    """
    return sha256(_spell(cls, without).encode()).hexdigest()[:12]


def _spell(cls: type[object], without: tuple[str, ...] = ()) -> str:
    parts = []
    for f in [f for f in layout_of(cls).fields if f.name not in without]:
        inner = _spell(f.record) if f.record else f.width.code if f.width else ""
        parts.append(f"{f.name}:{inner}*{f.count}{'[]' if f.is_row else ''}@{f.offset}")
    return f"{cls.__name__}({','.join(parts)})"


class Codec(Generic[T]):
    """The ways of one schema: to bytes and back, to JSON and back, a copy."""

    def __init__(self, cls: type[T]) -> None:
        self.cls = cls
        self.flat = flattener(cls)
        self.fill = filler(cls)
        self._struct = struct.Struct(struct_format(cls))

    @property
    def size(self) -> int:
        return self._struct.size

    def pack(self, plain: T) -> bytes:
        return self._struct.pack(*self.flat(plain))

    def unpack(self, data: bytes) -> T:
        made = self.cls()
        self.fill(made, self._struct.unpack(data))
        return made

    def copy(self, plain: T) -> T:
        made = self.cls()
        self.fill(made, self.flat(plain))
        return made


_codecs: dict[type[object], Codec[Any]] = {}


def codec_of(cls: type[T]) -> Codec[T]:
    """The codec of a schema, made once."""
    if cls not in _codecs:
        _codecs[cls] = Codec(cls)
    return _codecs[cls]
