"""Squares as people write them."""

from drakes.games.dragon_market.rules.actions import COLUMN, ROW
from drakes.games.dragon_market.rules.board import column_of, row_of


def square_name(square: int) -> str:
    """Column and row."""
    return COLUMN.labels[column_of(square)] + ROW.labels[row_of(square)]
