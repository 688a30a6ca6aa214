"""`drakes board` and `drakes about`."""

from __future__ import annotations

from pathlib import Path

import pytest

from drakes.cli import BAD_INPUT, main
from drakes.games.duck_dealer.people.drawing import draw_named


def run(*arguments: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


def test_a_board_is_written_to_a_file(tmp_path: Path) -> None:
    assert run("board", "pentagon", "--out", str(tmp_path / "board.svg")) == 0
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == draw_named("pentagon")


def test_a_board_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("board", "pentagon", "--game", "duck_dealer") == 0
    assert capsys.readouterr().out.startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("board", "nowhere"), "There is no board 'nowhere'; expected pentagon, galaxy:<seed>, or the path of"),
        (("board", "pentagon", "--game", "sitting_ducks"), "sitting_ducks has no boards to draw."),
        (("board", "pentagon", "--out", "no/such/folder.svg"), "no/such/folder.svg cannot be written: No such file"),
        (("about", "duck_dealer", "--box", "mine"), "There is no box 'mine' of duck_dealer; expected one of standard"),
    ],
)
def test_bad_input_is_told_in_one_sentence(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == BAD_INPUT
    assert capsys.readouterr().err.startswith(message)


def test_the_page_about_an_edition_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("about", "duck_dealer", "--lang", "de") == 0
    assert capsys.readouterr().out.startswith("# Über diese Ausgabe")
