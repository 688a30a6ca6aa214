"""What an action turn offers, in numbers: prices, dots for more parts, partners, and how much is still to be chosen."""

from __future__ import annotations

from msgspec import Struct

from drakes.core.moves import moves_schema
from drakes.games.duck_dealer.rules.actions import PART
from drakes.games.duck_dealer.rules.energy import markers
from drakes.games.duck_dealer.rules.exchange import is_partner
from drakes.games.duck_dealer.rules.highways import may_highway, offer_dots
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    DOTS,
    FACTORY_SLOT,
    GEAR_PHASE,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    MINE_SLOT,
    OFFER_PHASE,
    SECOND_SLOT,
    Box,
    State,
    capacity,
)
from drakes.games.duck_dealer.rules.trade import fee

DotList = moves_schema(DOTS)


class Price(Struct, frozen=True, omit_defaults=True):
    """The markers that an action takes; no colour is listed with 0."""

    movement: int = 0
    build: int = 0
    trade: int = 0


NOTHING_TO_PAY, A_FLIGHT, A_BUILDING = Price(), Price(movement=1), Price(build=1)
"""DD-4.1, DD-5.2, DD-5.7: one marker of their colour."""
USES = (Price(), Price(trade=1))
"""DD-6.1: the use of a tile, by its fee."""


def prices(box: Box, hidden: State) -> dict[str, Price]:
    """DD-3.6: what each kind of action takes now; nothing is told while the observer is not to choose one."""
    if not is_acting(hidden):
        return {}
    second = USES[fee(hidden, SECOND_SLOT)]
    return {
        "fly": A_FLIGHT,
        "jump": A_FLIGHT,
        "highway": NOTHING_TO_PAY if hidden.free_parts > 0 else A_BUILDING,
        "build_consumer": A_BUILDING,
        "build_consumer_with": A_BUILDING,
        "build_spaceyard": A_BUILDING,
        "build_factory": A_BUILDING,
        "claim": Price(build=box.claim_price),
        "mine": USES[fee(hidden, MINE_SLOT)],
        "make": USES[fee(hidden, FACTORY_SLOT)],
        "deliver": second,
        "buy": second,
    }


def is_acting(hidden: State) -> bool:
    """Whether the observer is to choose an action of their turn."""
    return hidden.observer == hidden.seat and hidden.phase == ACTION_PHASE


def open_dots(box: Box, hidden: State) -> list[int]:
    """DD-3.5, DD-5.7: where the observer may lay a part for nothing."""
    if not is_acting(hidden) or hidden.free_parts == 0 or may_highway(box, hidden) != 0:
        return []
    offered = DotList()
    offer_dots(box, hidden, offered)
    return [action - PART for action in offered.actions[: offered.n]]


def partners(hidden: State) -> list[int]:
    """DD-6.9: the players with whom whoever acts may exchange goods."""
    if hidden.phase not in (ACTION_PHASE, OFFER_PHASE, ANSWER_PHASE):
        return []
    return [seat for seat in range(hidden.seats) if is_partner(hidden, seat)]


def still_to_choose(box: Box, hidden: State) -> int:
    """DD-2.6, DD-4.7, DD-3.8: how much gear is to be taken, or how many goods or markers must go; 0 in other phases."""
    ship = hidden.ships[hidden.seat]
    if hidden.phase == GEAR_PHASE:
        return box.first_gear - ship.filled
    if hidden.phase == KEEP_GOODS_PHASE:
        return ship.aboard - capacity(box, ship)
    return markers(ship) - box.kept if hidden.phase == KEEP_ENERGY_PHASE else 0
