"""What newcomers are told, and the warnings before a fatal shot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from drakes.core.events import Event
from drakes.core.guide import Argument, Caution, Guide, Moment, Possible, Said
from drakes.core.moves import moves_schema
from drakes.games.sitting_ducks.people.why_not import why_not
from drakes.games.sitting_ducks.rules.actions import ACTIONS, CARD, DISCARD, FIRST, MAX_MOVES, PLACE, SLOT, TARGETS
from drakes.games.sitting_ducks.rules.clauses import CLAUSES
from drakes.games.sitting_ducks.rules.state import (
    CARDS,
    HAND,
    NOTHING,
    PLAY_PHASE,
    TEAMS_OFF,
    Box,
    Card,
    State,
    team_of,
)
from drakes.games.sitting_ducks.rules.turn import legal

Now = Moment[Box, State]
MoveList = moves_schema(MAX_MOVES)
LAST_TWO = 2


def goal(box: Box, known: State) -> Said:
    """SD-4.1, SD-V2, SD-V3: the last with a duck, a team, or most points."""
    if known.options.points != 0:
        return Said("goal_points")
    return Said("goal" if known.options.teams == TEAMS_OFF else "goal_team")


def offered(box: Box, known: State) -> list[int]:
    """What the rules offer."""
    moves = MoveList()
    legal(box, known, moves)
    return moves.actions[: moves.n]


# Warnings


def warn(box: Box, known: State, action: int, events: Sequence[Event]) -> Caution | None:
    """SD-3.3, SD-4.1: a shot at one's own last duck, and one that lets a rival win, as far as it can be foreseen."""
    me = known.observer
    if known.out[me] != 0:
        return None
    winners = [event.arguments["seat"] for event in events if event.kind == "won"]
    rivals = [seat for seat in winners if team_of(known, seat) != team_of(known, me)]
    if rivals and len(rivals) == len(winners):
        return Caution("rival_wins", {"seat": rivals[0]})
    is_alone = known.options.teams == TEAMS_OFF and known.options.points == 0
    if is_alone and loses_last_duck(known, events):
        return Caution("last_duck")
    return None


def loses_last_duck(known: State, events: Sequence[Event]) -> bool:
    """Whether only the observer's own ducks would be gone: their own colour, and how many swim, everybody knows."""
    left = list(known.left)
    for event in events:
        if event.kind in ("hit", "resurrected"):
            left[event.arguments["colour"]] += 1 if event.kind == "resurrected" else -1
    mine = known.colours[known.observer]
    return known.left[mine] > 0 and left[mine] <= 0 and any(ducks > 0 for ducks in left)


# What can I do?


def possible(box: Box, known: State) -> list[Possible]:
    """SD-3.1, SD-3.2: each card of the hand with its targets; those that cannot be played, with the reason."""
    if known.phase != PLAY_PHASE or known.observer != known.seat:
        return []
    actions = offered(box, known)
    rows = [card_row(box, known, actions, slot) for slot in range(HAND) if held(known, slot) != NOTHING]
    return [row for row in rows if row.actions] + [row for row in rows if not row.actions]


def held(known: State, slot: int) -> int:
    """The card in a slot of the observer's hand."""
    return known.hands[known.observer].cards[slot]


def card_row(box: Box, known: State, actions: Sequence[int], slot: int) -> Possible:
    """One card: what it can be played at, or discarded, or why neither."""
    card = held(known, slot)
    first = FIRST[card] + slot * TARGETS[card]
    found = [n for n in actions if first <= n < first + TARGETS[card]]
    said: dict[str, Argument] = {"card": CARD.labels[card], "slot": SLOT.labels[slot], "count": len(found)}
    thrown = [n for n in actions if n == DISCARD + slot * CARDS + card]
    if found or thrown:
        return Possible("card" if found else "discard", said, found or thrown)
    clause = why_not(box, known, first)
    return Possible("card", said, [], CLAUSES[clause] if clause else None)


# Tips


def tips(now: Now) -> list[Said]:
    """What is worth saying now, the most urgent first."""
    known = now.known
    if known.phase != PLAY_PHASE:
        return []
    return [*hand_tips(now), *line_tips(known), *news(now)]


def hand_tips(now: Now) -> Iterator[Said]:
    """SD-3.1, SD-3.2: three cards, of which perhaps none fits."""
    cards = [f"card:{label}" for label in SLOT.labels]
    kinds = {ACTIONS.range_of(action).kind for action in offered(now.box, now.known)}
    if kinds == {"discard"}:
        yield Said("nothing_fits", {}, cards)
    yield Said("three_cards", {}, cards)


def line_tips(known: State) -> Iterator[Said]:
    """SD-5.1, SD-5.14, SD-5.15: sights over my ducks, covered ducks, diving ones."""
    mine = known.colours[known.observer]
    for place in range(known.length):
        if known.sights >> place & 1 and known.line[place].card == mine:
            label = PLACE.labels[place]
            yield Said("aimed_at", {"number": place + 1}, [f"sight:{label}", f"place:{label}"])
            break
    for place in range(known.length):
        here = known.line[place]
        if here.hidden != NOTHING:
            yield Said("covered", {}, [f"place:{PLACE.labels[place]}"])
        if here.bottoms_up != NOTHING:
            yield Said("diving", {"seat": here.bottoms_up}, [f"place:{PLACE.labels[place]}"])


def news(now: Now) -> Iterator[Said]:
    """SD-3.3, SD-4.1, SD-5.8: hits, marches, who is out, and how many are left."""
    known, kinds = now.known, {event.kind for event in now.events}
    if "hit" in kinds:
        yield Said("closes_up", {}, ["place:1"])
    marched = [event for event in now.events if event.kind == "played" and event.arguments["card"] == Card.LINE_FORWARD]
    if marched:
        yield Said("in_the_pond", {}, ["pond"])
    gone = [seat for seat in range(known.seats) if known.out[seat] != 0 and seat != known.observer]
    if gone:
        yield Said("out", {"seat": gone[-1]}, [f"seat:{gone[-1]}"])
    if known.options.teams == TEAMS_OFF and sum(left > 0 for left in known.left) == LAST_TWO:
        yield Said("nearly_over")


GUIDE = Guide(goal, possible, tips, warn)
