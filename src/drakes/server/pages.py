"""Pages: the browser's side as it was built into the package.

All files are read at the start and served from memory by their exact names, so that no path leads anywhere else.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from drakes.server.faults import Fault

BUILT = Path(__file__).parent / "pages"
"""Where the browser's side is built to."""
FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
SCHEMA = ("swagger/swagger-ui-bundle.js", "swagger/swagger-ui.css", "schema.js")
"""What shows the description of the API to people."""
NOT_BUILT = "The pages for the browser are not built: run tools/web.py, then start the server again."
SQUEEZED = ("text/", "application/json", "application/javascript", "image/svg", "application/wasm")


@dataclass(frozen=True)
class Page:
    """A file as it is served."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    cache: str


def make_page(name: str, body: bytes) -> Page:
    """A file by its path from the root, with its type, and compressed where that helps."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = "text/javascript" if name.endswith((".js", ".mjs")) else kind
    return page_of(body, kind, FOREVER if name.startswith("assets/") else CHECKED)


def page_of(body: bytes, kind: str, cache: str) -> Page:
    """A text or a picture of a type, and how long a browser may keep it."""
    squeezed = gzip.compress(body, mtime=0) if kind.startswith(SQUEEZED) and len(body) > 1000 else None
    return Page(body, squeezed, kind, f'"{sha256(body).hexdigest()[:24]}"', cache)


def read_pages(built: Path = BUILT) -> dict[str, Page]:
    """Every file by its path from the root, `index.html` among them; where nothing is built, it says so."""
    found = {"index.html": make_page("index.html", html("Drakes", NOT_BUILT))}
    for path in sorted(built.rglob("*")) if built.is_dir() else ():
        if path.is_file():
            name = path.relative_to(built).as_posix()
            found[name] = make_page(name, path.read_bytes())
    return found


def html(title: str, main: str, head: str = "") -> bytes:
    """A page that is not built but written here."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        f'{head}<body><main id="schema">{main}</main></body></html>'
    ).encode()


def serve(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page, or word that the browser has it already."""
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.squeezed
    return Response(body, headers=headers, media_type=page.kind)


@get("/", include_in_schema=False, sync_to_thread=False)
def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page."""
    return find_page(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def any_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the pages, or the page."""
    return find_page(request, path)


def find_page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the pages; any other path outside the API is the page itself, which finds its way from the address."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.strip("/")
    if name in pages:
        return serve(pages[name], request)
    if name.split("/")[0] in ("api", "assets", "metrics", "health") or "." in name.rsplit("/", 1)[-1]:
        raise Fault(404, "no_page", "There is nothing here.")
    return serve(pages["index.html"], request)


class SchemaPage(OpenAPIRenderPlugin):
    """The description of the API for people: Swagger UI, from our own files."""

    def __init__(self, is_built: bool) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._is_built = is_built

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page; its scripts read the description itself from openapi.json."""
        if not self._is_built:
            return html("Drakes: the API", NOT_BUILT)
        bundle, style, script = (f"/{name}" for name in SCHEMA)
        scripts = f'<script src="{bundle}" defer></script><script src="{script}" defer></script>'
        return html("Drakes: the API", "…", f'<link rel="stylesheet" href="{style}">{scripts}')
