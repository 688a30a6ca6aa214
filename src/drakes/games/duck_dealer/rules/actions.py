"""The table of actions: players', then nature's, then what came later, so that old numbers stay."""

from drakes.core.actions import ActionTable, Domain
from drakes.games.duck_dealer.rules.state import DOTS, HIGHEST_BID, PLANETS, PRIMARIES, SEATS, YARDS, Energy, Gear, Good

ENERGY = Domain("energy", tuple(e.name.lower() for e in Energy))
GEAR = Domain("gear", tuple(g.name.lower() for g in Gear))
GOOD = Domain("good", tuple(g.name.lower() for g in Good))
PRIMARY = Domain("primary", GOOD.labels[:PRIMARIES])
PRODUCT = Domain("product", GOOD.labels[PRIMARIES:])
TILE = Domain("tile", ("mine", "spaceyard", "consumer", "factory"))
PLANET = Domain("planet", tuple(str(n + 1) for n in range(PLANETS)))
DOT = Domain("dot", tuple(str(n + 1) for n in range(DOTS)))
SEAT = Domain("seat", tuple(str(n + 1) for n in range(SEATS)))
POSITION = Domain("position", SEAT.labels)
YARD = Domain("yard", tuple(str(n + 1) for n in range(YARDS)))
BID = Domain("bid", tuple(str(n) for n in range(HIGHEST_BID + 1)))

ACTIONS = ActionTable(
    bid=(BID,),
    position=(POSITION,),
    gear=(GEAR,),
    start=(PLANET,),
    collect=(ENERGY,),
    act=(),
    fly=(PLANET,),
    stop=(DOT,),
    jump=(),
    highway=(),
    build_consumer=(),
    build_spaceyard=(GOOD,),
    build_factory=(PRODUCT,),
    claim=(TILE,),
    mine=(),
    make=(),
    deliver=(),
    buy=(),
    replace=(GEAR,),
    entrance=(PLANET,),
    part=(DOT,),
    exit=(PLANET,),
    give=(GOOD,),
    ask=(GOOD,),
    send=(SEAT,),
    withdraw=(),
    accept=(),
    decline=(),
    explore=(PRODUCT,),
    take_part=(DOT,),
    take_privilege=(PLANET, TILE),
    discard=(GOOD,),
    put_back=(ENERGY,),
    end_turn=(),
    mine_dealt=(PRIMARY,),
    yard_dealt=(YARD,),
    consumer_dealt=(PRODUCT,),
    starter=(SEAT,),
    lot=(SEAT,),
    build_consumer_with=(GOOD,),
)

TILES = len(TILE)
MINE_TILE, YARD_TILE, CONSUMER_TILE, FACTORY_TILE = range(TILES)
SLOT_OF = (0, 1, 1, 2)
"""The slot of each tile."""

BID_FIRST = ACTIONS.first("bid")
POSITION_FIRST = ACTIONS.first("position")
GEAR_FIRST = ACTIONS.first("gear")
START_FIRST = ACTIONS.first("start")
COLLECT = ACTIONS.first("collect")
ACT = ACTIONS.first("act")
FLY = ACTIONS.first("fly")
STOP = ACTIONS.first("stop")
JUMP = ACTIONS.first("jump")
HIGHWAY = ACTIONS.first("highway")
BUILD_CONSUMER = ACTIONS.first("build_consumer")
BUILD_SPACEYARD = ACTIONS.first("build_spaceyard")
BUILD_FACTORY = ACTIONS.first("build_factory")
CLAIM = ACTIONS.first("claim")
MINE = ACTIONS.first("mine")
MAKE = ACTIONS.first("make")
DELIVER = ACTIONS.first("deliver")
BUY = ACTIONS.first("buy")
REPLACE = ACTIONS.first("replace")
ENTRANCE = ACTIONS.first("entrance")
PART = ACTIONS.first("part")
EXIT = ACTIONS.first("exit")
GIVE = ACTIONS.first("give")
ASK = ACTIONS.first("ask")
SEND = ACTIONS.first("send")
WITHDRAW = ACTIONS.first("withdraw")
ACCEPT = ACTIONS.first("accept")
DECLINE = ACTIONS.first("decline")
EXPLORE = ACTIONS.first("explore")
TAKE_PART = ACTIONS.first("take_part")
TAKE_PRIVILEGE = ACTIONS.first("take_privilege")
DISCARD = ACTIONS.first("discard")
PUT_BACK = ACTIONS.first("put_back")
END_TURN = ACTIONS.first("end_turn")
MINE_DEALT = ACTIONS.first("mine_dealt")
YARD_DEALT = ACTIONS.first("yard_dealt")
CONSUMER_DEALT = ACTIONS.first("consumer_dealt")
STARTER = ACTIONS.first("starter")
LOT = ACTIONS.first("lot")
BUILD_CONSUMER_WITH = ACTIONS.first("build_consumer_with")

MAX_MOVES = 300
"""Flights to all nodes, pathways to all planets, all builds, uses and goods."""
