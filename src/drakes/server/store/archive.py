"""Archives: rows of the store in one file that either database can take in again.

An archive is gzipped text. Each line is JSON with a check before it: the first digits of the SHA-256 of all lines up
to and including this one. So a byte that changed is noticed with its line, and so is a file that was cut.
"""

from __future__ import annotations

import gzip
import os
import secrets
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import BigInteger, Boolean, LargeBinary, Table

from drakes.server.store.records import StoreRefusal
from drakes.server.store.schema import REVISION, metadata

FORMAT = 1
READABLE = ("0001", "0002", "0003", "0004", REVISION)
"""The schemas whose rows are those of this one."""
CHECK_DIGITS = 16
SHOWN = 60
"""How many letters of a wrong value are shown."""
LONGEST_LINE = 4_000_000
MOST_OF_A_TABLE = 64 << 20
"""The most bytes of one table's archive, unpacked: a long game has a hundredth of it."""
MOST_UNPACKED, FREE_BYTES = 100, 64 << 20
"""How many times as long as its file a backup may become, and how much it may in any case: hashes and keys, which are
most of it, do not become smaller when packed."""

Line = tuple[str, dict[str, Any]]
"""The name of a table of the database, and a row of it by its columns."""


@contextmanager
def written_whole(file: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone that is there only once it is complete and on disk."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise StoreRefusal(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)


def write_archive(file: Path, kind: str, release: str, made: int, rows: Iterable[Line]) -> int:
    """Write rows into an archive; answers how many. Nothing is left of a file that could not be finished."""
    head = {"drakes": kind, "format": FORMAT, "schema": REVISION, "release": release, "made": made}
    count, running = 0, sha256()

    def line(value: object) -> bytes:
        text = msgspec.json.encode(value)
        running.update(text)
        return running.hexdigest()[:CHECK_DIGITS].encode() + b" " + text + b"\n"

    with written_whole(file) as out, gzip.GzipFile("", "wb", 6, out, mtime=0) as lines:
        lines.write(line(head))
        for name, row in rows:
            count += 1
            lines.write(line([str(name), packed(row)]))
        lines.write(line({"end": count}))
    return count


def packed(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON can hold it."""
    return {str(name): b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()}


def read_archive(file: Path, kind: str) -> Iterator[Line]:
    """The rows of an archive of a kind, each checked; a fault is told with its line, after the rows before it."""
    lines = read_lines(file, kind)
    check_head(file, kind, next(lines, (0, None))[1])
    count, end = 0, None
    for number, value in lines:
        if end is not None:
            raise StoreRefusal(f"{file}, line {number}: more comes after the end; the file is damaged.")
        if isinstance(value, dict):
            end = value.get("end")
            if end != count:
                raise StoreRefusal(f"{file}, line {number}: {count} rows came before the end, not {end}.")
        else:
            count += 1
            yield read_row(file, number, value)
    if end is None:
        raise StoreRefusal(f"{file} is cut off after line {count + 1}: use another copy.")


def read_lines(file: Path, kind: str) -> Iterator[tuple[int, Any]]:
    """The lines of an archive with their numbers, each checked against all before it; not more of them than the kind
    of archive can have, since a small file may hold very long ones."""
    number, size, running = 0, 0, sha256()
    try:
        most = MOST_OF_A_TABLE if kind == "table" else FREE_BYTES + MOST_UNPACKED * file.stat().st_size
        with gzip.open(file, "rb") as lines:
            while line := lines.readline(LONGEST_LINE):
                number, size = number + 1, size + len(line)
                if size > most:
                    raise StoreRefusal(f"{file}, line {number}: more comes out of the file than any {kind} has.")
                check, _, text = line.rstrip(b"\n").partition(b" ")
                running.update(text)
                if running.hexdigest()[:CHECK_DIGITS].encode() != check or not line.endswith(b"\n"):
                    raise StoreRefusal(f"{file}, line {number}: the file is damaged here; use another copy.")
                yield number, msgspec.json.decode(text)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise StoreRefusal(f"{file} is damaged or cut off after line {number} ({error}): use another copy.") from None
    except OSError as error:
        raise StoreRefusal(f"{file} cannot be read: {error.strerror or error}.") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise StoreRefusal(f"{file}, line {number}: {error}.") from None


def check_head(file: Path, kind: str, head: Any) -> None:
    """Refuse what is no archive, of another kind, or of another release's schema."""
    if not isinstance(head, dict) or "drakes" not in head:
        raise StoreRefusal(
            f"{file} is no archive of Drakes; expected one written by 'drakes backup' or 'drakes export'."
        )
    if head["drakes"] != kind:
        reader = {"backup": "drakes restore", "table": "drakes import"}.get(head["drakes"], "another release")
        raise StoreRefusal(f"{file} holds a {head['drakes']}: it is read by '{reader}'.")
    if head.get("format") != FORMAT or head.get("schema") not in READABLE:
        raise StoreRefusal(f"{file} was written by release {head.get('release')}: read it with that one, then upgrade.")


def read_row(file: Path, number: int, value: Any) -> Line:
    """A row, with every column there and of its type."""
    try:
        name, row = value
        return name, unpacked(metadata.tables[name], row)
    except (KeyError, TypeError, ValueError) as error:
        raise StoreRefusal(f"{file}, line {number}: this is no row of the store ({str(error)[:SHOWN]}).") from None


def unpacked(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row from JSON; raises ValueError for one that does not fit its table."""
    if set(row) != set(table.c.keys()):
        raise ValueError(f"the columns of {table.name} are {', '.join(table.c.keys())}")
    read = dict(row)
    for column in table.c:
        value, kind = row[column.name], column.type
        wanted = bool if isinstance(kind, Boolean) else int if isinstance(kind, BigInteger) else str
        if value is None and column.nullable:
            continue
        if type(value) is not wanted:
            raise ValueError(f"{column.name} of {table.name} is {repr(value)[:SHOWN]}")
        if isinstance(kind, LargeBinary):
            read[column.name] = b64decode(str(value), validate=True)
    return read
