"""The laws on generated galaxies: the same that hold on the board in the box."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from drakes.games.duck_dealer import GAME
from drakes.laws import test_play, test_secrets, test_truth
from drakes.laws.cases import Case
from tests.games.duck_dealer.test_play import galaxy_box

LAWS: tuple[Callable[[Case], None], ...] = (
    test_play.test_random_games_end_and_somebody_wins,
    test_play.test_before_the_end_somebody_has_a_legal_action,
    test_play.test_pieces_are_conserved,
    test_play.test_why_not_is_silent_exactly_on_legal_actions,
    test_play.test_only_the_seat_to_move_may_act,
    test_play.test_looking_at_a_position_does_not_change_it,
    test_play.test_an_earlier_position_stays_when_play_goes_on,
    test_play.test_a_hundred_compiled_games_end_conserve_and_never_get_stuck,
    test_truth.test_every_copy_of_a_position_plays_on_alike,
    test_truth.test_plain_and_compiled_agree_after_every_action,
    test_truth.test_plain_and_compiled_hide_see_and_guess_alike,
    test_secrets.test_nothing_leaks_to_any_seat_at_any_step_of_many_games,
    test_secrets.test_the_view_of_nobody_is_what_all_seats_share,
    test_secrets.test_hiding_twice_hides_no_more,
    test_secrets.test_a_guess_conserves_the_pieces_and_can_be_played_on,
    test_secrets.test_a_guess_depends_on_the_hidden_state_and_the_seed_alone,
)


@dataclass(frozen=True)
class GalaxyCase(Case):
    """A game on a galaxy of its own."""

    seed: int

    @property
    def box(self) -> Any:
        return galaxy_box(self.seed)

    def how_many(self, quick: int, most: int = 10**9) -> int:
        """Many galaxies, few games on each."""
        return quick


def galaxy_case(seed: int) -> GalaxyCase:
    """Player counts and ways to start take turns."""
    variants = list(GAME.people.variants)
    return GalaxyCase(GAME, GAME.rules.seats[seed % 4], variants[seed % 3], seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_on_two_galaxies(law: Callable[[Case], None]) -> None:
    for seed in (3, 8):
        law(galaxy_case(seed))


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(100))
def test_all_laws_on_a_hundred_galaxies(seed: int) -> None:
    for law in LAWS:
        law(galaxy_case(seed))
