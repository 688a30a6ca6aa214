"""Laws of tables, over every game, number of seats and variant."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE
from drakes.core.game import NOBODY
from drakes.laws.cases import Case
from drakes.laws.marks import marked
from drakes.play.entries import Act, By, Deal, Entry, TakeBack, decode, encode
from drakes.play.game_position import Position
from drakes.play.table import Table
from drakes.play.verify import verify
from tests.play.tables import CASES, START, all_frames, copy_of, data, dealt, key_of, lookers, moments, play

ACTS = 40

pytestmark = pytest.mark.parametrize("case", marked(CASES), ids=str)


def played(case: Case, seed: int, acts: int = ACTS) -> Table:
    table = dealt(case, seed)
    play(table, Random(seed), acts)
    return table


def several(case: Case, seed: int) -> Iterator[tuple[Table, bytes]]:
    """Tables of a game, each with its key, until so many acts were played in all."""
    acts = 0
    while acts < ACTS:
        table = played(case, seed, ACTS - acts)
        yield table, key_of(seed)
        acts += sum(isinstance(entry, Act) for entry in table.entries)
        seed += 100


def test_replaying_the_entries_gives_the_same_frames_byte_for_byte(case: Case) -> None:
    for table, key in several(case, 1):
        kept = [encode(entry) for entry in table.entries]
        again = Table.replay([decode(body) for body in kept], key)
        assert [encode(entry) for entry in again.entries] == kept
        assert all_frames(again) == all_frames(table)


def test_an_earlier_version_shows_each_seat_what_it_saw_then(case: Case) -> None:
    table, random, seen = dealt(case, 2), Random(2), []
    for _ in range(ACTS // 2):
        play(table, random, 1)
        seat = random.choice(lookers(table))
        seen.append((table.version, seat, data(table.frame(seat, 0, table.entries[-1].at))))
    for version, seat, then in seen:
        assert data(table.at(version, seat)) == then


def test_an_untouched_log_has_no_fault(case: Case) -> None:
    for table, key in several(case, 3):
        assert verify(table.entries, key) == []


def test_draw_numbers_never_repeat_whatever_is_taken_back(case: Case) -> None:
    taken_back = 0
    for table, _ in several(case, 4):
        taken_back += sum(isinstance(entry, TakeBack) for entry in table.entries)
        numbers = [number for entry in table.entries if isinstance(entry, Deal | Act) for number, _ in entry.nature]
        assert numbers == list(range(len(numbers)))
        assert numbers
    assert taken_back > 0


def test_a_frame_has_no_position_no_nature_no_key_and_no_action_of_the_log(case: Case) -> None:
    table = played(case, 5)
    if table.status == "over":
        return
    positions = [entry.position for entry in table.entries if isinstance(entry, Deal | Act | TakeBack)]
    for frame in all_frames(table):
        assert key_of(5).hex().encode() not in frame
        assert not any(position.encode() in frame for position in positions)
        moves = msgspec.json.decode(frame)["moves"]
        assert {name for move in moves for name in move} == {"version", "at", "seat", "by", "kind", "facts", "events"}
        told = {name for move in moves for name in move["facts"]}
        assert told <= {"release", "rules", "name", "who", "about", "to", "yes"}


def test_frames_are_the_same_in_every_world_a_seat_cannot_tell_apart(case: Case) -> None:
    random, compared = Random(6), 0
    for n, table in enumerate(moments(case, 6, 12, acts=5)):
        for seat in lookers(table):
            compared += compare_twins(table, seat, n, random)
    assert compared > 0


def compare_twins(table: Table, seat: int | None, seed: int, random: Random) -> int:
    """Deal anew what a seat does not know, play on alike in both worlds until something comes out, compare frames."""
    true, twin = copy_of(table), copy_of(table)
    assert true.history.position is not None
    game, world = table.game, table.game.rules.codec.copy(true.history.position.state)
    game.rules.hide(table.box, world, NOBODY if seat is None else seat)
    assert game.rules.guess(table.box, world, seed)
    twin.history.position = Position(game, table.box, world)
    compared = 0
    for _ in range(8):
        now = true.entries[-1].at
        assert data(true.frame(seat, 0, now)) == data(twin.frame(seat, 0, now))
        compared += 1
        mover = true.to_move
        if mover is None:
            break
        action = random.choice(true.legal(mover))
        if action not in twin.legal(mover):
            break
        before = true.version
        for one in (true, twin):
            one.accept(one.act(mover, one.version, [action], now))
        if not all(effect.is_quiet for one in (true, twin) for effect in one.history.effects[before:]):
            break
    return compared


def test_a_refused_or_unaccepted_command_leaves_the_table_unchanged(case: Case) -> None:
    table, random, refused = dealt(case, 7), Random(7), 0
    for _ in range(4):
        play(table, random, 4)
        before, entries = all_frames(table), list(table.entries)
        for _ in range(25):
            try:
                any_command(table, random)
            except DrakesError:
                refused += 1
            assert table.entries == entries
        assert all_frames(table) == before
    assert refused > 10


def any_command(table: Table, random: Random) -> list[Entry]:
    """A command that may or may not be possible."""
    seat, now = random.randrange(-1, len(table.seats) + 1), random.choice([0, START + 10**7])
    action = random.randrange(-1, table.game.rules.actions.size + 1)
    by: By = random.choice(["bot", "stand-in", "random"])
    commands: list[Callable[[], list[Entry]]] = [
        lambda: table.act(seat, table.version, [action], now),
        lambda: table.act(seat, table.version - random.randrange(3), [action, action], now),
        lambda: table.act(seat, table.version, [action], now, by),
        lambda: table.sit(seat, "Late", "person", "", now),
        lambda: table.leave(seat, now),
        lambda: table.deal(now),
        lambda: table.ask_take_back(seat, now, random.randrange(-1, table.version + 1)),
        lambda: table.ask_pause(seat, now),
        lambda: table.ask_resume(seat, now),
        lambda: table.answer(seat, True, now),
        lambda: table.resign(seat, now),
        lambda: table.stand_in(seat, now, why="time"),
        lambda: table.come_back(seat, now),
    ]
    return random.choice(commands)()


def test_a_frame_tells_a_seat_exactly_the_rows_meant_for_it(case: Case) -> None:
    table = played(case, 8)
    for seat in lookers(table):
        bit = 0 if seat is None else 1 << seat
        for told, move in zip(table.history.effects, table.frame(seat, 0, START).moves, strict=True):
            meant = [kind for kind, audience, _ in told.rows if audience == EVERYONE or audience & bit]
            assert [case.game.rules.events.number(event.kind) for event in move.events] == meant
