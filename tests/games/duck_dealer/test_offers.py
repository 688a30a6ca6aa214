"""What a view says of an action turn in numbers is what the rules take, offer and refuse."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from drakes.core.events import EventLog
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.offers import Price
from drakes.games.duck_dealer.rules.state import Box, Phase, State
from drakes.play.match import Match
from tests.games.duck_dealer.table import Table, lay

UNLIKE = {"highway", "buy", "replace"}
"""Kinds that are paid for later, or for which a marker may become crew."""


class Seen(NamedTuple):
    """A position of a game, as its mover sees it."""

    box: Box
    state: State
    view: Any
    legal: list[int]

    def after(self, action: int) -> State:
        """The position after an action."""
        state: State = GAME.rules.codec.copy(self.state)
        GAME.rules.apply(self.box, state, action, EventLog())
        return state


@pytest.fixture(scope="module")
def games() -> list[Seen]:
    """The positions of some random games, one after the other."""
    found = []
    for seed in range(5):
        match, chance = Match(GAME, 3, seed=seed), Random(seed)
        while not match.is_over and len(match.log) < 400:
            state = GAME.rules.codec.copy(match._state)
            found.append(Seen(match._box, state, match.view(match.to_move), match.legal()))
            match.play(chance.choice(match.legal()))
    return found


def view_of(table: Table, player: int) -> Any:
    """What a player sees."""
    hidden = GAME.rules.codec.copy(table.state)
    GAME.rules.hide(table.box, hidden, player - 1)
    return GAME.people.view(table.box, hidden)


def purse(state: State, seat: int) -> list[int]:
    """A player's markers, real or virtual."""
    ship = state.ships[seat]
    return [real + virtual for real, virtual in zip(ship.energy, ship.virtual, strict=True)]


def test_dd_3_6_prices_are_what_actions_take(games: list[Seen]) -> None:
    compared = Counter[str]()
    for seen in games:
        assert bool(seen.view.prices) == (seen.view.phase == "action")
        kinds = {action: GAME.rules.actions.range_of(action).kind for action in seen.legal}
        for action, kind in kinds.items():
            if kind in seen.view.prices and kind not in UNLIKE and compared[kind] < 200:
                before, after = purse(seen.state, seen.view.seat), purse(seen.after(action), seen.view.seat)
                assert Price(*(had - has for had, has in zip(before, after, strict=True))) == seen.view.prices[kind]
                compared[kind] += 1
    assert {"fly", "jump", "mine", "claim"} <= set(compared)


def test_dd_5_2_dd_6_1_every_kind_of_building_and_use_costs_what_is_said() -> None:
    goods = "phone_boxes " * 2 + "solar_panels " * 2 + "satellites " * 2
    table = lay("C", "0 2 2", goods).consumer("C", "satellites", built=False)
    for text in ("build_consumer", "deliver", "build_factory satellites", "make"):
        before, price = list(table.ship(1).energy), view_of(table, 1).prices[text.split()[0]]
        table.play(text)
        assert Price(*(had - has for had, has in zip(before, table.ship(1).energy, strict=True))) == price


def test_dd_5_3_dd_6_3_a_yard_takes_a_marker_to_build_and_one_to_buy() -> None:
    table = lay("S1", "0 1 1", "rubber_ducks solar_panels phone_boxes blue_paint")
    said = view_of(table, 1).prices
    assert (said["build_spaceyard"], said["buy"]) == (Price(build=1), Price(trade=1))
    table.play("build_spaceyard solar_panels", "buy")
    assert table.ship(1).energy == [0, 0, 0]


def test_dd_3_5_a_part_takes_a_marker_once_the_free_ones_are_laid() -> None:
    table = lay("S1", "0 1 0")
    table.state.free_parts = 1
    assert view_of(table, 1).prices["highway"] == Price()
    table.play("highway", "part 1")
    assert view_of(table, 1).prices["highway"] == Price(build=1)
    table.play("highway", "part 2")
    assert table.ship(1).energy[1] == 0


def test_dd_6_6_a_use_costs_nothing_once_its_privilege_is_paid_for() -> None:
    table = lay("S1", "0 0 2").claim(1, "S1", 0)
    assert view_of(table, 1).prices["mine"] == Price(trade=1)
    table.play("mine")
    assert (view_of(table, 1).prices["mine"], view_of(table, 1).prices["buy"]) == (Price(), Price(trade=1))


def test_dd_5_7_open_dots_are_those_where_the_next_part_may_lie(games: list[Seen]) -> None:
    highway, part, compared = GAME.rules.actions.first("highway"), GAME.rules.actions.first("part"), 0
    for seen in games:
        may_lay = highway in seen.legal and seen.view.free_parts > 0
        assert bool(seen.view.open_dots) == may_lay
        if may_lay and compared < 50:
            moves = GAME.rules.moves()
            GAME.rules.legal(seen.box, seen.after(highway), moves)
            assert [action - part for action in moves.actions[: moves.n]] == seen.view.open_dots
            compared += 1
    assert compared == 50


def test_dd_6_9_partners_are_those_on_the_same_planet() -> None:
    table = lay("S1", "0 0 0", "rubber_ducks", seats=3).put(2, "S1").put(3, "C")
    assert view_of(table, 1).partners == [1]
    table.play("give rubber_ducks", "send 2")
    assert (table.state.phase, view_of(table, 2).partners) == (Phase.ANSWER, [1])


def test_what_is_still_to_choose_comes_down_to_nothing(games: list[Seen]) -> None:
    counted = Counter[str]()
    for one, other in pairwise(seen.view for seen in games):
        assert (one.still_to_choose > 0) == (one.phase in ("gear", "keep_goods", "keep_energy"))
        if one.still_to_choose and (other.phase, other.seat) == (one.phase, one.seat):
            assert other.still_to_choose == one.still_to_choose - 1
            counted[one.phase] += 1
    assert {"gear", "keep_energy"} <= set(counted)
