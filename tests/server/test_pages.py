"""Pages, and the description of the API: complete, and with nothing from elsewhere."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from drakes.server.pages import SchemaPage, read_pages
from tests.server.running import Running

ORDER = ("swagger/swagger-ui.css", "swagger/swagger-ui-bundle.js", "schema.js")
METHODS = ("get", "post", "put", "delete")


@pytest.fixture(scope="module")
def described(server: Running) -> Any:
    return server.browser().get("/api/schema/openapi.json")


def routes(described: Any) -> list[tuple[str, Any]]:
    return [
        (f"{method} {path}", route[method])
        for path, route in described["paths"].items()
        for method in METHODS
        if method in route
    ]


def test_every_route_has_a_summary_and_a_description(described: Any) -> None:
    assert len(routes(described)) > 35
    for name, route in routes(described):
        assert route["summary"], name
        assert len(route["description"]) > 15, name


def test_every_route_that_can_refuse_says_how(described: Any) -> None:
    for name, route in routes(described):
        if "{" in name or "post" in name:
            assert faults_of(route), name
        shapes = {answer["content"]["application/json"]["schema"]["$ref"] for answer in faults_of(route)}
        told = "Health" if name.endswith("/health") else "Problem"
        assert {shape.rpartition("/")[2] for shape in shapes} <= {told}, name
        if "{table}" in name:
            assert {"400", "404", "429"} <= set(route["responses"]), name


def faults_of(route: Any) -> list[Any]:
    return [answer for status, answer in route["responses"].items() if status >= "4"]


def test_every_body_has_an_example(described: Any) -> None:
    for name, route in routes(described):
        if "requestBody" in route:
            content = route["requestBody"]["content"]["application/json"]
            shape = content["schema"]
            shape = described["components"]["schemas"][shape["$ref"].split("/")[-1]] if "$ref" in shape else shape
            assert content.get("examples") or shape.get("examples") or content["schema"].get("examples"), name


def test_the_frame_is_described(described: Any) -> None:
    answer = described["paths"]["/api/tables/{table}/frame"]["get"]["responses"]["200"]["content"]
    assert answer["application/json"]["schema"]["$ref"].endswith("Frame")


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaaaa", "/rules/any", "/anything/else"])
def test_every_address_outside_the_api_is_the_page(server: Running, path: str) -> None:
    answer = server.browser().client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/assets/none-123.js", "/none.css", "/api/none", "/../run.py", "/%2e%2e/run.py", "/api", "//etc/passwd.x"]
)
def test_what_is_not_there_is_not_found(server: Running, path: str) -> None:
    answer = server.browser().client.get(path)
    assert answer.status_code == 404
    assert answer.json()["sentence"]


def test_a_page_that_the_browser_has_is_not_sent_again(server: Running) -> None:
    client = server.browser().client
    first = client.get("/")
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_built_pages_are_kept_by_browsers_where_their_names_are_hashed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-5f3a.js").write_text("1")
    (tmp_path / "index.html").write_text("built")
    pages = read_pages(tmp_path)
    assert "immutable" in pages["assets/index-5f3a.js"].cache
    assert pages["index.html"].body == b"built"
    assert pages["index.html"].cache == "no-cache"
    assert pages["index.html"].squeezed is None


def test_long_pages_are_sent_compressed(tmp_path: Path) -> None:
    (tmp_path / "long.js").write_text("1;" * 1000)
    squeezed = read_pages(tmp_path)["long.js"].squeezed
    assert squeezed is not None
    assert gzip.decompress(squeezed) == b"1;" * 1000


def test_where_nothing_is_built_the_page_says_so(tmp_path: Path) -> None:
    assert b"tools/web.py" in read_pages(tmp_path / "none")["index.html"].body


@pytest.mark.parametrize("is_built", [True, False])
def test_the_description_for_people_loads_only_our_own_files(is_built: bool) -> None:
    page = SchemaPage(is_built).render(None, {})  # type: ignore[arg-type]
    files = re.findall(rb'(?:src|href)="([^"]*)"', page)
    assert [file for file in files if file != b"data:,"] == ([f"/{n}".encode() for n in ORDER] if is_built else [])


def test_the_variant_to_play_at_once_against_bots_can_be_played_by_every_number(server: Running) -> None:
    page = server.browser("Anna")
    for game in page.get("/api/games"):
        for seats in range(game["seats"][0], game["seats"][1] + 1):
            who = [{"who": "me"}, *({"who": "random"} for _ in range(seats - 1))]
            table = page.post("/api/tables", {"game": game["name"], "seats": who, "variant": game["against_bots"]}, 201)
            options = page.get(f"/api/tables/{table['id']}")["options"]
            assert options.items() >= game["variants"][game["against_bots"]].items()


def test_games_words_and_rules_are_served(server: Running) -> None:
    page = server.browser()
    for game in page.get("/api/games"):
        assert page.get(f"/api/games/{game['name']}")["actions"]
        assert "random" in game["bots"]
        assert 0 < game["minutes"][0] <= game["minutes"][1]
        for language in ("en", "fr", "it", "de"):
            assert page.client.get(f"/api/games/{game['name']}/words/{language}").text.count("=") > 10
            assert page.get(f"/api/games/{game['name']}/rules/{language}")[0]["id"]
    shared = page.client.get("/api/words/en")
    assert (shared.status_code, shared.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert shared.headers["content-encoding"] == "gzip"
    plain = page.client.get("/api/words/en", headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, shared.text)
    assert page.get("/api/words/xx", 404)["code"] == "no_language"
    assert page.get("/api/games/none", 404)["code"] == "no_game"
