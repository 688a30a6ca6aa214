"""Drafts: what a seat tries in private is what it gets, and tells it nothing it does not know."""

import contextlib
from random import Random

import msgspec
import pytest

from drakes.laws.cases import Case
from drakes.laws.marks import marked
from drakes.play.drafts import MOST_REACHED, Drafts, Outcome, Tried
from drakes.play.frames import EventFrame
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from tests.play.tables import CASES, all_frames, copy_of, counted_apply, dealt, midway, moments, play

pytestmark = pytest.mark.parametrize("case", marked(CASES), ids=str)


def try_draft(table: Table, seat: int, actions: list[int], early: bool = False) -> Tried:
    """What steps do, with nothing kept from before."""
    return Drafts().try_out(table, seat, actions, early)


def previews(table: Table, seat: int, after: list[int]) -> dict[int, Outcome]:
    """What each legal action would do after steps, with nothing kept from before."""
    return Drafts().previews(table, seat, try_draft(table, seat, after).legal, after)


def steps_of(table: Table, seat: int, actions: list[int]) -> list[tuple[EventFrame, ...]]:
    """The events of each step."""
    kept = Drafts()
    return [kept.try_out(table, seat, actions[: n + 1]).events for n in range(len(actions))]


def draft(table: Table, seat: int, random: Random, steps: int, early: bool = False) -> list[int]:
    """Steps that hold, chosen at random, until the draft stops."""
    actions: list[int] = []
    for _ in range(steps):
        tried = try_draft(table, seat, actions, early)
        assert (tried.valid, tried.broken) == (len(actions), None)
        if tried.stops or not tried.legal:
            break
        actions.append(random.choice(tried.legal))
    return actions


def drafts_of(case: Case, seed: int) -> list[tuple[Table, int, list[int], Tried]]:
    """Tables at several moments, each with a draft of the seat to move."""
    random, found = Random(seed), []
    for table in moments(case, seed, 12, acts=3):
        assert table.to_move is not None
        actions = draft(table, table.to_move, random, 5)
        found.append((table, table.to_move, actions, try_draft(table, table.to_move, actions)))
    return found


def test_a_draft_commits_to_exactly_what_it_previewed(case: Case) -> None:
    compared = 0
    for table, seat, actions, tried in drafts_of(case, 1):
        before, now, steps = table.version, table.entries[-1].at, steps_of(table, seat, actions)
        table.accept(table.act(seat, before, actions, now))
        frame = table.frame(seat, before, now)
        shown = [tuple(move.events) for move in frame.moves if move.kind == "act"]
        if tried.stops in ("", "hand-over"):
            assert (frame.view, shown) == (tried.view, steps)
            assert frame.legal == tried.legal
            compared += 1
        elif tried.stops in ("chance", "reveals"):
            assert shown[-1][: len(steps[-1])] == steps[-1]
            assert shown[:-1] == steps[:-1]
            compared += 1
    assert compared > 0


def test_a_draft_changes_nothing_and_draws_nothing(case: Case) -> None:
    table = midway(case, 2, acts=5)
    before, draws = all_frames(table), table.history.draws
    assert table.to_move is not None
    draft(table, table.to_move, Random(3), 5)
    previews(table, table.to_move, [])
    assert (all_frames(table), table.history.draws) == (before, draws)


def test_a_draft_is_the_same_in_every_world_its_seat_cannot_tell_apart(case: Case) -> None:
    for n, (table, seat, actions, tried) in enumerate(drafts_of(case, 4)):
        assert table.history.position is not None
        steps = actions[:-1] if tried.stops else actions
        shown, then = previews(table, seat, []), previews(table, seat, steps)
        table.history.position = table.history.position.guess(seat, n + 1)
        assert msgspec.json.encode(try_draft(table, seat, actions)) == msgspec.json.encode(tried)
        assert (previews(table, seat, []), previews(table, seat, steps)) == (shown, then)


def test_previews_and_reasons_after_a_draft_are_those_of_trying_one_step_more(case: Case) -> None:
    compared = 0
    for table, seat, actions, tried in drafts_of(case, 8):
        steps = actions[:-1] if tried.stops else actions
        legal, shown = try_draft(table, seat, steps).legal, previews(table, seat, steps)
        for action in legal[:12]:
            more = try_draft(table, seat, [*steps, action])
            assert (shown[action].stops, shown[action].events) == (more.stops, more.events)
            assert shown[action].view == more.view or (more.stops == "reveals" and shown[action].view is None)
            assert Drafts().why_not(table, seat, action, steps) is None
        wrong = next(action for action in range(table.game.rules.actions.size) if action not in legal)
        broken = try_draft(table, seat, [*steps, wrong]).broken
        assert broken is not None
        assert broken.clause == Drafts().why_not(table, seat, wrong, steps)
        compared += len(legal)
    assert compared > 0


def test_what_comes_after_a_step_that_ends_or_breaks_a_draft_is_not_told(case: Case) -> None:
    table = dealt(case, 6)
    seat = table.to_move
    assert seat is not None
    wrong = next(action for action in range(table.game.rules.actions.size) if action not in table.legal(seat))
    with pytest.raises(Refusal) as refused:
        Drafts().previews(table, seat, [0], [wrong])
    assert (refused.value.code, refused.value.clause) == ("illegal", table.why_not(seat, wrong))
    ended = 0
    for table, seat, actions, tried in drafts_of(case, 5):
        if tried.stops:
            with pytest.raises(Refusal) as refused:
                Drafts().why_not(table, seat, 0, actions)
            assert refused.value.code == "interrupted"
            ended += 1
    assert ended > 0


def test_nothing_follows_a_step_that_stops_a_draft(case: Case) -> None:
    stopped = 0
    for table, seat, actions, tried in drafts_of(case, 5):
        if tried.stops in ("", "over"):
            continue
        longer = try_draft(table, seat, [*actions, 0])
        assert longer.broken is not None
        assert (longer.valid, longer.broken.step, longer.broken.clause) == (len(actions), len(actions), None)
        with pytest.raises(Refusal) as refused:
            table.act(seat, table.version, [*actions, 0], table.entries[-1].at)
        assert refused.value.code == "interrupted"
        stopped += 1
    assert stopped > 0


def test_a_broken_step_breaks_the_whole_commit(case: Case) -> None:
    table = dealt(case, 6)
    seat, before = table.to_move, table.version
    assert seat is not None
    wrong = next(action for action in range(table.game.rules.actions.size) if action not in table.legal(seat))
    tried = try_draft(table, seat, [wrong])
    assert tried.broken is not None
    with pytest.raises(Refusal) as refused:
        table.act(seat, before, [wrong], table.entries[-1].at)
    assert (refused.value.code, refused.value.clause) == ("illegal", tried.broken.clause)
    assert table.why_not(seat, wrong) == tried.broken.clause
    assert table.version == before


def test_tried_again_later_a_draft_keeps_the_steps_that_hold_and_names_what_broke_the_next(case: Case) -> None:
    table, random, kept, broke = midway(case, 7, acts=40), Random(7), 0, 0
    for seat in range(case.seats):
        try:
            actions = draft(table, seat, random, 4, early=True)
        except Refusal:
            continue
        later = copy_of(table)
        for _ in range(6):
            play(later, random, 1, take_backs=False)
            try:
                tried = try_draft(later, seat, actions, early=True)
            except Refusal:
                break
            again = try_draft(later, seat, actions[: tried.valid], early=True)
            assert (again.version, again.valid, again.broken) == (later.version, tried.valid, None)
            kept += tried.valid > 0
            if tried.broken is not None:
                assert actions[tried.valid] == tried.broken.action
                assert tried.broken.action not in again.legal
                broke += 1
    assert kept + broke > 0 or case.game.people.start_turn_early is None


def test_an_answer_holds_previews_of_the_kinds_that_a_page_shows_unasked(case: Case) -> None:
    table = midway(case, 8, acts=3)
    seat = table.to_move
    assert seat is not None
    shown, rules = try_draft(table, seat, []).previews, case.game.rules
    for action in table.legal(seat):
        tried = try_draft(table, seat, [action])
        is_told = tried.stops != "reveals" or tried.events
        is_shown = rules.actions.range_of(action).kind in case.game.people.previewed and is_told
        assert shown.get(action) == (tried.events if is_shown else None)


def test_a_kept_draft_answers_as_one_tried_anew_and_plays_each_step_once(case: Case) -> None:
    for table, seat, actions, _ in drafts_of(case, 9):
        lengths = range(len(actions) + 1)
        anew = [try_draft(table, seat, actions[:n]) for n in lengths]
        kept = Drafts()
        with counted_apply(case.game) as played:
            assert [kept.try_out(table, seat, actions[:n]) for n in lengths] == anew
            first = played.count
            assert first <= len(actions) + sum(len(tried.previews) for tried in anew)
            assert [kept.try_out(table, seat, actions[:n]) for n in reversed(lengths)] == anew[::-1]
            assert played.count == first


def test_a_kept_draft_is_gone_when_the_table_moves(case: Case) -> None:
    random, kept, moved = Random(10), Drafts(), 0
    for table in moments(case, 10, 4, acts=8):
        before = answers(kept, table)
        play(table, random, 1, take_backs=False)
        after = answers(kept, table)
        assert after == answers(None, table)
        moved += any(one is not None and one != other for one, other in zip(before, after, strict=True))
    assert moved > 0


def answers(kept: Drafts | None, table: Table) -> list[Tried | None]:
    """What every seat is told of an empty draft, off turn too, from what is kept, or from nothing; None where it has no
    turn to plan."""
    found: list[Tried | None] = []
    for seat in range(len(table.seats)):
        try:
            found.append((kept or Drafts()).try_out(table, seat, [], early=True))
        except Refusal:
            found.append(None)
    return found


def test_a_kept_draft_answers_no_other_seat_and_no_other_table(case: Case) -> None:
    kept, tables = Drafts(), [dealt(case, seed) for seed in (11, 12)]
    for seed, table in enumerate(tables):
        play(table, Random(seed), 30, take_backs=False)
    for _ in range(2):
        assert [answers(kept, table) for table in tables] == [answers(None, table) for table in tables]


def test_what_is_kept_is_bounded(case: Case) -> None:
    table, kept = dealt(case, 13), Drafts(most=2)
    play(table, Random(13), 30, take_backs=False)
    for seat in range(case.seats):
        with contextlib.suppress(Refusal):
            for action in kept.try_out(table, seat, [], early=True).legal:
                for then in kept.try_out(table, seat, [action], early=True).legal[:3]:
                    kept.try_out(table, seat, [action, then], early=True)
        assert len(kept._kept) <= 2
        assert all(len(one._reached) <= MOST_REACHED for _, one in kept._kept.values())
