"""Advice of the planner that plays: whole turns with their reasons, and what a turn gave away."""

from drakes.bots.hints import advise
from drakes.bots.reviews import judge
from drakes.bots.worth import LONG
from drakes.games.dragon_market import GAME
from tests.games.dragon_market.table import GOODS, Table, goods, lay


def about_to_win() -> Table:
    """Two players' last cards are complete, and their pontoons within reach; the first is to move."""
    boats, places = "6 d1 west, 7 e1 east, 8 j4 north", "1:7a 2:8b"
    table = lay(boats, heirs=places, goods="6a kite 1, 7a kite 1", cards="1:blue_3 2:blue_4", points=6)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.state.collected[1] = (1 << len(GOODS)) - 1
    table.state.validated[0], table.state.validated[1] = 0b110, 0b110000
    return table


def test_a_win_within_the_turn_is_the_first_hint_and_says_so() -> None:
    table = about_to_win()
    found = advise(GAME, table.box, table.hidden(1), 1)
    assert found.measure == "chance"
    assert found.hints[0].worth == 1
    assert found.hints[0].reason is not None
    assert found.hints[0].reason.kind == "because_win"


def test_not_to_win_at_once_is_measured_by_how_games_go_on() -> None:
    table = about_to_win()
    end = GAME.rules.actions.parse("end")
    judged = judge(GAME, table.box, table.hidden(1), [end], 0, 1, LONG)
    assert judged.outlook[0] == 1
    assert judged.lost > 0.05
    assert judged.remark is not None
    assert judged.remark.kind == "missed_win"
    won = judge(GAME, table.box, table.hidden(1), judged.better, 0, 1, LONG)
    assert won.lost == 0
