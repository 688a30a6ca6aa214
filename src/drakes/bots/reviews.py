"""How a game went: every turn beside the one a bot would have taken, measured in the same way.

All turns get a short look. Those that seem to have cost most, of every seat, are looked at again for longer, and what
that finds counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from drakes.bots.choosing import refuse_what_is_not_hidden
from drakes.bots.hints import place_of, reason_of
from drakes.bots.worth import (
    LONG,
    SHORT,
    Measure,
    best_turn,
    measure_of,
    outcome_of,
    worths_after,
)
from drakes.core.events import Event
from drakes.core.game import Game, State

TURNING_POINTS = 3
"""Of every seat."""
AGAIN = 5
"""How many turns of every seat are looked at again."""
LEAST: dict[Measure, float] = {"chance": 0.05, "points": 5.0}
"""What gives away less is no turning point."""


@dataclass(frozen=True)
class Judgement:
    """One turn of a game: who did what, what a bot would have done, what both are worth, and how everybody stood."""

    ply: int
    seat: int
    played: tuple[int, ...]
    better: tuple[int, ...]
    """What a bot would have done; the same where nothing better was found."""
    lost: float
    """What the turn gave away, as far as anybody looked; 0 for the best one."""
    measure: Measure
    outlook: tuple[float, ...]
    """How every seat stood before it, if the better turn was taken."""
    remark: Event | None = None
    """What was wrong with it, or good about it."""
    reason: Event | None = None
    """Why the other turn is better."""
    looks: int = SHORT


def judge(
    game: Game, box: object, hidden: State, played: Sequence[int], ply: int, seed: int, looks: int = SHORT
) -> Judgement:
    """What a turn gave away, from what the seat to move knew: it and the better one are looked at alike."""
    refuse_what_is_not_hidden(game, hidden)
    seat, measure, taken = hidden.observer, measure_of(game), tuple(played)
    better = best_turn(game, box, hidden, looks, seed, quick=looks == SHORT)
    standing = worths_after(game, box, hidden, better, looks, seed)
    lost = 0.0
    if place_of(game, box, hidden, better) != place_of(game, box, hidden, taken):
        own = worths_after(game, box, hidden, taken, looks, seed)
        lost = max(0.0, standing[seat] - own[seat])
        standing = standing if standing[seat] >= own[seat] else own
    is_costly = lost >= LEAST[measure]
    return Judgement(
        ply, seat, taken, better if lost else taken, lost, measure, standing,
        remark_on(game, box, hidden, taken, better if is_costly else taken),
        reason_of(game, box, hidden, better) if is_costly else None, looks,
    )  # fmt: skip


def remark_on(game: Game, box: object, hidden: State, taken: tuple[int, ...], better: tuple[int, ...]) -> Event | None:
    """What was wrong with a turn or, where none is better, good about it, in the game's own words."""
    teaching = game.people.teaching
    if teaching is None:
        return None
    outcome = outcome_of(game, box, hidden, taken)
    if taken != better:
        return teaching.fault(box, hidden, outcome, outcome_of(game, box, hidden, better))
    return teaching.praise(box, hidden, outcome)


def review(
    game: Game, box: object, turns: Iterable[tuple[int, State, Sequence[int]]], seed: int = 0
) -> Iterator[Judgement]:
    """A game turn by turn, from `(ply, the mover's hidden state, the steps taken)` of each with a choice; those that
    are looked at again come once more, at the end."""
    known, judged = dict[int, tuple[State, Sequence[int]]](), list[Judgement]()
    for ply, hidden, steps in turns:
        known[ply] = hidden, steps
        judged.append(judge(game, box, hidden, steps, ply, seed + ply))
        yield judged[-1]
    for ply in to_look_at_again(judged):
        yield judge(game, box, *known[ply], ply, seed + ply, LONG)


def to_look_at_again(judged: Sequence[Judgement]) -> list[int]:
    """The turns of every seat that seem to have cost most, in their order."""
    found: list[int] = []
    for seat in {one.seat for one in judged}:
        own = sorted((one for one in judged if one.seat == seat and one.lost > 0), key=lambda one: -one.lost)
        found += [one.ply for one in own[:AGAIN]]
    return sorted(found)


def turning_points(judged: Sequence[Judgement]) -> list[Judgement]:
    """The turns of every seat that gave most away, of those looked at again; the costliest first."""
    found: list[Judgement] = []
    for seat in {one.seat for one in judged}:
        own = [one for one in judged if one.seat == seat and one.looks >= LONG and one.lost >= LEAST[one.measure]]
        found += sorted(own, key=lambda one: (-one.lost, one.ply))[:TURNING_POINTS]
    return sorted(found, key=lambda one: (-one.lost, one.ply))


def say_who_let_win(game: Game, judged: Sequence[Judgement], places: Sequence[int]) -> list[Judgement]:
    """A costly last turn of whoever did not win let somebody else do so, unless it missed a win of its own."""
    teaching, winners = game.people.teaching, [seat for seat, place in enumerate(places) if place == 1]
    if teaching is None or "let_win" not in {kind.name for kind in teaching.remarks} or not winners:
        return list(judged)
    last = {one.seat: one.ply for one in judged}
    return [
        replace(one, remark=Event("let_win", {"seat": winners[0]}))
        if one.ply == last[one.seat] and one.seat not in winners and one.lost >= LEAST[one.measure]
        and not (one.remark is not None and one.remark.kind == "missed_win")
        else one
        for one in judged
    ]  # fmt: skip
