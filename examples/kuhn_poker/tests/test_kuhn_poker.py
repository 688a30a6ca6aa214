"""A test for every clause, named after it, and one for the bots."""

from typing import Any

import pytest

import drakes
from drakes.lab.arena import Series, play_number

GAMES = 200


def view(match: drakes.Match, seat: int | None = None) -> Any:
    """What a player sees, or everybody."""
    return match.view(seat)


def dealt(*cards: str) -> drakes.Match:
    """A match in which the players hold these cards."""
    for seed in range(1000):
        match = drakes.Match("kuhn_poker", len(cards), seed)
        if [view(match, seat).seats[seat].card for seat in range(len(cards))] == list(cards):
            return match
    raise AssertionError(f"no seed deals {cards}")


def after(match: drakes.Match, *said: str) -> drakes.Match:
    """The match after some words."""
    for action in said:
        match.play(action)
    return match


@pytest.mark.parametrize(("seats", "cards"), [(2, {"jack", "queen", "king"}), (3, {"jack", "queen", "king", "ace"})])
def test_kp_1_1_there_is_a_card_more_than_players(seats: int, cards: set[str]) -> None:
    matches = [drakes.Match("kuhn_poker", seats, seed) for seed in range(60)]
    assert {view(match, seat).seats[seat].card for match in matches for seat in range(seats)} == cards


def test_kp_1_2_everyone_has_put_the_ante_into_the_pot() -> None:
    seen = view(drakes.Match("kuhn_poker", 3))
    assert (seen.pot, [seat.chips for seat in seen.seats]) == (3, [1, 1, 1])


def test_kp_1_3_a_card_is_seen_by_its_player_alone() -> None:
    match = dealt("king", "queen")
    assert [seat.card for seat in view(match, 0).seats] == ["king", None]
    assert [seat.card for seat in view(match).seats] == [None, None]
    assert match.why_not("deal jack") == "KP-1.3"


def test_kp_2_1_the_players_speak_in_turn() -> None:
    match = dealt("jack", "queen", "king")
    assert [match.to_move, after(match, "check").to_move, after(match, "check").to_move] == [0, 1, 2]


def test_kp_2_2_while_nobody_has_bet_one_checks_or_bets() -> None:
    match = dealt("jack", "queen")
    assert [match.text(action) for action in match.legal()] == ["check", "bet"]
    assert (match.why_not("call"), after(match, "bet").why_not("check")) == ("KP-2.3", "KP-2.2")
    assert (view(match, 0).pot, view(match, 0).seats[0].chips) == (3, 0)


def test_kp_2_3_after_a_bet_everyone_else_answers_once() -> None:
    match = after(dealt("jack", "queen", "king"), "check", "bet", "call")
    assert (match.to_move, [match.text(action) for action in match.legal()]) == (0, ["call", "fold"])
    assert after(match, "fold").is_over


def test_kp_3_1_cards_are_shown_unless_one_player_is_left() -> None:
    shown = after(dealt("jack", "queen", "king"), "bet", "fold", "call")
    assert [seat.card for seat in view(shown).seats] == ["jack", None, "king"]
    alone = after(dealt("jack", "queen"), "bet", "fold")
    assert [seat.card for seat in view(alone).seats] == [None, None]
    assert alone.why_not("check") == "KP-3.1"


@pytest.mark.parametrize(
    ("said", "chips"),
    [
        (("check", "check"), [1, 3]),
        (("check", "bet", "fold"), [1, 3]),
        (("check", "bet", "call"), [0, 4]),
        (("bet", "fold"), [3, 1]),
        (("bet", "call"), [0, 4]),
    ],
)
def test_kp_3_2_and_kp_3_3_the_highest_card_that_was_not_folded_takes_the_pot(
    said: list[str], chips: list[int]
) -> None:
    match = after(dealt("queen", "king"), *said)
    assert match.scores() == chips
    assert match.places() == ([1, 2] if chips[0] > chips[1] else [2, 1])


def test_the_search_beats_random_play() -> None:
    series = Series("kuhn_poker", 2, ("expert", "random"))
    results = [play_number(series, number) for number in range(GAMES)]
    chips = [score for one in results for player, score in zip(one.players, one.scores, strict=True) if player == 0]
    won = sum(share for one in results for player, share in zip(one.players, one.shares, strict=True) if player == 0)
    assert won > 0.6 * GAMES
    assert sum(chips) > 2.2 * GAMES
