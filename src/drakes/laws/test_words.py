"""Words: every event, action, name and refusal has a sentence in all languages, with the same arguments.

English is enough: what is not translated is listed as a warning, and said in English."""

import ast
import re
import shutil
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import drakes
from drakes.core.about_edition import HOLDERS, about_edition, facts_in, say_label
from drakes.core.box import read_values
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import Event, EventKind
from drakes.core.game import Game, find_game, game_names
from drakes.core.text import (
    LANGUAGES,
    SEAT,
    SHARED,
    Words,
    all_domains,
    fluent_text,
    is_numbered,
    own_messages,
    printed_names,
    read_messages,
    refusal_message,
    untranslated,
)
from drakes.laws.cases import all_cases, is_ours

SOURCE = Path(drakes.__file__).parent
GAMES = [find_game(name) for name in game_names()]
languages = pytest.mark.parametrize("language", LANGUAGES)


def names_of(game: Game) -> list[str]:
    """Somebody on every seat."""
    return [f"Élise {seat}" for seat in range(max(game.rules.seats))]


def said_in(folder: Path) -> set[str]:
    """The messages that the Python files of a folder ask for by `say`."""
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                message = node.args[0]
                assert isinstance(message, ast.Constant), f"{file.name}:{node.lineno}: say() wants a plain string"
                found.add(str(message.value))
    return found


def faults_in(folder: Path) -> set[str]:
    """The messages of what can be wrong with a box, by the reasons that the Python files of a folder name."""
    calls = [
        node
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "because"
    ]
    named = {str(part.value) for call in calls for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)}
    return {f"box-{reason}" for reason in named if reason} | {"box-wrong"}


def expected_messages(game: Game) -> set[str]:
    """All messages a game's files must hold, and no others."""
    expected = {"game"} | said_in(game.people.folder) - set(read_messages(SHARED / "en.ftl"))
    for domain, labels in all_domains(game).items():
        if domain != SEAT:
            expected |= {domain} if is_numbered(labels) else {f"{domain}-{label}" for label in labels}
    expected |= {f"action-{found.kind}" for found in game.rules.actions}
    expected |= {f"event-{kind.name}" for kind in game.rules.events}
    expected |= {f"remark-{kind.name}" for kind in remarks_of(game)}
    expected |= {refusal_message(clause) for clause in game.rules.clauses.values()}
    expected |= {f"option-{name}" for name in game.people.options.by_name}
    for panel, events in game.people.measured.items():
        expected |= {f"measure-{one}" for one in (panel, *events) if "." not in one}
    return expected | {f"variant-{name}" for name in game.people.variants}


class Variables(Visitor):
    """Collects the variables a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def arguments_of(message: fluent.Message, declared: list[str]) -> set[str]:
    """The arguments a message uses; `$colour_duck` is a form of the declared argument `colour`."""
    visitor = Variables()
    visitor.visit(message)
    forms = {name: next((d for d in declared if name.startswith(f"{d}_")), name) for name in visitor.found}
    return set(forms.values())


def declared_arguments(game: Game, message: str) -> list[str]:
    """The arguments that an action or event gives its message."""
    for found in game.rules.actions:
        if message == f"action-{found.kind}":
            return [domain.name for domain in found.domains]
    for prefix, kinds in (("event", game.rules.events), ("remark", remarks_of(game))):
        for kind in kinds:
            if message == f"{prefix}-{kind.name}":
                return [name for name, _ in kind.arguments]
    return []


def remarks_of(game: Game) -> Iterable[EventKind]:
    """The kinds of what a game remarks on turns."""
    return game.people.teaching.remarks if game.people.teaching is not None else ()


def all_events(game: Game, kinds: Iterable[EventKind]) -> Iterator[Event]:
    """Every event of some kinds with every combination of its arguments."""
    domains = {**{name: range(len(labels)) for name, labels in all_domains(game).items()}, "number": range(4)}
    for kind in kinds:
        values = product(*(domains[domain] for _, domain in kind.arguments))
        for combination in values:
            names = [name for name, _ in kind.arguments]
            yield Event(kind.name, dict(zip(names, combination, strict=True)))


def all_sentences(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Everything a game can say of its own tables, each with the id of the message."""
    words = Words(game, language)
    yield "game", words.game_name()
    for domain, labels in all_domains(game).items():
        for i, label in enumerate(labels):
            yield f"{domain}-{label}", words.name(domain, i)
    for action in range(game.rules.actions.size):
        yield f"action-{game.rules.actions.range_of(action).kind}", words.action(action)
    for event, you in product(all_events(game, game.rules.events), (None, 0)):
        yield f"event-{event.kind}", words.event(event, names_of(game), you)
    for remark in all_events(game, remarks_of(game)):
        yield f"remark-{remark.kind}", words.remark(remark, names_of(game))
    for number, clause in game.rules.clauses.items():
        yield f"why-{clause}", words.why(number)
    for name, option in game.people.options.by_name.items():
        yield f"option-{name}", words.option(name)
        for value in option.values:
            yield f"option-{name}.{value}", words.option_value(name, value)
    for name in game.people.variants:
        yield f"variant-{name}", words.variant(name)
    for card in cards_with_text(game):
        yield f"card-{card}.text", words.card_text(card)


def cards_with_text(game: Game) -> tuple[str, ...]:
    """The cards that say what they do: all of a game's, or none."""
    cards, messages = all_domains(game).get("card", ()), own_messages(game, "en")
    has_text = any(messages[f"card-{card}"].attributes for card in cards if f"card-{card}" in messages)
    return cards if has_text else ()


@languages
def test_everything_a_game_can_say_is_said(game: Game, language: str) -> None:
    for message, text in all_sentences(game, language):
        assert text.strip(), message
        assert text != message
        assert not re.search(r"[{}$]|\?\?\?|  ", text), f"{message}: {text}"


@languages
def test_sentences_say_the_names_that_a_box_prints(game: Game, language: str) -> None:
    words = Words(game, language, load_box(game))
    for action in range(game.rules.actions.size):
        found = game.rules.actions.range_of(action)
        for domain, value in zip(found.domains, game.rules.actions.values(action), strict=True):
            names = words.printed.get(domain.name, ())
            assert value >= len(names) or names[value] in words.action(action)
    for event in all_events(game, game.rules.events):
        arguments = next(kind.arguments for kind in game.rules.events if kind.name == event.kind)
        for argument, of in arguments:
            names, value = words.printed.get(of, ()), event.arguments[argument]
            assert value >= len(names) or names[value] in words.event(event, names_of(game))


def test_printed_names_belong_to_numbered_values_and_tell_them_apart(game: Game) -> None:
    for domain, names in printed_names(game, load_box(game)).items():
        assert is_numbered(all_domains(game)[domain])
        assert len(set(names)) == len(names) <= len(all_domains(game)[domain])
        assert all(name.strip() for name in names)
        assert Words(game, "en", load_box(game)).name(domain, 0).endswith(names[0])


@languages
def test_the_files_hold_no_message_that_is_not_needed_and_english_all(game: Game, language: str) -> None:
    held, needed = set(own_messages(game, language)), expected_messages(game)
    assert {one for one in held - needed if not one.startswith(("field-", "edition-"))} == set()
    assert language != "en" or needed <= held


@languages
def test_every_value_of_an_edition_has_a_word(game: Game, language: str) -> None:
    words, files = Words(game, language), sorted((game.people.folder / "boxes").glob("*.toml"))
    keys = {key for file in files for key, *_ in facts_in(read_values(file), "", "", "")}
    parts = {part for key in keys for part in key.split(".") if part not in HOLDERS} - {"edition", "name"}
    unsaid = {one for one in parts if not (words.edition_key(one) or say_label(one, words) or one.isdecimal())}
    assert not (unsaid and is_ours(game)), unsaid
    for section in about_edition(read_values(files[0]), read_values(files[0]), words):
        assert section.title
        assert all(fact.value and fact.sure and fact.clause and fact.standard is None for fact in section.facts)


def test_words_for_fields_are_for_those_of_the_view(game: Game) -> None:
    case, found = all_cases(game.name)[0], set()
    fields = {one for one in own_messages(game, "en") if one.startswith("field-")}
    for state, _, _ in case.positions(0, is_costly=True) if fields else ():
        game.rules.hide(case.box, state, 0)
        found |= {f"field-{name.replace('_', '-')}" for name in field_names(game.people.view(case.box, state))}
    assert fields <= found


def field_names(view: Any) -> Iterator[str]:
    """The names of all fields of a view, those within others too."""
    plain = msgspec.to_builtins(view)
    if isinstance(plain, dict):
        yield from plain
    for inner in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from field_names(inner)


@languages
def test_messages_that_are_not_translated_are_listed(game: Game, language: str) -> None:
    missing = untranslated(game, language)
    assert not (missing and is_ours(game)), missing
    if missing:
        warnings.warn(f"{game.name} is not translated into {language}: {', '.join(missing)}", stacklevel=1)


@languages
def test_options_and_cards_have_exactly_the_attributes_needed(game: Game, language: str) -> None:
    messages = own_messages(game, language)
    for name, option in game.people.options.by_name.items():
        if f"option-{name}" not in messages:
            continue
        numbers = any(isinstance(value, int) and not isinstance(value, bool) for value in option.values)
        expected = {value for value in option.values if isinstance(value, str)} | ({"number"} if numbers else set())
        assert {attribute.id.name for attribute in messages[f"option-{name}"].attributes} == expected
    for card in cards_with_text(game):
        if f"card-{card}" in messages:
            assert [attribute.id.name for attribute in messages[f"card-{card}"].attributes] == ["text"]


@languages
def test_the_shared_files_hold_exactly_the_messages_needed(language: str) -> None:
    of_games = {message for game in GAMES for message in own_messages(game, "en")}
    expected = {SEAT, "yes", "no"} | faults_in(SOURCE)
    expected |= said_in(SOURCE / "cli") | said_in(SOURCE / "core") | said_in(SOURCE / "lab")
    for game in GAMES:
        expected |= said_in(game.people.folder) - of_games
    assert set(read_messages(SHARED / f"{language}.ftl")) == expected


@languages
def test_every_message_takes_the_arguments_of_the_english_one(game: Game, language: str) -> None:
    shared = read_messages(SHARED / "en.ftl"), read_messages(SHARED / f"{language}.ftl")
    for english, other in (shared, (own_messages(game, "en"), own_messages(game, language))):
        for message in other:
            declared = declared_arguments(game, message)
            assert arguments_of(other[message], declared) == arguments_of(english[message], declared), message


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_was_left_in_english(game: Game, language: str) -> None:
    english, other = all_sentences(game, "en"), all_sentences(game, language)
    own = own_messages(game, language)
    for (message, text), (_, translated) in zip(english, other, strict=True):
        if message.partition("-")[0] in ("action", "event", "why") and message.replace(".", "-") in own:
            assert translated != text, message


@languages
def test_quotes_are_curved_and_french_marks_stand_off(language: str) -> None:
    files = [SHARED / f"{language}.ftl", *(game.people.folder / "text" / f"{language}.ftl" for game in GAMES)]
    for file in filter(Path.is_file, files):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert not [line for line in lines if re.search("['\"]", line)]
        if language == "fr":
            assert not [line for line in lines if re.search(r"\w[!?;:]| [!?;:»]|« |\w»|«\w", line)]


def test_a_blank_event_says_nothing(game: Game) -> None:
    assert Words(game, "en").event(Event("", {}), names_of(game)) == ""


def test_a_refusal_names_its_clause(game: Game) -> None:
    for number, clause in game.rules.clauses.items():
        assert Words(game, "de").why(number).endswith(f" ({clause})")
        assert Words(game, "de").why(clause) == Words(game, "de").why(number)


def test_an_unknown_language_is_refused(game: Game) -> None:
    with pytest.raises(DrakesError, match="no language 'es'; the languages are en, fr, it, de"):
        Words(game, "es")


def test_an_unknown_name_is_refused(game: Game) -> None:
    words = Words(game)
    asks: list[Callable[[], str]] = [
        lambda: words.name("no_such_domain", 0),
        *(partial(words.name, domain, value) for domain in all_domains(game) for value in ("no such label", 10_000)),
        lambda: words.why(0),
        lambda: words.why("XX-0.0"),
        lambda: words.option("no_such_option"),
        lambda: words.variant("no_such_variant"),
        lambda: words.event(Event("no_such_event", {}), []),
        lambda: words.say("no-such-message"),
    ]
    for ask in asks:
        with pytest.raises(DrakesError):
            ask()


def with_texts_in(game: Game, folder: Path) -> Game:
    """The same game, its texts in another place, where they can be changed."""
    shutil.copytree(game.people.folder / "text", folder / "text")
    shutil.copytree(game.people.folder / "boxes", folder / "boxes")
    return Game(game.rules, replace(game.people, folder=folder), game.bots)


def altered(game: Game, folder: Path, message: str, text: str) -> Words:
    """The English words of a game with one message replaced."""
    other, file = with_texts_in(game, folder), folder / "text" / "en.ftl"
    kept = re.sub(rf"(?m)^{message} =.*\n(?:[ }}].*\n)*", text, file.read_text(encoding="utf-8"))
    file.write_text(kept, encoding="utf-8")
    return Words(other, "en")


def test_what_a_language_lacks_is_said_in_english(game: Game, tmp_path: Path) -> None:
    other, first = with_texts_in(game, tmp_path), next(iter(game.rules.actions)).first
    (tmp_path / "text" / "fr.ftl").write_text("game = Un jeu\n", encoding="utf-8")
    said = dict(all_sentences(other, "fr"))
    assert all(said.values())
    assert said["game"] == "Un jeu"
    assert Words(other, "fr").action(first) == Words(game, "en").action(first)
    assert untranslated(other, "fr") == [one for one in own_messages(game, "en") if one != "game"]
    assert fluent_text(other, "fr").startswith("game = Un jeu\n")
    assert f"\naction-{next(iter(game.rules.actions)).kind} =" in fluent_text(other, "fr")


def test_a_missing_message_is_an_error_and_not_its_id(game: Game, tmp_path: Path) -> None:
    first = next(iter(game.rules.actions))
    words = altered(game, tmp_path, f"action-{first.kind}", "")
    with pytest.raises(DrakesError, match=f"lacks the message 'action-{first.kind}'"):
        words.action(first.first)


def test_a_missing_argument_is_an_error(game: Game, tmp_path: Path) -> None:
    first = next(iter(game.rules.actions))
    words = altered(game, tmp_path, f"action-{first.kind}", f"action-{first.kind} = Do {{ $nothing }}\n")
    with pytest.raises(DrakesError, match="cannot be said with"):
        words.action(first.first)


def test_a_file_that_is_not_fluent_is_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(DrakesError, match=r"en\.ftl: this is not Fluent"):
        altered(game, tmp_path, "game", "game = { $\n")


def test_a_message_that_stands_there_twice_is_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(DrakesError, match="'game' stands there twice"):
        altered(game, tmp_path, "game", "game = One\ngame = Two\n")
