"""The contract: what a game is, for engines, bots, tables and people alike.

A game is three values, not a class to inherit from: its **rules**, which engines compile; what it is for **people**,
who read, see and are refused; and its **bots**, who choose. Each says everything about its part and nothing about the
others, so that a word, a colour or a weight never compiles the rules again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar, get_type_hints

from drakes.core.actions import ActionTable
from drakes.core.box import BoxDocument
from drakes.core.errors import DrakesError
from drakes.core.events import Event, EventLog, EventTable
from drakes.core.guide import Guide
from drakes.core.moves import Moves, moves_schema
from drakes.core.options import Options, OptionValue
from drakes.core.record import Codec, codec_of, layout_of
from drakes.core.sheets import Sheet

if TYPE_CHECKING:
    from drakes.core.text import Words

NATURE = -1
"""The seat that rolls, draws and shuffles."""
OVER = -2
"""What `to_move` says when the game has ended."""
NOBODY = -1
"""The observer who sees only what all seats share."""
EVERYTHING = -2
"""The observer of a true state."""

ENTRY_POINTS = "drakes.games"
RULINGS = "rulings"
"""The field of a state that says by which version's readings it is played."""

B = TypeVar("B")
"""A game's box: what is printed."""
S = TypeVar("S", bound="State")
"""Its state: what lies on the table."""
F = TypeVar("F")
"""Its features: what a network is shown."""
V = TypeVar("V")
"""Its view: what people are shown."""
M = TypeVar("M")
"""What its planner works in."""


class State(Protocol):
    """What every game's state has, for those who look into it without knowing the game.

    A game with options has a record of them too, `options`. One whose rules were read otherwise before has `rulings`:
    the version of the rules it is played by, less 1, so that positions of before there was the field are as they were.
    """

    seats: int
    observer: int


@dataclass(frozen=True, eq=False)
class Rules(Generic[B, S, F]):
    """What may be done and what follows, in the dialect; engines compile these functions."""

    name: str
    version: int
    """Raised when behaviour changes: logs of a version that is not among `versions` are refused by name."""
    seats: range
    box: type[B]
    state: type[S]
    features: type[F]
    max_moves: int
    actions: ActionTable
    events: EventTable
    domains: Mapping[str, tuple[str, ...]]
    """The closed sets that actions and events speak of: name to the keys of their values."""
    clauses: Mapping[int, str]
    """The refusals: number to clause id."""
    source: Path
    """The file or folder whose text decides what the rules do: it is part of the key of what is compiled."""
    modules: tuple[ModuleType, ...]
    """The modules whose functions the engines compile."""

    setup: Callable[[B, S], None]
    to_move: Callable[[S], int]
    legal: Callable[[B, S, Moves], None]
    apply: Callable[[B, S, int, EventLog], None]
    places: Callable[[B, S, list[int]], None]
    scores: Callable[[B, S, list[int]], None]
    hide: Callable[[B, S, int], None]
    guess: Callable[[B, S, int], bool]
    observe: Callable[[B, S, F], None]
    pieces: Callable[[B, S, list[int]], None]
    """Counts every kind of piece, wherever it lies, into a list as long as `piece_names`: play never changes it."""
    piece_names: tuple[str, ...]
    side_of: Callable[[S, int], int] | None = None
    """Where partners may play together: the side a seat plays for. Without it everyone plays for themselves."""
    not_in_version_1: tuple[str, ...] = (RULINGS,)
    """Where states say by which version they are played: the fields that came with it, in what was padding."""
    shorter_boxes: Mapping[str, int] = field(default_factory=dict)
    """Where a box got fields at its end: the hashes of the schemas it had before, with their bytes."""

    @cached_property
    def moves(self) -> type[Moves]:
        """The schema of this game's list of legal actions."""
        return moves_schema(self.max_moves)

    @cached_property
    def codec(self) -> Codec[S]:
        """The ways of this game's state: bytes, copies."""
        return codec_of(self.state)

    @cached_property
    def has_rulings(self) -> bool:
        """Whether a state says by which version of the rules it is played."""
        return any(one.name == RULINGS for one in layout_of(self.state).fields)

    @property
    def versions(self) -> range:
        """The versions of these rules that are still played."""
        return range(1 if self.has_rulings else self.version, self.version + 1)

    def version_of(self, state: S) -> int:
        """The version of the rules that a state is played by."""
        return 1 + int(getattr(state, RULINGS)) if self.has_rulings else self.version


def refuse_nothing(seats: int, options: Mapping[str, OptionValue]) -> str:
    """For games whose options go together with every number of seats."""
    return ""


class Foresight(NamedTuple):
    """How much of a step that reveals something its mover knows beforehand: so many events, and the table after it."""

    events: int
    view: bool


class Outcome(NamedTuple):
    """Where a turn leads, as the seat that takes it knows: the state after it, and the events of it."""

    state: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, eq=False)
class Teaching(Generic[B, S]):
    """What a game says of a turn to whoever wants to learn: plain Python over the rules' own events."""

    remarks: EventTable
    """What can be remarked, as events are: by a kind and its arguments. Sentences are made of `remark-<kind>`. Where it
    has a kind `let_win`, that is said of a last turn after which somebody else won."""
    reason: Callable[[B, S, Outcome], Event]
    """Why a turn is worth taking: from what the seat to move knows before it, and where the turn leads."""
    fault: Callable[[B, S, Outcome, Outcome], Event]
    """What was wrong with a turn: from what the seat knew, where the turn taken leads, and the better one."""
    praise: Callable[[B, S, Outcome], Event | None]
    """What was good about a turn that nothing better was found for, if it was much."""


class BoardCheck(NamedTuple):
    """Something a board must be: its name, a number that belongs to it, and what is wrong, '' if nothing is, with the
    key of the thing that is, the id of what is in its way, and the most that it may have."""

    name: str
    number: int | None
    fault: str = ""
    key: str = ""
    other: str = ""
    most: int | None = None


class BoardRepair(NamedTuple):
    """Something that would mend a board: what it is called, the key of a part, and its new values; None if it goes."""

    kind: str
    key: str
    values: dict[str, Any] | None


class BoardJudgement(NamedTuple):
    """All that a board must be, and how far each starting place is from everything, on the mean, where it is whole."""

    checks: tuple[BoardCheck, ...]
    repairs: tuple[BoardRepair, ...]
    """What would mend the first fault, the smallest change first."""
    means: dict[str, float]
    spread: float
    """How much farther the worst place is than the best: 0.1 is a tenth."""
    nearest: int
    """Steps between the two closest starting places."""
    is_fair: bool


@dataclass(frozen=True)
class Boards:
    """The boards of a game whose editions may be played on any of them (`board.file` names it)."""

    names: tuple[str, ...]
    """Those that come with the game."""
    seeded: str = ""
    """What stands before the seed of one that is made afresh, `galaxy:`; '' where none is."""
    values: Callable[[str], dict[str, Any]] | None = None
    """Where boards can be drawn by hand: what the file of one says, by its name."""
    judge: Callable[[dict[str, Any]], BoardJudgement] | None = None
    """What may be said against a board that somebody draws, and how fair it is."""


@dataclass(frozen=True, eq=False)
class People(Generic[B, S, V]):
    """What people read, see, choose and are told: plain Python, and the files of its folder."""

    folder: Path
    """Where editions (`boxes`), words (`text`) and clauses (`clauses`) lie."""
    read_box: Callable[[BoxDocument], B]
    """From an edition to the box record."""
    why_not: Callable[[B, S, int], int]
    """The number of the clause that forbids an action, or 0."""
    view: Callable[[B, S], V]
    """What is drawn of a hidden state: a frozen `msgspec.Struct`, so that the API describes it and the page's types are
    made from it."""
    draw: Callable[[V, Words, Sequence[str]], object] | None = None
    """A view drawn for a terminal: from the view, the words and the seats' names to what Rich prints. Without it a view
    is drawn as a table."""
    options: Options = field(default_factory=Options)
    variants: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=lambda: {"standard": {}})
    """Named sets of options, the standard game first: what the laws run over and people choose from."""
    refuse_options: Callable[[int, Mapping[str, OptionValue]], str] = refuse_nothing
    """A sentence where seats and options do not go together, else ''."""
    refuse_box: Callable[[B], str] | None = None
    """A sentence where a box has what the rules cannot carry or index, else ''. Without it, boxes that come packed, in
    the head of a stranger's table, must be those of the game's own editions."""
    minutes: tuple[int, int] | None = None
    """How long a game takes, from and to, as its box says."""
    against_bots: str = ""
    """The variant in which one person plays at once against bots, where that is not the first."""
    start_turn_early: Callable[[B, S, int], None] | None = None
    """For planning ahead: turns a hidden state into one in which a seat begins its turn now, as if those before it had
    passed."""
    previewed: tuple[str, ...] = ()
    """The kinds of action whose outcome a page shows before anybody points at one; of others it is asked for."""
    foresees: Callable[[S, Sequence[Event]], Foresight] | None = None
    """What the mover can tell beforehand of a step that reveals something: from the position after it and its events,
    both of a guess. Without it they are told nothing of such a step."""
    printed: Callable[[B], Mapping[str, Sequence[str]]] | None = None
    """Where a box gives names to numbered values: the box to those names, by domain. Sentences then say them."""
    draw_board: Callable[[str], str] | None = None
    """Where a game has boards to choose from: a board's name, or the path of its file, to an SVG document."""
    boards: Boards | None = None
    """Where an edition may be played on another board."""
    things: Callable[[V], Collection[str]] | None = None
    """The things of a view that a page marks, `place:3`, so that a lesson points at nothing that is not there."""
    numbers: Callable[[B], Mapping[str, int]] | None = None
    """The numbers of a box that clauses and refusals speak of, by the names they have there."""
    guide: Guide[B, S] | None = None
    """What newcomers are told at a table, and who is warned before a fatal choice. Without it nobody is."""
    tell_of: Callable[[B, S, str], Sheet | None] | None = None
    """What a thing of a hidden state answers when it is touched, or None where there is no such thing. Without it
    nothing of the game answers but by its view."""
    teaching: Teaching[B, S] | None = None
    """Where a game gives reasons for its hints and names the faults of turns. Without it turns are told as they are."""
    measured: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the lab counts in games of bots: by heading the kinds of event, `turn`, or of one the values of an argument,
    `played.card`."""
    goals: Mapping[str, Callable[[B, S, S, int], bool]] = field(default_factory=dict)
    """What the game's own kinds of puzzle ask for: from the box, the positions before and after a turn and the seat to
    whether it was reached. To win and to score most are known of every game."""

    @cached_property
    def view_type(self) -> type[V]:
        """The struct that `view` gives, as its annotation says."""
        found: type[V] = get_type_hints(self.view)["return"]
        return found


Player = Callable[[B, S, Sequence[int], int], int]
"""Who chooses: from the box, a hidden state, the legal actions and a seed to one of the actions."""

ENDLESS = 1 << 30
"""The horizon of playouts that go to the end of the game."""
CERTAIN = 1_000_000
"""What `value` gives a seat that has won: chances are in millionths."""


@dataclass(frozen=True)
class Level:
    """How hard a search thinks: simulations a decision, how far each is played out, how widely it looks around."""

    simulations: int
    horizon: int = ENDLESS
    """Decisions of a playout before the position is valued; 0: at once."""
    exploration: float = 1.0
    """How much a move that was tried little is preferred, for values from 0 to 1."""


@dataclass(frozen=True, eq=False)
class Planner(Generic[B, S, M]):
    """A game's own way to think ahead, in the dialect."""

    memory: type[M]
    """The schema of what it works in. What an earlier call left there may serve as a hint, no more."""
    decide: Callable[[B, S, Moves, M, int, int], int]
    """From a hidden state, the legal actions, the memory, a budget and a seed to an action."""
    budgets: Mapping[str, int]
    """The bots that plan so, weakest first, and how much each may think."""
    forecast: Callable[[B, S, M, int, int], int] | None = None
    """From what is known, the memory, a budget and a seat to the points it may end with, in hundredths. Without it a
    position is judged by how games go on from there, and what the bots' `value` says then."""
    key: Callable[[S], int] | None = None
    """A number for all that lies on the table, whatever was paid for it: a turn that meets one again undoes itself."""
    turn: Callable[[M], Sequence[int]] | None = None
    """From the memory after a decision to the whole turn that was planned, if one was; without it each of its steps is
    decided by itself."""


@dataclass(frozen=True, eq=False)
class Bots(Generic[B, S]):
    """Who chooses: simple players in plain Python; what search and planning need, in the dialect, compiled apart."""

    players: Mapping[str, Player[B, S]] = field(default_factory=dict)
    """The game's own simple players, weakest first."""
    levels: Mapping[str, Level] = field(default_factory=dict)
    """The bots that search, weakest first."""
    policy: Callable[[B, S, Moves], None] | None = None
    """Writes into the list of legal actions, as weights, how likely a sensible player takes each."""
    value: Callable[[B, S, list[int]], None] | None = None
    """Each seat's chance to win, in millionths, into a list."""
    planner: Planner[B, S, Any] | None = None
    source: Path | None = None
    """The file or folder whose text decides what is compiled for these bots."""
    modules: tuple[ModuleType, ...] = ()
    """The modules whose functions are compiled for these bots."""


@dataclass(frozen=True, eq=False, init=False)
class Game:
    """A game: its rules, what it is for people, and its bots, all three over the same box and state."""

    rules: Rules[Any, Any, Any]
    people: People[Any, Any, Any]
    bots: Bots[Any, Any]

    def __init__(self, rules: Rules[B, S, F], people: People[B, S, V], bots: Bots[B, S] | None = None) -> None:
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "people", people)
        object.__setattr__(self, "bots", bots or Bots())

    @property
    def name(self) -> str:
        """How programs call it: `sitting_ducks`."""
        return self.rules.name

    def new_state(
        self, seats: int, options: Mapping[str, OptionValue] | None = None, version: int | None = None
    ) -> Any:
        """A state with seats and options written, before set-up; by an earlier version of the rules, if one is named.

        Of a game that plays one version alone, whatever was written by another is tried by that one.
        """
        chosen = self.people.options.complete(options or {})
        if seats not in self.rules.seats:
            span = f"{self.rules.seats.start} to {self.rules.seats.stop - 1}"
            raise DrakesError(f"{self.name} is for {span} players, not {seats}.")
        refusal = self.people.refuse_options(seats, chosen)
        if refusal:
            raise DrakesError(refusal)
        state = self.rules.state()
        state.seats = seats
        state.observer = EVERYTHING
        if chosen:
            self.people.options.write(state.options, chosen)
        if self.rules.has_rulings:
            state.rulings = self._rulings_of(version)
        return state

    def _rulings_of(self, version: int | None) -> int:
        asked = self.rules.version if version is None else version
        if asked not in self.rules.versions:
            raise DrakesError(f"{self.name} is played by rules versions 1 to {self.rules.version}, not by {asked}.")
        return asked - 1


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(point.name for point in entry_points(group=ENTRY_POINTS))


def find_game(name: str) -> Game:
    """A game by its name, through the entry points of installed packages.

    >>> find_game("sitting_ducks").rules.seats
    range(3, 7)
    """
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise DrakesError(f"The entry point '{name}' gives no game but {type(game).__name__}.")
            return game
    raise DrakesError(f"There is no game '{name}'; the games are {', '.join(game_names())}.")
