"""Advice of the planner that plays: whole turns with their reasons, and what a turn gave away."""

from drakes.bots.hints import advise
from drakes.bots.reviews import LONG, judge
from drakes.bots.worth import known_after, undoes_itself
from drakes.games.dragon_market import GAME
from tests.games.dragon_market.positions import random_position
from tests.games.dragon_market.table import Table, goods, lay


def about_to_win() -> Table:
    """The last card is complete, and the pontoon within reach."""
    table = lay("6 d1 west, 7 e1 east", heirs="1:7a", goods="6a kite 1, 7a kite 1", cards="1:blue_3", points=6)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.state.validated[0] = 0b110
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


def test_no_two_hints_come_to_the_same_and_none_undoes_itself() -> None:
    for seed in range(4):
        table = random_position(seed)
        box, hidden = table.box, table.hidden(table.state.seat + 1)
        found = advise(GAME, box, hidden, 1)
        ends = {GAME.rules.codec.pack(known_after(GAME, box, hidden, one.steps)) for one in found.hints}
        assert len(ends) == len(found.hints)
        assert not any(undoes_itself(GAME, box, hidden, one.steps) for one in found.hints[1:])
        assert all(one.reason is not None for one in found.hints) or len(found.hints) == 1
