"""Planning ahead: a seat begins its turn early."""

import pytest

from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.rules.state import TURN_PHASE
from drakes.play.match import Match
from tests.play.early_turns import check_early_turns


def test_a_seat_off_turn_can_begin_its_turn_early_and_play_it_without_learning_anything() -> None:
    assert check_early_turns("dragon_market", seed=1) > 20


@pytest.mark.parametrize(("variant", "points"), [("standard", 2 * 4), ("flat", 7)])
def test_dm_3_1_both_dice_show_the_most_that_is_printed_on_them(variant: str, points: int) -> None:
    match = Match(GAME, 3, seed=1, options=GAME.people.variants[variant])
    while match._state.phase != TURN_PHASE:
        match.play(match.legal()[0])
    seat = (match._state.seat + 1) % 3
    hidden = match.hidden(seat)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(match._box, hidden, seat)
    assert (GAME.rules.to_move(hidden), hidden.points) == (seat, points)


def test_during_set_up_there_is_no_turn_to_begin_early() -> None:
    match = Match(GAME, 3, seed=1)
    hidden = match.hidden(0)
    before = GAME.rules.codec.pack(hidden)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(match._box, hidden, 0)
    assert GAME.rules.codec.pack(hidden) == before
