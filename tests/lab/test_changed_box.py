"""Boxes with values changed: read, written down again, and refused by the value that is wrong."""

import tomllib

import pytest

from drakes.core.box import BoxValueError
from drakes.core.changed_box import values_in, with_changes, written
from drakes.core.editions import box_names, box_of, edition_values
from drakes.core.errors import DrakesError
from drakes.core.game import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_an_edition_that_is_written_down_is_read_as_it_was(name: str) -> None:
    game = find_game(name)
    for box in box_names(game):
        values = edition_values(game, box)
        assert tomllib.loads(written(values)) == values


def test_texts_of_several_lines_quotes_and_odd_keys_are_written_too() -> None:
    values = {"a b": {"text": 'one "two"\nthree\\', "truth": True, "part": 0.5, "é": "x\ty"}}
    assert tomllib.loads(written(values)) == values


def test_a_changed_value_is_the_only_one_that_changes() -> None:
    standard = edition_values(find_game("duck_dealer"))
    changed = with_changes(standard, {"turn_track.spaces": 20})
    before, after = dict(values_in(standard)), dict(values_in(changed))
    assert {key for key in after if after[key] != before[key]} == {"turn_track.spaces"}
    assert before["turn_track.spaces"] == 24


def test_a_value_that_cannot_be_is_named_with_its_bounds() -> None:
    game = find_game("duck_dealer")
    with pytest.raises(BoxValueError, match="99 stands there") as refused:
        box_of(game, with_changes(edition_values(game), {"turn_track.spaces": 99}), "edition")
    assert (refused.value.key, refused.value.span) == ("turn_track.spaces", (1, 60))


def test_a_key_that_a_box_does_not_have_is_refused() -> None:
    with pytest.raises(DrakesError, match="no such value"):
        with_changes(edition_values(find_game("duck_dealer")), {"edition.name": "x"})
