"""People who come to the site, each with a browser of their own; the server deals the same games each time."""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Locator, Page, expect, sync_playwright

from drakes.bots.workers import Choice, answer
from drakes.core.game import find_game
from drakes.server import lobby
from tests.server.running import Browser, QuickAdvice, Running, generous
from tools.chromium import QUIET, find

PATIENCE = 90_000
"""Milliseconds anything on a page is waited for before a test fails: long enough for bots to play a whole game on a
machine that does much else."""
WIDE, TABLET, PHONE = (1400, 900), (800, 1000), (390, 844)
HUES = ("light", "dark")
expect.set_options(timeout=PATIENCE)


@cache
def playwright() -> Any:
    """The one driver of this process: there cannot be two in a thread."""
    return sync_playwright().start()


@cache
def chromium() -> Chromium:
    """The one browser of this process."""
    browser: Chromium = playwright().chromium.launch(executable_path=find(), args=list(QUIET))
    return browser


def close_all() -> None:
    """Close the browser and its driver, where they were opened: its loop is in the way of other tests' loops."""
    if chromium.cache_info().currsize:
        chromium().close()
        chromium.cache_clear()
    if playwright.cache_info().currsize:
        playwright().stop()
        playwright.cache_clear()


class SteadyBots(QuickAdvice):
    """Bots that do the same in the same position, at once, in this process: anything, but for walkers, who go home."""

    async def choose(
        self, game_name: str, box: bytes, hidden: bytes, actions: Sequence[int], name: str, seed: int, deadline_s: float
    ) -> Choice:
        if name == "walker":
            return Choice(answer(find_game, game_name, box, hidden, tuple(actions), name, crc32(hidden)), "")
        return Choice(random.Random(crc32(hidden)).choice(list(actions)), "")

    def close(self) -> None:
        """Nothing to end."""


class KnownChance:
    """Stands in for the source of tables' keys and names, so that the same games are dealt each time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, n: int) -> bytes:
        """A key."""
        return self._random.randbytes(n)

    def choice(self, letters: str) -> str:
        """A letter of a name."""
        return self._random.choice(letters)


@contextmanager
def known_chance(seed: int) -> Iterator[None]:
    """Deal the same games to all tables opened inside."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "secrets", KnownChance(seed))
        yield


class Visitor:
    """Somebody with a window: what goes wrong in it, and what it asks other hosts for, is written down."""

    def __init__(self, site: "Site", context: BrowserContext, api: Browser) -> None:
        self.site = site
        self.context = context
        self.api = api
        self.wrongs: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """One more page in the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: self.wrongs.append(f"fault: {fault}"))
        page.on("console", lambda line: self._hear(line.text))
        page.on("request", lambda request: self._note(request.url))
        return page

    def _hear(self, line: str) -> None:
        if "Content Security" in line:
            self.wrongs.append(line)

    def _note(self, url: str) -> None:
        if urlsplit(url).scheme in ("http", "https", "ws", "wss") and urlsplit(url).netloc != self.site.host:
            self.wrongs.append(f"went elsewhere: {url}")

    def goto(self, path: str) -> Page:
        """A page of the site."""
        self.page.goto(f"{self.site.address}{path}")
        return self.page

    def sit_at(self, table: str, more: str = "") -> Page:
        """The page of a table, once its seats are there."""
        page = self.goto(f"/t/{table}{more}")
        expect(page.locator(".seats .seat").first).to_be_visible()
        return page

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def type_move(self, text: str) -> None:
        """A move in notation."""
        self.page.keyboard.press("/")
        self.page.get_by_label("Move in notation").fill(text)
        self.page.keyboard.press("Enter")

    def is_due(self, table: str, seat: int = 0) -> Any:
        """The first frame in which the seat is to move, or the game is over."""
        with self.api.live(table=table, seat=seat, since=0) as live:
            return live.turn(seat)

    def play_until(self, table: str, wanted: Callable[[Any], bool], *seats: int) -> Any:
        """Make any moves for the own seats until a frame of one to move is as wanted, or the last; gives it."""
        seats = seats or (0,)
        while True:
            frames = [self.api.frame(table, seat) for seat in seats]
            due = next((frame for frame in frames if frame["legal"]), None) or self.is_due(table, seats[0])
            if due["status"] == "over" or (due["legal"] and wanted(due)):
                return due
            if due["legal"]:
                key = f"play-{due['seat']}-{due['version']:06d}"
                self.api.act(table, due, random.Random(due["version"]).choice(due["legal"]), key=key)

    def play_out(self, table: str, *seats: int) -> Any:
        """Let the own seats play to the end, any moves; gives the last frame."""
        return self.play_until(table, lambda frame: False, *seats)


class Site:
    """A server, and everybody who visits it."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.address = running.address
        self.host = urlsplit(running.address).netloc
        self.visitors: list[Visitor] = []

    def visitor(self, name: str = "Ines", size: tuple[int, int] = WIDE, **more: Any) -> Visitor:
        """A guest of that name in a new browser; with a language, a hue or touch if wanted. They want
        neither tips nor warnings, unless `tips` says when and `warnings` that they do."""
        api = self.running.browser(name)
        settings: dict[str, Any] = {key: more.pop(key) for key in ("language", "theme", "list") if key in more}
        settings |= {"tips": more.pop("tips", "off"), "warnings": more.pop("warnings", False)}
        usual = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        view = {"width": size[0], "height": size[1]}
        context = chromium().new_context(viewport=view, **(usual | more))  # type: ignore[arg-type]
        for key, value in api.client.cookies.items():
            context.add_cookies([{"name": key, "value": value, "url": self.address}])
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"localStorage.getItem('drakes-settings') ?? localStorage.setItem('drakes-settings', {kept})"
        )
        found = Visitor(self, context, api)
        self.visitors.append(found)
        return found

    def stranger(self, size: tuple[int, int] = WIDE, **more: Any) -> Visitor:
        """Somebody who was never here; the programs' side is a guest of no table."""
        found = self.visitor("Nobody", size, **more)
        found.context.clear_cookies()
        return found

    def farewell(self) -> list[str]:
        """Close all windows; gives what went wrong in them."""
        wrongs = [wrong for visitor in self.visitors for wrong in visitor.wrongs]
        for visitor in self.visitors:
            visitor.context.close()
        self.visitors = []
        return wrongs

    def pair(self, game: str, **more: Any) -> tuple[Visitor, Visitor, str]:
        """Two people at one table, and its name: Ines in seat 0, Noor in seat 1, bots where more are needed."""
        ines, noor = self.visitor("Ines"), self.visitor("Noor")
        bots = ["random"] * (find_game(game).rules.seats[0] - 2)
        given = ines.api.open_with("me", "open", *bots, game=game, **more)
        noor.api.post(f"/api/tables/{given['id']}/claim", {"invite": given["invites"][0]["token"], "name": "Noor"})
        return ines, noor, given["id"]


def notation(frame: Any) -> list[str]:
    """The legal moves of a frame, as one would type them."""
    return [find_game(frame["game"]).rules.actions.text(n) for n in frame["legal"]]


def to_move(table: str, *people: Visitor) -> tuple[Visitor, Any]:
    """Who of those in seats 0, 1, … is to move, and what they are told; at the end, anybody."""
    with people[0].api.live(table=table, seat=0, since=0) as live:
        said = live.wait(
            lambda said: (
                "to_move" in said and (said["status"] == "over" or min(said["to_move"], default=9) < len(people))
            )
        )
    seat = min(said["to_move"], default=0)
    return people[seat], people[seat].api.frame(table, seat)


def open_site(folder: Path, **more: Any) -> Running:
    """A server for pages, not running yet."""
    return Running(generous(f"sqlite:///{folder}/drakes.db", **more), choosers=SteadyBots)
