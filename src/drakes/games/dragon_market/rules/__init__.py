"""The rules, compiled: the rulebook as a folder, a file a chapter; `turn` is the sequence of play on one screen."""

from pathlib import Path

from drakes.core.game import Rules
from drakes.games.dragon_market.rules import (
    board,
    boat_bonuses,
    boats,
    coins,
    end,
    features,
    heir_bonuses,
    heirs,
    hide,
    objectives,
    pieces,
    setup,
    state,
    turn,
    ways_out,
)
from drakes.games.dragon_market.rules.actions import (
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
from drakes.games.dragon_market.rules.clauses import CLAUSES
from drakes.games.dragon_market.rules.events import EVENTS

DOMAINS = (BOAT, WAY, SIDE, DISTANCE, COLUMN, ROW, DIE, FACE, SEAT, GOOD, CARD)

RULES = Rules(
    name="dragon_market",
    version=2,
    seats=range(2, 5),
    box=state.Box,
    state=state.State,
    features=features.Features,
    max_moves=MAX_MOVES,
    actions=ACTIONS,
    events=EVENTS,
    domains={domain.name: domain.labels for domain in DOMAINS},
    clauses=CLAUSES,
    source=Path(__file__).parent,
    modules=(
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
    ),
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
    side_of=state.side_of,
    not_in_version_1=("rulings", "givers"),
)
