"""Planning ahead: a seat imagines its turn."""

from tests.play.imagining import check_imagining


def test_a_seat_off_turn_can_imagine_its_turn_and_play_it_without_learning_anything() -> None:
    assert check_imagining("sitting_ducks", seed=1) > 20
