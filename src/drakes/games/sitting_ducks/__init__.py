"""Sitting Ducks: spiteful cards for 3 to 6 players. The rulebook as a folder; outside, only GAME is visible."""

from pathlib import Path

from drakes.core.game import Game
from drakes.games.sitting_ducks import (
    aiming,
    cards,
    end,
    evaluate,
    features,
    hide,
    hiding,
    pieces,
    pile,
    policy,
    pond,
    setup,
    shooting,
    state,
    swimming,
    turn,
)
from drakes.games.sitting_ducks.actions import ACTIONS, CARD, COLOUR, MAX_MOVES, PLACE, SEAT, SLOT, SWIMMER
from drakes.games.sitting_ducks.box import read_box
from drakes.games.sitting_ducks.clauses import CLAUSES
from drakes.games.sitting_ducks.events import EVENTS
from drakes.games.sitting_ducks.imagine import imagine
from drakes.games.sitting_ducks.levels import LEVELS
from drakes.games.sitting_ducks.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.sitting_ducks.players import PLAYERS
from drakes.games.sitting_ducks.terminal import draw
from drakes.games.sitting_ducks.view import view
from drakes.games.sitting_ducks.why_not import why_not

__all__ = ["GAME"]

GAME = Game(
    name="sitting_ducks",
    rules_version=1,
    seats=range(3, 7),
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
        aiming,
        shooting,
        pond,
        hiding,
        swimming,
        pile,
        setup,
        end,
        cards,
        turn,
        hide,
        features,
        pieces,
        policy,
        evaluate,
    ),
    folder=Path(__file__).parent,
    read_box=read_box,
    clauses=CLAUSES,
    domains={d.name: d.labels for d in (SLOT, PLACE, COLOUR, SWIMMER, SEAT, CARD)},
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
    piece_names=SWIMMER.labels + CARD.labels,
    why_not=why_not,
    view=view,
    draw=draw,
    refuse_options=refuse_options,
    minutes=(20, 20),
    players=PLAYERS,
    policy=policy.policy,
    evaluate=evaluate.evaluate,
    levels=LEVELS,
    imagine=imagine,
    side_of=state.team_of,
)
