"""Chapter 4 and variants V2 to V4: who is out, who has won, who has how many points."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.rules.events import ELIMINATED, GAME_ENDED, LEFT, SCORED, WON
from drakes.games.sitting_ducks.rules.pile import discard
from drakes.games.sitting_ducks.rules.setup import lay_out
from drakes.games.sitting_ducks.rules.state import (
    FINISHED_PHASE,
    HAND,
    NOTHING,
    Box,
    State,
    team_of,
)


def has_left(state: State, seat: int) -> bool:
    """SD-V4: eliminated players leave the game; SD-3.3: otherwise they keep playing."""
    return state.options.tough_ducks != 0 and state.out[seat] != 0


def leave(state: State, seat: int, log: EventLog) -> None:
    """SD-V4: a leaver's hand goes to the discards at once."""
    for slot in range(HAND):
        if state.hands[seat].cards[slot] != NOTHING:
            discard(state, seat, slot)
    emit(log, EVERYONE, LEFT, seat, 0, 0)


def eliminate(state: State, log: EventLog) -> int:
    """SD-3.3, SD-V1: the players whose last duck was just hit, one bit each; their colour is now known to all."""
    newly = 0
    for seat in range(state.seats):
        if state.out[seat] == 0 and state.left[state.colours[seat]] == 0:
            state.out[seat] = 1
            newly |= 1 << seat
            emit(log, EVERYONE, ELIMINATED, seat, state.colours[seat], 0)
            if has_left(state, seat):
                leave(state, seat, log)
    return newly


def those_alive(state: State) -> int:
    """The players with a duck in line or pond, one bit each."""
    alive = 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            alive |= 1 << seat
    return alive


def count(players: int) -> int:
    """How many players a set holds."""
    n = 0
    while players != 0:
        n += players & 1
        players >>= 1
    return n


def with_partners(state: State, players: int) -> int:
    """SD-V2: eliminated members share their team's result."""
    together = 0
    for one in range(state.seats):
        for other in range(state.seats):
            if (players >> one) & 1 != 0 and team_of(state, one) == team_of(state, other):
                together |= 1 << other
    return together


def are_partners(state: State, players: int) -> bool:
    """SD-4.1, SD-V2: whether a set of players is one player, or members of one team."""
    team = NOTHING
    for seat in range(state.seats):
        if (players >> seat) & 1 != 0:
            if team == NOTHING:
                team = team_of(state, seat)
            elif team != team_of(state, seat):
                return False
    return True


def owner_of(state: State, colour: int) -> int:
    """The seat that plays a colour, or NOTHING."""
    for seat in range(state.seats):
        if state.colours[seat] == colour:
            return seat
    return NOTHING


def tougher(state: State, pair: int) -> int:
    """SD-V4: of two players the one with more ducks, else with the duck nearest the front, a cover before its duck."""
    most, best = 0, 0
    for seat in range(state.seats):
        if (pair >> seat) & 1 != 0:
            ducks = state.left[state.colours[seat]]
            if ducks > most:
                most, best = ducks, 1 << seat
            elif ducks == most:
                best = pair
    if count(best) == 1:
        return best
    for place in range(state.length):
        owner = owner_of(state, state.line[place].card)
        if owner != NOTHING:
            return 1 << owner
    return pair


def winners(state: State, newly: int) -> int:
    """SD-4.1, SD-R9, SD-V2, SD-V4: who has won now that these are out, one bit each; 0 while play goes on."""
    alive = those_alive(state)
    if alive == 0:
        return newly
    if are_partners(state, alive):
        return alive
    if state.options.tough_ducks != 0 and count(alive) == 2:
        return tougher(state, alive)
    return 0


def judge_end(state: State, log: EventLog) -> int:
    """SD-4.1, SD-R9: the end is judged when a card's hits are resolved. Gives those who have won, 0 if play goes on."""
    newly = eliminate(state, log)
    if newly == 0:
        return 0
    return winners(state, newly)


def finish_game(box: Box, state: State, best: int, log: EventLog) -> None:
    """SD-4.1, SD-V3: the game is won, or its points are reckoned and the next one is dealt."""
    if state.options.points != 0:
        reckon(box, state, log)
        state.round += 1
        emit(log, EVERYONE, GAME_ENDED, state.round, 0, 0)
        if state.round < state.options.points:
            lay_out(box, state)
            return
        best = those_ahead(state)
    best = with_partners(state, best)
    for seat in range(state.seats):
        if (best >> seat) & 1 != 0:
            state.won[seat] = 1
            emit(log, EVERYONE, WON, seat, 0, 0)
    state.phase = FINISHED_PHASE


def reckon(box: Box, state: State, log: EventLog) -> None:
    """SD-V3: points for each own duck that marched off and for each left in line or pond."""
    for seat in range(state.seats):
        colour = state.colours[seat]
        points = state.marched[colour] * box.marching_points + state.left[colour] * box.survivor_points
        state.points[seat] += points
        emit(log, EVERYONE, SCORED, seat, points, 0)


def team_points(state: State, seat: int) -> int:
    """SD-V3: partners' points are added."""
    points = 0
    for other in range(state.seats):
        if team_of(state, other) == team_of(state, seat):
            points += state.points[other]
    return points


def those_ahead(state: State) -> int:
    """SD-V3: most points win, ties share."""
    most, best = 0, 0
    for seat in range(state.seats):
        points = team_points(state, seat)
        if points > most:
            most, best = points, 0
        if points == most:
            best |= 1 << seat
    return best


def places(box: Box, state: State, out: list[int]) -> None:
    """1 for those who won, equal for equals: by points in SD-V3, else all others behind the winners."""
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if state.options.points != 0:
                if team_points(state, other) > team_points(state, seat):
                    ahead += 1
            elif state.won[other] > state.won[seat]:
                ahead += 1
        out[seat] = ahead + 1


def scores(box: Box, state: State, out: list[int]) -> None:
    """SD-V3: the points so far, partners' added; the other games have none."""
    for seat in range(state.seats):
        out[seat] = team_points(state, seat)
