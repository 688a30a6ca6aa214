"""Whole games of Dragon Market, played by touching, dragging and turning on its board."""

from pathlib import Path
from typing import Any

import pytest

from drakes.core.game import find_game
from tests.web.at_the_board import table
from tests.web.playing import in_the_harbour, play_out

pytestmark = pytest.mark.deep

VARIANTS = (("standard", 2), ("flat", 3), ("advanced", 2), ("teams", 4), ("advanced_teams", 4))


def play(folder: Path, variant: str, seats: int, steps: int) -> None:
    """A whole game, with so many moves on the board in each turn."""
    with table(folder, "dragon_market", ["me", *["random"] * (seats - 1)], variant=variant) as person:
        play_out(person, in_the_harbour(steps))


def test_a_whole_game_is_played_by_touching_what_glows(tmp_path: Path) -> None:
    play(tmp_path, "quick", 4, steps=1)


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_every_variant_is_played_by_touching_what_glows(tmp_path: Path, variant: str, seats: int) -> None:
    play(tmp_path, variant, seats, steps=3)


def texts(frame: Any) -> list[str]:
    """The legal actions in notation."""
    actions = find_game("dragon_market").rules.actions
    return [actions.text(action) for action in frame["legal"]]


def test_a_boat_dragged_along_its_axis_lies_there_in_the_draft_alone(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick") as person:
        frame = person.wait_for_turn()
        person.page.wait_for_selector(".boat.can")
        slides = [text.split() for text in texts(frame) if text.startswith("slide")]
        _, boat, way, distance = slides[-1]
        piece = f"[data-boat='{int(boat) - 1}'] .post"
        square = person.size(".sea")[0] / 10
        shift = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[way]
        start = person.middle(piece)
        goal = (start[0] + shift[0] * square * int(distance), start[1] + shift[1] * square * int(distance))
        person.drag(start, goal)
        person.page.wait_for_selector(".bar button:enabled:has-text('Undo')")
        assert person.middle(piece) == pytest.approx(goal, abs=2)
        assert person.frame["view"]["boats"] == frame["view"]["boats"], "a draft stays with its author"


def test_a_turn_without_room_answers_with_the_clause(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick") as person:
        legal = texts(person.wait_for_turn())
        person.page.wait_for_selector(".boat.can")
        boats = {text.split()[1] for text in legal if text.startswith("slide")}
        wanted = [(boat, side) for boat in sorted(boats) for side in ("left", "right")]
        boat, side = next(one for one in wanted if f"turn {one[0]} {one[1]}" not in legal)
        person.page.click(f"[data-boat='{int(boat) - 1}'] .post")
        person.page.keyboard.press("<" if side == "left" else ">")
        assert "DM-" in person.page.inner_text(".notice")


def test_a_turn_without_room_shows_what_the_server_says_is_in_the_way(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick") as person:
        boats = person.wait_for_turn()["view"]["boats"]
        person.page.wait_for_selector(".boat.can")
        sides = [(boat, *turn) for boat in boats for turn in zip(("left", "right"), boat["turns"], strict=True)]
        boat, side, turn = next(one for one in sides if one[2] and one[2].get("blocked"))
        person.page.keyboard.press(str((boat["boat"] + 1) % 10))
        person.page.hover(f".handle.no[data-glyph='{side}']")
        person.page.wait_for_selector(".block")
        assert person.page.locator(".block").count() == len(turn["blocked"])
        assert person.page.locator(".sweep").count() == 3 + len(turn.get("free", [])) + len(turn["blocked"])
