"""Encoding: actions turn from number to text to structure and back exactly; what is unknown is refused."""

import pytest

from drakes.core.actions import Action
from drakes.core.box import BoxDocument
from drakes.core.editions import box_names, load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.position import position_from_json, position_from_text, position_to_json, position_to_text


def test_every_action_has_a_text_of_its_own_and_back(game: Game) -> None:
    texts = [game.rules.actions.text(action) for action in range(game.rules.actions.size)]
    assert len(set(texts)) == len(texts)
    assert [game.rules.actions.parse(text) for text in texts] == list(range(game.rules.actions.size))


def test_every_action_has_a_structure_of_its_own_and_back(game: Game) -> None:
    structures = [game.rules.actions.structured(action) for action in range(game.rules.actions.size)]
    assert [game.rules.actions.number(structure) for structure in structures] == list(range(game.rules.actions.size))


def test_ranges_follow_one_another_without_gaps(game: Game) -> None:
    next_first = 0
    for found in game.rules.actions:
        assert found.first == next_first
        next_first += found.size
    assert next_first == game.rules.actions.size


@pytest.mark.parametrize("text", ["", "fly", "fly me", "discard 1 2 3 4 5"])
def test_an_unknown_text_is_refused(game: Game, text: str) -> None:
    with pytest.raises(DrakesError):
        game.rules.actions.parse(text)


@pytest.mark.parametrize("number", [-1, 10**9])
def test_an_unknown_number_is_refused(game: Game, number: int) -> None:
    with pytest.raises(DrakesError, match="is no action"):
        game.rules.actions.text(number)


def test_a_structure_with_a_missing_or_unknown_argument_is_refused(game: Game) -> None:
    for found in game.rules.actions:
        whole = game.rules.actions.structured(found.first)
        with pytest.raises(DrakesError, match="takes the arguments"):
            game.rules.actions.number(Action(whole.kind, {**whole.arguments, "wings": "2"}))
        for name in whole.arguments:
            with pytest.raises(DrakesError, match="takes the arguments"):
                game.rules.actions.number(Action(whole.kind, {k: v for k, v in whole.arguments.items() if k != name}))
            with pytest.raises(DrakesError, match="is no"):
                game.rules.actions.number(Action(whole.kind, {**whole.arguments, name: "wings"}))


def test_an_unknown_option_or_value_is_an_error(game: Game) -> None:
    seats = game.rules.seats.start
    with pytest.raises(DrakesError, match="no option 'wings'"):
        game.new_state(seats, {"wings": True})
    for name in game.people.options.by_name:
        with pytest.raises(DrakesError, match=name):
            game.new_state(seats, {name: "wings"})


@pytest.mark.parametrize("seats", [-1, 0, 100])
def test_a_wrong_number_of_seats_is_an_error(game: Game, seats: int) -> None:
    with pytest.raises(DrakesError, match="players"):
        game.new_state(seats)


def test_options_are_read_back_as_they_were_written(game: Game) -> None:
    for name, option in game.people.options.by_name.items():
        state = game.rules.state()
        for value in option.values:
            game.people.options.write(state.options, {name: value})
            assert game.people.options.read_all(state.options)[name] == value
            assert option.read(str(value)) == value


def test_every_box_loads_and_an_unknown_one_is_an_error(game: Game) -> None:
    assert "standard" in box_names(game)
    for name in box_names(game):
        load_box(game, name)
    with pytest.raises(DrakesError, match="no box 'wings'"):
        load_box(game, "wings")
    with pytest.raises(DrakesError, match="empty"):
        game.people.read_box(BoxDocument("empty", {}))


def test_a_damaged_position_is_refused(game: Game) -> None:
    state = game.new_state(game.rules.seats.start)
    text, data = position_to_text(game, state), position_to_json(game, state)
    for wrong in ("", text[:-5], text[:-6] + "!!!!!!", "other." + text):
        with pytest.raises(DrakesError):
            position_from_text(game, wrong)
    damaged = [
        {**data, "schema": "0"},
        {**data, "game": "other"},
        {**data, "state": {**data["state"], "wings": 1}},
        {**data, "state": {**data["state"], "seats": 10**12}},
        {**data, "state": {**data["state"], "seats": True}},
        {**data, "state": {**data["state"], "options": 3}},
        {**data, "state": None},
        [],
    ]
    for wrong_data in damaged:
        with pytest.raises(DrakesError):
            position_from_json(game, wrong_data)
