"""Advice of the planner: the points it expects, and what a turn gave away."""

from drakes.bots.choosing import choose
from drakes.bots.hints import advise
from drakes.bots.reviews import judge
from drakes.bots.worth import LONG
from drakes.core.editions import load_box
from drakes.games.duck_dealer import GAME
from drakes.play.match import Match


def test_a_planner_tells_the_points_it_expects_and_the_rest_of_its_turn() -> None:
    match, box = Match(GAME, 3, seed=2), load_box(GAME)
    for n in range(24):
        match.play(choose(GAME, box, match.hidden(match.to_move), match.legal(), "easy", n))
    seat = match.to_move
    assert seat is not None
    found = advise(GAME, box, match.hidden(seat), 1)
    assert found.measure == "points"
    assert found.hints[0].action == choose(GAME, box, match.hidden(seat), match.legal(), "expert", 1)
    assert all(one.action in match.legal() for one in found.hints)
    assert [one.worth for one in found.hints] == sorted((one.worth for one in found.hints), reverse=True)
    assert len(found.outlook) == 3
    assert min(found.outlook) > 0
    assert found.outlook[seat] == found.hints[0].worth
    assert all(one.reason is not None for one in found.hints)
    judged = judge(GAME, box, match.hidden(seat), found.hints[-1].steps, 24, 1)
    assert judged.lost >= 0
    assert judged.measure == "points"


def test_dd_2_6_fitting_out_is_judged_as_one_and_without_a_hold_costs_the_game() -> None:
    match, box = Match(GAME, 3, seed=2), load_box(GAME)
    gear = [GAME.rules.actions.parse(f"gear {kind}") for kind in ("navigator", "builder", "merchant")]
    judged = judge(GAME, box, match.hidden(match.to_move), gear, 0, 1, LONG)
    assert len(judged.better) == len(gear)
    assert judged.remark is not None
    assert judged.remark.kind == "no_hold"
    assert judged.lost > 50
    found = advise(GAME, box, match.hidden(match.to_move), 1)
    assert found.hints[0].reason is not None
    assert found.hints[0].reason.kind == "because_first_ship"
    assert len(found.hints[0].steps) == len(gear)
