"""Planning ahead: a seat begins its turn early."""

from random import Random

from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.state import ACTION_PHASE, TURN_PHASE
from drakes.play.match import Match
from tests.play.early_turns import check_early_turns


def test_a_seat_off_turn_can_begin_its_turn_early_and_play_it_without_learning_anything() -> None:
    assert check_early_turns("duck_dealer", seed=1) > 20


def test_dd_3_1_a_seat_that_begins_early_chooses_between_energy_and_action() -> None:
    match, random = Match(GAME, 3, seed=1), Random(1)
    while match._state.phase != ACTION_PHASE:
        match.play(random.choice(match.legal()))
    seat = (match._state.seat + 1) % 3
    hidden = match.hidden(seat)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(match._box, hidden, seat)
    assert (GAME.rules.to_move(hidden), hidden.phase, hidden.order[hidden.at_position]) == (seat, TURN_PHASE, seat)


def test_during_set_up_there_is_no_turn_to_begin_early() -> None:
    match = Match(GAME, 3, seed=1)
    hidden = match.hidden(0)
    before = GAME.rules.codec.pack(hidden)
    assert GAME.people.start_turn_early is not None
    GAME.people.start_turn_early(match._box, hidden, 0)
    assert GAME.rules.codec.pack(hidden) == before
