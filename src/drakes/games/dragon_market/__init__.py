"""Dragon Market: boats on a grid for 2 to 4 players. The rulebook as a folder; outside, only GAME is visible."""

from pathlib import Path

from drakes.core.game import Game
from drakes.games.dragon_market import (
    board,
    boat_bonuses,
    boats,
    bridges,
    coins,
    decide,
    end,
    evaluate,
    features,
    heir_bonuses,
    heirs,
    hide,
    objectives,
    pieces,
    planning,
    policy,
    setup,
    state,
    thought,
    tours,
    turn,
    ways_out,
)
from drakes.games.dragon_market.actions import (
    ACTIONS,
    BOAT,
    CARD,
    COLUMN,
    DIE,
    DISTANCE,
    FACE,
    GOOD,
    MAX_MOVES,
    ROW,
    SEAT,
    SIDE,
    WAY,
)
from drakes.games.dragon_market.box import read_box
from drakes.games.dragon_market.clauses import CLAUSES
from drakes.games.dragon_market.events import EVENTS
from drakes.games.dragon_market.imagine import imagine
from drakes.games.dragon_market.levels import LEVELS, THINKERS
from drakes.games.dragon_market.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.dragon_market.players import PLAYERS
from drakes.games.dragon_market.terminal import draw
from drakes.games.dragon_market.view import view
from drakes.games.dragon_market.why_not import why_not

__all__ = ["GAME"]

GAME = Game(
    name="dragon_market",
    rules_version=1,
    seats=range(2, 5),
    box=state.Box,
    state=state.State,
    features=features.Features,
    max_moves=MAX_MOVES,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    variants=VARIANTS,
    rules=(
        state,
        board,
        boats,
        objectives,
        ways_out,
        heirs,
        boat_bonuses,
        heir_bonuses,
        coins,
        setup,
        turn,
        end,
        hide,
        features,
        pieces,
        evaluate,
        policy,
        bridges,
        thought,
        tours,
        planning,
        decide,
    ),
    folder=Path(__file__).parent,
    read_box=read_box,
    clauses=CLAUSES,
    domains={d.name: d.labels for d in (BOAT, WAY, SIDE, DISTANCE, COLUMN, ROW, DIE, FACE, SEAT, GOOD, CARD)},
    setup=setup.setup,
    to_move=turn.to_move,
    legal=turn.legal,
    apply=turn.apply,
    places=end.places,
    scores=end.scores,
    hide=hide.hide,
    guess=hide.guess,
    observe=features.observe,
    pieces=pieces.pieces,
    piece_names=(*GOOD.labels, "coins", *CARD.labels),
    why_not=why_not,
    view=view,
    draw=draw,
    refuse_options=refuse_options,
    minutes=(30, 45),
    against_bots="quick",
    players=PLAYERS,
    evaluate=evaluate.evaluate,
    policy=policy.policy,
    levels=LEVELS,
    decide=decide.decide,
    thought=thought.Thought,
    thinkers=THINKERS,
    imagine=imagine,
    side_of=state.side_of,
)
