"""What the policy foresees of a card is what the rules do with it."""

from __future__ import annotations

from random import Random

import pytest

from drakes.core.events import EventLog
from drakes.core.options import OptionValue
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.bots.policy import exposed_of, moved, sights_after
from drakes.games.sitting_ducks.rules.actions import DISCARD
from drakes.games.sitting_ducks.rules.cards import is_shot
from drakes.games.sitting_ducks.rules.end import count, owner_of
from drakes.games.sitting_ducks.rules.shooting import sights_used_by, struck_by
from drakes.games.sitting_ducks.rules.state import (
    COLOURS,
    DISORDERLY_CONDUCKT,
    DUCK_SHUFFLE,
    NOTHING,
    PLAY_PHASE,
    RESURRECTION,
    Box,
    State,
    team_of,
)
from drakes.games.sitting_ducks.rules.turn import first_action, is_play_of, play_card
from drakes.play.match import Match

UNFORESEEN = (DISORDERLY_CONDUCKT, DUCK_SHUFFLE, RESURRECTION)


def is_mine(state: State, seat: int, colour: int) -> bool:
    owner = owner_of(state, colour)
    return owner != NOTHING and team_of(state, owner) == team_of(state, seat)


def check_play(box: Box, before: State, action: int) -> bool:
    """Whether a play was one that the policy foresees; then what it foresees comes true."""
    seat, slot = before.seat, next(slot for slot in range(3) if is_play_of(box, before, slot, action))
    card = before.hands[seat].cards[slot]
    target = action - first_action(box, card, slot)
    mine, theirs = exposed_of(before, True), exposed_of(before, False)
    after: State = GAME.rules.codec.copy(before)
    play_card(box, after, slot, action, EventLog())
    if card in UNFORESEEN or after.phase != PLAY_PHASE:
        return False
    if is_shot(card):
        lost = [before.left[colour] - after.left[colour] for colour in range(COLOURS)]
        own = sum(n for colour, n in enumerate(lost) if is_mine(before, seat, colour))
        struck = struck_by(card, target)
        assert (count(mine & struck), count(theirs & struck)) == (own, sum(lost) - own)
        assert after.sights == before.sights & ~sights_used_by(card, target)
    else:
        assert after.sights == sights_after(before.sights, card, target)
        assert exposed_of(after, True) == moved(mine, card, target)
        assert exposed_of(after, False) == moved(theirs, card, target)
    return True


def check(games: int, seats: int, options: dict[str, OptionValue]) -> None:
    """Every play of every third decision of random games."""
    random, seen = Random(seats), 0
    for number in range(games):
        match = Match(GAME, seats, number, options)
        while match.to_move is not None:
            if match._state.phase == PLAY_PHASE and random.random() < 0.3:
                seen += sum(
                    check_play(match._box, match._state, action) for action in match.legal() if action < DISCARD
                )
            match.play(random.choice(match.legal()))
    assert seen > 40 * games


CASES = [
    (3, {}),
    (6, {}),
    (4, {"teams": "twos"}),
    (5, {"deck": "extended", "cover": "opponent"}),
    (4, {"tough_ducks": True}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_policy_foresees_what_cards_do(seats: int, options: dict[str, OptionValue]) -> None:
    check(3, seats, options)
