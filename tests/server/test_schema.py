"""The description of the API: every message and view is in it, with its bounds, and the page's types are of it."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from drakes.core.game import find_game, game_names
from drakes.play import limits
from drakes.play.refusal import Refusal
from drakes.server.api.schema import components
from drakes.server.app import describe_api
from tests.play.tables import SMALL, open_table
from tools.page_types import declared, longest, made_files, type_of

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def schemas() -> Any:
    return describe_api()["components"]["schemas"]


def test_the_types_of_the_page_are_those_of_the_schema() -> None:
    for path, text in made_files():
        assert path.read_text(encoding="utf-8") == text, f"{path} is out of date: run tools/page_types.py"


def test_everything_is_described(schemas: Any) -> None:
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []
    assert [name for name, schema in schemas.items() if "anyOf" not in schema and "properties" not in schema] == []


def test_the_view_of_every_game_is_described(schemas: Any) -> None:
    views = {f"{name}.{find_game(name).people.view_type.__name__}" for name in game_names()}
    assert views <= set(schemas)
    assert {part["$ref"].rpartition("/")[2] for part in schemas["View"]["anyOf"]} == views


def test_what_the_socket_sends_is_described(schemas: Any) -> None:
    sent = {part["$ref"].rpartition("/")[2] for part in schemas["LiveMessage"]["anyOf"]}
    assert sent == {"Frame", "ChatMessage", "PresenceMessage", "WaitingMessage", "MyTablesMessage"}


class Inner(msgspec.Struct):
    """What is inside."""

    one: int


class Outer(msgspec.Struct):
    """What is
    outside."""

    inner: list[Inner | None]
    word: str = msgspec.field(name="from", default="")
    """Where it is
    from."""


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent."""

    count: int = 0


def test_a_field_is_described_by_the_docstring_below_it() -> None:
    outer = components([Outer])["Outer"]
    assert (outer["description"], outer["properties"]["from"]["description"]) == (
        "What is outside.",
        "Where it is from.",
    )


def test_answers_have_all_their_fields_and_requests_those_they_need() -> None:
    found = components([Outer, Sent])
    assert (found["Outer"]["required"], found["Sent"]["required"]) == (["inner", "from"], [])


def test_components_of_a_game_bear_its_name() -> None:
    found = components([Outer], "a_game.")
    assert set(found) == {"a_game.Outer", "a_game.Inner"}
    assert "#/components/schemas/a_game.Inner" in str(found["a_game.Outer"])


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"$ref": "#/components/schemas/a_game.Inner"}, "Inner"),
        ({"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}, "View"),
        ({}, "unknown"),
    ],
)  # fmt: skip
def test_a_type_is_written_in_typescript(schema: Any, written: str) -> None:
    assert type_of(schema) == written


def test_what_may_be_left_out_is_optional_in_typescript() -> None:
    assert "  count?: number;\n" in declared("Sent", components([Sent])["Sent"])


def test_a_name_has_the_same_bound_in_every_message(schemas: Any) -> None:
    names = {
        f"{message}.name": longest(schema["properties"]["name"])
        for message, schema in schemas.items()
        if message.endswith("Request") and "name" in schema["properties"]
    }
    assert len(names) > 3
    assert set(names.values()) == {limits.NAME_LETTERS}


def test_a_table_takes_names_up_to_the_same_bound() -> None:
    table = open_table(SMALL[0], 1)
    assert table.sit(0, "n" * limits.NAME_LETTERS, "person", "", 0)
    with pytest.raises(Refusal, match=str(limits.NAME_LETTERS)):
        table.sit(0, "n" * (limits.NAME_LETTERS + 1), "person", "", 0)


def test_the_page_writes_no_bound_by_itself() -> None:
    pages = [(path.name, path.read_text(encoding="utf-8")) for path in WEB.rglob("*.svelte")]
    fields = [(name, bound) for name, text in pages for bound in re.findall(r"maxlength=(\S+)", text)]
    assert len(fields) >= 5
    assert [field for field in fields if not field[1].startswith("{MAX_LENGTH.")] == []
