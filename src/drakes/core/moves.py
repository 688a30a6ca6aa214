"""The list of legal actions: sparse, ascending, each action once."""

from typing import Annotated, Protocol

from drakes.core.record import Int32, record


class Moves(Protocol):
    """The actions offered so far, whatever the capacity of the list."""

    n: int
    total: int
    """All weights together."""
    actions: list[int]
    weights: list[int]


def moves_schema(capacity: int) -> type[Moves]:
    """A schema for at most `capacity` offered actions with their weights."""

    @record
    class MoveList:
        n: Int32
        total: Int32
        actions: Annotated[list[int], Int32, capacity]
        weights: Annotated[list[int], Int32, capacity]

    return MoveList


def offer(moves: Moves, action: int, weight: int) -> None:
    """Offer an action; for nature the weight is the number of ways it can happen, for a player it is 1."""
    moves.actions[moves.n] = action
    moves.weights[moves.n] = weight
    moves.n += 1
    moves.total += weight


def clear(moves: Moves) -> None:
    """Take all offers back."""
    moves.n = 0
    moves.total = 0
