"""Every page, dialog and sheet of the site: how to come to it in any language, and which parts of the page it shows."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.rare_positions import meeting
from tests.web.visiting import Visitor

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = ("sitting_ducks", "dragon_market", "duck_dealer")
BOARDLESS = "kuhn_poker"
"""A game without a board of its own: its table is drawn from its view."""
NEEDED = {"sitting_ducks": 3, "dragon_market": 2, "duck_dealer": 2, BOARDLESS: 2}
LATER = {"sitting_ducks": 12, "dragon_market": 34, "duck_dealer": 20, BOARDLESS: 1}
"""The version at which a game is under way."""
DUCKS, HARBOUR, GALAXY = GAMES
DIALOG = "dialog[open]"

Pose = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """A path of the site that shows a game as far as it must be, what to do there, and what is in sight then."""

    path: Callable[[Visitor], str]
    sign: str
    shows: tuple[str, ...]
    pose: Pose = lambda page: None

    def visit(self, person: Visitor, path: str) -> Page:
        """Go there and wait for the sign."""
        page = person.goto(path)
        self.pose(page)
        expect(page.locator(self.sign).first).to_be_visible()
        return page


def at(path: str) -> Callable[[Visitor], str]:
    """A page that needs no table."""
    return lambda person: path


def table(game: str, *who: str, more: str = "", **options: Any) -> Callable[[Visitor], str]:
    """A new table."""
    return lambda person: f"/t/{person.api.open(*who, game=game, **options)}{more}"


def under_way(
    game: str, more: str = "", until: int | None = None, bot: str = "random", **options: Any
) -> Callable[[Visitor], str]:
    """A table at which some turns have been played, with the person to move."""

    def path(person: Visitor) -> str:
        name = person.api.open("me", *[bot] * (NEEDED[game] - 1), game=game, **options)
        person.play_until(name, lambda frame: frame["version"] >= (until or LATER[game]))
        return f"/t/{name}{more}"

    return path


def offering(game: str, kind: str, least: int = 1, first: int = 0) -> Callable[[Visitor], str]:
    """A table at which the person may do something of a kind."""
    return meeting(game, kind, least, NEEDED[game], first)


def seated(page: Page) -> None:
    """Wait for the table, and for the person's turn."""
    expect(page.locator(".seats .seat").first).to_be_visible()
    expect(page.locator(".bar [aria-expanded], .bar .choices").first).to_be_visible()


def newcomer(page: Page) -> None:
    """The table of somebody who wants to be guided."""
    seated(page)
    page.evaluate(
        "localStorage.setItem('drakes-settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('drakes-settings')), tips: 'on'}))"
    )
    page.reload()
    seated(page)


def keys(*pressed: str) -> Pose:
    """The table, and then keys."""

    def pose(page: Page) -> None:
        seated(page)
        for key in pressed:
            page.keyboard.press(key)

    return pose


def clicks(*selectors: str) -> Pose:
    """The page, and then clicks on things."""

    def pose(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return pose


def about_a(thing: str) -> Pose:
    """The sheet about something on the board."""

    def pose(page: Page) -> None:
        seated(page)
        page.locator(f"{thing} >> visible=true").first.focus()
        page.keyboard.press("Shift+Enter")

    return pose


def look_for(wanted: str) -> Pose:
    """Words looked for in what is read."""
    return lambda page: page.get_by_role("searchbox").fill(wanted)


def look_back(page: Page) -> None:
    """A position of the past."""
    seated(page)
    page.locator(".history input[type=range]").fill("2")


def look_back_at_the_end(page: Page) -> None:
    """A position of a game that is over."""
    expect(page.locator(f"{DIALOG} ol")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".history input[type=range]").fill("2")


def type_what_cannot_be(page: Page) -> None:
    """A move that is refused."""
    seated(page)
    page.keyboard.press("/")
    page.locator(f"{DIALOG} input").fill("fly away")
    page.keyboard.press("Enter")


def choose_own_edition(page: Page) -> None:
    """The set-up for a file of one's own, on a board from a seed."""
    page.get_by_role("combobox").filter(has=page.locator("option[value=own]")).select_option("own")
    page.get_by_role("combobox").filter(has=page.locator("option[value=seeded]")).select_option("seeded")


def own_edition(person: Visitor) -> str:
    """The page about a table's edition that differs from the standard one."""
    text = person.api.client.get(f"/api/games/{GALAXY}/editions/standard").text.replace("kept = 4", "kept = 3")
    name = person.api.open("me", "random", game=GALAXY, edition=text, board="galaxy:7")
    return f"/edition/{GALAXY}?table={name}"


def refused(person: Visitor) -> str:
    """A table where a move that cannot be made is typed."""
    return under_way(HARBOUR)(person)


def asked(person: Visitor) -> str:
    """A table at which another person wants a move back, with a plan of the person's own."""
    noor = person.site.visitor("Noor")
    given = person.api.open_with("me", "open", "random", game=DUCKS)
    claim = {"invite": given["invites"][0]["token"], "name": "Noor"}
    noor.api.post(f"/api/tables/{given['id']}/claim", claim)
    frame, noors = noor.api.frame(given["id"], 1), 0
    while frame["to_move"] != [0] or not noors:
        for visitor, seat in ((person, 0), (noor, 1)):
            now = visitor.api.frame(given["id"], seat)
            if now["legal"]:
                visitor.api.act(given["id"], now, random.Random(now["version"]).choice(now["legal"]))
                noors += seat
        frame = noor.api.frame(given["id"], 1)
    noor.api.post(f"/api/tables/{given['id']}/ask", {"seat": 1, "about": "take-back", "key": "ask-000001"})
    return f"/t/{given['id']}"


def planning(person: Visitor) -> str:
    """A table at which another person is to move."""
    noor = person.site.visitor("Noor")
    given = person.api.open_with("open", "me", game=HARBOUR, variant="quick")
    claim = {"invite": given["invites"][0]["token"], "name": "Noor"}
    noor.api.post(f"/api/tables/{given['id']}/claim", claim)
    if person.api.frame(given["id"], 1)["to_move"] == [1]:
        person.api.act(given["id"], person.api.frame(given["id"], 1), "end")
    return f"/t/{given['id']}"


def invitation(person: Visitor) -> str:
    """Another person's table, by an invitation."""
    given = person.site.visitor("Noor").api.open_with("me", "open", "open", game=DUCKS)
    return f"/t/{given['id']}#invite={given['invites'][0]['token']}"


def watched(game: str) -> Callable[[Visitor], str]:
    """Another person's table, without a seat at it."""
    return lambda person: under_way(game)(person.site.visitor("Noor"))


FIRST = ("Start", "Header", "GameCard", "TableRow", "Icon")
TABLE = ("Table", "TableHeader", "TableSheets", "Seats", "Bar", "Log", "HistoryBar", "SeatBadge", "Choices")

SCENES: dict[str, Scene] = {
    "first page": Scene(under_way(DUCKS), "article", FIRST, lambda page: page.locator("a.brand").first.click()),
    "help on the first page": Scene(at("/"), DIALOG, ("Help", "Sheet"), clicks("header nav button:last-child")),
    "rules": Scene(
        at("/rules/sitting_ducks"),
        ".chapter",
        ("RulesPage", "RulesText", "RulesPicture", "ClauseText", "RulesFrame"),
    ),
    "lobby": Scene(table(DUCKS, "me", "open", "open"), ".qr", ("Lobby", "Share"), clicks("main li button")),
    "share of chance waited for": Scene(
        table(DUCKS, "me", "random", "random", pledge="ab" * 32), ".waits", ("ChanceMark", "ChanceWait")
    ),
    "chance checked": Scene(
        under_way(DUCKS, until=100_000),
        f"{DIALOG} .verdict",
        ("CheckChance",),
        clicks(f"{DIALOG} .rowish .button >> nth=3"),
    ),
    "join": Scene(invitation, DIALOG, ("Join",)),
    "curtain": Scene(table(DUCKS, "me", "me", "me"), ".curtain", ("Curtain",)),
    "screen": Scene(under_way(DUCKS, "/screen"), ".seats .seat", ("Table",)),
    "help": Scene(under_way(GALAXY), DIALOG, ("Help",), keys("?")),
    "chat": Scene(under_way(DUCKS), DIALOG, ("Chat",), keys("c")),
    "rules drawer": Scene(under_way(HARBOUR), f"{DIALOG} .chapter", ("RulesText",), keys("g")),
    "a thing that answers": Scene(
        under_way(GALAXY), ".thing-sheet", ("ThingSheet", "Told"), about_a('.galaxy [data-thing^="planet:"]')
    ),
    "first game": Scene(under_way(DUCKS), ".goal", ("FirstGame",), newcomer),
    "notation": Scene(under_way(HARBOUR), DIALOG, ("Notation",), keys("/")),
    "advice": Scene(under_way(DUCKS), ".advice li", ("Advice", "Standing"), keys("i")),
    "film": Scene(under_way(DUCKS, until=30), ".film", ("Film",), clicks(".table nav .tool:first-child")),
    "menu": Scene(
        under_way(DUCKS),
        f"{DIALOG} .qr",
        ("Menu", "GiveSeats", "Share"),
        clicks("nav .tool:last-child", f"{DIALOG} [aria-expanded]"),
    ),
    "refusal": Scene(refused, ".notice", ("Refusal",), type_what_cannot_be),
    "game played on": Scene(under_way(DUCKS, until=100_000), ".board.past", ("PlayOn",), look_back_at_the_end),
    "review": Scene(
        under_way(DUCKS, until=100_000),
        ".reviewing article.better",
        ("ReviewBar", "ReviewSide", "ReviewCurve"),
        clicks(f"{DIALOG} .rowish .button >> nth=1"),
    ),
    "question": Scene(asked, ".asked .button", ("TableQuestion",)),
    "plan": Scene(planning, ".bar .field", ("Plans",), clicks(".bar .buttons .bare")),
    "auction": Scene(table(GALAXY, "me", "random", variant="auction"), ".paper input[type=range]", ("AuctionSheet",)),
    "explore": Scene(offering(GALAXY, "explore", first=1), ".paper", ("KindSheet",), seated),
    "exchange": Scene(offering(GALAXY, "give"), ".paper", ("ExchangeSheet",), keys("x")),
    "energy to put back": Scene(offering(GALAXY, "put_back", least=2), ".paper", ("KeepSheet",), seated),
    "line laid anew": Scene(offering(DUCKS, "arrange"), ".arrange", ("Arrange",), seated),
    "boats placed": Scene(table(HARBOUR, "me", "random"), ".placing", ("Placing",), seated),
}
for _game in GAMES:
    SCENES |= {
        f"how to play {_game}": Scene(
            at(f"/how/{_game}"),
            "main svg.picture >> nth=4",
            ("HowToPlayPage", "Section", "Passage", "Picture", "Contents"),
        ),
        f"set-up of {_game}": Scene(at(f"/new/{_game}"), "details[open]", ("Setup",), clicks("summary")),
        f"table of {_game}": Scene(under_way(_game), ".bar [aria-expanded]", TABLE, seated),
        f"choices of {_game}": Scene(under_way(_game), ".choices", ("Choices",), clicks(".bar [aria-expanded]")),
        f"words of {_game}": Scene(under_way(_game), f"{DIALOG} h3", ("TextView",), keys("t")),
        f"past of {_game}": Scene(under_way(_game), ".board.past", ("HistoryBar",), look_back),
        f"spectator of {_game}": Scene(watched(_game), ".seats .seat", ("Table",)),
        f"end of {_game}": Scene(
            under_way(_game, until=100_000, bot="walker" if _game == HARBOUR else "random"),
            f"{DIALOG} ol",
            ("GameOver",),
        ),
    }
SCENES |= {
    "an edition of one's own in the set-up": Scene(
        at(f"/new/{GALAXY}"), "input[type=file]", ("Setup", "SetupEdition"), choose_own_edition
    ),
    "how to play, with words looked for": Scene(
        at(f"/how/{DUCKS}"), "main .clause", ("SearchResults", "Found"), look_for("SD-5")
    ),
    "about an edition": Scene(at(f"/edition/{GALAXY}"), ".readings", ("EditionPage", "BoxClauses", "Readings")),
    "about the edition of a table": Scene(own_edition, ".fact.differs", ("EditionPage",)),
    "set-up of a game without a board": Scene(at(f"/new/{BOARDLESS}"), "details[open]", ("Setup",), clicks("summary")),
    "table without a board": Scene(under_way(BOARDLESS), ".generic", ("Board", "CellView"), seated),
    "words of a table without a board": Scene(under_way(BOARDLESS), f"{DIALOG} h3", ("TextView",), keys("t")),
    "spectator of a table without a board": Scene(watched(BOARDLESS), ".generic", ("Board",)),
    "end of a game without a board": Scene(under_way(BOARDLESS, until=100_000), f"{DIALOG} ol", ("GameOver",)),
    "rules without pictures": Scene(at(f"/rules/{BOARDLESS}"), "section .chapter", ("RulesPage", "RulesText")),
}


def parts() -> set[str]:
    """The parts of the page: all of the shell, of How to play and of tables without a board, and sheets on boards."""
    shell = {file.stem for folder in ("shell", "howto", "generic") for file in (SOURCES / folder).glob("*.svelte")}
    sheets = {
        file.stem
        for file in (SOURCES / "boards").glob("*/*.svelte")
        if 'from "./QuestionSheet.svelte"' in file.read_text(encoding="utf-8")
    }
    return shell | sheets
