"""The rulings: where the source is silent."""

from __future__ import annotations

import pytest

from tests.games.sitting_ducks.table import CARDS, lay, new_table

LINE = "B G w O Y w"


# SD-R1: who hides under whom


def test_sd_r1_any_duck_under_any_neighbouring_duck() -> None:
    table = lay(LINE, hand="duck_and_cover shoot shoot", seat=3)
    hiding = [f"duck_and_cover a {way}" for way in ("1 right", "2 left", "4 right", "5 left")]
    assert list(table.legal()) == hiding


def test_sd_r1_cover_own_only_ones_own_duck_hides() -> None:
    table = lay(LINE, hand="duck_and_cover shoot shoot", seat=3, cover="own")
    assert (list(table.legal()), table.refused("duck_and_cover a 5 left")) == (["duck_and_cover a 4 right"], "SD-R1")


def test_sd_r1_cover_own_also_under_ones_own() -> None:
    table = lay("O O w B Y w", hand="duck_and_cover shoot shoot", seat=3, cover="own")
    assert list(table.legal()) == ["duck_and_cover a 1 right", "duck_and_cover a 2 left"]


def test_sd_r1_cover_opponent_only_under_an_opponents() -> None:
    table = lay("O O w O Y w", hand="duck_and_cover shoot shoot", seat=3, cover="opponent")
    assert (list(table.legal()), table.refused("duck_and_cover a 1 right")) == (["duck_and_cover a 4 right"], "SD-R1")


def test_sd_r1_cover_opponent_only_ones_own_duck_hides() -> None:
    table = lay("O O w O Y w", hand="duck_and_cover", seat=3, cover="opponent")
    assert table.refused("duck_and_cover a 5 left") == "SD-R1"


def test_sd_r1_a_pair_is_never_joined_by_a_third() -> None:
    table = lay("B G/Y w O Y w", hand="duck_and_cover")
    assert table.refused("duck_and_cover a 1 right") == "SD-R1"


def test_sd_r1_a_covering_duck_does_not_hide() -> None:
    table = lay("B G/Y w O Y w", hand="duck_and_cover")
    assert table.refused("duck_and_cover a 2 left") == "SD-R1"


# SD-R2: own-duck cards and pairs


@pytest.mark.parametrize("seat", [1, 2])
def test_sd_r2_own_duck_cards_for_the_top_duck_or_the_hidden_one(seat: int) -> None:
    table = lay("w w O/Y B/G Y O", hand="hang_back move_ahead fast_forward", seat=seat)
    assert [table.refused(f"{card} 4") for card in ("hang_back a", "move_ahead b", "fast_forward c")] == [""] * 3


def test_sd_r2_not_for_a_pair_of_others() -> None:
    table = lay("w w O/Y B/G Y O", hand="hang_back move_ahead fast_forward")
    assert [table.refused(f"{card} 3") for card in ("hang_back a", "move_ahead b", "fast_forward c")] == ["SD-R2"] * 3


def test_sd_r2_the_pair_moves_as_one_card() -> None:
    table = lay("w w O/Y B/G Y O", hand="fast_forward", seat=2)
    table.play("fast_forward a 4")
    assert table.line == "B/G w w O/Y Y O"


# SD-R3: Bottoms Up


def test_sd_r3_bottoms_up_on_any_duck_anyones() -> None:
    table = lay(LINE, hand="bottoms_up shoot shoot")
    assert list(table.legal()) == [f"bottoms_up a {place}" for place in "1245"]


def test_sd_r3_that_has_none() -> None:
    assert lay("B G^2 w O Y w", hand="bottoms_up").refused("bottoms_up a 2") == "SD-R3"


def test_sd_r3_on_a_covering_duck_it_protects_the_pair() -> None:
    table = lay("B G/Y^2 w O Y w", sights="2", hand="shoot")
    assert table.play("shoot a 2")[-1] == "missed 2"
    assert table.line == "B G/Y^2 w O Y w"


def test_sd_r3_bottoms_up_exposes_the_lower_duck() -> None:
    table = lay("B G/Y^2 w O Y w", sights="2", hand="shoot", bottoms_up_exposes=True)
    assert table.play("shoot a 2")[-1] == "hit 2 yellow"
    assert (table.line, table.ducks("Y"), table.ducks("G")) == ("B G^2 w O Y w", 4, 5)


def test_sd_r3_then_nothing_closes_up() -> None:
    table = lay("B G/Y^2 w O Y w", hand="quick_shot", bottoms_up_exposes=True)
    table.play("quick_shot a 2")
    assert table.phase == "draw"


def test_sd_r3_a_lone_protected_duck_is_safe_with_the_option_too() -> None:
    table = lay("B G^2 w O Y w", sights="1", hand="quick_shot misfire", bottoms_up_exposes=True)
    assert [table.refused("quick_shot a 2"), table.refused("misfire b 2 left")] == ["SD-R4", "SD-R4"]


def test_sd_r3_the_exposed_duck_may_be_misfired_at() -> None:
    table = lay("B G/Y^2 w O Y w", sights="1", hand="misfire", bottoms_up_exposes=True)
    assert table.play("misfire a 2 left")[-1] == "hit 2 yellow"


# SD-R4: protected and covered ducks


def test_sd_r4_quick_shot_not_on_a_protected_duck() -> None:
    assert lay("B G^2 w O Y w", hand="quick_shot").refused("quick_shot a 2") == "SD-R4"


def test_sd_r4_misfire_not_on_a_protected_duck() -> None:
    assert lay("B G^2 w O Y w", sights="1", hand="misfire").refused("misfire a 2 left") == "SD-R4"


def test_sd_r4_quick_shot_takes_the_cover_not_the_covered() -> None:
    table = lay("B G/Y w O Y w", hand="quick_shot")
    table.play("quick_shot a 2")
    assert (table.line, table.ducks("Y")) == ("B Y w O Y w", 5)


def test_sd_r4_two_birds_hits_what_can_be_hit() -> None:
    table = lay("B G^2 w O Y w", sights="1 2", hand="two_birds")
    assert table.play("two_birds a 1-2")[-2:] == ["hit 1 blue", "missed 2"]
    assert (table.line, table.sights) == ("G^2 w O Y w", "")


def test_sd_r4_two_birds_may_be_played_on_two_protected_ducks() -> None:
    table = lay("B^2 G^2 w O Y w", sights="1 2", hand="two_birds")
    assert table.play("two_birds a 1-2")[-2:] == ["missed 1", "missed 2"]


# SD-R5: Two Birds and water


@pytest.mark.parametrize(("pair", "line"), [("2-3", "B w O Y w"), ("3-4", "B G w Y w")])
def test_sd_r5_two_birds_with_one_duck_between_them(pair: str, line: str) -> None:
    table = lay(LINE, sights="2 3 4", hand="two_birds")
    table.play(f"two_birds a {pair}")
    assert table.line == line


def test_sd_r5_water_loses_its_sight_only() -> None:
    table = lay(LINE, sights="2 3 4", hand="two_birds")
    table.play("two_birds a 2-3")
    assert table.sights == "4"


def test_sd_r5_not_on_two_waters() -> None:
    assert lay("B G w w Y O", sights="3 4", hand="two_birds").refused("two_birds a 3-4") == "SD-R5"


# SD-R6, SD-R7: marching and dancing


def test_sd_r6_marching_off_takes_the_bottoms_up_card_off() -> None:
    table = lay("B^3 G w O Y w", hand="line_forward")
    assert table.play("line_forward a")[1:] == ["surfaced 1", "marched blue"]
    assert table.discards == {"line_forward": 1, "bottoms_up": 1}


def test_sd_r6_dancing_takes_the_bottoms_up_cards_off() -> None:
    table = lay("B^3 G w O^3 Y w", hand="duck_shuffle")
    assert table.play("duck_shuffle a")[1:] == ["surfaced 1", "surfaced 4", "danced"]
    assert table.discards == {"duck_shuffle": 1, "bottoms_up": 2}


def test_sd_r6_of_a_pair_the_cover_is_drawn_first_and_they_return_as_two_cards() -> None:
    table = lay("G/B w w O Y w", hand="line_forward", hands={2: "line_forward"}, pond="", queue="w")
    table.play("line_forward a", "draw shoot", "line_forward a")
    assert (table.line, table.queue) == ("w O Y w w G", "B w")


def test_sd_r7_duck_shuffle_shuffles_hidden_ducks_in_as_separate_cards() -> None:
    table = lay("G/B w w O Y w", hand="duck_shuffle", pond="w")
    table.play("duck_shuffle a")
    assert table.mix == "B G O Y w w w w"


# SD-R8: plays without effect


def test_sd_r8_fast_forward_on_the_front_duck() -> None:
    table = lay(LINE, hand="fast_forward")
    table.play("fast_forward a 1")
    assert table.line == LINE


def test_sd_r8_an_unchanged_rearrangement() -> None:
    table = lay(LINE, hand="disorderly_conduckt")
    table.play("disorderly_conduckt a", *(f"arrange {place}" for place in "12345"))
    assert (table.line, table.phase) == (LINE, "draw")


# SD-R9: the last ducks


def test_sd_r9_last_ducks_hit_together_make_a_draw_of_those_they_belonged_to() -> None:
    table = lay("B G w w w w", sights="1 2", hand="two_birds", pond="w", seat=3)
    table.play("two_birds a 1-2")
    assert (table.winners, table.places(), table.mover) == ([1, 2], [1, 1, 3, 3], "over")


def test_sd_r9_two_last_ducks_of_one_player() -> None:
    table = lay("B B w w w w", sights="1 2", hand="two_birds", pond="w")
    table.play("two_birds a 1-2")
    assert table.winners == [1]


def test_sd_r9_when_the_game_ends_nothing_is_filled_or_drawn() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="", queue="w", pile="")
    assert table.play("shoot a 2")[2:] == ["hit 2 green", "eliminated 2 green", "won 1"]
    assert (table.line, table.queue, table.hand(1)[0]) == ("B w w w w", "w", "")


def test_sd_r9_the_end_is_judged_when_both_hits_are_resolved() -> None:
    table = lay("G O w w w B", sights="1 2", hand="two_birds", pond="w", seat=4)
    table.play("two_birds a 1-2")
    assert table.winners == [1]


# SD-R10, SD-R11: the pond


def test_sd_r10_the_unknown_mix_is_drawn_before_the_known_queue() -> None:
    table = lay(LINE, hand="line_forward", pond="O", queue="G")
    table.play("line_forward a")
    assert table.legal() == {"pond orange": 1}


def test_sd_r10_below_the_mix_the_cards_come_in_the_order_they_went_under() -> None:
    table = lay(LINE, hand="line_forward", pond="", queue="O w G")
    assert table.play("line_forward a")[1:] == ["marched blue", "dealt 6 orange"]
    assert (table.line, table.queue) == ("G w O Y w O", "w G B")


def test_sd_r10_each_unknown_card_is_as_likely() -> None:
    table = lay(LINE, hand="line_forward", pond="O w O", queue="G")
    table.play("line_forward a")
    assert table.legal() == {"pond orange": 2, "pond water": 1}


def test_sd_r10_shuffling_makes_all_of_the_pond_unknown() -> None:
    table = lay(LINE, hand="duck_shuffle", pond="w", queue="O w O")
    table.play("duck_shuffle a")
    assert (table.queue, table.mix) == ("", "B G O O O Y w w w w")


def test_sd_r10_only_a_card_of_the_mix_can_come() -> None:
    table = lay(LINE, hand="line_forward", pond="O", queue="G")
    table.play("line_forward a")
    assert [table.refused(text) for text in ("pond green", "pond water", "draw take_aim", "arrange 6")] == [
        "SD-R10"
    ] * 4


def test_sd_r11_with_an_empty_pond_the_front_card_is_dealt_again_at_the_back() -> None:
    table = lay("B w w w w w", hand="line_forward", pond="")
    table.play("line_forward a")
    assert (table.line, table.queue, table.phase) == ("w w w w w B", "", "draw")


def test_sd_r11_of_a_pair_the_cover_is_dealt_the_hidden_duck_stays_in_the_pond() -> None:
    table = lay("G/B w w w w w", hand="line_forward", pond="")
    table.play("line_forward a")
    assert (table.line, table.queue) == ("w w w w w G", "B")


def test_sd_r11_places_never_stay_empty() -> None:
    table = lay("G B w w w w", hand="duck_and_cover", pond="w")
    table.play("duck_and_cover a 2 left", "pond water")
    assert table.line == "G/B w w w w w"


# SD-R12: the limit


def test_sd_r12_after_a_thousand_turns_the_game_is_a_draw_among_those_alive() -> None:
    table = lay("B G w O w w", hand="take_aim", pond="w w")
    table.state.turn = 1000
    assert table.play("take_aim a 1", "draw shoot")[-3:] == ["won 1", "won 2", "won 3"]
    assert (table.winners, table.mover) == ([1, 2, 3], "over")


def test_sd_r12_the_thousandth_turn_is_played_and_its_card_drawn() -> None:
    table = lay("B G w O w w", hand="take_aim", pond="w w")
    table.state.turn = 999
    table.play("take_aim a 1", "draw shoot")
    assert (table.state.turn, table.mover) == (1000, 2)


def test_sd_r12_teams_still_alive_share() -> None:
    table = lay("B G w w w w", hand="take_aim", pond="w w", seats=6, teams="twos")
    table.state.turn = 1000
    table.play("take_aim a 1", "draw shoot")
    assert table.winners == [1, 2, 4, 5]


# SD-R13: pairs and Bottoms Up


def test_sd_r13_a_pair_counts_as_one_card_in_a_rearrangement() -> None:
    table = lay("B G/Y^3 w O Y w", hand="disorderly_conduckt")
    table.play("disorderly_conduckt a", "arrange 2", *["arrange 6"] * 4)
    assert table.line == "G/Y^3 w Y O w B"


def test_sd_r13_a_duck_that_hides_loses_its_bottoms_up() -> None:
    table = lay("B^3 G w O Y w", hand="duck_and_cover")
    assert table.play("duck_and_cover a 1 right")[1:] == ["surfaced 1", "hid 1 2"]
    assert (table.line, table.discards["bottoms_up"]) == ("G/B w O Y w", 1)


def test_sd_r13_the_cover_keeps_its_bottoms_up() -> None:
    table = lay("B G^3 w O Y w", hand="duck_and_cover")
    table.play("duck_and_cover a 1 right")
    assert table.line == "G/B^3 w O Y w"


def test_sd_r13_bottoms_up_is_laid_on_the_cover_never_on_the_hidden_duck() -> None:
    table = lay("B G/Y w O Y w", hand="bottoms_up", hands={2: "quick_shot shoot shoot"})
    table.play("bottoms_up a 2", "draw shoot")
    assert (table.line, table.refused("quick_shot a 2")) == ("B G/Y^1 w O Y w", "SD-R4")


# SD-R14, SD-R15: several hits, several sights


def test_sd_r14_under_a_struck_cover_the_hidden_duck_remains_other_struck_ducks_leave() -> None:
    table = lay("B G/Y w O Y w", sights="1 2", hand="two_birds")
    assert table.play("two_birds a 1-2")[3:] == ["hit 1 blue", "hit 2 green", "uncovered 2 yellow"]
    assert (table.line, table.ducks("Y")) == ("Y w O Y w", 5)


def test_sd_r14_hits_are_resolved_on_the_line_as_it_lay() -> None:
    table = lay("B G O w Y w", sights="1 2", hand="two_birds")
    table.play("two_birds a 1-2")
    assert (table.line, table.ducks("O")) == ("O w Y w", 5)


@pytest.mark.parametrize(("side", "sights"), [("left", "3"), ("right", "1")])
def test_sd_r15_beside_two_sights_the_player_chooses_which_goes(side: str, sights: str) -> None:
    table = lay(LINE, sights="1 3", hand="misfire")
    table.play(f"misfire a 2 {side}")
    assert table.sights == sights


# SD-R16: what the discards and forced discards tell (see also test_secrets)


def test_sd_r16_discards_lie_face_up() -> None:
    table = lay(LINE, hand="take_aim", pile="misfire")
    assert table.seen_by(3).discards == table.discards


def test_sd_r16_a_forced_discard_bars_what_could_have_been_played_from_the_cards_kept() -> None:
    table = lay("G G w O Y w", hand="shoot hang_back misfire")
    table.play("discard a shoot")
    unplayable = {"shoot", "misfire", "two_birds", "bump_left", "bump_right", "give_peace", "resurrection"}
    unplayable |= {"hang_back", "move_ahead", "fast_forward"}
    assert barred(table.state.hands[0].barred[1]) == set(CARDS) - unplayable
    assert table.state.hands[0].barred[2] == table.state.hands[0].barred[1]


def test_sd_r16_the_new_card_may_be_anything() -> None:
    table = lay("G G w O Y w", hand="shoot hang_back misfire")
    table.play("discard a shoot", "draw take_aim")
    assert table.state.hands[0].barred[0] == 0


def test_sd_r16_what_is_barred_adds_up() -> None:
    table = lay("G G w O Y w", hand="shoot hang_back misfire")
    table.state.hands[0].barred[1] = 1 << CARDS.index("resurrection")
    table.play("discard a shoot")
    assert "resurrection" in barred(table.state.hands[0].barred[1])


def test_sd_r16_a_card_played_from_a_slot_leaves_nothing_barred_there() -> None:
    table = lay(LINE, hand="take_aim")
    table.state.hands[0].barred[0], table.state.hands[0].ages[0] = 2, 3
    table.play("take_aim a 1")
    assert (table.state.hands[0].barred[0], table.state.hands[0].ages[0]) == (0, 0)


def test_sd_r16_a_reshuffle_makes_every_card_held_older() -> None:
    table = lay(LINE, hand="take_aim", pile="")
    table.play("take_aim a 1", "draw shoot")
    assert [list(table.state.hands[seat].ages) for seat in range(6)] == [[0, 1, 1], *[[1, 1, 1]] * 3, *[[0, 0, 0]] * 2]


def barred(bits: int) -> set[str]:
    return {card for i, card in enumerate(CARDS) if bits >> i & 1}


def test_sd_r12_the_limit_ends_one_game_of_several() -> None:
    table = lay("B G w O w w", hand="take_aim", pond="w w", points=2)
    table.state.turn = 1000
    table.play("take_aim a 1", "draw shoot")
    assert (table.mover, table.state.round, table.mix) == ("nature", 1, new_table(4).mix)
