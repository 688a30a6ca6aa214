"""Chapter 1 and section B: what is printed, and what an edition file may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.rules.board import space_at, spot_of
from drakes.games.dragon_market.rules.state import Box
from tests.games.dragon_market.table import CARDS, GOODS, lay, name_of, start

STANDARD = GAME.people.folder / "boxes" / "standard.toml"


def read() -> Box:
    """The standard edition, read anew."""
    box: Box = load_box(GAME)
    return box


def asked(first: int, end: int) -> list[list[str]]:
    """The goods of some cards."""
    box = read()
    return [[good for i, good in enumerate(GOODS) if box.cards[c].goods >> i & 1] for c in range(first, end)]


def test_dm_1_1_there_are_twenty_goods_of_two_tokens_and_twelve_coins() -> None:
    out = [0] * len(GAME.rules.piece_names)
    GAME.rules.pieces(read(), start().state, out)
    assert out[:21] == [2] * 20 + [12]


def test_dm_1_1_there_are_ten_blue_and_thirteen_red_cards() -> None:
    assert [sum(name.startswith("blue") for name in CARDS), len(CARDS)] == [10, 23]


def test_dm_1_2_the_two_squares_without_the_sailor_carry_goods() -> None:
    table = lay("1 d5 north, 6 f5 east", goods="1b vase 2, 6a frog 1")
    boats = [table.view()["boats"][i] for i in (0, 5)]
    assert [[s["square"] for s in boat["spaces"]] for boat in boats] == [["d4", "d6"], ["g5", "h5"]]
    assert [[s["good"] for s in boat["spaces"]] for boat in boats] == [[None, "vase"], ["frog", None]]


def test_dm_1_2_each_space_is_one_of_the_two_spots_beside_a_sailor() -> None:
    spots = [spot_of(space) for space in range(20)]
    assert spots == [spot for spot in range(30) if spot % 3 != 0]
    assert [space_at(spot) for spot in spots] == list(range(20))


def test_dm_b1_the_board_has_ten_by_ten_squares_with_pontoons_in_the_corners() -> None:
    assert [name_of(square) for square in read().pontoons] == ["a1", "j1", "j10", "a10"]


def test_dm_b3_dm_b7_the_box_as_numbers() -> None:
    box = read()
    assert (list(box.faces), box.centre_boats, box.tokens, box.coins) == ([0, 0, 5, 1, 0, 0], 5, 2, 12)
    assert [bin(bits).count("1") for bits in box.sweeps] == [4] * 8 + [6] * 8


def test_dm_b2_five_boats_have_their_sailor_in_the_centre() -> None:
    boats = ", ".join(f"{n} {'bdfhc'[n % 5]}{2 + 3 * (n // 5)} north" for n in range(1, 11))
    kinds = [boat["kind"] for boat in lay(boats.replace("8 h", "8 i")).view()["boats"]]
    assert kinds == ["centre"] * 5 + ["end"] * 5


def test_dm_b3_a_die_has_five_threes_and_a_four() -> None:
    table = start(quick_setup=True)
    while table.phase != "ROLL":
        table.play(next(iter(table.legal())))
    assert table.legal() == {"roll 3": 5, "roll 4": 1}


def test_dm_b4_the_goods_are_these() -> None:
    reported = "bonsai buddha fan ring necklace perfume vase baby_dragon goldfish mushrooms frog carpet snake"
    assert list(GOODS) == [*reported.split(), "lantern", "teapot", "kite", "silk", "jade", "incense", "flute"]


def test_dm_b5_every_kind_is_on_exactly_two_blue_cards_of_four() -> None:
    cards = asked(0, 10)
    assert {len(card) for card in cards} == {4}
    assert set(Counter(good for card in cards for good in card).values()) == {2}


def test_dm_b6_no_kind_is_on_more_than_two_red_cards_of_three() -> None:
    cards = asked(10, 23)
    assert {len(card) for card in cards} == {3}
    assert max(Counter(good for card in cards for good in card).values()) == 2


def test_every_table_of_the_box_says_how_sure_it_is() -> None:
    text = STANDARD.read_text()
    assert text.count("sure = ") == text.count("clause = ") == 8


FAULTS = {
    "side = 10": ("side = 9", "board.side: 9 stands there; expected a whole number from 10 to 10"),
    "pontoon = 1": ("pontoon = 2", "board.pontoon: 2 stands there"),
    "centre = 5": ("centre = 4", "boats.end: 5 stands there; expected a whole number from 6 to 6"),
    "count = 12": ("count = 5", "coins.count: 5 stands there; expected a whole number from 6 to 60"),
    "each_kind = 2": ("each_kind = 1", "tokens.each_kind: 1 stands there"),
    "3 = 5\n": ("3 = 4\n", "die.faces: 5 stands there; expected 6 faces in all"),
    ". . + + .\n": (". . + + . .\n", "sweep.centre: .* expected five lines of five squares"),
    ". b S b .\n": (". b S x .\n", "sweep.centre: 'x' stands there; expected the marks"),
    ". . S b b\n": (". b S b .\n", "sweep.end: .* expected S in the middle and b where the rest"),
    ". . + + +\n. . + + +\n. . S b b": (". . . + +\n. . + + +\n. . S b b", r"sweep.end: .* expected \+ where the boat"),
    '"ring vase snake incense"': ('"ring vase snake"', "blue.cards.blue_1: 'ring vase snake' .* 4 different goods"),
    '"ring carpet silk jade"': ('"ring carpet silk silk"', "blue.cards.blue_9: .* 4 different goods"),
    '"vase goldfish frog silk"': ('"vase goldfish frog gold"', "blue.cards.blue_10: .* 4 different goods of bonsai"),
    '"fan perfume goldfish teapot"': (
        '"fan perfume goldfish kite"',
        "blue.cards: 'teapot on 1 cards' .* exactly two cards",
    ),
    '"bonsai frog kite"': ('"bonsai vase kite"', "red.cards: 'vase on 3 cards' .* at most two cards"),
    '"goldfish silk flute"': ('"goldfish silk"', "red.cards.spin: 'goldfish silk' .* 3 different goods"),
    '[edition]\nname = "': ('[edition]\nextra = 1\nname = "', "edition.extra: 1 stands there; expected no such key"),
    'sure = "ours"\nclause = "DM-B6"': ('sure = "maybe"\nclause = "DM-B6"', "red.sure: 'maybe' stands there"),
}


@pytest.mark.parametrize("old", FAULTS)
def test_dm_b5_dm_b6_dm_b7_a_wrong_edition_is_refused_by_file_key_and_value(old: str, tmp_path: Path) -> None:
    new, message = FAULTS[old]
    text = STANDARD.read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(DrakesError, match=f"^mine.toml: {message}".replace("\n", " ")):
        load_box(GAME, str(file))


def test_dm_b7_another_sweep_needs_no_new_rules(tmp_path: Path) -> None:
    file = tmp_path / "tight.toml"
    file.write_text(STANDARD.read_text().replace(". . + + .\n. b S b .\n. + + . .", ". . + . .\n. b S b .\n. . + . ."))
    tight, table = load_box(GAME, str(file)), lay("1 e5 east, 6 f6 south, 7 f4 north")
    assert table.refused("turn 1 left") == "DM-4.2"
    table.box = tight
    assert table.refused("turn 1 left") == ""


def test_dm_b2_an_edition_may_have_other_boats(tmp_path: Path) -> None:
    file = tmp_path / "ends.toml"
    file.write_text(STANDARD.read_text().replace("centre = 5\nend = 5", "centre = 0\nend = 10"))
    table = start()
    table.box = load_box(GAME, str(file))
    table.play("starter 1")
    assert {text.split()[0] for text in table.legal()} == {"place_end"}
