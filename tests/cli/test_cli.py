"""The command line: whole games by piped input, reports as JSON, and one sentence for each kind of bad input."""

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from drakes.bots.choosing import refuse_what_is_not_hidden
from drakes.cli import BAD_INPUT, main
from drakes.cli.notation import fitting
from drakes.core.game import Game, find_game
from drakes.core.text import LANGUAGES, Words
from drakes.play.logfile import load_log, log_to_text
from drakes.play.match import Match

GAME = "sitting_ducks"
EVERY_FIRST = "1\n" * 1200


@dataclass
class Ran:
    """What a command did: its exit code and what it printed."""

    code: int
    out: str
    err: str


class Command:
    """Runs `drakes` in this process, with its input piped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        if arguments[:1] in (("play",), ("resume",)) and len(arguments) > 1 and "--bots" not in arguments:
            arguments = (*arguments, "--bots", "random")
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return Ran(int(left.value.code or 0), out, err)

    def play(self, typed: str, *more: str) -> Ran:
        return self("play", GAME, "--seed", "7", *more, typed=typed)


@pytest.fixture
def drakes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    return Command(monkeypatch, capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game in a file."""
    match = Match(GAME, 3, 5)
    while not match.is_over:
        match.play(match.legal()[0])
    file = tmp_path / "finished.log"
    file.write_text(log_to_text(match), encoding="utf-8")
    return file


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_piped_input_ends_with_a_result(drakes: Command, language: str) -> None:
    ran = drakes.play(EVERY_FIRST, "--lang", language)
    assert ran.code == 0
    assert Words(find_game(GAME), language).say("result") in ran.out.splitlines()
    assert "1. " in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("variant", find_game(GAME).people.variants)
def test_every_variant_can_be_played(drakes: Command, variant: str) -> None:
    ran = drakes.play(EVERY_FIRST * 3, "--variant", variant, "--seats", "6", "--you", "2", "--lang", "en")
    assert ran.code == 0
    assert "Result" in ran.out.splitlines()


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(drakes: Command, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        lines = drakes.play("?\nwhy 1\nlog\n1\n1\n", "--lang", language).out.splitlines()
        command = [line for line in lines if "drakes resume" in line]
        assert max(len(line) for line in lines if line not in command) <= columns
        assert len(command) == 1, "it can be copied: it is never broken"


def test_piped_output_has_no_escape_codes_and_the_process_ends_well(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "drakes.cli", "play", GAME, "--seed", "7", "--lang", "fr", "--bots", "greedy"],
        input="1\n?\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Tes coups" in done.stdout


def test_a_terminal_without_the_letters_gets_question_marks_and_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "drakes.cli", "play", GAME, "--seed", "7", "--lang", "fr", "--bots", "greedy"],
        input=b"quit\n",
        capture_output=True,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


# At the table


def first_move(seats: int, holds: str) -> tuple[str, ...]:
    """The arguments of a game in which this person begins, and holds such a card in slot a, once."""
    for seed in range(1000):
        match = Match(GAME, seats, seed)
        hand = [card.card for card in match.view(match.to_move).seats[match.to_move or 0].hand]
        if hand[0] == holds and hand.count(holds) == 1:
            you = str((match.to_move or 0) + 1)
            return ("play", GAME, "--seats", str(seats), "--seed", str(seed), "--you", you)
    raise AssertionError(f"no seed deals {holds}")


@pytest.mark.parametrize("line", ["take_aim a 3", "take 3", "TAKE_AIM A 3", "3"])
def test_a_move_can_be_written_in_full_in_short_and_by_number(drakes: Command, line: str) -> None:
    ran = drakes(*first_move(4, "take_aim"), typed=f"{line}\n")
    assert "You play “Take Aim”. A sight now hangs over place 3." in ran.out.replace("\n  ", " ")


def test_a_line_that_fits_several_moves_is_not_played(drakes: Command) -> None:
    ran = drakes(*first_move(4, "take_aim"), typed="take_aim\n")
    assert "“take_aim” could mean several moves:\n  take_aim a 1" in ran.out
    assert "You play" not in ran.out


def test_an_exact_notation_is_preferred_to_what_it_could_be_short_for() -> None:
    match = Match(GAME, 4, 7)
    actions = range(match.game.rules.actions.size)
    assert [match.text(action) for action in fitting(match, actions, "line_forward b")] == ["line_forward b"]
    assert {match.text(action).split()[0] for action in fitting(match, actions, "bump b 3")} == {
        "bump_left",
        "bump_right",
    }


@pytest.mark.parametrize("line", ["shoot a 1", "why shoot a 1", "why shoot 1", "sh 1"])
def test_sd_5_2_an_impossible_move_is_answered_with_its_clause(drakes: Command, line: str) -> None:
    ran = drakes(*first_move(4, "shoot"), "--lang", "de", typed=f"{line}\n")
    assert "Über diesem Platz hängt kein Visier" in ran.out
    assert "(SD-5.2)" in ran.out
    assert "(SD-3.1)" not in ran.out


def test_sd_3_1_a_card_one_does_not_hold_is_refused(drakes: Command) -> None:
    assert "(SD-3.1)" in drakes(*first_move(4, "shoot"), typed="shoot b 1\n").out


def test_why_of_a_possible_move_says_that_it_is_possible(drakes: Command) -> None:
    assert "That is possible: " in drakes.play("why 1\n").out


def test_an_unknown_word_and_a_number_too_high_are_answered(drakes: Command) -> None:
    out = drakes.play("honk\n99\nwhy\nwhy honk\n").out
    assert out.count("“honk” is not a move") == 2
    assert "There is no move 99" in out
    assert "Add the move you ask about." in out


def test_help_lists_the_commands_and_the_notation(drakes: Command) -> None:
    out = drakes.play("?\n").out
    assert all(command in out for command in ("why …", "undo", "log", "save …", "quit", "<slot>"))


def test_the_log_is_told_from_the_beginning(drakes: Command) -> None:
    assert "to place 1." in drakes.play("log\n").out
    assert "to place 1." not in drakes.play("\n").out


def test_undo_never_crosses_chance_but_takes_back_a_step_of_a_rearrangement(drakes: Command) -> None:
    assert "Nothing can be taken back" in drakes.play("undo\n").out
    out = drakes(*first_move(3, "disorderly_conduckt"), typed="diso\n1\nundo\nundo\n").out
    assert out.count("Taken back.") == 2


def test_a_saved_game_holds_what_was_played(drakes: Command, tmp_path: Path) -> None:
    ran = drakes.play(f"1\nsave {tmp_path / 'mine.log'}\n")
    assert f"Saved in {tmp_path / 'mine.log'}."[:40] in ran.out.replace("\n", " ")
    assert any(entry.actor == 0 for entry in load_log(tmp_path / "mine.log").log)


def test_a_file_that_cannot_be_written_does_not_end_the_game(drakes: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out = drakes.play(f"save {tmp_path / 'file' / 'mine.log'}\nsave\n?\n").out
    assert "cannot be written; the game goes on." in out.replace("\n", " ")
    assert "Add the name of a file." in out


@pytest.mark.parametrize("typed", ["1\n", "1\nquit\n"])
def test_a_game_left_is_kept_and_goes_on_where_it_stopped(drakes: Command, tmp_path: Path, typed: str) -> None:
    out = drakes.play(typed).out
    kept = tmp_path / "state" / "drakes" / f"{GAME}-4-7.log"
    assert f"drakes resume {kept} --you 1 --bots random --lang en" in out
    resumed = drakes("resume", str(kept), typed=EVERY_FIRST)
    assert resumed.out.endswith(drakes.play(EVERY_FIRST).out[-2000:])


@pytest.mark.parametrize(("asked", "played"), [((), "medium"), (("--bots", "greedy"), "greedy")])
def test_the_other_seats_are_played_by_bots(
    drakes: Command, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], played: str
) -> None:
    names = set()

    def choose(game: Game, box: Any, hidden: Any, legal: list[int], name: str, seed: int) -> int:
        refuse_what_is_not_hidden(game, hidden)
        names.add(name)
        return legal[0]

    monkeypatch.setattr(sys.modules["drakes.cli.play"], "choose", choose)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    with pytest.raises(SystemExit):
        main(["play", GAME, "--seed", "7", *asked])
    assert names == {played}
    assert f"bots of the kind “{played}”" in drakes.capsys.readouterr().out


def test_an_interrupted_game_is_kept(drakes: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = drakes.play("")
    assert ran.code == 130
    assert (tmp_path / "state" / "drakes" / f"{GAME}-4-7.log").is_file()


# Reports


def test_replay_tells_the_game_and_its_result(drakes: Command, saved: Path) -> None:
    ran = drakes("replay", str(saved), "--lang", "it")
    assert (ran.code, ran.err) == (0, "")
    assert "Giocatore 1 gioca «" in ran.out
    assert "Risultato" in ran.out.splitlines()


def test_replay_as_json_gives_every_action_and_the_places(drakes: Command, saved: Path) -> None:
    report, match = json.loads(drakes("replay", str(saved), "--json").out), load_log(saved)
    assert report["over"] is True
    assert report["places"] == match.places()
    assert [entry["action"] for entry in report["log"]] == [match.text(entry.action) for entry in match.log]


def test_replay_for_a_seat_keeps_the_secrets_of_the_others(drakes: Command, saved: Path) -> None:
    report = json.loads(drakes("replay", str(saved), "--json", "--you", "2", "--lang", "en").out)
    natures = [entry for entry in report["log"] if entry["actor"] == "nature"]
    assert report["seed"] is None
    assert all(entry["action"] is None for entry in natures)
    dealt = [entry for entry in natures if any("Player" in said and "draws" in said for said in entry["sentences"])]
    assert dealt
    assert not [entry for entry in dealt if any("New in hand" in said for said in entry["sentences"])]


def test_replay_of_an_unfinished_game_says_whose_turn_it_is(drakes: Command, tmp_path: Path) -> None:
    file = tmp_path / "begun.log"
    file.write_text(log_to_text(Match(GAME, 3, 5)), encoding="utf-8")
    assert "The game is not over yet: Player" in drakes("replay", str(file)).out


def test_perft_counts_the_moves_and_what_may_follow(drakes: Command) -> None:
    match = Match(GAME, 4, 7)
    report = json.loads(drakes("perft", GAME, "--seed", "7", "--depth", "1", "--json").out)
    assert report["leaves"] == len(match.legal())
    assert json.loads(drakes("perft", GAME, "--seed", "7", "--depth", "0", "--json").out)["leaves"] == 1
    two = json.loads(drakes("perft", GAME, "--seed", "7", "--depth", "2", "--json").out)["leaves"]
    assert two == sum(answers_to(action) for action in match.legal())


def answers_to(action: int) -> int:
    """How many actions, nature's or a seat's, may follow one action of the first seat."""
    match = Match(GAME, 4, 7)
    match.replay_action(action)
    return len(match.legal())


def test_perft_is_also_told_in_words(drakes: Command) -> None:
    assert drakes("perft", GAME, "--depth", "1", "--lang", "de").out.startswith("In 1 Aktion: ")


def test_games_are_listed_with_variants_and_options(drakes: Command) -> None:
    out = drakes("games", "--lang", "de").out
    assert all(word in out for word in (GAME, "secret_colours", "Geheime Farben", "bottoms_up_exposes="))
    report = json.loads(drakes("games", "--json").out)
    assert {game["name"]: game["seats"] for game in report}[GAME] == [3, 4, 5, 6]


def test_the_version_is_told(drakes: Command) -> None:
    assert drakes("--version").out.startswith("drakes 0.")


def test_the_language_is_the_systems_unless_chosen(drakes: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Tes coups" in drakes.play("").out
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Your moves" in drakes.play("").out


# Bad input


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "poker"], "There is no game 'poker'; the games are "),
        (["play", GAME, "--seats", "9"], "sitting_ducks is for 3 to 6 players, not 9."),
        (["play", GAME, "--option", "cover"], "'cover' is no option; expected NAME=VALUE"),
        (["play", GAME, "--option", "colour=red"], "There is no option 'colour'; the options are "),
        (["play", GAME, "--option", "cover=everybody"], "Option cover cannot be 'everybody'; expected one of "),
        (["play", GAME, "--option", "teams=twos", "--seats", "3"], "Teams of two are for 4 or 6 players, not 3"),
        (["play", GAME, "--variant", "nightmare"], "There is no variant 'nightmare'; the variants are "),
        (["play", GAME, "--lang", "es"], "There is no language 'es'; the languages are en, fr, it, de."),
        (["play", GAME, "--you", "5"], "There is no seat 5; the seats are 1 to 4."),
        (["play", GAME, "--bots", "genius"], "sitting_ducks has no player 'genius'; it has random, "),
        (["play", GAME, "--box", "missing.toml"], "There is no box 'missing.toml' of sitting_ducks"),
        (["perft", GAME, "--box", "pyproject.toml"], "pyproject.toml: "),
        (["perft", "poker"], "There is no game 'poker'"),
        (["bench", GAME, "--engine", "abacus"], "There is no engine 'abacus' to measure; expected one of "),
        (["replay", "missing.log"], "missing.log cannot be read: No such file or directory."),
        (["replay", "pyproject.toml"], "pyproject.toml is no log: "),
        (["resume", "missing.log"], "missing.log cannot be read: "),
        (["games", "--lang", "es"], "There is no language 'es'"),
    ],
)
def test_bad_input_is_told_in_one_sentence(drakes: Command, arguments: list[str], sentence: str) -> None:
    ran = drakes(*arguments)
    assert ran.code == BAD_INPUT
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize(
    "arguments",
    [["play"], ["fly"], ["play", GAME, "--seats", "many"], ["perft", GAME, "--depth", "-1"], ["play", "--x"]],
)
def test_a_wrong_command_line_exits_with_the_same_code(drakes: Command, arguments: list[str]) -> None:
    assert drakes(*arguments).code == BAD_INPUT


def test_a_cut_log_file_is_noticed(drakes: Command, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    for kept in (lines[:-1], lines[:40], lines[:3], []):
        saved.write_text("\n".join(kept), encoding="utf-8")
        ran = drakes("replay", str(saved))
        assert (ran.code, ran.out) == (BAD_INPUT, "")
        assert ran.err.startswith("finished.log ")


def test_a_log_with_an_impossible_action_is_refused_with_its_line(drakes: Command, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    first = lines.index("-") + 1
    lines[first] = "nature draw shoot"
    saved.write_text("\n".join(lines), encoding="utf-8")
    assert f"finished.log, line {first + 1}: " in drakes("replay", str(saved)).err


def test_a_log_that_stops_at_chance_cannot_be_resumed(drakes: Command, tmp_path: Path) -> None:
    file = tmp_path / "chance.log"
    file.write_text(log_to_text(Match(GAME, 3, 5).at(2)), encoding="utf-8")
    ran = drakes("resume", str(file))
    assert ran.code == BAD_INPUT
    assert ran.err.startswith("chance.log ends in the middle of a turn")
