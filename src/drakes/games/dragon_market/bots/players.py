"""The game's own simple players, each of which chooses from what its seat may know, and how much the planners think."""

from collections.abc import Mapping, Sequence
from random import Random

from drakes.core.game import Player
from drakes.games.dragon_market.bots.memory import Memory
from drakes.games.dragon_market.bots.squares import wanted_spaces
from drakes.games.dragon_market.rules.actions import (
    COIN,
    END_TURN,
    SLIDE,
    STEP,
    VAULTED,
)
from drakes.games.dragon_market.rules.board import move_boat, spot_of, square_of, towards
from drakes.games.dragon_market.rules.boats import lies_after
from drakes.games.dragon_market.rules.coins import coins_to_spend
from drakes.games.dragon_market.rules.objectives import is_complete
from drakes.games.dragon_market.rules.state import (
    CROSSING_PHASE,
    NOTHING,
    PONTOONS,
    SPACES,
    SQUARES,
    TURN_PHASE,
    WALL,
    Box,
    State,
    corner_of,
    side_of,
)
from drakes.games.dragon_market.rules.ways_out import is_walkable

DETOUR = 4
"""What a square that cannot be walked counts for: about the points it takes to bring a boat there."""
LONGEST = 128
"""No way costs as much: thirty spots to walk, then at most eighteen squares to cross."""
FAR = 1000
STEPS = tuple(towards(way) for way in range(4))


def random(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Any legal action."""
    return Random(seed).choice(actions)


def walker(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """The first action of the cheapest way to the nearest good its card still asks for, or home with all of them.

    It looks at ways to walk, to walk, move one boat and walk on, and where these do not lead to the end, at how near
    they come. Bonuses it leaves unused.
    """
    if hidden.phase not in (TURN_PHASE, CROSSING_PHASE):
        return Random(seed).choice(actions)
    search = Search(box, hidden)
    if hidden.points == 0:
        return COIN if COIN in actions and search.is_near_with_coins() else END_TURN
    action = search.best_action(actions, seed)
    return action if action in actions else Random(seed).choice([a for a in actions if a != COIN])


PLAYERS: Mapping[str, Player[Box, State]] = {"random": random, "walker": walker}
BUDGETS: Mapping[str, int] = {"easy": 3, "medium": 12, "hard": 60, "expert": 360}
"""The planners, weakest first, and how many positions of a turn each goes on with, point after point."""


def planned_turn(memory: Memory) -> list[int]:
    """The plan of a planner's last decision to the end of its turn; nothing where none was made."""
    plan = memory.plan
    steps = [int(step) for step in plan.steps[: plan.n]]
    return [*steps, END_TURN] if steps and plan.promise.phase == TURN_PHASE else steps


class Search:
    """A breadth-first search from one position over the mover's steps and single boat moves."""

    def __init__(self, box: Box, hidden: State) -> None:
        self.box = box
        self.state = hidden
        self.seat = hidden.seat
        self.here = hidden.heirs[hidden.seat]
        self.home = PONTOONS + corner_of(hidden, hidden.seat)
        self.goals = self.find_goals() - {self.here}
        self.walks = self.walk({self.here: 0})

    def find_goals(self) -> set[int]:
        """The spots worth entering: goods still asked for, or one's own pontoon when nothing is missing."""
        state, side = self.state, side_of(self.state, self.seat)
        if is_complete(self.box, state, side):
            return {self.home}
        spaces = wanted_spaces(self.box, state, side)
        return {spot_of(space) for space in range(SPACES) if spaces >> space & 1}

    def is_near_with_coins(self) -> bool:
        """Whether the coins one may still spend in this turn pay for the whole way."""
        return self.nearest(self.walks)[0] <= coins_to_spend(self.state, self.seat)

    def best_action(self, actions: Sequence[int], seed: int) -> int:
        """The first action of the cheapest way found; of equal ones any."""
        cost, goal = self.nearest(self.walks)
        if cost == 1:
            return self.first_step(goal)
        choices: list[tuple[int, int]] = []
        best, _ = self.nearest(self.walk({self.here: 0}, detours=True))
        moves = [action for action in actions if SLIDE <= action < STEP]
        for move in moves:
            through, origin = self.cost_through(move)
            if through < best:
                best, choices = through, []
            if through == best < FAR:
                choices.append((move, origin))
        if cost <= best and cost < FAR:
            return self.first_step(goal)
        if choices:
            move, origin = Random(seed).choice(choices)
            return move if origin == self.here else self.first_step(origin)
        steps = [action for action in actions if STEP <= action < VAULTED and not self.goals]
        return Random(seed).choice(steps or moves or actions)

    def walk(self, start: Mapping[int, int], detours: bool = False) -> dict[int, tuple[int, int]]:
        """From spots with their costs to all that can be walked to: the cost, and from which spot.

        With detours also over what cannot be walked, as far as the nearest goal.
        """
        grid, found = self.state.grid, dict[int, tuple[int, int]]()
        rings: list[list[tuple[int, int]]] = [[] for _ in range(LONGEST)]
        for spot, cost in start.items():
            rings[cost].append((square_of(self.box, self.state, spot), spot))
        passed = [False] * SQUARES
        for cost, ring in enumerate(rings):
            for square, origin in ring:
                if passed[square]:
                    continue
                passed[square] = True
                spot = grid[square] - 1
                if is_walkable(self.state, self.seat, square):
                    found[spot] = cost, origin
                    if detours and spot in self.goals:
                        return found
                for step in STEPS:
                    beyond = square + step
                    if grid[beyond] != WALL and not passed[beyond]:
                        if is_walkable(self.state, self.seat, beyond):
                            rings[cost + 1].append((beyond, origin))
                        elif detours:
                            rings[cost + DETOUR].append((beyond, origin))
        return found

    def nearest(self, walks: Mapping[int, tuple[int, int]]) -> tuple[int, int]:
        """The nearest goal to be entered: its cost and its spot."""
        return min(((walks[goal][0], goal) for goal in self.goals if goal in walks), default=(FAR, NOTHING))

    def first_step(self, goal: int) -> int:
        """The first step of the walk to a spot: from there back to where the heir stands."""
        square, spot, first = square_of(self.box, self.state, goal), goal, 0
        while spot != self.here:
            for way, step in enumerate(STEPS):
                before = self.state.grid[square - step] - 1
                if before in self.walks and self.walks[before][0] == self.walks[spot][0] - 1:
                    square, spot, first = square - step, before, way
                    break
        return STEP + first

    def cost_through(self, move: int) -> tuple[int, int]:
        """The cost of the cheapest way with this boat move in it, and from which spot the move is made."""
        boat, sailor, heading = lies_after(self.state, move)
        old = self.state.sailors[boat], self.state.headings[boat]
        move_boat(self.box, self.state, boat, sailor, heading)
        after = self.walk({spot: cost + 1 for spot, (cost, _) in self.walks.items()}, detours=True)
        move_boat(self.box, self.state, boat, *old)
        cost, goal = self.nearest(after)
        return cost, after[goal][1] if goal != NOTHING else self.here
