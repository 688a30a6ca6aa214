"""The long runs behind "nothing leaked, nothing lost, nobody else's turn": as many as one likes, on all cores.

    python -m benchmarks.trust frames 10_000_000     live frames of all lookers, compared in two worlds to the byte
    python -m benchmarks.trust kills 1_000           kills of a server under load; every acknowledged act is looked for
    python -m benchmarks.trust requests 1_000_000    hostile requests between legal ones; a table changes by these alone

Each is what the tests do with a sample. The run stops at the first fault, and shows it. What was found is in trust.md.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.play.tables import CASES, SEVERAL, SMALL
from tests.server.trust.process import ServerProcess
from tests.server.trust.rush import rush
from tests.server.trust.test_nobody_elses_turn import HOSTILE, play_among_enemies
from tests.server.trust.test_nothing_lost import survive
from tests.server.trust.worlds import has_secrets

FRAMES_OF_ONE = 50_000
KILLS_OF_ONE = 10
STEPS_OF_ONE = 400


def frames(part: int, folder: Path) -> dict[str, int]:
    """A rush of frames at tables of every kind that has secrets."""
    cases = [case for case in CASES if has_secrets(case)]
    Random(part).shuffle(cases)
    return {"frames": rush(folder, cases, part * 100_000, FRAMES_OF_ONE).frames}


def kills(part: int, folder: Path) -> dict[str, int]:
    """A server killed again and again, while several play at tables of all games."""
    server = ServerProcess(f"sqlite:///{folder}/drakes.db", folder)
    server.start()
    try:
        ledger = survive(server, KILLS_OF_ONE, 1_000 + part)
    finally:
        server.close()
    return {"kills": KILLS_OF_ONE, "acknowledged": sum(act.version is not None for act in ledger.sent)}


def requests(part: int, folder: Path) -> dict[str, int]:
    """A game among enemies."""
    cases = [*SMALL, *SEVERAL]
    fuzzer = play_among_enemies(folder, cases[part % len(cases)], 1_000 + part, STEPS_OF_ONE)
    return {"requests": STEPS_OF_ONE * HOSTILE, "refused": fuzzer.refused, "legal": len(fuzzer.done)}


WORKS: dict[str, tuple[Callable[[int, Path], dict[str, int]], int]] = {
    "frames": (frames, FRAMES_OF_ONE),
    "kills": (kills, KILLS_OF_ONE),
    "requests": (requests, STEPS_OF_ONE * HOSTILE),
}


def do(work: str, part: int) -> dict[str, int]:
    """One part, in a folder of its own."""
    logging.disable()
    with TemporaryDirectory() as folder:
        return WORKS[work][0](part, Path(folder))


def main() -> int:
    """Share the parts out, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=WORKS)
    parser.add_argument("count", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--first", type=int, default=0, help="the number of the first part: where an earlier run ended")
    asked = parser.parse_args()
    count = -(-asked.count // WORKS[asked.work][1])
    parts = range(asked.first, asked.first + count)
    total: dict[str, int] = {}
    start = time.monotonic()
    with ProcessPoolExecutor(asked.processes, max_tasks_per_child=1) as pool:
        for n, done in enumerate(as_completed([pool.submit(do, asked.work, part) for part in parts]), 1):
            for name, number in done.result().items():
                total[name] = total.get(name, 0) + number
            said = ", ".join(f"{name} {number:,}" for name, number in total.items())
            print(f"{n} of {count} parts, {time.monotonic() - start:,.0f} s: {said}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
