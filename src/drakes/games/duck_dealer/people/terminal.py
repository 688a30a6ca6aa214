"""The table drawn in a terminal: planets with their tiles and steps, players, recipes and prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from drakes.core.text import Words
    from drakes.games.duck_dealer.people.view import Offer, Planet, Seat, View

LETTERS = "BGOYV"
"""The letters of the seats never change with the language."""
STYLES = (
    "bold #0f1e26 on #3b91da",
    "bold #ffffff on #21745a",
    "bold #0f1e26 on #ea6a1a",
    "bold #0f1e26 on #fbe45c",
    "bold #ffffff on #553a86",
)
START = "*"
UNBUILT = "?"
FREE = "."


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its observer sees it."""
    from rich.console import Group

    parts: list[RenderableType] = [draw_counts(view, words), draw_planets(view, words)]
    parts += [draw_routes(view), draw_legend(words), draw_seats(view, words, names)]
    if view.offer is not None and view.active is not None:
        parts.append(draw_offer(view.offer, words, names[view.active]))
    parts += [draw_recipes(view, words), draw_yards(view, words)]
    return Group(*parts)


def badge(seat: int) -> Text:
    """A letter on its colour."""
    from rich.text import Text

    return Text(LETTERS[seat], style=STYLES[seat])


def badges(seats: Sequence[int]) -> Text:
    """The letters of several seats."""
    from rich.text import Text

    return Text("").join(badge(seat) for seat in seats)


def draw_counts(view: View, words: Words) -> Text:
    """Which turn of how many, what is in the supply, and the top of the consumer track."""
    from rich.text import Text

    supply = " ".join(f"{words.name('energy', colour)} {n}" for colour, n in asdict(view.supply).items())
    track = ", ".join(words.name("product", product) for product in view.track[:2]) or "-"
    parts = [
        words.say("board-turn", turn=view.turn, turns=view.turns),
        words.say("board-supply", supply=supply),
        words.say("board-track", top=track, count=len(view.track)),
    ]
    if view.free_parts:
        parts.append(words.say("board-free-parts", count=view.free_parts))
    return Text(" · ".join(parts), style="bold")


def draw_planets(view: View, words: Words) -> Table:
    """DD-1.2: every planet with its slots, the ships on it, and how far the active ship has to fly."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    heads = ("", words.say("board-planet"), words.name("tile", "mine"), words.say("board-second"))
    for head in (*heads, words.name("tile", "factory"), words.say("board-steps"), words.say("board-ships")):
        table.add_column(head)
    for number, planet in enumerate(view.planets):
        ships = [seat.seat for seat in view.seats if seat.planet == number]
        name = f"{planet.name}{START if planet.start else ''}"
        mine = words.name("good", planet.mine) if planet.mine else ""
        factory = words.name("product", planet.factory) if planet.factory else ""
        steps = "" if planet.steps is None else str(planet.steps)
        row = [str(number + 1), name + draw_pathway(planet), mine, draw_second(view, planet, words), factory, steps]
        cells = [Text(cell) for cell in row]
        for column, slot in ((2, 0), (3, 1), (4, 2)):
            owner = planet.privileges[slot]
            if owner is not None:
                cells[column] += Text(" ") + badge(owner)
        table.add_row(*cells, badges(ships))
    return table


def draw_pathway(planet: Planet) -> str:
    """DD-7.1: whose entrance or exit stands there."""
    if planet.pathway is None:
        return ""
    return f" {LETTERS[planet.pathway.seat]}{'>' if planet.pathway.end == 'entrance' else '<'}"


def draw_second(view: View, planet: Planet, words: Words) -> str:
    """The spaceyard or consumer; a question mark while it is not built."""
    mark = "" if planet.built else UNBUILT
    if planet.spaceyard is not None:
        return words.name("gear", view.yards[planet.spaceyard].gear) + mark
    return words.name("product", planet.consumer) + mark if planet.consumer else ""


def draw_routes(view: View) -> Text:
    """DD-1.2: the routes from planet to planet, their dots by number, letters for parts, ships in brackets."""
    from rich.text import Text

    ships = {seat.dot: seat.seat for seat in view.seats if seat.dot is not None}
    routes = []
    for route in view.routes:
        text = Text(f"{route.start + 1}-{route.end + 1} ({route.first + 1}")
        last = route.first + len(route.parts)
        text.append(f"-{last}) " if len(route.parts) > 1 else ") ")
        for i, owner in enumerate(route.parts):
            ship = ships.get(route.first + i)
            if ship is not None:
                text.append(f"[{LETTERS[ship]}]")
            text.append_text(Text(FREE) if owner is None else badge(owner))
        routes.append(text)
    return Text("  ").join(routes)


def draw_legend(words: Words) -> Text:
    """What the marks mean."""
    from rich.text import Text

    parts = [f"{START} {words.say('board-start')}", f"{UNBUILT} {words.say('board-unbuilt')}"]
    parts += [f"> < {words.say('board-pathway')}", f"1-2 (3-5) {words.say('board-route')}"]
    return Text(" · ".join(parts), style="dim")


def draw_seats(view: View, words: Words, names: Sequence[str]) -> Table:
    """Each player's points, energy, cargo, gear, speed and cubes."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    energy = "/".join(words.name("energy", colour) for colour in asdict(view.supply))
    heads = ("", words.say("board-points"), energy, words.say("board-cargo"), words.say("board-gear"))
    for head in ("", *heads, words.say("board-speed"), words.say("board-cubes")):
        table.add_column(head)
    for seat in view.seats:
        mark = Text(">" if view.to_move == seat.seat else " ", style="bold green")
        who = badge(seat.seat) + Text(f" {names[seat.seat]}")
        cargo = ", ".join(f"{n} {words.name('good', good)}" for good, n in seat.goods.items())
        gear = ", ".join(f"{n} {words.name('gear', gear)}" for gear, n in asdict(seat.gear).items() if n)
        row = [str(seat.total), markers(seat), f"{seat.aboard}/{seat.capacity} {cargo}", gear]
        table.add_row(mark, who, *row, str(seat.speed), str(seat.cubes))
    return table


def markers(seat: Seat) -> str:
    """The energy of a seat by colour, with what the supply could not give."""
    virtual = asdict(seat.virtual)
    return "/".join(
        f"{n}+{virtual[colour]}" if virtual[colour] else str(n) for colour, n in asdict(seat.energy).items()
    )


def draw_offer(offer: Offer, words: Words, name: str) -> Text:
    """DD-6.9: the offer on the table."""
    from rich.text import Text

    gives, asks = (
        ", ".join(f"{n} {words.name('good', good)}" for good, n in goods.items()) or "-"
        for goods in (offer.gives, offer.asks)
    )
    return Text(words.say("board-offer", name=name, gives=gives, asks=asks), style="bold")


def draw_recipes(view: View, words: Words) -> Table:
    """DD-1.8: what each product is made of, the factories left, and the points."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    heads = (words.say("board-product"), words.say("board-inputs"), words.say("board-stock"))
    for head in (*heads, words.say("board-recipe-points")):
        table.add_column(head)
    for product, recipe in view.recipes.items():
        inputs = " + ".join(words.name("good", good) for good in recipe.inputs)
        points = f"{recipe.factory} / {recipe.consumer} / {recipe.delivery}"
        table.add_row(words.name("product", product), inputs, str(view.stock.get(product, 0)), points)
    return table


def draw_yards(view: View, words: Words) -> Table:
    """DD-5.3, DD-6.3: what each spaceyard sells, its price, and what building it takes."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in (words.say("board-gear"), words.say("board-price"), words.say("board-printed")):
        table.add_column(head)
    for yard in view.yards:
        price = " + ".join(words.name("good", good) for good in yard.price)
        table.add_row(words.name("gear", yard.gear), price, f"{words.name('good', yard.printed)} + R")
    return table
