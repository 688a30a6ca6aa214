"""How a bot that plans decides: boats, cards and coins by simple sums, turns by a plan."""

from drakes.core.chance import MASK, mix
from drakes.core.moves import Moves
from drakes.games.dragon_market.bots.memory import LOST, Memory
from drakes.games.dragon_market.bots.turn_plan import card_to_go, plan_turn
from drakes.games.dragon_market.rules.actions import COIN, KEEP, REROLLED, TAKE
from drakes.games.dragon_market.rules.board import column_of, row_of
from drakes.games.dragon_market.rules.objectives import cards_missing
from drakes.games.dragon_market.rules.setup import placement
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CHOICE,
    CROSS,
    DIAGONAL,
    DRIFT,
    FACES,
    KEEP_PHASE,
    LEAP,
    OMIT,
    PLACE_PHASE,
    PURSE,
    TAKE_PHASE,
    Box,
    State,
    corner_of,
    count,
    side_of,
)

ANY_BONUS, WIDE_BONUS, COINS, OMISSION = 60, 120, 90, 400
"""What a bonus is worth while other cards follow: most of them, those for the heir's way, three coins, a good left out;
in the measure of a plan."""
SCATTERED = 4
"""Squares by which boats are put down nearer or farther, so that no two games begin alike."""


def decide(box: Box, state: State, moves: Moves, memory: Memory, budget: int, seed: int) -> int:
    """One of the legal actions, from what the seat to move may know. The budget is how many positions go on."""
    if state.phase == PLACE_PHASE:
        return place_near(box, state, moves, seed)
    if state.phase == KEEP_PHASE:
        return keep_best(box, state, moves, memory)
    if state.phase == TAKE_PHASE:
        return take_from_first(state, moves)
    for i in range(moves.n):
        if moves.actions[i] >= REROLLED and moves.actions[i] < COIN and is_low(box, state, moves.actions[i] - REROLLED):
            return moves.actions[i]
    return plan_turn(box, state, moves, memory, budget)


def is_low(box: Box, state: State, die: int) -> bool:
    """DM-6.3 (j): whether a die shows less than it does on average."""
    total = 0
    for face in range(FACES):
        total += box.faces[face] * (face + 1)
    return FACES * state.dice[die] < total


def place_near(box: Box, state: State, moves: Moves, seed: int) -> int:
    """DM-2.1: near one's own pontoon, where goods have the shortest way home, but not always on the same squares."""
    home = box.pontoons[corner_of(state, state.seat)]
    best, answer = LOST, moves.actions[0]
    for i in range(moves.n):
        action = moves.actions[i]
        _, sailor, _ = placement(action)
        away = abs(column_of(sailor) - column_of(home)) + abs(row_of(sailor) - row_of(home))
        worth = (mix((seed + action) & MASK) & 0xFF) * SCATTERED - 0x100 * away
        if worth > best:
            best, answer = worth, action
    return answer


def keep_best(box: Box, state: State, moves: Moves, memory: Memory) -> int:
    """DM-6.1: the card that takes least, its bonus set off where more cards are to come."""
    side = side_of(state, state.seat)
    is_last = cards_missing(state, side) == 1
    before = state.cards[side]
    best, answer = LOST, moves.actions[0]
    for i in range(moves.n):
        state.cards[side] = moves.actions[i] - KEEP
        worth = -card_to_go(box, state, memory, side)
        if not is_last:
            worth += worth_of_bonus(state.cards[side] - BLUE)
        if worth > best:
            best, answer = worth, moves.actions[i]
    state.cards[side] = before
    return answer


def worth_of_bonus(bonus: int) -> int:
    """DM-6.3: what a bonus is worth to whoever has more cards to come."""
    if bonus == OMIT:
        return OMISSION
    if bonus == PURSE:
        return COINS
    if bonus == DRIFT or bonus == CROSS or bonus == DIAGONAL or bonus == LEAP or bonus == CHOICE:
        return WIDE_BONUS
    return ANY_BONUS


def take_from_first(state: State, moves: Moves) -> int:
    """DM-3.4: from whoever has validated most cards."""
    answer = moves.actions[0]
    for i in range(moves.n):
        if count(state.validated[moves.actions[i] - TAKE]) > count(state.validated[answer - TAKE]):
            answer = moves.actions[i]
    return answer
