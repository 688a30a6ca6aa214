"""Advice: lines from what a seat knows, and a game gone through decision by decision."""

import json
from pathlib import Path
from random import Random

import pytest

from drakes.bots.hints import Judgement, advise, events_of, lost_by, turning_points
from drakes.bots.search import Findings, Line
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
    at_once = [events_of(match.game, box, hidden, one.action) for one in found.hints]
    assert all(events[0].kind in ("played", "discarded") for events in at_once)


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


def test_what_an_action_gave_away_is_measured_against_the_best_line() -> None:
    found = Findings((Line(4, 900, 0.5), Line(7, 100, 0.3)), 1000, 0, (0.5, 0.5))
    assert lost_by(found, 4) == 0
    assert lost_by(found, 7) == pytest.approx(0.2, abs=0.03)


def test_an_action_hardly_looked_at_is_not_condemned() -> None:
    found = Findings((Line(4, 999, 0.5), Line(7, 1, 0.0)), 1000, 0, (0.5, 0.5))
    assert lost_by(found, 7) < 0.06


def test_turning_points_are_the_costliest_decisions() -> None:
    judged = [
        Judgement(ply, 0, 1, 2, lost, "chance", (0.5, 0.5))
        for ply, lost in enumerate((0.1, 0.0, 0.3, 0.2, 0.05, 0.4, 0.15))
    ]
    assert [one.ply for one in turning_points(judged)] == [5, 2, 3, 6, 0]


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
        assert match.log[one["ply"]].action == one["action"]
        assert sum(one["outlook"]) == pytest.approx(1)
    assert find_game(GAME).name in log.read_text(encoding="utf-8")
    assert run(capsys, "review", str(log), "--every", "3")
