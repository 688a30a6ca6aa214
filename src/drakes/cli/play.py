"""`drakes play` and `drakes resume`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from typing import Annotated

import typer

from drakes.bots.choosing import choose
from drakes.cli.choices import (
    BoxName,
    GameName,
    Language,
    Opponents,
    OptionList,
    Seats,
    Variant,
    You,
    choose_language,
    choose_opponents,
    choose_options,
    choose_seat,
    choose_seats,
    open_console,
)
from drakes.cli.prompt import Answer, answer
from drakes.cli.replay import LogFile
from drakes.cli.terminal_seat import TerminalSeat
from drakes.core.chance import draw, stream
from drakes.core.errors import DrakesError
from drakes.core.game import NATURE, find_game
from drakes.play.logfile import load_log
from drakes.play.match import Match

INTERRUPTED = 130
"""The exit code after Ctrl-C, as the shell expects it."""


def play(
    game: GameName,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="Seed of all chance; by default a new one.")] = None,
    option: OptionList = None,
    variant: Variant = None,
    box: BoxName = "standard",
    you: You = 1,
    bots: Opponents = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal against bots."""
    found = find_game(game)
    opponents = choose_opponents(found, bots)
    language = choose_language(lang)
    options = choose_options(found, variant, option)
    chosen_seats = choose_seats(found, seats)
    match = Match(found, chosen_seats, secrets.randbelow(1 << 31) if seed is None else seed, options, box)
    sit_down(TerminalSeat(match, match.words(language), choose_seat(chosen_seats, you), opponents, open_console()))


def resume(file: LogFile, you: You = 1, bots: Opponents = None, lang: Language = None) -> None:
    """Play a saved game on."""
    match = load_log(file)
    if match.actor == NATURE:
        raise DrakesError(f"{file.name} ends in the middle of a turn; only a game saved between turns can go on.")
    seat, opponents = choose_seat(match.seats, you), choose_opponents(match.game, bots)
    sit_down(TerminalSeat(match, match.words(choose_language(lang)), seat, opponents, open_console()))


def sit_down(terminal: TerminalSeat) -> None:
    """Play to the end, or until the person leaves; then the game is kept."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (lines can be edited once it is loaded)
    terminal.greet()
    try:
        is_played = play_on(terminal)
    except KeyboardInterrupt:
        terminal.keep()
        raise typer.Exit(INTERRUPTED) from None
    if is_played:
        terminal.show_end()
    else:
        terminal.keep()


def play_on(terminal: TerminalSeat) -> bool:
    """Everybody plays in turn; False if the person left before the end."""
    match = terminal.match
    while not match.is_over:
        if match.to_move != terminal.you:
            with terminal.waiting():
                chosen = choose_for(terminal)
            match.play(chosen)
        elif not take_turn(terminal):
            return False
    return True


def choose_for(terminal: TerminalSeat) -> int:
    """A bot's choice from what its seat knows, by a seed of its own: a game saved and resumed goes on as it would."""
    match = terminal.match
    seed = draw(stream(match.seed, 1), len(match.log))
    return choose(match.game, terminal.box, match.hidden(match.to_move), match.legal(), terminal.opponents, seed)


def take_turn(terminal: TerminalSeat) -> bool:
    """Show the table and take answers until one is a move; False if the person leaves."""
    terminal.show()
    while True:
        line = terminal.read()
        if line is None:
            return False
        given = answer(terminal, line)
        if given is not Answer.AGAIN:
            return given is Answer.MOVED
