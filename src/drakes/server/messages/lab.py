"""Messages of the lab: boxes that were changed, and games of bots with them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from drakes.lab.trial import Balance
from drakes.play import limits
from drakes.server.messages.fields import RequestBody, Word

Edition = Annotated[str, Meta(max_length=limits.EDITION_LETTERS, description="An edition of one's own, as TOML.")]
Board = Annotated[
    str,
    Meta(
        max_length=limits.WORD_LETTERS,
        pattern="^[a-z0-9_-]*(:[0-9]{1,9})?$",
        description="A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`.",
    ),
]
Language = Annotated[str, Meta(max_length=limits.LANGUAGE_LETTERS)]
Key = Annotated[str, Meta(min_length=1, max_length=limits.NOTATION_LETTERS)]
Text = Annotated[str, Meta(max_length=limits.BOX_VALUE_LETTERS)]
Number = Annotated[int, Meta(ge=-limits.HIGHEST_BOX_VALUE, le=limits.HIGHEST_BOX_VALUE)]


class BoxRequest(RequestBody):
    """A box to look at: an edition, the standard one if none is given, with some values changed."""

    game: Word
    language: Language = "en"
    edition: Edition = ""
    board: Board = ""
    changes: Annotated[dict[Key, Number | Text], Meta(max_length=limits.BOX_CHANGES)] = field(default_factory=dict)


class BoxField(Struct):
    """One value of a box, beside that of the standard one (null where that has none)."""

    key: str
    label: str
    value: int | str
    standard: int | str | None


class BoxChapter(Struct):
    """Values that belong together."""

    title: str
    fields: list[BoxField]


class BoxFaultInfo(Struct):
    """What is wrong with a box: in a sentence, under which key if it is one, and from where to where it may go."""

    sentence: str
    key: str | None = None
    least: int | None = None
    most: int | None = None


class BoxAnswer(Struct):
    """A box by its chapters, as a file, and what is wrong with it."""

    chapters: list[BoxChapter]
    edition: str
    fault: BoxFaultInfo | None
    has_runs: bool
    """Whether bots may be asked to play it here."""


class DrawnPlanet(Struct, forbid_unknown_fields=True):
    """A planet of a board that is drawn."""

    name: Annotated[str, Meta(max_length=limits.BOARD_NAME_LETTERS)]
    x: float
    y: float
    start: bool = False


class DrawnRoute(Struct, forbid_unknown_fields=True):
    """A route of a board that is drawn."""

    dots: Annotated[int, Meta(ge=0, le=limits.BOARD_PARTS)]
    bow: float = 0.0


PartId = Annotated[str, Meta(min_length=1, max_length=limits.WORD_LETTERS)]


class DrawnBoard(Struct, forbid_unknown_fields=True):
    """A board as its file says it."""

    name: Annotated[str, Meta(max_length=limits.BOARD_NAME_LETTERS)]
    planets: Annotated[dict[PartId, DrawnPlanet], Meta(max_length=limits.BOARD_PARTS)]
    routes: Annotated[dict[PartId, DrawnRoute], Meta(max_length=limits.BOARD_PARTS)]


class BoardRequest(RequestBody):
    """A board to look at: one that is drawn, or one of the game by its name or by a seed, `galaxy:7`."""

    game: Word
    named: Board = ""
    board: DrawnBoard | None = None


class BoardCheckInfo(Struct):
    """Something a board must be; `fault` says what is wrong, under which key, with what else, and the most there may
    be."""

    name: str
    number: int | None
    fault: str
    key: str
    other: str
    most: int | None


RepairKind = Literal["bow", "dots", "move", "join", "start", "no_start", "remove"]


class BoardRepairInfo(Struct):
    """Something that would mend the first fault: the part `planets.…` or `routes.…` gets these values, or is gone."""

    kind: RepairKind
    key: str
    planet: DrawnPlanet | None
    route: DrawnRoute | None


class BoardAnswer(Struct):
    """A board, what may be said against it, how fair it is, and the standard edition on it, as a file."""

    board: DrawnBoard
    checks: list[BoardCheckInfo]
    repairs: list[BoardRepairInfo]
    means: dict[str, float]
    """How far each starting place is from everything, on the mean; empty where that cannot be said."""
    spread: float
    nearest: int
    is_fair: bool
    edition: str


class LabRequest(RequestBody):
    """Games of bots with a box and with the standard one."""

    game: Word
    players: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=limits.BOT_LETTERS)]],
        Meta(min_length=1, max_length=limits.HIGHEST_SEAT + 1),
    ]
    edition: Edition = ""
    board: Board = ""
    variant: Annotated[str, Meta(max_length=limits.WORD_LETTERS)] | None = None
    games: Annotated[int, Meta(ge=1, le=limits.LAB_GAMES)] = limits.LAB_GAMES
    seed: Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEED)] = 0


class LabAnswer(Struct):
    """How far a run is, and what came of it so far."""

    id: str
    status: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    """How many wait before it."""
    games: int
    balance: Balance | None
