"""The table drawn in a terminal: the line, the pond, the players, one's own hand. A duck is a letter and a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from drakes.core.text import Words
    from drakes.games.sitting_ducks.people.view import LinePlace, Seat, View

LETTERS = {"blue": "B", "green": "G", "orange": "O", "yellow": "Y", "purple": "V", "pink": "P", "water": "~"}
"""The letters never change with the language."""
STYLES = {
    "blue": "bold #0f1e26 on #3b91da",
    "green": "bold #ffffff on #21745a",
    "orange": "bold #0f1e26 on #ea6a1a",
    "yellow": "bold #0f1e26 on #fbe45c",
    "purple": "bold #ffffff on #553a86",
    "pink": "bold #0f1e26 on #f09cba",
    "water": "cyan",
}
SIGHT = "(+)"
OWN = "*"
BELOW = "+"
DIVED = "^"
GONE = "."
UNKNOWN = "?"
COLUMN = 10
"""Six places of this width, with their frame, go into 80 columns."""


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its observer sees it; line and players side by side where the terminal is wide enough."""
    from rich.columns import Columns
    from rich.console import Group

    parts: list[RenderableType] = [draw_counts(view, words)]
    parts.append(Columns([draw_line(view, words, names), draw_seats(view, words, names)], padding=(0, 3)))
    parts.append(draw_pond(view, words))
    if view.options["secret_colours"]:
        parts.append(draw_left(view, words))
    parts.append(draw_legend(words))
    if view.seat is not None:
        parts.append(draw_hand(view.seats[view.seat], words))
    return Group(*parts)


def draw_counts(view: View, words: Words) -> Text:
    """Which turn it is, and how many cards are where."""
    from rich.text import Text

    parts = [
        words.say("board-turn", turn=view.turn),
        words.say("board-pile", count=view.pile),
        words.say("board-discards", count=sum(view.discards.values())),
    ]
    games = int(view.options["points"])
    if games:
        parts.insert(0, words.say("board-game", game=min(view.round + 1, games), games=games))
    return Text(" · ".join(parts), style="bold")


def badge(swimmer: str) -> Text:
    """A letter on its colour."""
    from rich.text import Text

    return Text(LETTERS[swimmer], style=STYLES[swimmer])


def draw_line(view: View, words: Words, names: Sequence[str]) -> Table:
    """SD-1.1: the six places, the front at the left; sights belong to the places."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.ROUNDED, padding=(0, 1))
    cells: list[Text] = []
    for place, has_sight in enumerate(view.sights):
        head = Text(str(place + 1), style="bold")
        if has_sight:
            head.append(f"   {SIGHT}", style="bold red")
        table.add_column(head, width=COLUMN)
        lies_there = view.line[place] if place < len(view.line) else None
        is_settled = place < view.arranged
        cells.append(draw_place(view, lies_there, is_settled, words, names))
    table.add_row(*cells)
    return table


def draw_place(view: View, lies_there: LinePlace | None, is_settled: bool, words: Words, names: Sequence[str]) -> Text:
    """SD-5.14, SD-5.15: the card on top, the duck below it, and until whose turn it is safe."""
    from rich.text import Text

    lines = []
    if lies_there is not None:
        lines.append(draw_swimmer(view, lies_there.card, words))
        if lies_there.hidden is not None:
            lines.append(Text(BELOW) + draw_swimmer(view, lies_there.hidden, words))
        if lies_there.bottoms_up is not None:
            lines.append(Text(f"{DIVED} {names[lies_there.bottoms_up]}", style="italic"))
    if is_settled:
        lines.append(Text(words.say("board-settled"), style="dim"))
    return Text("\n").join(lines)


def draw_swimmer(view: View, swimmer: str, words: Words) -> Text:
    """Letter and colour; one's own ducks are marked."""
    from rich.text import Text

    own = view.seats[view.seat].colour if view.seat is not None else None
    name = words.name("colour" if swimmer != "water" else "swimmer", swimmer)
    return Text.assemble(badge(swimmer), OWN if swimmer == own else " ", name)


def draw_pond(view: View, words: Words) -> Text:
    """SD-R10: an unknown mix above a known queue."""
    from rich.text import Text

    mix, queue = view.pond.mix, view.pond.queue
    text = Text(words.say("board-pond", count=sum(mix.values()) + len(queue)))
    if mix:
        text.append(f" · {words.say('board-mix')} ")
        text.append_text(draw_tally(mix))
    if queue:
        text.append(f" · {words.say('board-queue') if mix else words.say('board-order')} ")
        text.append_text(Text(" ").join(badge(swimmer) for swimmer in queue))
    return text


def draw_tally(counts: dict[str, int]) -> Text:
    """How many of each colour."""
    from rich.text import Text

    return Text("  ").join(Text.assemble(badge(swimmer), f" {n}") for swimmer, n in counts.items())


def draw_left(view: View, words: Words) -> Text:
    """SD-V1: nobody's ducks are counted by name, but everyone can count those in line and pond."""
    from rich.text import Text

    swimmers: list[str | None] = [*view.pond.queue, *(kind for kind, n in view.pond.mix.items() for _ in range(n))]
    for place in view.line:
        swimmers += [place.card, place.hidden]
    counts = {colour: swimmers.count(colour) for colour in words.domains["colour"] if colour in swimmers}
    return Text(f"{words.say('board-left')} ") + draw_tally(counts)


def draw_legend(words: Words) -> Text:
    """What the marks mean."""
    from rich.text import Text

    parts = [
        f"{SIGHT} {words.say('board-sight')}",
        f"{OWN} {words.say('board-own')}",
        f"{BELOW} {words.say('board-below')}",
        f"{DIVED} {words.say('board-dived')}",
    ]
    return Text(" · ".join(parts), style="dim")


def draw_seats(view: View, words: Words, names: Sequence[str]) -> Table:
    """SD-3.3: each player's colour and ducks, those hit as points; points and teams where they are played."""
    from rich.table import Table
    from rich.text import Text

    options = view.options
    table = Table(box=None, show_header=False, padding=(0, 1))
    for seat in view.seats:
        mark = ">" if view.to_move == seat.seat else ""
        row: list[Text] = [Text(mark, style="bold green"), Text(names[seat.seat])]
        row += draw_ducks(seat, words)
        if options["teams"] != "off":
            row.append(Text(words.say("board-team", team=seat.team + 1)))
        if options["points"]:
            row.append(Text(words.say("board-points", points=seat.points)))
        row.append(Text(draw_fate(seat, words), style="italic"))
        table.add_row(*row)
    return table


def draw_ducks(seat: Seat, words: Words) -> list[Text]:
    """The colour, and a letter for each duck left."""
    from rich.text import Text

    if seat.colour is None or seat.ducks is None or seat.hit is None:
        return [Text(UNKNOWN), Text("")]
    name = Text.assemble(badge(seat.colour), f" {words.name('colour', seat.colour)}")
    ducks = Text(LETTERS[seat.colour] * seat.ducks + GONE * seat.hit)
    return [name, ducks]


def draw_fate(seat: Seat, words: Words) -> str:
    """Whether a player has won, left or lost all ducks."""
    if seat.won:
        return words.say("board-won")
    if seat.left:
        return words.say("board-gone")
    return words.say("board-out") if seat.out else ""


def draw_hand(seat: Seat, words: Words) -> Table:
    """One's own cards by slot, each with what it does."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 1), title=words.say("board-hand"), title_justify="left")
    table.title_style = "bold"
    for held in seat.hand:
        if held is not None and held.card is not None:
            card = held.card
            table.add_row(held.slot, Text(words.name("card", card), style="bold"), words.card_text(card))
    return table
