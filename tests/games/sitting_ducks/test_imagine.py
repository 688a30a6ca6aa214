"""Planning ahead: a seat imagines its turn."""

from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import lay
from tests.play.imagining import check_imagining


def test_a_seat_off_turn_can_imagine_its_turn_and_play_it_without_learning_anything() -> None:
    assert check_imagining("sitting_ducks", seed=1) > 20


def test_sd_5_15_what_the_seats_passed_over_laid_on_ducks_is_off() -> None:
    table = lay("B^2 G^3 O^4 Y P K")
    GAME.rules.hide(table.box, table.state, 2)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(table.box, table.state, 2)
    assert (table.line, table.mover) == ("B G O^4 Y P K", 3)
