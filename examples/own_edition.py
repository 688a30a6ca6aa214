"""An edition of your own: the box is a TOML file, and nothing needs compiling anew."""

from pathlib import Path
from tempfile import TemporaryDirectory

import drakes

standard = drakes.game("sitting_ducks").people.folder / "boxes" / "standard.toml"
text = standard.read_text(encoding="utf-8")
with TemporaryDirectory() as folder:
    file = Path(folder) / "trigger-happy.toml"
    file.write_text(text.replace("quick_shot = 1", "quick_shot = 9"), encoding="utf-8")
    for box in ("standard", str(file)):
        batch = drakes.batch("sitting_ducks", games=1000, seats=4, seed=1, box=box)
        batch.play_out()
        print(f"{Path(box).stem}: {batch.tally().decisions / batch.games:.0f} decisions a game")

    file.write_text(text.replace("each_colour = 6", "each_colour = 60"), encoding="utf-8")
    try:
        drakes.Match("sitting_ducks", seats=4, box=str(file))
    except drakes.DrakesError as error:
        print(f"Refused: {error}")
