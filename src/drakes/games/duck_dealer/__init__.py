"""Duck Dealer: heavy planning in space for 2 to 5 players. The rulebook as a folder; outside, only GAME is visible."""

from pathlib import Path

from drakes.core.game import Game
from drakes.games.duck_dealer import (
    action,
    auction,
    building,
    cargo,
    charts,
    cubes,
    dealing,
    end,
    energy,
    exchange,
    exploring,
    features,
    flying,
    foresight,
    haggling,
    hide,
    highways,
    outlook,
    pathways,
    pieces,
    places,
    prospects,
    setup,
    shortcuts,
    state,
    trade,
    trips,
    turn,
    voyages,
)
from drakes.games.duck_dealer.about import about
from drakes.games.duck_dealer.actions import (
    ACTIONS,
    BID,
    DOT,
    ENERGY,
    GEAR,
    GOOD,
    MAX_MOVES,
    PLANET,
    POSITION,
    PRIMARY,
    PRODUCT,
    SEAT,
    TILE,
    YARD,
)
from drakes.games.duck_dealer.box import read_box
from drakes.games.duck_dealer.clauses import CLAUSES
from drakes.games.duck_dealer.drawing import draw_named
from drakes.games.duck_dealer.events import EVENTS
from drakes.games.duck_dealer.imagine import imagine
from drakes.games.duck_dealer.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.duck_dealer.players import PLAYERS, THINKERS
from drakes.games.duck_dealer.printed import printed
from drakes.games.duck_dealer.terminal import draw
from drakes.games.duck_dealer.view import view
from drakes.games.duck_dealer.why_not import why_not

__all__ = ["GAME"]

DOMAINS = (ENERGY, GEAR, GOOD, PRIMARY, PRODUCT, TILE, PLANET, DOT, SEAT, POSITION, YARD, BID)

GAME = Game(
    name="duck_dealer",
    rules_version=1,
    seats=range(2, 6),
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
        places,
        energy,
        cargo,
        flying,
        exploring,
        pathways,
        cubes,
        highways,
        building,
        trade,
        exchange,
        auction,
        setup,
        end,
        action,
        turn,
        hide,
        features,
        pieces,
        voyages,
        charts,
        trips,
        prospects,
        foresight,
        shortcuts,
        haggling,
        dealing,
        outlook,
    ),
    folder=Path(__file__).parent,
    read_box=read_box,
    clauses=CLAUSES,
    domains={d.name: d.labels for d in DOMAINS},
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
    piece_names=pieces.PIECE_NAMES,
    why_not=why_not,
    view=view,
    draw=draw,
    refuse_options=refuse_options,
    minutes=(120, 180),
    players=PLAYERS,
    decide=dealing.decide,
    outlook=outlook.outlook,
    thought=voyages.Thought,
    thinkers=THINKERS,
    imagine=imagine,
    draw_board=draw_named,
    about=about,
    printed=printed,
)
