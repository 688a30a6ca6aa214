"""How long Drakes takes to start: the import, and the first compiled batch with a warm and with a cold cache.

    python benchmarks/startup.py [game] [--seats 4] [--runs 7] [--json]

Every start is a fresh process; the cache of compiled rules lies in a folder of its own that begins empty, so that the
first start compiles and the others find what it left. The interpreter's own start is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from statistics import median
from typing import Any

from drakes.lab.bench import machine

IMPORT = "import drakes"
BATCH = "import drakes; drakes.batch({game!r}, 1000, {seats}, threads=1).play_out()"
CHILD = """
import time
core, start = time.process_time(), time.perf_counter()
{work}
print(time.perf_counter() - start, time.process_time() - core)
"""


def start(work: str, cache: str) -> tuple[float, float]:
    """Seconds that some work takes in a fresh process, by the clock and in processor time."""
    ran = subprocess.run(
        [sys.executable, "-c", CHILD.format(work=work)],
        env=os.environ | {"XDG_CACHE_HOME": cache},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seconds, core_seconds = map(float, ran.stdout.split())
    return seconds, core_seconds


def figures(spans: list[tuple[float, float]]) -> dict[str, float]:
    seconds = [by_clock for by_clock, _ in spans]
    core_seconds = median(by_core for _, by_core in spans)
    return {"median": median(seconds), "lowest": min(seconds), "highest": max(seconds), "core_seconds": core_seconds}


def measure(game: str, seats: int, runs: int) -> dict[str, Any]:
    """One cold start, and the median of the others."""
    batch = BATCH.format(game=game, seats=seats)
    with tempfile.TemporaryDirectory() as cache:
        print("cold", file=sys.stderr)
        cold = [start(batch, cache)]
        print("warm", file=sys.stderr)
        warm = [start(batch, cache) for _ in range(runs)]
        imports = [start(IMPORT, cache) for _ in range(runs)]
    return {
        "game": game,
        "seats": seats,
        "machine": machine(with_gpu=False),
        "method": f"fresh processes, median of {runs} (lowest, highest), one cold start",
        "import_seconds": figures(imports),
        "warm_seconds": figures(warm),
        "cold_seconds": figures(cold),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="sitting_ducks")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    found = measure(chosen.game, chosen.seats, chosen.runs)
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    for name in ("import", "warm", "cold"):
        one = found[f"{name}_seconds"]
        print(f"{name:8}{one['median']:7.2f} s ({one['lowest']:.2f} to {one['highest']:.2f})", end="")
        print(f", processor {one['core_seconds']:.2f} s")


if __name__ == "__main__":
    main()
