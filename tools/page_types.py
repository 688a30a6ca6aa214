"""Writes the TypeScript types of all that the server sends and takes, from the description at /api/schema.

python tools/page_types.py            writes web/src/server/schema.ts, and schema.ts beside the board of every game
python tools/page_types.py check      says which of them are out of date

The messages of the API go into the first file, with the longest texts and lists that they may hold; what the view of a
game is made of goes into that game's. Where a board has an opening.json, for pictures of the rules, it is made anew.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "web" / "src"
HEAD = "/** {what} Made by tools/page_types.py from /api/schema: do not edit. */\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Do what was asked for."""
    outdated = [path for path, text in made_files() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if arguments == ["check"]:
        for path in outdated:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/page_types.py")
        return 1 if outdated else 0
    for path, text in made_files():
        path.write_text(text, encoding="utf-8")
    return 0


def made_files() -> Iterator[tuple[Path, str]]:
    """Every file of types with its text."""
    from drakes.server.app import describe_api

    schemas = describe_api()["components"]["schemas"]
    messages = {name: schema for name, schema in schemas.items() if "." not in name}
    yield PAGES / "server" / "schema.ts", written("What the server takes and sends.", messages) + lengths(messages)
    for board in sorted(path for path in (PAGES / "boards").iterdir() if path.is_dir()):
        start = f"{board.name}."
        parts = {name.removeprefix(start): schema for name, schema in schemas.items() if name.startswith(start)}
        if parts:
            yield board / "schema.ts", written("What the server shows of a table of this game.", parts)
            if (board / "opening.json").exists():
                yield board / "opening.json", opening(board.name)


def opening(name: str) -> str:
    """What a spectator sees of a table of the standard box before it begins: all that is printed is in it."""
    from drakes.core.editions import load_box
    from drakes.core.game import NOBODY, find_game

    game = find_game(name)
    box, state = load_box(game), game.new_state(game.rules.seats.start)
    game.rules.setup(box, state)
    game.rules.hide(box, state, NOBODY)
    return msgspec.json.format(msgspec.json.encode(game.people.view(box, state))).decode() + "\n"


def written(what: str, schemas: dict[str, Schema]) -> str:
    """A file of types."""
    return HEAD.format(what=what) + "".join(declared(name, schemas[name]) for name in sorted(schemas))


def declared(name: str, schema: Schema) -> str:
    """A type by its name: an interface, or what else it may be."""
    about = f"\n/** {schema['description']} */\n"
    if "properties" not in schema:
        return f"{about}export type {name} = {type_of(schema, name)};\n"
    required, lines = set(schema.get("required", ())), []
    for field, part in schema["properties"].items():
        if "description" in part:
            lines.append(f"  /** {part['description']} */\n")
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(part)};\n")
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def type_of(schema: Schema, name: str = "") -> str:
    """A type in TypeScript. A view is not known where all games are served, null or not: each board knows its own."""
    if name == "View":
        return "unknown"
    if "$ref" in schema:
        return re.split(r"[/.]", schema["$ref"])[-1]
    if "anyOf" in schema:
        parts = [type_of(part) for part in schema["anyOf"]]
        return "View" if "View" in parts else " | ".join(parts)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def lengths(schemas: dict[str, Schema]) -> str:
    """The longest texts and lists that messages may hold, by message and field."""
    lines = []
    for name in sorted(schemas):
        found = {field: longest(part) for field, part in schemas[name].get("properties", {}).items()}
        bounds = ", ".join(f"{field}: {length}" for field, length in found.items() if length is not None)
        if bounds:
            lines.append(f"  {name}: {{ {bounds} }},\n")
    about = "\n/** The longest texts and lists that may be sent, by message and field. */\n"
    return f"{about}export const MAX_LENGTH = {{\n{''.join(lines)}}} as const;\n"


def longest(schema: Schema) -> int | None:
    """How long a value may be, or None."""
    for part in (schema, *schema.get("anyOf", ())):
        for bound in ("maxLength", "maxItems"):
            if bound in part and "prefixItems" not in part:
                length: int = part[bound]
                return length
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
