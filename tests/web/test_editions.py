"""Editions in the browser: a galaxy by its seed, one's own file, a wrong file, and the page about an edition."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.visiting import PHONE, Site, Visitor

GAME = "duck_dealer"


@pytest.fixture
def ines(site: Site) -> Visitor:
    person = site.visitor("Ines")
    page = person.goto(f"/new/{GAME}")
    for seat in (2, 3):
        page.get_by_label(f"Who sits in seat {seat}").select_option("random")
    return person


def edition(person: Visitor, folder: Path, old: str, new: str) -> Path:
    """A file of one's own: the sample with something changed."""
    text = person.api.client.get(f"/api/games/{GAME}/editions/standard").raise_for_status().text
    assert old in text
    file = folder / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def choose(page: Page, value: str) -> None:
    """Choose a value in the list that has it."""
    page.get_by_role("combobox").filter(has=page.locator(f"option[value={value}]")).select_option(value)


def choose_file(page: Page, file: Path) -> None:
    """Choose a file as people do, perhaps the same one again."""
    with page.expect_file_chooser() as opened:
        page.get_by_label("The file of your edition").click()
    opened.value.set_files(file)


def open_table(person: Visitor) -> str:
    """Open the table; gives its id."""
    person.button("Open the table").click()
    expect(person.page.locator(".seats .seat").first).to_be_visible()
    return person.page.url.rsplit("/", 1)[1]


def test_a_galaxy_by_its_seed_and_an_edition_by_its_file_are_played(ines: Visitor, tmp_path: Path) -> None:
    page = ines.page
    choose(page, "own")
    choose_file(page, edition(ines, tmp_path, "kept = 4", "kept = 2"))
    choose(page, "seeded")
    page.get_by_label("The number").fill("7")
    table = open_table(ines)
    about = ines.api.get(f"/api/tables/{table}")
    assert (about["box"], about["board"], about["numbers"]["kept"]) == ("own", "galaxy:7", 2)
    planets = {planet["name"] for planet in ines.api.frame(table)["view"]["planets"]}
    other = ines.api.open("me", "random", game=GAME, board="galaxy:7")
    assert planets == {planet["name"] for planet in ines.api.frame(other)["view"]["planets"]}

    ines.is_due(table)
    for left in ("2 pieces", "one more piece"):
        ines.type_move("gear merchant")
        expect(page.locator(".bar")).to_contain_text(left)
    ines.type_move("gear merchant")
    expect(page.locator(".log")).to_contain_text("You fit out your ship: merchant")
    assert ines.api.frame(table)["view"]["seats"][0]["gear"]["merchant"] == 3

    page.keyboard.press("g")
    expect(page.locator("#clause-DD-3\\.8")).to_contain_text("at most 2 markers")
    expect(page.get_by_text("2 markers of your choice stay")).to_be_visible()


def test_a_wrong_file_gets_the_key_that_is_wrong_and_the_right_one_goes_on(ines: Visitor, tmp_path: Path) -> None:
    page = ines.page
    choose(page, "own")
    wrong = edition(ines, tmp_path, "kept = 4", "kept = 99")
    choose_file(page, wrong)
    ines.button("Open the table").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This edition cannot be played:")
    expect(alert).to_contain_text("energy.kept: 99 stands there; expected a whole number from 0 to 20")
    choose_file(page, edition(ines, tmp_path, "kept = 4", "kept = 5"))
    assert ines.api.get(f"/api/tables/{open_table(ines)}")["numbers"]["kept"] == 5


def test_a_file_that_is_too_long_is_not_sent(ines: Visitor, tmp_path: Path) -> None:
    page = ines.page
    choose(page, "own")
    choose_file(page, edition(ines, tmp_path, "\n", "\n#" + "x" * 40_000))
    expect(page.get_by_role("alert")).to_contain_text("at most 32,000 letters")
    ines.button("Open the table").click()
    assert page.evaluate("document.querySelector('input[type=file]').validationMessage")
    assert "/new/" in page.url


def test_the_menu_leads_to_what_the_tables_edition_prints(ines: Visitor, tmp_path: Path) -> None:
    text = edition(ines, tmp_path, "thirty = 30", "thirty = 30\nreligion = 40").read_text(encoding="utf-8")
    table = ines.api.open("me", "random", game=GAME, edition=text)
    page = ines.sit_at(table)
    ines.button("Table", exact=True).click()
    page.get_by_role("link", name="About this edition").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("This edition")
    expect(page.get_by_text("One value differs from the standard edition.")).to_be_visible()
    page.get_by_label("Only what differs").check()
    expect(page.locator(".fact")).to_have_count(1)
    expect(page.locator(".fact")).to_contain_text("40")
    expect(page.locator(".fact")).to_contain_text("known")
    page.locator(".fact").get_by_role("link", name="DD-B9").click()
    expect(page.locator("#clause-DD-B9")).to_be_visible()


def test_the_set_up_leads_to_the_page_about_each_edition_on_a_phone_too(site: Site) -> None:
    noor = site.visitor("Noor", PHONE, language="de")
    page = noor.goto(f"/new/{GAME}")
    page.get_by_role("link", name="Über diese Ausgabe").click()
    expect(page.locator(".fact").first).to_be_visible()
    expect(page.get_by_text("rekonstruiert").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everybody_else_sees_that_one_person_plays_several_seats(site: Site) -> None:
    ines, noor = site.visitor("Ines"), site.visitor("Noor")
    given = ines.api.open_with("me", "me", "open")
    path = f"/t/{given['id']}#invite={given['invites'][0]['token']}"
    page = noor.goto(path)
    name = page.get_by_label("What shall the others call you?")
    name.fill("\u0399nes")  # a Greek capital iota
    noor.button("Sit down").click()
    expect(page.get_by_text("has a name that looks the same")).to_be_visible()
    name.fill("Noor")
    noor.button("Sit down").click()
    expect(page.locator(".seats .seat").first).to_contain_text("same person")
    expect(page.locator(".seats .pill", has_text="same person")).to_have_count(2)
    ines.goto(f"/t/{given['id']}")
    ines.page.get_by_role("dialog").get_by_role("button").click()
    expect(ines.page.locator(".seats .seat")).to_have_count(3)
    expect(ines.page.locator(".seats .pill", has_text="same person")).to_have_count(0)
