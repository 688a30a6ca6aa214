"""What the search thinks of positions: chances that make one whole, and move the way people would say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drakes.core.chance import stream
from drakes.core.errors import DrakesError
from drakes.core.game import CERTAIN, NATURE, OVER
from drakes.games.sitting_ducks import GAME
from drakes.laws.cases import Case
from tests.games.sitting_ducks.table import Table, lay

UNARMED = {
    1: "hang_back hang_back hang_back",
    2: "bump_left bump_right take_aim",
    3: "take_aim take_aim take_aim",
    4: "line_forward line_forward line_forward",
}
LINE = "B G O Y w w"


def chances(table: Table) -> list[int]:
    out = [-1] * table.state.seats
    GAME.bots.value(table.box, table.state, out)  # type: ignore[misc]
    return out


def of_first(line: str = LINE, sights: str = "", **more: object) -> int:
    """The chance of the first player where the second is to move and nobody can shoot, unless told."""
    given = {"seat": 2, "hands": UNARMED, "hand": UNARMED[2], **more}
    return chances(lay(line, sights, **given))[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", GAME.people.variants)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_chances_make_one_whole_in_every_position_of_a_game(variant: str, seats: int) -> None:
    case = Case(GAME, seats, variant)
    try:
        case.start()
    except DrakesError:
        pytest.skip("no such table")
    seen = 0
    for state, _, _ in case.walk(stream(seats, 0)):
        if case.game.rules.to_move(state) not in (NATURE, OVER):
            found = chances(Table(state, case.box))
            assert min(found) >= 0
            assert CERTAIN - 2 * seats <= sum(found) <= CERTAIN
            seen += 1
    assert seen > 10


def test_whoever_has_no_duck_left_cannot_win() -> None:
    found = chances(lay("G O Y w w w", pond="G O Y"))
    assert found[0] == 0
    assert min(found[1:]) > 0


def test_more_ducks_are_better() -> None:
    few, more = (chances(lay(LINE, pond=pond))[0] for pond in ("B G G G O O Y Y", "B B G G G O O Y Y"))
    assert few < more


def test_the_step_from_two_ducks_to_the_last_one_costs_more_than_any_before() -> None:
    rest = " G G G G O O O O Y Y Y Y"
    by_number = [chances(lay(LINE, pond="B " * more + rest))[0] for more in range(5)]
    steps = [after - before for before, after in pairwise(by_number)]
    assert by_number == sorted(by_number)
    assert steps[0] == max(steps)


def test_a_sight_over_ones_last_duck_is_worst_where_another_can_shoot_first() -> None:
    pond = "G G O O Y Y"
    free = of_first(pond=pond)
    aimed = of_first(sights="1", pond=pond)
    armed = of_first(sights="1", pond=pond, hand="shoot bump_left bump_right")
    assert armed < aimed < free


def test_who_can_shoot_only_after_ones_own_turn_is_no_danger_yet() -> None:
    pond = "G G O O Y Y"

    def where_armed(*seats: int) -> int:
        hands = {seat: "shoot shoot line_forward" if seat in seats else hand for seat, hand in UNARMED.items()}
        return chances(lay(LINE, "1", hands[3], seat=3, pond=pond, hands=hands))[0]

    assert where_armed(4) < where_armed(2)
    assert where_armed(3, 4) < where_armed(4)


def test_a_hidden_duck_is_better_than_an_open_one_and_its_cover_is_not() -> None:
    open_ones = chances(lay("B G O Y w w", pond="B G O Y"))
    hidden = chances(lay("G/B O Y w w w", pond="B G O Y"))
    assert hidden[0] > open_ones[0]
    assert hidden[1] < open_ones[1]


def test_partners_share_one_chance() -> None:
    found = chances(lay(LINE, pond="B B B G O Y", teams="twos"))
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0] > found[1]


def test_a_partner_without_ducks_wins_with_their_team() -> None:
    found = chances(lay("G O O Y w w", pond="G O Y", teams="twos"))
    assert found[0] == found[2] > 0


def test_points_count_where_they_are_played_for() -> None:
    table = lay("G O O Y w w", pond="G O Y", points=3)
    before = chances(table)
    table.state.points[0] = 20
    assert 0 < before[0] < chances(table)[0]


def test_cards_in_the_hand_count() -> None:
    poor, rich = (of_first(hands={**UNARMED, 1: hand}) for hand in ("hang_back", "quick_shot duck_and_cover misfire"))
    assert poor < rich
