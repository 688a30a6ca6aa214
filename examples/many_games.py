"""Ten thousand random games at once, compiled and on all cores, and who won them."""

import time

import drakes

GAMES, SEATS = 10_000, 4
batch = drakes.batch("sitting_ducks", games=GAMES, seats=SEATS, seed=1)
batch.play_out()  # the first run compiles; later ones load what was compiled
batch.restart(seed=2)
start = time.perf_counter()
batch.play_out()
seconds = time.perf_counter() - start

tally, places = batch.tally(), batch.places
print(f"{tally.nodes:,} actions in {seconds:.2f} s: {tally.decisions / GAMES:.0f} decisions a game,")
print(f"{tally.offered / tally.decisions:.1f} legal actions each, {tally.natures / GAMES:.0f} acts of chance a game.")
print("seat   won   2nd   3rd   4th   (shared places count for each)")
for seat in range(SEATS):
    shares = [(places[:, seat] == place).mean() for place in range(1, SEATS + 1)]
    print(f"{seat:4}" + "".join(f"{share:6.1%}" for share in shares))
