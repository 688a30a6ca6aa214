"""A game in turns: what one seat does in a row, with nothing random or hidden in between."""

from random import Random

import pytest

from drakes.bots.worth import events_of
from drakes.cli.review import turns
from drakes.core.editions import load_box
from drakes.core.game import find_game
from drakes.play.match import Match


def played(game: str, seats: int, seed: int, most: int = 400) -> Match:
    match, random = Match(game, seats, seed=seed), Random(seed)
    while not match.is_over and len(match.log) < most:
        match.play(random.choice(match.legal()))
    return match


@pytest.mark.parametrize(("game", "seats"), [("sitting_ducks", 4), ("dragon_market", 3), ("duck_dealer", 3)])
def test_a_turn_is_a_row_of_one_seats_acts_that_can_be_told_from_what_it_knew(game: str, seats: int) -> None:
    match = played(game, seats, 5)
    found = turns(match)
    assert found
    for ply, hidden, steps in found:
        logged = match.log[ply : ply + len(steps)]
        assert tuple(one.action for one in logged) == steps
        assert {one.actor for one in logged} == {hidden.observer}, "nobody else, and no chance"
        assert events_of(match.game, load_box(match.game), hidden, steps)


def test_dd_2_6_fitting_out_a_ship_is_one_turn() -> None:
    match = played("duck_dealer", 3, 1, 120)
    gear = [
        steps
        for _, _, steps in turns(match)
        if find_game("duck_dealer").rules.actions.range_of(steps[0]).kind == "gear"
    ]
    assert [len(steps) for steps in gear] == [3, 3, 3]
