"""Pausing, resigning, standing in and coming back in any order, against a simple model of who is there."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from drakes.play.refusal import Refusal
from drakes.play.table import Table
from drakes.play.verify import verify
from tests.play.tables import SEVERAL, START, all_frames, dealt, key_of

seats = st.integers(0, max(case.seats for case in SEVERAL) - 1)
"""A seat; where a table has fewer, they are counted round."""


class Leaving(RuleBasedStateMachine):
    """A table of persons and a bot, and what should be true of it: each seat is here, away, gone or a bot."""

    table: Table

    @initialize(case=st.sampled_from(SEVERAL))
    def sit_down(self, case: Any) -> None:
        self.table = dealt(case, 1, who=["person", "person", "person", "easy"])
        self.people = ["here", "here", "here", "bot"][: case.seats]
        self.status = "playing"
        self.question: tuple[str, int] | None = None
        self.agreed: set[int] = set()

    def try_to(self, command: Any, is_possible: bool) -> bool:
        """Give a command; it must be refused exactly where the model says so."""
        try:
            self.table.accept(command())
        except Refusal:
            assert not is_possible
            return False
        assert is_possible
        return True

    def settle(self) -> None:
        """What all have agreed to happens; with one left who has not resigned it is over."""
        if self.people.count("gone") == len(self.people) - 1:
            self.status, self.question = "over", None
        elif self.question is not None:
            about, by = self.question
            if not [n for n, who in enumerate(self.people) if who == "here" and n != by and n not in self.agreed]:
                self.status, self.question = ("paused" if about == "pause" else "playing"), None

    def lapse(self, seat: int) -> None:
        """What somebody asked, or was asked and has not said yes to, ends when they go."""
        if self.question is None or self.people[seat] != "here":
            return
        if seat == self.question[1] or seat not in self.agreed:
            self.question = None

    def ask(self, about: str, seat: int, command: Any, needed: str) -> None:
        is_possible = self.status == needed and self.people[seat] == "here" and self.question is None
        if self.try_to(command, is_possible):
            self.question, self.agreed = (about, seat), set()
            self.settle()

    @rule(seat=seats)
    def ask_pause(self, seat: int) -> None:
        seat %= len(self.people)
        self.ask("pause", seat, lambda: self.table.ask_pause(seat, START), "playing")

    @rule(seat=seats)
    def ask_resume(self, seat: int) -> None:
        seat %= len(self.people)
        self.ask("resume", seat, lambda: self.table.ask_resume(seat, START), "paused")

    @rule(seat=seats, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        seat %= len(self.people)
        is_asked = self.question is not None and self.people[seat] == "here" and seat not in self.agreed
        is_own = self.question is not None and self.question[1] == seat
        if self.try_to(lambda: self.table.answer(seat, yes, START), (is_own and not yes) or (is_asked and not is_own)):
            self.agreed.add(seat)
            self.question = self.question if yes else None
            self.settle()

    @rule(seat=seats)
    def resign(self, seat: int) -> None:
        seat %= len(self.people)
        is_possible = self.status != "over" and self.people[seat] in ("here", "away")
        if self.try_to(lambda: self.table.resign(seat, START), is_possible):
            self.lapse(seat)
            self.people[seat] = "gone"
            self.settle()

    @rule(seat=seats)
    def stand_in(self, seat: int) -> None:
        seat %= len(self.people)
        is_possible = self.status != "over" and self.people[seat] == "here"
        if self.try_to(lambda: self.table.stand_in(seat, START, "easy", "absent"), is_possible):
            self.lapse(seat)
            self.people[seat] = "away"
            self.settle()

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        seat %= len(self.people)
        is_possible = self.status != "over" and self.people[seat] == "away"
        if self.try_to(lambda: self.table.come_back(seat, START), is_possible):
            self.people[seat] = "here"

    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        seat = self.table.to_move
        if self.status != "playing" or seat is None:
            return
        legal = self.table.legal(seat)
        who = {"here": "person", "away": "stand-in", "gone": "stand-in", "bot": "bot"}[self.people[seat]]
        for by in ("person", "stand-in", "bot"):
            if by != who:
                self.try_to(lambda by=by: self.table.act(seat, self.table.version, [legal[0]], START, by), False)
        action = legal[choice % len(legal)]
        self.try_to(lambda: self.table.act(seat, self.table.version, [action], START, who), True)  # type: ignore[arg-type]
        if self.table.result:
            self.status, self.question = "over", None

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        assert self.table.status == self.status
        found = [
            "gone" if seat.resigned else "bot" if seat.who == "easy" else "away" if seat.stand_in else "here"
            for seat in self.table.seats
        ]
        assert found == self.people
        assert (self.table.history.question is None) == (self.question is None)
        assert (self.table.to_move is None) == (self.status != "playing")

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert verify(self.table.entries, key_of(1)) == []
            assert all_frames(Table.replay(self.table.entries, key_of(1))) == all_frames(self.table)


Leaving.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestLeaving = Leaving.TestCase
