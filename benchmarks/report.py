"""Make results.md from the measurements kept in data/*.json.

    python benchmarks/report.py

It takes whatever lies there: what `drakes bench --json` printed, and what peers.py and startup.py did.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE / "results.md"
HELD_TO = "sitting_ducks"
"""The game whose figures are held to the bars."""
BARS = (
    ("nodes/s, compiled, one core", "cpu1", "nodes_per_second", 6_000_000),
    ("nodes/s, plain", "plain", "nodes_per_second", 20_000),
    ("nodes/s with masks and features, one core", "cpu1", "seen_nodes_per_second", 1_000_000),
)
SLOWEST = (
    ("`import drakes`, seconds", "import_seconds", 0.3),
    ("first compiled batch, warm cache, seconds", "warm_seconds", 2.0),
)

Found = dict[str, Any]


@dataclass(frozen=True)
class Data:
    """All measurements, by what they measure; each knows its file as `name`."""

    benches: list[Found]
    startups: list[Found]
    peers: list[Found]


def load() -> Data:
    found = [json.loads(path.read_text()) | {"name": path.stem} for path in sorted((HERE / "data").glob("*.json"))]
    return Data(
        [one for one in found if "engines" in one],
        [one for one in found if "cold_seconds" in one],
        [one for one in found if "contestants" in one],
    )


def short(value: float) -> str:
    """A number with three digits that count, thousands apart."""
    if value >= 1e9:
        return f"{value / 1e9:.3g} G"
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def spread(figure: Found) -> str:
    return f"{short(figure['median'])} ({short(figure['lowest'])} to {short(figure['highest'])})"


def per_core(figure: Found) -> float | None:
    value: float | None = figure.get("per_core_second")
    return value


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def verdict(by_clock: bool, by_core: bool) -> str:
    if by_clock:
        return "yes"
    return "yes, by processor time" if by_core else "**no**"


def bars(data: Data) -> Iterator[str]:
    """What the figures are held to, and whether they reach it."""
    rows = []
    for bench in data.benches:
        for figures in bench["engines"]:
            for what, engine, key, bar in BARS:
                if bench["game"] == HELD_TO and figures["engine"] == engine:
                    rate, core = figures[key], per_core(figures[key]) or 0.0
                    met = verdict(rate["median"] >= bar, core >= bar)
                    rows.append([what, f"at least {short(bar)}", short(rate["median"]), short(core), met])
    for startup in data.startups:
        for what, key, most in SLOWEST:
            if startup["game"] == HELD_TO:
                took = startup[key]
                met = verdict(took["median"] <= most, took["core_seconds"] <= most)
                by_clock, by_core = f"{took['median']:.2f}", f"{took['core_seconds']:.2f}"
                rows.append([what, f"at most {most:g}", by_clock, by_core, met])
    yield from table([f"`{HELD_TO}`", "bar", "by the clock", "by processor time", "met"], rows)


def games(data: Data) -> Iterator[str]:
    """One chapter for each game and number of seats, with all engines that were measured."""
    tables = dict.fromkeys((bench["game"], bench["seats"]) for bench in data.benches)
    for game, seats in tables:
        benches = [bench for bench in data.benches if (bench["game"], bench["seats"]) == (game, seats)]
        yield from (f"## {game}, {seats} seats", "")
        shape = max((bench["random_game"] for bench in benches), key=lambda shape: int(shape.get("games", 0)))
        yield (
            f"A random game: {shape['decisions']:.1f} decisions among {shape['branching']:.2f} moves each, "
            f"{shape['natures']:.1f} acts of nature (means of {shape['games']:,} games). "
            f"A position: {benches[0]['position']['bytes']} bytes."
        )
        yield ""
        measured = [(bench, figures) for bench in benches for figures in bench["engines"]]
        yield from whole_games(measured)
        yield from stepped_games(measured)
        copies = {kind: cost for bench in benches for kind, cost in bench["position"]["copy_ns"].items()}
        if copies:
            told = ", ".join(f"{kind} {short(cost)} ns" for kind, cost in copies.items())
            yield from (f"Copy of a position: {told}.", "")


def whole_games(measured: list[tuple[Found, Found]]) -> Iterator[str]:
    rows = []
    for bench, figures in measured:
        nodes = figures["nodes_per_second"]
        core = per_core(nodes)
        others = [figures[f"{what}_per_second"]["median"] for what in ("decisions", "natures", "games")]
        rows.append(
            [figures["engine"], spread(nodes), "" if core is None else short(core), *map(short, others), bench["name"]]
        )
    head = ["whole games", "nodes/s", "nodes per core second", "decisions/s", "nature's/s", "games/s", "data"]
    yield from table(head, rows)


def stepped_games(measured: list[tuple[Found, Found]]) -> Iterator[str]:
    rows = []
    for bench, figures in measured:
        row = [figures["engine"], f"{figures['window']:,}" if "window" in figures else ""]
        for key in ("stepped_nodes_per_second", "seen_nodes_per_second"):
            core = per_core(figures[key])
            row += [spread(figures[key]), "" if core is None else short(core)]
        rows.append([*row, bench["name"]])
    head = ["step by step", "games", "nodes/s", "per core second", "with masks and features", "per core second", "data"]
    yield from table(head, rows)


def startups(data: Data) -> Iterator[str]:
    """From nothing to the first batch."""
    if not data.startups:
        return
    rows = []
    for one in data.startups:
        for what, key in (
            ("`import drakes`", "import_seconds"),
            ("1,000 games, warm cache", "warm_seconds"),
            ("1,000 games, cold cache", "cold_seconds"),
        ):
            took = one[key]
            by_clock = f"{took['median']:.2f} ({took['lowest']:.2f} to {took['highest']:.2f})"
            rows.append([what, one["game"], by_clock, f"{took['core_seconds']:.2f}", one["name"]])
    yield from ("## Start-up", "", "Seconds from `import drakes` on, in a fresh process on one core.", "")
    yield from table(["", "game", "by the clock", "processor time", "data"], rows)


def peers(data: Data) -> Iterator[str]:
    """Side by side with others."""
    for one in data.peers:
        yield from ("## Peers", "")
        yield (
            "Random play on one core, all in turn in one run; per second of the core's time. "
            "The last column says how many times as fast Drakes' compiled engine is."
        )
        yield ""
        rows = [
            [
                peer["name"],
                peer["plays"],
                spread(peer["nodes_per_second"]),
                short(peer["decisions_per_second"]["median"]),
                f"{short(peer['copy_ns'])} ns",
                spread(peer["ratio"]),
            ]
            for peer in one["contestants"]
        ]
        yield from table(["", "plays", "nodes/s", "decisions/s", "copy of a position", "ratio"], rows)
        for sentence in one["missing"]:
            yield from (sentence, "")


def machines(data: Data) -> Iterator[str]:
    """Where and how each file came about."""
    yield from ("## Machines and methods", "")
    for one in (*data.benches, *data.startups, *data.peers):
        told = ", ".join(f"{key} {value}" for key, value in one["machine"].items())
        options = "".join(f", {key} {value}" for key, value in one.get("options", {}).items())
        yield f"- `{one['name']}`: {one['game']}, {one['seats']} seats{options}; {one['method']}{share(one)}; {told}."


def share(found: Found) -> str:
    """How much of a core one-core work got: less than all where others used the machine too."""
    for figures in found.get("engines", ()):
        if figures["engine"] == "cpu1":
            rate = figures["nodes_per_second"]
            got = rate["median"] / (per_core(rate) or rate["median"])
            return f"; the machine left {got:.0%} of a core to cpu1"
    return ""


def main() -> None:
    data = load()
    lines = [
        "# Results",
        "",
        "Made by `python benchmarks/report.py` from `data/*.json`; README.md says what is measured and how to repeat",
        "it. A node is a decision of a player or an act of nature. Figures are medians, in brackets the lowest and",
        "highest. By the clock other work on the machine counts too; processor time is what the process itself used.",
        "",
        *bars(data),
        *games(data),
        *startups(data),
        *peers(data),
        *machines(data),
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
