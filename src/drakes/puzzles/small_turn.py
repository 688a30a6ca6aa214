"""All that a seat can do in one short turn, on the plain engine: what the compiled search does, without a compiler."""

from __future__ import annotations

from typing import Any

import numpy as np

from drakes.core.game import Game
from drakes.play.game_position import Position
from drakes.puzzles.turn import ASKS, Step, Turn


def small_turn(game: Game, box: object, state: Any, most: int) -> Turn | None:
    """All positions of the turn of the seat to move, each once, breadth first; None if there are more than `most`."""
    seat, codec = game.rules.to_move(state), game.rules.codec
    positions = [codec.pack(state)]
    known, depths, movers, steps = {positions[0]: 0}, [0], [], list[Step]()
    for at, packed in enumerate(positions):
        here = Position(game, box, codec.unpack(packed))
        movers.append(here.actor if here.actor < 0 or here.actor == seat else mover_after(here, seat))
        for action in here.legal() if here.actor == seat else ():
            after = Position(game, box, codec.unpack(packed))
            after.do(action)
            then = known.setdefault(after.pack(), len(positions))
            if then == len(positions):
                if then == most:
                    return None
                positions.append(after.pack())
                depths.append(depths[at] + 1)
            steps.append((at, action, then))

    def state_at(n: int) -> Any:
        return codec.unpack(positions[n])

    standing = [Position(game, box, state_at(n)) for n in range(len(positions))]
    return Turn(
        seat,
        np.array(movers),
        np.array([one.scores() for one in standing]),
        np.array([one.places() for one in standing]),
        np.array(depths),
        depths[-1],
        True,
        state_at,
        lambda goal: shortest_steps(steps, depths, goal),
    )


def mover_after(position: Position, seat: int) -> int:
    """Another seat that is to move: itself, or ASKS if it only answers and the turn goes on."""
    mover = position.actor
    after = position.copy()
    after.do(after.legal()[0])
    return ASKS if after.actor == seat else mover


def shortest_steps(steps: list[Step], depths: list[int], goal: set[int]) -> list[Step]:
    """The steps of all shortest ways to positions that are wanted, all of them equally far."""
    leads, found = set(goal), []
    for start, action, end in reversed(steps):
        if end in leads and depths[end] == depths[start] + 1:
            leads.add(start)
            found.append((start, action, end))
    return found
