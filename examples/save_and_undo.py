"""Save a match, replay it, go back to any position, and take an action back where that is fair."""

from pathlib import Path
from tempfile import TemporaryDirectory

import drakes

match = drakes.Match("sitting_ducks", seats=3, seed=2)
while len(match.log) < 60 and not match.is_over:
    match.play(match.legal()[-1])

with TemporaryDirectory() as folder:
    file = Path(folder) / "match.log"
    file.write_text(drakes.log_to_text(match), encoding="utf-8")
    print(*file.read_text(encoding="utf-8").splitlines()[:6], "...", sep="\n")
    again = drakes.load_log(file)
print("Replayed to the same bytes:", again.to_bytes() == match.to_bytes())

earlier = match.at(30)
print(f"After 30 actions {earlier.actor} was to act; the match itself still stands at {len(match.log)}.")

try:
    match.undo()
except drakes.DrakesError as error:
    print(error)

while not any(text.startswith("disorderly_conduckt") for text in match.legal_texts()):
    match.play(match.legal()[0])
match.play(next(text for text in match.legal_texts() if text.startswith("disorderly_conduckt")))
before = match.to_text()
match.play("arrange 6")
match.undo()
print("Rearranging the line is one's own affair until it is done; undone:", match.to_text() == before)
