"""The rules, compiled: the rulebook as a folder, a file a chapter; `turn` is the sequence of play on one screen."""

from pathlib import Path

from drakes.core.game import Rules
from drakes.games.sitting_ducks.rules import (
    aiming,
    cards,
    end,
    features,
    hide,
    hiding,
    pieces,
    pile,
    pond,
    setup,
    shooting,
    state,
    swimming,
    turn,
)
from drakes.games.sitting_ducks.rules.actions import (
    ACTIONS,
    CARD,
    COLOUR,
    MAX_MOVES,
    PLACE,
    SEAT,
    SLOT,
    SWIMMER,
)
from drakes.games.sitting_ducks.rules.clauses import CLAUSES
from drakes.games.sitting_ducks.rules.events import EVENTS

DOMAINS = (SLOT, PLACE, COLOUR, SWIMMER, SEAT, CARD)

RULES = Rules(
    name="sitting_ducks",
    version=1,
    seats=range(3, 7),
    box=state.Box,
    state=state.State,
    features=features.Features,
    max_moves=MAX_MOVES,
    actions=ACTIONS,
    events=EVENTS,
    domains={domain.name: domain.labels for domain in DOMAINS},
    clauses=CLAUSES,
    source=Path(__file__).parent,
    modules=(state, aiming, shooting, pond, hiding, swimming, pile, setup, end, cards, turn, hide, features, pieces),
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
    side_of=state.team_of,
)
