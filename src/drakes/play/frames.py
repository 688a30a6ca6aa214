"""Frames: what one seat, or a spectator, is told of a table.

A frame is built from nothing: the view of the seat's hidden state, rows of events it may read, and what everybody
knows of the table. Nature's actions, draw numbers, others' actions, hashes of positions and, before the end, the key
are never in it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal

import msgspec

from drakes.core.game import NOBODY
from drakes.play.entries import (
    About,
    Act,
    Answer,
    Arrive,
    Ask,
    Branch,
    Entry,
    OfferSeat,
    Open,
    Resign,
    Sit,
    StandIn,
    TakeBack,
    Waive,
    kind_of,
)
from drakes.play.history import History, Status
from drakes.play.questions import kept_until, may_take_back_at_once, paused_until
from drakes.play.revealing import patient_until
from drakes.play.seats import OPEN

ROUNDS_AT_MOST = 3
"""Delayed spectators wait for every seat to act, but not for one that took no turn in so many rounds: it may be out."""


GameView = Annotated[
    Any,
    msgspec.Meta(
        description="What the seat sees of its game, in the game's own shape.",
        extra_json_schema={"$ref": "#/components/schemas/View"},
    ),
]
"""A struct of the type that the game's people name: `game.people.view_type`."""


Waits = Literal["queue", "unwatched", "again", "cold", "unkept"]
"""Why a seat's bot keeps others waiting: it waits for its turn to think, or for somebody of the table to look; or it
gave no answer and was asked again. Or why a simple player acts for it: it is being made ready, and on a server that can
keep nothing that takes long after every start."""


class ClockFrame(msgspec.Struct, frozen=True):
    """A seat's clock: the time left as of the frame, and whether it runs."""

    left_ms: int
    running: bool


class SeatFrame(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `who` is 'open', 'person' or a bot's name."""

    name: str
    who: str
    present: bool
    stand_in: str | None
    resigned: bool
    is_offered: bool
    """Whether somebody new may take the seat."""
    kept_ms: int | None
    """Of a person who is away: how long it is until the others may ask to offer the seat to somebody new."""
    clock: ClockFrame | None
    waits: Waits | None = None
    """Why its bot has not acted yet, or not by itself."""


class EventFrame(msgspec.Struct, frozen=True):
    """One thing that happened, as the seat may know it."""

    kind: str
    arguments: dict[str, int]


class Move(msgspec.Struct, frozen=True):
    """An entry as the seat may know it: the version it made, its kind, and the events it brought."""

    version: int
    at: int
    seat: int | None
    by: str | None
    kind: str
    facts: dict[str, Any]
    """Of a table matter what everybody is told: a name, a question, an answer, a version."""
    events: list[EventFrame]


class AskFrame(msgspec.Struct, frozen=True):
    """An open question, and the seats that have not answered."""

    about: About
    by: int
    to: int | None
    waiting: tuple[int, ...]


class FairFrame(msgspec.Struct, frozen=True):
    """What everybody needs to check chance; the key only at the end."""

    commitment: str
    pledges: tuple[str, ...]
    """The hashes of the nonces that persons will show when all sit; empty for whoever brings none."""
    nonces: tuple[str, ...]
    waiting: tuple[int, ...]
    """The seats whose nonce is still to be shown."""
    patience_ms: int | None
    """How long it is until the game may begin without them; null where nothing is waited for, or a seat is open."""
    key: str | None


class Frame(msgspec.Struct, frozen=True):
    """All that a seat, or a spectator, is told of a table at a version."""

    table: str
    version: int
    seat: int | None
    status: Status
    game: str
    to_move: list[int]
    seats: list[SeatFrame]
    view: GameView | None
    """Null before the deal."""
    legal: list[int]
    moves: list[Move]
    line: list[tuple[int, int]]
    """The versions in force, as ranges from first to last."""
    moved: int
    """The version since which the position is the same: an act may name any version from here on."""
    asks: list[AskFrame]
    paused_ms: int | None
    """In a pause: how long it is until any person may end it without asking."""
    may_undo_at_once: bool
    places: tuple[int, ...] | None
    scores: tuple[int, ...]
    fair: FairFrame


def frame(
    history: History, seat: int | None, since: int, now: int, present: Collection[int], waits: Mapping[int, Waits]
) -> Frame:
    """What a seat is told: all of the table, and its moves since a version."""
    last = history.line[-1] if len(history.line) > 1 else None
    hidden = None if history.position is None else history.position.hidden(NOBODY if seat is None else seat)
    is_to_move = seat is not None and history.status == "playing" and seat == history.mover
    return Frame(
        table=history.head.table,
        version=history.version,
        seat=seat,
        status=history.status,
        game=history.head.game,
        to_move=[history.mover] if history.mover is not None and history.status == "playing" else [],
        seats=[_seat_frame(history, n, now, n in present, waits.get(n)) for n in range(len(history.seats))],
        view=None if hidden is None else history.game.people.view(history.box, hidden),
        legal=_legal(history, hidden) if is_to_move else [],
        moves=[_move(history, n, seat) for n in range(max(since, 0), history.version)],
        line=[(first, history.version if end is None else end) for first, end in history.ranges],
        moved=history.moved,
        asks=_asks(history),
        paused_ms=max(0, paused_until(history) - now) if history.status == "paused" else None,
        may_undo_at_once=seat is not None and last is not None and may_take_back_at_once(history, seat, last),
        places=history.end.places if history.end else None,
        scores=_scores(history),
        fair=_fair(history, now),
    )


def _fair(history: History, now: int) -> FairFrame:
    is_waited_for = history.unrevealed and all(seat.who != OPEN for seat in history.seats)
    return FairFrame(
        commitment=history.head.commitment,
        pledges=tuple(seat.pledge for seat in history.seats),
        nonces=history.nonces,
        waiting=history.unrevealed,
        patience_ms=max(0, patient_until(history) - now) if is_waited_for else None,
        key=history.end.key if history.end else None,
    )


def legal(history: History, seat: int) -> list[int]:
    """What a seat may do now, from what it knows; nothing where it is not to move."""
    if history.position is None or history.status != "playing" or seat != history.mover:
        return []
    return _legal(history, history.position.hidden(seat))


def _legal(history: History, hidden: Any) -> list[int]:
    moves = history.game.rules.moves()
    history.game.rules.legal(history.box, hidden, moves)
    return list(moves.actions[: moves.n])


def _seat_frame(history: History, n: int, now: int, is_present: bool, waits: Waits | None) -> SeatFrame:
    seat, times = history.seats[n], history.times
    clock = None
    if history.head.clock.kind != "none":
        clock = ClockFrame(times.left_at(n, now), times.running == n)
    kept = None
    if seat.is_person and not is_present and history.status in ("playing", "paused"):
        kept = max(0, kept_until(history, n) - now)
    is_offered = seat.is_offered
    return SeatFrame(seat.name, seat.who, is_present, seat.stand_in, seat.resigned, is_offered, kept, clock, waits)


def _move(history: History, n: int, seat: int | None) -> Move:
    entry, rows = history.entries[n], history.effects[n].rows
    events: list[EventFrame] = []
    if rows:
        assert history.position is not None
        found = history.position.events_for(rows, NOBODY if seat is None else seat)
        events = [EventFrame(event.kind, event.arguments) for event in found]
    return Move(
        version=n + 1,
        at=entry.at,
        seat=getattr(entry, "seat", None),
        by=entry.by if isinstance(entry, Act) else None,
        kind=kind_of(entry),
        facts=_facts(entry),
        events=events,
    )


def _facts(entry: Entry) -> dict[str, Any]:
    """What everybody is told of a table matter, written out: nothing comes in by being a field."""
    match entry:
        case Open():
            return {"release": entry.head.release, "rules": entry.head.rules}
        case Branch():
            return {"of": entry.of, "acts": entry.acts}
        case Sit():
            return {"name": entry.name, "who": entry.who}
        case Ask():
            return {"about": entry.about, "to": entry.to}
        case Answer():
            return {"yes": entry.yes}
        case TakeBack():
            return {"to": entry.to}
        case Resign():
            return {"bot": entry.bot}
        case StandIn():
            return {"bot": entry.bot, "why": entry.why}
        case Waive() | OfferSeat():
            return {"by": entry.by}
        case Arrive():
            return {"name": entry.name}
        case _:
            return {}


def _asks(history: History) -> list[AskFrame]:
    question = history.question
    if question is None:
        return []
    return [AskFrame(question.about, question.by, question.to, question.waiting(history.seats))]


def _scores(history: History) -> tuple[int, ...]:
    """The points: those of the end; until then a view shows what may be known of them."""
    return history.end.scores if history.end else ()


def delayed_version(history: History) -> int:
    """What delayed spectators see: the last version since which every seat has acted; the deal's eve until then.

    A seat that took no turn in the last rounds is not waited for: it may be out of the game.
    """
    deal, acts = history.line[0], history.line[1:]
    missing, hand_overs, before = set(range(len(history.seats))), 0, None
    for n in reversed(acts):
        entry = history.entries[n]
        assert isinstance(entry, Act)
        missing.discard(entry.seat)
        hand_overs += entry.seat != before
        before = entry.seat
        if not missing or hand_overs > ROUNDS_AT_MOST * len(history.seats):
            return n
    return deal
