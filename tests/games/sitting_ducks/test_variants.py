"""The variants: secret colours, teams, points, tough ducks, the larger deck."""

from __future__ import annotations

import pytest

from drakes.core.errors import DrakesError
from tests.games.sitting_ducks.table import Table, lay, new_table

LINE = "B G w O Y w"


# SD-V1: secret colours


def secret_table() -> Table:
    """Colours drawn and everything dealt; the starter is to be drawn."""
    table = new_table(3, secret_colours=True)
    table.play("colour orange", "colour blue", "colour green")
    while table.phase != "starter":
        table.play(next(iter(table.legal())))
    return table


def test_sd_v1_each_player_draws_one_of_the_played_colours() -> None:
    table = new_table(3, secret_colours=True)
    assert table.play("colour orange") == ["colour_drawn 1", "own_colour orange"]
    assert table.legal() == {"colour blue": 1, "colour green": 1}


def test_sd_v1_only_they_see_it() -> None:
    table = new_table(3, secret_colours=True)
    table.play("colour orange")
    assert [table.events(seat)[1] for seat in (1, 2, 3, 0)] == ["own_colour orange", "", "", ""]


def test_sd_v1_a_colour_taken_or_not_played_cannot_be_drawn() -> None:
    table = new_table(3, secret_colours=True)
    table.play("colour orange")
    assert [table.refused(text) for text in ("colour orange", "colour yellow", "draw shoot")] == ["SD-V1"] * 3


def test_sd_v1_then_the_pond_is_dealt() -> None:
    table = new_table(3, secret_colours=True)
    table.play("colour orange", "colour blue", "colour green")
    assert (table.phase, list(table.state.colours)) == ("fill", [2, 0, 1, -1, -1, -1])
    assert table.mix == "B B B B B G G G G G O O O O O w w w w w"


def test_sd_v1_the_first_hand_goes_to_the_first_player() -> None:
    table = new_table(3, secret_colours=True)
    table.play("colour orange", "colour blue", "colour green", *["pond water"] * 5, "pond blue")
    assert table.play("draw shoot")[0] == "drew 1 a"


def test_sd_v1_the_starter_is_drawn_at_random() -> None:
    table = secret_table()
    assert table.legal() == {"starter 1": 1, "starter 2": 1, "starter 3": 1}
    assert table.play("starter 3") == ["turn 3"]
    assert (table.mover, table.state.turn) == (3, 1)


def test_sd_v1_no_other_starter_can_come() -> None:
    table = secret_table()
    assert [table.refused("starter 4"), table.refused("colour blue")] == ["SD-V1", "SD-V1"]


def test_sd_v1_own_duck_cards_may_be_used_on_any_duck() -> None:
    table = lay(LINE, hand="hang_back fast_forward shoot", secret_colours=True)
    assert [text for text in table.legal() if "hang" in text] == [f"hang_back a {place}" for place in "1245"]
    assert [text for text in table.legal() if "fast" in text] == [f"fast_forward b {place}" for place in "1245"]


def test_sd_v1_but_not_on_water() -> None:
    table = lay(LINE, hand="hang_back fast_forward shoot", secret_colours=True)
    assert [table.refused("hang_back a 3"), table.refused("fast_forward b 3")] == ["SD-5.10", "SD-5.11"]


@pytest.mark.parametrize("cover", ["own", "opponent"])
def test_sd_v1_cover_has_no_effect(cover: str) -> None:
    table = lay("B B w O Y w", hand="duck_and_cover shoot shoot", secret_colours=True, cover=cover, seat=2)
    assert len(table.legal()) == 4


def test_sd_v1_a_player_is_revealed_when_their_last_duck_is_hit() -> None:
    table = lay(LINE, sights="2", hand="shoot", pond="w w w", colours="Y B G O", secret_colours=True)
    assert table.play("shoot a 2")[-1] == "eliminated 3 green"
    assert [table.seen_by(1).state.colours[seat] for seat in range(4)] == [3, -2, 1, -2]


def test_sd_v1_the_owner_of_the_last_ducks_wins_whatever_their_colour() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", colours="Y B G O", secret_colours=True)
    table.play("shoot a 2")
    assert table.winners == [2]


def test_sd_v1_at_the_end_all_colours_are_shown() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", colours="Y B G O", secret_colours=True)
    table.play("shoot a 2")
    assert table.seen_by(0).state.colours[:4] == [3, 0, 1, 2]


def test_sd_v1_resurrection_takes_any_duck_whose_owner_is_not_revealed() -> None:
    table = lay(
        "B G w O w w", hand="resurrection shoot shoot", pond="w w O O O O", secret_colours=True, deck="extended"
    )
    assert list(table.legal()) == ["resurrection a blue", "resurrection a green"]
    assert [table.refused("resurrection a orange"), table.refused("resurrection a yellow")] == ["SD-V5", "SD-V5"]


def test_sd_v1_partners_do_not_know_each_others_colours() -> None:
    table = lay(LINE, colours="Y B G O", secret_colours=True, teams="twos")
    assert table.seen_by(1).state.colours[:4] == [3, -2, -2, -2]


def test_sd_v1_with_points_colours_are_dealt_anew_after_each_game() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", colours="Y B G O", secret_colours=True, points=2)
    table.play("shoot a 2")
    assert (table.phase, list(table.state.colours), table.state.seat) == ("colours", [-1] * 6, 0)
    assert table.scores() == [0, 5, 0, 0]


# SD-V2: teams


@pytest.mark.parametrize(("seats", "teams"), [(3, "twos"), (5, "twos"), (4, "threes"), (5, "threes"), (3, "threes")])
def test_sd_v2_four_or_six_players_in_twos_six_in_threes(seats: int, teams: str) -> None:
    with pytest.raises(DrakesError, match=rf"are for .*6 players, not {seats} \(SD-V2\)"):
        new_table(seats, teams=teams)


@pytest.mark.parametrize(
    ("seats", "teams", "winners"), [(4, "twos", [1, 3]), (6, "twos", [1, 4]), (6, "threes", [1, 3, 5])]
)
def test_sd_v2_partners_sit_opposite_threes_alternately(seats: int, teams: str, winners: list[int]) -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", seats=seats, teams=teams)
    table.play("shoot a 2")
    assert table.winners == winners


def test_sd_v2_a_team_wins_as_soon_as_only_its_members_have_ducks() -> None:
    table = lay("B G w O w w", sights="2", hand="shoot", pond="w w", teams="twos")
    assert table.play("shoot a 2")[-2:] == ["won 1", "won 3"]
    assert table.places() == [1, 3, 1, 3]


def test_sd_v2_not_before() -> None:
    table = lay("B G Y O w w", sights="2", hand="shoot", pond="w w", teams="twos")
    table.play("shoot a 2")
    assert (table.winners, table.mover) == ([], "nature")


def test_sd_v2_eliminated_members_share_the_result() -> None:
    table = lay("w G w O w w", sights="2", hand="shoot", pond="w w", teams="twos")
    table.play("shoot a 2")
    assert table.winners == [1, 3]


def test_sd_v2_last_ducks_of_two_teams_hit_together_make_a_draw_of_the_teams() -> None:
    table = lay("B G w w w w", sights="1 2", hand="two_birds", pond="w", seats=6, teams="twos")
    table.play("two_birds a 1-2")
    assert table.winners == [1, 2, 4, 5]


def test_sd_v2_own_means_ones_own_colour() -> None:
    table = lay(LINE, hand="hang_back fast_forward", teams="twos")
    assert [table.refused("hang_back a 4"), table.refused("fast_forward b 4")] == ["SD-R2", "SD-R2"]


def test_sd_v2_a_partner_is_no_opponent() -> None:
    table = lay("B O w B G w", hand="duck_and_cover", teams="twos", cover="opponent")
    assert [table.refused("duck_and_cover a 1 right"), table.refused("duck_and_cover a 4 right")] == ["SD-R1", ""]


def test_sd_v2_with_tough_ducks_two_players_of_different_teams_are_judged_and_the_team_wins() -> None:
    table = lay("B G O w w w", sights="3", hand="shoot", pond="w w G", teams="twos", tough_ducks=True)
    table.play("shoot a 3")
    assert table.winners == [2, 4]


def test_sd_v2_with_tough_ducks_two_partners_win_at_once() -> None:
    table = lay("B G O w w w", sights="2", hand="shoot", pond="w w O", teams="twos", tough_ducks=True)
    table.play("shoot a 2")
    assert table.winners == [1, 3]


# SD-V3: points


def test_sd_v3_five_points_for_each_duck_left() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w B", points=1)
    table.play("shoot a 2")
    assert table.scores() == [10, 0, 0, 0]


def test_sd_v3_one_point_for_each_own_duck_that_marches_off() -> None:
    table = lay("G/O G w w w B", hand="line_forward", hands={2: "quick_shot"}, pond="w w", points=1)
    table.play("line_forward a", "pond water", "draw shoot", "quick_shot a 5")
    assert table.state.marched == [0, 1, 1, 0, 0, 0]


def test_sd_v3_water_scores_nothing() -> None:
    table = lay("w G w w w B", hand="line_forward", pond="w w", points=1)
    table.play("line_forward a")
    assert table.state.marched == [0] * 6


def test_sd_v3_marches_and_survivors_are_added() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", points=1)
    table.state.marched[0], table.state.marched[1] = 2, 7
    assert table.play("shoot a 2")[-7:-2] == ["scored 1 7", "scored 2 7", "scored 3 0", "scored 4 0", "game_ended 1"]
    assert table.scores() == [7, 7, 0, 0]


def test_sd_v3_the_box_says_how_many_points() -> None:
    box = new_table().box
    assert (box.marching_points, box.survivor_points) == (1, 5)


def test_sd_v3_points_of_all_games_are_added() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", points=3)
    table.state.points[2], table.state.round = 4, 1
    table.play("shoot a 2")
    assert (table.scores(), table.state.round, table.mover) == ([5, 0, 4, 0], 2, "nature")


def test_sd_v3_after_each_game_everything_is_laid_out_anew() -> None:
    finished = lay("B G w w w w", sights="2 4", hand="shoot", pond="w", queue="w", pile="", points=2)
    finished.state.marched[1], finished.state.turn, finished.state.hands[3].ages[1] = 2, 30, 4
    finished.play("shoot a 2")
    fresh = new_table(4, points=2)
    fresh.state.points[0], fresh.state.points[1], fresh.state.round = 5, 2, 1
    assert finished.state == fresh.state


def test_sd_v3_most_points_win() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", points=3)
    table.state.points[3], table.state.round = 6, 2
    table.play("shoot a 2")
    assert (table.winners, table.places(), table.mover) == ([4], [2, 3, 3, 1], "over")


def test_sd_v3_ties_share() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", points=3)
    table.state.points[3], table.state.round = 5, 2
    table.play("shoot a 2")
    assert (table.winners, table.places()) == ([1, 4], [1, 3, 3, 1])


def test_sd_v3_partners_points_are_added() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", points=3, teams="twos")
    table.state.points[1], table.state.points[3], table.state.round = 3, 4, 2
    table.play("shoot a 2")
    assert (table.winners, table.scores(), table.places()) == ([2, 4], [5, 7, 5, 7], [3, 1, 3, 1])


def test_sd_v3_both_ducks_of_a_marching_pair_score() -> None:
    table = lay("G/O B w w w w", hand="line_forward", pond="w w", points=1)
    table.play("line_forward a")
    assert table.state.marched == [0, 1, 1, 0, 0, 0]


def test_sd_v3_resurrection_scores_nothing() -> None:
    table = lay("B G w O Y w", hand="resurrection", pond="w w", points=1, deck="extended")
    table.play("resurrection a blue")
    assert table.state.marched == [0] * 6


def test_sd_v3_nobody_with_a_point_makes_a_draw_of_all() -> None:
    table = lay("B G w w w w", sights="1 2", hand="two_birds", pond="w", points=1)
    table.play("two_birds a 1-2")
    assert (table.winners, table.places()) == ([1, 2, 3, 4], [1, 1, 1, 1])


# SD-V4: tough ducks


def test_sd_v4_eliminated_players_leave() -> None:
    table = lay(LINE, sights="2", hand="shoot", pond="w w w", tough_ducks=True)
    assert table.play("shoot a 2")[-2:] == ["eliminated 2 green", "left 2"]
    assert table.settle().mover == 3


def test_sd_v4_the_hand_of_a_leaver_goes_to_the_discards_at_once() -> None:
    table = lay(LINE, sights="2", hand="shoot", hands={2: "misfire bump_left misfire"}, pond="w w w", tough_ducks=True)
    table.play("shoot a 2")
    assert (table.discards, table.hand(2)) == ({"shoot": 1, "misfire": 2, "bump_left": 1}, ["", "", ""])


def test_sd_v4_who_shoots_their_own_last_duck_draws_no_more() -> None:
    table = lay(LINE, sights="1", hand="shoot misfire misfire", pond="w w w", tough_ducks=True)
    assert table.play("shoot a 1", "pond water")[-1] == "turn 2"
    assert (table.hand(1), table.discards) == (["", "", ""], {"shoot": 1, "misfire": 2})


def test_sd_v4_the_bottoms_up_of_a_leaver_is_discarded_when_their_turn_would_have_come() -> None:
    table = lay("B G w O^2 Y w", sights="2", hand="shoot", pond="w w w", tough_ducks=True)
    assert table.play("shoot a 2", "pond water")[-1] == "dealt 6 water"
    assert table.line == "B w O^2 Y w w"
    assert table.play("draw shoot")[-2:] == ["surfaced 3", "turn 3"]


def test_sd_v4_without_tough_ducks_nobody_leaves() -> None:
    table = lay(LINE, sights="2", hand="shoot", pond="w w w")
    assert "left 2" not in table.play("shoot a 2")
    assert all(table.hand(2))


def test_sd_v4_at_two_players_the_game_stops_and_more_ducks_win() -> None:
    table = lay("B G w O w w", sights="4", hand="shoot", pond="w w G", tough_ducks=True)
    table.play("shoot a 4")
    assert (table.winners, table.mover) == ([2], "over")


def test_sd_v4_more_ducks_win_whoever_sits_first() -> None:
    table = lay("G B w O w w", sights="4", hand="shoot", pond="w w B", tough_ducks=True)
    table.play("shoot a 4")
    assert table.winners == [1]


def test_sd_v4_at_three_players_it_goes_on() -> None:
    table = lay("B G w O Y w", sights="4", hand="shoot", pond="w w G", tough_ducks=True)
    table.play("shoot a 4")
    assert table.winners == []


@pytest.mark.parametrize(
    ("line", "winners"), [("O B w G w w", [1]), ("O G w B w w", [2]), ("O w w w w G", [2]), ("O Y w w w B", [1])]
)
def test_sd_v4_a_tie_goes_to_the_duck_nearest_the_front(line: str, winners: list[int]) -> None:
    pond = "w w w" + " B" * (2 - line.count("B")) + " G" * (2 - line.count("G"))
    table = lay(line.replace("Y", "w"), sights="1", hand="shoot", pond=pond, tough_ducks=True)
    table.play("shoot a 1")
    assert table.winners == winners


def test_sd_v4_a_cover_counts_before_its_hidden_duck() -> None:
    table = lay("O w w G/B w w", sights="1", hand="shoot", pond="w", tough_ducks=True)
    table.play("shoot a 1")
    assert table.winners == [2]


def test_sd_v4_no_such_duck_makes_a_draw() -> None:
    table = lay("O w w w w w", sights="1", hand="shoot", pond="B G", tough_ducks=True)
    table.play("shoot a 1")
    assert (table.winners, table.places()) == ([1, 2], [1, 1, 3, 3])


def test_sd_v4_if_two_go_out_at_once_and_one_is_left_they_win() -> None:
    table = lay("B G O w w w", sights="2 3", hand="two_birds", pond="w w", tough_ducks=True)
    table.play("two_birds a 2-3")
    assert table.winners == [1]


# SD-V5: the larger deck


def test_sd_v5_give_peace_a_chance_takes_all_sights() -> None:
    table = lay(LINE, sights="1 3 6", hand="give_peace", deck="extended")
    assert table.play("give_peace a")[1:] == ["sight_gone 1", "sight_gone 3", "sight_gone 6"]
    assert table.sights == ""


def test_sd_v5_give_peace_needs_a_sight() -> None:
    table = lay(LINE, hand="give_peace", deck="extended")
    assert table.refused("give_peace a") == "SD-V5"


@pytest.mark.parametrize("sight", "16")
def test_sd_v5_any_sight_will_do(sight: str) -> None:
    assert lay(LINE, sights=sight, hand="give_peace", deck="extended").refused("give_peace a") == ""


def test_sd_v5_resurrection_puts_one_of_ones_own_hit_ducks_under_the_pond() -> None:
    table = lay(LINE, hand="resurrection", pond="w w w G", deck="extended", queue="w")
    assert table.play("resurrection a blue")[1:] == ["resurrected blue"]
    assert (table.queue, table.ducks("B")) == ("w B", 2)


def test_sd_v5_only_ones_own() -> None:
    table = lay(LINE, hand="resurrection shoot shoot", pond="w w w G", deck="extended")
    assert (list(table.legal()), table.refused("resurrection a green")) == (["resurrection a blue"], "SD-V5")


def test_sd_v5_it_needs_a_hit_one_never_the_duck_that_shows_the_colour() -> None:
    assert lay(LINE, hand="resurrection", deck="extended").refused("resurrection a blue") == "SD-V5"


def test_sd_v5_not_for_an_eliminated_player() -> None:
    table = lay("w G w O Y w", hand="resurrection", pond="w w w", deck="extended")
    assert table.refused("resurrection a blue") == "SD-V5"


def test_sd_v5_nor_with_secret_colours() -> None:
    table = lay("w G w O Y w", hand="resurrection", pond="w w w", deck="extended", secret_colours=True)
    assert table.refused("resurrection a green") == "SD-V5"


def test_sd_v5_not_of_a_colour_that_is_not_played() -> None:
    table = lay(LINE, hand="resurrection", pond="w w w", deck="extended", secret_colours=True)
    assert table.refused("resurrection a purple") == "SD-V5"
