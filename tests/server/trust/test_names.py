"""Attacks by names: taken for another's, for a bot's, blank to the eye, piled up; and one person in two seats."""

from typing import Any

import pytest

from drakes.server.faults import Fault
from drakes.server.names import are_alike, clean_name, free_name
from tests.server.running import Browser, Running

ALIKE = [
    ("Anna", "Anna"),
    ("Anna", "aNNA"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic
    ("Anna", "\uff21\uff4e\uff4e\uff41"),  # full-width
    ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # mathematical
    ("Anna", "Anna\ufe0f"),
    ("Ian", "lan"),  # a small l
    ("Bob", "B0b"),
    ("Mark", "rnark"),
    ("Straße", "Stra\u03b2e"),  # a Greek beta
    ("Zoë", "Zoe\u0308"),
    ("Anna Lee", "Anna\u2003Lee"),  # a wide space
]
APART = [("Anna", "Hanna"), ("Ben", "Ben 2"), ("Jörg", "Jorg"), ("Seat 1", "Seat 2"), ("Ann", "Anna"), ("🦆", "🐉")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert are_alike(clean_name(one), clean_name(other))
    assert are_alike(clean_name(other), clean_name(one))


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_are_not_alike(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "unseen_name"),
        ("\u2800\u2800", "unseen_name"),
        ("An\u115fna", "unseen_name"),
        ("An\u034fna", "unseen_name"),
        ("Anna\U000e0101", "unseen_name"),
        ("\ufe0f", "unseen_name"),
        ("An\u200dna", "bad_name"),
        ("\u202eannA", "bad_name"),
        (" \u00a0\u3000", "bad_name"),
        ("Z\u0301\u0302\u0303\u0304", "piled_name"),
        ("Z\u0335\u0335", "piled_name"),
        ("\u0301Anna", "piled_name"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(name: str, code: str) -> None:
    with pytest.raises(Fault) as refused:
        clean_name(name)
    assert refused.value.problem.code == code


@pytest.mark.parametrize("name", ["Nguyễn Thị", "Ọ̀kànlàwọ́n", "שָׁלוֹם", "हिन्दी", "กิ๊ฟ", "نادر", "王小明", "❤️", "d'Arc-2"])
def test_names_of_many_languages_are_good(name: str) -> None:
    assert clean_name(name)


def test_a_name_nobody_chose_gets_a_number_and_never_too_many_letters() -> None:
    names: list[str] = []
    for _ in range(12):
        names.append(free_name("a" * 32, names, 32))
    assert len(set(names)) == 12
    assert max(map(len, names)) == 32


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def claim(page: Browser, opened: Any, n: int, name: str, expect: int | None = None) -> Any:
    body = {"name": name, "invite": opened["invites"][n]["token"]}
    return page.post(f"/api/tables/{opened['id']}/claim", body, expect)


def test_nobody_sits_down_under_a_name_that_looks_like_anothers_or_a_bots(server: Running, anna: Browser) -> None:
    opened, ben = anna.open_with("me", "open", "random"), server.browser("Ben")
    for name, code in (("\u0410nna", "name_alike"), ("random", "name_alike"), ("\uff45Xpert 2", "name_of_bot")):
        assert claim(ben, opened, 0, name, 409)["code"] == code
    version = anna.get(f"/api/tables/{opened['id']}")["version"]
    assert claim(ben, opened, 0, "Ben")["seat"] == 1, "the invitation is not spent by what was refused"
    assert anna.get(f"/api/tables/{opened['id']}")["version"] > version


def test_a_table_is_not_opened_with_names_that_look_the_same(anna: Browser) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "random", "name": "\uff21nna"}, {"who": "random"}]
    assert anna.post("/api/tables", {"game": "sitting_ducks", "seats": seats}, 409)["code"] == "name_alike"
    seats = [{"who": "me", "name": "Expert"}, {"who": "random"}, {"who": "random"}]
    assert anna.post("/api/tables", {"game": "sitting_ducks", "seats": seats}, 409)["code"] == "name_of_bot"
    plain = anna.get(f"/api/tables/{anna.open('me', 'me', 'random', 'random')}")
    assert [seat["name"] for seat in plain["seats"]] == ["Anna", "Anna 2", "random", "random 2"]


def test_an_offered_seat_is_not_taken_under_another_players_name(server: Running, anna: Browser) -> None:
    opened, ben, zoe = anna.open_with("me", "open", "random"), server.browser("Ben"), server.browser("Zoe")
    claim(ben, opened, 0, "Ben")
    token = ben.post(f"/api/tables/{opened['id']}/seats/1/give")["token"]
    path = f"/api/tables/{opened['id']}/claim"
    assert zoe.post(path, {"name": "anna", "invite": token}, 409)["code"] == "name_alike"
    assert zoe.post(path, {"name": "Ben", "invite": token})["seat"] == 1, "the name of who leaves is free"


def test_one_person_sits_once_at_a_table_and_gets_no_second_seat_by_a_code(server: Running, anna: Browser) -> None:
    opened, ben = anna.open_with("me", "open", "open"), server.browser("Ben")
    assert claim(anna, opened, 0, "Hanna", 409)["code"] == "already_seated"
    code = claim(ben, opened, 0, "Ben")["recovery"]
    assert claim(ben, opened, 1, "Carl", 409)["code"] == "already_seated"
    path = f"/api/tables/{opened['id']}/recover"
    assert anna.post(path, {"code": code}, 409)["code"] == "already_seated"
    assert server.browser("Ben").post(path, {"code": code})["seat"] == 1


def test_everybody_sees_who_plays_several_seats_on_one_screen_and_gets_all_of_them_back(
    server: Running, anna: Browser
) -> None:
    opened = anna.open_with("me", "random", "me")
    stranger = server.browser()
    shared = [seat["shared"] for seat in stranger.get(f"/api/tables/{opened['id']}")["seats"]]
    assert shared == [[2], [], [0]]
    again = server.browser("Anna")
    for given in opened["recovery"]:
        again.post(f"/api/tables/{opened['id']}/recover", {"code": given["code"]})
    assert again.get(f"/api/tables/{opened['id']}")["mine"] == [0, 2]
