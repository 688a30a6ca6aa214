"""Playing at a table: drafts, refusals, typed moves, and what the bar says."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.visiting import Site, Visitor, notation, to_move

pytestmark = pytest.mark.deep

HARBOUR = "dragon_market"


def is_under_way(frame: Any) -> bool:
    """Whether all boats lie in the harbour, and turns are played."""
    return bool(frame["view"]["phase"] == "turn")


def at_the_harbour(site: Site) -> tuple[Visitor, str]:
    """A person whose turn it is at a game where a turn has several steps."""
    ines = site.visitor()
    table = ines.api.open("me", "random", game=HARBOUR)
    ines.play_until(table, is_under_way)
    ines.sit_at(table)
    expect(ines.button("End the turn")).to_be_visible()
    return ines, table


def try_a_step(person: Visitor, table: str, seat: int = 0) -> None:
    """Slide or turn a boat, as a draft."""
    body = {"seat": seat, "actions": [], "early": True}
    tried = person.api.post(f"/api/tables/{table}/try", body)
    texts = notation({"game": HARBOUR, "legal": tried["legal"]})
    person.type_move(next(text for text in texts if text.startswith("slide")))


def test_a_step_of_a_draft_is_undone_and_nobody_saw_it(site: Site) -> None:
    ines, table = at_the_harbour(site)
    undo = ines.button("Undo")
    before = ines.api.frame(table)["version"]
    expect(undo).to_be_disabled()
    try_a_step(ines, table)
    expect(ines.page.locator(".bar .then")).to_contain_text("One step tried out")
    assert ines.api.frame(table)["version"] == before
    undo.click()
    expect(undo).to_be_disabled()
    expect(ines.page.locator(".bar .then")).not_to_contain_text("tried out")


def test_a_turn_is_begun_again_from_its_start(site: Site) -> None:
    ines, table = at_the_harbour(site)
    try_a_step(ines, table)
    expect(ines.page.locator(".bar .then")).to_contain_text("One step tried out")
    ines.button("Restart the turn").click()
    expect(ines.button("Undo")).to_be_disabled()


def test_the_end_of_a_turn_sends_the_draft_with_all_its_steps(site: Site) -> None:
    ines, table = at_the_harbour(site)
    before = ines.api.frame(table)["version"]
    try_a_step(ines, table)
    expect(ines.page.locator(".bar .then")).to_contain_text("One step tried out")
    ines.button("End the turn").click()
    with ines.api.live(table=table, seat=0, since=before) as live:
        frame = live.wait(lambda said: said.get("version", 0) > before + 1)
    mine = [move for move in frame["moves"] or ines.api.frame(table, since=before)["moves"] if move["seat"] == 0]
    assert mine, "the steps were not sent"
    expect(ines.button("Undo")).to_be_disabled()


def test_a_refused_move_says_why_and_its_clause_opens_the_rules_there(site: Site) -> None:
    ines, _ = at_the_harbour(site)
    frame_of = ines.page.locator(".notice")
    ines.type_move("coin")
    expect(frame_of).to_contain_text("Not possible.")
    clause = frame_of.locator(".clause").inner_text()
    assert re.fullmatch(r"DM-[\w.]+", clause)
    frame_of.locator(".clause").click()
    pointed = ines.page.get_by_role("dialog").locator(f"[id='clause-{clause}']")
    expect(pointed).to_have_class(re.compile("here"))
    expect(pointed).to_be_in_viewport()
    expect(pointed).to_be_focused()


def test_what_is_no_move_at_all_is_refused_in_words(site: Site) -> None:
    ines, _ = at_the_harbour(site)
    ines.type_move("fly away")
    expect(ines.page.locator(".notice")).to_contain_text("fly away")


def test_a_typed_move_is_made_and_may_be_cut_short(site: Site) -> None:
    ines, table = at_the_harbour(site)
    before = ines.api.frame(table)["version"]
    ines.type_move("end")
    with ines.api.live(table=table, seat=0, since=before) as live:
        live.wait(lambda said: said.get("version", 0) > before)


def test_letters_typed_into_a_field_are_no_shortcuts(site: Site) -> None:
    ines, _ = at_the_harbour(site)
    ines.page.keyboard.press("c")
    ines.page.get_by_label("Say something").press_sequentially("use ?/ [ here")
    expect(ines.page.get_by_role("dialog")).to_have_count(1)
    expect(ines.page.get_by_label("Say something")).to_have_value("use ?/ [ here")


def test_the_tab_says_whose_turn_it_is(site: Site) -> None:
    ines, _ = at_the_harbour(site)
    expect(ines.page).to_have_title(re.compile("^● Your turn"))


def test_a_plan_is_kept_while_another_thinks_and_done_later(site: Site) -> None:
    ines, noor, table = site.pair(HARBOUR)
    mover, frame = to_move(table, ines, noor)
    while not is_under_way(frame):
        mover.api.act(table, frame)
        mover, frame = to_move(table, ines, noor)
    first, second = (ines, noor) if mover is ines else (noor, ines)
    seat = 0 if second is ines else 1
    page = second.sit_at(table)
    second.button("Plan ahead").click()
    try_a_step(second, table, seat)
    page.get_by_label("Name of the plan").fill("to the silk")
    second.button("Keep the plan").click()
    expect(second.button("Look at “to the silk”")).to_be_visible()
    assert not second.api.frame(table, seat)["legal"]
    first.api.act(table, first.api.frame(table, 1 - seat), "end")
    second.button("Do “to the silk”").click()
    expect(page.locator(".bar .then")).to_contain_text("tried out")
