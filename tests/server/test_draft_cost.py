"""A turn of five steps costs the server few calls of `apply`, whatever could be chosen at each of them."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from drakes.core.game import find_game
from drakes.server import lobby
from tests.play.tables import counted_apply
from tests.server.running import Browser, Running

GAME = find_game("duck_dealer")
PREFERRED = ("build_factory", "build_consumer", "deliver", "make", "mine", "explore", "fly", "part", "highway")
"""What is done where it can be, so that a turn goes about and builds."""
STEPS, MOST = 5, 30


@pytest.fixture
def table(start: Callable[[], Running], monkeypatch: pytest.MonkeyPatch) -> tuple[Browser, str]:
    """A known game of three seats of one person, up to an action turn."""
    chance = Random(3)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=chance.randbytes, choice=chance.choice))
    anna = start().browser("Anna")
    name = anna.open("me", "me", "me", game=GAME.name)
    for _ in range(300):
        frame = frame_of(anna, name)
        kinds = {kind_of(action) for action in frame["legal"]}
        if "act" in kinds and len(frame["moves"]) > 90:
            return anna, name
        anna.act(name, frame, by_kind(frame["legal"], "act", *PREFERRED))
    raise AssertionError("no action turn came")


def frame_of(page: Browser, table: str) -> Any:
    return page.frame(table, page.frame(table)["to_move"][0])


def kind_of(action: int) -> str:
    return GAME.rules.actions.range_of(action).kind


def by_kind(legal: list[int], *kinds: str) -> int:
    """The first action of the first of these kinds that there is, else the last of all."""
    return next((action for kind in kinds for action in legal if kind_of(action) == kind), legal[-1])


def test_five_steps_and_the_end_of_a_turn_take_at_most_thirty_calls(table: tuple[Browser, str]) -> None:
    anna, name = table
    frame = frame_of(anna, name)
    seat, path = frame["seat"], f"/api/tables/{name}"
    with counted_apply(GAME) as played:
        tried = anna.post(f"{path}/try", {"seat": seat, "actions": []})
        assert tried["legal"] == frame["legal"]
        actions, choices = list[int](), len(tried["legal"])
        for n in range(STEPS):
            actions.append(by_kind(tried["legal"], "act", *PREFERRED))
            asked = {"seat": seat, "version": frame["version"], "key": f"step-{n:04d}", "actions": actions}
            tried = anna.post(f"{path}/step", asked)["tried"]
            assert (tried["valid"], tried["broken"], tried["stops"]) == (n + 1, None, "")
            choices += len(tried["legal"])
        ending = [*actions, by_kind(tried["legal"], "end_turn")]
        done = anna.post(f"{path}/step", {**asked, "key": "step-end", "actions": ending})
        assert played.count <= MOST < choices
        assert done["done"] or done["tried"]["valid"] == STEPS + 1


def test_undoing_and_looking_again_take_none(table: tuple[Browser, str]) -> None:
    anna, name = table
    frame = frame_of(anna, name)
    seat, path, act = frame["seat"], f"/api/tables/{name}", by_kind(frame["legal"], "act")
    first = anna.post(f"{path}/try", {"seat": seat, "actions": []})
    then = anna.post(f"{path}/try", {"seat": seat, "actions": [act]})
    looked = anna.get(f"{path}/previews", seat=seat, after=act, action=then["legal"][0])
    with counted_apply(GAME) as played:
        assert anna.post(f"{path}/try", {"seat": seat, "actions": []}) == first
        assert anna.post(f"{path}/try", {"seat": seat, "actions": [act]}) == then
        assert anna.get(f"{path}/previews", seat=seat, after=act, action=then["legal"][0]) == looked
        assert played.count == 0
