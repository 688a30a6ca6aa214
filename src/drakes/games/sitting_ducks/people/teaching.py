"""What is said of a turn to whoever wants to learn: why it is good, and what was wrong with another."""

from drakes.core.events import Event, EventTable
from drakes.core.game import Outcome, Teaching
from drakes.games.sitting_ducks.rules.state import NOTHING, Box, State

REMARKS = EventTable(
    ("because_win", {}),
    ("because_hit", {"place": "place", "colour": "colour"}),
    ("because_hits", {"count": "number"}),
    ("because_safe", {"place": "place"}),
    ("because_aim", {"place": "place"}),
    ("because_unseen", {}),
    ("because_least", {}),
    ("missed_win", {}),
    ("let_win", {"seat": "seat"}),
    ("own_duck_hit", {"place": "place"}),
    ("gave_away_duck", {"place": "place"}),
    ("shot_too_late", {"place": "place"}),
    ("weaker_card", {}),
    ("great_shot", {"count": "number"}),
)
MANY = 2
"""Ducks hit in one turn that are worth a word."""


def reason(box: Box, before: State, turn: Outcome) -> Event:
    """Why a card is worth playing: what it wins or hits, whom it saves, what it prepares."""
    hits = [event.arguments for event in turn.events if event.kind == "hit"]
    aims = [event.arguments for event in turn.events if event.kind == "aimed"]
    saved = [place for place in exposed(before) if place not in exposed(turn.state)]
    if has_won(before, turn):
        return Event("because_win", {})
    if len(hits) >= MANY:
        return Event("because_hits", {"count": len(hits)})
    if hits:
        return Event("because_hit", hits[0])
    if saved and len(exposed(turn.state)) < len(exposed(before)):
        return Event("because_safe", {"place": saved[0]})
    if aims:
        return Event("because_aim", aims[0])
    return Event("because_least" if exposed(turn.state) else "because_unseen", {})


def fault(box: Box, before: State, taken: Outcome, better: Outcome) -> Event:
    """What was wrong with a card: what it gave away, or left undone."""
    own = colour_of(before)
    hits = [event.arguments["place"] for event in better.events if event.kind == "hit"]
    lost = [
        event.arguments["place"] for event in taken.events if event.kind == "hit" and event.arguments["colour"] == own
    ]
    if has_won(before, better) and not has_won(before, taken):
        return Event("missed_win", {})
    if lost:
        return Event("own_duck_hit", {"place": lost[0]})
    if hits and not any(event.kind == "hit" for event in taken.events):
        return Event("shot_too_late", {"place": hits[0]})
    given = [place for place in exposed(taken.state) if place not in exposed(better.state)]
    if given and len(exposed(taken.state)) > len(exposed(better.state)):
        return Event("gave_away_duck", {"place": given[0]})
    return Event("weaker_card", {})


def praise(box: Box, before: State, turn: Outcome) -> Event | None:
    """Several ducks in one turn."""
    own = colour_of(before)
    hits = [event for event in turn.events if event.kind == "hit" and event.arguments["colour"] != own]
    return Event("great_shot", {"count": len(hits)}) if len(hits) >= MANY else None


def has_won(before: State, turn: Outcome) -> bool:
    """Whether the seat that takes the turn has won by it."""
    return Event("won", {"seat": before.observer}) in turn.events


def colour_of(state: State) -> int:
    """The colour of the seat that looks."""
    return state.colours[state.observer]


def exposed(state: State) -> list[int]:
    """The places on which a duck of the seat that looks is aimed at and not safe."""
    own = colour_of(state)
    return [
        place
        for place in range(state.length)
        if state.sights >> place & 1 and state.line[place].card == own and state.line[place].bottoms_up == NOTHING
    ]


TEACHING = Teaching(REMARKS, reason, fault, praise)
