"""Running servers to test on: real ones, on loopback, stopped by the test that started them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from drakes.server.settings import Settings
from tests.postgres import empty, running_server
from tests.server.running import Running, generous


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from running_server(tmp_path_factory)


@pytest.fixture
def postgres_url(postgres: str) -> str:
    return empty(postgres)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of a file that leave nothing behind but tables."""
    folder = tmp_path_factory.mktemp("server")
    with Running(generous(f"sqlite:///{folder}/drakes.db")) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers of a test's own, on one database unless told otherwise."""
    running: list[Running] = []

    def begin(settings: Settings | None = None, **parts: object) -> Running:
        one = Running(settings or generous(f"sqlite:///{tmp_path}/drakes.db"), **parts).__enter__()
        running.append(one)
        return one

    yield begin
    for one in running:
        one.stop()
