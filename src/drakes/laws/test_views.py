"""Views: what every seat sees is what its game says a view is, so that the page's types can be trusted."""

import msgspec

from drakes.core.game import NOBODY
from drakes.laws.cases import Case, is_worth_a_look
from drakes.laws.test_secrets import hidden_from


def test_a_view_is_of_the_type_that_its_game_names(case: Case) -> None:
    game, box = case.game, case.box
    assert issubclass(game.people.view_type, msgspec.Struct)
    for ply, (state, _, _) in enumerate(case.walk(7)):
        for seat in range(NOBODY, case.seats) if is_worth_a_look(ply) else ():
            view = game.people.view(box, hidden_from(game, box, state, seat))
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.people.view_type) == view


def test_a_view_cannot_be_changed(case: Case) -> None:
    assert case.game.people.view_type.__struct_config__.frozen
