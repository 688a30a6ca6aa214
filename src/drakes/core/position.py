"""A position as JSON and as compact text, and back.

Of a true state both are complete, for tests and analysis; of a hidden state they hold what its observer may know.
A game whose states say by which version of the rules they are played (`rulings`) writes those of version 1 as they were
written when that was the only one: without the field.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.record import Field, layout_of, schema_hash


def position_to_json(game: Game, state: object) -> dict[str, Any]:
    """A position as plain JSON values, every field by its name.

    >>> import drakes
    >>> match = drakes.Match("sitting_ducks", seats=3)
    >>> data = position_to_json(match.game, match.guess(0))
    >>> sorted(data), data["state"]["seats"]
    (['game', 'rules', 'schema', 'state'], 3)
    """
    version, fields = game.rules.version_of(state), record_to_json(state)
    if is_of_before_rulings(game, version):
        fields = {name: value for name, value in fields.items() if name not in game.rules.not_in_version_1}
    return {"game": game.name, "rules": version, "schema": schema_of(game, version), "state": fields}


def position_from_json(game: Game, data: object) -> Any:
    """The position that `position_to_json` wrote; anything else is refused with the key that is wrong."""
    given = data if isinstance(data, dict) else {}
    version: int = given["rules"] if given.get("rules") in game.rules.versions else game.rules.version
    expected = {"game": game.name, "rules": version, "schema": schema_of(game, version)}
    for key, value in expected.items():
        found = given.get(key)
        if found != value:
            raise DrakesError(f"This is no position of {game.name}: {key} is {found!r}; expected {value!r}.")
    state, fields = game.rules.state(), given.get("state")
    if isinstance(fields, dict) and is_of_before_rulings(game, version):
        fields = {**dict.fromkeys(game.rules.not_in_version_1, 0), **fields}
    fill_from_json(state, fields, "state")
    return of_version(game, state, version)


def is_of_before_rulings(game: Game, version: int) -> bool:
    """Whether positions of a version have no field that says so: version 1 came before there was another."""
    return game.rules.has_rulings and version == 1


def schema_of(game: Game, version: int) -> str:
    """The hash of the schema by which positions of a version are written."""
    return schema_hash(game.rules.state, game.rules.not_in_version_1 if is_of_before_rulings(game, version) else ())


def of_version(game: Game, state: Any, version: int) -> Any:
    """A position that was read, if it is of the version it says."""
    if game.rules.version_of(state) != version:
        raise DrakesError(f"This position is damaged: it says that it is of rules version {version}, but it is not.")
    return state


def record_to_json(plain: object) -> dict[str, object]:
    """All fields of a plain record."""
    return {f.name: _field_to_json(getattr(plain, f.name), f) for f in layout_of(type(plain)).fields}


def _field_to_json(value: Any, f: Field) -> object:
    if f.is_record:
        return [record_to_json(one) for one in value] if f.is_row else record_to_json(value)
    return list(value) if f.is_row else value


def fill_from_json(plain: object, data: object, path: str) -> None:
    """Fill a plain record; every field must be there, nothing else, and every number must fit."""
    fields = layout_of(type(plain)).fields
    names = {f.name for f in fields}
    if not isinstance(data, dict) or set(data) != names:
        odd = sorted(names ^ set(data)) if isinstance(data, dict) else [repr(data)]
        raise DrakesError(f"{path}: expected exactly the fields of {type(plain).__name__}; look at {', '.join(odd)}.")
    for f in fields:
        _fill_field(plain, f, data[f.name], f"{path}.{f.name}")


def _fill_field(plain: object, f: Field, value: Any, path: str) -> None:
    if f.is_row and (not isinstance(value, list) or len(value) != f.count):
        raise DrakesError(f"{path}: expected a list of {f.count}.")
    if f.is_record:
        targets, values = (getattr(plain, f.name), value) if f.is_row else ((getattr(plain, f.name),), [value])
        for i, (target, one) in enumerate(zip(targets, values, strict=True)):
            fill_from_json(target, one, f"{path}[{i}]" if f.is_row else path)
        return
    assert f.width is not None
    lowest, highest = f.width.limits
    for one in value if f.is_row else [value]:
        if isinstance(one, bool) or not isinstance(one, int) or not lowest <= one <= highest:
            raise DrakesError(f"{path}: {one!r} stands there; expected a whole number from {lowest} to {highest}.")
    setattr(plain, f.name, list(value) if f.is_row else value)


def position_to_text(game: Game, state: object) -> str:
    """A position in one short word."""
    packed = zlib.compress(game.rules.codec.pack(state), 9)
    body = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{head_of(game, game.rules.version_of(state))}{body}"


def head_of(game: Game, version: int) -> str:
    """How the text of a position of a version begins."""
    return f"{game.name}.{version}.{schema_of(game, version)}."


def position_from_text(game: Game, text: str) -> Any:
    """The position that `position_to_text` wrote; a damaged text is refused.

    >>> import drakes
    >>> match = drakes.Match("sitting_ducks", seats=3)
    >>> word = match.to_text()
    >>> position_to_text(match.game, position_from_text(match.game, word)) == word
    True
    >>> position_from_text(match.game, word[:-4])
    Traceback (most recent call last):
    drakes.core.errors.DrakesError: This position is damaged: its text was cut or changed.
    """
    version = next((one for one in game.rules.versions if text.startswith(head_of(game, one))), None)
    if version is None:
        newest = head_of(game, game.rules.version)
        raise DrakesError(f"This is no position of {game.name} in this release: it should begin with '{newest}'.")
    body = text[len(head_of(game, version)) :]
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        reader = zlib.decompressobj()
        data = reader.decompress(packed, game.rules.codec.size + 1)
        is_whole = reader.eof and len(data) == game.rules.codec.size
    except (binascii.Error, zlib.error, ValueError):
        is_whole = False
    if not is_whole:
        raise DrakesError("This position is damaged: its text was cut or changed.")
    return of_version(game, game.rules.codec.unpack(data), version)
