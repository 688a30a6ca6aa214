"""Words: what a game says, in the reader's language, from Fluent files that the browser uses too.

A game keeps its messages in `text/<language>.ftl` of its folder; what belongs to no game is in `drakes/text`. The ids
come from the game's own tables:

    game                  the name of the game
    card-shoot            a value of a domain, `<domain>-<label>`; its attribute `.text` is the card's one-line text
    place                 a domain whose labels are numbers or spans of numbers: `$first`, `$last`, `$count`
    action-shoot          what an action does, one message for each range
    event-hit             what happened
    remark-missed_win     what is remarked on a turn; its .lesson is what to take along
    why-SD-5-2            why not, by the clause that forbids; `why-DM-6-3-g` by the part (g) of one; it may say
                          the box's numbers (`Game.numbers`)
    option-cover          an option; its values are attributes: `.own`, or `.number` (with `$number`) for numbers
    variant-standard      a named set of options
    edition-coins         a key of an edition's file, for the page about it; else it is called by its name
    field-to-win          a field of the view, for a game without a drawing of its own; else it is called by its name

An argument `place` of an action or event comes as

    $place                its number, where the domain has numbers (they count from 1) or the argument is a number;
                          the name the box prints for that number, where it prints one (`Game.printed`) and the words
                          know the box; a player's name, where it is a seat; else the name of the value
    $place_key            the label, to choose a whole sentence by; of a seat: `you` or `other`
    $colour_<attribute>   any attribute of the value's own message: German keeps `.duck = blaue Ente` there, so that
                          each language has the forms its grammar needs and no other has to know of them
    $pair_first, $pair_last, $pair_count    of a span
    $to_shift             by how much a second number of the same domain differs from the first; 0 if nothing moved

A game may be written in one language, English, alone: what another one lacks is then said in English, sentence by
sentence (`untranslated` lists it). A message missing in English too, or an argument, is an error, never an id in the
middle of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import Event
from drakes.core.game import Game
from drakes.core.options import OptionValue
from drakes.core.rulebook import numbers_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "fr", "it", "de")
"""The languages everything is said in, English first."""
SHARED = Path(__file__).parent.parent / "text"
"""Where the words lie that belong to no game."""
SEAT = "seat"
"""The domain of players; every game that speaks of them calls it so."""
NUMBER = "number"
"""The domain of plain numbers in events."""

Argument = str | int | float
Span = tuple[int, int]


class Words:
    """The words of one game in one language.

    >>> import drakes
    >>> words = drakes.Words(drakes.game("sitting_ducks"), "de")
    >>> words.name("card", "shoot")
    'Feuer!'
    >>> match = drakes.Match("sitting_ducks", seats=3)
    >>> match.words().action(match.number("shoot a 3"))
    'Shoot at place 3'
    """

    def __init__(self, game: Game, language: str = LANGUAGES[0], box: object | None = None) -> None:
        if language not in LANGUAGES:
            raise DrakesError(f"There is no language '{language}'; the languages are {', '.join(LANGUAGES)}.")
        self.game = game
        self.language = language
        self.domains = all_domains(game)
        self.printed = printed_names(game, box)
        self._box = box
        self._forms: dict[tuple[str, int], dict[str, Argument]] = {}
        self._bundle = _bundle(game, language)

    def game_name(self) -> str:
        """The name of the game."""
        return self._format("game", None, {})

    def name(self, domain: str, value: int | str) -> str:
        """A value of a domain as a noun phrase, by its place in the domain or its label."""
        index = self._index(domain, value)
        span = read_span(self.domains[domain][index])
        if is_numbered(self.domains[domain]) and span is not None:
            count = span[1] - span[0] + 1
            return self._format(domain, None, {"first": self._number(domain, index), "last": span[1], "count": count})
        return self._format(self._id(domain, index), None, {})

    def card_text(self, card: int | str) -> str:
        """One short line that says what a card does."""
        return self._format(self._id("card", self._index("card", card)), "text", {})

    def action(self, number: int) -> str:
        """What an action does."""
        found = self.game.rules.actions.range_of(number)
        values = zip(found.domains, self.game.rules.actions.values(number), strict=True)
        arguments = self._arguments((domain.name, domain.name, value) for domain, value in values)
        return self._format(f"action-{found.kind}", None, arguments)

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """What happened, with the players' names and, if the reader is one of them, 'you'. A blank row is ''."""
        if not event.kind:
            return ""
        domains = {kind.name: kind.arguments for kind in self.game.rules.events}
        if event.kind not in domains:
            raise DrakesError(f"'{event.kind}' is no event of {self.game.name}.")
        values = ((name, domain, event.arguments[name]) for name, domain in domains[event.kind])
        return self._format(f"event-{event.kind}", None, self._arguments(values, names, you))

    def remark(self, remark: Event, names: Sequence[str], you: int | None = None, form: str | None = None) -> str:
        """What a game remarks on a turn, or an attribute of that: what to take along from it."""
        kinds = self.game.people.teaching.remarks if self.game.people.teaching is not None else ()
        domains = {kind.name: kind.arguments for kind in kinds}
        if remark.kind not in domains:
            raise DrakesError(f"{remark.kind!r} is no remark of {self.game.name}.")
        values = ((name, domain, remark.arguments[name]) for name, domain in domains[remark.kind])
        return self._format(f"remark-{remark.kind}", form, self._arguments(values, names, you))

    def why(self, clause: int | str) -> str:
        """Why an action is not possible: a sentence, and the clause that says so (given by its number or its id)."""
        name = self.game.rules.clauses.get(clause, "") if isinstance(clause, int) else clause
        if name not in self.game.rules.clauses.values():
            raise DrakesError(f"{clause!r} is no refusal of {self.game.name}.")
        return f"{self._format(refusal_message(name), None, self._numbers)} ({name})"

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """What refusals say of the box; without one, of the standard edition."""
        if self.game.people.numbers is None:
            return {}
        return numbers_of(self.game, load_box(self.game) if self._box is None else self._box)

    def option(self, name: str) -> str:
        """What an option is about."""
        return self._format(f"option-{self.game.people.options[name].name}", None, {})

    def option_value(self, name: str, value: OptionValue) -> str:
        """A value of an option."""
        self.game.people.options[name].code(value)
        if isinstance(value, bool):
            return self._format("yes" if value else "no", None, {})
        if isinstance(value, int):
            return self._format(f"option-{name}", "number", {"number": value})
        return self._format(f"option-{name}", value, {})

    def variant(self, name: str) -> str:
        """The name of a variant."""
        if name not in self.game.people.variants:
            raise DrakesError(f"There is no variant '{name}'; the variants are {', '.join(self.game.people.variants)}.")
        return self._format(f"variant-{name}", None, {})

    def field(self, name: str) -> str:
        """A field of a view: by the game's own word for it, else by its name."""
        message = f"field-{name.replace('_', '-')}"
        has_word = self._bundle.has_message(message)
        return self._format(message, None, {}) if has_word else name.replace("_", " ").capitalize()

    def measure(self, name: str) -> str:
        """What the lab counts of a game, or the heading it counts that under."""
        return self._format(f"measure-{name}", None, {})

    def edition_key(self, key: str) -> str:
        """A key of an edition's file, by the game's own word for it, or ''."""
        message = f"edition-{key}"
        return self._format(message, None, {}) if self._bundle.has_message(message) else ""

    def say(self, message: str, **arguments: Argument) -> str:
        """Any other message, with its arguments."""
        return self._format(message, None, arguments)

    def _arguments(
        self, values: Iterable[tuple[str, str, int]], names: Sequence[str] = (), you: int | None = None
    ) -> dict[str, Argument]:
        """All that a message may say of its arguments, given as name, domain and value."""
        arguments: dict[str, Argument] = {}
        first: dict[str, int] = {}
        for name, domain, value in values:
            for form, said in self._forms_of(domain, value).items():
                arguments[name + form] = said
            if domain == SEAT and names:
                arguments[name] = _of_seat(names, value)
                arguments[f"{name}_key"] = "you" if value == you else "other"
            if domain in first:
                arguments[f"{name}_shift"] = value - first[domain]
            first.setdefault(domain, value)
        return arguments

    def _forms_of(self, domain: str, value: int) -> Mapping[str, Argument]:
        """The forms of one value: by the ending they add to the argument's name."""
        if domain == NUMBER:
            return {"": value}
        if (domain, value) not in self._forms:
            self._forms[domain, value] = self._make_forms(domain, self._index(domain, value))
        return self._forms[domain, value]

    def _make_forms(self, domain: str, index: int) -> dict[str, Argument]:
        labels = self.domains[domain]
        spans = [span for span in map(read_span, labels) if span is not None]
        if domain == SEAT:
            return {"": self.name(domain, index), "_key": "other"}
        if is_numbered(labels) and all(first == last for first, last in spans):
            return {"": self._number(domain, index)}
        if is_numbered(labels):
            first, last = spans[index]
            return {"_first": first, "_last": last, "_count": last - first + 1}
        message = self._id(domain, index)
        forms: dict[str, Argument] = {"": self._format(message, None, {}), "_key": labels[index]}
        for attribute in self._bundle.get_message(message).attributes:
            forms[f"_{attribute}"] = self._format(message, attribute, {})
        return forms

    def _number(self, domain: str, index: int) -> Argument:
        """A value of a numbered domain: the name printed in the box, or its (first) number."""
        names = self.printed.get(domain, ())
        span = read_span(self.domains[domain][index])
        return names[index] if index < len(names) else span[0] if span else ""

    def _index(self, domain: str, value: int | str) -> int:
        if domain not in self.domains:
            raise DrakesError(f"{self.game.name} has no '{domain}'; it has {', '.join(self.domains)}.")
        labels = self.domains[domain]
        if isinstance(value, str) and value in labels:
            return labels.index(value)
        if isinstance(value, int) and 0 <= value < len(labels):
            return value
        raise DrakesError(f"{value!r} is no {domain} of {self.game.name}; expected one of {', '.join(labels)}.")

    def _id(self, domain: str, index: int) -> str:
        return f"{domain}-{self.domains[domain][index]}"

    def _format(self, message: str, attribute: str | None, arguments: Mapping[str, Argument]) -> str:
        full = f"{message}.{attribute}" if attribute else message
        where = f"The text of {self.game.name} in language '{self.language}'"
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        pattern = found.attributes.get(attribute) if found and attribute else found.value if found else None
        if pattern is None:
            raise DrakesError(f"{where} lacks the message '{full}'.")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            given = ", ".join(f"${name}" for name in arguments) or "no argument"
            raise DrakesError(f"{where}: '{full}' cannot be said with {given}: {errors[0]}.")
        return str(text)


def all_domains(game: Game) -> dict[str, tuple[str, ...]]:
    """Every closed set a game speaks of, those of its actions included: name to labels."""
    domains = dict(game.rules.domains)
    for found in game.rules.actions:
        domains.update({domain.name: domain.labels for domain in found.domains})
    return domains


def printed_names(game: Game, box: object | None) -> dict[str, tuple[str, ...]]:
    """What a box calls the values of numbered domains, by domain; nothing without a box."""
    if game.people.printed is None or box is None:
        return {}
    return {domain: tuple(names) for domain, names in game.people.printed(box).items()}


def refusal_message(refusal: str) -> str:
    """The message that says a refusal: `why-DM-6-3-g` for DM-6.3 (g)."""
    return "why-" + re.sub(r"[^\w]+", "-", refusal).rstrip("-")


def is_numbered(labels: Sequence[str]) -> bool:
    """Whether all labels are numbers or spans of numbers, so that one message names them all."""
    return all(read_span(label) is not None for label in labels)


def read_span(label: str) -> Span | None:
    """'3' is the span from 3 to 3, '1-2' from 1 to 2; None for words."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", label)
    return (int(found[1]), int(found[2] or found[1])) if found else None


def _of_seat(names: Sequence[str], seat: int) -> str:
    if not 0 <= seat < len(names):
        raise DrakesError(f"There is no name for seat {seat + 1}; the names are {', '.join(names)}.")
    return names[seat]


def messages_of(game: Game, language: str) -> dict[str, ast.Message]:
    """A game's messages in a language, those it lacks in English, by their ids.

    English sentences may ask for forms of a name that the language has no use for: they come with the name.
    """
    english, own = own_messages(game, LANGUAGES[0]), own_messages(game, language)
    if english.keys() <= own.keys():
        return own
    return {name: _with_forms(own[name], message) if name in own else message for name, message in english.items()}


def fluent_text(game: Game, language: str) -> str:
    """A game's messages in a language, those it lacks in English, as the text of a Fluent file."""
    from fluent.syntax import FluentSerializer, ast

    return str(FluentSerializer().serialize(ast.Resource(list(messages_of(game, language).values()))))


def untranslated(game: Game, language: str) -> list[str]:
    """The messages that a game has in English only."""
    own = own_messages(game, language)
    return [name for name in own_messages(game, LANGUAGES[0]) if name not in own]


def own_messages(game: Game, language: str) -> dict[str, ast.Message]:
    """The messages that stand in a game's file of a language; none where there is no such file, but for English."""
    file = game.people.folder / "text" / f"{language}.ftl"
    return read_messages(file) if language == LANGUAGES[0] or file.is_file() else {}


def _with_forms(message: ast.Message, english: ast.Message) -> ast.Message:
    """A message with the attributes that only the English one has."""
    from fluent.syntax import ast

    known = {attribute.id.name for attribute in message.attributes}
    more = [attribute for attribute in english.attributes if attribute.id.name not in known]
    return ast.Message(message.id, message.value, [*message.attributes, *more])


def _bundle(game: Game, language: str) -> FluentBundle:
    """The messages that belong to no game and those of one together; none may stand in both."""
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    shared, own = read_messages(SHARED / f"{language}.ftl"), messages_of(game, language)
    for name in own:
        if name in shared:
            raise DrakesError(f"The message '{name}' of {game.name} stands also among those that belong to no game.")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource([*shared.values(), *own.values()]))
    return bundle


@cache
def read_messages(file: Path) -> dict[str, ast.Message]:
    """The messages of one Fluent file by their ids."""
    from fluent.syntax import FluentParser, ast

    if not file.is_file():
        raise DrakesError(f"There is no text file '{file.name}' in {file.parent}.")
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise DrakesError(f"{file.name}: this is not Fluent: {(entry.content or '').strip().splitlines()[0]!r}.")
        if isinstance(entry, ast.Message):
            if entry.id.name in messages:
                raise DrakesError(f"{file.name}: the message '{entry.id.name}' stands there twice.")
            messages[entry.id.name] = entry
    return messages
