"""Memory: what a planner meant to do in its turn, so that it does not waver while it carries that out."""

from drakes.games.duck_dealer.state import ACTION_PHASE, COLOURS, GEARS, GOODS, PLANETS, Box, State
from drakes.games.duck_dealer.voyages import Thought, copy_voyage

MASK = 0x3FFFFFFF


def call_to_mind(box: Box, state: State, thought: Thought) -> None:
    """Find what the seat meant before: nothing in a new turn, and the same again when the same is asked again."""
    memory = thought.memories[state.seat]
    thought.turn = turn_number(box, state)
    asked = position_number(state)
    if memory.turn != thought.turn:
        memory.before.trips = 0
    elif memory.asked != asked:
        copy_voyage(memory.before, memory.after)
    memory.turn = thought.turn
    memory.asked = asked
    copy_voyage(memory.after, memory.before)


def remember(thought: Thought) -> None:
    """Keep the best voyage for the seat's next decision in its turn."""
    copy_voyage(thought.memories[thought.seat].after, thought.best)


def turn_number(box: Box, state: State) -> int:
    """A number for the game, by where its mines lie, the seat, and its coming action turn."""
    number = 1 + state.seat + 8 * (state.turn if state.phase >= ACTION_PHASE else state.turn + 1)
    for planet in range(box.planets):
        number = (number * 31 + state.planets[planet].mine) & MASK
    return number


def position_number(state: State) -> int:
    """A number for what a decision changes."""
    ship = state.ships[state.seat]
    number = 1 + state.phase + 32 * (ship.at + 256 * (state.free_parts + 4 * state.offers))
    for c in range(COLOURS):
        number = (number * 41 + ship.energy[c] + ship.virtual[c]) & MASK
    for gear in range(GEARS):
        number = (number * 11 + ship.gear[gear]) & MASK
    for good in range(GOODS):
        number = (number * 21 + ship.goods[good] + state.given[good] + state.asked[good]) & MASK
    for planet in range(PLANETS):
        number = (number * 13 + state.planets[planet].pathway + state.planets[planet].is_built) & MASK
    return number
