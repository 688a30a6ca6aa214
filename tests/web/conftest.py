"""One server and one browser for all tests of a file; nobody's window may fail, or ask another host for anything."""

from collections.abc import Iterator
from zlib import crc32

import pytest

from drakes.server.pages import BUILT
from tests.server.running import Running
from tests.web import visiting
from tests.web.visiting import Site, known_chance, open_site
from tools.chromium import find, may_install


@pytest.fixture(scope="module", autouse=True)
def browser_at_hand() -> Iterator[None]:
    """The pages are built and the browser is there; it is closed at the end."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("The pages are not built: run 'make web'.", pytrace=False)
    if find() is None and may_install():
        pytest.fail("Chromium is not installed: run 'make test', or tools/chromium.py install.", pytrace=False)
    if find() is None:
        pytest.skip("Chromium is not installed, and this machine does not let us")
    yield
    visiting.close_all()


@pytest.fixture(scope="module")
def running_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with open_site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def site(running_site: Running, request: pytest.FixtureRequest) -> Iterator[Site]:
    """A site with visitors of this test alone; the tables opened in it are dealt the same each time."""
    found = Site(running_site)
    with known_chance(crc32(request.node.nodeid.encode())):
        yield found
    assert found.farewell() == []
