"""About an edition: its values in the reader's words, how sure each is, and where it differs from the standard one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from drakes.core.text import Words

SAID_APART = ("sure", "clause")
OWN_BOARD = "own"
"""A board that stands in the edition itself: it is told by its name."""
HOLDERS = ("inputs", "cards", "faces")
"""Keys that only hold others, and say nothing by themselves."""


class EditionFact(Struct, frozen=True):
    """One printed value of an edition."""

    key: str
    """Where it stands in the edition's file."""
    label: str
    value: str
    standard: str | None
    """What the standard edition says, where that is something else; '' where it says nothing."""
    sure: str
    """How sure the value is: `known`, `reported`, `reconstructed` or `ours`."""
    clause: str


class EditionSection(Struct, frozen=True):
    """A table of values of an edition."""

    title: str
    facts: list[EditionFact]


def edition_name(values: Mapping[str, Any]) -> str:
    """What an edition calls itself."""
    return str(values["edition"]["name"])


def about_edition(values: Mapping[str, Any], standard: Mapping[str, Any], words: Words) -> list[EditionSection]:
    """All values of an edition that was read before, by its tables."""
    usual = {key: value for key, value, _, _ in facts_in(standard, "", "", "")}
    sections = []
    for name, table in values.items():
        if name != "edition":
            facts = [
                EditionFact(key, label_of(key, words), said, other, sure, clause)
                for key, value, sure, clause in facts_in({name: table}, "", "", "")
                for said in [say_value(value, words)]
                for other in [None if usual.get(key) == value else say_value(usual.get(key, ""), words)]
            ]
            sections.append(EditionSection(say_key(name, words), facts))
    return sections


def facts_in(table: Mapping[str, Any], prefix: str, sure: str, clause: str) -> Iterator[tuple[str, object, str, str]]:
    """Every value below a table: its key, itself, how sure it is, and its clause."""
    sure, clause = table.get("sure", sure), table.get("clause", clause)
    for key, value in table.items():
        if key == OWN_BOARD and isinstance(value, Mapping):
            yield f"{prefix}{key}", value.get("name", ""), sure, clause
        elif isinstance(value, Mapping):
            yield from facts_in(value, f"{prefix}{key}.", sure, clause)
        elif key not in SAID_APART:
            yield f"{prefix}{key}", value, sure, clause


def label_of(key: str, words: Words) -> str:
    """What a value is, without the table it stands in."""
    parts = [part for part in key.split(".")[1:] if part not in HOLDERS]
    return ", ".join(say_key(part, words) for part in parts)


def say_key(part: str, words: Words) -> str:
    """One part of a key: a value of the game, the game's word for it, or itself."""
    return words.edition_key(part) or say_label(part, words) or part.replace("_", " ")


def say_value(value: object, words: Words) -> str:
    """A value; names of the game's things are said in words."""
    text = str(value)
    said = [say_label(part, words) or part for part in text.split()]
    return text if "\n" in text else " ".join(said) if "+" in said else ", ".join(said)


def say_label(label: str, words: Words) -> str:
    """A label of the game in words, or ''."""
    if label.isdecimal():
        return ""
    domain = next((domain for domain, labels in words.domains.items() if label in labels), None)
    return "" if domain is None else words.name(domain, label)


def edition_page(values: Mapping[str, Any], standard: Mapping[str, Any], words: Words) -> str:
    """The same as a page of Markdown."""
    lines = [f"# {words.say('about-title', name=edition_name(values))}", "", words.say("about-intro"), ""]
    certainty = {
        "known": words.say("about-known"),
        "reported": words.say("about-reported"),
        "reconstructed": words.say("about-reconstructed"),
        "ours": words.say("about-ours"),
    }
    for section in about_edition(values, standard, words):
        lines += [f"## {section.title}", ""]
        for fact in section.facts:
            label = f"{fact.label} = " if fact.label else ""
            other = "" if fact.standard is None else f" ({words.say('about-standard', value=fact.standard or '-')})"
            value = fact.value.strip().replace("\n", "\n  ")
            lines.append(f"- {label}{value}{other} [{certainty[fact.sure]}, {fact.clause}]")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
