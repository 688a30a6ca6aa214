"""A person at a board: a real browser on a real server, touching what glows and nothing else."""

import json
import random
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as NotDone

from drakes.bots.choosing import choose
from drakes.bots.workers import Choice
from drakes.core.editions import unpack_box
from drakes.core.game import find_game
from drakes.server.pages import BUILT
from tests.server.running import Browser, QuickAdvice, Running, generous
from tests.web.visiting import PHONE, WIDE, chromium, known_chance

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 20_000
"""Milliseconds anything on the page is waited for before a test fails."""
SOON = 5_000
"""Milliseconds after which a thing that cannot be touched is looked at again: news may have taken it away."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What the page has been told to show is shown: the shortest of motions takes a frame."""


class SensibleBots(QuickAdvice):
    """Bots that think with the game's own best simple player, at once, in this process."""

    async def choose(
        self, game_name: str, box: bytes, hidden: bytes, actions: Sequence[int], name: str, seed: int, deadline_s: float
    ) -> Choice:
        game = find_game(game_name)
        best = list(game.bots.players)[-1]
        seen = game.rules.codec.unpack(hidden)
        return Choice(choose(game, unpack_box(game, box), seen, list(actions), best, seed), "")

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
def table(
    folder: Path, game: str, seats: Sequence[str], size: tuple[int, int] = WIDE, language: str = "en", **more: Any
) -> Iterator["Person"]:
    """A person's page of a new table of bots, on a server of its own; on a phone it is touched with a finger."""
    need_pages()
    settings = {"language": language, "list": more.pop("list", False), "tips": "off", "warnings": False}
    with Running(generous(f"sqlite:///{folder}/drakes.db"), choosers=SensibleBots) as running:
        api = running.browser("Ines")
        with known_chance(crc32(f"{game} {seats} {size} {language} {more}".encode())):
            name = api.open(*seats, game=game, **more)
        view = {"width": size[0], "height": size[1]}
        context = chromium().new_context(viewport=view, reduced_motion="reduce", has_touch=size == PHONE)  # type: ignore[arg-type]
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage.setItem('drakes-settings', {kept})")
        cookies = [{"name": key, "value": value, "url": running.address} for key, value in api.client.cookies.items()]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        try:
            yield Person(api, name, page, running.address, has_finger=size == PHONE)
        finally:
            context.close()


def is_due(said: Any) -> bool:
    """Whether a frame asks the person, or is the last."""
    return 0 in said.get("to_move", []) or said.get("status") == "over"


class Person:
    """Who sits at the table, looks at the page and touches it."""

    def __init__(self, api: Browser, name: str, page: Page, address: str, has_finger: bool = False) -> None:
        self.api = api
        self.name = name
        self.page = page
        self.has_finger = has_finger
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
        """Touch one of the things a selector names, any of them; false if there is none, or it went away meanwhile."""
        found = self.page.query_selector_all(selector)
        return bool(found) and self.press(self.chance.choice(found))

    def press(self, thing: ElementHandle) -> bool:
        """A click; a finger looks at a choice with the first tap and takes it with the second."""
        try:
            if not self.has_finger:
                thing.click(timeout=SOON)
                return True
            is_choice = thing.get_attribute("data-n") is not None
            thing.tap(timeout=SOON)
        except NotDone:
            assert not (thing.is_visible() and thing.is_enabled()), f"{thing.inner_html()} could not be touched"
            return False
        return not is_choice or self._tap_again(thing)

    def _tap_again(self, thing: ElementHandle) -> bool:
        try:
            thing.tap(timeout=SOON)
        except NotDone:
            assert not thing.is_visible(), f"{thing.inner_html()} could not be touched twice"
            return False
        return True

    @property
    def at(self) -> str:
        """The version the page shows, and the steps of the draft."""
        return self.page.get_attribute(".bar", "data-at") or ""

    def wait_for_more(self, before: str) -> str:
        """Where the page is, once that is another version or another draft."""
        self.page.wait_for_selector(f".bar:not([data-at='{before}'])")
        return self.at

    def wait_for_version(self, version: int) -> None:
        """Wait until the page shows a version."""
        self.page.wait_for_selector(f".bar[data-at^='{version} ']")

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
