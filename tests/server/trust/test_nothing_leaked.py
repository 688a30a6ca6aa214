"""Nothing leaked: whatever a seat or a spectator is sent is the same in every world it cannot tell apart.

Each game is played in two servers at once; in the second, what one looker may not know is dealt otherwise. All that
this looker is sent, over its sockets and in answer to all it may ask, must be the same to the byte.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from drakes.laws.cases import Case
from drakes.play import acting, drafts, frames
from drakes.play.entries import Act
from drakes.play.frames import EventFrame
from drakes.play.game_position import Position
from drakes.play.history import History
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from drakes.server.advice_at_tables import AdviceAtTables
from drakes.server.live_tables import LiveTable, LiveTables
from tests.play.tables import CASES
from tests.server.trust.lookers import Leak, look_at
from tests.server.trust.rush import rush
from tests.server.trust.worlds import has_secrets

GAMES = 100
PARTS_DEEP, GAMES_DEEP = 4, 75
"""In parts that several processes can share."""
RUSHES_DEEP, FRAMES_DEEP = 2, 60_000
"""A sample: `benchmarks/trust.py` looks at as many as one likes."""


def games_of(part: int, parts: int, games: int) -> list[tuple[Case, int, int | None]]:
    """Games of all cases and all lookers: one of each case without secrets, the others of those that have some."""
    secret = [case for case in CASES if has_secrets(case)]
    cases = [case for case in CASES if case not in secret]
    cases += [secret[n % len(secret)] for n in range(games * parts - len(cases))]
    found: list[tuple[Case, int, int | None]] = []
    for seed in range(part, len(cases), parts):
        case = cases[seed]
        looker = (seed + seed // len(secret)) % (case.seats + 1)
        found.append((case, seed, looker if looker < case.seats else None))
    return found


def check_games(folder: Path, games: list[tuple[Case, int, int | None]]) -> None:
    """Look at games in two worlds: nothing differs, though the worlds do."""
    counts = look_at(folder, games, steps=3, looks=2)
    assert counts.games == len(games)
    assert counts.forked > len(games) / 2, "most second worlds should differ from the first"
    assert counts.steps - counts.parted > len(games), "most steps should be done alike in two worlds"
    assert counts.frames > 4 * len(games)


def test_games_tell_nobody_what_they_may_not_know(tmp_path: Path) -> None:
    check_games(tmp_path, games_of(0, 1, GAMES))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS_DEEP))
def test_three_hundred_games_tell_nobody_what_they_may_not_know(tmp_path: Path, part: int) -> None:
    check_games(tmp_path, games_of(part, PARTS_DEEP, GAMES_DEEP))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(RUSHES_DEEP))
def test_sixty_thousand_live_frames_tell_nobody_what_they_may_not_know(tmp_path: Path, part: int) -> None:
    cases = [case for case in CASES if has_secrets(case)]
    Random(part).shuffle(cases)
    rushed = rush(tmp_path, cases, part * 100_000, FRAMES_DEEP // RUSHES_DEEP)
    assert rushed.frames >= FRAMES_DEEP // RUSHES_DEEP


def test_live_frames_of_all_lookers_at_once_tell_nobody_what_they_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = [case for case in CASES if has_secrets(case)]
    assert rush(tmp_path, cases[::6], 1, 2_000).frames >= 2_000
    leak_view(monkeypatch)
    (tmp_path / "leaking").mkdir()
    with pytest.raises(Leak):
        rush(tmp_path / "leaking", cases[-1:], 1, 2_000)


# That this would notice: leaks planted in every kind of thing that is sent


def leak_draw_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame tells which draws of chance were made for others."""
    honest = frames._facts
    monkeypatch.setattr(
        frames, "_facts", lambda entry: {"draws": entry.nature} if isinstance(entry, Act) else honest(entry)
    )


def leak_in_frames(monkeypatch: pytest.MonkeyPatch, leak: Callable[[History, int | None], dict[str, Any]]) -> None:
    """Every frame of a dealt table has fields that are made from its true history."""
    honest = frames.frame

    def frame(history: History, seat: int | None, *more: Any) -> Any:
        told = honest(history, seat, *more)
        return told if history.position is None else msgspec.structs.replace(told, **leak(history, seat))

    monkeypatch.setattr(frames, "frame", frame)


def leak_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame tells the hash of the true position."""
    leak_in_frames(monkeypatch, lambda history, seat: {"game": position_of(history).hash()})


def leak_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody sees what the first other seat sees."""
    leak_in_frames(monkeypatch, lambda history, seat: {"view": position_of(history).view(1 if seat == 0 else 0)})


def leak_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The legal list is that of the true position, whoever looks."""
    leak_in_frames(monkeypatch, lambda history, seat: {"legal": position_of(history).legal()})


def position_of(history: History) -> Position:
    assert history.position is not None
    return history.position


def leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that some may not know are told to all."""
    honest = frames._move

    def move(history: History, n: int, seat: int | None) -> Any:
        told = honest(history, n, seat)
        rows = [history.game.rules.events.event(*row) for row in history.effects[n].rows]
        return msgspec.structs.replace(told, events=[EventFrame(row.kind, row.arguments) for row in rows])

    monkeypatch.setattr(frames, "_move", move)


def leak_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal's sentence depends on what others hold."""

    def need_legal(history: History, seat: int, action: int) -> None:
        assert history.position is not None
        if action not in history.position.legal():
            raise Refusal("illegal", f"That is not possible now, on {sum(history.position.pack()) % 97}.")

    monkeypatch.setattr(acting, "need_legal", need_legal)


def leak_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps are tried out on the true position, and what they do is told with something of it."""

    def guess(table: Table, seat: int, early: bool) -> Position:
        assert table.history.position is not None
        if table.to_move != seat:
            raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.")
        return table.history.position

    def play(draft: drafts.SeatDraft, before: drafts.Reached, action: int) -> drafts.Reached:
        then = honest(draft, before, action)
        return replace(then, events=(EventFrame("sum", {"of": sum(then.position)}),))

    honest = drafts.SeatDraft._play
    monkeypatch.setattr(drafts, "_guess", guess)
    monkeypatch.setattr(drafts.SeatDraft, "_play", play)


def leak_kept_drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft that is kept answers whichever seat asks."""
    honest = drafts.Drafts._draft

    def draft(kept: drafts.Drafts, table: Table, seat: int, early: bool) -> drafts.SeatDraft:
        honest(kept, table, seat, early)
        mover = table.to_move
        return honest(kept, table, seat if mover is None else mover, early)

    monkeypatch.setattr(drafts.Drafts, "_draft", draft)


def leak_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """How a seat stands is told from the true position."""
    honest = AdviceAtTables.hint

    async def hint(advice: AdviceAtTables, live: LiveTable, *asked: Any) -> Any:
        found = await honest(advice, live, *asked)
        position = live.table.history.position
        assert position is not None
        return replace(found, outlook=(int(position.hash()[:3], 16) / 0xFFF, *found.outlook[1:]))

    monkeypatch.setattr(AdviceAtTables, "hint", hint)


def leak_over_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what goes over sockets carries something more."""
    honest = LiveTables.news

    async def news(tables: LiveTables, socket: Any) -> Any:
        body = await honest(tables, socket)
        live = None if socket.table is None else tables.here(socket.table)
        if live is None or body is None or live.table.history.position is None:
            return body
        return body[:-1] + b',"hash":"' + live.table.history.position.hash().encode() + b'"}'

    monkeypatch.setattr(LiveTables, "news", news)


PLANTED = [
    leak_draw_numbers,
    leak_position,
    leak_view,
    leak_events,
    leak_legal,
    leak_refusal,
    leak_try,
    leak_kept_drafts,
    leak_hint,
    leak_over_the_socket,
]


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        look_at(tmp_path, games_of(0, 1, 200)[-120:], steps=4, looks=4)
