"""Options and variants: what a game offers, and a match and a batch that use them."""

import drakes

game = drakes.game("sitting_ducks")
print("Variants:", ", ".join(game.people.variants))
for name, option in game.people.options.by_name.items():
    print(f"  {name} ({option.clause}): {', '.join(map(str, option.values))}; usually {option.default}")

match = drakes.Match(game, seats=4, seed=1, options={"teams": "twos", "tough_ducks": True})
while not match.is_over:
    match.play(match.legal()[0])
print("In teams of two, places:", match.places())

points = drakes.Match(game, seats=3, seed=1, options=game.people.variants["points"])
while not points.is_over:
    points.play(points.legal()[0])
print("For points:", points.scores(), "places:", points.places())

for variant in ("standard", "secret_colours", "tough_ducks"):
    batch = drakes.batch(game.name, games=1000, seats=5, options=game.people.variants[variant])
    batch.play_out()
    print(f"{variant}: {batch.tally().decisions / batch.games:.0f} decisions a game")

try:
    drakes.Match(game, seats=5, options={"teams": "twos"})
except drakes.DrakesError as error:
    print(f"Refused: {error}")
