"""Random play, compiled: counted as plain Python counts it."""

import numpy as np
import pytest

from drakes.core.editions import load_box
from drakes.core.game import find_game
from drakes.core.packed_box import pack_box
from drakes.lab.measuring import measure, measure_by_asking
from drakes.lab.trial import Trial

pytestmark = pytest.mark.deep


@pytest.mark.parametrize(("name", "seats"), [("sitting_ducks", 4), ("dragon_market", 2), ("duck_dealer", 2)])
def test_compiled_games_end_and_count_what_happened(name: str, seats: int) -> None:
    game = find_game(name)
    box = pack_box(game.rules, load_box(game)).data
    trial = Trial(name, ("random",) * seats)
    found, again = measure(trial, box, 0, 20), measure(trial, box, 10, 10)
    assert np.array_equal(found.counts[10:], again.counts)
    assert np.allclose(found.shares.sum(axis=1), 1)
    assert (found.counts[:, 0] > 0).all()
    asked = measure_by_asking(game, load_box(game), trial, 0, 2)
    assert asked.counts.shape[1] == found.counts.shape[1]
    assert (asked.counts[:, 0] > 0).all()
