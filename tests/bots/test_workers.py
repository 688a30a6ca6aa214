"""Bots in processes: what comes in time is taken, what hangs, crashes or cheats is replaced."""

import asyncio
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from kuhn_poker import GAME

from drakes.bots.choosing import names
from drakes.bots.preparing import ADVICE, NOT_KEPT, PLAY, prepare_beside
from drakes.bots.workers import Choice, Workers
from drakes.core.game import Game, find_game
from drakes.core.record import codec_of
from drakes.play.match import Match
from tests.bots.faulty import NAME, find_example, find_faulty

SOON, LONG = 1.0, 60.0


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(1, find_faulty)
    yield made
    made.close()


def ask(workers: Workers, name: str, deadline_s: float) -> tuple[Choice, list[int]]:
    match = Match(find_game(NAME), max(find_game(NAME).rules.seats))
    box = codec_of(match.game.rules.box).pack(match._box)
    hidden = match.game.rules.codec.pack(match.hidden(match.to_move))
    legal = match.legal()
    assert len(legal) > 1
    return asyncio.run(workers.choose(NAME, box, hidden, legal, name, 1, deadline_s)), legal


def test_a_bot_is_asked_in_a_process_of_its_own(workers: Workers) -> None:
    choice, legal = ask(workers, "last", LONG)
    assert choice == Choice(legal[-1], "")


@pytest.mark.parametrize(("name", "deadline", "why"), [
    ("hang", SOON, "late"), ("crash", LONG, "failed"), ("fail", LONG, "failed"), ("cheat", LONG, "failed"),
])  # fmt: skip
def test_a_bot_that_misbehaves_is_replaced_by_a_legal_action_and_the_next_one_is_answered(
    workers: Workers, name: str, deadline: float, why: str
) -> None:
    before = workers.counts[why]
    choice, legal = ask(workers, name, deadline)
    assert choice.action in legal
    assert choice.why == why
    assert workers.counts[why] == before + 1
    assert ask(workers, "last", LONG)[0].why == ""


def test_waiting_for_a_process_counts_as_thinking(workers: Workers) -> None:
    match = Match(find_game(NAME), max(find_game(NAME).rules.seats))
    box = codec_of(match.game.rules.box).pack(match._box)
    arguments = (NAME, box, match.game.rules.codec.pack(match.hidden(match.to_move)), match.legal())

    async def both() -> list[Choice]:
        slow = workers.choose(*arguments, "hang", 1, 3 * SOON)
        behind = workers.choose(*arguments, "last", 1, SOON)
        return list(await asyncio.gather(slow, behind))

    assert [choice.why for choice in asyncio.run(both())] == ["late", "late"]
    assert ask(workers, "last", LONG)[0].why == ""


def test_while_a_bot_is_being_compiled_a_simple_player_stands_in_and_then_it_answers_itself() -> None:
    made = Workers(1)
    try:
        first, legal = ask(made, find_level(), LONG)
        assert first.why == "cold"
        assert first.action in legal
        for process in made._warming.values():
            process.join()
        assert ask(made, find_level(), LONG)[0].why == ""
    finally:
        made.close()


def test_what_a_game_needs_is_compiled_before_anybody_asks_and_how_far_it_is_can_be_told() -> None:
    made = Workers(1, find_example)
    try:
        made.get_ready([GAME.name])
        first = made.readiness(GAME.name)
        assert first.is_ready or first.of_s > 0
        while not made.readiness(GAME.name).is_ready:
            time.sleep(0.05)
        assert set(made._warming) == {(GAME.name, PLAY), (GAME.name, ADVICE)}, "each once"
    finally:
        made.close()


@pytest.fixture
def unwritable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache's folder cannot be made: where it should be lies a file."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file" / "cache"))


@pytest.mark.usefixtures("unwritable")
def test_where_nothing_can_be_kept_a_bot_is_compiled_in_memory_and_answers_itself() -> None:
    made = Workers(1, find_example)
    match = Match(GAME, 2)
    box = codec_of(GAME.rules.box).pack(match._box)
    hidden = GAME.rules.codec.pack(match.hidden(match.to_move))

    def choose() -> str:
        level = next(iter(GAME.bots.levels))
        return asyncio.run(made.choose(GAME.name, box, hidden, match.legal(), level, 1, LONG)).why

    try:
        assert "Not a directory" in (made.why_not_kept or "")
        assert choose() == "unkept"
        (memory,) = made._memories.values()
        assert memory._first is not None
        memory._first.result()
        assert [choose(), choose()] == ["", ""]
        memory.lose()
        assert choose() == "unkept"
    finally:
        made.close()


def test_a_process_that_cannot_keep_what_it_compiled_says_so() -> None:
    """Then the next is asked in memory: the others could not read what was not written."""
    with pytest.raises(SystemExit) as ended:
        prepare_beside(full, GAME.name, PLAY)
    assert ended.value.code == NOT_KEPT

    made = Workers(1, find_example)
    try:
        made._warming[GAME.name, PLAY] = ended_process(NOT_KEPT)
        assert made.why_not_kept is None
        made._is_cold((GAME.name, PLAY))
        assert list(made._memories) == [(GAME.name, PLAY)]
        assert made.why_not_kept
    finally:
        made.close()


def full(name: str) -> Game:
    """What a full disk says."""
    raise OSError(28, "No space left on device")


def ended_process(code: int) -> BaseProcess:
    """A process that has ended in a certain way."""
    process = get_context("spawn").Process(target=sys.exit, args=(code,))
    process.start()
    process.join()
    return process


def find_level() -> str:
    """The weakest bot of the game that has to be compiled."""
    game = find_game(NAME)
    return next(name for name in names(game) if name not in game.bots.players and name != "random")
