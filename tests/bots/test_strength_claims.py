"""The measuring of strength: claims that can be played, and a test that decides them rightly."""

import numpy as np
import pytest

from benchmarks.strength.claims import Claim, claims, share_of
from benchmarks.strength.playing import series_of, verdict
from benchmarks.strength.report import scores_of, wilson
from drakes.core.game import find_game, game_names
from drakes.lab.arena import refuse_unknown_players
from drakes.lab.ratings import Result
from drakes.laws.cases import is_ours

CLAIM = Claim("any_game", "standard", 4, "expert", "greedy", 0.33, 0.25, "better than fair")


def played(share: float, games: int, seed: int) -> list[Result]:
    """Games of a player who wins such a share of them."""
    won = np.random.default_rng(seed).random(games) < share
    return [Result((0, 1, 1, 1), (float(one), float(not one), 0.0, 0.0), (2, 1, 1, 1)) for one in won]


def decided(share: float, seed: int) -> str:
    """What the test says of such a player, asked after every round."""
    results = played(share, 2000, seed)
    said = (verdict(CLAIM, results[:n]) for n in range(4, len(results) + 1, 4))
    return next((one for one in said if one != "open"), "open")


@pytest.mark.parametrize("name", game_names())
def test_every_claim_can_be_played(name: str) -> None:
    for claim in claims(find_game(name)):
        refuse_unknown_players(series_of(claim))
        assert 0 < claim.no < claim.yes < 1


@pytest.mark.parametrize(("share", "right"), [(0.33, "yes"), (0.25, "no")])
def test_the_sequential_test_errs_seldom_at_either_share(share: float, right: str) -> None:
    said = [decided(share, seed) for seed in range(200)]
    assert said.count(right) >= 200 * 0.92


def test_a_claim_is_open_until_there_is_reason() -> None:
    assert verdict(CLAIM, []) == "open"


def test_shares_and_points_agree() -> None:
    assert share_of(0, 4) == 0.25
    assert share_of(400, 2) == pytest.approx(10 / 11)
    assert share_of(-100, 3) < 1 / 3 < share_of(100, 3)


def test_an_interval_holds_the_share_and_narrows() -> None:
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.404, abs=1e-3)
    assert low + high == pytest.approx(1)
    assert wilson(1.0, 400)[0] > 0.99


def test_scores_are_told_by_player() -> None:
    result = Result((1, 0, 1), (0.0, 1.0, 0.0), (3, 9, 4))
    assert scores_of(result, 0) == [9]
    assert scores_of(result, 1) == [3, 4]


def test_all_our_games_claim_something() -> None:
    assert [name for name in game_names() if is_ours(find_game(name)) and not list(claims(find_game(name)))] == []
