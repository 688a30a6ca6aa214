"""What newcomers are told: from what their seat knows alone, true to the rules, and nothing they could not foresee."""

import msgspec
import pytest

from drakes.core.game import find_game
from drakes.laws.cases import Case
from drakes.laws.marks import marked
from drakes.play.drafts import Drafts
from drakes.play.guiding import caution, guidance
from drakes.play.refusal import Refusal
from tests.play.tables import CASES, SMALL, dealt, moments

every_case = pytest.mark.parametrize("case", marked(CASES), ids=str)
small_cases = pytest.mark.parametrize("case", SMALL, ids=str)


@every_case
def test_what_is_told_is_the_same_in_every_world_the_seat_cannot_tell_apart(case: Case) -> None:
    for n, table in enumerate(moments(case, 7, 10, acts=4)):
        seat, position = table.to_move, table.history.position
        assert seat is not None
        assert position is not None
        legal = table.legal(seat)[:12]
        told = guidance(table, seat, Drafts())
        warned = [caution(table, seat, Drafts(), [action]) for action in legal]
        table.history.position = position.guess(seat, n + 1)
        assert msgspec.json.encode(guidance(table, seat, Drafts())) == msgspec.json.encode(told)
        assert [caution(table, seat, Drafts(), [action]) for action in legal] == warned


@small_cases
def test_what_can_be_done_is_legal_and_what_cannot_has_its_reason(case: Case) -> None:
    for table in moments(case, 3, 12, acts=3):
        seat = table.to_move
        assert seat is not None
        told = guidance(table, seat, Drafts())
        if told is None:
            assert case.game.people.guide is None
            continue
        legal = table.legal(seat)
        for row in told.possible:
            assert set(row.actions) <= set(legal)
            assert row.actions or row.clause is not None
            assert not (row.actions and (row.clause or row.lacks))
        rows = [action for row in told.possible for action in row.actions]
        assert len(rows) == len(set(rows)), "no action stands in two rows"


@small_cases
def test_nobody_else_is_told_anything(case: Case) -> None:
    table = dealt(case, 1)
    others = [seat for seat in range(case.seats) if seat != table.to_move]
    for seat in others:
        with pytest.raises(Refusal):
            guidance(table, seat, Drafts())
        assert caution(table, seat, Drafts(), [0]) is None


def test_a_game_without_a_guide_tells_nothing() -> None:
    case = Case(find_game("kuhn_poker"), 2, "standard")
    table = dealt(case, 1)
    assert table.to_move is not None
    assert guidance(table, table.to_move, Drafts()) is None
    assert caution(table, table.to_move, Drafts(), table.legal(table.to_move)[:1]) is None
