"""Sitting down, getting up, and seats that pass to another session or another person."""

from __future__ import annotations

from drakes.play.entries import Arrive, Leave, OfferSeat, Reissue, Sit
from drakes.play.history import History
from drakes.play.limits import NAME_LETTERS, PLEDGE_LETTERS
from drakes.play.needs import need_dealt, need_not_over, need_open, need_seat
from drakes.play.refusal import Refusal
from drakes.play.seats import OPEN


def sit(history: History, seat: int, name: str, who: str, pledge: str, at: int) -> Sit:
    """Somebody takes an open seat: a person, or a bot by its name."""
    need_seat(history, seat)
    need_open(history)
    if history.seats[seat].who != OPEN:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    need_name(name)
    if not who or who == OPEN:
        raise Refusal("bad_name", "Say who sits down: a person, or a bot by its name.")
    if pledge and (len(pledge) != PLEDGE_LETTERS or any(digit not in "0123456789abcdef" for digit in pledge)):
        raise Refusal("bad_pledge", f"A pledge is a hash: {PLEDGE_LETTERS} hexadecimal digits, in small letters.")
    return Sit(at=at, seat=seat, name=name, who=who, nonce="", pledge=pledge)


def need_name(name: str) -> None:
    """A name can be read, and is not too long."""
    if not name.strip() or len(name) > NAME_LETTERS or not name.isprintable():
        raise Refusal("bad_name", f"A name has 1 to {NAME_LETTERS} letters.")


def leave(history: History, seat: int, at: int) -> Leave:
    """A seat becomes free again, before the deal; once nonces are shown it is too late: the next would know them."""
    need_seat(history, seat)
    need_open(history)
    if history.seats[seat].who == OPEN:
        raise Refusal("no_seat", f"Nobody sits in seat {seat}.")
    if any(one.pledge and one.nonce for one in history.seats):
        raise Refusal("already_dealt", "All sit and the game is about to begin: resign after that.")
    return Leave(at=at, seat=seat)


def reissue(history: History, seat: int, at: int) -> Reissue:
    """A person's seat passes to a new session of theirs."""
    need_seat(history, seat)
    need_not_over(history)
    need_held(history, seat)
    return Reissue(at=at, seat=seat)


def give(history: History, seat: int, at: int) -> OfferSeat:
    """A person offers their own seat to somebody else; until that one comes they may go on playing."""
    need_seat(history, seat)
    need_dealt(history)
    need_held(history, seat)
    return OfferSeat(at=at, seat=seat, by=seat)


def arrive(history: History, seat: int, name: str, at: int) -> Arrive:
    """Somebody takes a seat that was offered, and plays it from now on."""
    need_seat(history, seat)
    need_dealt(history)
    need_name(name)
    if not history.seats[seat].is_offered:
        raise Refusal("seat_taken", "That seat is not offered to anybody, or no longer.")
    return Arrive(at=at, seat=seat, name=name)


def need_held(history: History, seat: int) -> None:
    """The seat is a person's, who has not given up."""
    if not history.seats[seat].is_person:
        raise Refusal("not_a_person", f"No person sits in seat {seat}.")
