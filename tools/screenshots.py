"""Takes pictures of every screen into docs/screens: three widths, light and dark, and as colour-blind people see it.

python tools/screenshots.py            all of them
python tools/screenshots.py table      those whose names contain a word

The games are the same each time: dealt from a known key, and played by bots that do the same in the same position.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect  # noqa: E402

from drakes.bots.choosing import choose  # noqa: E402
from drakes.bots.hints import Advice  # noqa: E402
from drakes.bots.reviews import Judgement  # noqa: E402
from drakes.bots.workers import Answer, give_advice, give_judgement  # noqa: E402
from drakes.core.game import find_game  # noqa: E402
from drakes.play.entries import encode  # noqa: E402
from drakes.play.fair import commitment_of  # noqa: E402
from drakes.play.new_tables import new_head  # noqa: E402
from drakes.play.table import Table  # noqa: E402
from drakes.server.store import NewEntry, NewTable, Store  # noqa: E402
from drakes.server.summaries import summarise  # noqa: E402
from tests.server.running import Running, generous  # noqa: E402
from tests.web.visiting import Site, SteadyBots, Visitor, close_all  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 72
NOON = 1_700_000_000_000
SIZES = {390: (390, 844), 800: (800, 1100), 1400: (1400, 900)}
GAMES = {"sitting_ducks": (4, 40), "dragon_market": (3, 90), "duck_dealer": (4, 150)}
"""Every game with its seats, and the version from which it is shown."""
NAMES = ("Ines", "Grebe", "Heron", "Coot")
By = Literal["person", "bot"]
LONG = 600_000
"""Milliseconds that advice may take: it may have to be compiled first."""
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


class Thoughtful(SteadyBots):
    """Bots that do the same each time, and advice that was really thought about."""

    async def advise(self, game: str, box: bytes, hidden: bytes, seed: int, deadline_s: float) -> Answer[Advice]:
        """The best lines."""
        return Answer(await asyncio.to_thread(give_advice, find_game, game, box, hidden, seed), "")

    async def judge(
        self,
        game: str,
        box: bytes,
        hidden: bytes,
        steps: Sequence[int],
        ply: int,
        seed: int,
        looks: int,
        deadline_s: float,
    ) -> Answer[Judgement]:
        """What is thought of a turn."""
        asked = (find_game, game, box, hidden, tuple(steps), ply, seed, looks)
        return Answer(await asyncio.to_thread(give_judgement, *asked), "")


def play(game_name: str, seats: int, until: int, persons: tuple[int, ...] = (0,)) -> tuple[Table, bytes]:
    """A game from a known key, played by the game's own best simple player until the first seat has a choice."""
    game = find_game(game_name)
    key = game_name.encode().ljust(32, b".")[:32]
    name = (game_name.replace("_", "") + "a" * 12)[:10] + ("b" if until > 1000 else "c") + "ab"[len(persons) > 1]
    table = Table.open(new_head(game, table=name, seats=seats, commitment=commitment_of(key)), key, NOON)
    for seat, sitter in enumerate(NAMES[:seats]):
        table.accept(table.sit(seat, sitter, "person" if seat in persons else "random", "", NOON))
    table.accept(table.deal(NOON))
    best = list(game.bots.players)[-1]
    while table.status != "over" and (table.version < until or len(table.legal(0)) < 2):
        mover = table.to_move
        assert mover is not None
        actions = table.legal(mover)
        n = choose(game, table.box, table.hidden(mover), actions, best, crc32(f"{game_name} {table.version}".encode()))
        by: By = "person" if mover in persons else "bot"
        table.accept(table.act(mover, table.version, [n], NOON + table.version, by=by))
    return table, key


def keep(store: Store, table: Table, key: bytes, player: str, persons: tuple[int, ...] = (0,)) -> str:
    """Put a table into the server's database, with a player in the seats of persons."""
    head = table.head
    new = NewTable(head.table, head.game, head.seats, key, NOON, summarise(table, NOON), player)

    def change() -> None:
        store.create_table(new, [NewEntry(encode(entry)) for entry in table.entries])
        for seat in persons:
            store.seating.take(head.table, seat, player, f"code-of-{head.table}-{seat}")

    store.do(change)
    return str(head.table)


@dataclass
class Studio:
    """Who takes the pictures: windows of all sizes in both hues, of one person."""

    site: Site
    store: Store
    wanted: str
    person: Visitor
    tables: dict[str, Table] = field(default_factory=dict)
    windows: dict[tuple[int, str, str], Visitor] = field(default_factory=dict)

    def window(self, width: int, hue: str, language: str = "en") -> Visitor:
        """The person's window of that width."""
        if (width, hue, language) not in self.windows:
            made = self.site.visitor("Ines", SIZES[width], color_scheme=hue, language=language, has_touch=width < 600)
            made.context.clear_cookies()
            for key, value in self.person.api.client.cookies.items():
                made.context.add_cookies([{"name": key, "value": value, "url": self.site.address}])
            self.windows[width, hue, language] = made
        return self.windows[width, hue, language]

    def shoot(self, name: str, path: str, pose: Callable[[Page], None], *looks: str, vision: str = "none") -> None:
        """Pictures of one page: each look says how wide, in which hue and language: `390 dark`."""
        for look in looks:
            width, hue, language = [*look.split(), *("light", "en")[len(look.split()) - 1 :]]
            file = SCREENS / ("-".join([name, *look.split()]) + ".webp")
            if self.wanted not in file.name:
                continue
            page = self.window(int(width), hue, language).goto(path)
            pose(page)
            capture(page, file, vision)

    def table(self, game: str) -> str:
        """The path of a game under way."""
        if game not in self.tables:
            self.tables[game], key = play(game, *GAMES[game])
            keep(self.store, self.tables[game], key, self.me)
        return f"/t/{self.tables[game].head.table}"

    @property
    def me(self) -> str:
        return str(self.person.api.get("/api/me")["id"])


def capture(page: Page, file: Path, vision: str = "none") -> None:
    """A picture of what is in the window."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))
    session.detach()
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1024} kB", flush=True)


def seated(page: Page) -> None:
    """The table is there."""
    expect(page.locator(".seats .seat").first).to_be_visible()
    expect(page.locator(".bar .buttons [aria-expanded]")).to_be_visible()
    page.wait_for_load_state("networkidle")


def pressed(*keys: str) -> Callable[[Page], None]:
    """The table, and then keys."""

    def pose(page: Page) -> None:
        seated(page)
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator("dialog[open], .film, .choices").first).to_be_visible()

    return pose


def shown(selector: str) -> Callable[[Page], None]:
    """Wait for a thing."""
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def clicked(name: str) -> Callable[[Page], None]:
    """The table, and then a button."""

    def pose(page: Page) -> None:
        seated(page)
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return pose


def advised(page: Page) -> None:
    """The table, and what a bot would do."""
    seated(page)
    page.keyboard.press("i")
    expect(page.locator(".advice ol button").first).to_be_visible(timeout=LONG)
    page.wait_for_load_state("networkidle")


def reviewed(page: Page) -> None:
    """A game that is over, and how it went."""
    page.get_by_role("dialog").get_by_role("button", name="How it went").click()
    expect(page.locator(".reviewing article").first).to_be_visible(timeout=LONG)
    page.wait_for_load_state("networkidle")


def looked_back(page: Page) -> None:
    """What was played at the last turning point."""
    reviewed(page)
    page.locator(".turning ol button").last.click()
    page.get_by_role("button", name="What I played").click()
    expect(page.locator(".board.past")).to_be_visible()
    page.wait_for_load_state("networkidle")


def refused(table: Table) -> Callable[[Page], None]:
    """The table, and a move that cannot be made."""
    actions = table.game.rules.actions
    boats = (n for n in range(actions.first("turn"), actions.size) if actions.text(n).startswith("turn"))
    move = next(n for n in boats if table.why_not(0, n))

    def pose(page: Page) -> None:
        seated(page)
        page.keyboard.press("/")
        page.get_by_label("Move in notation").fill(actions.text(move))
        page.keyboard.press("Enter")
        expect(page.locator(".notice")).to_be_visible()

    return pose


def around_the_games(studio: Studio) -> None:
    """First page, set-up, lobby, rules, how to play."""
    studio.shoot("start", "/", shown("article"), "390", "800", "1400", "1400 dark", "390 dark", "390 light de")
    studio.shoot("set-up", "/new/duck_dealer", shown("form"), "390", "1400")
    lobby = studio.person.api.open("me", "open", "open", game="sitting_ducks")
    studio.shoot("lobby", f"/t/{lobby}", make_links, "390", "1400")
    studio.shoot("lobby-screen", f"/t/{lobby}/screen", shown(".lobby"), "1400")
    studio.shoot("rules", "/rules/dragon_market", shown(".chapter"), "390", "1400 dark")
    studio.shoot("how-to-play", "/how/duck_dealer", shown("svg.picture"), "390", "800", "1400", "1400 dark")


def make_links(page: Page) -> None:
    """An invitation for each free seat."""
    making = page.get_by_role("button", name="Make a link")
    shown(".lobby")(page)
    while making.count():
        n = making.count()
        making.first.click()
        expect(making).to_have_count(n - 1)


def games(studio: Studio) -> None:
    """Every game under way, and as seen with other eyes."""
    for game in GAMES:
        path, name = studio.table(game), f"table-{game.replace('_', '-')}"
        studio.shoot(name, path, seated, "390", "800", "1400", "390 dark", "1400 dark", "390 light de", "1400 light fr")
        studio.shoot(f"{name}-list", path, pressed("/"), "1400")
        studio.shoot(f"{name}-screen", f"{path}/screen", shown(".seats .seat"), "1400")
        studio.shoot(f"hint-{game.replace('_', '-')}", path, advised, "390", "800", "1400", "390 dark", "1400 dark")
        for vision in VISIONS:
            studio.shoot(f"{name}-{vision}", path, seated, "1400", vision=vision)


def sheets(studio: Studio) -> None:
    """What opens over a table."""
    ducks, harbour = studio.table("sitting_ducks"), studio.table("dragon_market")
    keys = {"help": "?", "chat": "c", "rules-drawer": "g", "in-words": "t", "notation": "/", "film": "s"}
    for name, letter in keys.items():
        studio.shoot(f"sheet-{name}", ducks, pressed(letter), "390", "1400", "1400 dark")
    studio.shoot("sheet-menu", ducks, clicked("Table"), "390", "1400")
    studio.shoot("sheet-refusal", harbour, refused(studio.tables["dragon_market"]), "390", "1400", "1400 dark")
    over, key = play("sitting_ducks", 4, 100_000)
    end = f"/t/{keep(studio.store, over, key, studio.me)}"
    studio.shoot("end", end, shown("dialog[open]"), "390", "1400")
    studio.shoot("review", end, reviewed, "390", "800", "1400", "390 dark", "1400 dark")
    studio.shoot("review-position", end, looked_back, "390", "1400")
    several, key = play("sitting_ducks", 3, 10, (0, 1))
    path = f"/t/{keep(studio.store, several, key, studio.me, (0, 1))}"
    studio.shoot("curtain", path, shown(".curtain"), "390", "1400 dark")


def main(arguments: list[str]) -> int:
    """Take the pictures."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(generous(f"sqlite:///{folder}/drakes.db"), choosers=Thoughtful) as running,
    ):
        site = Site(running)
        store = Store(running.settings.database)
        studio = Studio(site, store, arguments[0] if arguments else "", site.visitor("Ines"))
        for part in (around_the_games, games, sheets):
            part(studio)
        wrongs = site.farewell()
        store.close()
        close_all()
    print(*wrongs, sep="\n")
    return 1 if wrongs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
