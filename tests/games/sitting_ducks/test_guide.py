"""What newcomers are told in Sitting Ducks, and the warnings before a fatal shot."""

from __future__ import annotations

from drakes.core.events import Event
from drakes.core.game import EVERYTHING
from drakes.core.guide import Caution, Moment, Possible, Said
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.people.foresight import foresees
from drakes.games.sitting_ducks.people.guide import goal, possible, tips, warn
from drakes.games.sitting_ducks.rules.state import State
from tests.games.sitting_ducks.table import Table, lay


def known(table: Table) -> State:
    """What whoever is to move may know."""
    state: State = GAME.rules.codec.copy(table.state)
    GAME.rules.hide(table.box, state, table.state.seat)
    return state


def warned(table: Table, text: str) -> Caution | None:
    """The warning before an action, from the events of it that its mover foresees."""
    assert table.state.observer == EVERYTHING
    before, seat = known(table), table.state.seat
    table.play(text)
    events = [event for event in GAME.rules.events.read(table.log, seat) if event.kind]
    return warn(table.box, before, GAME.rules.actions.parse(text), events[: foresees(table.state, events).events])


def told(table: Table, *events: Event) -> dict[str, Said]:
    return {tip.name: tip for tip in tips(Moment(table.box, known(table), events))}


def rows(table: Table) -> dict[str, Possible]:
    return {str(row.arguments["card"]): row for row in possible(table.box, known(table))}


def test_a_shot_at_ones_own_last_duck() -> None:
    assert warned(lay("B G O w w w", sights="1", hand="shoot", pond="w"), "shoot a 1") == Caution("last_duck")
    assert warned(lay("B G O w w w", sights="1", hand="shoot", pond="w B"), "shoot a 1") is None
    assert warned(lay("B G O w w w", sights="2", hand="shoot", pond="w"), "shoot a 2") is None


def test_a_shot_that_makes_a_rival_win() -> None:
    assert warned(lay("B G w w w w", sights="1", hand="shoot", pond="w"), "shoot a 1") == Caution(
        "rival_wins", {"seat": 1}
    )
    assert warned(lay("B G w w w w", sights="2", hand="shoot", pond="w"), "shoot a 2") is None, "I win"


def test_with_secret_colours_only_ones_own_duck_is_spoken_of() -> None:
    mine = lay("B G O w w w", sights="1", hand="shoot", pond="w", secret_colours=True)
    assert warned(mine, "shoot a 1") == Caution("last_duck")
    last = lay("B G w w w w", sights="1", hand="shoot", pond="w", secret_colours=True)
    assert warned(last, "shoot a 1") == Caution("last_duck"), "who would win is not told"
    other = lay("B G O w w w", sights="2", hand="shoot", pond="w", secret_colours=True)
    assert warned(other, "shoot a 2") is None


def test_a_team_or_points_can_still_win_without_ones_ducks() -> None:
    teams = lay("B G O Y w w", sights="1", hand="shoot", pond="w", teams="twos")
    assert warned(teams, "shoot a 1") is None


def test_cards_with_their_targets_and_reasons() -> None:
    found = rows(lay("B G O w w w", sights="2 3", hand="shoot take_aim two_birds"))
    assert len(found["shoot"].actions) == 2
    assert found["shoot"].arguments["count"] == 2
    none = rows(lay("B G O w w w", hand="shoot take_aim two_birds"))
    assert (none["shoot"].actions, none["shoot"].clause) == ([], "SD-5.2")


def test_goal() -> None:
    table = lay("B G O w w w")
    assert goal(table.box, table.state) == Said("goal")
    assert goal(table.box, lay("B G O w w w", teams="twos").state) == Said("goal_team")
    assert goal(table.box, lay("B G O w w w", points=2).state) == Said("goal_points")


def test_tips_of_the_line() -> None:
    assert told(lay("B G O w w w", sights="1", hand="shoot"))["aimed_at"].arguments == {"number": 1}
    assert "aimed_at" not in told(lay("B G O w w w", sights="2", hand="shoot"))
    found = told(lay("B/O G K^2 w w w", hand="take_aim", seats=6))
    assert found["covered"].things == ["place:1"]
    assert found["diving"].arguments == {"seat": 1}


def test_tips_of_the_hand() -> None:
    assert "three_cards" in told(lay("B G O w w w", hand="take_aim"))
    found = told(lay("B G O w w w", hand="shoot shoot shoot"))
    assert next(iter(found)) == "nothing_fits"


def test_tips_of_what_happened() -> None:
    table = lay("B G O w w w", hand="take_aim")
    assert "closes_up" in told(table, Event("hit", {"place": 0, "colour": 1}))
    march = Event("played", {"seat": 1, "slot": 0, "card": GAME.rules.domains["card"].index("line_forward")})
    assert "in_the_pond" in told(table, march)
    out = told(lay("B G w w w w", hand="take_aim", pond="w O"))
    assert out["out"].arguments == {"seat": 3}
    assert "nearly_over" in told(lay("B G w w w w", hand="take_aim", pond="w"))
