"""The API is as it describes itself: whatever is sent, answers have the statuses, types and shapes that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.running import Running, generous

EXAMPLES, EXAMPLES_DEEP = 2, 35
TOO_LONG = (413, 431)
"""Bodies and addresses that are too long are refused before anybody reads what is wrong in them."""
PARTS = 4
"""The operations, in parts that several processes can share."""


class Described:
    """A server's description of itself."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        found: list[Any] = list(self.schema.get_all_operations())
        self.operations = sorted((one.ok() for one in found), key=lambda operation: str(operation.label))


class Asking:
    """A program with a token that sits at three tables: one in play, one that waits for somebody, one that is over."""

    def __init__(self, server: Running) -> None:
        anna = server.browser("Anna")
        self._headers = {"authorization": f"Bearer {anna.post('/api/me/tokens', {'label': 'fuzzer'})['token']}"}
        self._tables = [anna.open("me", "me", "me"), anna.open("me", "open", "me"), anna.open("me", "me", "random")]
        for seat in range(2):
            anna.post(f"/api/tables/{self._tables[2]}/resign", {"seat": seat, "key": "i-give-up"})
        self._sent = 0

    def ask(self, case: Any) -> None:
        """Send a case, most often about a real table, with a session or without, and check the answer."""
        self._sent += 1
        unasked = [positive_data_acceptance]  # that a name is no name of a game, no description says
        if "table" in (case.path_parameters or {}) and self._sent % 4:
            case.path_parameters["table"] = self._tables[self._sent % 3]
            unasked.append(negative_data_rejection)  # the table's id may have been what was wrong
        answer = case.call(headers=self._headers if self._sent % 5 else {})
        if answer.status_code not in TOO_LONG:
            case.validate_response(answer, excluded_checks=unasked)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    """A server that opens as many tables as all operations need."""
    folder = tmp_path_factory.mktemp("described")
    with Running(generous(f"sqlite:///{folder}/drakes.db", tables_of_network=10_000)) as server:
        yield Described(server)


def check_operations(described: Described, part: int, examples: int) -> None:
    """Ask for every operation in many ways, right ones and wrong ones; all that is found is told at the end."""
    faults = []
    for operation in described.operations[part::PARTS]:
        for mode in GenerationMode:
            asking = Asking(described.server)

            @settings(
                max_examples=examples,
                derandomize=True,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: Any) -> None:
                asking.ask(case)  # noqa: B023 (it is called at once)

            try:
                send()
            except Unsatisfiable:
                pass  # nothing can be sent wrongly here
            except (Exception, BaseExceptionGroup) as error:
                faults.append(f"{operation.label}, {mode.value}: {error}")
    assert not faults, "\n\n".join(faults)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_answer_is_as_the_api_describes_it(described: Described, part: int) -> None:
    check_operations(described, part, EXAMPLES)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS))
def test_every_answer_to_very_many_requests_is_as_the_api_describes_it(described: Described, part: int) -> None:
    check_operations(described, part, EXAMPLES_DEEP)
