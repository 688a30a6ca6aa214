"""Who plays a seat: its person, a bot that stands in for them, or, after they gave up, a bot for good."""

from __future__ import annotations

from drakes.play.entries import Resign, Return, StandIn, Why
from drakes.play.history import History
from drakes.play.needs import need_dealt, need_person, need_seat
from drakes.play.refusal import Refusal


def resign(history: History, seat: int, bot: str, at: int) -> Resign:
    """A person gives up: a bot plays on, and the seat will be last."""
    need_seat(history, seat)
    need_dealt(history)
    if not history.seats[seat].is_person:
        raise Refusal("not_a_person", f"No person plays seat {seat}.")
    return Resign(at=at, seat=seat, bot=bot)


def stand_in(history: History, seat: int, bot: str, why: Why, at: int) -> StandIn:
    """A bot plays for a person until they come back."""
    need_seat(history, seat)
    need_dealt(history)
    need_person(history, seat)
    times = history.times
    if why == "time" and not (seat == times.running and times.left_at(seat, at) == 0):
        raise Refusal("not_due", f"Seat {seat} still has time.")
    return StandIn(at=at, seat=seat, bot=bot, why=why)


def come_back(history: History, seat: int, at: int) -> Return:
    """The person plays again; a turn in which their time ran out, or in which they called a bot though hints are not
    allowed, the bot plays to its end."""
    need_seat(history, seat)
    need_dealt(history)
    here = history.seats[seat]
    if not here.is_person or here.stand_in is None:
        raise Refusal("no_stand_in", f"Nobody stands in for seat {seat}.")
    is_hint = here.why_stand_in == "asked" and not history.allows_hints(seat)
    if history.status == "playing" and history.mover == seat and (here.why_stand_in == "time" or is_hint):
        raise Refusal("stood_in", "The bot plays this turn to its end; then the seat is yours again.")
    return Return(at=at, seat=seat)
