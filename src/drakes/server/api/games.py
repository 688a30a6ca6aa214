"""Routes about games: what can be played, in which words, by which rules. Everyone may read them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from drakes.bots import choosing
from drakes.core import events as core
from drakes.core.about_edition import about_edition, edition_name
from drakes.core.editions import box_names, edition_values, find_box, load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game, game_names
from drakes.core.how_to_play import has_how_to_play, how_to_play
from drakes.core.rulebook import Rulebook, numbers_of, readings, rulebook
from drakes.core.text import LANGUAGES, SHARED, Words, all_domains, fluent_text
from drakes.lessons.course import chapters_of
from drakes.play import limits
from drakes.server.api.documentation import errors
from drakes.server.faults import Fault
from drakes.server.messages.games import (
    ActionKind,
    ArgumentInfo,
    ChapterInfo,
    Clause,
    EditionInfo,
    EventKind,
    GameInfo,
    GameSummary,
    HowToPlay,
    OptionInfo,
    Reading,
    Readings,
)
from drakes.server.pages import CHECKED, Page, page_of, serve

GameName = Annotated[
    str, PathParameter(description="The name of a game, as in /api/games.", max_length=limits.WORD_LETTERS)
]
LanguageName = Annotated[
    str, PathParameter(description=f"One of {', '.join(LANGUAGES)}.", max_length=limits.LANGUAGE_LETTERS)
]
AN_HOUR = "public, max-age=3600"
GAME = {200: ResponseSpec(GameInfo, generate_examples=False, description="The game.")}


def game_or_404(name: str) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except DrakesError:
        raise Fault(404, "no_game", f"There is no such game; the games are {', '.join(game_names())}.") from None


@cache
def about(name: str) -> GameSummary:
    """What there is to choose from."""
    game = game_or_404(name)
    return GameSummary(
        name=game.name,
        rules_version=game.rules.version,
        seats=(game.rules.seats.start, game.rules.seats.stop - 1),
        variants={variant: dict(options) for variant, options in game.people.variants.items()},
        options=[OptionInfo(o.name, list(o.values), o.clause) for o in game.people.options.by_name.values()],
        boxes=box_names(game),
        bots=list(choosing.names(game)),
        minutes=game.people.minutes,
        against_bots=game.people.against_bots or next(iter(game.people.variants)),
        boards=list(game.people.boards.names) if game.people.boards else [],
        seeded_board=game.people.boards.seeded if game.people.boards else "",
        numbers=numbers_of(game, load_box(game)),
        lessons=[ChapterInfo(one.name, one.minutes) for one in chapters_of(name)],
        how_to_play=has_how_to_play(game),
    )


@cache
def tables(name: str) -> GameInfo:
    """What a page or a program needs to read positions and write actions."""
    game = game_or_404(name)
    actions = [
        ActionKind(r.kind, r.first, [ArgumentInfo(d.name, list(d.labels)) for d in r.domains])
        for r in game.rules.actions
    ]
    return GameInfo(
        **msgspec.structs.asdict(about(name)),
        actions=actions,
        events=[EventKind(kind.name, list(kind.arguments)) for kind in game.rules.events],
        remarks=[EventKind(kind.name, list(kind.arguments)) for kind in remarks_of(game)],
        domains={domain: list(labels) for domain, labels in all_domains(game).items()},
        clauses=[clause for number, clause in game.rules.clauses.items() if number],
    )


@cache
def written_tables(name: str) -> Page:
    """The same as it is sent: written and compressed once."""
    return page_of(msgspec.json.encode(tables(name)), "application/json", CHECKED)


def remarks_of(game: Game) -> Iterable[core.EventKind]:
    """The kinds of what a game remarks on turns."""
    return game.people.teaching.remarks if game.people.teaching is not None else ()


def known_language(language: str) -> str:
    """A language that the words are written in."""
    if language not in LANGUAGES:
        raise Fault(404, "no_language", f"There is no such language; the languages are {', '.join(LANGUAGES)}.")
    return language


@cache
def words_of(game: Game | None, language: str) -> Page:
    """The messages of a game, or those that belong to none, as a Fluent file: written and compressed once."""
    text = (SHARED / f"{language}.ftl").read_text(encoding="utf-8") if game is None else fluent_text(game, language)
    return page_of(text.encode(), "text/plain", AN_HOUR)


@get("/games", summary="All games", responses=errors(), sync_to_thread=False)
def list_games() -> list[GameSummary]:
    """Every game that can be played here, with its numbers of players, variants, options, editions and bots."""
    return [about(name) for name in game_names()]


@get("/games/{game:str}", summary="One game", responses=errors(404) | GAME, sync_to_thread=False)
def one_game(game: GameName, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The game with its actions, events, domains and clauses: all that is needed to read views and write actions."""
    return serve(written_tables(game_or_404(game).name), request)


@get(
    "/games/{game:str}/words/{language:str}",
    summary="A game's words",
    media_type=MediaType.TEXT,
    responses=errors(404),
    sync_to_thread=False,
)
def game_words(game: GameName, language: LanguageName, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The messages of a game in a language, as a Fluent file; in English where nobody has translated them."""
    return serve(words_of(game_or_404(game), known_language(language)), request)


@get(
    "/words/{language:str}",
    summary="The shared words",
    media_type=MediaType.TEXT,
    responses=errors(404),
    sync_to_thread=False,
)
def shared_words(language: LanguageName, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The messages that belong to no game, as a Fluent file."""
    return serve(words_of(None, known_language(language)), request)


@get("/games/{game:str}/rules/{language:str}", summary="A game's rules", responses=errors(404), sync_to_thread=False)
def game_rules(game: GameName, language: LanguageName) -> list[Clause]:
    """The clauses of a game in order, each with its chapter; in English where nobody has translated them."""
    found = game_or_404(game)
    return clauses_of(found, known_language(language))


def clauses_of(game: Game, language: str, box: Any = None) -> list[Clause]:
    """The rules with the numbers of a box; in English where nobody has translated them."""
    try:
        return written(rulebook(game, language, box))
    except DrakesError:
        return written(rulebook(game, LANGUAGES[0], box))


@get(
    "/games/{game:str}/editions/{box:str}/{language:str}",
    summary="About an edition",
    responses=errors(404),
    sync_to_thread=False,
)
def game_edition(
    game: GameName,
    box: Annotated[str, PathParameter(description="An edition of the game.", max_length=limits.WORD_LETTERS)],
    language: LanguageName,
) -> EditionInfo:
    """What is printed in the box of an edition that comes with the game, and how sure each value is."""
    found = game_or_404(game)
    if box not in box_names(found):
        raise Fault(404, "no_box", f"There is no such edition; the editions are {', '.join(box_names(found))}.")
    return about_box(found, edition_values(found, box), known_language(language), box)


@get(
    "/games/{game:str}/editions/{box:str}",
    summary="An edition's file",
    media_type=MediaType.TEXT,
    responses=errors(404),
    sync_to_thread=False,
)
def edition_file(
    game: GameName,
    box: Annotated[str, PathParameter(description="An edition of the game.", max_length=limits.WORD_LETTERS)],
) -> str:
    """The TOML file of an edition that comes with the game, as a sample for one of your own."""
    found = game_or_404(game)
    if box not in box_names(found):
        raise Fault(404, "no_box", f"There is no such edition; the editions are {', '.join(box_names(found))}.")
    return find_box(found, box).read_text(encoding="utf-8")


def about_box(game: Game, values: dict[str, Any], language: str, box: str, board: str = "") -> EditionInfo:
    """The values of an edition, as they are sent."""
    sections = about_edition(values, edition_values(game), Words(game, language))
    return EditionInfo(game.name, edition_name(values), box, board, sections)


def written(rules: Rulebook) -> list[Clause]:
    """The clauses as they are sent."""
    return [Clause(one.id, one.chapter, one.text, one.sure, list(one.ours)) for one in rules.clauses]


@get(
    "/games/{game:str}/readings/{language:str}", summary="How we read them", responses=errors(404), sync_to_thread=False
)
def game_readings(game: GameName, language: LanguageName) -> Readings:
    """Where printings disagree or are silent and what is played here, in plain words; empty for a game without them."""
    introduction, found = readings(game_or_404(game), known_language(language))
    return Readings(introduction, [Reading(one.heading, one.text) for one in found])


@get("/games/{game:str}/how-to-play/{language:str}", summary="How to play", responses=errors(404), sync_to_thread=False)
def game_how_to_play(game: GameName, language: LanguageName) -> HowToPlay:
    """The page that teaches a game, each passage with its clauses; empty for a game without one."""
    return taught(game_or_404(game), known_language(language))


def taught(game: Game, language: str, box: Any = None) -> HowToPlay:
    """How to play with the numbers of a box, as it is sent."""
    return msgspec.convert(asdict(how_to_play(game, language, box)), HowToPlay)


routes = Router(
    "/",
    route_handlers=[
        list_games,
        one_game,
        game_words,
        shared_words,
        game_rules,
        game_readings,
        game_how_to_play,
        game_edition,
        edition_file,
    ],
    tags=["games"],
)
