"""Frames: what one seat, or a spectator, is told of a table.

A frame is built from nothing: the view of the seat's hidden state, rows of events it may read, and what everybody
knows of the table. Nature's actions, draw numbers, others' actions, hashes of positions and, before the end, the key
are never in it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec

from drakes.core.game import NOBODY
from drakes.play.entries import (
    About,
    Act,
    Answer,
    Ask,
    Branch,
    Entry,
    Open,
    Resign,
    Sit,
    StandIn,
    TakeBack,
    kind_of,
)
from drakes.play.story import Status, Story

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
    clock: ClockFrame | None


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
    nonces: tuple[str, ...]
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
    may_undo_at_once: bool
    places: tuple[int, ...] | None
    scores: tuple[int, ...]
    fair: FairFrame


def frame(story: Story, seat: int | None, since: int, now: int, present: Collection[int]) -> Frame:
    """What a seat is told: all of the table, and its moves since a version."""
    last = story.line[-1] if len(story.line) > 1 else None
    hidden = None if story.board is None else story.board.hidden(NOBODY if seat is None else seat)
    is_to_move = seat is not None and story.status == "playing" and seat == story.mover
    return Frame(
        table=story.head.table,
        version=story.version,
        seat=seat,
        status=story.status,
        game=story.head.game,
        to_move=[story.mover] if story.mover is not None and story.status == "playing" else [],
        seats=[_seat_frame(story, n, now, n in present) for n in range(len(story.seats))],
        view=None if hidden is None else story.game.people.view(story.box, hidden),
        legal=_legal(story, hidden) if is_to_move else [],
        moves=[_move(story, n, seat) for n in range(max(since, 0), story.version)],
        line=[(first, story.version if end is None else end) for first, end in story.ranges],
        moved=story.moved,
        asks=_asks(story),
        may_undo_at_once=seat is not None and last is not None and may_take_back_at_once(story, seat, last),
        places=story.end.places if story.end else None,
        scores=_scores(story),
        fair=FairFrame(story.head.commitment, story.nonces, story.end.key if story.end else None),
    )


def legal(story: Story, seat: int) -> list[int]:
    """What a seat may do now, from what it knows; nothing where it is not to move."""
    if story.board is None or story.status != "playing" or seat != story.mover:
        return []
    return _legal(story, story.board.hidden(seat))


def _legal(story: Story, hidden: Any) -> list[int]:
    moves = story.game.rules.moves()
    story.game.rules.legal(story.box, hidden, moves)
    return list(moves.actions[: moves.n])


def _seat_frame(story: Story, n: int, now: int, is_present: bool) -> SeatFrame:
    seat, times = story.seats[n], story.times
    clock = None
    if story.head.clock.kind != "none":
        clock = ClockFrame(times.left_at(n, now), times.running == n)
    return SeatFrame(seat.name, seat.who, is_present, seat.stand_in, seat.resigned, clock)


def _move(story: Story, n: int, seat: int | None) -> Move:
    entry, told = story.entries[n], story.told[n]
    events: list[EventFrame] = []
    if told.rows:
        assert story.board is not None
        found = story.board.told(told.rows, NOBODY if seat is None else seat)
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
        case _:
            return {}


def _asks(story: Story) -> list[AskFrame]:
    question = story.question
    if question is None:
        return []
    return [AskFrame(question.about, question.by, question.to, question.waiting(story.seats))]


def _scores(story: Story) -> tuple[int, ...]:
    """The points: those of the end; until then a view shows what may be known of them."""
    return story.end.scores if story.end else ()


def may_take_back_at_once(story: Story, seat: int, to: int) -> bool:
    """Whether all acts in force since version `to` are the seat's, brought out nothing, and it is still to move."""
    if story.status != "playing" or story.mover != seat or not story.seats[seat].is_present:
        return False
    for n in reversed(story.line):
        if n < to:
            return True
        entry = story.entries[n]
        if not (isinstance(entry, Act) and entry.seat == seat and story.told[n].is_quiet):
            return False
    return False


def delayed_version(story: Story) -> int:
    """What delayed spectators see: the last version since which every seat has acted; the deal's eve until then.

    A seat that took no turn in the last rounds is not waited for: it may be out of the game.
    """
    deal, acts = story.line[0], story.line[1:]
    missing, hand_overs, before = set(range(len(story.seats))), 0, None
    for n in reversed(acts):
        entry = story.entries[n]
        assert isinstance(entry, Act)
        missing.discard(entry.seat)
        hand_overs += entry.seat != before
        before = entry.seat
        if not missing or hand_overs > ROUNDS_AT_MOST * len(story.seats):
            return n
    return deal
