"""The game's own simple players: each chooses one of the legal actions from what its seat may know."""

from collections.abc import Mapping, Sequence
from random import Random

from drakes.core.events import EventLog
from drakes.core.game import Player
from drakes.core.record import codec_of
from drakes.games.sitting_ducks.rules.end import owner_of
from drakes.games.sitting_ducks.rules.hide import guess
from drakes.games.sitting_ducks.rules.shooting import target_at
from drakes.games.sitting_ducks.rules.state import COLOURS, NOTHING, Box, State, team_of
from drakes.games.sitting_ducks.rules.turn import apply

HIT, LOSS = 100, 200
"""What a hit on another is worth, and what one's own lost duck costs."""
AIMED, AIMED_AT = 5, 15
"""What a sight over another's duck is worth, and what one over one's own costs: only ties go by it."""

SLIPS = 0.3
"""How often an easy opponent does not look."""


def random(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Any legal action."""
    return Random(seed).choice(actions)


def greedy(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """The action that at once hits most of the others' ducks and loses fewest of one's own.

    Of equal ones those that leave sights over the others, not over oneself; then any.
    """
    dealt = codec_of(State).copy(hidden)
    if not guess(box, dealt, seed):
        return Random(seed).choice(actions)
    worth = {action: balance(box, dealt, action) for action in actions}
    best = max(worth.values())
    return Random(seed).choice([action for action in actions if worth[action] == best])


def easy(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """As greedy, but three times in ten any legal action, like somebody who is new to the game."""
    chance = Random(seed)
    return chance.choice(actions) if chance.random() < SLIPS else greedy(box, hidden, actions, seed)


def balance(box: Box, before: State, action: int) -> int:
    """What an action brings the seat to move at once: hits, losses, and where the sights lie then."""
    seat = before.seat
    after: State = codec_of(State).copy(before)
    apply(box, after, action, EventLog())
    if after.round != before.round:
        return HIT * (after.points[seat] - before.points[seat])
    worth = 0
    for colour in range(COLOURS):
        lost = before.left[colour] - after.left[colour]
        worth -= lost * LOSS if is_friend(before, seat, colour) else -lost * HIT
    for place in range(after.length):
        target = target_at(after, place)
        if after.sights >> place & 1 and target != NOTHING:
            worth += -AIMED_AT if is_friend(after, seat, target) else AIMED
    return worth


def is_friend(state: State, seat: int, colour: int) -> bool:
    """SD-V2: whether a colour is one's own or a partner's."""
    owner = owner_of(state, colour)
    return owner != NOTHING and team_of(state, owner) == team_of(state, seat)


PLAYERS: Mapping[str, Player[Box, State]] = {"random": random, "easy": easy, "greedy": greedy}
