"""Sitting down, getting up, and a seat that passes to a new session."""

from __future__ import annotations

from drakes.play.entries import Leave, Reissue, Sit
from drakes.play.history import History
from drakes.play.limits import NAME_LETTERS, NONCE_LETTERS
from drakes.play.needs import need_not_over, need_open, need_seat
from drakes.play.refusal import Refusal
from drakes.play.seats import OPEN, PERSON


def sit(history: History, seat: int, name: str, who: str, nonce: str, at: int) -> Sit:
    """Somebody takes an open seat: a person, or a bot by its name."""
    need_seat(history, seat)
    need_open(history)
    if history.seats[seat].who != OPEN:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    if not name.strip() or len(name) > NAME_LETTERS or not name.isprintable():
        raise Refusal("bad_name", f"A name has 1 to {NAME_LETTERS} letters.")
    if not who or who == OPEN:
        raise Refusal("bad_name", "Say who sits down: a person, or a bot by its name.")
    if len(nonce) > NONCE_LETTERS or any(digit not in "0123456789abcdef" for digit in nonce):
        raise Refusal("bad_nonce", f"A nonce has at most {NONCE_LETTERS} hexadecimal digits, in small letters.")
    return Sit(at=at, seat=seat, name=name, who=who, nonce=nonce)


def leave(history: History, seat: int, at: int) -> Leave:
    """A seat becomes free again, before the deal."""
    need_seat(history, seat)
    need_open(history)
    if history.seats[seat].who == OPEN:
        raise Refusal("no_seat", f"Nobody sits in seat {seat}.")
    return Leave(at=at, seat=seat)


def reissue(history: History, seat: int, at: int) -> Reissue:
    """A person's seat is given to a new session."""
    need_seat(history, seat)
    need_not_over(history)
    if history.seats[seat].who != PERSON:
        raise Refusal("not_a_person", f"No person sits in seat {seat}.")
    return Reissue(at=at, seat=seat)
