"""A store against a plain dictionary: whatever is done to both, they agree."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from drakes.server.store import Conflict, NewEntry, NewTable, Repeated, Store, StoreRefusal, Summary, Unknown
from drakes.server.store.schema import metadata
from tests.server.store.makings import KEY, is_chained

names = st.sampled_from(["one", "two", "three"])
bodies = st.lists(st.binary(max_size=20), max_size=3)
requests = st.none() | st.sampled_from(["a", "b", "c"])
summaries = st.builds(
    Summary,
    status=st.sampled_from(["open", "playing", "over"]),
    listed=st.booleans(),
    free=st.integers(0, 3),
    due=st.none() | st.integers(0, 9),
    about=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=10),
)


class Model(RuleBasedStateMachine):
    """Tables as lists of bodies and requests."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.logs: dict[str, list[tuple[bytes, str | None]]] = {}
        self.summaries: dict[str, Summary] = {}
        with store.database.writing() as connection:
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())

    @rule(name=names, new=bodies, summary=summaries)
    def create(self, name: str, new: list[bytes], summary: Summary) -> None:
        try:
            self.store.create_table(NewTable(name, "g", 2, KEY, 1, summary), [NewEntry(body) for body in new])
        except StoreRefusal:
            assert name in self.logs
        else:
            assert name not in self.logs
            self.logs[name], self.summaries[name] = [(body, None) for body in new], summary

    @rule(name=names, late=st.integers(-1, 1), new=bodies, request=requests, summary=summaries)
    def append(self, name: str, late: int, new: list[bytes], request: str | None, summary: Summary) -> None:
        log = self.logs.get(name, [])
        first = max(0, len(log) + late)
        entries = [NewEntry(body, request if n == 0 else None) for n, body in enumerate(new)]
        taken = [known for _, known in log]
        outcome = self.store.do_all([lambda: self.store.append(name, first, entries, summary, 1)])[0]
        if name not in self.logs:
            assert isinstance(outcome.error, Unknown)
        elif new and request is not None and request in taken:
            assert isinstance(outcome.error, Repeated)
            assert outcome.error.n == taken.index(request)
        elif first != len(log):
            assert isinstance(outcome.error, Conflict)
            assert outcome.error.version == len(log)
        else:
            log += [(entry.body, entry.request) for entry in entries]
            self.summaries[name] = summary
            assert outcome.value == len(log)

    @rule(name=names, new=bodies)
    def append_in_vain(self, name: str, new: list[bytes]) -> None:
        def change() -> None:
            first = self.store.versions([name]).get(name, 0)
            self.store.append(name, first, [NewEntry(body) for body in new], Summary("over"), 2)
            raise KeyError

        outcome = self.store.do_all([change])[0]
        assert isinstance(outcome.error, KeyError | Unknown)

    @invariant()
    def logs_agree(self) -> None:
        for name in ("one", "two", "three"):
            stored = self.store.load(name)
            assert [(entry.body, entry.request) for entry in stored] == self.logs.get(name, [])
            assert is_chained(self.store, name)
        assert self.store.versions(["one", "two", "three"]) == {name: len(log) for name, log in self.logs.items()}

    @invariant()
    def lists_agree(self) -> None:
        rows = {name: self.store.table(name) for name in self.logs}
        for name, row in rows.items():
            assert row is not None
            found = Summary(row.status, row.listed, row.free, row.due, row.about)
            assert found == self.summaries[name]
        is_open = {name for name, told in self.summaries.items() if told.listed and told.status == "open" and told.free}
        assert {row.id for row in self.store.tables_open()} == is_open
        due: list[Any] = sorted((told.due, name) for name, told in self.summaries.items() if told.due is not None)
        assert [(at, name) for name, at in self.store.tables_due()] == due

    @invariant()
    def requests_are_found(self) -> None:
        for name, log in self.logs.items():
            for request in ("a", "b", "c"):
                wanted = next((n for n, (_, known) in enumerate(log) if known == request), None)
                assert self.store.find_request(name, request) == wanted


def test_a_store_is_like_a_dictionary(store: Store) -> None:
    def make() -> Model:
        return Model(store)

    few = settings(max_examples=12, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(make, settings=few)  # type: ignore[arg-type]
