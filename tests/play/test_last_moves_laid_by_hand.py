"""The move that ends a game, looked at before it is made: who is out and who has won, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

from drakes.core.game import Game, find_game
from drakes.laws.cases import Case
from drakes.play.drafts import Drafts, Outcome
from drakes.play.game_position import Position
from tests.games.dragon_market.test_5_end import coming_home
from tests.games.duck_dealer.table import lay as lay_galaxy
from tests.games.sitting_ducks.table import lay as lay_line
from tests.play.tables import dealt


def looked_at(game: Game, state: Any, box: Any, text: str) -> Outcome:
    """What the seat to move is shown of an action on a position."""
    table = dealt(Case(game, state.seats, next(iter(game.people.variants))), 1)
    table.history.position = Position(game, box, state)
    seat = table.history.mover = game.rules.to_move(state)
    action = game.rules.actions.parse(text)
    return Drafts().previews(table, seat, [action])[action]


def shown(outcome: Outcome) -> list[tuple[str, int]]:
    """Who is out and who has won, by the events."""
    return [(event.kind, event.arguments["seat"]) for event in outcome.events if event.kind in ("eliminated", "won")]


def test_a_shot_that_ends_the_game_shows_who_is_out_and_who_has_won() -> None:
    table = lay_line("B G w w w w", sights="2", hand="shoot", pond="w")
    outcome = looked_at(find_game("sitting_ducks"), table.state, table.box, "shoot a 2")
    assert shown(outcome) == [("eliminated", 1), ("won", 0)]
    assert outcome.view is not None
    assert [seat.won for seat in outcome.view.seats] == [True, False, False, False]


def test_with_secret_colours_it_shows_neither() -> None:
    table = lay_line("B G w w w w", sights="2", hand="shoot", pond="w", secret_colours=True)
    outcome = looked_at(find_game("sitting_ducks"), table.state, table.box, "shoot a 2")
    assert shown(outcome) == []
    assert outcome.view is None
    assert [event.kind for event in outcome.events][-1] == "hit"


def test_a_shot_that_puts_somebody_out_while_others_play_on() -> None:
    table = lay_line("B G O w w w", sights="2", hand="shoot", pond="w")
    outcome = looked_at(find_game("sitting_ducks"), table.state, table.box, "shoot a 2")
    assert shown(outcome) == [("eliminated", 1)]


def test_the_last_good_brought_home_shows_who_has_won() -> None:
    game = find_game("dragon_market")
    table = coming_home(1)
    outcome = looked_at(game, table.state, table.box, "step west")
    assert shown(outcome) == [("won", 0)]
    assert outcome.view is not None
    assert [seat.won for seat in outcome.view.seats] == [True, False, False, False]
    assert shown(looked_at(game, (early := coming_home(0)).state, early.box, "step west")) == []


def test_the_last_card_home_where_cards_are_secret_shows_ones_own_and_no_others() -> None:
    table = coming_home(2, red_cards=True)
    outcome = looked_at(find_game("dragon_market"), table.state, table.box, "step west")
    assert ("won", 0) in shown(outcome)
    assert outcome.view is not None
    assert [seat.card for seat in outcome.view.seats[1:]] == [None, None, None]


def test_the_end_of_the_last_turn_shows_who_has_won_and_the_delivery_its_points() -> None:
    game = find_game("duck_dealer")
    table = lay_galaxy("C", "0 0 1", "satellites", turn=24).consumer("C", "satellites")
    table.ship(2).score = 2
    delivered = looked_at(game, table.state, table.box, "deliver")
    assert [event.arguments["points"] for event in delivered.events if event.kind == "scored"] == [3]
    table.play("deliver")
    outcome = looked_at(game, table.state, table.box, "end_turn")
    assert (outcome.stops, shown(outcome)) == ("over", [("won", 0)])
