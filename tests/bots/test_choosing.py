"""Players by name: from what a seat may know, never from the truth."""

import pytest

from drakes.bots.choosing import choose, find_player, names
from drakes.core.errors import DrakesError
from drakes.core.game import find_game, game_names
from drakes.play.match import Match

GAMES = [find_game(name) for name in game_names()]
BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@BY_NAME
def test_every_game_has_a_random_player_and_it_is_the_weakest(game: object) -> None:
    assert names(game)[0] == "random"  # type: ignore[arg-type]


@BY_NAME
def test_simple_players_answer_with_a_legal_action_and_the_same_one_for_the_same_seed(game: object) -> None:
    match = Match(game, max(game.rules.seats), seed=3)  # type: ignore[arg-type, attr-defined]
    for _ in range(12):
        if match.is_over:
            break
        seat = match.to_move
        assert seat is not None
        for name in ("random", *match.game.bots.players):
            arguments = (match.game, match._box, match.hidden(seat), match.legal(), name, 5)
            action = choose(*arguments)
            assert action in match.legal()
            assert choose(*arguments) == action
        match.play(match.legal()[0])


def test_a_true_state_is_refused() -> None:
    match = Match(GAMES[0], max(GAMES[0].rules.seats))
    with pytest.raises(DrakesError, match="hide it first"):
        choose(match.game, match._box, match._state, match.legal(), "random", 0)


def test_a_state_hidden_for_another_seat_is_refused() -> None:
    match = Match(GAMES[0], max(GAMES[0].rules.seats))
    assert match.to_move is not None
    other = (match.to_move + 1) % match.seats
    with pytest.raises(DrakesError, match="hide it first"):
        choose(match.game, match._box, match.hidden(other), match.legal(), "random", 0)


@pytest.mark.parametrize("name", ["genius", "random*0", "random*x", "*2"])
def test_an_unknown_player_is_refused_by_name(name: str) -> None:
    match = Match(GAMES[0], max(GAMES[0].rules.seats))
    with pytest.raises(DrakesError, match=r"no player '.+'; it has random"):
        choose(match.game, match._box, match.hidden(match.to_move), match.legal(), name, 0)


def test_a_bot_may_be_given_more_time() -> None:
    assert find_player(GAMES[0], "random*16") == ("random", 16)
    assert find_player(GAMES[0], "random") == ("random", 1)
