"""The ways that a board draws are those of the rules, and long flights can be flown as they are shown."""

from itertools import pairwise
from random import Random

import pytest

from drakes.core.events import EventLog
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.bots.trader import trader
from drakes.games.duck_dealer.people.ways import entering, way_to, ways
from drakes.games.duck_dealer.rules.actions import FLY, STOP
from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.flying import steps_to
from drakes.games.duck_dealer.rules.state import ACTION_PHASE, MOVEMENT, PLANETS, Box, State
from drakes.play.match import Match
from tests.games.duck_dealer.table import lay
from tests.games.duck_dealer.test_8_end import hidden


def neighbours(box: Box) -> set[tuple[int, int]]:
    """The pairs of places with nothing between them."""
    pairs = set()
    for route in box.route[: box.routes]:
        first = box.planets + route.first
        chain = [route.a, *range(first, first + route.dots), route.b]
        pairs |= {*pairwise(chain), *pairwise(reversed(chain))}
    return pairs


def played(seed: int) -> list[tuple[Box, State]]:
    """Positions of a game of traders, as the seat that flies knows them."""
    match, chance, found = Match(GAME, 4, seed=seed), Random(seed), []
    while not match.is_over:
        mover = match.to_move
        assert mover is not None
        known = match.hidden(mover)
        if known.phase == ACTION_PHASE and may_spend(known.ships[mover], MOVEMENT, 1) == 0:
            found.append((match._box, known))
        legal = match.legal()
        match.play(trader(match._box, known, legal, seed) if chance.random() < 0.8 else chance.choice(legal))
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_dd_4_2_every_way_takes_the_steps_that_the_rules_count(seed: int) -> None:
    positions = played(seed)
    assert len(positions) > 20
    for box, state in positions:
        before, beside = ways(box, state), neighbours(box)
        for place in range(box.planets + box.dots):
            way = way_to(before, place)
            node = place if place < box.planets else PLANETS + place - box.planets
            assert sum(entering(box, state, one) for one in way) == steps_to(box, state, node)
            assert all(pair in beside for pair in pairwise(way))


@pytest.mark.parametrize("seed", [1, 2])
def test_dd_4_1_a_long_flight_can_be_flown_as_it_is_shown(seed: int) -> None:
    flown = 0
    for box, state in played(seed):
        for flight in GAME.people.view(box, state).long_flights:
            after, log = GAME.rules.codec.copy(state), EventLog()
            for landing in flight.landings:
                action = FLY + landing if landing < box.planets else STOP + landing - box.planets
                assert GAME.people.why_not(box, after, action) == 0
                GAME.rules.apply(box, after, action, log)
            assert after.ships[state.seat].at == flight.planet
            flown += len(flight.landings)
    assert flown > 20


def test_a_long_flight_lands_on_no_unknown_planet_on_its_way() -> None:
    table = lay("S1", "3 0 0")
    seen = GAME.people.view(table.box, hidden(table, 0))
    assert seen.long_flights
    for flight in seen.long_flights:
        for landing in flight.landings[:-1]:
            assert landing >= table.box.planets or seen.planets[landing].start or seen.planets[landing].visited


def test_only_who_is_to_fly_is_shown_long_flights() -> None:
    table = lay("S1", "3 0 0")
    assert GAME.people.view(table.box, hidden(table, 1)).long_flights == []
    assert GAME.people.view(table.box, hidden(table, 1)).ways != []
