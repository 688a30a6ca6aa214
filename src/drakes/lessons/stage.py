"""A chapter played: a small table that is made anew out of the script whenever it is asked about.

Nothing of it is kept but what can be thrown away at any time: where each step begins is a matter of the script alone,
and whoever learns sends all that they did since. Actions pass the same questions as at any table, and what cannot be
done is answered by its clause; what could be done but is not asked for by the coach.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Literal

import msgspec

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import Event
from drakes.core.game import NATURE, OVER, Game, find_game
from drakes.core.text import all_domains
from drakes.lessons.course import Course, Start, Step, course_of, holds
from drakes.play.drafts import Outcome, SeatDraft
from drakes.play.frames import EventFrame, GameView
from drakes.play.game_position import Position
from drakes.play.refusal import Refusal

LEARNER = 0
Verdict = Literal["begun", "on", "right", "wrong", "refused", "short"]
"""At the beginning; so far so good; done; possible, but not asked for; not possible; possible, but it leads nowhere."""
STAGES_HELD = 64


class Scene(msgspec.Struct, frozen=True):
    """What was done by one seat, with what nature did after it, and the table as the learner sees it then."""

    seat: int
    action: int
    events: tuple[EventFrame, ...]
    view: GameView


class Standing(msgspec.Struct, frozen=True):
    """The table as it stands for the learner: what they may do, what it would do, and what is asked for next."""

    view: GameView
    legal: list[int]
    previews: dict[int, tuple[EventFrame, ...]]
    wanted: list[int] | None
    """The actions that may glow; null where all may."""
    places: list[int] | None
    """How the game ended, where it is over."""


class LessonAnswer(msgspec.Struct, frozen=True):
    """What comes of what the learner did in a step."""

    verdict: Verdict
    says: str | None
    """The key, among the step's answers, of what the coach says."""
    clause: str | None
    """The clause that forbids it."""
    step: int
    """The step that the table stands in now; the number of steps where the chapter is done."""
    scenes: list[Scene]
    """What was done, one after another; nothing where it was not right."""
    standing: Standing


@dataclass(slots=True)
class Played:
    """Where actions of the learner lead in a step, and how."""

    position: Position
    scenes: list[Scene] = field(default_factory=list)
    rivals: list[str] = field(default_factory=list)
    """What of the script the others have not done yet."""


class Stage:
    """A chapter of a course, ready to be played."""

    def __init__(self, game: Game, course: Course, chapter: str) -> None:
        self.game = game
        self.course = course
        self.chapter = course.chapter(chapter)
        self.box = load_box(game)
        self._begins: list[bytes] = []

    # Positions

    def begins(self, n: int) -> Position:
        """The position with which a step begins; after the last one, that which it left."""
        while len(self._begins) <= n:
            self._begins.append(self._begin(len(self._begins)).pack())
        return Position(self.game, self.box, self.game.rules.codec.unpack(self._begins[n]))

    def _begin(self, n: int) -> Position:
        steps = self.chapter.steps
        if n < len(steps) and steps[n].position:
            return self._named(steps[n].position)
        if n == 0:
            raise DrakesError(f"The first step of '{self.chapter.name}' names no position.")
        return self.through(n - 1).position

    def through(self, n: int) -> Played:
        """A step played as the script plays it, with what follows."""
        played = self.play(n, [])
        for like in self.chapter.steps[n].moves:
            self._do_mine(played, self.meant(played.position, like))
        return self._finish(n, played)

    def _named(self, name: str) -> Position:
        if name not in self.course.positions:
            raise DrakesError(f"There is no position '{name}'.")
        start = self.course.positions[name]
        position = self._origin(start)
        for path, value in start.edit.items():
            self._edit(position, path, value)
        self._follow(position, start.actions)
        return position

    def _origin(self, start: Start) -> Position:
        if start.like:
            return self._named(start.like)
        if start.after:
            chapter, step = start.after.split()
            stage = self if chapter == self.chapter.name else Stage(self.game, self.course, chapter)
            names = [one.name for one in stage.chapter.steps]
            return stage.through(names.index(step)).position
        state = self.game.new_state(len(self.course.names), self.course.options)
        self.game.rules.setup(self.box, state)
        return Position(self.game, self.box, state)

    def _edit(self, position: Position, path: str, value: int | str | list[int | str]) -> None:
        *way, last = path.split(".")
        record = position.state
        for part in way:
            record = record[int(part)] if part.isdigit() else getattr(record, part)
        found = [self._number(one) for one in value] if isinstance(value, list) else self._number(value)
        if isinstance(record, list):
            record[int(last)] = found
        elif isinstance(found, list):
            row = getattr(record, last)
            row[: len(found)] = found
        else:
            setattr(record, last, found)

    def _number(self, value: int | str) -> int:
        if isinstance(value, int):
            return value
        domain, label = value.split()
        return all_domains(self.game)[domain].index(label)

    def _follow(self, position: Position, actions: Sequence[str]) -> None:
        for text in actions:
            position.do(self.meant(position, text))

    def meant(self, position: Position, like: str) -> int:
        """The legal action that a line of the script means: the first one, where it leaves it open."""
        found = self._matching(position, like)
        if not found:
            legal = ", ".join(map(self.game.rules.actions.text, position.legal()))
            raise DrakesError(f"'{like}' is not possible; possible is {legal}.")
        return found[0]

    def _matching(self, position: Position, like: str) -> list[int]:
        text = self.game.rules.actions.text
        return [action for action in position.legal() if fnmatchcase(text(action), like)]

    # Playing

    def play(self, n: int, actions: Sequence[int]) -> Played:
        """Actions of the learner in a step, all of them possible, with what the others do between them."""
        played = Played(self.begins(n), rivals=list(self.chapter.steps[n].rivals))
        for action in actions:
            if self._forbids(played.position, action) is not None:
                raise Refusal("illegal", "The steps before are not possible.")
            self._do_mine(played, action)
        return played

    def _do_mine(self, played: Played, action: int) -> None:
        self._do(played, LEARNER, action)
        while played.rivals and played.position.actor not in (LEARNER, OVER):
            self._do_next(played, played.rivals)

    def _do_next(self, played: Played, script: list[str]) -> None:
        """The next thing that the script lets another or nature do."""
        actor, like = played.position.actor, script.pop(0)
        self._do(played, actor, self.meant(played.position, like))

    def _do(self, played: Played, actor: int, action: int) -> None:
        position = played.position
        rows = position.do(action)
        events = tuple(_told(event) for event in position.events_for(rows, LEARNER))
        view = position.view(LEARNER)
        if actor == NATURE and played.scenes:
            before = played.scenes.pop()
            actor, action, events = before.seat, before.action, before.events + events
        played.scenes.append(Scene(actor, action, events, view))

    def _finish(self, n: int, played: Played) -> Played:
        """What the others and nature do when a step is done."""
        script = list(self.chapter.steps[n].then)
        while script:
            self._do_next(played, script)
        return played

    # Answers

    def begin(self, n: int) -> LessonAnswer:
        """A step before anything is done in it."""
        return LessonAnswer("begun", None, None, n, [], self._standing(n, self.begins(n), 0))

    def go_on(self, n: int) -> LessonAnswer:
        """On from a step that asks for nothing, or leave out what was to be tried."""
        if self.chapter.steps[n].kind not in ("tell", "try"):
            raise Refusal("illegal", "This step is done by doing what it asks for.")
        return self._right(n, Played(self.begins(n)))

    def touch(self, n: int, thing: str) -> LessonAnswer:
        """A thing is touched."""
        step = self.chapter.steps[n]
        if thing in step.touch and step.refused:
            return self.act(n, [self.game.rules.actions.parse(step.refused)])
        if thing in step.touch:
            return self._right(n, Played(self.begins(n)))
        return self._answer("wrong", n, self.begins(n), 0, says=step.says_of(thing))

    def act(self, n: int, actions: Sequence[int]) -> LessonAnswer:
        """All that the learner did in a step so far, the new action last."""
        step, before, action = self.chapter.steps[n], actions[:-1], actions[-1]
        played = self.play(n, before)
        text = self.game.rules.actions.text(action)
        clause = self._forbids(played.position, action)
        if step.kind == "try" and text == step.refused and clause is not None:
            return self._right(n, played, clause)
        if clause is not None:
            return self._answer("refused", n, played.position, len(before), clause, step.says_of(text, clause))
        if step.kind != "find" and not self._is_wanted(step, len(before), text):
            return self._answer("wrong", n, played.position, len(before), says=step.says_of(text))
        if step.kind == "find" and step.says_of(text) is not None:
            return self._answer("wrong", n, played.position, len(before), says=step.says_of(text))
        return self._accepted(n, played, actions)

    def _accepted(self, n: int, played: Played, actions: Sequence[int]) -> LessonAnswer:
        """An action that was asked for, or that may lead to the goal."""
        step = self.chapter.steps[n]
        played.scenes.clear()
        self._do_mine(played, actions[-1])
        if step.kind == "do" and len(actions) == len(step.want):
            return self._right(n, played)
        if step.kind == "find":
            view = msgspec.to_builtins(played.position.view(LEARNER))
            has_won = self._has_won(played.position)
            if holds(step.goal, view, has_won):
                extra = min(len(actions) - len(step.way), len(step.marks) - 1)
                return self._right(n, played, says=step.marks[max(extra, 0)] if step.marks else None)
            short = next((one.says for one in step.short if holds(one.when, view, has_won)), None)
            if short is not None:
                return self._answer("short", n, played.position, len(actions), says=short, scenes=played.scenes)
        return self._answer("on", n, played.position, len(actions), scenes=played.scenes)

    def _right(self, n: int, played: Played, clause: str | None = None, says: str | None = None) -> LessonAnswer:
        self._finish(n, played)
        step = self.chapter.steps[n]
        key = says or ("then" if step.pause else None)
        standing = self._standing(n + 1, self.begins(n + 1) if self._has_begin(n + 1) else played.position, 0)
        return LessonAnswer("right", key, clause, n + 1, played.scenes, standing)

    def _has_begin(self, n: int) -> bool:
        return n < len(self.chapter.steps)

    def _answer(
        self,
        verdict: Verdict,
        n: int,
        position: Position,
        done: int,
        clause: str | None = None,
        says: str | None = None,
        scenes: Sequence[Scene] = (),
    ) -> LessonAnswer:
        return LessonAnswer(verdict, says, clause, n, list(scenes), self._standing(n, position, done))

    def _standing(self, n: int, position: Position, done: int) -> Standing:
        """The table for the learner, who has done so many actions of the step."""
        over = position.actor == OVER
        places = position.places() if over else None
        if position.actor != LEARNER:
            return Standing(position.view(LEARNER), [], {}, [], places)
        tried = SeatDraft(position.guess(LEARNER), LEARNER).try_out([])
        return Standing(tried.view, tried.legal, tried.previews, self._wanted(n, position, done), places)

    def _wanted(self, n: int, position: Position, done: int) -> list[int] | None:
        step = self.chapter.steps[n] if self._has_begin(n) else None
        if step is None or step.kind == "find":
            return None
        return self._matching(position, step.want[done]) if done < len(step.want) else []

    def previews(self, n: int, after: Sequence[int], actions: Sequence[int]) -> dict[int, Outcome]:
        """What actions would do after others."""
        position = self.play(n, after).position
        if position.actor != LEARNER:
            return {}
        return SeatDraft(position.guess(LEARNER), LEARNER).previews(actions, ())

    def _is_wanted(self, step: Step, done: int, text: str) -> bool:
        return done < len(step.want) and fnmatchcase(text, step.want[done])

    def _forbids(self, position: Position, action: int) -> str | None:
        if not 0 <= action < self.game.rules.actions.size:
            raise Refusal("illegal", f"{action} is no action.")
        return position.why_not(LEARNER, action)

    def _has_won(self, position: Position) -> bool:
        return position.actor == OVER and position.places()[LEARNER] == 1


def _told(event: Event) -> EventFrame:
    return EventFrame(event.kind, event.arguments)


@lru_cache(STAGES_HELD)
def stage_of(game_name: str, chapter: str) -> Stage:
    """A chapter of a game's course, made once."""
    course = course_of(game_name)
    if course is None:
        raise DrakesError(f"{game_name} has no lessons.")
    return Stage(find_game(game_name), course, chapter)
