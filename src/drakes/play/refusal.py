"""What a table says when it does not do as asked."""

from __future__ import annotations

from drakes.core.errors import DrakesError


class Refusal(DrakesError):  # noqa: N818 (a table refuses, it does not err)
    """A command that a table refused: a code for programs, a sentence for people, the clause where a rule says no."""

    def __init__(self, code: str, sentence: str, clause: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clause = clause
