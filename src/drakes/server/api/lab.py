"""Routes of the lab: a box looked at and changed, and games of bots with it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import Body, PathParameter

from drakes.bots.choosing import names
from drakes.core.about_edition import label_of, say_key
from drakes.core.box import BoxValueError
from drakes.core.changed_box import values_in, with_changes, written
from drakes.core.editions import box_of, edition_values, load_box
from drakes.core.errors import DrakesError
from drakes.core.game import BoardRepair, Game
from drakes.core.packed_box import pack_box
from drakes.core.text import Words
from drakes.lab.trial import Trial
from drakes.server.api.documentation import errors, example
from drakes.server.api.games import game_or_404, known_language
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.lab_runs import LabRun, LabRuns
from drakes.server.messages.lab import (
    BoardAnswer,
    BoardCheckInfo,
    BoardRepairInfo,
    BoardRequest,
    BoxAnswer,
    BoxChapter,
    BoxFaultInfo,
    BoxField,
    BoxRequest,
    DrawnBoard,
    DrawnPlanet,
    DrawnRoute,
    LabAnswer,
    LabRequest,
    RepairKind,
)

RunId = Annotated[str, PathParameter(description="A run's id.", pattern="^[0-9a-f]{16}$")]


@post("/lab/box", summary="Look at a box", status_code=200, responses=errors(404, 409))
async def look_at_box(
    data: Annotated[
        BoxRequest, Body(examples=example("one value changed", game="the_name_of_a_game", changes={"coins.count": 20}))
    ],
    context: Asking,
) -> BoxAnswer:
    """The values of an edition by chapters, with some of them changed, beside the standard ones; the edition as a file;
    and what is wrong with it, if anything is. Nothing is kept."""
    context.spend("try")
    game, language = game_or_404(data.game), known_language(data.language)
    lab = context.parts.lab
    return await lab.look(context.network, lambda: box_answer(game, data, language, lab.at_once > 0))


def box_answer(game: Game, data: BoxRequest, language: str, has_runs: bool) -> BoxAnswer:
    """A box as it is sent."""
    standard = edition_values(game)
    fault, values = None, standard
    try:
        values = with_changes(edition_values(game, text=data.edition, board=data.board), data.changes)
        box_of(game, values, "edition")
    except DrakesError as error:
        fault = told(error, Words(game, language))
    return BoxAnswer(chapters(game, values, standard, Words(game, language)), written(values), fault, has_runs)


def told(error: DrakesError, words: Words) -> BoxFaultInfo:
    """A fault of a box in somebody's words, naming the value; what only a file can get wrong is told as it is."""
    sentence = str(error).removeprefix("edition: ")
    if not isinstance(error, BoxValueError):
        return BoxFaultInfo(words.say("box-wrong", sentence=sentence))
    least, most = error.span or (None, None)
    label = name_of(error.key, words)
    if error.reason:
        sentence = words.say(f"box-{error.reason}", label=label, value=str(error.value), **error.about)
    else:
        sentence = words.say("box-wrong", sentence=sentence)
    return BoxFaultInfo(sentence, error.key, least, most)


def name_of(key: str, words: Words) -> str:
    """What a value is; where its table holds nothing else, what the table is."""
    return label_of(key, words) or say_key(key.partition(".")[0], words)


def chapters(game: Game, values: dict[str, Any], standard: dict[str, Any], words: Words) -> list[BoxChapter]:
    """The values of an edition by its tables."""
    usual = dict(values_in(standard))
    found: dict[str, list[BoxField]] = {}
    for key, value in values_in(values):
        field = BoxField(key, name_of(key, words), value, usual.get(key))
        found.setdefault(key.partition(".")[0], []).append(field)
    return [BoxChapter(say_key(name, words), fields) for name, fields in found.items()]


@post("/lab/board", summary="Look at a board", status_code=200, responses=errors(404, 409, 422))
async def look_at_board(
    data: Annotated[BoardRequest, Body(examples=example("one of the game", game="the_name_of_a_game", named="plain"))],
    context: Asking,
) -> BoardAnswer:
    """A board that somebody draws, or one to begin with: all that it must be, one by one, and how fair it is.
    Nothing is kept."""
    context.spend("try")
    game = game_or_404(data.game)
    return await context.parts.lab.look(context.network, lambda: board_answer(game, data))


def board_answer(game: Game, data: BoardRequest) -> BoardAnswer:
    """A board as it is sent."""
    boards = game.people.boards
    if boards is None or boards.values is None or boards.judge is None:
        raise Fault(404, "no_boards", "The boards of this game cannot be drawn.")
    try:
        values = boards.values(data.named or boards.names[0]) if data.board is None else msgspec.to_builtins(data.board)
        judged = boards.judge(values)
    except DrakesError as error:
        raise Fault(422, "bad_board", str(error).removeprefix("board: ")) from None
    edition = edition_values(game)
    edition["board"] = {"sure": "ours", "clause": edition["board"]["clause"], "own": values}
    return BoardAnswer(
        board=msgspec.convert(values, DrawnBoard),
        checks=[BoardCheckInfo(*check) for check in judged.checks],
        repairs=[repair_info(repair) for repair in judged.repairs],
        means=judged.means,
        spread=judged.spread,
        nearest=judged.nearest,
        is_fair=judged.is_fair,
        edition=written(edition),
    )


def repair_info(repair: BoardRepair) -> BoardRepairInfo:
    """A repair as it is sent."""
    is_planet = repair.key.startswith("planets.")
    return BoardRepairInfo(
        kind=msgspec.convert(repair.kind, RepairKind),
        key=repair.key,
        planet=msgspec.convert(repair.values, DrawnPlanet) if is_planet and repair.values else None,
        route=msgspec.convert(repair.values, DrawnRoute) if not is_planet and repair.values else None,
    )


@post("/lab/runs", summary="Let bots play a box", responses=errors(403, 404, 409, 422))
async def begin_run(
    data: Annotated[
        LabRequest, Body(examples=example("three random players", game="the_name_of_a_game", players=["random"] * 3))
    ],
    context: Asking,
) -> LabAnswer:
    """Games of bots with a box and with the standard one, on the same seeds, in the background and behind all tables:
    some runs at once, the others wait."""
    context.spend("lab")
    visitor, game = context.need_visitor(), game_or_404(data.game)
    options = chosen_options(game, data.variant)
    for name in data.players:
        if name not in names(game):
            raise Fault(422, "no_bot", f"There is no such bot; the bots are {', '.join(names(game))}.")
    trial = Trial(game.name, tuple(data.players), options, data.seed)
    trial.check()
    runs = context.parts.lab
    boxes = await runs.look(context.network, lambda: packed_boxes(game, data))
    return answer(runs, runs.begin(visitor.player.id, context.network, trial, boxes, data.games))


def chosen_options(game: Game, variant: str | None) -> dict[str, Any]:
    """The options of a variant."""
    if variant is None:
        return {}
    if variant not in game.people.variants:
        raise Fault(422, "no_variant", f"There is no such variant; the variants are {', '.join(game.people.variants)}.")
    return dict(game.people.variants[variant])


def packed_boxes(game: Game, data: LabRequest) -> tuple[bytes, bytes]:
    """The standard box and one's own, as bytes; what is wrong with one's own is named."""
    standard = pack_box(game.rules, load_box(game)).data
    if not data.edition and not data.board:
        return standard, standard
    try:
        values = edition_values(game, text=data.edition, board=data.board)
        return standard, pack_box(game.rules, box_of(game, values, "edition")).data
    except DrakesError as error:
        raise Fault(422, "bad_edition", told(error, Words(game, "en")).sentence) from None


@get("/lab/runs/{run:str}", summary="How far a run is", responses=errors(404))
async def look_at_run(run: RunId, context: Asking) -> LabAnswer:
    """How many games were played, and what they say so far. Whoever has a run's id may look."""
    context.spend("look")
    return answer(context.parts.lab, context.parts.lab.find(run))


@post("/lab/runs/{run:str}/stop", summary="Stop a run", status_code=200, responses=errors(403, 404))
async def stop_run(run: RunId, context: Asking) -> LabAnswer:
    """End my run; the games that were played stay counted."""
    context.spend("lab")
    found = context.parts.lab.find(run)
    if found.owner != context.need_visitor().player.id:
        raise Fault(403, "not_your_run", "Only who began it may do that.")
    context.parts.lab.stop(found)
    return answer(context.parts.lab, found)


def answer(runs: LabRuns, run: LabRun) -> LabAnswer:
    """A run as it is sent."""
    return LabAnswer(run.id, run.status, runs.ahead(run), run.games, run.balance)


routes = Router("/", route_handlers=[look_at_box, look_at_board, begin_run, look_at_run, stop_run], tags=["lab"])
