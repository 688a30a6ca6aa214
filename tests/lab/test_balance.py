"""One's own box beside the standard one: what is counted, what differs for sure, and how it is told."""

import numpy as np
import pytest

from drakes.core.editions import box_of, edition_values
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game, game_names
from drakes.core.packed_box import pack_box
from drakes.core.text import Words
from drakes.lab.balance import Comparison, compare, findings, middle_of, spread_of
from drakes.lab.balance_page import balance_page, say_findings
from drakes.lab.measuring import Measured, counted, measure
from drakes.lab.trial import Balance, Mean, Trial

GAME = find_game("sitting_ducks")
TABLE = ("easy", "random", "easy", "random")


def box(**changes: int) -> bytes:
    """The standard box with other numbers of ducks or water."""
    values = edition_values(GAME)
    values["ducks"]["each_colour"] = changes.get("ducks", 6)
    values["water"]["cards"] = changes.get("water", 5)
    return pack_box(GAME.rules, box_of(GAME, values, "edition")).data


def games(wins: list[int], decisions: list[int], seats: int = 2) -> Measured:
    """Games by their winners and lengths."""
    shares = np.zeros((len(wins), seats))
    shares[range(len(wins)), wins] = 1
    columns = max(len(counted(GAME)), 1)
    points = np.zeros((len(wins), seats), np.int32)
    return Measured(shares, points, np.array(decisions), np.zeros((len(wins), columns), np.int32))


def balance_of(standard: Measured, mine: Measured) -> Balance:
    comparison = Comparison(GAME, 2, len(standard.decisions), same=False)
    comparison.add(standard, mine)
    return comparison.balance()


def test_a_box_with_fewer_ducks_is_measured_beside_the_standard_one() -> None:
    told: list[Balance] = []
    found = compare(Trial(GAME.name, TABLE), box(), box(ducks=2), 3, told.append)
    assert found.games == told[-1].games == 3
    length = next(panel for panel in found.panels if panel.name == "length").figures[0]
    assert 0 < length.mine < length.standard
    assert {panel.name for panel in found.panels} == {"wins", "length", *GAME.people.measured}


def test_the_same_seed_gives_the_same_games_and_the_standard_box_differs_in_nothing() -> None:
    trial = Trial(GAME.name, TABLE, seed=5)
    once, again = measure(trial, box(), 0, 2), measure(trial, box(), 0, 2)
    assert once.decisions.tolist() == again.decisions.tolist()
    assert np.array_equal(once.counts, again.counts)
    found = compare(trial, box(), box(), 2, lambda _: None)
    assert found.same
    assert not found.findings


def test_every_game_counts_events_it_has() -> None:
    for name in game_names():
        game: Game = find_game(name)
        assert len(counted(game)) >= len(game.people.measured)


def test_a_difference_counts_where_games_show_it_and_chance_does_not() -> None:
    even = [0, 1] * 50
    found = balance_of(games(even, [100] * 100), games(even, [80, 82] * 50))
    assert [finding.kind for finding in found.findings] == ["shorter"]
    noise = balance_of(games(even, [90, 110] * 50), games(even, [110, 91] * 50))
    assert noise.findings == []


def test_seats_are_fairer_where_wins_come_closer_to_even() -> None:
    unfair, fair = [0] * 90 + [1] * 10, [0, 1] * 50
    assert balance_of(games(unfair, [9] * 100), games(fair, [9] * 100)).findings[0].kind == "fairer"
    assert balance_of(games(fair, [9] * 100), games(unfair, [9] * 100)).findings[0].kind == "less_fair"


def test_what_differs_is_said_only_of_figures_that_do() -> None:
    same = [Mean("", "seat", str(seat), 0.5, 0.5, 0.0, False) for seat in range(2)]
    assert findings([*same, Mean("length", "", "", 10, 9, 0.1, True)], 2)[0].kind == "shorter"
    assert findings([*same, Mean("length", "", "", 10, 9, 5.0, False)], 2) == []


def test_points_are_spread_over_some_ten_classes_of_a_round_width() -> None:
    spread = spread_of({0: 1, 95: 3}, {20: 4})
    assert (spread.first, spread.width) == (0, 10)
    assert spread.standard[9] == pytest.approx(0.75)
    assert (spread.middle, spread.my_middle) == (95, 20)
    assert middle_of({}) == 0


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_page_says_every_figure_in_every_language(language: str) -> None:
    unfair, fair = [0] * 90 + [1] * 10, [0, 1] * 50
    found = balance_of(games(unfair, [9] * 100), games(fair, [7] * 100))
    words = Words(GAME, language)
    assert len(say_findings(words, found)) == 2
    page = balance_page(words, found, "Title", "About")
    assert words.name("card", "shoot") in page
    assert words.measure("turns") in page


def test_players_that_a_game_does_not_have_are_refused_before_anything_is_played() -> None:
    with pytest.raises(DrakesError, match="has no player 'nobody'"):
        Trial(GAME.name, ("random", "random", "nobody")).check()
