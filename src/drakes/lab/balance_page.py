"""Balance as a page that needs nothing from elsewhere: the same figures as in the browser, as tables with bars."""

from __future__ import annotations

from html import escape

from drakes.core.text import Words
from drakes.lab.balance import LEAD, LENGTH, WINS
from drakes.lab.trial import Balance, Finding, Mean, Panel

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#17262d}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ccc}"
    "th:first-child,td:first-child{text-align:left}td.sure{font-weight:700}"
    "i{display:block;height:9px;border-radius:4px;background:#b9c1bb}i+i{background:#27569b;margin-top:3px}"
)


def balance_page(words: Words, balance: Balance, title: str, about: str) -> str:
    """The whole page."""
    sentence = " ".join(say_findings(words, balance)) or no_finding(words, balance)
    panels = "".join(draw_panel(words, panel) for panel in balance.panels)
    return (
        f"<!doctype html><html lang={words.language}><meta charset=utf-8><title>{escape(title)}</title>"
        f"<style>{STYLE}</style><h1>{escape(title)}</h1><p>{escape(about)}</p>"
        f"<p><strong>{escape(sentence)}</strong></p>{panels}{draw_points(words, balance)}</html>\n"
    )


def no_finding(words: Words, balance: Balance) -> str:
    """What is said where nothing differs."""
    return words.say("lab-same") if balance.same else words.say("lab-no-difference", games=balance.games)


def say_findings(words: Words, balance: Balance) -> list[str]:
    """Every finding as a sentence."""
    return [say_finding(words, finding) for finding in balance.findings]


def say_finding(words: Words, finding: Finding) -> str:
    """One finding in words."""
    if finding.kind in ("fairer", "less_fair"):
        said = words.say("lab-fairer") if finding.kind == "fairer" else words.say("lab-less-fair")
        numbers = {"mine": f"{100 * finding.mine:.1f}", "standard": f"{100 * finding.standard:.1f}"}
        return f"{said} {words.say('lab-seat-wins', seat=int(finding.value) + 1, **numbers)}"
    if finding.kind in ("shorter", "longer"):
        percent = round(100 * abs(finding.mine / finding.standard - 1)) if finding.standard else 100
        return (
            words.say("lab-shorter", percent=percent)
            if finding.kind == "shorter"
            else words.say("lab-longer", percent=percent)
        )
    numbers = {"mine": f"{finding.mine:.1f}", "standard": f"{finding.standard:.1f}"}
    return words.say("lab-closer", **numbers) if finding.kind == "closer" else words.say("lab-wider", **numbers)


def draw_panel(words: Words, panel: Panel) -> str:
    """A table of figures, with two bars each."""
    most = max([max(figure.standard, figure.mine) for figure in panel.figures] + [1e-9])
    rows = "".join(draw_row(words, figure, most) for figure in panel.figures)
    head = "".join(
        f"<th>{escape(one)}"
        for one in ("", words.say("lab-standard-box"), words.say("lab-my-box"), words.say("lab-off"), "")
    )
    return f"<h2>{escape(panel_title(words, panel.name))}</h2><table><tr>{head}</tr>{rows}</table>"


def panel_title(words: Words, name: str) -> str:
    """The heading of a panel: those of every game, or the game's own."""
    if name == WINS:
        return words.say("lab-wins")
    return words.say("lab-length") if name == LENGTH else words.measure(name)


def draw_row(words: Words, figure: Mean, most: float) -> str:
    """One figure."""
    sure = " class=sure" if figure.differs else ""
    scale, unit = (100, " %") if figure.domain == "seat" else (1, "")
    numbers = (f"{scale * number:.1f}{unit}" for number in (figure.standard, figure.mine))
    cells = "".join(f"<td{sure}>{escape(number)}" for number in numbers)
    bars = "".join(f'<i style="width:{100 * number / most:.1f}%"></i>' for number in (figure.standard, figure.mine))
    off = f"<td>±{scale * figure.error:.1f}"
    return f"<tr><td>{escape(figure_name(words, figure))}{cells}{off}<td style=width:40%>{bars}</tr>"


def figure_name(words: Words, figure: Mean) -> str:
    """What a figure is of."""
    if figure.domain == "seat":
        return words.say("lab-seat", seat=int(figure.value) + 1)
    if figure.event in (LENGTH, LEAD):
        return words.say("lab-decisions") if figure.event == LENGTH else words.say("lab-lead")
    return words.name(figure.domain, figure.value) if figure.domain else words.measure(figure.event)


def draw_points(words: Words, balance: Balance) -> str:
    """How points are spread, where there are any."""
    points = balance.points
    if points is None:
        return ""
    rows = "".join(
        f"<tr><td>{points.first + n * points.width}-{points.first + (n + 1) * points.width - 1}"
        f"<td>{100 * standard:.1f} %<td>{100 * mine:.1f} %</tr>"
        for n, (standard, mine) in enumerate(zip(points.standard, points.mine, strict=True))
    )
    middle = words.say("lab-middle", standard=points.middle, mine=points.my_middle)
    head = f"<tr><th><th>{escape(words.say('lab-standard-box'))}<th>{escape(words.say('lab-my-box'))}</tr>"
    return f"<h2>{escape(words.say('lab-scores'))}</h2><table>{head}{rows}</table><p>{escape(middle)}</p>"
