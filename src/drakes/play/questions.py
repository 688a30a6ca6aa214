"""Questions to the other persons: to take something back, to pause, to go on, to offer the seat of somebody who is away
to another. What all agree to happens at once; only a person can agree."""

from __future__ import annotations

from drakes.play.entries import About, Act, Answer, Ask, Entry, OfferSeat, Pause, Resume, TakeBack
from drakes.play.history import History
from drakes.play.needs import need_dealt, need_not_over, need_person, need_playing, need_seat
from drakes.play.refusal import Refusal
from drakes.play.seats import Question
from drakes.play.sitting import need_held


def ask_take_back(history: History, seat: int, to: int | None, at: int) -> Entry:
    """Take back what came since version `to`, or one's last act: at once where nothing hidden or random came out and
    nobody else has acted, else if all other persons agree."""
    need_seat(history, seat)
    need_playing(history)
    to = _last_act_of(history, seat) if to is None else to
    if to not in history.line[1:]:
        raise Refusal("nothing_to_take_back", "There is no act in force at that place to take back.")
    if may_take_back_at_once(history, seat, to):
        need_person(history, seat)
        return _take_back(history, seat, to, at)
    return _ask(history, seat, "take-back", to, at)


def ask_pause(history: History, seat: int, at: int) -> Entry:
    """Pause, if all other persons agree."""
    need_seat(history, seat)
    need_playing(history)
    return _ask(history, seat, "pause", None, at)


def ask_resume(history: History, seat: int, at: int) -> Entry:
    """Go on after a pause, if all other persons agree; after a while whoever is there may go on alone."""
    need_seat(history, seat)
    if history.status != "paused":
        raise Refusal("not_paused", "This table is not paused.")
    if at >= paused_until(history):
        need_person(history, seat)
        return Resume(at=at, seat=seat)
    return _ask(history, seat, "resume", None, at)


def ask_seat(history: History, seat: int, away: int, at: int) -> Entry:
    """Offer the seat of somebody who has been away for a while to a new person, if all other persons agree; who asks
    is not enough."""
    need_seat(history, seat)
    need_seat(history, away)
    need_dealt(history)
    need_held(history, away)
    if seat == away:
        raise Refusal("own_seat", "Give your own seat to somebody without asking.")
    if at < kept_until(history, away):
        raise Refusal("not_away", f"Seat {away} has not been away for long.")
    return _ask(history, seat, "seat", away, at)


def answer(history: History, seat: int, yes: bool, at: int) -> Answer:
    """Answer what another seat asked; no may also say whoever asked, and the person whose seat it is about."""
    need_seat(history, seat)
    need_not_over(history)
    question = history.question
    if question is None:
        raise Refusal("no_question", "Nothing is being asked.")
    is_own = not yes and (seat == question.by or (question.about == "seat" and seat == question.to))
    if not is_own and seat not in question.waiting(history.seats):
        raise Refusal("not_asked", "You are not asked, or have answered already.")
    return Answer(at=at, seat=seat, yes=yes)


def granted(history: History, at: int) -> Entry | None:
    """What happens because nobody is left to be asked; None where a question is open, or none was asked."""
    question = history.question
    if question is None or question.waiting(history.seats):
        return None
    return _grant(history, question.by, question.about, question.to, at)


def may_take_back_at_once(history: History, seat: int, to: int) -> bool:
    """Whether all acts in force since version `to` are the seat's, brought out nothing, and it is still to move."""
    if history.status != "playing" or history.mover != seat or not history.seats[seat].is_present:
        return False
    for n in reversed(history.line):
        if n < to:
            return True
        entry = history.entries[n]
        if not (isinstance(entry, Act) and entry.seat == seat and history.effects[n].is_quiet):
            return False
    return False


def paused_until(history: History) -> int:
    """Until when a pause is ended by all together alone; then any person may."""
    since = next(entry.at for entry in reversed(history.entries) if isinstance(entry, Pause))
    return since + history.head.clock.patience_ms


def kept_until(history: History, seat: int) -> int:
    """Until when a seat is kept for its person, from when they last did something at this table."""
    own = (entry for entry in reversed(history.entries) if getattr(entry, "seat", None) == seat)
    seen = next(entry.at for entry in own if not (isinstance(entry, Act) and entry.by != "person"))
    return seen + history.head.clock.patience_ms


def _last_act_of(history: History, seat: int) -> int | None:
    acts = ((n, history.entries[n]) for n in reversed(history.line))
    return next((n for n, entry in acts if isinstance(entry, Act) and entry.seat == seat), None)


def _ask(history: History, seat: int, about: About, to: int | None, at: int) -> Entry:
    """The question, or what is asked for where nobody is to be asked."""
    need_person(history, seat)
    if history.question is not None:
        raise Refusal("asking", "Another question is open: answer it first.")
    if Question(about, seat, to).asked(history.seats):
        return Ask(at=at, seat=seat, about=about, to=to)
    _need_nobody(history, seat, about)
    return _grant(history, seat, about, to, at)


def _need_nobody(history: History, seat: int, about: About) -> None:
    """Who is alone with bots decides alone; where the others are away, a take-back waits for them."""
    others = [n for n, one in enumerate(history.seats) if one.is_person and n != seat]
    if about == "seat" or (about == "take-back" and others):
        raise Refusal("nobody_to_ask", "Another person has to say yes to that, and nobody is there.")


def _grant(history: History, seat: int, about: About, to: int | None, at: int) -> Entry:
    if about == "take-back":
        assert to is not None
        return _take_back(history, seat, to, at)
    if about == "seat":
        assert to is not None
        return OfferSeat(at=at, seat=to, by=seat)
    return (Pause if about == "pause" else Resume)(at=at, seat=seat)


def _take_back(history: History, seat: int, to: int, at: int) -> TakeBack:
    kept = history.line[: history.line.index(to)]
    return TakeBack(at=at, seat=seat, to=to, position=history.restore(kept).hash())
