"""What is refused before anything is done, and the headers of every answer."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from drakes.server.addresses import addresses_for_others
from drakes.server.safety import allowed_names
from drakes.server.settings import Settings
from tests.server.running import Browser, Running, generous

Start = Callable[..., Running]
PAGES = ["/", "/t/aaaaaaaaaaaa", "/api/games", "/api/none", "/none.js", "/api/schema", "/health", "/metrics"]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_safety_headers(server: Running, path: str) -> None:
    headers = server.browser().client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_parts_of_a_page_carry_what_matters_for_them_alone(server: Running) -> None:
    client = server.browser().client
    part = re.search(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
    assert part is not None
    headers = client.get(part[1]).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("path", ["/", "/api/schema"])
def test_pages_have_no_script_or_style_of_their_own_and_no_foreign_host(server: Running, path: str) -> None:
    text = server.browser().client.get(path).text
    assert "<script>" not in text
    assert "<style" not in text
    assert "http" not in text


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::2]"])
def test_another_host_name_is_refused(server: Running, host: str) -> None:
    answer = server.browser().client.get("/api/games", headers={"host": host})
    assert answer.status_code in (400, 403)
    assert "games" not in answer.text


def test_a_given_host_name_is_served(start: Start, tmp_path: Path) -> None:
    page = start(generous(f"sqlite:///{tmp_path}/named.db", names=("play.example",))).browser()
    assert page.client.get("/api/games", headers={"host": "play.example"}).status_code == 200
    assert page.client.get("/api/games", headers={"host": "other.example"}).status_code == 403


@pytest.mark.parametrize(("told", "addresses"), [
    ({}, []),
    ({"host": "localhost"}, []),
    ({"host": "0.0.0.0"}, []),
    ({"host": "0.0.0.0", "names": ("192.168.1.5", "ducks.local")}, ["http://192.168.1.5:80", "http://ducks.local:80"]),
    ({"host": "0.0.0.0", "names": ("*",)}, ["http://10.0.0.7:80"]),
    ({"host": "192.168.1.5"}, ["http://192.168.1.5:80"]),
    ({"host": "fd00::5"}, ["http://[fd00::5]:80"]),
    ({"names": ("play.example",), "secure": True}, ["https://play.example"]),
])  # fmt: skip
def test_others_are_told_only_addresses_under_which_they_are_let_in(told: dict[str, Any], addresses: list[str]) -> None:
    settings = Settings(database="", port=80, **told)
    assert addresses_for_others(settings, "10.0.0.7") == addresses
    allowed = allowed_names(settings.host, settings.names)
    hosts = [address.split("//")[1].removesuffix(":80") for address in addresses]
    assert "*" in allowed or set(hosts) <= allowed


def test_only_the_host_is_told_where_others_find_the_server(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "open", "open")
    assert anna.get(f"/api/tables/{table}/reach")["addresses"] == []
    assert server.browser("Ben").get(f"/api/tables/{table}/reach", 403)["code"] == "not_host"
    assert server.browser().get(f"/api/tables/{table}/reach", 401)["code"]


def test_listening_everywhere_allows_no_more_names() -> None:
    assert allowed_names("0.0.0.0", ["play.example"]) == {"localhost", "127.0.0.1", "[::1]", "play.example"}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_another_site_can_do_nothing(server: Running, origin: str) -> None:
    anna = server.browser("Anna")
    answer = anna.client.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "origin"
    assert anna.get("/api/me")["name"] == "Anna"
    anna.client.headers["origin"] = origin
    with pytest.raises(InvalidStatus), anna.live():
        pass


def test_a_cookie_without_word_of_its_origin_is_refused_and_a_token_is_not(server: Running) -> None:
    anna = server.browser("Anna")
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    del anna.client.headers["origin"]
    body = {"name": "Anne"}
    assert anna.client.post("/api/me", json=body).status_code == 403
    assert anna.client.post("/api/me", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert anna.client.post("/api/me", json=body, headers={"sec-fetch-site": "same-origin"}).status_code == 200
    program = server.browser(authorization=f"Bearer {token}")
    del program.client.headers["origin"]
    assert program.client.post("/api/me", json=body).status_code == 200


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Running) -> None:
    cookie = server.browser().client.post("/api/me", json={"name": "Anna"}).headers["set-cookie"]
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}


def test_behind_https_the_cookie_travels_only_there(start: Start, tmp_path: Path) -> None:
    running = start(generous(f"sqlite:///{tmp_path}/secure.db", secure=True))
    answer = running.browser().client.post("/api/me", json={"name": "Anna"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"name": 1}',
        b'{"name": ""}',
        b'{"name": null}',
        b'{"name": "a", "x": 1}',
        b'{"name": "a", "language": "xx"}',
        b'{"name": "\\u0000"}',
        b'{"name": "' + b"a" * 33 + b'"}',
    ],
)
def test_a_body_that_does_not_fit_is_refused_in_the_usual_shape(server: Running, body: bytes) -> None:
    client = server.browser().client
    answer = client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert set(answer.json()) == {"code", "sentence", "clause", "version"}


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    body = json.dumps({"name": "a" * 100_000}).encode()
    answer = server.browser().client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["sentence"]


@pytest.mark.parametrize("seat", ["-1", "16", "99999999999999999999", "1.5", "x", ""])
def test_numbers_out_of_bounds_are_refused(server: Running, seat: str) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    answer = anna.client.get(f"/api/tables/{table}/frame", params={"seat": seat})
    assert answer.status_code in (400, 403), answer.text


def test_a_table_that_is_not_there_and_one_that_may_not_be_seen_look_alike(server: Running) -> None:
    anna, eve = server.browser("Anna"), server.browser("Eve")
    table = anna.open("me", "random", "random", spectators="none")
    hidden = eve.get(f"/api/tables/{table}/frame", 404)
    assert hidden == eve.get("/api/tables/aaaaaaaaaaaa/frame", 404)


def test_health_and_metrics_answer(server: Running) -> None:
    page: Browser = server.browser("Anna")
    assert page.get("/health")["status"] == "ok"
    text = page.client.get("/metrics").text
    assert 'drakes_requests_total{method="POST",route="/api/me",status="200"}' in text
    assert "Anna" not in text
