"""Advice: lines from what a seat knows, and a game gone through decision by decision."""

import json
from pathlib import Path
from random import Random

import pytest

from drakes.bots.hints import advise
from drakes.bots.reviews import Judgement, judge, say_who_let_win, to_look_at_again, turning_points
from drakes.bots.worth import LONG, SHORT, events_of, known_after, undoes_itself
from drakes.cli import main
from drakes.core.editions import load_box
from drakes.core.game import Level, find_game
from drakes.play.logfile import log_to_text
from drakes.play.match import Match

GAME = "sitting_ducks"


def match_after(decisions: int, seed: int = 3) -> Match:
    match, random = Match(GAME, 4, seed=seed), Random(seed)
    for _ in range(decisions):
        match.play(random.choice(match.legal()))
    return match


def test_three_lines_at_most_best_first_with_shares_and_chances() -> None:
    match = match_after(4)
    box, hidden = load_box(match.game), match.hidden(match.to_move)
    found = advise(match.game, box, hidden, 1, Level(60))
    assert 1 <= len(found.hints) <= 3
    assert len({one.action for one in found.hints}) == len(found.hints)
    assert [one.share for one in found.hints] == sorted((one.share for one in found.hints), reverse=True)
    assert all(0 <= one.worth <= 1 and one.action in match.legal() for one in found.hints)
    assert found.measure == "chance"
    assert sum(found.outlook) == pytest.approx(1)
    at_once = [events_of(match.game, box, hidden, [one.action]) for one in found.hints]
    assert all(events[0].kind in ("played", "discarded") for events in at_once)
    assert all(one.reason is not None for one in found.hints)
    ends = {match.game.rules.codec.pack(known_after(match.game, box, hidden, one.steps)) for one in found.hints}
    assert len(ends) == len(found.hints), "no two of them come to the same"
    assert not any(undoes_itself(match.game, box, hidden, one.steps) for one in found.hints)


def test_advice_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    match = match_after(7)
    seat, box = match.to_move, load_box(match.game)
    assert seat is not None
    hidden = match.hidden(seat)
    asked, told = [], set()
    for seed in range(4):
        world = match.game.rules.codec.copy(hidden)
        assert match.game.rules.guess(box, world, seed)
        asked.append(match.game.rules.codec.pack(world))
        match.game.rules.hide(box, world, seat)
        told.add(repr(advise(match.game, box, world, 1, Level(60))))
    assert len(set(asked)) > 1, "the worlds should differ"
    assert len(told) == 1


def test_the_only_way_to_go_on_needs_no_thinking() -> None:
    match, random = Match(GAME, 4, seed=5), Random(5)
    while len(match.legal()) > 1:
        match.play(random.choice(match.legal()))
    found = advise(match.game, load_box(match.game), match.hidden(match.to_move), 1)
    assert [one.action for one in found.hints] == match.legal()
    assert found.outlook == ()


def test_a_blunder_costs_what_a_look_at_both_turns_finds() -> None:
    match, seat, winning = a_win_in_one()
    box, hidden = load_box(match.game), match.hidden(seat)
    other = next(action for action in match.legal() if action != winning)
    judged = judge(match.game, box, hidden, [other], 7, 1, LONG)
    assert judged.better[0] == winning
    assert judged.outlook[seat] == 1
    assert judged.lost > 0.1
    assert judged.remark is not None
    assert judged.remark.kind == "missed_win"
    assert judged.reason is not None
    assert judged.reason.kind == "because_win"
    best = judge(match.game, box, hidden, [winning], 7, 1)
    assert best.lost == 0
    assert best.played == best.better == (winning,)


def a_win_in_one() -> tuple[Match, int, int]:
    """A position in which the seat to move can win at once in one way, and may do something else."""
    for seed in range(1, 200):
        match, random = Match(GAME, 3, seed=seed), Random(seed)
        while not match.is_over:
            seat, legal = match.to_move, match.legal()
            assert seat is not None
            winning = [action for action in legal if wins_at_once(match, seat, action)]
            if len(winning) == 1 < len(legal):
                return match, seat, winning[0]
            match.play(random.choice(legal))
    raise AssertionError("no game came to that")


def wins_at_once(match: Match, seat: int, action: int) -> bool:
    then = match.at(len(match.log))
    then.play(action)
    return then.is_over and then.places()[seat] == 1 and len(then.log) == len(match.log) + 1


def judged_as(ply: int, lost: float, seat: int = 0, looks: int = LONG) -> Judgement:
    return Judgement(ply, seat, (1,), (2,), lost, "chance", (0.5, 0.5), looks=looks)


def test_turning_points_are_the_costliest_turns_of_every_seat_that_were_looked_at_again() -> None:
    judged = [judged_as(ply, lost) for ply, lost in enumerate((0.1, 0.0, 0.3, 0.2, 0.04))]
    judged += [judged_as(7, 0.25, seat=1), judged_as(9, 0.9, looks=SHORT)]
    assert [one.ply for one in turning_points(judged)] == [2, 7, 3, 0]


def test_of_every_seat_the_turns_that_seem_costliest_are_looked_at_again() -> None:
    judged = [judged_as(ply, ply / 100, seat=ply % 2, looks=SHORT) for ply in range(20)]
    assert to_look_at_again(judged) == list(range(10, 20))


def test_a_costly_last_turn_let_the_winner_win() -> None:
    game = find_game(GAME)
    judged = [judged_as(3, 0.5), judged_as(5, 0.5), judged_as(6, 0.5, seat=1)]
    found = say_who_let_win(game, judged, [2, 1])
    assert [one.remark and (one.remark.kind, one.remark.arguments) for one in found] == [
        None,
        ("let_win", {"seat": 1}),
        None,
    ]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    out, err = capsys.readouterr()
    assert not left.value.code, err
    return out


def test_a_hint_on_the_command_line_is_for_the_seat_to_move(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = match_after(6)
    log = tmp_path / "game.log"
    log.write_text(log_to_text(match), encoding="utf-8")
    found = json.loads(run(capsys, "hint", str(log), "--json"))
    assert found["lines"][0]["action"] in match.legal()
    shown = run(capsys, "hint", str(log), "--lang", "de")
    assert shown.count("%") == len(found["lines"]) + 4, "a chance for each line and each seat"
    assert "█" in shown
    assert match.to_move is not None
    other = (match.to_move + 1) % 4 + 1
    with pytest.raises(SystemExit) as left:
        main(["hint", str(log), "--seat", str(other)])
    assert left.value.code == 2
    assert f"not {other}" in capsys.readouterr().err


def test_a_review_on_the_command_line_has_chances_for_every_decision(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = match_after(8)
    log = tmp_path / "game.log"
    log.write_text(log_to_text(match), encoding="utf-8")
    judged = json.loads(run(capsys, "review", str(log), "--every", "3", "--json"))
    assert judged
    for one in judged:
        assert match.log[one["ply"]].action == one["played"][0]
        assert sum(one["outlook"]) == pytest.approx(1)
    assert find_game(GAME).name in log.read_text(encoding="utf-8")
    assert run(capsys, "review", str(log), "--every", "3")
