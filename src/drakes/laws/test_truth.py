"""One truth: logs replay to the same bytes, engines agree after every move, and a written position plays on alike."""

import copy
import json
import os
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from drakes.core.game import OVER, Game
from drakes.core.position import position_from_json, position_from_text, position_to_json, position_to_text
from drakes.core.record import codec_of, dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import CpuBatch
from drakes.engine.plain import PlainBatch
from drakes.lab.bench import has_gpu
from drakes.laws.cases import Case, apply, legal
from drakes.laws.compiled import trace, trace_secrets
from drakes.play.logfile import log_from_text, log_to_text
from drakes.play.match import Match


def random_match(case: Case, seed: int) -> Match:
    """A match played to its end at random."""
    random, match = Random(seed), Match(case.game, case.seats, seed, case.options)
    while not match.is_over:
        match.play(random.choice(match.legal()))
    return match


def continue_at_random(case: Case, state: Any, seed: int) -> bytes:
    """The bytes a position ends in when it is played on at random."""
    random = Random(seed)
    for _ in range(60):
        if case.game.rules.to_move(state) == OVER:
            break
        actions, weights = legal(case.game, case.box, state)
        apply(case.game, case.box, state, random.choices(actions, weights)[0])
    return case.game.rules.codec.pack(state)


def test_a_log_replays_to_the_same_bytes(case: Case) -> None:
    for seed in range(case.how_many(1, most=10)):
        match = random_match(case, seed)
        again = log_from_text(log_to_text(match))
        assert again.to_bytes() == match.to_bytes()
        assert again.log == match.log
        assert again.places() == match.places()


def test_every_copy_of_a_position_plays_on_alike(case: Case) -> None:
    game = case.game
    for state, _, _ in case.positions(3, one_in=40):
        copies = [
            game.rules.codec.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            position_from_json(game, json.loads(json.dumps(position_to_json(game, state)))),
            position_from_text(game, position_to_text(game, state)),
            game.rules.codec.unpack(game.rules.codec.pack(state)),
        ]
        expected = continue_at_random(case, game.rules.codec.copy(state), 9)
        assert [continue_at_random(case, one, 9) for one in copies] == [expected] * len(copies)


def test_plain_and_compiled_agree_after_every_action(case: Case) -> None:
    game, box = case.game, case.box
    for actions in case.games(0, case.how_many(1)):
        _, states, logs, moves = trace(case, actions)
        state, codec = case.start(), game.rules.codec
        for i, action in enumerate(actions):
            log = apply(game, box, state, action)
            assert codec.pack(state) == states[i + 1].tobytes()
            assert [(r.kind, r.audience, r.arguments) for r in log.rows[: log.n]] == [
                (r["kind"], r["audience"], r["arguments"].tolist()) for r in logs[i]["rows"][: logs[i]["n"]]
            ]
            offered, weights = legal(game, box, state)
            n = int(moves[i + 1]["n"])
            assert offered == moves[i + 1]["actions"][:n].tolist()
            assert weights == moves[i + 1]["weights"][:n].tolist()


def test_plain_and_compiled_hide_see_and_guess_alike(case: Case) -> None:
    game, box, features_codec = case.game, case.box, codec_of(case.game.rules.features)
    positions = [game.rules.codec.pack(state) for state, _, _ in case.positions(7, one_in=9)]
    every = np.frombuffer(b"".join(positions), dtype_of(game.rules.state)).copy()
    hidden, features, guesses = trace_secrets(case, packed(game.rules.box, box), every)
    for i, position in enumerate(positions):
        for seat in range(case.seats):
            at, state = i * case.seats + seat, game.rules.codec.unpack(position)
            game.rules.hide(box, state, seat)
            assert game.rules.codec.pack(state) == hidden[at].tobytes()
            seen = game.rules.features()
            game.rules.observe(box, state, seen)
            assert features_codec.pack(seen) == features[at].tobytes()
            assert game.rules.guess(box, state, at)
            assert game.rules.codec.pack(state) == guesses[at].tobytes()


def test_a_seed_gives_the_same_games_on_every_engine_and_number_of_threads(case: Case) -> None:
    games = case.how_many(6)
    plain = PlainBatch(case.game, games, case.seats, 21, case.options)
    batches = [CpuBatch(case.game, games, case.seats, 21, case.options, threads=threads) for threads in (1, 3)]
    for batch in (plain, *batches):
        batch.play_out()
    for batch in batches:
        assert batch.states.tobytes() == plain.states.tobytes()
        assert batch.runs.tobytes() == plain.runs.tobytes()
        assert batch.places.tolist() == plain.places.tolist()


def test_steps_masks_and_features_agree(case: Case) -> None:
    plain = PlainBatch(case.game, 5, case.seats, 4, case.options, masks=True, features=True)
    cpu = CpuBatch(case.game, 5, case.seats, 4, case.options, masks=True, features=True)
    for _ in range(12):
        actions = np.array([np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in plain.masks], np.int32)
        for batch in (plain, cpu):
            batch.step(actions)
        assert cpu.masks.tolist() == plain.masks.tolist()
        assert cpu.features.tolist() == plain.features.tolist()
        assert cpu.to_move.tolist() == plain.to_move.tolist()
        assert cpu.states.tobytes() == plain.states.tobytes()


def test_a_gpu_gives_the_same_bytes(game: Game) -> None:
    if not has_gpu():
        pytest.skip("there is no GPU here")
    from drakes.engine.gpu import GpuBatch

    seats = game.rules.seats.stop - 1
    batches = [kind(game, 1000, seats, 8) for kind in (PlainBatch, CpuBatch, GpuBatch)]
    for batch in batches:
        batch.play_out()
    assert len({batch.states.tobytes() for batch in batches}) == 1


@pytest.mark.deep
def test_compiled_rules_stay_within_bounds(game: Game) -> None:
    """Bounds checks are compiled in by a flag of their own; an index outside an array then raises."""
    code = (
        "from drakes.laws.cases import all_cases; from drakes.laws.compiled import watch\n"
        f"for case in all_cases({game.name!r}): assert not any(watch(case, 50)[1].values()), case"
    )
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
