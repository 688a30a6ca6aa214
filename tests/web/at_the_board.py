"""A person at a board: a real browser on a real server, touching what glows and nothing else."""

import random
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from drakes.bots.players import choose
from drakes.bots.workers import Choice
from drakes.core.game import find_game
from drakes.core.record import codec_of
from drakes.server.pages import BUILT
from tests.server.running import Browser, Running, generous
from tests.web.visiting import chromium

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 20_000
"""Milliseconds anything on the page is waited for before a test fails."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What the page has been told to show is shown: the shortest of motions takes a frame."""


class SensibleBots:
    """Bots that think with the game's own best simple player, at once, in this process."""

    async def choose(
        self, game_name: str, box: bytes, hidden: bytes, actions: Sequence[int], name: str, seed: int, deadline_s: float
    ) -> Choice:
        game = find_game(game_name)
        best = list(game.players)[-1]
        seen = game.codec.unpack(hidden)
        return Choice(choose(game, codec_of(game.box).unpack(box), seen, list(actions), best, seed), "")

    def close(self) -> None:
        """Nothing to end."""


def need_pages() -> None:
    """The browser's side must be built; where it is not but can be, it is."""
    if (BUILT / "index.html").is_file():
        return
    if not (WEB / "node_modules").is_dir() or shutil.which("npm") is None:
        pytest.skip("the browser's side is not built")
    subprocess.run(["npm", "run", "build"], cwd=WEB, check=True, capture_output=True)


@contextmanager
def table(folder: Path, game: str, seats: Sequence[str], **more: Any) -> Iterator["Person"]:
    """A person's page of a new table of bots, on a server of its own."""
    need_pages()
    with Running(generous(f"sqlite:///{folder}/drakes.db"), choosers=SensibleBots) as running:
        api = running.browser("Ines")
        name = api.open(*seats, game=game, **more)
        context = chromium().new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce")
        cookies = [{"name": key, "value": value, "url": running.address} for key, value in api.client.cookies.items()]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        try:
            yield Person(api, name, page, running.address)
        finally:
            context.close()


def is_due(said: Any) -> bool:
    """Whether a frame asks the person, or is the last."""
    return 0 in said.get("to_move", []) or said.get("status") == "over"


class Person:
    """Who sits at the table, looks at the page and touches it."""

    def __init__(self, api: Browser, name: str, page: Page, address: str) -> None:
        self.api = api
        self.name = name
        self.page = page
        self.chance = random.Random(3)
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.goto(f"{address}/t/{name}")
        page.wait_for_selector(".seats .seat")

    @property
    def frame(self) -> Any:
        """What the seat is told now."""
        return self.api.frame(self.name, 0)

    def wait_for_turn(self, after: int = -1) -> Any:
        """The first frame after a version in which the person may act, or the last of the game."""
        with self.api.live(table=self.name, seat=0, since=0) as live:
            return live.wait(lambda said: said.get("version", -1) > after and is_due(said))

    def touch(self, selector: str) -> bool:
        """Touch one of the things a selector names, any of them; false if there is none."""
        found = self.page.locator(selector)
        n = found.count()
        if n == 0:
            return False
        found.nth(self.chance.randrange(n)).click()
        return True

    def middle(self, selector: str) -> tuple[float, float]:
        """Where the first thing a selector names is on the page."""
        self.page.evaluate(PAINTED)
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, f"{selector} is not on the page"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def size(self, selector: str) -> tuple[float, float]:
        """How large the first thing a selector names is on the page."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, f"{selector} is not on the page"
        return box["width"], box["height"]

    def drag(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Press at one point, move to another and let go."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*goal, steps=6)
        self.page.mouse.up()
