"""Editions: those that come with a game, and all others it accepts, play to the end alike on every engine."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from drakes.core.editions import box_names
from drakes.core.game import Game, find_game, game_names
from drakes.engine.batch import Batch
from drakes.engine.cpu import CpuBatch
from drakes.engine.plain import PlainBatch
from drakes.lab.bench import has_gpu
from drakes.laws.cases import all_cases
from tests.editions import accepted_edition, maker_of

GAMES = [find_game(name) for name in game_names()]
MADE = [game for game in GAMES if maker_of(game) is not None]
EDITIONS, AT_ONCE = 200, 25


def by_name(game: Game) -> str:
    return game.name


def engines() -> list[type[Batch]]:
    """All that this machine has."""
    if not has_gpu():
        return [PlainBatch, CpuBatch]
    from drakes.engine.gpu import GpuBatch

    return [PlainBatch, CpuBatch, GpuBatch]


def play_everywhere(game: Game, box: str, seed: int) -> None:
    """A random game of an edition to its end, with the seats and the variant that the seed says."""
    case = Random(seed).choice(all_cases(game.name))
    batches = [kind(game, 1, case.seats, seed, case.options, box) for kind in engines()]
    for batch in batches:
        batch.play_out()
        assert batch.places.min() == 1
    assert {batch.states.tobytes() for batch in batches} == {batches[0].states.tobytes()}, f"{case}: {box}"


def play_editions(game: Game, seeds: range, folder: Path) -> None:
    """The accepted editions of these seeds, each as a file, as one's own would be."""
    maker = maker_of(game)
    assert maker is not None
    for seed in seeds:
        play_everywhere(game, str(accepted_edition(game, maker, seed, folder)), seed)


@pytest.mark.parametrize("game", GAMES, ids=by_name)
def test_every_edition_that_comes_with_a_game_plays_to_the_end_on_every_engine(game: Game) -> None:
    for name in box_names(game):
        play_everywhere(game, name, 3)


@pytest.mark.parametrize("game", MADE, ids=by_name)
def test_a_few_random_editions_play_to_the_end_on_every_engine(game: Game, tmp_path: Path) -> None:
    play_editions(game, range(EDITIONS, EDITIONS + 4), tmp_path)


@pytest.mark.deep
@pytest.mark.parametrize("first", range(0, EDITIONS, AT_ONCE))
@pytest.mark.parametrize("game", MADE, ids=by_name)
def test_random_editions_play_to_the_end_on_every_engine(game: Game, first: int, tmp_path: Path) -> None:
    play_editions(game, range(first, first + AT_ONCE), tmp_path)
