"""What is said of a turn to whoever wants to learn: why it is good, and what was wrong with another."""

from drakes.core.events import Event, EventTable
from drakes.core.game import Outcome, Teaching
from drakes.games.dragon_market.rules.state import KEEP_PHASE, PLACE_PHASE, Box, State, side_of

REMARKS = EventTable(
    ("because_win", {}),
    ("because_home", {"card": "card"}),
    ("because_take", {"good": "good"}),
    ("because_takes", {"count": "number"}),
    ("because_nearer", {}),
    ("because_coins", {"coins": "number"}),
    ("because_place", {}),
    ("because_card", {}),
    ("because_else", {}),
    ("missed_win", {}),
    ("let_win", {"seat": "seat"}),
    ("missed_home", {"card": "card"}),
    ("walked_past", {"good": "good"}),
    ("coins_asleep", {"coins": "number"}),
    ("wasted_turn", {"coins": "number"}),
    ("longer_way", {}),
    ("dear_card", {}),
    ("far_boat", {}),
    ("great_turn", {"count": "number"}),
)
MANY = 3
"""Goods taken, and cards brought home, in one turn that are worth a word."""
WASTED = 3
"""Points that became coins."""
MOVES = (
    "stepped",
    "slid",
    "turned",
    "vaulted",
    "spun",
    "drifted",
    "crossed",
    "diagonally",
    "leapt",
    "swapped",
    "swung",
)


def reason(box: Box, before: State, turn: Outcome) -> Event:
    """Why a turn is worth taking: what it wins, brings home, takes or comes nearer to."""
    goods, cards = own(before, turn, "took"), own(before, turn, "validated")
    if own(before, turn, "won"):
        return Event("because_win", {})
    if cards:
        return Event("because_home", {"card": cards[0].arguments["card"]})
    if len(goods) > 1:
        return Event("because_takes", {"count": len(goods)})
    if goods:
        return Event("because_take", {"good": goods[0].arguments["good"]})
    if before.phase == PLACE_PHASE:
        return Event("because_place", {})
    if before.phase == KEEP_PHASE:
        return Event("because_card", {})
    if any(event.kind in MOVES for event in turn.events):
        return Event("because_nearer", {})
    earned = sum(event.arguments["coins"] for event in own(before, turn, "coins_earned"))
    return Event("because_coins", {"coins": earned}) if earned else Event("because_else", {})


def fault(box: Box, before: State, taken: Outcome, better: Outcome) -> Event:
    """What was wrong with a turn: what it left undone, lying or unspent."""
    if own(before, better, "won") and not own(before, taken, "won"):
        return Event("missed_win", {})
    cards, goods = own(before, better, "validated"), own(before, better, "took")
    if cards and not own(before, taken, "validated"):
        return Event("missed_home", {"card": cards[0].arguments["card"]})
    took = own(before, taken, "took")
    left = [event for event in goods if event not in took]
    coins = before.coins[side_of(before, before.observer)]
    if len(took) < len(goods) and left:
        if own(before, better, "coin_spent") and not own(before, taken, "coin_spent"):
            return Event("coins_asleep", {"coins": coins})
        return Event("walked_past", {"good": left[0].arguments["good"]})
    earned = sum(event.arguments["coins"] for event in own(before, taken, "coins_earned"))
    if earned >= WASTED and not took:
        return Event("wasted_turn", {"coins": earned})
    if before.phase in (PLACE_PHASE, KEEP_PHASE):
        return Event("far_boat" if before.phase == PLACE_PHASE else "dear_card", {})
    return Event("longer_way", {})


def praise(box: Box, before: State, turn: Outcome) -> Event | None:
    """Much in one turn."""
    count = len(own(before, turn, "took")) + len(own(before, turn, "validated"))
    return Event("great_turn", {"count": count}) if count >= MANY else None


def own(before: State, turn: Outcome, kind: str) -> list[Event]:
    """What of a kind happens in a turn by the seat that takes it."""
    return [event for event in turn.events if event.kind == kind and event.arguments["seat"] == before.observer]


TEACHING = Teaching(REMARKS, reason, fault, praise)
