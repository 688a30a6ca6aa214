"""Ratings: against a known truth, and what they say when little is known."""

import numpy as np
import pytest

from drakes.core.errors import DrakesError
from drakes.lab.ratings import Result, are_apart, rate, shares_of

NAMES = ("weak", "middling", "strong")
TRUTH = (-120.0, 20.0, 100.0)


def series(games: int, seats: int, seed: int) -> list[Result]:
    """Games among players of known strength: each table is won in proportion to it."""
    random = np.random.default_rng(seed)
    strengths = 10 ** (np.array(TRUTH) / 400)
    results = []
    for _ in range(games):
        table = random.integers(len(NAMES), size=seats)
        chances = strengths[table] / strengths[table].sum()
        winner = random.choice(seats, p=chances)
        results.append(Result(tuple(map(int, table)), tuple(float(seat == winner) for seat in range(seats)), ()))
    return results


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_come_to_the_known_truth(seats: int) -> None:
    found = rate(NAMES, series(6000, seats, 1))
    assert [one.rating for one in found] == pytest.approx(TRUTH, abs=25)
    assert sum(one.rating for one in found) == pytest.approx(0, abs=1e-6)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(40):
        found = rate(NAMES, series(150, 4, seed), seed)
        held += sum(one.low <= truth <= one.high for one, truth in zip(found, TRUTH, strict=True))
    assert 0.88 <= held / 120 <= 1


def test_more_games_make_intervals_narrower() -> None:
    few, many = (rate(NAMES, series(games, 4, 3))[0] for games in (100, 1600))
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_player_who_lost_everything_has_a_finite_rating() -> None:
    lost, won = rate(("lost", "won"), [Result((0, 1), (0.0, 1.0), (3, 8))] * 20)
    assert -1500 < lost.rating < -200
    assert won.share == 1


def test_a_shared_first_place_counts_in_parts() -> None:
    assert shares_of([1, 3, 1, 3]) == (0.5, 0, 0.5, 0)
    one, other = rate(("one", "other"), [Result((0, 1), shares_of([1, 1]), (5, 5))] * 10)
    assert one.rating == pytest.approx(other.rating)


def test_intervals_are_apart_only_where_there_is_a_difference() -> None:
    assert are_apart(rate(NAMES, series(3000, 4, 5)))
    assert not are_apart(rate(NAMES, series(12, 4, 5)))


def test_no_games_cannot_be_rated() -> None:
    with pytest.raises(DrakesError, match="no games"):
        rate(NAMES, [])
