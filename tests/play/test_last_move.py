"""The move that ends a game is told beforehand like any other; what is hidden stays out."""

from random import Random

import pytest

from drakes.core.game import Game, find_game
from drakes.laws.cases import Case
from drakes.play.drafts import Drafts, Outcome
from drakes.play.entries import Act
from drakes.play.frames import EventFrame
from drakes.play.table import Table
from tests.play.tables import SMALL, copy_of, dealt, midway, play

DUCKS, MARKET = find_game("sitting_ducks"), find_game("dragon_market")
LONG = 100_000


def before_the_end(case: Case) -> tuple[Table, int, int]:
    """A table whose seat to move can end the game, that seat, and the action by which it does."""
    table = midway(case, 5, LONG)
    seat = table.to_move
    assert seat is not None
    for action in table.legal(seat):
        if last_entry(table, seat, action)[1]:
            return table, seat, action
    raise AssertionError("nothing ends this game")


def last_entry(table: Table, seat: int, action: int) -> tuple[Act, bool]:
    """What an action brings, and whether it ends the game."""
    entries = table.act(seat, table.version, [action], table.entries[-1].at)
    assert isinstance(entries[0], Act)
    return entries[0], entries[-1].__struct_config__.tag == "end"


def foreseen(table: Table, seat: int, action: int) -> Outcome:
    """What the seat is told of an action beforehand."""
    return Drafts().previews(table, seat, [action])[action]


def told_after(table: Table, seat: int, action: int) -> tuple[EventFrame, ...]:
    """What the seat is told once it has done it."""
    before = table.version
    table.accept(table.act(seat, before, [action], table.entries[-1].at))
    return tuple(next(move for move in table.frame(seat, before, 0).moves if move.kind == "act").events)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_last_move_is_told_beforehand_like_any_other(case: Case) -> None:
    table, seat, action = before_the_end(case)
    shown = foreseen(table, seat, action)
    told = told_after(table, seat, action)
    assert shown.events
    assert shown.events == told[: len(shown.events)]
    if shown.view is not None:
        assert (shown.events, shown.view) == (told, table.frame(seat, 0, 0).view)


@pytest.mark.parametrize("game", [DUCKS, MARKET])
def test_where_nothing_is_secret_all_of_the_last_move_is_told(game: Game) -> None:
    table, seat, action = before_the_end(Case(game, game.rules.seats[0], "standard"))
    shown = foreseen(table, seat, action)
    assert {"won", "drawn"} & {event.kind for event in shown.events}
    assert shown.view is not None


def test_with_secret_colours_the_shot_is_told_and_whose_duck_it_was_is_not() -> None:
    table, seat, action = before_the_end(Case(DUCKS, 4, "secret_colours"))
    shown = foreseen(table, seat, action)
    kinds = [event.kind for event in shown.events]
    assert "hit" in kinds
    assert not {"eliminated", "left", "scored", "won"} & set(kinds)
    assert shown.view is None
    assert shown.events == told_after(table, seat, action)[: len(kinds)]


def test_who_leaves_shows_no_cards_before_they_have_left() -> None:
    table, seat, action = before_the_end(Case(DUCKS, 3, "tough_ducks"))
    shown = foreseen(table, seat, action)
    assert shown.events == told_after(table, seat, action)
    assert "won" in [event.kind for event in shown.events]
    assert shown.view is None


def test_what_a_secret_card_asks_for_is_told_beforehand_to_who_holds_it() -> None:
    table, random, compared = dealt(Case(MARKET, 2, "advanced"), 5), Random(5), 0
    while compared < 3:
        seat = table.to_move
        assert seat is not None
        shown = Drafts().previews(table, seat, table.legal(seat))
        for action, outcome in shown.items():
            if "showed" in [event.kind for event in outcome.events]:
                then = copy_of(table)
                assert outcome.events == told_after(then, seat, action)
                assert outcome.view == then.frame(seat, 0, 0).view
                compared += 1
        play(table, random, 1, take_backs=False)
