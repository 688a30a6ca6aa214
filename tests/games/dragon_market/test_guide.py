"""What newcomers are told in Dragon Market, and the warning before a turn ends that could have won."""

from __future__ import annotations

from drakes.core.events import Event
from drakes.core.guide import Caution, Moment, Possible, Said
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.people.guide import goal, possible, tips, warn
from drakes.games.dragon_market.rules.state import State
from tests.games.dragon_market.table import Table, goods, lay
from tests.games.dragon_market.test_5_end import coming_home

NUMBER, TEXT = GAME.rules.actions.parse, GAME.rules.actions.text


def known(table: Table) -> State:
    """What whoever is to move may know."""
    state: State = GAME.rules.codec.copy(table.state)
    GAME.rules.hide(table.box, state, table.state.seat)
    return state


def warned(table: Table) -> Caution | None:
    return warn(table.box, known(table), NUMBER("end"), [])


def told(table: Table, *events: Event, refused: str | None = None) -> dict[str, Said]:
    return {tip.name: tip for tip in tips(Moment(table.box, known(table), events, refused=refused))}


def rows(table: Table) -> dict[str, Possible]:
    return {row.name: row for row in possible(table.box, known(table))}


def test_an_end_of_turn_that_could_win() -> None:
    table = coming_home(1)
    assert warned(table) == Caution("can_win", {"count": 1}, [NUMBER("step west")])
    table.play(*(TEXT(action) for action in [NUMBER("step west")]))
    assert table.state.winner == 0


def test_not_with_a_card_before_the_last_nor_without_the_goods() -> None:
    assert warned(coming_home(0)) is None
    table = coming_home(1)
    table.state.collected[0] = goods("bonsai")
    assert warned(table) is None


def test_coins_count_for_the_way_home() -> None:
    table = coming_home(1)
    table.state.points = 0
    assert warned(table) is None
    table.state.coins[0] = 1
    assert warned(table) == Caution("can_win", {"count": 1}, [NUMBER("coin"), NUMBER("step west")])


def test_a_secret_card_of_ones_own_counts_and_nobody_elses_is_looked_at() -> None:
    table = coming_home(2, red_cards=True)
    assert warned(table) is not None


def test_walking_says_the_nearest_good_and_its_price() -> None:
    table = lay("1 d5 north", heirs="1:1b", goods="1a bonsai 2", cards="1:blue_3", points=7)
    found = rows(table)
    assert {"slide", "turn", "coin", "end"} <= set(found)
    assert (found["coin"].actions, found["coin"].clause) == ([], "DM-3.3")
    assert found["end"].arguments == {"count": 7}
    near = lay("1 d5 north, 2 e4 east", heirs="1:1a", goods="2a bonsai 2", cards="1:blue_3", points=7)
    assert "walk" in rows(near) or rows(near)["walk_to"].arguments["good"] == "bonsai"


def test_goal_says_how_many_cards() -> None:
    table = lay()
    assert goal(table.box, table.state) == Said("goal", {"count": 2})
    assert goal(table.box, lay(seats=3).state) == Said("goal", {"count": 3})
    assert goal(table.box, lay(teams=True).state) == Said("goal_team", {"count": 4})


def test_tips_of_ones_own_turn() -> None:
    table = lay("1 d5 north", heirs="1:1b", cards="1:blue_3", points=6)
    assert told(table)["points"].arguments == {"count": 6}
    assert "in_passing" in told(table, Event("took", {"seat": 0, "good": 0}))
    assert "coins" in told(table, Event("coins_earned", {"seat": 0, "coins": 2}))
    assert "sailor" in told(table, refused="DM-4.3")
    assert "sailor" not in told(table)
    assert "now_home" in told(coming_home(0))


def test_tips_about_boats_and_rivals() -> None:
    table = lay("1 d5 north", heirs="1:1b 2:1a", goods="1a bonsai 1", cards="1:blue_3", points=6)
    turn, slid = Event("turn", {"seat": 1}), Event("slid", {"boat": 0, "way": 0, "distance": 0})
    assert "went_along" in told(table, turn, slid)
    assert "went_along" not in told(table, slid), "I did it myself"
    assert told(table, Event("took", {"seat": 1, "good": 0}))["one_left"].arguments["seat"] == 1
    table.state.validated[1] = 1 << 9
    assert told(table)["one_card_more"].arguments["seat"] == 1
