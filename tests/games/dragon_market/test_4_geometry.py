"""Chapter 4 against a twin with real rectangles, on random positions: at borders, at pontoons, in crowds."""

from __future__ import annotations

import pytest

from tests.games.dragon_market.oracle import Twin, covered
from tests.games.dragon_market.positions import crossing_position, random_position
from tests.games.dragon_market.table import Table

QUADRANT = {(x, y) for x in range(3) for y in range(-2, 1)}


def test_dm_b7_an_end_boat_sweeps_its_quadrant() -> None:
    assert covered("end", "east", "left") == QUADRANT


def test_dm_b7_a_centre_boat_sweeps_two_corners_besides_where_it_lies() -> None:
    lies = {(-1, 0), (0, 0), (1, 0), (0, -1), (0, 1)}
    assert covered("centre", "east", "left") == lies | {(1, -1), (-1, 1)}


def differs(table: Table) -> set[str]:
    """What only one of rules and twin allows."""
    return set(table.legal()) ^ Twin(table.box, table.state).legal()


@pytest.mark.parametrize("crowded", [False, True])
def test_dm_4_1_dm_4_2_slides_and_turns_are_those_of_real_rectangles(crowded: bool) -> None:
    for seed in range(100):
        assert differs(random_position(seed, red=False, crowded=crowded)) == set(), seed


@pytest.mark.parametrize("part", range(3))
def test_dm_6_3_bonuses_are_those_of_the_twin(part: int) -> None:
    for seed in range(100 * part, 100 * (part + 1)):
        assert differs(random_position(seed)) == set(), seed


@pytest.mark.parametrize("part", range(2))
def test_dm_r4_crossing_is_that_of_the_twin(part: int) -> None:
    for seed in range(100 * part, 100 * (part + 1)):
        assert differs(crossing_position(seed)) == set(), seed


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_positions_are_those_of_the_twin(part: int) -> None:
    for seed in range(1000 * part, 1000 * (part + 1)):
        assert differs(random_position(1000 + seed, red=seed % 4 == 0)) == set(), seed
