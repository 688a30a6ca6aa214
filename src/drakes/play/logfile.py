"""Logs as text files: a head that says what was played, one action a line, a last line that says how it ended.

    drakes log 1
    game sitting_ducks rules 1
    seats 4 seed 7
    box standard 5d41402abc4b
    option cover own
    -
    nature pond blue
    0 shoot a 3
    end 317 position 0f3c9a2b7d10

Lines that begin with # are remarks. The last line counts the actions and hashes the position: a cut file is noticed.
"""

from __future__ import annotations

from pathlib import Path

from drakes.core.errors import DrakesError
from drakes.core.game import NATURE, find_game
from drakes.core.options import OptionValue
from drakes.play.game_position import position_hash
from drakes.play.match import Match

FIRST_LINE = "drakes log 1"
LARGEST_FILE = 16 << 20
"""The most bytes of a log: a long game has a hundredth of it."""


def log_to_text(match: Match) -> str:
    """The whole log of a match, nature's actions included.

    >>> text = log_to_text(Match("sitting_ducks", seats=3, seed=7))
    >>> print(*text.splitlines()[1:3], sep="\\n")
    game sitting_ducks rules 1
    seats 3 seed 7
    >>> log_to_text(log_from_text(text)) == text
    True
    """
    lines = [
        FIRST_LINE,
        f"game {match.game.name} rules {match.rules_version}",
        f"seats {match.seats} seed {match.seed}",
        f"box {match.box_name} {match.box_hash}",
    ]
    defaults = match.game.people.options.complete({})
    lines += [f"option {name} {value}" for name, value in match.options.items() if value != defaults[name]]
    lines.append("-")
    for entry in match.log:
        actor = "nature" if entry.actor == NATURE else str(entry.actor)
        lines.append(f"{actor} {match.game.rules.actions.text(entry.action)}")
    lines.append(f"end {len(match.log)} position {position_hash(match.to_bytes())}")
    return "\n".join(lines) + "\n"


def log_from_text(text: str, name: str = "The log") -> Match:
    """Replay a log; any fault is named with its line."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise DrakesError(f"{name} is no log: its first line should be '{FIRST_LINE}'.")
    bodies = [i for i, (_, line) in enumerate(lines) if line == "-"]
    if not bodies or not lines[-1][1].startswith("end "):
        raise DrakesError(f"{name} is cut off after line {lines[-1][0]}: the last line should begin with 'end'.")
    match = _open_match(lines[1 : bodies[0]], name)
    for n, line in lines[bodies[0] + 1 : -1]:
        _replay_line(match, line, f"{name}, line {n}")
    expected = f"end {len(match.log)} position {position_hash(match.to_bytes())}"
    if lines[-1][1] != expected:
        raise DrakesError(f"{name} does not end as recorded: it says '{lines[-1][1]}', replaying gives '{expected}'.")
    return match


def load_log(path: Path) -> Match:
    """Replay a log file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise DrakesError(f"{path} is too large for a log: expected at most {LARGEST_FILE} bytes.")
        text = data.decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise DrakesError(f"{path} cannot be read: {reason}.") from None
    return log_from_text(text, path.name)


def _open_match(head: list[tuple[int, str]], name: str) -> Match:
    """A match without actions, from the lines of the head."""
    found: dict[str, list[str]] = {}
    options: dict[str, str] = {}
    for n, line in head:
        key, *words = line.split()
        if key == "option" and len(words) == 2:
            options[words[0]] = words[1]
        elif key in ("game", "seats", "box") and key not in found:
            found[key] = words
        else:
            raise DrakesError(f"{name}, line {n}: '{line}' does not belong in the head of a log.")
    return _match_from_head(found, options, name)


def _match_from_head(found: dict[str, list[str]], options: dict[str, str], name: str) -> Match:
    try:
        game_name, _, rules = found["game"]
        seats, _, seed = found["seats"]
        *box_words, box_hash = found["box"]
        numbers = int(rules), int(seats), int(seed)
    except (KeyError, ValueError):
        raise DrakesError(f"{name}: the head should have lines 'game … rules …', 'seats … seed …', 'box …'.") from None
    game = find_game(game_name)
    if numbers[0] not in game.rules.versions:
        raise DrakesError(
            f"{name} was played by rules version {numbers[0]} of {game.name}; here is {game.rules.version}."
        )
    chosen: dict[str, OptionValue] = {key: game.people.options[key].read(value) for key, value in options.items()}
    match = Match.replay(game, numbers[1], [], numbers[2], chosen, " ".join(box_words), numbers[0])
    if match.box_hash != box_hash:
        raise DrakesError(f"{name} was played with another box '{match.box_name}': {box_hash}, not {match.box_hash}.")
    return match


def _replay_line(match: Match, line: str, where: str) -> None:
    actor, _, text = line.partition(" ")
    expected = "nature" if match.actor == NATURE else str(match.actor)
    if actor != expected:
        raise DrakesError(f"{where}: '{actor}' acts, but it is for {expected} to act.")
    try:
        match.replay_action(text)
    except DrakesError as error:
        raise DrakesError(f"{where}: {error}") from None
