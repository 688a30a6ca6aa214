"""Reviews find blunders made on purpose, first and at their true cost; of all of them tells benchmarks/blunders.md."""

from typing import Any

import pytest

from benchmarks.blunders import FOLDER, found_by_review, is_found, known
from drakes.cli.review import turns
from drakes.play.logfile import load_log

SAMPLE = ("sitting_ducks-0.log", "sitting_ducks-5.log", "dragon_market-0.log", "duck_dealer-0.log")


@pytest.mark.parametrize("blunder", known(), ids=lambda blunder: str(blunder["log"]))
def test_every_blunder_stands_in_its_log_as_one_turn(blunder: Any) -> None:
    match = load_log(FOLDER / blunder["log"])
    assert match.is_over
    found = {ply: steps for ply, _, steps in turns(match)}
    assert found[blunder["ply"]] == tuple(blunder["steps"])


@pytest.mark.deep
@pytest.mark.parametrize("name", SAMPLE)
def test_a_review_lists_a_blunder_first_with_what_it_cost(name: str) -> None:
    (blunder,) = [one for one in known() if one["log"] == name]
    points, _ = found_by_review(blunder)
    assert is_found(blunder, points), [(one.ply, one.lost) for one in points]
