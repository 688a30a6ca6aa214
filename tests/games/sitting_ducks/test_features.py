"""What a learning program sees: compared with the same told in another way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from drakes.core.position import record_to_json
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import CARDS, SWIMMERS, Table, lay, new_table, options_of


def features(table: Table, seat: int) -> Any:
    """The features of a seat, written over a buffer full of rubbish."""
    out = GAME.rules.features()
    GAME.rules.observe(table.box, noise(table).seen_by(1).state, out)
    GAME.rules.observe(table.box, table.seen_by(seat).state, out)
    return record_to_json(out)


def noise(table: Table) -> Table:
    """A table on which everything is there that can be there."""
    other = lay("B/G^1 G/B^2 O/Y^3 Y/O B/Y w", "1 2 3 4 5 6", "shoot shoot shoot", pile="", seats=4)
    other.state.observer, other.state.out[:] = 0, [1] * 6
    other.state.queue[:], other.state.queued, other.state.points[:] = [6] * 30, 30, [9] * 6
    return other


def expected(table: Table, seat: int) -> dict[str, Any]:
    """The features of a seat, from the true table."""
    state, seen, me = table.state, table.seen_by(seat).state, seat - 1
    around = [(me + i) % state.seats for i in range(state.seats)]
    colours = SWIMMERS[state.colours[me] : 6] + SWIMMERS[: state.colours[me]]
    swimmers = colours + "w"

    def places(text: str) -> dict[str, Any]:
        cards, _, laid = text.partition("^")
        top, _, under = cards.partition("/")
        shield = around.index(int(laid) - 1) if laid else -1
        return {
            "duck": [int(c == top) for c in colours],
            "water": int(top == "w"),
            "hidden": [int(c == under) for c in colours],
            "bottoms_up": [int(i == shield) for i in range(6)],
        }

    line = [places(text) for text in (table.line.split() + [""] * 6)[:6]]
    queue = (table.queue.split() + [""] * 6)[:6]
    unseen = table.pile
    for other in around[1:]:
        unseen.update(card for card in table.hand(other + 1) if card)
    own = table.hand(seat)

    def seats(values: list[int]) -> list[int]:
        return values + [0] * (6 - len(values))

    def team(other: int) -> int:
        teams = {"off": other, "twos": other % (2 if state.seats == 4 else 3), "threes": other % 2}
        return teams[str(GAME.people.options.read_all(state.options)["teams"])]

    known = [SWIMMERS[seen.colours[s]] if seen.colours[s] >= 0 else "" for s in around]
    return {
        "line": [{**spot, "sight": state.sights >> i & 1} for i, spot in enumerate(line)],
        "hand": [{"card": [int(card == held) for card in CARDS]} for held in own],
        "mix": [table.mix.count(c) for c in swimmers],
        "queue": [{"kind": [int(c == kind) for c in swimmers]} for kind in queue],
        "queued": state.queued,
        "discards": [table.discards[card] for card in CARDS],
        "unseen": [unseen[card] for card in CARDS],
        "left": [table.ducks(c) for c in colours],
        "out": seats([state.out[s] for s in around]),
        "colours": seats([colours.index(c) + 1 if c else 0 for c in known]),
        "partners": seats([int(team(s) == team(me)) for s in around]),
        "points": seats([min(127, state.points[s]) for s in around]),
        "to_move": seats([int(s == state.seat) for s in around]),
        "arranging": int(table.phase == "arrange"),
        "arranged": state.arranged,
        "options": [getattr(state.options, name) for name in GAME.people.options.by_name],
    }


@pytest.mark.parametrize("variant", GAME.people.variants)
def test_features_tell_what_the_seat_knows(variant: str) -> None:
    chance = Random(variant)
    table = new_table(6, **options_of(variant))
    if variant in ("standard", "points", "tough_ducks"):
        table = new_table(4, **options_of(variant))
    compared = 0
    while table.legal() and compared < 60:
        legal = table.legal()
        table.play(chance.choices(list(legal), list(legal.values()))[0])
        if table.mover != "over" and table.state.turn and (chance.random() < 0.15 or table.phase == "arrange"):
            seat = chance.randint(1, table.state.seats)
            assert features(table, seat) == expected(table, seat)
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_features_of_a_rich_position(seat: int) -> None:
    table = lay(
        "B/G^2 G^4 w O/Y w Y^1", "2 3 6", "shoot misfire two_birds", queue="w O G Y Y B B", pond="w B", points=5
    )
    table.state.points[:4] = [1, 126, 127, 300]
    table.state.hands[2].ages[1] = 2
    assert features(table, seat) == expected(table, seat)


def test_sd_v1_features_tell_a_colour_only_when_it_is_known() -> None:
    table = lay("B G w O w w", colours="G Y B O", secret_colours=True, pond="w w")
    assert features(table, 1)["colours"] == [1, 3, 0, 0, 0, 0]


def test_sd_r16_features_of_one_seat_do_not_depend_on_others_hands() -> None:
    table = lay("B G w O Y w", hands={2: "shoot shoot misfire", 3: "quick_shot shoot misfire"})
    other = lay("B G w O Y w", hands={3: "shoot shoot misfire", 2: "quick_shot shoot misfire"})
    assert features(table, 1) == features(other, 1)
