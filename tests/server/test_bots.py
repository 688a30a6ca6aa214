"""Bots at tables, clocks, stand-ins: what the server does by itself."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Event
from typing import Any, ClassVar

import pytest

from drakes.bots.workers import Choice, Workers
from drakes.core.game import Game, find_game
from drakes.server.bots_at_tables import PATIENCE
from tests.server.running import GAME, Browser, QuickBots, Running, generous

Start = Callable[..., Running]
BLINK = {"kind": "live", "start_ms": 30, "add_ms": 0}


def hang(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Never answers."""
    Event().wait()
    return actions[0]


def find_hanging(name: str) -> Game:
    """A game whose only player hangs; imported by name in a worker's process."""
    game = find_game(name)
    return replace(game, bots=replace(game.bots, players={"random": hang}))


def acts_of_bots(page: Browser, table: str, since: int = 0) -> Any:
    """Play on in seat 0 until other seats have acted; gives what they did, from a version on."""
    acts: list[Any] = []
    with page.live(table=table, seat=0) as live:
        while not acts:
            page.act(table, live.turn(0))
            moves = page.frame(table, since=since)["moves"]
            acts = [move for move in moves if move["kind"] == "act" and move["seat"] != 0]
    return acts


def test_a_bot_that_hangs_is_replaced_by_chance_and_everybody_sees_it(
    start: Start, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings = generous(f"sqlite:///{tmp_path}/hang.db", bot_seconds=0.2)
    running = start(settings, choosers=lambda: Workers(1, find_hanging))
    anna = running.browser("Anna")
    table = anna.open("me", "random", "random")
    assert {move["by"] for move in acts_of_bots(anna, table)} == {"random"}
    assert 'drakes_bots_replaced_total{why="late"}' in anna.client.get("/metrics").text
    assert any(record.message == "bot replaced" for record in caplog.records)


class Stumbling(QuickBots):
    """Bots that give no answer at first, or are not ready; they note how long they were given."""

    whys: ClassVar[list[str]] = []
    given: ClassVar[list[float]] = []

    async def choose(self, *arguments: Any) -> Choice:
        self.given.append(arguments[-1])
        choice = await super().choose(*arguments)
        return Choice(choice.action, self.whys.pop(0) if self.whys else "")


@pytest.mark.parametrize(
    ("whys", "by", "told"),
    [
        (["late"], "bot", "again"),
        (["failed", "late"], "bot", "again"),
        (["late", "late", "late"], "random", "again"),
        (["cold"], "simple", "cold"),
        (["late", "unkept"], "simple", "unkept"),
    ],
    ids=str,
)
def test_a_bot_without_an_answer_is_asked_again_and_all_are_told_who_chose(
    start: Start, whys: list[str], by: str, told: str
) -> None:
    Stumbling.whys, Stumbling.given = [], []
    running = start(choosers=Stumbling)
    anna = running.browser("Anna")
    table = anna.open("me", "random", "random")
    with anna.live(table=table, seat=0) as live:
        version = live.turn(0)["version"]
    Stumbling.whys, Stumbling.given = list(whys), []
    with running.browser().live(table=table) as stranger:
        acts = acts_of_bots(anna, table, version)
        stranger.wait(lambda said: told in said.get("waiting", {}).get("seats", {}).values())
    assert acts[0]["by"] == by
    usual = running.settings.bot_seconds
    asked = len(whys) if by != "bot" else len(whys) + 1
    assert Stumbling.given[:asked] == [usual * times for times in PATIENCE[:asked]]


def test_real_workers_play_a_table(start: Start, tmp_path: Any) -> None:
    settings = generous(f"sqlite:///{tmp_path}/workers.db", bot_seconds=30.0)
    anna = start(settings, choosers=lambda: Workers(1)).browser("Anna")
    table = anna.open("me", "random", "random")
    assert {move["by"] for move in acts_of_bots(anna, table)} == {"bot"}


def wait_for_stand_in(page: Browser, table: str) -> Any:
    with page.live(table=table, seat=0) as live:
        return live.wait(lambda said: any(seat["stand_in"] for seat in said.get("seats", ())))


def test_a_bot_stands_in_for_whose_time_is_up(start: Start) -> None:
    anna = start().browser("Anna")
    table = anna.open("me", "me", "me", clock=BLINK)
    frame = wait_for_stand_in(anna, table)
    assert {move["facts"]["why"] for move in frame["moves"] if move["kind"] == "stand-in"} == {"time"}


def test_clocks_go_on_after_a_restart_without_being_asked(start: Start) -> None:
    first = start()
    anna = first.browser("Anna")
    table = anna.open("me", "me", "me", clock={"kind": "live", "start_ms": 1500, "add_ms": 0})
    first.stop()
    page = start(first.settings).browser()
    page.client.cookies = anna.client.cookies
    with page.live() as live:
        live.wait(lambda said: said["mine"][0]["version"] > 5)
    assert any(seat["stand_in"] for seat in page.frame(table)["seats"])


class Never:
    """Bots that are never done."""

    why_not_kept = None

    async def choose(self, *arguments: Any) -> Any:
        import asyncio

        await asyncio.Event().wait()

    def get_ready(self, games: Any) -> None:
        """Nothing has to be compiled."""

    def close(self) -> None:
        """Nothing to end."""


def test_a_bots_turn_that_was_cut_off_goes_on_after_a_restart(start: Start) -> None:
    first = start(choosers=Never)
    anna = first.browser("Anna")
    table = anna.open("random", "random", "random", game=GAME)
    first.stop()
    page = start(first.settings).browser()
    page.client.cookies = anna.client.cookies
    with page.live(table=table) as live:
        assert live.wait(lambda said: said.get("status") == "over")["places"]
