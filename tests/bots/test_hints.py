"""Advice: lines from what a seat knows, and a game gone through decision by decision."""

import json
from pathlib import Path
from random import Random

import pytest

from drakes.bots.hints import Judgement, hints, lost_by, turning_points
from drakes.bots.search import Findings, Line, Searcher
from drakes.cli import main
from drakes.core.box import load_box
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
    box = load_box(match.game)
    found = hints(Searcher(match.game, box), box, match.hidden(match.to_move), 1, Level(60))
    assert 1 <= len(found) <= 3
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
    assert all(0 <= one.chance <= 1 and one.action in match.legal() for one in found)
    assert all(one.events[0].kind in ("played", "discarded") for one in found)


def test_what_an_action_gave_away_is_measured_against_the_best_line() -> None:
    found = Findings((Line(4, 900, 0.5), Line(7, 100, 0.3)), 1000, 0, (0.5, 0.5))
    assert lost_by(found, 4) == 0
    assert lost_by(found, 7) == pytest.approx(0.2, abs=0.03)


def test_an_action_hardly_looked_at_is_not_condemned() -> None:
    found = Findings((Line(4, 999, 0.5), Line(7, 1, 0.0)), 1000, 0, (0.5, 0.5))
    assert lost_by(found, 7) < 0.06


def test_turning_points_are_the_costliest_decisions() -> None:
    judged = [
        Judgement(ply, 0, 1, 2, lost, (0.5, 0.5)) for ply, lost in enumerate((0.1, 0.0, 0.3, 0.2, 0.05, 0.4, 0.15))
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
    lines = json.loads(run(capsys, "hint", str(log), "--json"))
    assert lines[0]["action"] in match.legal()
    assert "%" in run(capsys, "hint", str(log), "--lang", "de")
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
        assert sum(one["chances"]) == pytest.approx(1)
    assert find_game(GAME).name in log.read_text(encoding="utf-8")
    assert run(capsys, "review", str(log), "--every", "3")
