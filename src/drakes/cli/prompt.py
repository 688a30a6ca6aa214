"""What a person types when asked for a move: a move, a question, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path

from drakes.cli.notation import fitting
from drakes.cli.terminal_seat import TerminalSeat
from drakes.core.errors import DrakesError


class Answer(Enum):
    """What came of a line: a move was made, the person leaves, or is to be asked again."""

    MOVED = "moved"
    LEFT = "left"
    AGAIN = "again"


def answer(terminal: TerminalSeat, line: str) -> Answer:
    """Do what a line says."""
    word, _, rest = line.partition(" ")
    if not word:
        return Answer.AGAIN
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(terminal, rest.strip())
    if line.isdecimal():
        return move_by_number(terminal, int(line))
    return move_by_notation(terminal, line)


def move_by_number(terminal: TerminalSeat, number: int) -> Answer:
    """Make the move with this number in the list."""
    legal = terminal.match.legal()
    if not 1 <= number <= len(legal):
        terminal.print(terminal.words.say("no-such-number", number=number, count=len(legal)))
        return Answer.AGAIN
    terminal.match.play(legal[number - 1])
    return Answer.MOVED


def move_by_notation(terminal: TerminalSeat, line: str) -> Answer:
    """Make the move a line means; where several fit, or none, say so and why."""
    fits = fitting(terminal.match, terminal.match.legal(), line)
    meanings = {terminal.words.action(action) for action in fits}
    if len(meanings) == 1:
        terminal.match.play(fits[0])
        return Answer.MOVED
    if fits:
        list_fitting(terminal, line, map(terminal.match.text, fits))
        return Answer.AGAIN
    return explain(terminal, line)


def explain(terminal: TerminalSeat, line: str) -> Answer:
    """Say why a move is not possible, or that it is."""
    match, words = terminal.match, terminal.words
    legal = match.legal()
    if line.isdecimal() and 1 <= int(line) <= len(legal):
        line = match.text(legal[int(line) - 1])
    meant = fitting(match, range(match.game.rules.actions.size), line)
    kinds = {match.game.rules.actions.range_of(action).kind: action for action in meant}
    if not meant:
        terminal.print(words.say("unknown-move", text=line))
    elif len(kinds) > 1:
        list_fitting(terminal, line, list(kinds))
    else:
        say_why(terminal, meant)
    return Answer.AGAIN


def list_fitting(terminal: TerminalSeat, line: str, fits: Iterable[str]) -> None:
    """Say that a line may mean several moves, and which."""
    terminal.print(terminal.words.say("several-fit", text=line))
    for one in fits:
        terminal.print(f"  {one}")


def say_why(terminal: TerminalSeat, meant: list[int]) -> None:
    """The reason against the actions meant that says most; or, if one of them is possible, that it is."""
    match, words = terminal.match, terminal.words
    reasons = {action: match.why_not(action, terminal.you) for action in meant}
    for action, clause in reasons.items():
        if clause is None:
            terminal.print(words.say("possible", notation=match.text(action), action=words.action(action)))
            return
    terminal.print(words.why(most_telling(terminal, [clause for clause in reasons.values() if clause])))


def most_telling(terminal: TerminalSeat, clauses: list[str]) -> str:
    """Of several reasons the one that stands against the fewest actions now: the closest to what was meant."""
    everything = [
        terminal.match.why_not(action, terminal.you) for action in range(terminal.match.game.rules.actions.size)
    ]
    return min(clauses, key=everything.count)


def why(terminal: TerminalSeat, rest: str) -> Answer:
    """`why …`: say why a move is not possible."""
    if rest:
        return explain(terminal, rest)
    terminal.print(terminal.words.say("why-what"))
    return Answer.AGAIN


def undo(terminal: TerminalSeat, _: str) -> Answer:
    """`undo`: take the last move back, if that is fair."""
    try:
        terminal.match.undo()
    except DrakesError:
        terminal.print(terminal.words.say("no-undo"))
        return Answer.AGAIN
    terminal.print(terminal.words.say("undone"))
    terminal.undone()
    return Answer.MOVED


def show_log(terminal: TerminalSeat, _: str) -> Answer:
    """`log`: tell the game from the beginning."""
    terminal.show_log()
    return Answer.AGAIN


def show_board(terminal: TerminalSeat, _: str) -> Answer:
    """`board`: show the table and the moves again."""
    terminal.show_board()
    terminal.show_moves()
    return Answer.AGAIN


def save(terminal: TerminalSeat, rest: str) -> Answer:
    """`save …`: write the game to a file."""
    if not rest:
        terminal.print(terminal.words.say("save-where"))
        return Answer.AGAIN
    try:
        terminal.save(Path(rest).expanduser())
    except DrakesError:
        terminal.print(terminal.words.say("not-saved", file=rest))
        return Answer.AGAIN
    terminal.print(terminal.words.say("saved", file=rest))
    return Answer.AGAIN


def leave(terminal: TerminalSeat, _: str) -> Answer:
    """`quit`: the person leaves."""
    return Answer.LEFT


def show_help(terminal: TerminalSeat, _: str) -> Answer:
    """Every command, and how the moves that are possible now are written."""
    from rich.table import Table as RichTable

    words, match = terminal.words, terminal.match
    rows = RichTable(box=None, show_header=False, padding=(0, 1))
    rows.add_row("1, 2, …", words.say("help-number"))
    for kind in dict.fromkeys(match.game.rules.actions.range_of(action) for action in match.legal()):
        rows.add_row(" ".join((kind.kind, *(f"<{domain.name}>" for domain in kind.domains))), "")
    rows.add_row("", words.say("help-short"))
    rows.add_row("why …", words.say("help-why"))
    rows.add_row("board", words.say("help-board"))
    rows.add_row("log", words.say("help-log"))
    rows.add_row("undo", words.say("help-undo"))
    rows.add_row("save …", words.say("help-save"))
    rows.add_row("quit", words.say("help-quit"))
    terminal.console.print(rows)
    return Answer.AGAIN


COMMANDS: dict[str, Callable[[TerminalSeat, str], Answer]] = {
    "?": show_help,
    "help": show_help,
    "why": why,
    "board": show_board,
    "log": show_log,
    "undo": undo,
    "save": save,
    "quit": leave,
    "exit": leave,
}
