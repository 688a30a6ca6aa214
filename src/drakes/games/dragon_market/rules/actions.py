"""The table of actions: set-up, spending points, bonuses in the order of DM-6.3, coins; nature's actions come last."""

from drakes.core.actions import ActionTable, Domain
from drakes.games.dragon_market.rules.state import BLUE, BOATS, FACES, SEATS, SIZE, Bonus, Good, Way

COLUMN = Domain("column", tuple("abcdefghij"))
ROW = Domain("row", tuple(str(row + 1) for row in range(SIZE)))
AXIS = Domain("axis", ("vertical", "horizontal"))
WAY = Domain("way", tuple(way.name.lower() for way in Way))
ONWARD = Domain("onward", WAY.labels)
CORNER = Domain("corner", ("northeast", "southeast", "southwest", "northwest"))
SIDE = Domain("side", ("left", "right"))
BOAT = Domain("boat", tuple(str(boat + 1) for boat in range(BOATS)))
DISTANCE = Domain("distance", tuple(str(n + 1) for n in range(SIZE - 1)))
DIE = Domain("die", ("1", "2"))
FACE = Domain("face", tuple(str(face + 1) for face in range(FACES)))
SEAT = Domain("seat", tuple(str(seat + 1) for seat in range(SEATS)))
GOOD = Domain("good", tuple(good.name.lower() for good in Good))
CARD = Domain("card", (*(f"blue_{n + 1}" for n in range(BLUE)), *(bonus.name.lower() for bonus in Bonus)))

ACTIONS = ActionTable(
    place_centre=(COLUMN, ROW, AXIS),
    place_end=(COLUMN, ROW, WAY),
    keep=(CARD,),
    slide=(BOAT, WAY, DISTANCE),
    turn=(BOAT, SIDE),
    step=(WAY,),
    vault=(BOAT, WAY, DISTANCE),
    spin=(BOAT,),
    drift=(BOAT, WAY, DISTANCE),
    cross=(WAY, ONWARD),
    diagonal=(CORNER,),
    leap=(WAY,),
    swap=(SEAT,),
    swing=(BOAT, SIDE),
    exchange=(BOAT,),
    reroll=(DIE,),
    coin=(),
    end=(),
    take=(SEAT,),
    starter=(SEAT,),
    stock=(GOOD,),
    deal=(CARD,),
    roll=(FACE,),
)

PLACE_CENTRE = ACTIONS.first("place_centre")
PLACE_END = ACTIONS.first("place_end")
KEEP = ACTIONS.first("keep")
SLIDE = ACTIONS.first("slide")
TURN = ACTIONS.first("turn")
STEP = ACTIONS.first("step")
VAULTED = ACTIONS.first("vault")
SPUN = ACTIONS.first("spin")
DRIFTED = ACTIONS.first("drift")
CROSSED = ACTIONS.first("cross")
DIAGONALLY = ACTIONS.first("diagonal")
LEAPT = ACTIONS.first("leap")
SWAPPED = ACTIONS.first("swap")
SWUNG = ACTIONS.first("swing")
EXCHANGED = ACTIONS.first("exchange")
REROLLED = ACTIONS.first("reroll")
COIN = ACTIONS.first("coin")
END_TURN = ACTIONS.first("end")
TAKE = ACTIONS.first("take")
STARTER = ACTIONS.first("starter")
STOCK = ACTIONS.first("stock")
DEAL = ACTIONS.first("deal")
ROLL = ACTIONS.first("roll")

DISTANCES = len(DISTANCE)
BOAT_MOVES = len(WAY) * DISTANCES
"""Slides, vaults or drifts of one boat."""

MAX_MOVES = 432
"""All placements on the empty board: 128 of a centre boat, 304 of an end boat."""
