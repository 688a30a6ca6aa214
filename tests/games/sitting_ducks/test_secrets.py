"""What a seat may know, and what it may guess."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import prod
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakes.core.game import EVERYTHING
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.rules import hide
from tests.games.sitting_ducks.table import CARDS, Table, lay, new_table, options_of

UNKNOWN = -2
LINE = "B G w O Y w"


def random_table(variant: str, seed: int, actions: int) -> Table:
    """A position of a random game."""
    chance = Random(seed)
    seats = [
        n
        for n in GAME.rules.seats
        if not GAME.people.refuse_options(n, GAME.people.options.complete(GAME.people.variants[variant]))
    ]
    table = new_table(chance.choice(seats), **options_of(variant))
    for _ in range(actions):
        legal = table.legal()
        if not legal:
            break
        table.play(chance.choices(list(legal), list(legal.values()))[0])
    return table


def guessed(hidden: Table, seed: int) -> Table:
    """A full table that fits what the observer of a hidden one knows."""
    table = hidden.copy()
    assert GAME.rules.guess(table.box, table.state, seed)
    return table


# Hiding


def test_sd_r16_others_cards_go_back_to_the_pile_they_came_from() -> None:
    table = lay(LINE, hand="shoot misfire two_birds", hands={2: "bump_left bump_left quick_shot"})
    seen = table.seen_by(1)
    assert seen.pile == table.pile + Counter(c for seat in (2, 3, 4) for c in table.hand(seat))
    assert list(seen.state.hands[1].cards) == [UNKNOWN] * 3


def test_sd_r16_ones_own_hand_stays() -> None:
    table = lay(LINE, hand="shoot misfire two_birds")
    assert table.seen_by(1).hand(1) == ["shoot", "misfire", "two_birds"]


def test_sd_r16_how_many_lie_in_the_pile_stays_known() -> None:
    assert lay(LINE).seen_by(1).state.pile_size == 40


def test_sd_r16_an_older_card_is_known_not_to_come_from_the_pile() -> None:
    table = lay(LINE, seats=3, hands={2: "misfire bump_left shoot", 3: "quick_shot shoot shoot"})
    table.state.hands[1].ages[0], table.state.hands[2].ages[0], table.state.hands[1].ages[1] = 1, 2, 1
    seen = table.seen_by(1)
    entries = [(1, "misfire"), (1, "bump_left"), (2, "quick_shot")]
    assert list(seen.state.loose) == [age * 32 + CARDS.index(card) for age, card in entries] + [0] * 15
    assert seen.pile == table.pile + Counter(shoot=3)


def test_sd_r16_loose_cards_do_not_tell_whose_they_are() -> None:
    table = lay(LINE, seats=3, hands={2: "misfire shoot shoot", 3: "quick_shot shoot shoot"})
    table.state.hands[1].ages[0] = table.state.hands[2].ages[0] = 1
    other = lay(LINE, seats=3, hands={2: "quick_shot shoot shoot", 3: "misfire shoot shoot"})
    other.state.hands[1].ages[0] = other.state.hands[2].ages[0] = 1
    assert table.seen_by(1).state == other.seen_by(1).state


def test_sd_r16_all_eighteen_cards_may_be_loose() -> None:
    table = lay(LINE, seats=6)
    for hand in table.state.hands:
        hand.ages[:] = [1, 1, 1]
    held = sorted(32 + CARDS.index(card) for seat in range(1, 7) for card in table.hand(seat))
    assert list(table.seen_by(0).state.loose) == held


def test_sd_r16_nobody_sees_no_hand() -> None:
    seen = lay(LINE).seen_by(0)
    assert [list(hand.cards) for hand in seen.state.hands[:4]] == [[UNKNOWN] * 3] * 4
    assert seen.state.observer == -1


def test_sd_r16_an_empty_slot_stays_empty() -> None:
    table = lay(LINE, hand="take_aim")
    table.play("take_aim a 1")
    assert table.seen_by(2).state.hands[0].cards[0] == -1


def test_sd_r16_what_is_barred_stays_known() -> None:
    table = lay("G G w O Y w", hand="shoot hang_back misfire")
    table.play("discard a shoot")
    assert table.seen_by(2).state.hands[0].barred == table.state.hands[0].barred


def test_sd_r10_the_mix_and_the_queue_are_known_to_all() -> None:
    table = lay(LINE, pond="w B", queue="w G")
    assert (table.seen_by(3).mix, table.seen_by(3).queue) == ("B w", "w G")


def test_sd_v1_others_colours_are_hidden() -> None:
    table = lay(LINE, colours="Y B G O", secret_colours=True)
    assert table.seen_by(2).state.colours[:4] == [UNKNOWN, 0, UNKNOWN, UNKNOWN]


def test_sd_v1_without_secret_colours_they_are_not() -> None:
    assert lay(LINE).seen_by(2).state.colours[:4] == [0, 1, 2, 3]


def test_sd_v1_before_a_colour_is_drawn_there_is_none() -> None:
    table = new_table(3, secret_colours=True)
    table.play("colour orange")
    assert table.seen_by(2).state.colours[:3] == [UNKNOWN, -1, -1]


# Guessing


@pytest.mark.parametrize("variant", GAME.people.variants)
@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 600))
def test_sd_r16_a_guess_gives_the_seat_the_same_table(variant: str, seed: int, actions: int) -> None:
    table = random_table(variant, seed, actions)
    for seat in range(table.state.seats + 1):
        hidden = table.seen_by(seat)
        guess = guessed(hidden, seed)
        assert guess.state.observer == EVERYTHING
        assert sum(guess.state.pile) == guess.state.pile_size
        assert guess.seen_by(seat).state == hidden.state


def test_sd_r16_a_guess_depends_on_the_seed() -> None:
    hidden = lay(LINE).seen_by(1)
    assert guessed(hidden, 1).state == guessed(hidden, 1).state
    assert len({tuple(guessed(hidden, seed).hand(2)) for seed in range(20)}) > 10


def test_sd_r16_a_seed_gives_the_same_guess_on_every_machine() -> None:
    table = lay("B G w O w w", colours="G Y B O", secret_colours=True, seats=4)
    table.state.hands[1].barred[1], table.state.hands[3].barred[:] = bits("take_aim"), [bits("shoot", "misfire")] * 3
    guess = guessed(table.seen_by(1), 7)
    assert guess.state.colours[:4] == [1, 3, 2, 0]
    assert [guess.hand(seat) for seat in (2, 3, 4)] == [
        ["take_aim", "duck_and_cover", "shoot"],
        ["take_aim", "quick_shot", "double_barrel"],
        ["move_ahead", "take_aim", "bump_right"],
    ]


def test_sd_r16_a_guess_deals_all_that_is_unknown() -> None:
    guess = guessed(lay(LINE).seen_by(1), 7)
    assert all(all(guess.hand(seat)) for seat in (1, 2, 3, 4))


def test_sd_r16_no_card_is_guessed_where_it_is_barred() -> None:
    table = lay("G G w O Y w", hand="shoot hang_back misfire")
    table.play("discard a shoot", "draw take_aim")
    hidden = table.seen_by(2)
    barred = table.state.hands[0].barred[1]
    cards = [guessed(hidden, seed).state.hands[0].cards[slot] for seed in range(100) for slot in (1, 2)]
    assert not any(barred >> card & 1 for card in cards)


def test_sd_r16_where_nothing_fits_no_deal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hide, "TRIES", 3)
    hidden = small_deal([("shoot", 0)], "")
    hidden.state.hands[1].barred[0] = bits("shoot")
    assert not GAME.rules.guess(hidden.box, hidden.state, 1)


def bits(*cards: str) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def small_deal(held: list[tuple[str, int]], pile: str, barred: tuple[int, ...] = ()) -> Table:
    """Players 2 and 3 hold a few cards of some age, the pile has a few more; player 1 looks on."""
    table = lay(LINE, seats=3)
    table.state.pile[:] = [pile.split().count(card) for card in CARDS]
    table.state.pile_size = sum(table.state.pile)
    for i in range(6):
        hand, slot = table.state.hands[1 + i // 3], i % 3
        card, age = held[i] if i < len(held) else (None, 0)
        hand.cards[slot] = CARDS.index(card) if card else -1
        hand.ages[slot] = age
        hand.barred[slot] = barred[i] if i < len(barred) else 0
    return table.seen_by(1)


def all_guesses(hidden: Table, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, ...], Fraction]:
    """The chance of every deal that a first attempt gives, by trying all numbers that it may draw."""
    chances: dict[tuple[str, ...], Fraction] = {}
    drawn: list[int] = []
    asked: list[int] = []

    def below(_: int, ways: int) -> int:
        asked.append(ways)
        if len(asked) > len(drawn):
            drawn.append(0)
        return drawn[len(asked) - 1]

    monkeypatch.setattr(hide, "TRIES", 1)
    monkeypatch.setattr(hide, "below", below)
    while True:
        asked.clear()
        table = hidden.copy()
        if GAME.rules.guess(table.box, table.state, 1):
            deal = (*table.hand(2), *table.hand(3), *(str(colour) for colour in table.state.colours[:3]))
            chances[deal] = chances.get(deal, Fraction(0)) + Fraction(1, prod(asked))
        while drawn and drawn[-1] + 1 >= asked[len(drawn) - 1]:
            drawn.pop()
        if not drawn:
            return chances
        drawn[-1] += 1


def fitting_deals(held: list[tuple[str, int]], pile: str, barred: tuple[int, ...]) -> Counter[Any]:
    """In how many ways real cards can lie so that every hand is possible."""
    deals: Counter[Any] = Counter({(): 1})
    for age in sorted({age for _, age in held}):
        bag = [card for card, a in held if a == age] + (pile.split() if age == 0 else [])
        slots = [i for i, (_, a) in enumerate(held) if a == age]
        ways: Counter[Any] = Counter()
        for dealt in permutations(bag, len(slots)):
            if not any(barred[i] & bits(card) for i, card in zip(slots, dealt, strict=True) if i < len(barred)):
                ways[tuple(zip(slots, dealt, strict=True))] += 1
        deals = Counter({(*a, *b): n * m for a, n in deals.items() for b, m in ways.items()})
    whole: Counter[Any] = Counter()
    for deal, n in deals.items():
        cards = [dict(deal).get(i, "") for i in range(6)]
        whole[(*cards, "0", "1", "2")] += n
    return whole


SHOTS = bits("shoot", "misfire")
DEALS: list[tuple[list[tuple[str, int]], str, tuple[int, ...]]] = [
    ([("shoot", 0), ("misfire", 0), ("shoot", 0)], "take_aim misfire", ()),
    ([("misfire", 0), ("take_aim", 0), ("shoot", 0)], "shoot misfire", (bits("shoot"),)),
    ([("take_aim", 0), ("take_aim", 0), ("shoot", 0)], "shoot misfire", (SHOTS, bits("shoot"))),
    ([("take_aim", 0), ("take_aim", 0), ("shoot", 0)], "shoot misfire", (bits("shoot"), SHOTS)),
    ([("take_aim", 0), ("misfire", 0), ("shoot", 0)], "quick_shot", (bits("shoot"), bits("take_aim"), bits("misfire"))),
    ([("take_aim", 0), ("misfire", 0), ("shoot", 0), ("shoot", 0)], "misfire", (0, bits("shoot"), 0, bits("misfire"))),
    ([("shoot", 1), ("misfire", 1), ("take_aim", 1)], "shoot", (0, bits("shoot"), bits("shoot", "misfire"))),
    ([("shoot", 1), ("misfire", 0), ("shoot", 2), ("take_aim", 1)], "quick_shot shoot", (bits("take_aim"),)),
    ([("shoot", 1), ("misfire", 1), ("shoot", 2), ("misfire", 2)], "", (0, bits("shoot"), bits("misfire"), 0)),
]


@pytest.mark.parametrize(("held", "pile", "barred"), DEALS)
def test_sd_r16_every_deal_that_fits_is_equally_likely(
    held: list[tuple[str, int]], pile: str, barred: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden = small_deal(held, pile, barred)
    ways = fitting_deals(held, pile, barred)
    chances = all_guesses(hidden, monkeypatch)
    assert set(chances) == set(ways)
    assert len({chances[deal] / ways[deal] for deal in ways}) == 1


@pytest.mark.parametrize(("held", "pile", "barred"), DEALS)
def test_sd_r16_after_attempts_that_failed_everything_is_still_there(
    held: list[tuple[str, int]], pile: str, barred: tuple[int, ...]
) -> None:
    hidden = small_deal(held, pile, barred)
    for seed in range(30):
        assert guessed(hidden, seed).seen_by(1).state == hidden.state


@pytest.mark.parametrize(("held", "pile", "barred"), DEALS)
def test_sd_r16_a_first_attempt_often_fits(
    held: list[tuple[str, int]], pile: str, barred: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    chances = all_guesses(small_deal(held, pile, barred), monkeypatch)
    assert sum(chances.values()) >= Fraction(1, 6)


def test_sd_r16_slots_without_bars_never_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(all_guesses(small_deal(*DEALS[0]), monkeypatch).values()) == 1


def test_sd_v1_every_owner_of_the_unknown_colours_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay("B G w O w w", seats=3, colours="G B O", secret_colours=True, pond="w w")
    for hand in table.state.hands:
        hand.cards[:] = [-1, -1, -1]
    empty = ("",) * 6
    assert all_guesses(table.seen_by(1), monkeypatch) == {
        (*empty, "1", "0", "2"): Fraction(1, 2),
        (*empty, "1", "2", "0"): Fraction(1, 2),
    }


def test_sd_v1_a_colour_that_was_revealed_is_not_guessed() -> None:
    table = lay("B G w O w w", colours="G Y B O", secret_colours=True, pond="w w")
    colours = {tuple(guessed(table.seen_by(1), seed).state.colours[:4]) for seed in range(40)}
    assert colours == {(1, 3, 0, 2), (1, 3, 2, 0)}
