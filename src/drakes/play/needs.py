"""What commands need of a table before they do anything, each with the refusal where it is not so."""

from __future__ import annotations

from drakes.play.game_position import Position
from drakes.play.history import History
from drakes.play.refusal import Refusal


def need_seat(history: History, seat: int) -> None:
    """The seat is one of the table's."""
    if not 0 <= seat < len(history.seats):
        raise Refusal("no_seat", f"There is no seat {seat}; the seats are 0 to {len(history.seats) - 1}.")


def need_looker(history: History, seat: int | None) -> None:
    """Who looks may look: from a seat, or as a spectator where there are any."""
    if seat is not None:
        need_seat(history, seat)
    elif history.head.spectators == "none":
        raise Refusal("no_spectators", "This table has no spectators.")


def need_person(history: History, seat: int) -> None:
    """The seat's person plays it now."""
    if not history.seats[seat].is_present:
        raise Refusal("not_a_person", f"No person plays seat {seat} now.")


def need_action(history: History, action: int) -> None:
    """The number is an action's."""
    size = history.game.rules.actions.size
    if not 0 <= action < size:
        raise Refusal("illegal", f"{action} is no action; they run from 0 to {size - 1}.")


def need_not_over(history: History) -> None:
    """The game has not ended."""
    if history.status == "over":
        raise Refusal("over", "The game is over.")


def need_open(history: History) -> None:
    """The game has not begun."""
    need_not_over(history)
    if history.status != "open":
        raise Refusal("already_dealt", "The game has begun.")


def need_dealt(history: History) -> None:
    """The game has begun and not ended."""
    need_not_over(history)
    if history.status == "open":
        raise Refusal("not_playing", "The game has not begun.")


def need_playing(history: History) -> None:
    """The game goes on."""
    need_dealt(history)
    if history.status == "paused":
        raise Refusal("paused", "The game is paused.")


def need_position(history: History) -> Position:
    """There is a position to look at."""
    if history.position is None:
        raise Refusal("not_playing", "The game has not begun.")
    return history.position
