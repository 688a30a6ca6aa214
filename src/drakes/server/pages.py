"""Pages: the browser's side as it was built into the package, or a plain page that shows the same flow.

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
SIMPLE = Path(__file__).parent / "simple"
"""What is served until then, and with the description of the API."""
FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
SWAGGER = ("swagger/swagger-ui-bundle.js", "swagger/swagger-ui.css")
SQUEEZED = ("text/", "application/json", "application/javascript", "image/svg", "application/wasm")


@dataclass(frozen=True)
class Page:
    """A file as it is served."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    cache: str


def read_page(path: Path, is_hashed: bool) -> Page:
    """A file with its type, and compressed where that helps."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if path.suffix in (".js", ".mjs") else kind
    squeezed = gzip.compress(body, mtime=0) if kind.startswith(SQUEEZED) and len(body) > 1000 else None
    tag = f'"{sha256(body).hexdigest()[:24]}"'
    return Page(body, squeezed, kind, tag, FOREVER if is_hashed else CHECKED)


def read_pages(built: Path = BUILT) -> dict[str, Page]:
    """Every file by its path from the root, `index.html` among them."""
    found: dict[str, Page] = {}
    for folder in (SIMPLE, built):
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix != ".py":
                name = path.relative_to(folder).as_posix()
                found[name] = read_page(path, name.startswith("assets/"))
    return found


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
    """The description of the API for people: Swagger UI where it was built in, else a plain list; no foreign host."""

    def __init__(self, has_swagger: bool) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._has_swagger = has_swagger

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page; its scripts read the description itself from openapi.json."""
        script, style = (f"/{name}" for name in SWAGGER)
        swagger = f'<link rel="stylesheet" href="{style}"><script src="{script}" defer></script>'
        plain = '<link rel="stylesheet" href="/simple.css">'
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Drakes: the API</title>'
            '<meta name="viewport" content="width=device-width">'
            f'<link rel="icon" href="data:,">{swagger if self._has_swagger else plain}'
            '<script src="/schema.js" defer></script><body><main id="schema">…</main></body></html>'
        ).encode()
