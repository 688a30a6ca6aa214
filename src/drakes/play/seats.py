"""Who sits where, who plays for whom, and how much time each has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from drakes.play.clocks import Clock
from drakes.play.entries import About, Why

PERSON = "person"
OPEN = "open"


@dataclass(frozen=True)
class Seat:
    """One seat: open, a person's or a bot's; a bot may play for the person, for a while or for good."""

    name: str = ""
    who: str = OPEN
    pledge: str = ""
    """The hash of the nonce that the seat's person will show; empty where they promised none."""
    nonce: str = ""
    stand_in: str | None = None
    why_stand_in: Why | None = None
    resigned: bool = False
    is_offered: bool = False
    """Whether somebody new may take the seat."""

    @property
    def is_person(self) -> bool:
        """Whether a person holds this seat and has not given up."""
        return self.who == PERSON and not self.resigned

    @property
    def is_present(self) -> bool:
        """Whether the person plays, with nobody standing in."""
        return self.is_person and self.stand_in is None

    @property
    def is_revealing(self) -> bool:
        """Whether the person still has to show the nonce they have pledged."""
        return bool(self.pledge) and not self.nonce

    @property
    def bot(self) -> str | None:
        """The bot that plays this seat now, or None where its person does."""
        return self.stand_in or (self.who if self.who not in (PERSON, OPEN) else None)


@dataclass(frozen=True)
class Question:
    """What a seat has asked the other persons, and who has said yes."""

    about: About
    by: int
    to: int | None
    yes: frozenset[int] = frozenset()

    def asked(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """The persons who are asked: those who play; about another's seat all, wherever they are."""
        if self.about == "seat":
            return tuple(n for n, seat in enumerate(seats) if seat.is_person and n not in (self.by, self.to))
        return tuple(n for n, seat in enumerate(seats) if seat.is_present and n != self.by)

    def waiting(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """The persons who have not answered."""
        return tuple(n for n in self.asked(seats) if n not in self.yes)


@dataclass(frozen=True)
class Times:
    """The time each seat has left, as of the moment `since`; the clock of `running` has run from then on."""

    clock: Clock
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left, never below 0."""
        spent = self.clock.elapsed(self.since, now) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.clock.due(self.since, self.left[self.running])

    def moved_on(self, now: int, running: int | None) -> Times:
        """The clocks at `now`, from when on another one runs, or none."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, left=left, running=running, since=now)

    def with_left(self, seat: int, left: int) -> Times:
        """The clocks with another time left for a seat."""
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def final_places(places: Sequence[int], resigned: Iterable[int]) -> tuple[int, ...]:
    """The places at the end: whoever resigned is last, and the others close up."""
    out = set(resigned)
    ranks = [places[seat] for seat in range(len(places)) if seat not in out]
    last = len(ranks) + 1
    return tuple(last if seat in out else 1 + sum(rank < places[seat] for rank in ranks) for seat in range(len(places)))
