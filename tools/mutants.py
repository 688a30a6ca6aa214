"""Ask whether the tests notice broken rules: run mutmut over the rules of one game and report who got away.

    make mutants                                            all mutants of Sitting Ducks
    make mutants ARGS="duck_dealer --sample 500"            a random sample of another game's
    make mutants ARGS="duck_dealer --sample 500 --again"    of that, what changed since and what survived

The run happens in a copy under build/, so the working tree may change meanwhile. A mutant that survives belongs, with a
reason, in tests/games/<game>/mutants.toml; the report goes to benchmarks/mutants-<game>.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
GOAL = 90
SECONDS_A_TEST = 20
"""Processor time after which a test has failed, several times what the longest takes: what never ends is noticed."""
SECONDS_A_MUTANT = 60
"""Added to a mutant's tests, and both taken fifteenfold, for mutmut goes by the clock: a busy machine kills nobody."""
MUTATED = ("rules/*.py", "people/box.py", "people/options.py", "people/view.py", "people/why_not.py")
"""The rules of a game, and what people are told of them."""
NOT_MUTATED = {
    "duck_dealer": ("rules/features.py", "people/view.py"),
}
"""What is tested where whole games are played."""
NO_JUDGES = (
    "test_boards.py",
    "test_bots.py",
    "test_commands.py",
    "test_compiled.py",
    "test_evaluate.py",
    "test_galaxies.py",
    "test_hints.py",
    "test_plans.py",
    "test_play.py",
    "test_players.py",
    "test_policy.py",
    "test_start_turn_early.py",
    "test_walks.py",
    "test_ways.py",
)
"""Tests of bots, of boards and of compiled code, in which no mutant runs, and whole games, slow among mutants."""

TIME_LIMIT = f"""
import signal
import pytest

def stop(*_):
    raise RuntimeError("this test takes too long")

@pytest.hookimpl(wrapper=True)
def pytest_runtest_call():
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, {SECONDS_A_TEST})
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
"""


@dataclass(frozen=True)
class Mutant:
    """One change of one function, and what became of it."""

    file: str
    function: str
    status: str
    was: str = ""
    now: str = ""


@dataclass(frozen=True)
class Reason:
    """Why a mutant survives: `equivalent: ...` where no test could tell, `not killed: ...` where none does."""

    function: str
    was: str
    now: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        return (self.function, self.was, self.now) == (mutant.function, mutant.was, mutant.now)


def main() -> int:
    arguments = read_arguments()
    game, folder = arguments.game, ROOT / "build" / "mutants" / arguments.game
    if not (ROOT / "src" / "drakes" / "games" / game).is_dir():
        print(f"There is no game '{game}'.", file=sys.stderr)
        return 2
    started = time.monotonic()
    if not arguments.again:
        shutil.rmtree(folder, ignore_errors=True)
    lay_out(folder, game)
    forget_survivors(folder)
    if arguments.sample:
        run_sample(folder, game, sample(folder, game, arguments.sample, arguments.seed), arguments.processes)
    else:
        run(folder, [], arguments.processes)
    mutants = results(folder, game)
    reasons = read_reasons(ROOT / "tests" / "games" / game / "mutants.toml")
    how = f"a sample of {arguments.sample} (seed {arguments.seed})" if arguments.sample else "all mutants"
    how += ", those killed before in functions that did not change not tried again" if arguments.again else ""
    minutes = (time.monotonic() - started) / 60
    report = ROOT / "benchmarks" / f"mutants-{game}.md"
    report.parent.mkdir(exist_ok=True)
    report.write_text(write_report(game, mutants, reasons, how, minutes), encoding="utf-8")
    share = killed_share(mutants, reasons)
    print(f"{share:.1f} % of the mutants that are not equivalent are killed; see {report.relative_to(ROOT)}.")
    for reason in reasons if not arguments.sample else []:
        if not any(reason.fits(mutant) for mutant in survivors(mutants)):
            print(f"mutants.toml: no survivor fits {reason.function}: {reason.now}")
    return 0 if share >= GOAL else 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Ask whether the tests notice broken rules.")
    parser.add_argument("game", nargs="?", default="sitting_ducks")
    parser.add_argument("--sample", type=int, default=0, help="run so many mutants only, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--again", action="store_true", help="keep what the last run killed in unchanged functions")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def lay_out(folder: Path, game: str) -> None:
    """A copy of what the game's own tests need, with mutmut told what to change."""
    for stale in ("src", "tests", "mutants/tests"):
        shutil.rmtree(folder / stale, ignore_errors=True)
    litter = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=litter)
    no_judges = shutil.ignore_patterns("__pycache__", *NO_JUDGES)
    shutil.copytree(ROOT / "tests" / "games" / game, folder / "tests" / "games" / game, ignore=no_judges)
    (folder / "tests" / "games" / "conftest.py").write_text(TIME_LIMIT, encoding="utf-8")
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = re.sub(r"^\[tool\.mutmut\]\n(?:(?!\[).*\n)*", "", settings, flags=re.MULTILINE)
    settings += "\n" + mutmut_settings(mutated_files(folder, game), game)
    (folder / "pyproject.toml").write_text(settings, encoding="utf-8")


def forget_survivors(folder: Path) -> None:
    """Let mutmut try again whoever survived the last run, and look anew which test covers what."""
    for meta in folder.glob("mutants/**/*.meta"):
        values = json.loads(meta.read_text(encoding="utf-8"))
        codes = values["exit_code_by_key"]
        values["exit_code_by_key"] = {name: code or None for name, code in codes.items()}
        meta.write_text(json.dumps(values), encoding="utf-8")
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)


def mutated_files(folder: Path, game: str) -> list[str]:
    """The files to change, as paths from the folder."""
    home = folder / "src" / "drakes" / "games" / game
    left_out = {home / name for name in NOT_MUTATED.get(game, ())}
    found = {path for pattern in MUTATED for path in home.glob(pattern)} - left_out
    return sorted(path.relative_to(folder).as_posix() for path in found if path.name != "__init__.py")


def mutmut_settings(files: list[str], game: str) -> str:
    return (
        "[tool.mutmut]\n"
        'source_paths = ["src"]\n'
        f"only_mutate = {files}\n"
        f"timeout_constant = {SECONDS_A_MUTANT}\n"
        f'pytest_add_cli_args_test_selection = ["tests/games/{game}"]\n'
        'pytest_add_cli_args = ["-p", "no:xdist", "-p", "no:cacheprovider"]\n'
        "use_git_change_detection = false\n"
    )


def sample(folder: Path, game: str, size: int, seed: int) -> list[str]:
    """Names of so many mutants, chosen at random."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    names = []
    for file in mutated_files(folder, game):
        path = folder / file
        made = mutate_file_contents(str(path), path.read_text(encoding="utf-8"))
        module = ".".join(Path(file).with_suffix("").parts[1:])
        names += [f"{module}.{name}" for name in made.mutant_names]
    return random.Random(seed).sample(names, min(size, len(names)))


def run(folder: Path, names: list[str], processes: int) -> None:
    """Mutmut shows its own progress; other work on the machine comes first."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names]
    subprocess.run(command, cwd=folder, check=True, preexec_fn=lambda: os.nice(10))


def run_sample(folder: Path, game: str, names: list[str], processes: int) -> None:
    """Mutmut sees which functions changed only while it runs: then there is more to try."""
    untried = [name for name in names if verdicts(folder, game).get(name) is None] or names[:1]
    while untried:
        run(folder, untried, processes)
        untried = [name for name in names if verdicts(folder, game).get(name) is None]


def verdicts(folder: Path, game: str) -> dict[str, int | None]:
    """The exit code of the tests on every mutant; none where it was not tried, or its function changed since."""
    metas = [folder / "mutants" / f"{file}.meta" for file in mutated_files(folder, game)]
    found: dict[str, int | None] = {}
    for meta in metas:
        found |= json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"] if meta.is_file() else {}
    return found


def results(folder: Path, game: str) -> list[Mutant]:
    """What became of every mutant that was tried."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant
    from mutmut.stats import status_by_exit_code

    found = []
    with contextlib.chdir(folder):
        for name, code in verdicts(folder, game).items():
            status = status_by_exit_code[code]
            if status == "not checked":
                continue
            module, _, change = name.rpartition(".")
            function = change.removeprefix("x_").partition("__mutmut_")[0]
            path = Path("src", *module.split(".")).with_suffix(".py")
            diff = get_diff_for_mutant(name, path=path).splitlines()[3:] if not is_killed(status) else []
            was, now = (" ".join(line[1:].strip() for line in diff if line[0] == sign) for sign in "-+")
            found.append(Mutant(path.name, f"{path.stem}.{function}", status, was, now))
    return found


def is_killed(status: str) -> bool:
    """A mutant that never ends is noticed too."""
    return status in ("killed", "timeout", "segfault")


def survivors(mutants: list[Mutant]) -> list[Mutant]:
    return [mutant for mutant in mutants if not is_killed(mutant.status)]


def read_reasons(path: Path) -> list[Reason]:
    if not path.is_file():
        return []
    return [Reason(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])]


def reason_for(mutant: Mutant, reasons: list[Reason]) -> str:
    return next((reason.reason for reason in reasons if reason.fits(mutant)), "not killed: nobody has looked yet")


def killed_share(mutants: list[Mutant], reasons: list[Reason]) -> float:
    """How many percent of the mutants that are not equivalent are killed."""
    escaped = [m for m in survivors(mutants) if not reason_for(m, reasons).startswith("equivalent")]
    killed = len(mutants) - len(survivors(mutants))
    return 100 * killed / max(1, killed + len(escaped))


def write_report(game: str, mutants: list[Mutant], reasons: list[Reason], how: str, minutes: float) -> str:
    lines = [
        f"# Mutants of {game}",
        "",
        "Made by `make mutants`. Each mutant is one small change in one rule; the tests of the game should",
        f"notice it. Tried: {how}, in {minutes:.0f} minutes. Killed of those that are not equivalent:",
        f"**{killed_share(mutants, reasons):.1f} %** (the goal is {GOAL} %).",
        "",
        "| file | mutants | killed | timeout | survived | of these equivalent | killed of the others |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for file in [*sorted({mutant.file for mutant in mutants}), ""]:
        these = [mutant for mutant in mutants if file in ("", mutant.file)]
        count = Counter(mutant.status for mutant in these)
        left = survivors(these)
        equivalent = sum(reason_for(mutant, reasons).startswith("equivalent") for mutant in left)
        killed = len(these) - len(left) - count["timeout"]
        share = f"{killed_share(these, reasons):.1f} %"
        cells = [file or "**all**", len(these), killed, count["timeout"], len(left), equivalent, share]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    lines += ["", "## Survivors", ""]
    for mutant in survivors(mutants):
        lines += [f"- `{mutant.function}`: {reason_for(mutant, reasons)}", "", *shown(mutant), ""]
    return "\n".join(lines).rstrip() + "\n"


def shown(mutant: Mutant) -> list[str]:
    return ["  ```diff", f"  - {mutant.was}", f"  + {mutant.now}", "  ```"]


if __name__ == "__main__":
    sys.exit(main())
