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


def answer(seat: TerminalSeat, line: str) -> Answer:
    """Do what a line says."""
    word, _, rest = line.partition(" ")
    if not word:
        return Answer.AGAIN
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(seat, rest.strip())
    if line.isdecimal():
        return move_by_number(seat, int(line))
    return move_by_notation(seat, line)


def move_by_number(seat: TerminalSeat, number: int) -> Answer:
    """Make the move with this number in the list."""
    legal = seat.match.legal()
    if not 1 <= number <= len(legal):
        seat.print(seat.words.say("no-such-number", number=number, count=len(legal)))
        return Answer.AGAIN
    seat.match.play(legal[number - 1])
    return Answer.MOVED


def move_by_notation(seat: TerminalSeat, line: str) -> Answer:
    """Make the move a line means; where several fit, or none, say so and why."""
    fits = fitting(seat.match, seat.match.legal(), line)
    meanings = {seat.words.action(action) for action in fits}
    if len(meanings) == 1:
        seat.match.play(fits[0])
        return Answer.MOVED
    if fits:
        list_fitting(seat, line, map(seat.match.text, fits))
        return Answer.AGAIN
    return explain(seat, line)


def explain(seat: TerminalSeat, line: str) -> Answer:
    """Say why a move is not possible, or that it is."""
    match, words = seat.match, seat.words
    legal = match.legal()
    if line.isdecimal() and 1 <= int(line) <= len(legal):
        line = match.text(legal[int(line) - 1])
    meant = fitting(match, range(match.game.rules.actions.size), line)
    kinds = {match.game.rules.actions.range_of(action).kind: action for action in meant}
    if not meant:
        seat.print(words.say("unknown-move", text=line))
    elif len(kinds) > 1:
        list_fitting(seat, line, list(kinds))
    else:
        say_why(seat, meant)
    return Answer.AGAIN


def list_fitting(seat: TerminalSeat, line: str, fits: Iterable[str]) -> None:
    """Say that a line may mean several moves, and which."""
    seat.print(seat.words.say("several-fit", text=line))
    for one in fits:
        seat.print(f"  {one}")


def say_why(seat: TerminalSeat, meant: list[int]) -> None:
    """The reason against the actions meant that says most; or, if one of them is possible, that it is."""
    match, words = seat.match, seat.words
    reasons = {action: match.why_not(action, seat.you) for action in meant}
    for action, clause in reasons.items():
        if clause is None:
            seat.print(words.say("possible", notation=match.text(action), action=words.action(action)))
            return
    seat.print(words.why(most_telling(seat, [clause for clause in reasons.values() if clause])))


def most_telling(seat: TerminalSeat, clauses: list[str]) -> str:
    """Of several reasons the one that stands against the fewest actions now: the closest to what was meant."""
    everything = [seat.match.why_not(action, seat.you) for action in range(seat.match.game.rules.actions.size)]
    return min(clauses, key=everything.count)


def why(seat: TerminalSeat, rest: str) -> Answer:
    """`why …`: say why a move is not possible."""
    if rest:
        return explain(seat, rest)
    seat.print(seat.words.say("why-what"))
    return Answer.AGAIN


def undo(seat: TerminalSeat, _: str) -> Answer:
    """`undo`: take the last move back, if that is fair."""
    try:
        seat.match.undo()
    except DrakesError:
        seat.print(seat.words.say("no-undo"))
        return Answer.AGAIN
    seat.print(seat.words.say("undone"))
    seat.undone()
    return Answer.MOVED


def show_log(seat: TerminalSeat, _: str) -> Answer:
    """`log`: tell the game from the beginning."""
    seat.show_log()
    return Answer.AGAIN


def show_board(seat: TerminalSeat, _: str) -> Answer:
    """`board`: show the table and the moves again."""
    seat.show_board()
    seat.show_moves()
    return Answer.AGAIN


def save(seat: TerminalSeat, rest: str) -> Answer:
    """`save …`: write the game to a file."""
    if not rest:
        seat.print(seat.words.say("save-where"))
        return Answer.AGAIN
    try:
        seat.save(Path(rest).expanduser())
    except DrakesError:
        seat.print(seat.words.say("not-saved", file=rest))
        return Answer.AGAIN
    seat.print(seat.words.say("saved", file=rest))
    return Answer.AGAIN


def leave(seat: TerminalSeat, _: str) -> Answer:
    """`quit`: the person leaves."""
    return Answer.LEFT


def show_help(seat: TerminalSeat, _: str) -> Answer:
    """Every command, and how the moves that are possible now are written."""
    from rich.table import Table as RichTable

    words, match = seat.words, seat.match
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
    seat.console.print(rows)
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
