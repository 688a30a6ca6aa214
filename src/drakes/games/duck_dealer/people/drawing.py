"""A board as SVG: a star chart with its planets, routes and dots, and the turn track as its limb."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from pathlib import Path

from drakes.games.duck_dealer.people.board import Board, Line, Spot, find_board
from drakes.games.duck_dealer.people.geometry import DISC, DOT, EDGE, Point, bend

MARGIN = 60
LIMB = EDGE + 22
TURNS = 24
SLOT = 21

STYLE = """
  .chart { fill: #f6f2e9; }
  .sky { fill: #e3ebee; stroke: #9cadb3; stroke-width: 2; }
  .ring { fill: none; stroke: #cfdade; stroke-width: 1.5; stroke-dasharray: 2 7; }
  .route { fill: none; stroke: #8799a0; stroke-width: 2.5; }
  .dot { fill: #fffdf8; stroke: #5d7078; stroke-width: 2; }
  .planet { fill: #fffaf0; stroke: #1f2d35; stroke-width: 2.5; }
  .start { fill: #fdeccb; }
  .rim { fill: none; stroke: #1f2d35; stroke-width: 1.5; }
  .slot { fill: #f3ead8; stroke: #857d6b; stroke-width: 1.5; stroke-dasharray: 4 3; }
  .name { font: 600 15px "Palatino Linotype", Palatino, P052, Georgia, serif; fill: #17262d; text-anchor: middle;
    paint-order: stroke; stroke: #e3ebee; stroke-width: 4px; stroke-linejoin: round; }
  .id { font: 11px system-ui, sans-serif; fill: #4b5a60; text-anchor: middle; }
  .turn { fill: #fffdf8; stroke: #9cadb3; stroke-width: 1.5; }
  .number { font: 600 13px system-ui, sans-serif; fill: #4b5a60; text-anchor: middle; dominant-baseline: central; }
  .title { font: 600 26px "Palatino Linotype", Palatino, P052, Georgia, serif; fill: #17262d; }
"""


def draw_named(name: str) -> str:
    """A board as SVG: one that comes with the game, `galaxy:<seed>`, or a file."""
    return draw_board(find_board(name, Path()))


def draw_board(board: Board) -> str:
    """The whole board as one SVG document."""
    side = 2 * (EDGE + MARGIN)
    corner = -EDGE - MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corner} {corner} {side} {side}" role="img">',
        f"<title>{escape(board.name)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="chart" x="{corner}" y="{corner}" width="{side}" height="{side}"/>',
        f'<circle class="sky" r="{EDGE + 6}"/>',
        *(f'<circle class="ring" r="{radius}"/>' for radius in (EDGE // 3, 2 * EDGE // 3)),
        *draw_turns(),
        *(draw_route(board, line) for line in board.routes),
        *(draw_dot(dot, number) for number, dot in enumerate(board.all_dots)),
        *(draw_planet(spot, number) for number, spot in enumerate(board.planets)),
        f'<text class="title" x="{corner + 24}" y="{corner + 44}">{escape(board.name)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_turns() -> list[str]:
    """DD-1.7, DD-3.5: 24 spaces clockwise from the top; one, two, three strokes outside for the free highway parts."""
    parts = []
    for turn in range(TURNS):
        way = 2 * pi * (turn + 0.5) / TURNS - pi / 2
        x, y = LIMB * cos(way), LIMB * sin(way)
        parts.append(f'<circle class="turn" cx="{x:.1f}" cy="{y:.1f}" r="17"/>')
        parts.append(f'<text class="number" x="{x:.1f}" y="{y:.1f}">{turn + 1}</text>')
        free = 1 if turn < 6 else 2 if turn < 12 else 3
        for stroke in range(free):
            r = LIMB + 21 + 4 * stroke
            a, b = way - 0.05, way + 0.05
            parts.append(
                f'<path class="rim" d="M{r * cos(a):.1f} {r * sin(a):.1f}'
                f'A{r} {r} 0 0 1 {r * cos(b):.1f} {r * sin(b):.1f}"/>'
            )
    return parts


def draw_route(board: Board, line: Line) -> str:
    """DD-1.2: a route as a line from centre to centre; the planets cover its ends."""
    a, b = board.planets[line.a].point, board.planets[line.b].point
    c = bend(a, b, line.bow)
    return f'<path class="route" d="M{a[0]:g} {a[1]:g}Q{c[0]:.1f} {c[1]:.1f} {b[0]:g} {b[1]:g}"/>'


def draw_dot(dot: Point, number: int) -> str:
    """A dot, its number on pointing at it."""
    return f'<circle class="dot" cx="{dot[0]:.1f}" cy="{dot[1]:.1f}" r="{DOT}"><title>{number + 1}</title></circle>'


def draw_planet(spot: Spot, number: int) -> str:
    """DD-1.2: a starting planet with two slots and a double rim, any other with three; name below, number above."""
    parts = [f'<g transform="translate({spot.x:g} {spot.y:g})">']
    if spot.is_start:
        parts.append(f'<circle class="planet start" r="{DISC}"/><circle class="rim" r="{DISC - 5}"/>')
        parts.append(mine_slot(-22, 0) + yard_slot(22, 0))
    else:
        parts.append(f'<circle class="planet" r="{DISC}"/>')
        parts.append(mine_slot(0, -23) + factory_slot(-22, 15) + consumer_slot(22, 15))
    parts.append(f'<text class="name" y="{DISC + 15}">{escape(spot.name)}</text>')
    parts.append(f'<text class="id" y="{-SLOT - 14 if spot.is_start else -DISC - 5}">{number + 1}</text></g>')
    return "".join(parts)


def mine_slot(x: float, y: float) -> str:
    """A circle for the mine."""
    return f'<circle class="slot" cx="{x}" cy="{y}" r="{SLOT - 2}"/>'


def factory_slot(x: float, y: float) -> str:
    """A square for the factory."""
    half = SLOT - 4
    return f'<rect class="slot" x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}" rx="3"/>'


def consumer_slot(x: float, y: float) -> str:
    """A house for the consumer."""
    half = SLOT - 4
    points = [(-half, -4), (0, -half - 3), (half, -4), (half, half), (-half, half)]
    return polygon(x, y, [(float(a), float(b)) for a, b in points])


def yard_slot(x: float, y: float) -> str:
    """A hexagon for the spaceyard."""
    return polygon(x, y, [(SLOT * cos(pi * k / 3), SLOT * sin(pi * k / 3)) for k in range(6)])


def polygon(x: float, y: float, points: list[Point]) -> str:
    """A slot with corners."""
    corners = " ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in points)
    return f'<polygon class="slot" points="{corners}"/>'
