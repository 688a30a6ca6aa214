"""Games among players at one table, each asked only what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from drakes.bots.players import choose
from drakes.core.chance import draw, stream
from drakes.core.events import Silence
from drakes.core.game import OVER, Game
from drakes.core.options import OptionValue
from drakes.engine.drivers import Run
from drakes.engine.plain import bind_plain


def play_game(
    game: Game, box: Any, options: Mapping[str, OptionValue], players: Sequence[str], seed: int
) -> list[int]:
    """One game with a player for each seat; gives the places. Chance comes from the seed, whoever plays."""
    rules, log, run, moves = bind_plain(game), Silence(), Run(), game.moves()
    fresh, state = game.new_state(len(players), options), game.state()
    game.setup(box, fresh)
    rules.begin(box, fresh, state, run, seed, 0)
    rules.settle(box, state, run, moves, log)
    key, n = stream(seed, 1), 0
    while (seat := game.to_move(state)) != OVER:
        hidden = game.codec.copy(state)
        game.hide(box, hidden, seat)
        rules.list_moves(box, state, moves)
        action = choose(game, box, hidden, moves.actions[: moves.n], players[seat], draw(key, n))
        rules.step(box, state, run, action, moves, log)
        n += 1
    places = [0] * len(players)
    game.places(box, state, places)
    return places
