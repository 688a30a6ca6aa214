"""Walks can be walked as they are shown: all single moves of an heir, and all quiet walks of several steps."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from drakes.core.events import EVERYONE, EventLog
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.people.walks import MOST_SQUARES
from drakes.games.dragon_market.rules.actions import STEP
from drakes.games.dragon_market.rules.board import square_of
from drakes.games.dragon_market.rules.state import TURN_PHASE, Box, State
from tests.games.dragon_market.positions import crossing_position, random_position
from tests.games.dragon_market.table import Table, lay


def stepped(box: Box, state: State, action: int) -> State | None:
    """The position after a step, where it is legal and brings nothing out."""
    after, log = GAME.rules.codec.copy(state), EventLog()
    log.is_open = 1
    if GAME.people.why_not(box, after, action) != 0:
        return None
    GAME.rules.apply(box, after, action, log)
    rows = log.rows[: log.n]
    is_quiet = all(row.audience == EVERYONE and not GAME.rules.events.is_revealing(row.kind) for row in rows)
    return after if is_quiet and GAME.rules.to_move(after) == state.seat else None


def place_of(box: Box, state: State) -> str:
    return square_name(square_of(box, state, state.heirs[state.seat]))


def walkable(box: Box, state: State) -> set[str]:
    """All squares to rest on by two steps or more that are no nearer, tried one step at a time."""
    seen, edge, found, length = {place_of(box, state)}, [state], set(), 0
    while edge:
        nearer, length, after = set(seen), length + 1, []
        for known in edge:
            for way in range(4):
                one: Any = stepped(box, known, STEP + way)
                if one is not None and place_of(box, one) not in seen:
                    seen.add(place_of(box, one))
                    after.append(one)
        found |= {place_of(box, one) for one in after if length > 1 and one.phase == TURN_PHASE} - nearer
        edge = after
    return found


def test_dm_4_3_walks_are_those_that_the_rules_allow() -> None:
    compared = 0
    for seed in range(400):
        table = random_position(seed, red=seed % 2 == 0)
        hidden = table.hidden(table.state.seat + 1)
        walks, can = GAME.people.view(table.box, hidden).walks, walkable(table.box, hidden)
        shown = [walk for walk in walks if len(walk.steps) > 1]
        assert {walk.to for walk in shown} <= can
        assert len(can) > MOST_SQUARES // 2 or {walk.to for walk in shown} == can
        for walk in shown:
            state: Any = hidden
            for action in walk.steps:
                state = stepped(table.box, state, action)
            assert (place_of(table.box, state), hidden.points - state.points) == (walk.to, walk.price)
        compared += len(shown)
    assert compared > 50


def single_moves(table: Table) -> set[tuple[int, str, int]]:
    """Every legal move of the mover's heir, with the square where it stands then and the points that it took."""
    found = set()
    for text in table.offers("step", "cross", "diagonal", "leap", "swap"):
        after, action = GAME.rules.codec.copy(table.state), GAME.rules.actions.parse(text)
        GAME.rules.apply(table.box, after, action, EventLog())
        square = square_of(table.box, after, after.heirs[table.state.seat])
        found.add((action, square_name(square), table.state.points - after.points))
    return found


@pytest.mark.parametrize("position", [random_position, crossing_position])
def test_dm_4_3_dm_6_3_every_single_move_of_an_heir_is_shown_with_its_end_and_its_price(
    position: Callable[[int], Table],
) -> None:
    kinds = Counter[str]()
    for seed in range(200):
        table = position(seed)
        walks = GAME.people.view(table.box, table.hidden(table.state.seat + 1)).walks
        shown = [(walk.steps[0], walk.to, walk.price) for walk in walks if len(walk.steps) == 1]
        assert set(shown) == single_moves(table), seed
        assert len(shown) == len(set(shown))
        kinds.update(GAME.rules.actions.range_of(action).kind for action, _, _ in shown)
    assert {"step", "cross", "diagonal", "leap"} <= set(kinds)


def test_a_walk_tells_its_price_and_its_path() -> None:
    table = lay("1 c5 north, 6 f4 west", heirs="1:1a", points=3)
    step = GAME.rules.actions.parse("step east")
    assert table.view(1)["walks"] == [
        {"to": "d4", "steps": [step], "price": 1, "path": ["c4", "d4"]},
        {"to": "e4", "steps": [step, step], "price": 2, "path": ["c4", "d4", "e4"]},
    ]


def test_only_whose_turn_it_is_is_shown_walks() -> None:
    table = lay("1 c5 north, 6 f4 west", heirs="1:1a", points=3)
    assert [len(table.view(player)["walks"]) for player in (1, 2, None)] == [2, 0, 0]
