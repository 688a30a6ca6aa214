"""DD-4.1, DD-4.2, DD-R3: reach and cost of flights against a slow obvious twin: a search over single nodes."""

from __future__ import annotations

import itertools
from functools import cache
from heapq import heappop, heappush
from random import Random

import pytest

from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.board import Board, find_board
from drakes.games.duck_dealer.people.box import lay_out_board
from drakes.games.duck_dealer.rules.flying import chart, chart_new_part, may_fly, offer_flights, speed, steps_to
from drakes.games.duck_dealer.rules.state import PLANETS, Box, State
from tests.games.duck_dealer.table import Table, ready, standard_box

FLY, STOP = GAME.rules.actions.first("fly"), GAME.rules.actions.first("stop")


@cache
def world(name: str) -> tuple[Box, dict[int, list[int]]]:
    """A box with a board, and the neighbours of every node of it."""
    board: Board = find_board(name)
    box = Box()
    lay_out_board(board, box)
    box.band, box.speeds[:] = 3, [8, 5, 2]
    around: dict[int, list[int]] = {}
    first = PLANETS
    for line in board.routes:
        chain = [line.a, *range(first, first + line.dots), line.b]
        first += line.dots
        for one, two in itertools.pairwise(chain):
            around.setdefault(one, []).append(two)
            around.setdefault(two, []).append(one)
    return box, around


def search(around: dict[int, list[int]], start: int, own: set[int]) -> dict[int, int]:
    """The steps to every node: one for each node entered, none for one's own highway parts."""
    found: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        steps, node = heappop(queue)
        if node not in found:
            found[node] = steps
            for other in around[node]:
                heappush(queue, (steps + (other not in own), other))
    return found


def scatter(box: Box, state: State, random: Random) -> tuple[int, set[int]]:
    """The ship anywhere, highway parts of both players anywhere; gives where, and player 1's parts."""
    nodes = [*range(box.planets), *range(PLANETS, PLANETS + box.dots)]
    state.ships[0].at = random.choice(nodes)
    dots = random.sample(range(box.dots), random.randint(0, box.dots))
    split = random.randint(0, len(dots))
    for seat, mine in enumerate((dots[:split], dots[split:])):
        for dot in mine:
            route = box.route_of[dot]
            state.ships[seat].parts[route] |= 1 << (dot - box.route[route].first)
    return state.ships[0].at, {PLANETS + dot for dot in dots[:split]}


def position(box: Box, random: Random) -> tuple[State, int, set[int]]:
    state = State()
    state.seats = 2
    start, own = scatter(box, state, random)
    state.ships[0].energy[0] = 1
    state.ships[0].filled = random.randint(3, 9)
    chart(box, state)
    return state, start, own


def compare(board: str, seed: int) -> None:
    """One random position: the steps to every node, and the flights offered, equal the twin's."""
    (box, around), random = world(board), Random(seed)
    state, start, own = position(box, random)
    found = search(around, start, own)
    assert {node: steps_to(box, state, node) for node in found} == found
    limit = speed(box, state.ships[0])
    moves = GAME.rules.moves()
    offer_flights(box, state, moves)
    nodes = [a - FLY if a < STOP else PLANETS + a - STOP for a in moves.actions[: moves.n]]
    assert nodes == sorted(node for node, steps in found.items() if steps <= limit and node != start)
    assert [node for node in found if may_fly(box, state, node) == 0] == [n for n in found if n in set(nodes)]


def grow(board: str, seed: int) -> None:
    """Parts placed one by one: the kept distances equal those charted anew."""
    (box, around), random = world(board), Random(seed)
    state, start, own = position(box, random)
    for _ in range(5):
        free = [d for d in range(box.dots) if PLANETS + d not in own]
        if not free:
            return
        dot = random.choice(free)
        route = box.route_of[dot]
        state.ships[0].parts[route] |= 1 << (dot - box.route[route].first)
        own.add(PLANETS + dot)
        chart_new_part(box, state, route)
        found = search(around, start, own)
        assert [state.reach[p] for p in range(box.planets)] == [found[p] for p in range(box.planets)]


@pytest.mark.parametrize("board", ["pentagon", "galaxy:1"])
def test_dd_4_1_reach_and_cost_equal_a_search_over_nodes(board: str) -> None:
    for seed in range(150):
        compare(board, seed)
        grow(board, seed)


@pytest.mark.deep
@pytest.mark.parametrize("board", ["pentagon", "galaxy:2", "galaxy:3", "galaxy:4"])
def test_dd_4_1_reach_and_cost_equal_a_search_over_nodes_in_many_positions(board: str) -> None:
    for seed in range(2500):
        compare(board, seed)
        grow(board, seed)


def test_without_movement_markers_nothing_is_charted() -> None:
    table: Table = ready()
    table.state.ships[0].energy[0] = 0
    table.state.reach[0] = 77
    chart(standard_box(), table.state)
    assert table.state.reach[0] == 77
