"""Draws docs/terminal.svg, the picture in the README: a turn of a game as the terminal shows it."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import drakes
from drakes.cli.play import choose_at_random
from drakes.cli.terminal_seat import TerminalSeat

YOU, TURNS, MOVE = 0, 11, "quick_shot a 5"

match = drakes.Match("sitting_ducks", seats=4, seed=19)
while sum(entry.actor != drakes.NATURE for entry in match.log) < TURNS or match.to_move != YOU:
    match.play(choose_at_random(match))

console = Console(
    record=True, width=96, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
)
TerminalSeat(match, match.words(), YOU, console).show()
console.print(f"\nYour move: [bold]{match.text(MOVE)}")

drawing = console.export_svg(title="drakes play sitting_ducks", theme=MONOKAI, unique_id="drakes")
drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)  # fetch no fonts from elsewhere
drawing = drawing.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
(Path(__file__).parent / "terminal.svg").write_text(drawing, encoding="utf-8")
