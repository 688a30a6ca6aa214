"""Recorded games on the compiled engine: they show every bonus, which random games seldom reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.games.dragon_market import GAME
from drakes.play.logfile import load_log

compiled: Any = pytest.importorskip("drakes.laws.compiled")

LOGS = sorted(Path(__file__).parent.glob("*.log"))


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_is_the_same_compiled(log: Path) -> None:
    match = load_log(log)
    n = len(match.log)
    states, logs = np.zeros(n + 1, dtype_of(GAME.rules.state)), np.zeros(n, dtype_of(EventLog))
    states[:1] = np.frombuffer(match.at(0).to_bytes(), dtype_of(GAME.rules.state))
    actions = np.array([entry.action for entry in match.log], np.int32)
    moves = np.zeros(n + 1, dtype_of(GAME.rules.moves))
    compiled.kernel(GAME, "trace_game")(packed(GAME.rules.box, load_box(GAME)), actions, states, logs, moves)
    assert states.tobytes() == b"".join(match.at(ply).to_bytes() for ply in range(n + 1))
    for entry, row in zip(match.log, logs, strict=True):
        rows = [(r["kind"], r["audience"], tuple(r["arguments"].tolist())) for r in row["rows"][: row["n"]]]
        assert rows == list(entry.rows)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_offers_the_same_compiled(log: Path) -> None:
    match = load_log(log)
    picked = range(0, len(match.log), 7)
    states = np.frombuffer(b"".join(match.at(ply).to_bytes() for ply in picked), dtype_of(GAME.rules.state))
    for ply, state in zip(picked, states, strict=True):
        one = np.array([state])
        moves, logs = np.zeros(1, dtype_of(GAME.rules.moves)), np.zeros(0, dtype_of(EventLog))
        nothing = np.zeros(0, np.int32)
        compiled.kernel(GAME, "trace_game")(packed(GAME.rules.box, load_box(GAME)), nothing, one, logs, moves)
        assert moves[0]["actions"][: moves[0]["n"]].tolist() == match.at(ply).legal()
