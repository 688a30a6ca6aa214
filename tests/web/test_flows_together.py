"""Several people at one table: by invitation, on one screen, on phones around a big one, looking on; and agreeing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visiting import PHONE, Site, Visitor, notation, to_move

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"


def invitation(page: Page, n: int = 0) -> str:
    """The address of an invitation on a lobby's page, without its host."""
    url = page.locator(".share input").nth(n).input_value()
    return re.sub(r"^https?://[^/]+", "", url)


def accept(person: Visitor, path: str, name: str) -> None:
    """Come by an invitation and sit down."""
    person.goto(path)
    person.page.get_by_label("What shall the others call you?").fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()


def table_of(page: Page) -> str:
    """The name of the table a page shows."""
    return page.url.split("/t/")[1].split("/")[0].split("#")[0]


def choose_any(page: Page) -> None:
    """The first choice of the bar's list, and of the lists inside it, until the turn is over."""
    bar = page.locator(".bar")
    page.get_by_role("button", name=re.compile("choice")).click()
    turn = version_at(bar)
    while version_at(bar) == turn:
        at = bar.get_attribute("data-at") or ""
        choice = page.locator(".choices .choice:not(.path)").first
        while choice.locator(".pill").count():
            choice.click()
        choice.click()
        expect(bar).not_to_have_attribute("data-at", at)


def version_at(bar: Locator) -> str:
    """The version of the table at which a bar offers choices."""
    return (bar.get_attribute("data-at") or "").split(" ")[0]


def test_a_friend_comes_by_the_link_and_sees_my_move(site: Site) -> None:
    ines, noor = site.visitor("Ines"), site.stranger()
    ines.goto("/")
    card = ines.page.get_by_role("article", name="Sitting Ducks")
    card.get_by_role("link", name="Invite friends").click()
    ines.button("Take seat 4 away").click()
    ines.page.get_by_label("Who sits in seat 3").select_option("random")
    ines.button("Open the table").click()
    expect(ines.page.get_by_role("heading", name="The table is set.")).to_be_visible()
    accept(noor, invitation(ines.page), "Noor")
    expect(noor.page.locator(".seats .seat")).to_have_count(3)
    expect(noor.page.locator(".seats")).to_contain_text("Ines")
    expect(ines.page.locator(".seats")).to_contain_text("Noor")
    table = table_of(ines.page)
    if ines.api.frame(table, 0)["to_move"] == [1]:
        choose_any(noor.page)
    ines.is_due(table)
    before = noor.page.locator(".log li").count()
    ines.type_move(notation(ines.api.frame(table, 0))[0])
    expect(noor.page.locator(".log li")).not_to_have_count(before)
    assert "invite" not in noor.page.url, "the invitation stays in the address"


def test_a_used_invitation_is_refused_in_words(site: Site) -> None:
    ines, noor, eve = site.visitor("Ines"), site.stranger(), site.stranger()
    given = ines.api.open_with("me", "open", "open", game=DUCKS)
    path = f"/t/{given['id']}#invite={given['invites'][0]['token']}"
    accept(noor, path, "Noor")
    expect(noor.page.get_by_role("dialog")).to_have_count(0)
    accept(eve, path, "Eve")
    expect(eve.page.get_by_role("alert")).to_contain_text("used before")


def test_on_one_screen_a_hand_is_nowhere_in_the_page_before_the_curtain_is_lifted(site: Site) -> None:
    ines = site.visitor("Ines")
    ines.goto(f"/new/{DUCKS}?way=screen")
    ines.button("Take seat 4 away").click()
    ines.page.get_by_label("Who sits in seat 3").select_option("random")
    ines.page.get_by_label("Name of seat 2").fill("Noor")
    ines.button("Open the table").click()
    curtain = ines.page.get_by_role("dialog", name=re.compile("is next"))
    expect(curtain).to_be_visible()
    table = table_of(ines.page)
    first = int(to_move(table, ines, ines)[1]["seat"])
    held = ines.page.locator(".play[data-slot]")
    curtain.get_by_role("button").click()
    expect(held).to_have_count(3)
    heard: list[str] = []
    ines.page.on("response", lambda answer: heard.append(answer.url))
    ines.page.on("websocket", lambda socket: heard.append(socket.url))
    choose_any(ines.page)
    hand_over = ines.button("Hand over to")
    expect(hand_over).to_be_focused()
    told = ines.page.content()
    hand_over.click()
    expect(curtain).to_be_visible()
    told += ines.page.content()
    theirs = ines.api.frame(table, 1 - first)
    secret = set(re.findall(r'data-n="(\d+)"', told)) & {str(n) for n in theirs["legal"]}
    assert not secret, "the other's choices are in the page"
    assert not [url for url in heard if f"seat={1 - first}" in url], "the other's view was fetched early"
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(held).to_have_count(3)
    assert any(f"seat={1 - first}" in url for url in heard)


def test_behind_the_curtain_nothing_of_the_table_can_be_reached(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "me", "me", game=DUCKS)
    ines.goto(f"/t/{table}")
    curtain = ines.page.get_by_role("dialog", name=re.compile("is next"))
    expect(curtain.get_by_role("button")).to_be_focused()
    expect(ines.page.locator(".table, .play, .hand-place")).to_have_count(0)
    ines.page.keyboard.press("/")
    expect(ines.page.get_by_label("Move in notation")).to_have_count(0)


def test_the_board_on_a_big_screen_and_the_hands_on_phones(site: Site) -> None:
    host = site.visitor("Ines", (1920, 1080))
    phones = [site.stranger(PHONE, has_touch=True, is_mobile=True) for _ in range(2)]
    host.goto(f"/new/{DUCKS}")
    host.button("Take seat 4 away").click()
    host.page.get_by_label("Who sits in seat 3").select_option("random")
    host.page.get_by_label("The board on this screen, the hands on phones").check()
    host.button("Open the table").click()
    expect(host.page.locator(".share .qr")).to_have_count(2)
    paths = [invitation(host.page, n) for n in range(2)]
    for phone, path, name in zip(phones, paths, ("Noor", "Tariq"), strict=True):
        accept(phone, path, name)
    for phone in phones:
        expect(phone.page.locator(".play[data-slot]")).to_have_count(3)
    expect(host.page.locator(".seats")).to_contain_text("Tariq")
    expect(host.page.locator(".play[data-slot]")).to_have_count(0)
    with host.api.live(table=table_of(host.page), since=0) as live:
        said = live.wait(lambda said: min(said.get("to_move", []), default=2) < 2)
    moving = phones[min(said["to_move"])]
    expect(moving.page).to_have_title(re.compile("^●"))
    before = host.page.locator(".log li").count()
    choose_any(moving.page)
    expect(host.page.locator(".log li")).not_to_have_count(before)


def test_a_phone_shows_the_hand_alone_where_the_board_is_elsewhere(site: Site) -> None:
    ines, _, table = site.pair(DUCKS)
    page = ines.sit_at(table)
    ines.button("Table", exact=True).click()
    ines.button("Only my hand").click()
    expect(page.locator(".board")).to_be_hidden()
    expect(page.locator(".play[data-slot]")).to_have_count(3)


def test_a_spectator_sees_the_board_and_no_hand_and_cannot_act(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    eve = site.stranger()
    page = eve.sit_at(table)
    expect(page.locator(".play[data-slot]")).to_have_count(0)
    expect(eve.button("Chat")).to_have_count(0)
    expect(page.locator(".bar .ask")).to_contain_text("is thinking")
    mover, frame = to_move(table, ines, noor)
    before = page.locator(".log li").count()
    mover.api.act(table, frame)
    expect(page.locator(".log li")).not_to_have_count(before)
    expect(page.locator("[data-n]")).to_have_count(0)


def test_a_move_is_taken_back_when_the_other_agrees(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    mover, frame = to_move(table, ines, noor)
    other = noor if mover is ines else ines
    mover.sit_at(table)
    other.sit_at(table)
    mover.api.act(table, frame)
    expect(other.page.locator(".seat.me.turn")).to_have_count(1)
    mover.button("Table", exact=True).click()
    mover.button("Ask to take the last move back").click()
    asked = other.page.get_by_text("would like to take a move back")
    expect(asked).to_be_visible()
    expect(mover.page.get_by_text("Waiting for")).to_be_visible()
    other.button("Agree").click()
    expect(asked).to_have_count(0)
    expect(mover.page.locator(".seat.me.turn")).to_have_count(1)
    assert mover.api.frame(table, frame["seat"])["legal"] == frame["legal"]


def test_a_take_back_that_is_refused_leaves_the_move(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    mover, frame = to_move(table, ines, noor)
    other = noor if mover is ines else ines
    other.sit_at(table)
    mover.api.act(table, frame)
    mover.api.post(f"/api/tables/{table}/ask", {"seat": frame["seat"], "about": "take-back", "key": "ask-12345"})
    other.button("No", exact=True).click()
    expect(other.page.get_by_text("would like to take a move back")).to_have_count(0)
    expect(other.page.locator(".seat.me.turn")).to_have_count(1)


def test_a_phrase_is_read_in_the_language_of_each_reader(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    noor.page.close()
    noor.context.add_init_script('localStorage.setItem(\'drakes-settings\', \'{"language": "de", "tips": "off"}\')')
    noor.page = noor.open()
    noor.sit_at(table)
    ines.sit_at(table)
    ines.button("Chat").click()
    ines.button("Well played!").click()
    expect(ines.page.locator(".lines")).to_contain_text("Well played!")
    expect(noor.page.locator("nav .pill.now")).to_have_text("1")
    noor.page.keyboard.press("c")
    expect(noor.page.locator(".lines li")).to_have_count(1)
    assert "Well played" not in noor.page.locator(".lines").inner_text()


def test_a_muted_person_is_heard_no_more(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    ines.sit_at(table)
    ines.button("Chat").click()
    ines.button("Mute Noor").click()
    expect(ines.button("Hear Noor again")).to_be_visible()
    say = {"seat": 1, "phrase": "hello"}
    noor.api.post(f"/api/tables/{table}/chat", say | {"key": "say-000001"})
    ines.api.post(f"/api/tables/{table}/chat", say | {"key": "say-000002", "seat": 0})
    expect(ines.page.locator(".lines")).to_contain_text("Hello!")
    expect(ines.page.locator(".lines")).not_to_contain_text("Noor")


def test_a_bot_stands_in_until_i_return(site: Site) -> None:
    ines, _, table = site.pair(DUCKS)
    page = ines.sit_at(table)
    ines.button("Table", exact=True).click()
    ines.button("Let a bot play for me").click()
    expect(page.locator(".seat.me")).to_contain_text("bot")
    expect(page.get_by_role("dialog")).to_have_count(0)
    ines.button("Play on myself").click()
    expect(page.locator(".seat.me")).not_to_contain_text("bot")


def test_to_resign_is_asked_twice(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    ines.sit_at(table)
    noor.sit_at(table)
    ines.button("Table", exact=True).click()
    ines.button("Resign").click()
    assert not ines.api.frame(table, 0)["seats"][0]["resigned"]
    ines.button("Really resign?").click()
    expect(noor.page.locator(".seats")).to_contain_text("resigned")


def both_play_to_the_end(table: str, *people: Visitor) -> Any:
    """Any moves of both to the last."""
    mover, frame = to_move(table, *people)
    while frame["status"] != "over":
        mover.api.act(table, frame, frame["legal"][frame["version"] * 7 % len(frame["legal"])])
        mover, frame = to_move(table, *people)
    return frame


def test_after_the_end_both_meet_at_another_table(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    both_play_to_the_end(table, ines, noor)
    for person in (ines, noor):
        person.sit_at(table)
        expect(person.page.get_by_role("dialog", name=re.compile("won"))).to_be_visible()
        person.button("Another game").click()
        person.page.wait_for_url(lambda url: table not in url)
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert table_of(ines.page) == table_of(noor.page)
    for person in (ines, noor):
        expect(person.page.locator(".seats .seat")).to_have_count(3)


def test_the_record_of_the_game_is_downloaded(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    both_play_to_the_end(table, ines, noor)
    ines.sit_at(table)
    with ines.page.expect_download() as download:
        ines.page.get_by_role("link", name="The record of the game").click()
    assert download.value.suggested_filename == f"{table}.jsonl"
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) > 10
    assert '"key"' in lines[-1]


def test_a_listed_table_is_joined_from_the_first_page(site: Site) -> None:
    ines, noor = site.visitor("Ines"), site.visitor("Noor")
    table = ines.api.open("me", "open", "random", game=DUCKS, listed=True)
    noor.goto("/")
    row = noor.page.locator("li", has=noor.page.locator(f"a[href='/t/{table}']"))
    row.get_by_role("button", name="Sit down").click()
    expect(noor.page.locator(".seats .seat")).to_have_count(3)
