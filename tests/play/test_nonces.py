"""Nonces: pledged by their hash as persons sit down, shown when all sit, and nothing is drawn before."""

from random import Random
from typing import Any

import pytest

from drakes.laws.cases import Case
from drakes.play.entries import Deal, Reveal, Waive
from drakes.play.fair import pledge_of
from drakes.play.new_tables import Sitter, branch
from drakes.play.refusal import Refusal
from drakes.play.revealing import PATIENCE_MS
from drakes.play.table import Table
from drakes.play.verify import seats_without_nonce, verify
from tests.play.tables import SEVERAL, START, dealt, key_of, nonce, open_table, play, pledge

each_of_several = pytest.mark.parametrize("case", SEVERAL, ids=str)


def code_of(command: Any) -> str:
    """The code a command is refused with."""
    with pytest.raises(Refusal) as refused:
        command()
    return refused.value.code


def all_sit(case: Case) -> Table:
    """A table at which everybody sits and has pledged."""
    table = open_table(case, 1)
    for seat in range(case.seats):
        table.accept(table.sit(seat, f"Player {seat}", "person", pledge(seat), START))
    return table


@each_of_several
def test_no_nonce_is_shown_before_all_sit_and_nothing_is_dealt_before_all_are_shown(case: Case) -> None:
    table = open_table(case, 1)
    for seat in range(case.seats):
        assert code_of(lambda: table.reveal(0, nonce(0), START)) == "not_all_seated"
        table.accept(table.sit(seat, f"Player {seat}", "person", pledge(seat), START))
    for seat in range(case.seats):
        assert code_of(lambda: table.deal(START)) == "not_revealed"
        assert nonce(seat) not in table.frame(None, 0, START).fair.nonces
        table.accept(table.reveal(seat, nonce(seat), START))
    table.accept(table.deal(START))
    fair = table.frame(None, 0, START).fair
    assert fair.nonces == tuple(map(nonce, range(case.seats)))
    assert fair.pledges == tuple(map(pledge_of, fair.nonces))


@each_of_several
def test_only_the_nonce_that_was_pledged_counts_and_only_once(case: Case) -> None:
    table = all_sit(case)
    assert code_of(lambda: table.reveal(0, nonce(1), START)) == "bad_nonce"
    table.accept(table.reveal(0, nonce(0), START))
    assert code_of(lambda: table.reveal(0, nonce(0), START)) == "nothing_to_reveal"


@each_of_several
def test_who_sits_down_last_cannot_have_seen_a_nonce_nor_leave_after_one_was_shown(case: Case) -> None:
    table = all_sit(case)
    table.accept(table.leave(1, START))
    table.accept(table.sit(1, "Another", "person", pledge(7), START))
    table.accept(table.reveal(0, nonce(0), START))
    assert code_of(lambda: table.leave(1, START)) == "already_dealt"


@each_of_several
def test_whoever_does_not_show_theirs_is_waited_for_and_then_done_without_and_verify_tells(case: Case) -> None:
    table = all_sit(case)
    late = START + PATIENCE_MS
    assert code_of(lambda: table.waive(1, 0, late)) == "not_revealed"
    for seat in set(range(case.seats)) - {1}:
        table.accept(table.reveal(seat, nonce(seat), START))
    assert code_of(lambda: table.waive(1, 0, late - 1)) == "too_early"
    table.accept(table.waive(1, 0, late))
    table.accept(table.deal(late))
    assert isinstance(table.entries[-2], Waive)
    assert isinstance(table.entries[-1], Deal)
    assert seats_without_nonce(table.entries) == [1]
    assert verify(table.entries, key_of(1)) == []


@each_of_several
def test_a_branch_draws_nothing_before_its_person_has_shown_a_nonce(case: Case) -> None:
    over = dealt(case, 1)
    for seat in range(case.seats - 1):
        over.accept(over.resign(seat, START))
    version = next(n for n, entry in enumerate(over.entries, 1) if isinstance(entry, Deal))
    sitters = [Sitter(f"Player {seat}", "person", pledge(9)) for seat in range(case.seats)]
    entries = branch(over, version, table="branch", commitment=over.head.commitment, sitters=sitters, now=START)
    table = Table.replay(entries, key_of(1))
    mover = table.history.mover
    assert mover is not None
    assert table.to_move is None, "nobody moves before all nonces are in"
    assert code_of(lambda: table.act(mover, table.version, table.legal(mover)[:1], START)) == "not_revealed"
    for one in range(case.seats):
        table.accept(table.reveal(one, nonce(9), START))
    play(table, Random(1), 5)
    assert isinstance(table.entries[len(entries)], Reveal)
    assert verify(table.entries, key_of(1)) == []


@each_of_several
def test_the_frame_tells_how_long_nonces_are_waited_for(case: Case) -> None:
    table = open_table(case, 1)
    table.accept(table.sit(0, "Player 0", "person", pledge(0), START))
    assert table.frame(None, 0, START).fair.patience_ms is None, "a seat is open"
    table = all_sit(case)
    assert table.frame(0, 0, START + 4000).fair.patience_ms == PATIENCE_MS - 4000
    assert table.frame(0, 0, START + PATIENCE_MS + 1).fair.patience_ms == 0
    assert dealt(case, 1).frame(0, 0, START).fair.patience_ms is None


@each_of_several
def test_who_has_lost_their_nonce_begins_without_it(case: Case) -> None:
    table = all_sit(case)
    late = START + PATIENCE_MS
    assert code_of(lambda: table.waive(1, 1, late - 1)) == "too_early"
    table.accept(table.waive(1, 1, late))
    for seat in set(range(case.seats)) - {1}:
        table.accept(table.reveal(seat, nonce(seat), late))
    table.accept(table.deal(late))
    assert seats_without_nonce(table.entries) == [1]
    assert verify(table.entries, key_of(1)) == []


@each_of_several
def test_only_who_was_dealt_to_had_a_share_in_chance_or_none(case: Case) -> None:
    table = open_table(case, 1)
    for seat in range(case.seats):
        table.accept(table.sit(seat, f"Player {seat}", "person", pledge(seat), START))
    table.accept(table.leave(1, START))
    table.accept(table.sit(1, "a bot", "random", "", START))
    for seat in set(range(case.seats)) - {1}:
        table.accept(table.reveal(seat, nonce(seat), START))
    table.accept(table.deal(START))
    assert seats_without_nonce(table.entries) == []
