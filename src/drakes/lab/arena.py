"""Games among players at one table, each asked only what its seat may know."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from drakes.bots.choosing import choose, find_player
from drakes.core.chance import draw, stream
from drakes.core.editions import load_box
from drakes.core.events import Silence
from drakes.core.game import OVER, Game, find_game
from drakes.core.options import OptionValue
from drakes.engine.drivers import Run
from drakes.engine.plain import bind_plain
from drakes.lab.ratings import Result, are_apart, rate, shares_of

Ask = Callable[[Game, Any, Any, Sequence[int], str, int], int]
"""As `choose`: the game, the box, what the seat may know, the legal actions, a player's name and a seed."""


class Ending(NamedTuple):
    """How a game ended: each seat's place and score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def play_game(
    game: Game, box: Any, options: Mapping[str, OptionValue], players: Sequence[str], seed: int, ask: Ask = choose
) -> Ending:
    """One game with a player for each seat, asked through `ask`. Chance comes from the seed, whoever plays."""
    rules, log, run, moves = bind_plain(game), Silence(), Run(), game.rules.moves()
    fresh, state = game.new_state(len(players), options), game.rules.state()
    game.rules.setup(box, fresh)
    rules.begin(box, fresh, state, run, seed, 0)
    rules.settle(box, state, run, moves, log)
    key, n = stream(seed, 1), 0
    while (seat := game.rules.to_move(state)) != OVER:
        hidden = game.rules.codec.copy(state)
        game.rules.hide(box, hidden, seat)
        rules.list_moves(box, state, moves)
        action = ask(game, box, hidden, moves.actions[: moves.n], players[seat], draw(key, n))
        rules.step(box, state, run, action, moves, log)
        n += 1
    places, scores = [0] * len(players), [0] * len(players)
    game.rules.places(box, state, places)
    game.rules.scores(box, state, scores)
    return Ending(tuple(places), tuple(scores))


@dataclass(frozen=True)
class Series:
    """Games of one kind among the same players: what is played, by whom, and from which seed on."""

    game: str
    seats: int
    players: tuple[str, ...]
    """As many as seats: that table, turned round; fewer or more: tables filled with each in turn."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    box: str = "standard"
    seed: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players, each once."""
        return tuple(dict.fromkeys(self.players))

    def table(self, number: int) -> tuple[int, ...]:
        """Who sits where in game `number`: every `seats` games the same table and chance, turned by one seat."""
        group, turn = divmod(number, self.seats)
        chosen = [self.players[(group + i) % len(self.players)] for i in range(self.seats)]
        turned = chosen[-turn:] + chosen[:-turn] if turn else chosen
        return tuple(self.names.index(name) for name in turned)


def play_number(series: Series, number: int) -> Result:
    """Game `number` of a series."""
    game = find_game(series.game)
    table = series.table(number)
    players = [series.names[player] for player in table]
    ending = play_game(game, load_box(game, series.box), series.options, players, stream_of(series, number))
    return Result(table, shares_of(ending.places), ending.scores)


def stream_of(series: Series, number: int) -> int:
    """The seed of a game: the same for all turns of one table."""
    return stream(series.seed, number // series.seats)


def play_series(
    series: Series, games: int, processes: int | None = None, until_apart: bool = False
) -> Iterator[list[Result]]:
    """All results so far, again after every few games, played side by side.

    With `until_apart` it ends as soon as intervals of 99.9 % stand apart: so wide because it is asked again and again.
    """
    refuse_unknown_players(series)
    results: list[Result] = []
    whole = -(-games // series.seats) * series.seats
    processes = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        step = series.seats * processes
        for first in range(0, whole, step):
            numbers = range(first, min(first + step, whole))
            results += pool.map(play_number, [series] * len(numbers), numbers)
            yield results
            if until_apart and are_apart(rate(series.names, results, level=0.999)):
                return


def refuse_unknown_players(series: Series) -> None:
    """Before hours of play: every name is a player's, and seats and options go together."""
    game = find_game(series.game)
    game.new_state(series.seats, series.options)
    for name in series.names:
        find_player(game, name)
