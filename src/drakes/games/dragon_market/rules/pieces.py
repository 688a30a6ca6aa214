"""DM-1.1: every token, coin and card of the box, wherever it lies."""

from drakes.games.dragon_market.rules.setup import may_stock
from drakes.games.dragon_market.rules.state import (
    CARDS,
    GOODS,
    NOTHING,
    SEATS,
    SPACES,
    STOCK_PHASE,
    Box,
    State,
)


def pieces(box: Box, state: State, out: list[int]) -> None:
    """DM-1.1: tokens of each kind, coins, then the cards; a hidden state counts the same."""
    for kind in range(GOODS + 1 + CARDS):
        out[kind] = 0
    count_tokens(box, state, out)
    out[GOODS] = state.supply
    for side in range(SEATS):
        out[GOODS] += state.coins[side]
    for card in range(CARDS):
        out[GOODS + 1 + card] = count_card(state, card)


def count_tokens(box: Box, state: State, out: list[int]) -> None:
    """DM-2.3, DM-4.5, DM-4.6: not yet on a boat, on a boat, with an heir, or back in the box."""
    for space in range(SPACES):
        if state.goods[space] != NOTHING:
            out[state.goods[space]] += state.tokens[space]
    for good in range(GOODS):
        out[good] += state.boxed[good]
        if state.phase <= STOCK_PHASE and may_stock(state, good) == 0:
            out[good] += box.tokens
        for side in range(SEATS):
            out[good] += (state.collected[side] >> good) & 1


def count_card(state: State, card: int) -> int:
    """DM-2.5, DM-6.1, DM-6.2: in the deck, looked at, before a player, or validated."""
    n = ((state.deck >> card) & 1) + ((state.offered >> card) & 1)
    for side in range(SEATS):
        n += (state.validated[side] >> card) & 1
        if state.cards[side] == card:
            n += 1
    return n
