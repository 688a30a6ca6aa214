"""Look at the table from one seat: what it sees, what it is told, and what it may guess of the rest."""

import drakes

ME, OTHER = 0, 1
match = drakes.Match("sitting_ducks", seats=4, seed=7)
for _ in range(7):
    match.play(match.legal()[0])

view = match.view(ME)
print("The line:", ", ".join(place.card for place in view.line))
for seat in (ME, OTHER):
    print(f"Hand of seat {seat}, seen by seat {ME}:", [held.card for held in view.seats[seat].hand])

print("The last events, in full and as this seat was told:")
for full, told in zip(match.events()[-8:], match.events(ME)[-8:], strict=True):
    print(f"  {full.kind:12} {full.arguments!s:40} {'-' if not told.kind else told.arguments}")

print("Worlds that fit all it knows; the other hand as card numbers:")
for seed in range(3):
    print(f"  {match.guess(ME, seed).hands[OTHER].cards}")
