"""The entries of a table's log: what is kept for ever, as canonical JSON.

Entry 0 opens the table; a table's version is the number of its entries. `at` is the time in milliseconds since 1970.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drakes.core.options import OptionValue
from drakes.play.clocks import Clock

Spectators = Literal["open", "delayed", "none"]
By = Literal["person", "stand-in", "bot", "simple", "random"]
"""Who chose: the seat's person, a bot in a person's place, the seat's own bot, a simple player while that is being made
ready (in older logs: random), or chance because it gave no answer however often it was asked."""
About = Literal["take-back", "pause", "resume", "seat"]
Why = Literal["asked", "absent", "time"]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table is: the game with its options and box, the seats, the clock, and the hash of the key."""

    table: str
    game: str
    rules: int
    release: str
    """The release of this program that opened the table: where rules changed since, this one can play it."""
    seats: int
    options: dict[str, OptionValue]
    box: str
    box_bytes: bytes
    box_schema: str
    box_hash: str
    clock: Clock
    spectators: Spectators
    listed: bool
    commitment: str
    rematch_of: str = ""
    board: str = ""
    """The board of the game that takes the place of the edition's own, by its name."""
    edition: str = ""
    """An edition of somebody's own as TOML; '' for one that comes with the game."""
    conduct: int = 0
    """By which rules of a table it is kept; those of before there was a number are 0."""
    hints: bool = False
    """Whether persons may ask bots for advice, though others play."""


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """What all entries share: their time."""

    at: int


class Open(Happening, frozen=True, tag="open", kw_only=True):
    """The table is opened."""

    head: Head


class Branch(Happening, frozen=True, tag="branch", kw_only=True):
    """The game goes on from a position of another table, which is over: its deal and so many acts follow as they were
    there, with the draws of that table."""

    of: str
    acts: int


class Sit(Happening, frozen=True, tag="sit", kw_only=True, omit_defaults=True):
    """Somebody sits down: a person, or a bot by its name.

    A person pledges a nonce by its hash; they reveal it when everybody sits. A nonce that stands here, as in logs of
    before there were pledges, was shown at once.
    """

    seat: int
    name: str
    who: str
    nonce: str
    pledge: str = ""


class Leave(Happening, frozen=True, tag="leave", kw_only=True):
    """A seat is free again, before the deal."""

    seat: int


class Reveal(Happening, frozen=True, tag="reveal", kw_only=True):
    """A person shows the nonce they have pledged."""

    seat: int
    nonce: str


class Waive(Happening, frozen=True, tag="waive", kw_only=True):
    """The table begins without the nonce of somebody who does not show it, because another person wants to."""

    seat: int
    by: int


class Deal(Happening, frozen=True, tag="deal", kw_only=True):
    """The game begins: what nature dealt, each with its draw number, and the hash of the position after it."""

    nature: tuple[tuple[int, int], ...]
    position: str


class Act(Happening, frozen=True, tag="act", kw_only=True):
    """A seat acts, and nature after it."""

    seat: int
    action: int
    by: By
    nature: tuple[tuple[int, int], ...]
    position: str


class Ask(Happening, frozen=True, tag="ask", kw_only=True):
    """A seat asks the other persons for something: a take-back goes to the version `to`, `seat` is about the seat `to`,
    whose person is away: whether it may be offered to somebody else."""

    seat: int
    about: About
    to: int | None


class Answer(Happening, frozen=True, tag="answer", kw_only=True):
    """A person answers what was asked; the one who asked takes it back with no."""

    seat: int
    yes: bool


class TakeBack(Happening, frozen=True, tag="take-back", kw_only=True):
    """The position is again that of version `to`; what came since stays in the log, and its draws are spent."""

    seat: int
    to: int
    position: str


class Pause(Happening, frozen=True, tag="pause", kw_only=True):
    """Nobody acts and no clock runs."""

    seat: int


class Resume(Happening, frozen=True, tag="resume", kw_only=True):
    """Play goes on."""

    seat: int


class Resign(Happening, frozen=True, tag="resign", kw_only=True):
    """A person gives up; a bot plays the seat on."""

    seat: int
    bot: str


class StandIn(Happening, frozen=True, tag="stand-in", kw_only=True):
    """A bot plays for a person, who may come back."""

    seat: int
    bot: str
    why: Why


class Return(Happening, frozen=True, tag="return", kw_only=True):
    """The person plays again."""

    seat: int


class Reissue(Happening, frozen=True, tag="reissue", kw_only=True):
    """A seat was given to a new session; everybody is told."""

    seat: int


class OfferSeat(Happening, frozen=True, tag="offer-seat", kw_only=True):
    """A seat is offered to somebody new: by its own person, or by the others because that one is away."""

    seat: int
    by: int


class Arrive(Happening, frozen=True, tag="arrive", kw_only=True):
    """Somebody new has taken a seat that was offered; everybody is told."""

    seat: int
    name: str


class End(Happening, frozen=True, tag="end", kw_only=True):
    """The game is over, and the key is shown."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    key: str


Entry = (
    Open
    | Branch
    | Sit
    | Leave
    | Reveal
    | Waive
    | Deal
    | Act
    | Ask
    | Answer
    | TakeBack
    | Pause
    | Resume
    | Resign
    | StandIn
    | Return
    | Reissue
    | OfferSeat
    | Arrive
    | End
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as canonical JSON: equal entries are equal bytes."""
    return msgspec.json.encode(entry, order="deterministic")


def decode(data: bytes) -> Entry:
    """The entry that `encode` wrote."""
    return _decoder.decode(data)


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as it stands in the log."""
    return str(type(entry).__struct_config__.tag)
