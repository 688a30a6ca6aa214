"""Who can play a game: any legal action, the game's own simple players, its levels of search, and its planners.

A player is given what its seat may know and nothing more: `choose` refuses a true state, and one that was hidden for
another seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from drakes.core.errors import DrakesError
from drakes.core.game import Game, Level, Planner, State
from drakes.core.record import codec_of

if TYPE_CHECKING:
    from drakes.bots.search import Searcher

RANDOM = "random"
"""The player that every game has."""
MIDDLE = "medium"
"""The level for whoever has not chosen one."""

_searchers: dict[tuple[Game, bytes], Searcher] = {}


def names(game: Game) -> tuple[str, ...]:
    """The players of a game: simple ones, then its levels, weakest first.

    A level named like a planner serves advice, and the planner plays.
    """
    return tuple(dict.fromkeys((RANDOM, *game.bots.players, *budgets_of(game), *game.bots.levels)))


def usual(game: Game) -> str:
    """Whom one plays against where nothing was chosen: the middle level, else the strongest of the simple players."""
    return MIDDLE if MIDDLE in names(game) else (RANDOM, *game.bots.players)[-1]


def budgets_of(game: Game) -> Mapping[str, int]:
    """The bots that plan, weakest first, and how much each may think."""
    return game.bots.planner.budgets if game.bots.planner is not None else {}


def planner_of(game: Game) -> Planner[Any, Any, Any]:
    """A game's planner; a game without one is refused."""
    if game.bots.planner is None:
        raise DrakesError(f"{game.name} has no planner.")
    return game.bots.planner


def choose(game: Game, box: object, hidden: State, actions: Sequence[int], name: str, seed: int) -> int:
    """The action a player takes: by name, from what the seat to move may know, the legal actions and a seed.

    A bot that thinks ahead may be given more time: `expert*4` thinks four times as long.
    """
    refuse_what_is_not_hidden(game, hidden)
    name, times = find_player(game, name)
    if len(actions) == 1:
        return actions[0]
    own = game.bots.players.get(name)
    if own is not None:
        return own(box, hidden, actions, seed)
    if name in budgets_of(game):
        return choose_by_planning(game, box, hidden, budgets_of(game)[name] * times, seed)
    if name in game.bots.levels:
        level = game.bots.levels[name]
        return choose_by_search(game, box, hidden, replace(level, simulations=level.simulations * times), seed)
    return choose_at_random(actions, seed)


def find_player(game: Game, name: str) -> tuple[str, int]:
    """A player's name and how many times its usual thinking it is given; what the game does not have is refused."""
    base, star, written = name.partition("*")
    is_known = base in names(game) and (not star or (written.isdecimal() and int(written) > 0))
    if not is_known:
        raise DrakesError(f"{game.name} has no player '{name}'; it has {', '.join(names(game))}.")
    return base, int(written) if star else 1


def choose_by_search(game: Game, box: object, hidden: State, level: Level, seed: int) -> int:
    """The action a search finds from nothing but the position and the seed, however often it is asked."""
    searcher = searcher_for(game, box)
    searcher.forget()
    return searcher.search(hidden, level, seed).action


def searcher_for(game: Game, box: object) -> Searcher:
    """This process's searcher of a game."""
    from drakes.bots.search import Searcher  # NumPy and Numba are for those who search

    key = game, codec_of(game.rules.box).pack(box)
    if key not in _searchers:
        _searchers[key] = Searcher(game, box)
    return _searchers[key]


def choose_by_planning(game: Game, box: object, hidden: State, budget: int, seed: int) -> int:
    """The action a game's own planning finds; what it planned last may serve as a hint."""
    from drakes.bots.planner import decide_by  # NumPy and Numba are for those who plan

    return decide_by(game, box, hidden, budget, seed)


def choose_at_random(actions: Sequence[int], seed: int) -> int:
    """Any of the actions."""
    return Random(seed).choice(actions)


def refuse_what_is_not_hidden(game: Game, hidden: State) -> None:
    """Players think from a seat's hidden state: a true state, or another seat's, is a mistake of the caller."""
    mover = game.rules.to_move(hidden)
    if hidden.observer != mover or mover < 0:
        raise DrakesError(f"A player of {game.name} is given the state as the seat to move may know it; hide it first.")
