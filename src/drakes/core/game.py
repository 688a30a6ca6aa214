"""The contract: what a game is, for engines, bots, tables and people alike.

A game is a value, not a class to inherit from. Its rules are plain functions over records (see `record`); everything
else here describes them: which records, which actions, events, options, boxes and texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from drakes.core.actions import ActionTable
from drakes.core.errors import DrakesError
from drakes.core.events import EventTable
from drakes.core.moves import moves_schema
from drakes.core.options import Options, OptionValue
from drakes.core.record import Codec, codec_of

NATURE = -1
"""The seat that rolls, draws and shuffles."""
OVER = -2
"""What `to_move` says when the game has ended."""
NOBODY = -1
"""The observer who sees only what all seats share."""
EVERYTHING = -2
"""The observer of a true state."""

ENTRY_POINTS = "drakes.games"

Player = Callable[[Any, Any, Sequence[int], int], int]
"""Who chooses: from the box, a hidden state, the legal actions and a seed to one of the actions."""

ENDLESS = 1 << 30
"""The horizon of playouts that go to the end of the game."""
CERTAIN = 1_000_000
"""What `evaluate` gives a seat that has won: chances are in millionths."""


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks: simulations a decision, how far each is played out, how widely it looks around."""

    simulations: int
    horizon: int = ENDLESS
    """Decisions of a playout before the position is evaluated; 0: at once."""
    exploration: float = 1.0
    """How much a move that was tried little is preferred, for values from 0 to 1."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game. The rule functions follow the dialect; `view`, `draw`, `why_not` and `refuse_options` are plain
    Python.

    A state has three fields of every game: `seats`, `options` (a record) and `observer`.
    """

    name: str
    rules_version: int
    seats: range
    box: type[Any]
    state: type[Any]
    features: type[Any]
    max_moves: int
    actions: ActionTable
    events: EventTable
    options: Options
    variants: Mapping[str, Mapping[str, OptionValue]]
    """Named sets of options, the standard game first: what the laws run over and people choose from."""
    rules: tuple[ModuleType, ...]
    """The modules whose functions the engines compile."""
    folder: Path
    """Where boxes, texts and clauses lie."""
    read_box: Callable[[Any], Any]
    """From a box document to the box record."""
    clauses: Mapping[int, str]
    """The refusals: number to clause id."""
    domains: Mapping[str, tuple[str, ...]]
    """The closed sets that events and actions speak of: name to the keys of their values."""

    setup: Callable[[Any, Any], None]
    to_move: Callable[[Any], int]
    legal: Callable[[Any, Any, Any], None]
    apply: Callable[[Any, Any, int, Any], None]
    places: Callable[[Any, Any, Any], None]
    scores: Callable[[Any, Any, Any], None]
    hide: Callable[[Any, Any, int], None]
    guess: Callable[[Any, Any, int], bool]
    observe: Callable[[Any, Any, Any], None]
    pieces: Callable[[Any, Any, Any], None]
    """Counts every kind of piece, wherever it lies, into a list as long as `piece_names`: play never changes it."""
    piece_names: tuple[str, ...]
    why_not: Callable[[Any, Any, int], int]
    view: Callable[[Any, Any], dict[str, Any]]
    draw: Callable[[dict[str, Any], Any, Sequence[str]], Any]
    """A view drawn for a terminal: from the view, the words and the seats' names to what Rich prints."""
    refuse_options: Callable[[int, Mapping[str, OptionValue]], str]
    """A sentence where seats and options do not go together, else ''."""
    minutes: tuple[int, int] | None = None
    """How long a game takes, from and to, as its box says."""
    against_bots: str = ""
    """The variant in which one person plays at once against bots, where that is not the first."""
    draw_board: Callable[[str], str] | None = None
    """Where a game has boards to choose from: a board's name, or the path of its file, to an SVG document."""
    players: Mapping[str, Player] = field(default_factory=dict)
    """The game's own simple players, weakest first."""
    imagine: Callable[[Any, Any, int], None] | None = None
    """Plain Python, for planning ahead: turns a hidden state into one in which a seat begins its turn now, as if those
    before it had passed."""
    side_of: Callable[[Any, int], int] | None = None
    """Where partners may play together: the side a seat plays for. Without it everyone is his own."""
    printed: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    """Where a box gives names to numbered values: the box to those names, by domain. Sentences then say them."""
    about: Callable[[dict[str, Any], Any], str] | None = None
    """Where a game's box is not wholly known: an edition's values and the words to a page about how sure they are."""
    policy: Callable[[Any, Any, Any], None] | None = None
    """In the dialect: writes into the list of legal actions, as weights, how likely a sensible player takes each."""
    evaluate: Callable[[Any, Any, Any], None] | None = None
    """In the dialect: each seat's chance to win, in millionths, into a list."""
    plans: Callable[[Any, Any, Any], None] | None = None
    """In the dialect: offers numbers of plans, several actions each, that the seat to move may follow from here; where
    it offers none, the seat chooses among single actions."""
    follow: Callable[[Any, Any, int, Any], int] | None = None
    """In the dialect: the next action of a plan out of the legal ones, or -1 once it is carried out."""
    levels: Mapping[str, Level] = field(default_factory=dict)
    """The bots that search, weakest first."""
    decide: Callable[[Any, Any, Any, Any, int, int], int] | None = None
    """In the dialect, for a game that plans by itself: from a hidden state, the legal actions, room to think in, a
    budget and a seed to an action. What an earlier call left in the room may serve as a hint, no more."""
    thought: type[Any] | None = None
    """The schema of that room."""
    outlook: Callable[[Any, Any, Any, int, int], int] | None = None
    """In the dialect, for a game that plans by itself: from what is known, room to think in, a budget and a seat to the
    points it may end with, in hundredths."""
    thinkers: Mapping[str, int] = field(default_factory=dict)
    """The bots that plan so, weakest first, and their budgets."""

    @cached_property
    def moves(self) -> type[Any]:
        """The schema of this game's list of legal actions."""
        return moves_schema(self.max_moves)

    @cached_property
    def codec(self) -> Codec:
        """The ways of this game's state: bytes, copies."""
        return codec_of(self.state)

    def new_state(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Any:
        """A state with seats and options written, before set-up."""
        chosen = self.options.complete(options or {})
        if seats not in self.seats:
            span = f"{self.seats.start} to {self.seats.stop - 1}"
            raise DrakesError(f"{self.name} is for {span} players, not {seats}.")
        refusal = self.refuse_options(seats, chosen)
        if refusal:
            raise DrakesError(refusal)
        state = self.state()
        state.seats = seats
        state.observer = EVERYTHING
        self.options.write(state.options, chosen)
        return state


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(point.name for point in entry_points(group=ENTRY_POINTS))


def find_game(name: str) -> Game:
    """A game by its name, through the entry points of installed packages.

    >>> find_game("sitting_ducks").seats
    range(3, 7)
    """
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise DrakesError(f"The entry point '{name}' gives no game but {type(game).__name__}.")
            return game
    raise DrakesError(f"There is no game '{name}'; the games are {', '.join(game_names())}.")
