"""Why an action is not possible: the same questions that `legal` asks, with the clause as the answer."""

from collections.abc import Callable, Mapping

from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.games.dragon_market.rules.actions import ACTIONS
from drakes.games.dragon_market.rules.boat_bonuses import may_drift, may_exchange, may_spin, may_swing, may_vault
from drakes.games.dragon_market.rules.boats import may_slide, may_turn
from drakes.games.dragon_market.rules.clauses import (
    DM_2_1,
    DM_2_3,
    DM_2_5,
    DM_2_6,
    DM_3_1,
    DM_3_2,
    DM_3_4,
    DM_5_1,
    DM_6_1,
    DM_R4,
    DM_R10,
)
from drakes.games.dragon_market.rules.coins import may_spend_coin, may_take
from drakes.games.dragon_market.rules.heir_bonuses import may_cross, may_diagonal, may_leap, may_reroll, may_swap
from drakes.games.dragon_market.rules.heirs import may_step
from drakes.games.dragon_market.rules.objectives import may_deal, may_keep
from drakes.games.dragon_market.rules.setup import may_place_centre, may_place_end, may_stock
from drakes.games.dragon_market.rules.state import Box, Phase, State
from drakes.games.dragon_market.rules.turn import to_move
from drakes.games.dragon_market.rules.ways_out import passable_heirs

Question = Callable[[Box, State, int, tuple[int, ...]], int]

QUESTIONS: Mapping[str, Question] = {
    "place_centre": lambda box, state, seat, v: may_place_centre(box, state, v[0], v[1], v[2]),
    "place_end": lambda box, state, seat, v: may_place_end(box, state, v[0], v[1], v[2]),
    "keep": lambda box, state, seat, v: may_keep(state, v[0]),
    "slide": lambda box, state, seat, v: may_slide(box, state, v[0], v[1], v[2] + 1),
    "turn": lambda box, state, seat, v: may_turn(box, state, v[0], v[1]),
    "step": lambda box, state, seat, v: may_step(
        box, state, seat, v[0], passable_heirs(box, state, seat, state.points - 1)
    ),
    "vault": lambda box, state, seat, v: may_vault(box, state, seat, v[0], v[1], v[2] + 1),
    "spin": lambda box, state, seat, v: may_spin(box, state, seat, v[0]),
    "drift": lambda box, state, seat, v: may_drift(box, state, seat, v[0], v[1], v[2] + 1),
    "cross": lambda box, state, seat, v: may_cross(box, state, seat, v[0], v[1]),
    "diagonal": lambda box, state, seat, v: may_diagonal(box, state, seat, v[0]),
    "leap": lambda box, state, seat, v: may_leap(box, state, seat, v[0]),
    "swap": lambda box, state, seat, v: may_swap(state, seat, v[0]),
    "swing": lambda box, state, seat, v: may_swing(box, state, seat, v[0], v[1]),
    "exchange": lambda box, state, seat, v: may_exchange(state, seat, v[0]),
    "reroll": lambda box, state, seat, v: may_reroll(state, seat, v[0]),
    "coin": lambda box, state, seat, v: may_spend_coin(state, seat),
    "end": lambda box, state, seat, v: 0,
    "take": lambda box, state, seat, v: may_take(state, seat, v[0]),
    "starter": lambda box, state, seat, v: 0 if v[0] < state.seats else DM_2_6,
    "stock": lambda box, state, seat, v: may_stock(state, v[0]),
    "deal": lambda box, state, seat, v: may_deal(state, v[0]),
    "roll": lambda box, state, seat, v: 0 if box.faces[v[0]] > 0 else DM_3_1,
}
"""For each kind of action, with its arguments, the question whether it may be done now."""

CROSSING = ("step", "cross", "diagonal", "leap")
BONUSES = ("vault", "spin", "drift", "cross", "diagonal", "leap", "swap", "swing", "exchange", "reroll")

ASKED: Mapping[Phase, tuple[tuple[str, ...], int]] = {
    Phase.STARTER: (("starter",), DM_2_6),
    Phase.PLACE: (("place_centre", "place_end"), DM_2_1),
    Phase.STOCK: (("stock",), DM_2_3),
    Phase.DEAL: (("deal",), DM_2_5),
    Phase.KEEP: (("keep",), DM_6_1),
    Phase.ROLL: (("roll",), DM_3_1),
    Phase.TURN: (("slide", "turn", "step", *BONUSES, "coin", "end"), DM_3_2),
    Phase.CROSSING: (CROSSING, DM_R4),
    Phase.TAKE: (("take",), DM_3_4),
}
"""What each phase asks for, and the clause that refuses everything else."""


def why_not(box: Box, state: State, action: int) -> int:
    """0 if the observer may take this action now, else the clause that forbids it."""
    mover = to_move(state)
    if mover == OVER:
        return DM_5_1
    kinds, refusal = ASKED[Phase(state.phase)]
    if mover == NATURE and state.observer != EVERYTHING:
        return DM_R10 if state.phase == Phase.PLACE else refusal
    if mover != NATURE and state.observer not in (EVERYTHING, mover):
        return DM_3_2
    found = ACTIONS.range_of(action)
    if found.kind not in kinds:
        return refusal
    return QUESTIONS[found.kind](box, state, state.seat, found.values(action - found.first))
