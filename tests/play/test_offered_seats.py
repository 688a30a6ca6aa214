"""Seats that change hands: by their own person, or because all others agree after a long absence; and never quietly."""

from random import Random
from typing import Any

import pytest

from drakes.laws.cases import Case
from drakes.play.clocks import Clock
from drakes.play.entries import Arrive, OfferSeat
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from drakes.play.verify import verify
from tests.play.tables import SEVERAL, START, act, dealt, key_of

each_of_several = pytest.mark.parametrize("case", SEVERAL, ids=str)
CLOCK = Clock(kind="live", start_ms=3_600_000)
LATER = START + CLOCK.patience_ms


def code_of(command: Any) -> str:
    """The code a command is refused with."""
    with pytest.raises(Refusal) as refused:
        command()
    return refused.value.code


def agreed(case: Case) -> Table:
    """A table at which all others have offered seat 1."""
    table = dealt(case, 1, clock=CLOCK)
    table.accept(table.ask_seat(0, 1, LATER))
    for seat in range(2, case.seats):
        table.accept(table.answer(seat, True, LATER))
    return table


@each_of_several
def test_a_persons_seat_is_taken_by_nobody_until_it_is_offered(case: Case) -> None:
    table = dealt(case, 1, clock=CLOCK)
    for seat in range(case.seats):
        assert code_of(lambda seat=seat: table.arrive(seat, "Zoe", LATER)) == "seat_taken"


@each_of_several
def test_all_other_persons_offer_the_seat_of_who_is_away_for_long(case: Case) -> None:
    table = dealt(case, 1, clock=CLOCK)
    assert code_of(lambda: table.ask_seat(0, 1, LATER - 1)) == "not_away"
    assert code_of(lambda: table.ask_seat(0, 0, LATER)) == "own_seat"
    table.accept(table.ask_seat(0, 1, LATER))
    assert not table.seats[1].is_offered
    assert table.frame(0, 0, LATER).asks[0].waiting == tuple(range(2, case.seats))
    table = agreed(case)
    assert isinstance(table.entries[-1], OfferSeat)
    table.accept(table.arrive(1, "Zoe", LATER))
    assert isinstance(table.entries[-1], Arrive)
    assert (table.seats[1].name, table.seats[1].is_offered) == ("Zoe", False)
    assert table.frame(None, table.version - 1, LATER).moves[0].facts == {"name": "Zoe"}
    assert verify(table.entries, key_of(1)) == []


@each_of_several
def test_one_person_alone_cannot_offer_anothers_seat_and_who_is_away_must_agree_too(case: Case) -> None:
    table = dealt(case, 1, who=["person", "person", *["easy"] * (case.seats - 2)], clock=CLOCK)
    assert code_of(lambda: table.ask_seat(0, 1, LATER)) == "nobody_to_ask"
    table = dealt(case, 1, clock=CLOCK)
    table.accept(table.stand_in(2, START, "easy", "absent"))
    table.accept(table.ask_seat(0, 1, LATER))
    assert 2 in table.frame(0, 0, LATER).asks[0].waiting


@each_of_several
def test_who_comes_back_in_time_keeps_the_seat(case: Case) -> None:
    table = dealt(case, 1, clock=CLOCK)
    table.accept(table.ask_seat(0, 1, LATER))
    table.accept(table.answer(1, False, LATER))
    assert table.frame(0, 0, LATER).asks == []
    table = agreed(case)
    table.accept(table.reissue(1, LATER))
    assert code_of(lambda: table.arrive(1, "Zoe", LATER)) == "seat_taken"
    table = agreed(case)
    for _ in range(200):
        if table.to_move in (1, None):
            break
        act(table, Random(1), LATER)
    if table.to_move == 1:
        act(table, Random(1), LATER)
        assert not table.seats[1].is_offered


@each_of_several
def test_a_person_gives_their_own_seat_away_without_asking(case: Case) -> None:
    table = dealt(case, 1, who=["person", *["easy"] * (case.seats - 1)])
    table.accept(table.give(0, START))
    assert table.seats[0].is_present
    table.accept(table.arrive(0, "Zoe", START))
    assert table.seats[0].name == "Zoe"
    assert code_of(lambda: table.give(1, START)) == "not_a_person"
    assert verify(table.entries, key_of(1)) == []


@each_of_several
def test_the_frame_tells_how_long_the_seat_of_who_is_away_is_kept(case: Case) -> None:
    table = dealt(case, 1, clock=CLOCK)
    kept = [seat.kept_ms for seat in table.frame(0, 0, LATER - 5000, present={0}).seats]
    assert kept == [None, *[5000] * (case.seats - 1)]
    assert table.frame(0, 0, LATER + 1).seats[1].kept_ms == 0
