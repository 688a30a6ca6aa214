"""Showing nonces: when all sit, everybody shows what they pledged, and only then chance is asked for anything."""

from __future__ import annotations

from drakes.play.entries import Reveal, Sit, Waive
from drakes.play.fair import pledge_of
from drakes.play.history import History
from drakes.play.needs import need_not_over, need_person, need_seat
from drakes.play.refusal import Refusal
from drakes.play.seats import OPEN

PATIENCE_MS = 10_000
"""How long a nonce is waited for, when all sit, before the table may begin without it."""


def reveal(history: History, seat: int, nonce: str, at: int) -> Reveal:
    """A person shows the nonce they have pledged, once all sit: before that, whoever comes later could still choose."""
    _need_revealing(history, seat)
    if pledge_of(nonce) != history.seats[seat].pledge:
        raise Refusal("bad_nonce", "This is not the nonce that was pledged: its hash is another.")
    return Reveal(at=at, seat=seat, nonce=nonce)


def waive(history: History, seat: int, by: int, at: int) -> Waive:
    """Begin without somebody's nonce, because a person does not want to wait for it any longer: another one, who has
    shown theirs, or that one, who has lost it."""
    need_seat(history, by)
    need_person(history, by)
    _need_revealing(history, seat)
    if by != seat and history.seats[by].is_revealing:
        raise Refusal("not_revealed", "Show your own nonce first.")
    if at < patient_until(history):
        raise Refusal("too_early", f"Wait {PATIENCE_MS // 1000} seconds for those who still have to show theirs.")
    return Waive(at=at, seat=seat, by=by)


def need_revealed(history: History) -> None:
    """Nobody still has to show a nonce: nothing may be drawn before."""
    if history.unrevealed:
        raise Refusal("not_revealed", f"Chance waits for the nonce of seat {history.unrevealed[0]}.")


def _need_revealing(history: History, seat: int) -> None:
    need_seat(history, seat)
    need_not_over(history)
    if any(one.who == OPEN for one in history.seats):
        raise Refusal("not_all_seated", "Nonces are shown when all seats are taken.")
    if not history.seats[seat].is_revealing:
        raise Refusal("nothing_to_reveal", f"Seat {seat} has nothing to show, or has shown it.")


def patient_until(history: History) -> int:
    """Until when nonces are waited for, where all sit."""
    return max(entry.at for entry in history.entries if isinstance(entry, Sit)) + PATIENCE_MS
