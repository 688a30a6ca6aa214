"""The table drawn in a terminal: the grid with its boats, what they carry, the players, one's own choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from drakes.core.text import Words
    from drakes.games.dragon_market.people.view import Seat, View

COLUMNS = "abcdefghij"
ROWS = range(1, 11)
CELL = 6
"""Ten squares of this width, with the row's number, go into 80 columns."""
WATER = "·"
BOATS = ("bold #ffffff on #553a86", "bold #ffffff on #21745a", "bold #0f1e26 on #fbe45c", "bold #0f1e26 on #ea6a1a")
"""Neighbouring boats differ by colour, all of them by number."""
PONTOON = "bold #ffffff on #8a5a2b"
HAVE = "+"
LACK = "-"


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its observer sees it."""
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = [draw_counts(view, words), draw_grid(view)]
    parts.append(Text(words.say("board-legend"), style="dim"))
    parts += [draw_boats(view, words), draw_seats(view, words, names)]
    if view.offered:
        parts.append(draw_offer(view, words))
    return Group(*parts)


def draw_counts(view: View, words: Words) -> Text:
    """Which turn it is, the dice, the points and the coins nobody has."""
    from rich.text import Text

    parts = [words.say("board-turn", turn=view.turn)]
    if len(view.dice) == 2:
        parts.append(words.say("board-dice", first=view.dice[0], second=view.dice[1]))
    parts.append(words.say("board-points", points=view.points))
    parts.append(words.say("board-supply", coins=view.supply))
    parts.append(words.say("board-target", cards=view.target))
    return Text(" · ".join(parts), style="bold")


def draw_grid(view: View) -> Text:
    """DM-1.1: ten rows of ten squares, north above."""
    from rich.text import Text

    cells = grid_cells(view)
    text = Text("   " + "".join(f"{column:^{CELL}}" for column in COLUMNS), style="dim")
    for row in ROWS:
        text.append(f"\n{row:>2} ", style="dim")
        for column in COLUMNS:
            mark, style = cells.get(f"{column}{row}", (WATER, "cyan"))
            text.append(f"{mark:^{CELL}}", style=style)
    return text


def grid_cells(view: View) -> dict[str, tuple[str, str]]:
    """What stands on each square that is not water, and its colours."""
    owners = {seat.corner: seat.seat + 1 for seat in view.seats}
    heirs = {seat.heir: f"/{seat.seat + 1}" for seat in view.seats}
    cells = {}
    for corner, square in enumerate(view.pontoons):
        cells[square] = (f"[{owners.get(corner, ' ')}]{heirs.get(square, '')}", PONTOON)
    for boat in view.boats:
        number, style = boat.boat + 1, BOATS[boat.boat % len(BOATS)]
        cells[boat.sailor] = (f"({number})", style)
        for letter, space in zip("ab", boat.spaces, strict=True):
            cells[space.square] = (f"{number}{letter}{heirs.get(space.square, '')}", style)
    return cells


def draw_boats(view: View, words: Words) -> Table:
    """DM-1.2: what lies on the two spaces of each boat."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 1), title=words.say("board-boats"), title_justify="left")
    for boat in view.boats:
        row = [Text(str(boat.boat + 1), style=BOATS[boat.boat % len(BOATS)])]
        for letter, space in zip("ab", boat.spaces, strict=True):
            load = f"{words.name('good', space.good)} x{space.tokens}" if space.good else ""
            row.append(Text(f"{letter} {load or words.say('board-empty')}"))
        table.add_row(*row)
    return table


def draw_seats(view: View, words: Words, names: Sequence[str]) -> Table:
    """Each player's home, cards, coins, and what the card still asks for."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 1), title=words.say("board-players"), title_justify="left")
    for seat in view.seats:
        mark = ">" if view.to_move == seat.seat else ""
        home = words.say("board-home", square=view.pontoons[seat.corner])
        row = [Text(mark, style="bold green"), Text(f"{seat.seat + 1} {names[seat.seat]}"), Text(home)]
        row.append(Text(words.say("board-cards", cards=seat.cards)))
        row.append(Text(words.say("board-coins", coins=seat.coins)))
        row.append(Text(words.say("board-won") if seat.won else draw_objective(seat, words)))
        table.add_row(*row)
        if bonuses := draw_bonuses(view, seat, words):
            table.add_row("", "", Text(bonuses, style="dim"))
    return table


def draw_objective(seat: Seat, words: Words) -> str:
    """The goods of a card, with + for those collected; of a secret one only these."""
    collected = seat.collected
    if seat.card is not None:
        goods = seat.card.goods
        parts = [f"{HAVE if good in collected else LACK}{words.name('good', good)}" for good in goods]
    else:
        parts = [words.say("board-secret") if seat.is_secret else words.say("board-no-card")]
        parts += [f"{HAVE}{words.name('good', good)}" for good in collected]
    if seat.omits:
        parts.append(words.say("board-two-suffice"))
    return " ".join(parts)


def draw_bonuses(view: View, seat: Seat, words: Words) -> str:
    """DM-6.2: the red cards validated, those used in this turn marked."""
    parts = []
    for card in seat.validated:
        if card.is_red:
            is_used = card.card in view.used and view.seats[view.player].side == seat.side
            name = words.name("card", card.card)
            parts.append(f"{name} ({words.say('board-used')})" if is_used else name)
    return f"{words.say('board-bonuses')} {', '.join(parts)}" if parts else ""


def draw_offer(view: View, words: Words) -> Table:
    """DM-6.1: the cards one is looking at."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 1), title=words.say("board-offered"), title_justify="left")
    for card in view.offered:
        goods = ", ".join(words.name("good", good) for good in card.goods)
        table.add_row(Text(words.name("card", card.card), style="bold"), goods, words.card_text(card.card))
    return table
