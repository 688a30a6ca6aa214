"""The description of the API as JSON: every message by its own struct, and the view of every installed game."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from drakes.core.game import find_game, game_names
from drakes.server.context import AnyRequest
from drakes.server.messages.live import LIVE_MESSAGES

PLACE = "#/components/schemas/"
Schema = dict[str, Any]


class MessageSchema(JsonRenderPlugin):
    """The description, in which every message is as its struct says: fields, bounds and what they mean."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The description as it is sent."""
        return super().render(request, with_messages(openapi_schema, request.app))


def with_messages(described: Schema, app: Litestar) -> Schema:
    """The description of routes with the messages they take and give, what the socket sends, and games' views."""
    known = described["components"]["schemas"]
    found = components([*messages_of(app), *LIVE_MESSAGES])
    for name, schema in found.items():
        examples = known.get(name, {}).get("examples")
        known[name] = schema | ({"examples": examples} if examples else {})
    known["LiveMessage"] = {
        "description": "What the socket sends: each is one of these.",
        "anyOf": [{"$ref": PLACE + message.__name__} for message in LIVE_MESSAGES],
    }
    views = {name: find_game(name).people.view_type for name in game_names()}
    for game, view in views.items():
        known |= components([view], f"{game}.")
    known["View"] = {
        "description": "A view: what a seat sees of its game, in the game's own shape.",
        "anyOf": [{"$ref": f"{PLACE}{game}.{view.__name__}"} for game, view in views.items()],
    }
    return described


def messages_of(app: Litestar) -> Iterator[Any]:
    """The types of what routes take and give."""
    for handler in (one for route in app.routes if isinstance(route, HTTPRoute) for one in route.route_handlers):
        if not handler.resolve_include_in_schema():
            continue
        answer = handler.parsed_return_field.annotation
        yield get_args(answer)[0] if get_origin(answer) is Response else answer
        if handler.parsed_data_field is not None:
            yield handler.parsed_data_field.annotation
        yield from (answer.data_container for answer in (handler.responses or {}).values())


def components(types: Iterable[Any], prefix: str = "") -> dict[str, Schema]:
    """The structs among types, and all that they are made of, by their names."""
    wanted = [one for one in types if one not in (None, NoneType, bytes, str)]
    structs = {struct.__name__: struct for struct in structs_in(msgspec.inspect.multi_type_info(wanted), set())}
    _, found = msgspec.json.schema_components(wanted, ref_template=f"{PLACE}{prefix}{{name}}")
    return {prefix + name: explained(schema, structs[name]) for name, schema in found.items()}


def structs_in(info: Any, seen: set[type]) -> Iterator[type[msgspec.Struct]]:
    """All structs that types are made of, each once."""
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
    parts = info if isinstance(info, list | tuple) else msgspec.structs.astuple(info)
    for part in parts:
        if isinstance(part, list | tuple | msgspec.inspect.Type | msgspec.inspect.Field):
            yield from structs_in(part, seen)


def explained(schema: Schema, struct: type[msgspec.Struct]) -> Schema:
    """A struct's schema with what its docstrings say; whatever an answer has is in it, also where it is the usual."""
    config = struct.__struct_config__
    schema["description"] = " ".join(schema["description"].split())
    for name, text in field_texts(struct).items():
        schema["properties"][name].setdefault("description", text)
    if not (config.forbid_unknown_fields or config.omit_defaults):
        schema["required"] = list(schema["properties"])
    return schema


@cache
def field_texts(struct: type) -> dict[str, str]:
    """What the docstrings below a struct's fields say of them, by the names that they have in JSON."""
    if struct is msgspec.Struct:
        return {}
    texts = dict(field_texts(struct.__bases__[0]))
    names = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
    for field, text in pairwise(source_of(struct)):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                if name in names:  # a file that was changed meanwhile may have others
                    texts[names[name]] = " ".join(said.split())
    return texts


def source_of(struct: type) -> list[ast.stmt]:
    """What stands in a class; nothing where its source is not at hand."""
    try:
        found = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    except (OSError, SyntaxError):
        return []
    return found.body if isinstance(found, ast.ClassDef) else []
