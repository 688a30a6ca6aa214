"""A series of games as a page: ratings with their intervals, and who won from which seat, drawn in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from typing import Any

from drakes.lab.arena import Series
from drakes.lab.ratings import Rating, Result

WIDTH, ROW, MARGIN = 720, 34, 130
"""The drawing's width, a row's height, the room for names at the left."""

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}"
    "svg{width:100%;height:auto}text{font:14px system-ui,sans-serif}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ccc}"
)


def as_data(series: Series, ratings: Sequence[Rating], results: Sequence[Result]) -> dict[str, Any]:
    """All that was found, for programs."""
    return {
        "game": series.game,
        "seats": series.seats,
        "options": dict(series.options),
        "box": series.box,
        "seed": series.seed,
        "games": len(results),
        "players": [asdict(one) for one in ratings],
        "won_by_seat": won_by_seat(series.seats, results),
    }


def won_by_seat(seats: int, results: Sequence[Result]) -> list[float]:
    """The share of first places each seat had, whoever sat there."""
    return [sum(result.shares[seat] for result in results) / max(len(results), 1) for seat in range(seats)]


def as_page(series: Series, ratings: Sequence[Rating], results: Sequence[Result]) -> str:
    """One HTML page that needs nothing from elsewhere."""
    by_rating = sorted(ratings, key=lambda one: -one.rating)
    title = escape(f"{series.game}, {series.seats} players, {len(results)} games")
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{one.rating:+.0f}</td><td>{one.low:+.0f} … {one.high:+.0f}</td>"
        f"<td>{one.games}</td><td>{one.share:.1%}</td></tr>"
        for one in by_rating
    )
    seats = [(f"seat {seat + 1}", share) for seat, share in enumerate(won_by_seat(series.seats, results))]
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
        f"<h1>{title}</h1><p>{escape(str(dict(series.options)))}, seed {series.seed}</p>"
        f"<table><tr><th>player<th>rating<th>95 %<th>games<th>won a seat</tr>{rows}</table>"
        f"<h2>Ratings</h2>{draw_ratings(by_rating)}<h2>Won by seat</h2>{draw_shares(seats)}</html>\n"
    )


def draw_ratings(ratings: Sequence[Rating]) -> str:
    """A dot for each rating, a line for its interval."""
    low, high = min(one.low for one in ratings), max(one.high for one in ratings)
    span = max(high - low, 1.0)

    def across(rating: float) -> float:
        return MARGIN + (rating - low) / span * (WIDTH - MARGIN - 20)

    parts = []
    for i, one in enumerate(ratings):
        y = ROW * i + ROW // 2
        parts.append(
            f'<text x="0" y="{y + 5}">{escape(one.name)}</text>'
            f'<line x1="{across(one.low):.1f}" x2="{across(one.high):.1f}" y1="{y}" y2="{y}" stroke="#777" '
            f'stroke-width="3"/><circle cx="{across(one.rating):.1f}" cy="{y}" r="6" fill="#175e9c">'
            f"<title>{one.rating:+.0f} ({one.low:+.0f} to {one.high:+.0f})</title></circle>"
        )
    return drawing(len(ratings), "".join(parts))


def draw_shares(shares: Sequence[tuple[str, float]]) -> str:
    """A bar for each share."""
    most = max([share for _, share in shares] + [1e-9])
    parts = []
    for i, (name, share) in enumerate(shares):
        y, width = ROW * i, share / most * (WIDTH - MARGIN - 80)
        parts.append(
            f'<text x="0" y="{y + 22}">{escape(name)}</text>'
            f'<rect x="{MARGIN}" y="{y + 6}" width="{width:.1f}" height="{ROW - 12}" fill="#175e9c"/>'
            f'<text x="{MARGIN + width + 8:.1f}" y="{y + 22}">{share:.1%}</text>'
        )
    return drawing(len(shares), "".join(parts))


def drawing(rows: int, inside: str) -> str:
    """An SVG drawing of so many rows."""
    return f'<svg viewBox="0 0 {WIDTH} {rows * ROW}" role="img">{inside}</svg>'
