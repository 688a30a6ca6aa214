"""No place of the page moves or grows while others play."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.scenes import GAMES, NEEDED
from tests.web.visiting import PHONE, WIDE, Site, notation, open_site

pytestmark = pytest.mark.deep

TURNS = 6
VARIANTS = {"sitting_ducks": "standard", "dragon_market": "quick", "duck_dealer": "seat_order"}
"""Such that turns are played at once."""
WHOLE = (".top", ".board", ".bar")
STARTS = (".side", ".bar .asks", ".bar .buttons", ".seat:first-child", ".seat:last-child")
"""Places that neither move nor grow, and those that only begin where they began: what is said there may be longer."""
WATCH = """([whole, starts]) => {
  const places = [...whole, ...starts];
  const boxes = Object.fromEntries(places.map((place) => [place, []]));
  const isMine = () => document.querySelector('.seat.me.turn') !== null;
  const look = () => {
    for (const place of places) {
      const { x, y, width, height } = document.querySelector(`.table ${place}`).getBoundingClientRect();
      boxes[place].push(starts.includes(place) ? [x, y + scrollY] : [x, y + scrollY, width, height]);
    }
  };
  const hasMoved = (seen) => seen.some((box) => box.some((edge, i) => Math.abs(edge - seen[0][i]) > 1));
  const watch = () => {
    if (!isMine()) look();
    window.watching = requestAnimationFrame(watch);
  };
  window.moved = () => places.filter((place) => hasMoved(boxes[place])).map((place) => [place, boxes[place]]);
  cancelAnimationFrame(window.watching);
  look();
  watch();
}"""
"""Looks at every place before a turn ends, and in every frame until the next one begins."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


PACE = 120
"""Milliseconds between two moves of bots: long enough to paint each."""


@pytest.fixture(scope="module")
def running_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A site where bots take their time."""
    with open_site(tmp_path_factory.mktemp("site"), pace_ms=PACE) as running:
        yield running


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_place_moves_while_bots_play(site: Site, game: str, size: tuple[int, int]) -> None:
    ines = site.visitor("Ines", size)
    table = ines.api.open("me", *["random"] * (NEEDED[game] - 1), game=game, variant=VARIANTS[game])
    page = ines.sit_at(table)
    frame = ines.is_due(table)
    for _ in range(TURNS):
        expect(page.locator(f".bar[data-at^='{frame['version']} ']")).to_have_count(1)
        page.evaluate(PAINTED)
        page.evaluate(WATCH, [WHOLE, STARTS])
        chosen = "end" if "end" in notation(frame) else random.Random(frame["version"]).choice(frame["legal"])
        ines.api.act(table, frame, chosen)
        frame = ines.is_due(table)
        expect(page.locator(f".bar[data-at^='{frame['version']} ']")).to_have_count(1)
        assert page.evaluate("window.moved()") == []
