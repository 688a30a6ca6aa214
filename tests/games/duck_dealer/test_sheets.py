"""Sheets: steps and markers are those of the rules' own flights, and what could be done is what the rules allow."""

from functools import cache
from itertools import pairwise

from drakes.core.events import EventLog
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.sheets.flights import as_if_acting, markers_from, steps_from
from drakes.games.duck_dealer.people.sheets.planet import could_do
from drakes.games.duck_dealer.rules.actions import DELIVER, MAKE, MINE
from drakes.games.duck_dealer.rules.flying import chart, may_fly, speed
from drakes.games.duck_dealer.rules.pathways import may_jump, way_out
from drakes.games.duck_dealer.rules.state import ACTION_PHASE, FAR, MOVEMENT, PLANETS, Box, State
from tests.games.duck_dealer.test_ways import played


@cache
def game() -> list[tuple[Box, State]]:
    """The positions of one game in which somebody may fly."""
    return played(4)


def steps_slowly(box: Box, state: State, seat: int) -> list[int]:
    """Steps to every planet, one node after the other: a part of one's own takes none."""
    ship, steps = state.ships[seat], {state.ships[seat].at: 0}
    is_new = True
    while is_new:
        is_new = False
        for route, line in enumerate(box.route[: box.routes]):
            chain = [line.a, *(PLANETS + line.first + i for i in range(line.dots)), line.b]
            for way in (chain, chain[::-1]):
                for here, there in pairwise(way):
                    i = there - PLANETS - line.first
                    is_free = there >= PLANETS and ship.parts[route] & 1 << i != 0
                    then = steps.get(here, FAR) + (0 if is_free else 1)
                    if then < steps.get(there, FAR):
                        steps[there], is_new = then, True
    return [steps.get(planet, FAR) for planet in range(box.planets)]


def markers_slowly(box: Box, state: State, seat: int, most: int) -> list[int]:
    """Markers to every planet, by flying wherever the rules let one fly with one, and again from there."""
    markers = {state.ships[seat].at: 0}
    for spent in range(most):
        for node in [node for node, n in markers.items() if n == spent]:
            there = as_if_acting(state, seat, node)
            there.ships[seat].energy[MOVEMENT] = 1
            chart(box, there)
            for goal in (*range(box.planets), *range(PLANETS, PLANETS + box.dots)):
                if may_fly(box, there, goal) == 0:
                    markers.setdefault(goal, spent + 1)
            if may_jump(there) == 0:
                markers.setdefault(way_out(there, node), spent + 1)
    return [markers.get(planet, FAR) for planet in range(box.planets)]


def test_dd_4_1_steps_are_those_of_the_rules_for_every_seat() -> None:
    for box, state in game()[::7]:
        assert steps_from(box, state, state.seat) == list(state.reach[: box.planets])
        for seat in range(state.seats):
            assert steps_from(box, state, seat) == steps_slowly(box, state, seat)


def test_dd_4_6_markers_are_the_fewest_flights_and_jumps_that_the_rules_allow() -> None:
    most, jumps = 2, 0
    for box, state in game()[::25]:
        for seat in range(state.seats):
            slowly = markers_slowly(box, state, seat, most)
            found = markers_from(box, state, seat, speed(box, state.ships[seat]))
            assert [n if n <= most else FAR for n in found] == slowly
        jumps += any(state.planets[planet].pathway >= 0 for planet in range(box.planets))
    assert jumps > 0


def test_what_could_be_done_where_one_is_is_what_the_rules_offer() -> None:
    seen = set()
    for box, state in game()[::3]:
        ship, seat = state.ships[state.seat], state.seat
        if state.phase != ACTION_PHASE or ship.at >= PLANETS:
            continue
        now = as_if_acting(state, seat)
        rows = {row.title.message: row for row in could_do(box, state, ship.at)}
        for message, action in (("take", MINE), ("make", MAKE), ("deliver", DELIVER)):
            if message in rows:
                is_legal = GAME.people.why_not(box, now, action) == 0
                assert (rows[message].tone == "have") == is_legal
                seen.add((message, is_legal))
        for message, row in rows.items():
            if message == "deliver" and row.tone == "have":
                then = GAME.rules.codec.copy(now)
                GAME.rules.apply(box, then, DELIVER, EventLog())
                assert then.ships[seat].score - ship.score == row.points
    assert {("take", True), ("take", False), ("make", False), ("deliver", False)} <= seen
