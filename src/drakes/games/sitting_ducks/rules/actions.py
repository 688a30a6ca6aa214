"""The table of actions. A card is played from a slot of the hand at its target; nature's actions come last."""

from drakes.core.actions import ActionTable, Domain
from drakes.games.sitting_ducks.rules.state import CARDS, HAND, PLACES, Card, Swimmer

SLOT = Domain("slot", ("a", "b", "c"))
PLACE = Domain("place", tuple("123456"))
PAIR = Domain("pair", tuple(f"{p}-{p + 1}" for p in range(1, PLACES)))
AIM = Domain("aim", PAIR.labels + PLACE.labels)
SIDE = Domain("side", ("left", "right"))
SWIMMER = Domain("swimmer", tuple(s.name.lower() for s in Swimmer))
COLOUR = Domain("colour", SWIMMER.labels[:-1])
SEAT = Domain("seat", tuple("123456"))
CARD = Domain("card", tuple(c.name.lower() for c in Card))

PAIRS = len(PAIR)
SIDES = len(SIDE)

TARGET_DOMAINS: dict[Card, tuple[Domain, ...]] = {
    Card.TAKE_AIM: (PLACE,),
    Card.SHOOT: (PLACE,),
    Card.DOUBLE_BARREL: (AIM,),
    Card.QUICK_SHOT: (PLACE,),
    Card.MISFIRE: (PLACE, SIDE),
    Card.TWO_BIRDS: (PAIR,),
    Card.BUMP_LEFT: (PLACE,),
    Card.BUMP_RIGHT: (PLACE,),
    Card.LINE_FORWARD: (),
    Card.HANG_BACK: (PLACE,),
    Card.MOVE_AHEAD: (PLACE,),
    Card.FAST_FORWARD: (PLACE,),
    Card.DISORDERLY_CONDUCKT: (),
    Card.DUCK_SHUFFLE: (),
    Card.DUCK_AND_COVER: (PLACE, SIDE),
    Card.BOTTOMS_UP: (PLACE,),
    Card.GIVE_PEACE: (),
    Card.RESURRECTION: (COLOUR,),
}

ACTIONS = ActionTable(
    **{card.name.lower(): (SLOT, *domains) for card, domains in TARGET_DOMAINS.items()},
    discard=(SLOT, CARD),
    arrange=(PLACE,),
    pond=(SWIMMER,),
    draw=(CARD,),
    colour=(COLOUR,),
    starter=(SEAT,),
)

FIRST = tuple(ACTIONS.first(CARD.labels[card]) for card in range(CARDS))
"""The first action of each card."""
TARGETS = tuple(r.size // HAND for r in ACTIONS if r.kind in CARD.labels)
"""How many targets each card has."""
DISCARD = ACTIONS.first("discard")
ARRANGE = ACTIONS.first("arrange")
POND = ACTIONS.first("pond")
DRAW = ACTIONS.first("draw")
COLOUR_DEALT = ACTIONS.first("colour")
STARTER = ACTIONS.first("starter")

MAX_MOVES = 32
"""Three cards with at most ten targets each; nature has 18 cards to draw."""
