"""Dealing and acting: what a table does with chance and with the rules of its game."""

from __future__ import annotations

from collections.abc import Sequence

from drakes.play.entries import By
from drakes.play.fair import FairChance
from drakes.play.history import History
from drakes.play.limits import STEPS
from drakes.play.needs import need_action, need_open, need_playing, need_seat
from drakes.play.refusal import Refusal
from drakes.play.revealing import need_revealed
from drakes.play.seats import OPEN


def deal(history: History, chance: FairChance, at: int) -> History:
    """The history after the deal, when all seats are taken."""
    need_open(history)
    free = [n for n, seat in enumerate(history.seats) if seat.who == OPEN]
    if free:
        raise Refusal("not_all_seated", f"Wait until all seats are taken; seat {free[0]} is open.")
    need_revealed(history)
    after = history.copy()
    after.deal(chance, at)
    return after


def act(
    history: History, seat: int, version: int, actions: Sequence[int], by: By, chance: FairChance, at: int
) -> History:
    """The history after one or several steps of the seat to move, all or none.

    Nothing follows a step that brings chance, a revelation or another seat's choice: who sends it could not know what
    they would choose then, and a refusal would tell them what is hidden.
    """
    need_turn(history, seat, version, by)
    if not 1 <= len(actions) <= STEPS:
        raise Refusal("illegal", f"Send 1 to {STEPS} steps.")
    after = history.copy()
    for n, action in enumerate(actions):
        if n > 0 and not (after.effects[-1].is_quiet and after.mover == seat):
            raise Refusal("interrupted", f"Step {n} ends what can be sent at once: send the others after it.")
        need_legal(after, seat, action)
        after.act(seat, action, by, chance, at)
    return after


def need_turn(history: History, seat: int, version: int, by: By) -> None:
    """The seat is to move, has seen this position, and is played by who says so."""
    need_seat(history, seat)
    need_playing(history)
    need_revealed(history)
    if seat != history.mover:
        raise Refusal("not_your_turn", f"It is seat {history.mover}'s turn, not seat {seat}'s.")
    if not history.moved <= version <= history.version:
        raise Refusal("stale", "The table has moved on: look again, then choose.")
    bot = history.seats[seat].bot
    if (bot is None) != (by == "person"):
        who = "a bot plays this seat: come back first" if by == "person" else "a person plays this seat"
        raise Refusal("stood_in", f"This choice is not yours: {who}.")
    if bot is not None and by in ("bot", "stand-in") and (history.seats[seat].stand_in is None) != (by == "bot"):
        raise Refusal("stood_in", f"Seat {seat} is not played by a {by}.")


def need_legal(history: History, seat: int, action: int) -> None:
    """The rules allow the action; the clause that forbids it comes from what the seat knows."""
    need_action(history, action)
    position = history.position
    assert position is not None
    if action not in position.legal():
        clause = position.why_not(seat, action)
        text = history.game.rules.actions.text(action)
        raise Refusal("illegal", f"'{text}' is not possible now ({clause}).", clause)
