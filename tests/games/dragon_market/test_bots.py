"""The bots that plan: legal, reproducible, blind to secret cards, and sensible in hand-made positions."""

from __future__ import annotations

from random import Random

import pytest

from drakes.bots.choosing import choose, names
from drakes.bots.planner import forget
from drakes.core.game import OVER
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.bots.players import BUDGETS
from drakes.play.match import Match
from tests.games.dragon_market.positions import random_position
from tests.games.dragon_market.table import Table, goods, lay

EVERY = tuple(BUDGETS)
QUICK = ("easy", "medium", "hard")


def asked(table: Table, name: str = "hard", seed: int = 0) -> str:
    """What a bot does for the player to move."""
    hidden = table.hidden(table.state.seat + 1)
    actions = [GAME.rules.actions.parse(text) for text in table.legal()]
    return GAME.rules.actions.text(choose(GAME, table.box, hidden, actions, name, seed))


def finish_turn(table: Table, name: str = "hard") -> list[str]:
    """Let a bot play until its turn is over or a card is drawn."""
    seat, done = table.state.seat, list[str]()
    while not done or (GAME.rules.to_move(table.state) == seat and done[-1] != "end"):
        done.append(asked(table, name))
        table.play(done[-1])
    return done


def test_bots_are_named_weakest_first() -> None:
    assert names(GAME) == ("random", "walker", "easy", "medium", "hard", "expert")
    assert list(BUDGETS.values()) == sorted(BUDGETS.values())


def test_a_bot_takes_a_good_next_to_it_with_its_last_point() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b kite 2", cards="1:blue_3", points=1)
    assert asked(table) == "step east"


def test_a_bot_wins_where_one_turn_is_enough() -> None:
    table = lay("6 d1 west, 7 e1 east", heirs="1:7a", goods="6a kite 1, 7a kite 1", cards="1:blue_3", points=6)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.state.validated[0] = 0b110
    while GAME.rules.to_move(table.state) == 0:
        table.play(asked(table))
    assert GAME.rules.to_move(table.state) == OVER
    assert table.state.winner == 0


def test_a_bot_fetches_a_good_by_moving_a_boat() -> None:
    table = lay("6 d5 east, 7 g8 south", heirs="1:6a", goods="7a kite 2", cards="1:blue_3")
    finish_turn(table)
    assert table.collected(1) == {"kite"}


def test_a_bot_spends_coins_where_they_bring_a_good() -> None:
    boats = "6 d5 east, 7 i5 west, 8 a3 south"
    table = lay(boats, heirs="1:6b", goods="7b kite 2", cards="1:blue_3", coins="2 0 0 0", points=0)
    assert finish_turn(table)[0] == "coin"
    assert table.collected(1) == {"kite"}


def test_a_bot_leaves_and_reenters_when_it_stands_on_its_goal() -> None:
    table = lay("6 d1 west, 7 a3 south", heirs="1:6b", goods="6b kite 1", cards="1:blue_3", points=2)
    finish_turn(table)
    assert table.collected(1) == {"kite"}


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("red", [False, True])
def test_a_bot_answers_with_a_legal_action_anywhere(name: str, red: bool) -> None:
    for seed in range(12):
        table = random_position(seed, red=red)
        hidden, actions = table.hidden(table.state.seat + 1), [GAME.rules.actions.parse(text) for text in table.legal()]
        assert choose(GAME, table.box, hidden, actions, name, seed) in actions


@pytest.mark.parametrize("name", EVERY)
def test_a_bot_answers_from_position_and_seed_alone(name: str) -> None:
    tables = [random_position(seed) for seed in range(6)]
    once = [asked(table, name) for table in tables]
    forget(GAME)
    again = [asked(table, name) for table in reversed(tables)]
    assert once == list(reversed(again))


def compare(name: str, positions: int) -> None:
    """In so many positions: red cards a seat cannot see do not change what its bot does."""
    random, met, swapped = Random(7), 0, 0
    while met < positions:
        match = Match(GAME, 2 + met % 3, met, {"red_cards": True, "quick_setup": met % 4 > 0})
        for _ in range(60):
            seat = match.to_move
            assert seat is not None
            hidden, actions = match.hidden(seat), match.legal()
            if len(actions) > 1 and random.random() < 0.2 and met < positions:
                other = GAME.rules.codec.copy(hidden)
                assert GAME.rules.guess(match._box, other, met)
                swapped += other != hidden
                GAME.rules.hide(match._box, other, seat)
                answer = choose(GAME, match._box, hidden, actions, name, met)
                assert answer == choose(GAME, match._box, other, actions, name, met)
                met += 1
            match.play(random.choice(actions))
    assert swapped > positions // 2


@pytest.mark.parametrize("name", QUICK)
def test_cards_a_seat_cannot_see_do_not_change_its_move(name: str) -> None:
    compare(name, 24)


def play(names_: tuple[str, ...], seed: int, **options: bool) -> Match:
    """A whole game among bots."""
    match = Match(GAME, len(names_), seed, options)
    while (seat := match.to_move) is not None:
        match.play(choose(GAME, match._box, match.hidden(seat), match.legal(), names_[seat], seed + len(match.log)))
    return match


@pytest.mark.parametrize("options", [{}, {"red_cards": True}, {"flat_points": True}])
def test_a_bot_beats_chance_well_before_the_last_turn(options: dict[str, bool]) -> None:
    match = play(("hard", "random"), 5, **options)
    assert match.places() == [1, 2]
    assert match.view().turn < 200


@pytest.mark.deep
@pytest.mark.parametrize("options", [{"teams": True}, {"teams": True, "red_cards": True}, {}])
def test_four_bots_finish_their_game(options: dict[str, bool]) -> None:
    for seed in range(3):
        match = play(("hard",) * 4, seed, **options)
        assert match.view().turn < 400
