"""Planning ahead: a seat begins its turn early."""

from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import lay
from tests.play.early_turns import check_early_turns


def test_a_seat_off_turn_can_begin_its_turn_early_and_play_it_without_learning_anything() -> None:
    assert check_early_turns("sitting_ducks", seed=1) > 20


def test_sd_5_15_what_the_seats_passed_over_laid_on_ducks_is_off() -> None:
    table = lay("B^2 G^3 O^4 Y P K")
    GAME.rules.hide(table.box, table.state, 2)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(table.box, table.state, 2)
    assert (table.line, table.mover) == ("B G O^4 Y P K", 3)
