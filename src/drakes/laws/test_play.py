"""Play: random games end, pieces are conserved, somebody can always act, and the rules agree on what is legal."""

import pytest

from drakes.core.game import EVERYTHING, NATURE, OVER, Game
from drakes.laws.cases import Case

ANSWERS = 40
"""One position in so many is asked about every action of the table."""


def test_random_games_end_and_somebody_wins(case: Case) -> None:
    ended = 0
    for state, _, _ in case.positions(0, case.how_many(4)):
        if case.game.rules.to_move(state) == OVER:
            out = [0] * case.seats
            case.game.rules.places(case.box, state, out)
            assert min(out) == 1
            assert all(place == 1 + sum(other < place for other in out) for place in out)
            ended += 1
    assert ended > 0


def test_before_the_end_somebody_has_a_legal_action(case: Case) -> None:
    for state, actions, weights in case.positions(0, case.how_many(2)):
        assert bool(actions) == (case.game.rules.to_move(state) != OVER)
        assert len(actions) == len(set(actions))
        assert actions == sorted(actions)
        assert all(weight > 0 for weight in weights)
        if case.game.rules.to_move(state) != NATURE:
            assert set(weights) <= {1}


def test_pieces_are_conserved(case: Case) -> None:
    box, before = case.box, [0] * len(case.game.rules.piece_names)
    case.game.rules.pieces(box, case.start(), before)
    assert sum(before) > 0
    for state, _, _ in case.positions(0, case.how_many(2)):
        now = [0] * len(before)
        case.game.rules.pieces(box, state, now)
        assert now == before


def test_why_not_is_silent_exactly_on_legal_actions(case: Case) -> None:
    box = case.box
    for state, actions, _ in case.positions(0, case.how_many(1), one_in=ANSWERS):
        answers = [case.game.people.why_not(box, state, action) for action in range(case.game.rules.actions.size)]
        assert [action for action, answer in enumerate(answers) if answer == 0] == actions
        assert all(answer in case.game.rules.clauses for answer in answers if answer)


def test_only_the_seat_to_move_may_act(case: Case) -> None:
    box = case.box
    for state, actions, _ in case.positions(0, one_in=ANSWERS):
        for seat in range(case.seats):
            hidden = case.game.rules.codec.copy(state)
            case.game.rules.hide(box, hidden, seat)
            allowed = {case.game.people.why_not(box, hidden, action) == 0 for action in actions}
            assert allowed <= {seat == case.game.rules.to_move(state)}


def test_looking_at_a_position_does_not_change_it(case: Case) -> None:
    box = case.box
    for state, actions, _ in case.positions(1, one_in=ANSWERS):
        before = case.game.rules.codec.pack(state)
        out = [0] * max(len(case.game.rules.piece_names), case.seats)
        for look in (case.game.rules.places, case.game.rules.scores, case.game.rules.pieces):
            look(box, state, out)
        for action in actions:
            case.game.people.why_not(box, state, action)
        case.game.rules.legal(box, state, case.game.rules.moves())
        case.game.rules.to_move(state)
        assert state.observer == EVERYTHING
        assert case.game.rules.codec.pack(state) == before


def test_an_earlier_position_stays_when_play_goes_on(case: Case) -> None:
    walk = case.walk(2)
    first, _, _ = next(walk)
    kept, before = case.game.rules.codec.copy(first), case.game.rules.codec.pack(first)
    for _ in walk:
        pass
    assert case.game.rules.codec.pack(kept) == before
    assert case.game.rules.codec.pack(first) != before


def test_there_are_variants_and_the_standard_game_is_the_first(game: Game) -> None:
    assert next(iter(game.people.variants)) == "standard"
    assert game.people.variants["standard"] == {}


@pytest.mark.deep
def test_ten_thousand_compiled_games_end_conserve_and_never_get_stuck(case: Case) -> None:
    from drakes.laws.compiled import watch

    many = case.fewer_if_long(10_000)
    games, faults = watch(case, many)
    assert faults == {"unfinished": 0, "stuck": 0, "pieces": 0}
    assert games == many


def test_a_hundred_compiled_games_end_conserve_and_never_get_stuck(case: Case) -> None:
    from drakes.laws.compiled import watch

    games, faults = watch(case, 100)
    assert faults == {"unfinished": 0, "stuck": 0, "pieces": 0}
    assert games == 100
