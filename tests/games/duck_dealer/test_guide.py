"""What newcomers are told in Duck Dealer, and the warnings before a fatal choice."""

from __future__ import annotations

import pytest

from drakes.core.events import Event
from drakes.core.guide import Caution, Moment, Possible, Said
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.tips import goal, tips
from drakes.games.duck_dealer.people.warnings import warn
from drakes.games.duck_dealer.people.what_can_i_do import possible
from drakes.games.duck_dealer.rules.state import State
from tests.games.duck_dealer.table import Table, dealt, fly, lay, planet, ready

NUMBER, TEXT = GAME.rules.actions.parse, GAME.rules.actions.text


def known(table: Table) -> State:
    """What whoever is to move may know."""
    state: State = GAME.rules.codec.copy(table.state)
    GAME.rules.hide(table.box, state, table.state.seat)
    return state


def warned(table: Table, text: str) -> Caution | None:
    assert text in table.legal()
    return warn(table.box, known(table), NUMBER(text), [])


def rows(table: Table) -> dict[str, Possible]:
    return {row.name: row for row in possible(table.box, known(table))}


def told(table: Table, *events: Event, before: State | None = None, action: str = "") -> dict[str, Said]:
    moment = Moment(table.box, known(table), events, before, NUMBER(action) if action else None)
    return {tip.name: tip for tip in tips(moment)}


# Warnings


def test_a_ship_without_a_hold_is_warned_of_at_its_last_piece() -> None:
    table = dealt()
    table.play("gear navigator")
    assert warned(table, "gear builder") is None
    table.play("gear builder")
    found = warned(table, "gear merchant")
    assert found is not None
    assert (found.name, found.arguments["gear"], found.arguments["count"]) == ("no_hold", "merchant", 1)
    assert [TEXT(action) for action in found.instead] == ["gear cargo_hold"]
    assert warned(table, "gear cargo_hold") is None


def test_a_ship_with_a_hold_is_not() -> None:
    table = dealt()
    table.play("gear cargo_hold", "gear builder")
    assert warned(table, "gear merchant") is None


def test_a_piece_of_gear_that_makes_slower() -> None:
    table = lay("S2", "1 0 1", "plastic_beads rubber_ducks", gear="cargo_hold merchant merchant")
    table.here.is_built = 1
    price = table.box.yards[table.here.second].price
    table.ship().goods[:] = [0] * 17
    table.ship().aboard = 0
    table.load(1, " ".join(GAME.rules.domains["good"][good] for good in price))
    found = warned(table, "buy")
    assert found is not None
    assert (found.name, found.arguments["steps"], found.arguments["now"]) == ("slower_or_over", 5, 8)
    steps = [steps for steps in table.state.reach[: table.box.planets] if 5 < steps <= 8]
    assert found.arguments["count"] == len(steps)
    assert [TEXT(action) for action in found.instead] == ["replace merchant"]
    assert warned(table, "replace merchant") is None


def test_an_action_turn_for_nothing() -> None:
    table = ready().charge(1, "2 0 0")
    assert warned(table, "act") == Caution("idle_turn", {"count": 2}, [NUMBER("collect build")])
    assert warned(table.charge(1, "3 0 0"), "act") is None
    assert warned(ready().charge(1, "1 0 1"), "act") is None, "the mine could be paid for"


def test_a_flight_that_leaves_goods_behind() -> None:
    table = lay("S1", "1 0 0", "blue_paint " * 3, gear="cargo_hold merchant merchant")
    assert warned(table, fly("C")) is None
    table.load(1, "rubber_ducks")
    found = warned(table, fly("C"))
    assert found is not None
    assert (found.name, found.arguments) == ("left_behind", {"count": 1})


def test_an_end_of_turn_with_markers_that_would_still_pay() -> None:
    table = lay("I1", "3 1 1", "phone_boxes rubber_ducks")
    assert warned(table, "end_turn") == Caution(
        "markers_lost",
        {"count": 1, "action": NUMBER("build_factory modern_radio"), "points": 5},
        [NUMBER("build_factory modern_radio")],
    )
    assert warned(lay("I1", "2 1 1", "phone_boxes rubber_ducks"), "end_turn") is None
    assert warned(lay("I1", "4 1 1", "phone_boxes"), "end_turn") is None


def test_a_delivery_not_made_in_the_last_turn() -> None:
    table = lay("S1", "1 0 1", "satellites", turn=24).consumer("C", "satellites")
    found = warned(table, "end_turn")
    assert found is not None
    assert (found.name, found.arguments) == (
        "last_delivery",
        {"good": "satellites", "planet": planet("C"), "points": 3},
    )
    assert [TEXT(action) for action in found.instead] == [fly("C"), "deliver"]
    assert warned(lay("S1", "1 0 1", "satellites", turn=23).consumer("C", "satellites"), "end_turn") is None
    assert warned(lay("S1", "0 0 1", "satellites", turn=24).consumer("C", "satellites"), "end_turn") is None


def test_every_warning_offers_something_that_can_be_done() -> None:
    table = lay("C", "1 1 1", "satellites", turn=24).consumer("C", "satellites")
    found = warned(table, "end_turn")
    assert found is not None
    assert TEXT(found.instead[0]) in table.legal()


# What can I do?


def test_rows_say_price_points_and_what_lacks() -> None:
    table = lay("I1", "1 1 1", "phone_boxes")
    found = rows(table)
    assert [TEXT(action) for action in found["mine_for"].actions] == ["mine"]
    assert found["mine_for"].arguments == {"good": "rubber_ducks", "good_2": "phone_boxes", "product": "modern_radio"}
    factory = next(row for row in possible(table.box, known(table)) if row.arguments.get("product") == "modern_radio")
    radio = [row for row in possible(table.box, known(table)) if row.name == "build_factory"]
    assert factory.name in ("mine_for", "build_factory")
    lacking = next(row for row in radio if row.arguments["product"] == "modern_radio")
    assert (lacking.actions, lacking.lacks, lacking.points) == ([], ["rubber_ducks"], 5)
    assert lacking.price == {"build": 1}
    assert found["claim"].lacks == ["build", "build"]


@pytest.mark.parametrize("goods", ["satellites", "satellites rubber_ducks phone_boxes", "plastic_beads solar_panels"])
def test_what_a_row_scores_is_what_the_rules_give(goods: str) -> None:
    table = lay("C", "1 2 2", goods).consumer("C", "satellites")
    for row in possible(table.box, known(table)):
        for action in row.actions[:1] if row.points else []:
            other = lay("C", "1 2 2", goods).consumer("C", "satellites")
            other.play(TEXT(action))
            assert other.ship().score == row.points


def test_at_the_turns_begin_each_colour_says_what_the_crew_adds() -> None:
    table = ready(2, "cargo_hold navigator merchant")
    collect = [row for row in possible(table.box, known(table)) if row.name == "collect"]
    got = [tuple(row.arguments[f"{colour}_got"] for colour in ("movement", "build", "trade")) for row in collect]
    assert got == [(2, 0, 1), (1, 1, 1), (1, 0, 2)]


# Tips and goal


def test_the_goal_says_the_numbers_of_the_box() -> None:
    table = ready()
    assert goal(table.box, known(table)).arguments == {
        "turns": 24,
        "build_1": 5,
        "build_2": 15,
        "build_3": 50,
        "deliver_1": 3,
        "deliver_2": 10,
        "deliver_3": 30,
    }


def test_tips_at_the_turns_begin() -> None:
    table = ready(2, "cargo_hold navigator merchant")
    table.charge(1, "0 0 0")
    assert told(table)["collect_or_act"].arguments == {"energy": "build"}
    table = ready().charge(1, "0 1 0").load(1, "phone_boxes rubber_ducks")
    table.put(1, "I1")
    assert told(table)["could_act"].arguments == {"action": NUMBER("build_factory modern_radio")}


def test_tips_of_an_action_turn() -> None:
    assert told(lay())["free_part"].arguments == {"count": 1}
    assert told(lay(turn=7))["two_roads"].name == "two_roads"
    assert "three_roads" in told(lay(turn=13))
    assert told(lay(turn=21))["turns_left"].arguments == {"count": 3}
    assert told(lay("S1", "0 0 1", "blue_paint " * 8))["full_hold"].arguments == {"count": 1}
    assert "exchange" in told(lay("S1").put(2, "S1"))
    spent = lay("S1", "1 5 1")
    spent.play("mine")
    assert told(spent)["four_stay"].arguments == {"kept": 4, "count": 2}


def test_tips_about_places() -> None:
    table = lay("S1", "1 0 0", "phone_boxes rubber_ducks").factory("C", "modern_radio")
    assert told(table)["makeable"].arguments["planet"] == planet("C")
    yard = lay("S1")
    yard.here.is_built = 1
    assert told(yard)["gear"].arguments["steps"] == 5
    fresh = lay("S1", "2 0 0")
    before = known(fresh)
    near = min(range(1, fresh.box.planets), key=lambda n: before.reach[n] if before.reach[n] else 99)
    fresh.play(f"fly {near + 1}")
    names = told(fresh, before=before, action=f"fly {near + 1}")
    assert ("new_consumer" in names) or ("steps_lost" in names)


def test_tips_about_others() -> None:
    built = Event("factory_built", {"seat": 1, "product": 3})
    assert told(ready(), built)["for_everyone"].arguments["seat"] == 1
    assert "for_everyone" not in told(ready(), Event("factory_built", {"seat": 0, "product": 3}))
    table = lay().empty_supply(1)
    assert told(table)["short_supply"].arguments == {"energy": "build"}
