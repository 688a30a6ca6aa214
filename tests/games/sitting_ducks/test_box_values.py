"""What the printed box shows."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.oracle import DECK, EXTENDED
from tests.games.sitting_ducks.table import CARDS, new_table, standard_box

ENGLISH = """take_aim: Take Aim, shoot: Shoot, double_barrel: Double Barrel, quick_shot: Quick Shot, misfire: Misfire,
two_birds: Two Birds, bump_left: Bump Left, bump_right: Bump Right, line_forward: Line Forward, hang_back: Hang Back,
move_ahead: Move Ahead, fast_forward: Fast Forward, disorderly_conduckt: Disorderly Conduckt,
duck_shuffle: Duck Shuffle, duck_and_cover: Duck and Cover, bottoms_up: Bottoms Up, give_peace: Give Peace a Chance,
resurrection: Resurrection"""
GERMAN = """take_aim: Zielen!, shoot: Feuer!, double_barrel: Doppellauf, quick_shot: Billy the Duck,
misfire: Querschläger, two_birds: Zwei auf einen Streich, bump_left: Weiter links!, bump_right: Weiter rechts!,
line_forward: Entenmarsch,
hang_back: Keine Eile!, move_ahead: Keine Zeit!, fast_forward: Turbo-Erpel, disorderly_conduckt: Rüpel-Erpel,
duck_shuffle: Ententanz, duck_and_cover: Deckung!, bottoms_up: Schwänzchen in die Höh"""
FRENCH = """take_aim: Viser !, shoot: Feu !, double_barrel: Coup double, quick_shot: Billy the duck, misfire: Ricochet,
two_birds: Deux d'un coup, bump_left: Plus à gauche !, bump_right: Plus à droite !, line_forward: Marche des canards,
hang_back: Doucement !, move_ahead: Pas le temps !, fast_forward: Turbo-Coincoin, disorderly_conduckt: Coincoin-Rustre,
duck_shuffle: Danse des canards, duck_and_cover: À couvert !, bottoms_up: Le bec dans l'eau,
give_peace: Peace and Love, resurrection: Walking Duck"""


def names_in(language: str) -> dict[str, str]:
    """The names of the cards in a language's text file; spaces and apostrophes of fine print made plain."""
    text = (GAME.people.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    text = (
        text.replace("\N{NO-BREAK SPACE}", " ")
        .replace("\N{NARROW NO-BREAK SPACE}", " ")
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )
    return dict(re.findall(r"^card-(\w+) = (.+?) *$", text, re.MULTILINE))


def names(text: str) -> dict[str, str]:
    return dict(re.findall(r"(\w+): ([^,]+)", text))


def test_sd_b1_the_deck_of_52_cards() -> None:
    cards = dict(zip(CARDS, standard_box().decks[0].cards, strict=True))
    assert cards == {**dict.fromkeys(CARDS, 0), **DECK}


def test_sd_v5_the_deck_of_54_cards() -> None:
    cards = dict(zip(CARDS, standard_box().decks[1].cards, strict=True))
    assert (cards, sum(cards.values())) == (EXTENDED, 54)


@pytest.mark.parametrize(("deck", "total"), [("standard", 52), ("extended", 54)])
def test_sd_b1_the_table_plays_with_the_deck_chosen(deck: str, total: int) -> None:
    table = new_table(deck=deck)
    assert (table.pile.total(), table.state.pile_size) == (total, total)


def test_sd_b2_the_colours() -> None:
    assert GAME.rules.domains["colour"] == ("blue", "green", "orange", "yellow", "purple", "pink")


@pytest.mark.parametrize(("language", "printed"), [("en", ENGLISH), ("de", GERMAN), ("fr", FRENCH)])
def test_sd_b3_the_names_of_the_cards(language: str, printed: str) -> None:
    found = names_in(language)
    wanted = names(printed)
    assert {card: found.get(card) for card in wanted} == wanted


def test_sd_b3_every_card_has_an_italian_name_of_its_own() -> None:
    found = names_in("it")
    assert len({found.get(card, "") for card in CARDS} - {""}) == len(CARDS)


def test_sd_b1_every_value_says_how_sure_it_is() -> None:
    values: dict[str, Any] = tomllib.loads((GAME.people.folder / "boxes" / "standard.toml").read_text())
    sure = {name: values[name]["sure"] for name in ("ducks", "water", "points")}
    assert {**sure, **{f"deck {name}": deck["sure"] for name, deck in values["deck"].items()}} == {
        "ducks": "known",
        "water": "known",
        "points": "reported",
        "deck standard": "reported",
        "deck extended": "reported",
    }
