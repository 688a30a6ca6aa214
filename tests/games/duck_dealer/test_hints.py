"""Advice of the planner: the points it expects."""

from drakes.bots.choosing import choose
from drakes.bots.hints import advise, judge
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
    judged = judge(GAME, box, match.hidden(seat), found.hints[-1].action, 24, 1)
    assert judged.lost >= 0
    assert judged.measure == "points"


def test_dd_2_6_the_first_gear_is_judged_as_part_of_a_whole_outfit() -> None:
    match, box = Match(GAME, 3, seed=2), load_box(GAME)
    found = advise(GAME, box, match.hidden(match.to_move), 1)
    assert len(found.hints) == 3
    assert min(one.worth for one in found.hints) > found.hints[0].worth / 2
