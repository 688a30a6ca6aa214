"""The page benchmarks/load.md, made from what was measured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Found = dict[str, Any]

P99_MS, KB_EACH, SOCKETS, COLD_SECONDS = 60.0, 40.0, 5000, 2.0
LEVELS = ("easy", "expert")
HOW = """## How

- **Open loop**: a table's actions are due every half second at a phase of its own, whatever happened before. An action
  is timed from when it was due until the last player's socket has brought the frame with the new version, in the
  client: so it holds the client's own delay, the request, the rules, the commit to disk and every player's view.
- **Drakes**: `drakes serve` with its usual settings and limits, SQLite on disk, every action synced before it is told.
  Four players a table, each with a session and a socket; every table comes from a loopback address of its own. Actions
  are random legal ones; a game that is over is followed by another.
- **boardgame.io**: its own server with its usual storage, in memory, playing three in a row over its own transport; two
  players a match, each with a socket; a match that is over is followed by another, made through its lobby. The games
  differ and so does what is kept, so the ratio says what an operator pays for an action at a table, not the same work.
- **Client**: one Python process for all players, apart from the server's; its share of a core shows whether it held
  anything up. Begun late is the time from due until it could send: its own delay, and, where a server falls behind, the
  wait for the table's action before.
- **Bots**: beside the live tables, others with one person, who does something legal at once, and three bots of a level.
  A bot is late when no answer came within the server's usual deadline of ten seconds, waiting for a free process
  included; a random action then takes its place, and the server counts it. Counting begins when all are compiled.
- **Idle sockets**: memory of the server's process (RSS) before and after, at tables that are in memory already; the
  larger of the values right after and after having held them for longer than the server waits between pings.
- **Cold start**: from starting the process of `drakes serve` until `/health` answers, the store filled beforehand.

Latencies say what the machine gave at the time: with a load average above its cores, other work held both sides up.
Processor time for an action is the steadier figure.
"""


def page(found: Found) -> str:
    """The whole page."""
    return "\n".join([*head(found), *bars(found), *side_by_side(found), *games(found), *bots(found), HOW])


def head(found: Found) -> Iterator[str]:
    """Where and when."""
    machine = found["machine"]
    yield "# The server under load\n"
    yield "Made by `.venv/bin/python -m benchmarks.load` from what it measured (`data/load.json`).\n"
    yield (
        f"{found['at']}; {machine['processor']}, {machine['cores']} cores for servers and client together; Python "
        f"{machine['python']}, Drakes {machine['drakes']}. Load averages of the machine before and after each part: "
        + ", ".join(
            f"{part} {spread(found[part])}" for part in ("live", "peer", *LEVELS, "idle", "cold") if part in found
        )
        + ".\n"
    )


def spread(part: Found) -> str:
    """The machine's load around a measurement."""
    before, after = part["load_average"]
    return f"{before:.1f} to {after:.1f}"


def bars(found: Found) -> Iterator[str]:
    """What was promised, and what came of it."""
    live, idle, cold = found["live"], found["idle"], found["cold"]
    p99 = live["to_all_views_ms"]["p99"]
    held = f"{idle['held']:,} of {idle['sockets']:,}"
    yield from table(
        ["", "bar", "measured", "kept"],
        [
            [f"action to all views, p99, {live['tables']} tables", f"{P99_MS:.0f} ms", ms(p99), kept(p99 <= P99_MS)],
            ["memory of an idle socket", f"{KB_EACH:.0f} kB", f"{idle['kb_each']:.1f} kB", kept(is_lean(idle))],
            ["idle sockets held", f"{SOCKETS:,}", held, kept(idle["held"] == idle["sockets"] >= SOCKETS)],
            [
                f"cold start, {cold['tables']:,} stored tables",
                f"{COLD_SECONDS:.0f} s",
                f"{cold['median_seconds']:.2f} s ({cold['lowest_seconds']:.2f} to {cold['highest_seconds']:.2f})",
                kept(cold["median_seconds"] < COLD_SECONDS),
            ],
        ],
    )
    yield f"The cold start takes {cold['median_cpu_seconds']:.2f} s of processor time.\n"


def is_lean(idle: Found) -> bool:
    """Whether a socket costs little enough."""
    each: float = idle["kb_each"]
    return each <= KB_EACH


def side_by_side(found: Found) -> Iterator[str]:
    """Both servers in the same run."""
    sides = {"Drakes": found["live"]} | ({found["peer"]["package"]: found["peer"]} if "peer" in found else {})
    yield "## Side by side\n"
    rows = [
        ["players at a table", *("4" if name == "Drakes" else "2" for name in sides)],
        ["actions", *(f"{side['actions']:,}" for side in sides.values())],
        *(
            [f"to all views, {which}", *(ms(side["to_all_views_ms"][which]) for side in sides.values())]
            for which in ("p50", "p99", "max")
        ),
        ["server: processor time an action", *(ms(side["server_cpu_ms_per_action"]) for side in sides.values())],
        ["server: cores used", *(f"{side['server_cores']:.2f}" for side in sides.values())],
        ["server: memory", *(f"{side['server_memory_mb']:.0f} MB" for side in sides.values())],
        ["client: processor time an action", *(ms(side["client_cpu_ms_per_action"]) for side in sides.values())],
        ["client: cores used", *(f"{side['client_cores']:.2f}" for side in sides.values())],
        ["begun late, p99", *(ms(side["client_late_ms"]["p99"]) for side in sides.values())],
    ]
    yield from table([f"{found['live']['tables']} tables, two actions a second each", *sides], rows)


def games(found: Found) -> Iterator[str]:
    """Each game's own latencies."""
    yield "## By game\n"
    kinds = found["live"]["by_kind_ms"]
    yield from table(
        ["action to all views", "p50", "p99", "max"],
        [[kind, ms(one["p50"]), ms(one["p99"]), ms(one["max"])] for kind, one in kinds.items()],
    )


def bots(found: Found) -> Iterator[str]:
    """Whether bots answered in time, and how the tables of people fared meanwhile."""
    measured = [found[level] for level in LEVELS if level in found]
    if not measured:
        return
    yield "## Bots under that load\n"
    limits = ("0.1", "1.0", "2.0", "4.0", "8.0")
    yield from table(
        ["moves of bots", "in time", "late or failed", *(f"within {limit} s" for limit in limits), "people's p99"],
        [
            [
                one["level"],
                f"{one['moves']:,}",
                str(sum(one["replaced"].values())),
                *(f"{one['within_s'][limit] / one['within_s']['+Inf']:.2%}" for limit in limits),
                ms(one["to_all_views_ms"]["p99"]),
            ]
            for one in measured
        ],
    )


def ms(value: float) -> str:
    """Milliseconds, with the digits that count."""
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.1f} ms" if value >= 10 else f"{value:.2f} ms"


def kept(is_kept: bool) -> str:
    """A verdict."""
    return "yes" if is_kept else "**no**"


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """Lines of a table."""
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
