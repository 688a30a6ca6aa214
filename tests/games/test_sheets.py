"""Things that answer: from what a seat may know and nothing else, in words that every language has."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from drakes.core.game import NATURE, NOBODY, Game, find_game
from drakes.core.sheets import Name, Sentence, Sheet
from drakes.core.text import LANGUAGES, all_domains, read_messages
from drakes.play.match import Match

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = ("sitting_ducks", "dragon_market", "duck_dealer")
SEATS = {"sitting_ducks": 4, "dragon_market": 3, "duck_dealer": 3}
VARIANTS = {"sitting_ducks": ["standard"], "dragon_market": ["standard"], "duck_dealer": ["standard", "auction"]}
STEPS = {"sitting_ducks": 400, "dragon_market": 500, "duck_dealer": 1400}
"""About a whole game."""
LOOKS = 5
"""Positions that are asked about."""


def hidden_from(game: Game, box: Any, state: Any, seat: int) -> Any:
    """What a seat may know of a state."""
    hidden = game.rules.codec.copy(state)
    game.rules.hide(box, hidden, seat)
    return hidden


def another_world(game: Game, box: Any, state: Any, seat: int, seed: int) -> Any:
    """A state that differs only in what the seat may not know."""
    world = hidden_from(game, box, state, seat)
    assert game.rules.guess(box, world, seed)
    return world


def things(game: Game, box: Any, state: Any) -> list[str]:
    """Every thing there may be on a table."""
    seats = [f"seat:{seat}" for seat in range(state.seats)]
    if game.name == "duck_dealer":
        labels = game.rules.domains
        keys = [f"good:{key}" for key in labels["good"]] + [f"energy:{key}" for key in labels["energy"]]
        keys += [f"crew:{key}" for key in labels["gear"]] + [f"gear:{n}" for n in range(box.slots)] + ["track"]
        keys += [f"planet:{n}" for n in range(box.planets)] + [f"dot:{n}" for n in range(0, box.dots, 9)]
        slots = [f"slot:{n}/{slot}" for n in range(0, box.planets, 3) for slot in ("mine", "second", "factory")]
        return seats + keys + slots + [f"ship:{seat}" for seat in range(state.seats)]
    if game.name == "dragon_market":
        keys = [f"good:{key}" for key in game.rules.domains["good"]] + [
            f"card:{key}" for key in game.rules.domains["card"]
        ]
        own = [f"{kind}:{seat}" for kind in ("heir", "pontoon") for seat in range(state.seats)]
        return seats + keys + own + [f"boat:{n}" for n in range(10)] + ["square:0,0", "square:4,5", "coins", "dice"]
    places = [f"{kind}:{n}" for kind in ("place", "sight", "duck") for n in range(1, 7)]
    return seats + places + ["card:a", "card:b", "card:c", "pond", "pile"]


@cache
def positions(name: str) -> list[tuple[Any, Any]]:
    """Positions from the deal to the end of random games."""
    game, found = find_game(name), []
    for variant in VARIANTS[name]:
        match, chance = Match(game, SEATS[name], seed=5, options=game.people.variants[variant]), Random(5)
        played = 0
        while not match.is_over and played < STEPS[name]:
            if played % (STEPS[name] // LOOKS) == 0 or played in (1, 3, 9):
                found.append((match._box, game.rules.codec.copy(match._state)))
            match.play(chance.choice(match.legal()))
            played += 1
        found.append((match._box, game.rules.codec.copy(match._state)))
    return found


def asked(name: str) -> Iterator[tuple[str, Sheet]]:
    """What the things of a game answer, to two seats and to nobody."""
    game = find_game(name)
    assert game.people.tell_of is not None
    for box, state in positions(name):
        for seat in (NOBODY, 0, 1):
            hidden = hidden_from(game, box, state, seat)
            for thing in things(game, box, state):
                sheet = game.people.tell_of(box, hidden, thing)
                if sheet is not None:
                    yield thing, sheet


def said_in(part: Any) -> Iterator[Sentence]:
    """Every message of a sheet."""
    if isinstance(part, Sentence):
        yield part
    elif isinstance(part, msgspec.Struct):
        for field in msgspec.structs.astuple(part):
            yield from said_in(field)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from said_in(one)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        """One of them."""
        self.found.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    """The variables that a message says."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_answers_in_words_that_every_language_has(name: str) -> None:
    game, said, kinds = find_game(name), dict[str, set[str]](), set[str]()
    domains = {*all_domains(game), "seat", "cardText"}
    for thing, sheet in asked(name):
        kinds.add(thing.partition(":")[0])
        for message in said_in(sheet):
            known = said.setdefault(message.message, set(message.arguments))
            assert known == set(message.arguments), f"{message.message} is said with other arguments elsewhere"
            for argument in message.arguments.values():
                for one in argument if isinstance(argument, list) else [argument]:
                    assert not isinstance(one, Name) or one.domain in domains
    assert kinds == {thing.partition(":")[0] for thing in things(game, *positions(name)[0])}
    for language in LANGUAGES:
        texts = read_messages(BOARDS / name / "sheets" / f"{language}.ftl")
        assert set(said) <= set(texts), f"{language}: {sorted(set(said) - set(texts))}"
        for key, arguments in said.items():
            assert variables(texts[key]) <= arguments, f"{language}: {key}"


@pytest.mark.parametrize("name", GAMES)
def test_the_sheets_of_all_languages_say_the_same(name: str) -> None:
    english = read_messages(BOARDS / name / "sheets" / "en.ftl")
    for language in LANGUAGES:
        texts = read_messages(BOARDS / name / "sheets" / f"{language}.ftl")
        assert list(texts) == list(english)
        assert {key: variables(one) for key, one in texts.items()} == {
            key: variables(one) for key, one in english.items()
        }


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_look_the_same_to_a_seat_give_the_same_sheets(name: str) -> None:
    game = find_game(name)
    assert game.people.tell_of is not None
    for n, (box, state) in enumerate(positions(name)[::3]):
        if game.rules.to_move(state) == NATURE:
            continue
        for seat in range(state.seats):
            world = another_world(game, box, state, seat, n + 1)
            for thing in things(game, box, state)[::2]:
                mine, other = (hidden_from(game, box, one, seat) for one in (state, world))
                before = game.rules.codec.pack(mine)
                assert game.people.tell_of(box, mine, thing) == game.people.tell_of(box, other, thing)
                assert game.rules.codec.pack(mine) == before, f"{thing} changed what it was asked about"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "thing", ["planet:99", "good:", "seat:9", "slot:1", "card:z", "boat:-1", "x", "square:1", "place:0"]
)
def test_what_is_not_there_answers_nothing(name: str, thing: str) -> None:
    game = find_game(name)
    assert game.people.tell_of is not None
    box, state = positions(name)[-1]
    assert game.people.tell_of(box, hidden_from(game, box, state, 0), thing) is None
