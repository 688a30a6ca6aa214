"""Random positions: boats anywhere, or crowded at a border or a pontoon; heirs on boats, often side by side."""

from __future__ import annotations

from random import Random

from drakes.games.dragon_market.rules.board import put, square_at
from drakes.games.dragon_market.rules.state import Bonus, Phase, State
from tests.games.dragon_market.table import BLUE, Table, lay_cards, start

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = {(0, 0), (9, 0), (0, 9), (9, 9)}


def random_position(seed: int, red: bool = True, crowded: bool | None = None) -> Table:
    """A table in the middle of a turn, with some bonuses where there are red cards."""
    random = Random(seed)
    table = start(random.choice((2, 3, 4)), red_cards=red)
    state = table.state
    place_boats(table, random, random.random() < 0.5 if crowded is None else crowded)
    lay_cards(table, "")
    state.phase, state.turn, state.stocked = Phase.TURN, 1, 20
    state.seat = random.randrange(state.seats)
    scatter_heirs(state, random)
    state.dice[0], state.dice[1] = 3, random.choice((3, 4))
    state.points = random.choice((0, 1, 1, 2, 3, 7))
    state.coins_spent = random.choice((0, 0, 1, 2))
    if random.random() < 0.3:
        state.points, state.coins_spent = sum(state.dice), 0
    state.coins[state.seat] = random.choice((0, 1, 3))
    state.supply -= state.coins[state.seat]
    if red:
        give_bonuses(state, random)
    for space, good in enumerate(random.sample(range(20), 20)):
        state.tokens[space] = random.choice((0, 0, 1, 2))
        state.goods[space] = good if state.tokens[space] else -1
    return table


def place_boats(table: Table, random: Random, crowded: bool) -> None:
    """Boat after boat; in a crowd as near as chance allows to a place at the border."""
    middle = (random.choice((0, 9)), random.randrange(10)) if random.random() < 0.5 else (0, 0)
    taken = set(CORNERS)
    for boat in random.sample(range(10), 10):
        found = [any_placement(boat, taken, random) for _ in range(12 if crowded else 1)]
        column, row, heading = min(found, key=lambda p: abs(p[0] - middle[0]) + abs(p[1] - middle[1]))
        taken |= set(squares_of(boat, column, row, heading))
        put(table.box, table.state, boat, square_at(column, row), heading)


def any_placement(boat: int, taken: set[tuple[int, int]], random: Random) -> tuple[int, int, int]:
    """Where this boat may lie, by trying."""
    while True:
        column, row, heading = random.randrange(10), random.randrange(10), random.randrange(4)
        squares = squares_of(boat, column, row, heading)
        is_off_border = 0 < column < 9 and 0 < row < 9
        fits = all(0 <= x <= 9 and 0 <= y <= 9 and (x, y) not in taken for x, y in squares)
        if fits and (boat >= 5 or is_off_border):
            return column, row, heading


def squares_of(boat: int, column: int, row: int, heading: int) -> list[tuple[int, int]]:
    x, y = WAYS[heading]
    second = -1 if boat < 5 else 2
    return [(column, row), (column + x, row + y), (column + second * x, row + second * y)]


def scatter_heirs(state: State, random: Random) -> None:
    """Onto spaces near each other, so that they get into each other's way."""
    first = random.randrange(10)
    spots = [3 * boat + part for boat in {first, (first + 1) % 10, random.randrange(10)} for part in (1, 2)]
    random.shuffle(spots)
    for seat in range(state.seats):
        if random.random() < 0.8 and spots:
            state.heirs[seat] = spots.pop()


def crossing_position(seed: int) -> Table:
    """A position where the mover's heir stands on the square of another."""
    table = random_position(seed)
    state, random = table.state, Random(seed)
    other = random.choice([seat for seat in range(state.seats) if seat != state.seat])
    state.heirs[other] = state.heirs[other] if state.heirs[other] < 30 else 1
    state.heirs[state.seat] = state.heirs[other]
    state.phase = Phase.CROSSING
    return table


def give_bonuses(state: State, random: Random) -> None:
    """Some of the thirteen, some of them used."""
    for bonus in random.sample(list(Bonus), random.choice((0, 3, 8))):
        state.validated[state.seat] |= 1 << (BLUE + bonus)
        if random.random() < 0.3 and bonus <= Bonus.REROLL:
            state.used |= 1 << bonus
