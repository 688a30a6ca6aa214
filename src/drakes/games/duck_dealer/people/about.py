"""About this edition: what is printed in a box, and how sure each value is, as a page of Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from drakes.core.box import SURE

if TYPE_CHECKING:
    from drakes.core.text import Words


def about(values: dict[str, Any], words: Words) -> str:
    """The page of an edition file: its tables by how sure they are, each with its clause."""
    certainty = {
        "known": words.say("about-known"),
        "reported": words.say("about-reported"),
        "reconstructed": words.say("about-reconstructed"),
        "ours": words.say("about-ours"),
    }
    lines = [f"# {words.say('about-title', name=values['edition']['name'])}", "", words.say("about-intro"), ""]
    for sure in SURE:
        lines += [f"## {certainty[sure]}", ""]
        for name, table in tables(values, ""):
            if table["sure"] == sure:
                lines.append(f"- {name} ({table['clause']}): {', '.join(entries(table))}")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def tables(values: dict[str, Any], prefix: str) -> list[tuple[str, dict[str, Any]]]:
    """All tables that say how sure they are, by their names."""
    found = []
    for key, value in values.items():
        if isinstance(value, dict):
            if "sure" in value:
                found.append((f"{prefix}{key}", value))
            else:
                found += tables(value, f"{prefix}{key}.")
    return found


def entries(table: dict[str, Any]) -> list[str]:
    """The values of a table, without what is said about them."""
    return [f"{key} = {value}" for key, value in table.items() if key not in ("sure", "clause")]
