"""The game's own players: they need no more than a seat knows, and a walker gets its goods home."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.bots.players import PLAYERS
from drakes.play.match import Match
from tests.games.dragon_market.table import Table, goods, lay


def choose(table: Table, seed: int = 0) -> str:
    """What a walker does for the player to move."""
    hidden = table.hidden(table.state.seat + 1)
    actions = [GAME.rules.actions.parse(text) for text in table.legal()]
    return GAME.rules.actions.text(PLAYERS["walker"](table.box, hidden, actions, seed))


def finish(seed: int, player: str, **options: Any) -> Match:
    match = Match(GAME, 4, seed, {"quick_setup": True, **options})
    while (seat := match.to_move) is not None:
        match.play(PLAYERS[player](match._box, match.hidden(seat), match.legal(), seed + len(match.log)))
    return match


def test_a_walker_steps_onto_a_good_next_to_it() -> None:
    assert choose(lay("6 d5 east", heirs="1:6a", goods="6b kite 2", cards="1:blue_3")) == "step east"


def test_a_walker_goes_home_when_nothing_is_missing() -> None:
    table = lay("6 d1 west, 7 e1 east", heirs="1:6a", goods="6a kite 1, 7a kite 1", cards="1:blue_3")
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    assert choose(table) == "step west"


def test_a_walker_brings_a_boat_with_a_good_alongside() -> None:
    table = lay("6 d5 east, 7 g8 south", heirs="1:6a", goods="7a kite 2", cards="1:blue_3")
    while table.state.points > 0 and not table.state.collected[0]:
        table.play(choose(table))
    assert table.collected(1) == {"kite"}


def test_a_walker_rides_where_that_is_cheaper_than_walking() -> None:
    table = lay("6 e9 north, 7 d2 west", heirs="1:6b", goods="7a kite 2", cards="1:blue_3", points=3)
    assert choose(table) == "slide 6 north 5"


def test_a_walker_spends_a_coin_only_to_arrive() -> None:
    near = lay("6 d5 east", heirs="1:6a", goods="6b kite 2", cards="1:blue_3", coins="1 0 0 0", points=0)
    assert choose(near) == "coin"
    far = lay("6 d5 east, 7 i9 east", heirs="1:6a", goods="7a kite 2", cards="1:blue_3", coins="1 0 0 0", points=0)
    assert choose(far) == "end"


def test_a_walker_leaves_and_reenters_when_it_stands_on_its_goal() -> None:
    table = lay("6 d1 west", cards="1:blue_3")
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    assert choose(table) == "step east"


def test_a_walker_leaves_its_position_as_it_was() -> None:
    table = lay("6 d5 east, 7 g8 south", heirs="1:6a", goods="7a kite 2", cards="1:blue_3")
    hidden, actions = table.hidden(1), [GAME.rules.actions.parse(text) for text in table.legal()]
    before = GAME.rules.codec.pack(hidden)
    PLAYERS["walker"](table.box, hidden, actions, 0)
    assert GAME.rules.codec.pack(hidden) == before


def test_four_walkers_finish_their_game() -> None:
    match = finish(3, "walker")
    assert max(match.scores()) == 2
    assert match.view().turn <= 240


@pytest.mark.deep
@pytest.mark.parametrize("options", [{"red_cards": True}, {"teams": True}, {"red_cards": True, "teams": True}])
def test_walkers_finish_every_kind_of_game(options: dict[str, bool]) -> None:
    for seed in range(5):
        match = finish(seed, "walker", **options)
        assert max(match.scores()) == match.view().target


@pytest.mark.deep
def test_walkers_win_from_every_seat() -> None:
    winners = [finish(seed, "walker").places().index(1) for seed in range(100)]
    assert all(15 <= winners.count(seat) <= 36 for seat in range(4))


def test_random_takes_any_legal_action() -> None:
    table = lay("1 d5 north")
    actions = [GAME.rules.actions.parse(text) for text in table.legal()]
    chosen = {PLAYERS["random"](table.box, table.hidden(1), actions, seed) for seed in range(200)}
    assert chosen == set(actions)


def test_a_walker_takes_only_legal_actions_anywhere() -> None:
    random = Random(1)
    match = Match(GAME, 4, 1, {"red_cards": True})
    for _ in range(150):
        seat = match.to_move
        assert seat is not None
        action = PLAYERS["walker"](match._box, match.hidden(seat), match.legal(), len(match.log))
        assert action in match.legal()
        match.play(action if random.random() < 0.7 else random.choice(match.legal()))


def test_random_chooses_by_its_seed() -> None:
    actions = list(range(1000))
    table = lay("1 d5 north")
    assert len({PLAYERS["random"](table.box, table.hidden(1), actions, 7) for _ in range(5)}) == 1


def test_a_walker_counts_the_coins_it_may_still_spend() -> None:
    boats, piles = "6 d5 east, 7 i5 west", "7b kite 2"
    table = lay(boats, heirs="1:6a", goods=piles, cards="1:blue_3", coins="3 0 0 0", points=0)
    assert choose(table) == "coin"
    table.state.coins_spent = 1
    assert choose(table) == "end"
