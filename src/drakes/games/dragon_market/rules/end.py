"""Chapter 5: who has won, and how many cards everyone has."""

from drakes.games.dragon_market.rules.state import Box, State, count, side_of


def places(box: Box, state: State, out: list[int]) -> None:
    """DM-5.1, DM-R13: the winning side first, all others behind it; in a draw all are equal."""
    winners = 0
    for seat in range(state.seats):
        if side_of(state, seat) == state.winner:
            winners += 1
    for seat in range(state.seats):
        out[seat] = 1 if side_of(state, seat) == state.winner else winners + 1


def scores(box: Box, state: State, out: list[int]) -> None:
    """DM-5.1: the cards validated, a team's for both partners."""
    for seat in range(state.seats):
        out[seat] = count(state.validated[side_of(state, seat)])
