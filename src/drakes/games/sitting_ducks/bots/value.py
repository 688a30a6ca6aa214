"""Who is likely to win, for search: what everyone's ducks, cards and dangers are worth.

The weights were fitted to who won some 13,000 games among bots. They are reckoned in parts: so many parts more make one
twice as likely to win as before.
"""

from drakes.core.game import CERTAIN
from drakes.games.sitting_ducks.rules.shooting import target_at
from drakes.games.sitting_ducks.rules.state import HAND, NOTHING, SHOOT, Box, State, team_of

DOUBLING = 256
"""So many parts more, and a seat is twice as likely to win."""
MOST_DOUBLINGS = 20
IN_POND, IN_LINE, COVERED = 103, 70, 170
"""What a duck is worth in the pond, in the line, and in the line under another."""
COVERING = -48
"""A duck above another is the one that is hit first."""
AT_FRONT, NEAR_SIGHT = 26, -26
"""A duck without a sight over it at the front, where it marches off, and beside a sight."""
LAST, LAST_BUT_ONE, NONE_IN_POND = -222, -52, -81
"""Few ducks left, and none of them safe."""
AIMED_AT_FEW, ARMED, ARMED_AT_LAST = -81, -18, -258
"""A sight over one of one's last two ducks; others who can shoot first, for each sight, and at one's last duck."""
TARGET = 15
"""A sight over another's duck for somebody who can shoot."""
CARD_WORTHS = (22, 18, 22, 70, 44, 0, 0, 0, 7, 4, 0, 22, 33, 22, 66, 33, 10, 100)
"""What each card in the hand is worth."""
POINT = 40
"""SD-V3: what a point is worth."""


def value(box: Box, state: State, out: list[int]) -> None:
    """Each seat's chance to win, in millionths; partners share theirs alike."""
    best = worth_of(box, state, 0)
    for seat in range(state.seats):
        out[seat] = worth_of(box, state, seat)
        best = max(best, out[seat])
    total = 0
    for seat in range(state.seats):
        out[seat] = likelihood(best - out[seat]) if may_win(state, seat) else 0
        total += out[seat]
    for seat in range(state.seats):
        out[seat] = out[seat] * CERTAIN // max(total, 1)
    share_in_teams(state, out)


def may_win(state: State, seat: int) -> bool:
    """SD-3.3, SD-V3: who has no duck left cannot win any more, but for points."""
    return state.out[seat] == 0 or state.options.points != 0


def likelihood(behind: int) -> int:
    """How likely a seat so many parts behind the best wins, in proportion."""
    doublings = min(behind // DOUBLING, MOST_DOUBLINGS)
    return ((2 * DOUBLING - behind % DOUBLING) << MOST_DOUBLINGS) >> doublings


def share_in_teams(state: State, out: list[int]) -> None:
    """SD-V2: partners win together, each with an equal part of the first place."""
    for seat in range(state.seats):
        together, members, is_first = 0, 0, True
        for other in range(state.seats):
            if team_of(state, other) == team_of(state, seat):
                is_first = is_first and other >= seat
                together += out[other]
                members += 1
        if is_first and members > 1:
            for other in range(state.seats):
                if team_of(state, other) == team_of(state, seat):
                    out[other] = together // members


def worth_of(box: Box, state: State, seat: int) -> int:
    """What a seat has, in parts; SD-V3: and the points it scored."""
    colour = state.colours[seat]
    worth = 0
    if state.options.points != 0:
        worth = POINT * (state.points[seat] + state.marched[colour] * box.marching_points)
    if state.out[seat] != 0:
        return worth
    return worth + worth_of_ducks(state, seat, colour) + worth_of_hand(state, seat, colour)


def worth_of_ducks(state: State, seat: int, colour: int) -> int:
    """One's ducks where they are, and the dangers they are in."""
    left = state.left[colour]
    beside = state.sights << 1 | state.sights >> 1
    worth, in_line, aimed = 0, 0, 0
    for place in range(state.length):
        spot = state.line[place]
        if spot.hidden == colour:
            in_line += 1
            worth += COVERED
        if spot.card == colour:
            in_line += 1
            worth += IN_LINE
            if target_at(state, place) == colour:
                worth += COVERING if spot.hidden != NOTHING else 0
                if state.sights >> place & 1 != 0:
                    aimed += 1
                else:
                    worth += (AT_FRONT if place == 0 else 0) + NEAR_SIGHT * (beside >> place & 1)
    worth += IN_POND * (left - in_line)
    worth += NONE_IN_POND if in_line == left else 0
    return worth + worth_of_few(left) + worth_of_danger(state, seat, left, aimed)


def worth_of_few(left: int) -> int:
    """The fewer ducks are left, the more each counts."""
    if left == 1:
        return LAST
    return LAST_BUT_ONE if left == 2 else 0


def worth_of_danger(state: State, seat: int, left: int, aimed: int) -> int:
    """Sights over one's ducks, and who can shoot before one's turn comes."""
    if aimed == 0:
        return 0
    armed = 0
    other = state.seat
    while other != seat:
        if team_of(state, other) != team_of(state, seat) and holds_a_shot(state, other):
            armed += 1
        other = (other + 1) % state.seats
    worth = ARMED * aimed * armed
    worth += AIMED_AT_FEW if left <= 2 else 0
    return worth + (ARMED_AT_LAST * armed if left == 1 else 0)


def holds_a_shot(state: State, seat: int) -> bool:
    """SD-5.2: whether a hand holds Shoot."""
    for slot in range(HAND):
        if state.hands[seat].cards[slot] == SHOOT:
            return True
    return False


def worth_of_hand(state: State, seat: int, colour: int) -> int:
    """The cards of a hand, and a shot that has a target."""
    worth = 0
    for slot in range(HAND):
        card = state.hands[seat].cards[slot]
        if card >= 0:
            worth += CARD_WORTHS[card]
    if holds_a_shot(state, seat):
        for place in range(state.length):
            target = target_at(state, place)
            if state.sights >> place & 1 != 0 and target != NOTHING and target != colour:
                return worth + TARGET
    return worth
