"""One person's seat at a match in the terminal: what is shown there, asked and kept."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from drakes.cli.sentences import first_choice, print_text, show_result, tell
from drakes.cli.view import draw_view
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.text import Words
from drakes.play.logfile import log_to_text
from drakes.play.match import Match

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as RichTable

WIDE = 110
"""From this width on the moves stand in two columns."""


class TerminalSeat:
    """A match, the words, the seat of the person who plays it here, and the bot that plays the others."""

    def __init__(self, match: Match, words: Words, you: int, opponents: str, console: Console) -> None:
        self.match = match
        self.words = words
        self.you = you
        self.opponents = opponents
        self.box = load_box(match.game, match.box_name)
        self.console = console
        seats = range(match.seats)
        self.names = [words.say("you") if seat == you else words.say("bot", seat=seat + 1) for seat in seats]
        own = [n for n, entry in enumerate(match.log) if entry.actor == you]
        self._told = own[-1] if own else first_choice(match)

    def print(self, text: str, style: str = "") -> None:
        print_text(self.console, text, style)

    def greet(self) -> None:
        """Which game this is, with the options that are not the usual ones."""
        words, match = self.words, self.match
        self.print(
            words.say("welcome", game=words.game_name(), seats=match.seats, seed=str(match.seed), seat=self.you + 1),
            "bold",
        )
        self.print(words.say("welcome-bots", bot=self.opponents))
        for name, value in match.options.items():
            if value != match.game.people.options[name].default:
                self.print(
                    words.say("welcome-option", option=words.option(name), value=words.option_value(name, value))
                )
        self.print(words.say("welcome-help"))

    def waiting(self) -> AbstractContextManager[object]:
        """Says in a terminal that a bot thinks; the first time there is much to get ready."""
        is_seen = self.console.is_terminal
        return self.console.status(self.words.say("bots-think")) if is_seen else nullcontext()

    def show(self) -> None:
        """What happened since this was last shown, the board, and the moves."""
        self._tell_news()
        self.show_board()
        self.show_moves()

    def _tell_news(self) -> None:
        if self._told < len(self.match.log):
            self.print("")
            has_moved = any(entry.actor == self.you for entry in self.match.log)
            self.print(self.words.say("news") if has_moved else self.words.say("news-first"), "bold")
            tell(self.console, self.match, self.words, self.names, self.you, self._told)
            self._told = len(self.match.log)

    def show_board(self) -> None:
        """The board as the game draws it."""
        self.print("")
        self.console.print(draw_view(self.match.game, self.match.view(self.you), self.words, self.names))

    def show_moves(self) -> None:
        """The legal moves by number, notation and meaning; in two columns where there is room."""
        from rich.columns import Columns

        self.print("")
        self.print(self.words.say("moves"), "bold")
        rows = [
            (str(number), self.match.text(action), self.words.action(action))
            for number, action in enumerate(self.match.legal(), 1)
        ]
        half = (len(rows) + 1) // 2 if self.console.width >= WIDE and len(rows) > 6 else len(rows)
        blocks = [move_rows(rows[i : i + half]) for i in range(0, len(rows), half)]
        self.console.print(Columns(blocks, padding=(0, 3)))

    def show_log(self) -> None:
        """The whole course of the game as this person saw it."""
        tell(self.console, self.match, self.words, self.names, self.you)

    def show_end(self) -> None:
        """The last moves, the board, and who won."""
        self._tell_news()
        self.show_board()
        show_result(self.console, self.match, self.words, self.names)

    def read(self) -> str | None:
        """The next line the person types; None at the end of input."""
        self.print("")
        try:
            line = input(f"{self.words.say('prompt')} ")
        except EOFError:
            self.print("")
            return None
        if not sys.stdin.isatty():
            self.print(line)
        return line.strip()

    def undone(self) -> None:
        """An action was taken back: it is news no more."""
        self._told = min(self._told, len(self.match.log))

    def save(self, file: Path) -> None:
        """Write the log."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(log_to_text(self.match), encoding="utf-8")
        except OSError as error:
            raise DrakesError(f"{file} cannot be written: {error.strerror}.") from None

    def keep(self) -> None:
        """The person leaves: the game is kept, and it is said how to play on."""
        file = kept_games() / f"{self.match.game.name}-{self.match.seats}-{self.match.seed}.log"
        self.save(file)
        typed = sys.argv[0] if Path(sys.argv[0]).name == "drakes" else "drakes"
        how = f"--you {self.you + 1} --bots {shlex.quote(self.opponents)} --lang {self.words.language}"
        self.print("")
        self.print(self.words.say("kept"))
        self.console.print(f"  {typed} resume {shlex.quote(str(file))} {how}", soft_wrap=True)


def move_rows(rows: list[tuple[str, str, str]]) -> RichTable:
    """Moves as rows of number, notation and meaning."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right", style="bold")
    table.add_column(style="cyan")
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table


def kept_games() -> Path:
    """Where games that were left lie: the user's folder for such things."""
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if state else Path.home() / ".local" / "state") / "drakes"
