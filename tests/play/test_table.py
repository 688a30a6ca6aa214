"""A table from opening to rematch: seats, the gate, take-backs, pauses, resigning, spectators, upgrades."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game
from drakes.laws.cases import Case
from drakes.play import history
from drakes.play.clocks import Clock
from drakes.play.entries import Act, Entry, StandIn, TakeBack
from drakes.play.fair import commitment_of
from drakes.play.frames import ClockFrame, delayed_version
from drakes.play.history import Outdated
from drakes.play.new_tables import new_head, rematch
from drakes.play.refusal import Refusal
from drakes.play.seats import final_places
from drakes.play.table import Table
from tests.play.tables import (
    CASES,
    SEVERAL,
    SMALL,
    START,
    act,
    all_frames,
    copy_of,
    data,
    dealt,
    key_of,
    open_table,
    play,
    pledge,
)

MINUTE = 60_000
each_game = pytest.mark.parametrize("case", SMALL, ids=str)
each_of_several = pytest.mark.parametrize("case", SEVERAL, ids=str)


def code_of(command: Any) -> str:
    """The code a command is refused with."""
    with pytest.raises(Refusal) as refused:
        command()
    assert str(refused.value) == refused.value.sentence
    return refused.value.code


def status(table: Table) -> str:
    return table.status


def legal_now(table: Table) -> tuple[int, list[int]]:
    assert table.to_move is not None
    return table.to_move, table.legal(table.to_move)


# Seats and the deal


@each_game
def test_a_game_is_dealt_only_when_all_seats_are_taken(case: Case) -> None:
    table = open_table(case, 1)
    assert code_of(lambda: table.deal(START)) == "not_all_seated"
    for seat in range(case.seats):
        table.accept(table.sit(seat, f"Player {seat}", "person", "", START))
    assert status(table) == "open"
    table.accept(table.leave(1, START))
    assert code_of(lambda: table.deal(START)) == "not_all_seated"
    table.accept(table.sit(1, "Robot", "easy", "", START))
    table.accept(table.deal(START))
    assert status(table) == "playing"
    assert [seat.who for seat in table.seats][1] == "easy"


@each_game
def test_a_seat_is_taken_once_and_before_the_deal(case: Case) -> None:
    table = open_table(case, 1)
    table.accept(table.sit(0, "Anna", "person", pledge(0), START))
    assert code_of(lambda: table.sit(0, "Ben", "person", "", START)) == "seat_taken"
    assert code_of(lambda: table.sit(9, "Ben", "person", "", START)) == "no_seat"
    assert code_of(lambda: table.sit(1, " ", "person", "", START)) == "bad_name"
    assert code_of(lambda: table.sit(1, "Ben", "person", "XY", START)) == "bad_pledge"
    assert code_of(lambda: table.act(0, table.version, [0], START)) == "not_playing"
    assert code_of(lambda: dealt(case, 1).sit(0, "Late", "person", "", START)) == "already_dealt"


def test_a_head_knows_its_options_and_box_and_refuses_what_does_not_fit() -> None:
    game = SMALL[0].game
    with pytest.raises(DrakesError):
        new_head(game, table="x", seats=99, commitment="")
    with pytest.raises(DrakesError):
        new_head(game, table="x", seats=game.rules.seats.start, commitment="", options={"nonsense": True})
    assert code_of(lambda: new_head(game, table="x", seats=2, commitment="", box="/etc/passwd")) == "no_box"


@each_game
def test_a_key_that_was_not_committed_to_is_refused(case: Case) -> None:
    table = open_table(case, 1)
    with pytest.raises(DrakesError, match="not the key"):
        Table.open(table.head, key_of(2), START)


# The gate


@each_game
def test_the_gate_asks_for_turn_version_and_who_plays(case: Case) -> None:
    table = dealt(case, 1)
    seat, legal = legal_now(table)
    other, now = (seat + 1) % case.seats, START + 5
    assert code_of(lambda: table.act(other, table.version, [legal[0]], now)) == "not_your_turn"
    assert code_of(lambda: table.act(seat, table.version - 1, [legal[0]], now)) == "stale"
    assert code_of(lambda: table.act(seat, table.version + 1, [legal[0]], now)) == "stale"
    assert code_of(lambda: table.act(seat, table.version, [legal[0]], now, "bot")) == "stood_in"
    assert code_of(lambda: table.act(seat, table.version, [], now)) == "illegal"
    assert code_of(lambda: table.act(seat, table.version, [10**6], now)) == "illegal"
    table.accept(table.act(seat, table.version, [legal[0]], now))
    assert isinstance(table.entries[-1], Act)


@each_game
def test_what_does_not_move_the_position_makes_no_version_stale(case: Case) -> None:
    table = dealt(case, 1)
    seat, legal = legal_now(table)
    seen = table.version
    table.accept(table.reissue(0, START))
    table.accept(table.act(seat, seen, [legal[0]], START))
    assert table.version == seen + 2


@each_game
def test_time_never_goes_back(case: Case) -> None:
    table = dealt(case, 1)
    seat, legal = legal_now(table)
    table.accept(table.act(seat, table.version, [legal[0]], START - 999))
    assert table.entries[-1].at == START


@each_game
def test_entries_another_process_stored_are_taken_in_alike(case: Case) -> None:
    one, two = dealt(case, 1), dealt(case, 1)
    play(one, Random(1), 10)
    two.accept(one.entries[two.version :])
    assert all_frames(one) == all_frames(two)


# Taking back


def quiet_act(table: Table, random: Random) -> int:
    """Play on until somebody has made an act that brought nothing out and is still to move; gives the seat."""
    while True:
        seat = table.to_move
        assert seat is not None
        act(table, random, table.entries[-1].at)
        if table.history.effects[-1].is_quiet and table.to_move == seat:
            return seat


@pytest.mark.parametrize(
    "case", [case for case in SMALL if case.game.rules.max_moves > 40 and case.seats == 2], ids=str
)
def test_a_quiet_act_is_taken_back_at_once(case: Case) -> None:
    table = dealt(case, 1)
    seat = quiet_act(table, Random(1))
    undone = table.history.line[-1]
    before = table.at(undone, seat).view
    assert table.frame(seat, 0, START).may_undo_at_once
    table.accept(table.ask_take_back(seat, START))
    assert isinstance(table.entries[-1], TakeBack)
    frame = table.frame(seat, 0, START)
    assert (frame.view, table.to_move) == (before, seat)
    assert frame.line == [(1, undone), (table.version, table.version)]


@each_of_several
def test_after_chance_or_a_hand_over_the_other_persons_must_agree(case: Case) -> None:
    table, random = dealt(case, 2, who=["person", "person", "person", "easy"]), Random(2)
    while not any(isinstance(entry, Act) and entry.seat == 0 for entry in table.entries) or table.to_move == 0:
        act(table, random, START)
    undone = max(n for n in table.history.line if getattr(table.entries[n], "seat", None) == 0)
    table.accept(table.ask_take_back(0, START))
    assert table.frame(1, 0, START).asks[0].waiting == (1, 2)
    table.accept(table.answer(1, True, START))
    assert code_of(lambda: table.answer(1, True, START)) == "not_asked"
    assert code_of(lambda: table.ask_pause(1, START)) == "asking"
    table.accept(table.answer(2, True, START))
    assert table.to_move == 0
    assert table.history.line[-1] < undone
    assert table.frame(0, 0, START).view == table.at(undone, 0).view


@each_of_several
def test_one_no_is_enough_and_an_act_ends_the_question(case: Case) -> None:
    table, random = dealt(case, 3), Random(3)
    act(table, random, START)
    while table.to_move == getattr(table.entries[-1], "seat", None):
        act(table, random, START)
    asked = table.history.line[-1]
    seat = getattr(table.entries[asked], "seat", 0)
    other = (seat + 1) % case.seats
    table.accept(table.ask_take_back(seat, START, asked))
    table.accept(table.answer(other, False, START))
    assert table.frame(0, 0, START).asks == []
    table.accept(table.ask_take_back(seat, START, asked))
    act(table, random, START)
    assert table.frame(0, 0, START).asks == []
    table.accept(table.ask_take_back(seat, START, asked))
    table.accept(table.answer(seat, False, START))
    assert code_of(lambda: table.answer(other, True, START)) == "no_question"


@each_game
def test_alone_among_bots_nobody_need_be_asked(case: Case) -> None:
    table = dealt(case, 4, who=["person", *["easy"] * (case.seats - 1)])
    random = Random(4)
    while not any(isinstance(entry, Act) and entry.seat == 0 for entry in table.entries) or table.to_move == 0:
        act(table, random, START)
    table.accept(table.ask_take_back(0, START))
    assert table.to_move == 0
    table.accept(table.ask_pause(0, START))
    assert status(table) == "paused"
    table.accept(table.ask_resume(0, START))
    assert status(table) == "playing"


# Clocks


@each_game
def test_a_seat_whose_time_is_up_is_played_by_a_bot_until_it_comes_back(case: Case) -> None:
    table = dealt(case, 5, clock=Clock(kind="live", start_ms=2 * MINUTE, add_ms=1000))
    seat, legal = legal_now(table)
    assert table.due() == START + 2 * MINUTE
    assert table.tick(START + 2 * MINUTE - 1) == []
    table.accept(table.tick(START + 2 * MINUTE, "easy"))
    assert table.entries[-1] == StandIn(at=START + 2 * MINUTE, seat=seat, bot="easy", why="time")
    assert (table.bot_to_move, table.due()) == ("easy", None)
    assert code_of(lambda: table.act(seat, table.version, [legal[0]], START)) == "stood_in"
    assert code_of(lambda: table.come_back(seat, START + 2 * MINUTE)) == "stood_in"
    finish_turn(table, seat, START + 2 * MINUTE)
    if table.status == "playing":
        table.accept(table.come_back(seat, START + 3 * MINUTE))
        assert table.seats[seat].is_present
        assert table.history.times.left[seat] == 12_000


@each_game
def test_a_turn_of_ones_own_adds_time_and_no_clock_runs_in_a_pause(case: Case) -> None:
    table = dealt(case, 6, clock=Clock(kind="live", start_ms=2 * MINUTE, add_ms=5000))
    random, now = Random(6), START
    seat, _ = legal_now(table)
    while table.to_move == seat:
        now += 1000
        act(table, random, now)
    acts = sum(isinstance(entry, Act) for entry in table.entries)
    clock = table.frame(None, 0, now).seats[seat].clock
    assert clock is not None
    assert (clock.left_ms, clock.running) == (2 * MINUTE + 5000 - 1000 * acts, False)
    table.accept(table.ask_pause(0, now))
    for other in range(1, case.seats):
        table.accept(table.answer(other, True, now))
    assert (table.due(), table.to_move) == (None, None)
    assert code_of(lambda: table.act(seat, table.version, [0], now)) == "paused"


@each_game
def test_a_clock_of_days_runs_in_its_window_only_and_each_turn_fills_it_up(case: Case) -> None:
    hour = 60 * MINUTE  # START is eight in the morning, UTC
    clock = Clock(kind="days", start_ms=hour, add_ms=hour, window_from=9 * 60, window_to=17 * 60)
    table, random = dealt(case, 18, clock=clock), Random(18)
    seat, _ = legal_now(table)
    assert table.due() == START + 2 * hour
    while table.to_move == seat:
        act(table, random, START + 90 * MINUTE)
    shown = table.frame(None, 0, START + 90 * MINUTE).seats
    assert shown[seat].clock == ClockFrame(hour, False)
    assert table.due() == START + 150 * MINUTE


# Resigning


def test_whoever_resigned_is_last_and_the_others_close_up() -> None:
    assert final_places([1, 2, 3, 4], [0]) == (4, 1, 2, 3)
    assert final_places([1, 1, 3, 4], [3, 1]) == (1, 3, 2, 3)
    assert final_places([2, 1, 2, 4], []) == (2, 1, 2, 4)


@each_of_several
def test_a_bot_plays_on_for_who_resigned_and_they_are_last(case: Case) -> None:
    table, random = dealt(case, 7), Random(7)
    seat, _ = legal_now(table)
    table.accept(table.resign(seat, START, "easy"))
    assert (status(table), table.bot_to_move) == ("playing", "easy")
    assert code_of(lambda: table.come_back(seat, START)) == "no_stand_in"
    assert code_of(lambda: table.resign(seat, START)) == "not_a_person"
    play(table, random, 10_000, take_backs=False)
    assert table.result is not None
    assert table.result.places[seat] == case.seats
    assert min(table.result.places) == 1


@each_of_several
def test_the_table_ends_when_one_seat_is_left_that_has_not_resigned(case: Case) -> None:
    table = dealt(case, 8)
    for seat in set(range(case.seats)) - {1}:
        assert status(table) == "playing"
        table.accept(table.resign(seat, START))
    assert table.result is not None
    assert table.result.places == (2, 1, 2, 2)[: case.seats]
    assert table.frame(0, 0, START).fair.key == key_of(8).hex()
    assert code_of(lambda: table.resign(1, START)) == "over"


@pytest.mark.parametrize("case", [case for case in CASES if "teams" in case.variant and case.seats == 4], ids=str)
def test_of_a_team_both_must_resign(case: Case) -> None:
    table = dealt(case, 9)
    table.accept(table.resign(0, START))
    table.accept(table.resign(1, START))
    assert status(table) == "playing"
    table.accept(table.resign(2, START))
    assert table.result is not None
    assert table.result.places == (2, 2, 2, 1)


@each_of_several
def test_a_question_lapses_when_an_asked_person_goes_and_nobody_says_yes_for_them(case: Case) -> None:
    goings: tuple[Callable[[Table, int], list[Entry]], ...] = (
        lambda it, seat: it.stand_in(seat, START, "easy", "absent"),
        lambda it, seat: it.resign(seat, START),
        lambda it, seat: it.reissue(seat, START),
    )
    for leave in goings:
        table = dealt(case, 10)
        table.accept(table.ask_pause(0, START))
        for seat in range(1, case.seats - 1):
            table.accept(table.answer(seat, True, START))
        table.accept(leave(table, case.seats - 1))
        assert (status(table), table.frame(0, 0, START).asks) == ("playing", [])


@each_of_several
def test_who_said_yes_may_go_and_who_is_away_is_not_asked(case: Case) -> None:
    table = dealt(case, 10)
    table.accept(table.stand_in(1, START, "easy", "absent"))
    table.accept(table.ask_pause(0, START))
    assert table.frame(0, 0, START).asks[0].waiting == tuple(range(2, case.seats))
    for seat in range(2, case.seats):
        table.accept(table.answer(seat, True, START))
    assert status(table) == "paused"


@each_game
def test_nothing_random_is_taken_back_while_the_only_other_person_is_away(case: Case) -> None:
    table = dealt(case, 4, who=["person", "person", *["easy"] * (case.seats - 2)])
    random = Random(4)
    while not any(isinstance(entry, Act) and entry.seat == 0 for entry in table.entries) or table.to_move == 0:
        act(table, random, START)
    if table.status == "playing":
        table.accept(table.stand_in(1, START, "easy", "absent"))
        assert code_of(lambda: table.ask_take_back(0, START)) == "nobody_to_ask"
        table.accept(table.ask_pause(0, START))
        assert status(table) == "paused"


@each_of_several
def test_a_pause_is_ended_by_whoever_is_there_after_a_while(case: Case) -> None:
    clock = Clock(kind="live", start_ms=MINUTE, add_ms=0)
    table = dealt(case, 4, clock=clock)
    table.accept(table.ask_pause(0, START))
    for seat in range(1, case.seats):
        table.accept(table.answer(seat, True, START))
    early, late = copy_of(table), copy_of(table)
    assert early.frame(0, 0, START + clock.patience_ms - 1).paused_ms == 1
    early.accept(early.ask_resume(1, START + clock.patience_ms - 1))
    assert status(early) == "paused"
    late.accept(late.ask_resume(1, START + clock.patience_ms))
    assert status(late) == "playing"


@each_game
def test_where_hints_are_forbidden_a_bot_one_calls_plays_the_turn_to_its_end(case: Case) -> None:
    table = dealt(case, 5)
    seat, _ = legal_now(table)
    table.accept(table.stand_in(seat, START, "easy"))
    assert code_of(lambda: table.come_back(seat, START)) == "stood_in"
    finish_turn(table, seat, START)
    if table.status == "playing":
        table.accept(table.come_back(seat, START))
    alone = dealt(case, 5, who=["person", *["easy"] * (case.seats - 1)])
    while alone.to_move != 0:
        act(alone, Random(5), START)
    alone.accept(alone.stand_in(0, START, "easy"))
    alone.accept(alone.come_back(0, START))
    assert alone.seats[0].is_present


def finish_turn(table: Table, seat: int, now: int) -> None:
    """The bot in a seat plays until another is to move."""
    while table.to_move == seat:
        act(table, Random(table.version), now)


# Looking on


@each_of_several
def test_delayed_spectators_see_the_last_version_since_which_every_seat_has_acted(case: Case) -> None:
    table, random, moved = dealt(case, 11, spectators="delayed"), Random(11), 0
    for n in range(60):
        act(table, random, START)
        if table.status == "over":
            table = dealt(case, 100 + n, spectators="delayed")
            continue
        seen = delayed_version(table.history)
        since = {entry.seat for entry in table.entries[seen:] if isinstance(entry, Act)}
        later = {entry.seat for entry in table.entries[seen + 1 :] if isinstance(entry, Act)}
        if since == set(range(case.seats)):
            assert later != since
            moved += 1
        else:
            assert table.frame(None, 0, START).status == "open"
        assert table.frame(None, 0, START).version == seen
        assert data(table.at(table.version, None)) == data(table.at(seen, None))
    assert moved > 0


@each_game
def test_a_table_without_spectators_shows_nothing_to_them(case: Case) -> None:
    table = dealt(case, 12, spectators="none")
    assert code_of(lambda: table.frame(None, 0, START)) == "no_spectators"
    assert code_of(lambda: table.at(1, None)) == "no_spectators"
    assert table.frame(0, 0, START).view is not None


@each_game
def test_a_frame_brings_only_the_moves_since_a_version(case: Case) -> None:
    table = dealt(case, 13)
    play(table, Random(13), 5)
    frame = table.frame(0, table.version - 2, START)
    assert [move.version for move in frame.moves] == [table.version - 1, table.version]
    with pytest.raises(DrakesError):
        table.at(table.version + 1, 0)


# Rematches and upgrades


@each_game
def test_a_rematch_is_the_same_table_with_everybody_one_seat_on(case: Case) -> None:
    table = dealt(case, 14)
    assert code_of(lambda: rematch(table, table="next", commitment="c")) == "not_over"
    for seat in range(case.seats - 1):
        table.accept(table.resign(seat, START))
    head, order = rematch(table, table="next", commitment=commitment_of(key_of(15)))
    assert sorted(order) == list(range(case.seats))
    assert all(old != new for new, old in enumerate(order))
    assert (head.options, head.box_hash, head.rematch_of) == (table.head.options, table.head.box_hash, table.head.table)
    assert Table.open(head, key_of(15), START).status == "open"


def with_other_rules(monkeypatch: pytest.MonkeyPatch, game: Game, **rules: Any) -> None:
    """The same game with other rules, as after an upgrade."""

    def find(name: str) -> Game:
        found = find_game(name)
        return replace(found, rules=replace(found.rules, version=99, **rules))

    monkeypatch.setattr(history, "find_game", find)


@each_game
def test_after_an_upgrade_a_table_with_the_same_positions_moves_on(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt(case, 15)
    play(table, Random(15), 10)
    with_other_rules(monkeypatch, case.game)
    again = Table.replay(table.entries, key_of(15))
    assert again.game.rules.version == 99
    assert all_frames(again) == all_frames(table)


@each_game
def test_after_an_upgrade_that_plays_otherwise_a_table_stays_readable_up_to_there(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dealt(case, 16, clock=Clock(kind="live", start_ms=MINUTE))
    play(table, Random(16), 12, take_backs=False)
    acts = [n for n, entry in enumerate(table.entries) if isinstance(entry, Act)]
    game, changed_at = case.game, table.history.line[len(table.history.line) // 2]
    turning_point = table.history.at(changed_at).position
    assert turning_point is not None
    before = turning_point.pack()

    def apply(box: Any, state: Any, action: int, log: Any) -> None:
        is_there = game.rules.codec.pack(state) == before
        game.rules.apply(box, state, action, log)
        state.seats -= is_there

    with_other_rules(monkeypatch, game, apply=apply)
    with pytest.raises(Outdated) as outdated:
        Table.replay(table.entries, key_of(16))
    assert (outdated.value.entry, outdated.value.release) == (changed_at, table.head.release)
    assert changed_at in acts
    readable = Table(outdated.value.history, key_of(16))  # type: ignore[arg-type]
    assert data(readable.at(changed_at, 0)) == data(table.at(changed_at, 0))
    assert code_of(lambda: readable.reissue(0, START)) == "outdated"
    assert (readable.due(), readable.tick(START + 10**9)) == (None, [])


@each_game
def test_a_box_this_release_cannot_read_names_the_release_that_can(case: Case) -> None:
    entries: list[Entry] = dealt(case, 17).entries
    head = replace_head(entries[0], box_schema="other", release="0.0.7")
    with pytest.raises(Outdated, match=r"0\.0\.7") as outdated:
        Table.replay([head, *entries[1:]], key_of(17))
    assert outdated.value.entry == 0


def replace_head(entry: Any, **fields: Any) -> Entry:
    return msgspec.structs.replace(entry, head=msgspec.structs.replace(entry.head, **fields))  # type: ignore[no-any-return]
