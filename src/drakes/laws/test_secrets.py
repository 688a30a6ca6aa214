"""Secrets and guesses: what a seat may not know changes nothing it sees, and what it guesses fits all it knows."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from drakes.core.events import EVERYONE, EventLog
from drakes.core.game import EVERYTHING, NATURE, NOBODY, OVER, Game
from drakes.core.record import codec_of
from drakes.laws.cases import Case, apply, legal
from drakes.laws.compiled import watch_for_leaks


def hidden_from(game: Game, box: Any, state: Any, seat: int) -> Any:
    """A copy of a state reduced to what a seat may know."""
    hidden = game.rules.codec.copy(state)
    game.rules.hide(box, hidden, seat)
    return hidden


def another_world(game: Game, box: Any, state: Any, seat: int, seed: int) -> Any:
    """A state that differs only in what the seat may not know."""
    world = hidden_from(game, box, state, seat)
    assert game.rules.guess(box, world, seed)
    assert world.observer == EVERYTHING
    return world


def seen_by(game: Game, box: Any, state: Any, seat: int) -> tuple[Any, ...]:
    """All that reaches a seat of a position: hidden state, view, legal list if it is to move, features."""
    hidden, out = hidden_from(game, box, state, seat), game.rules.features()
    game.rules.observe(box, hidden, out)
    offered = legal(game, box, state) if game.rules.to_move(state) == seat else None
    if offered:
        assert offered == legal(game, box, hidden)
    return (
        game.rules.codec.pack(hidden),
        msgspec.json.encode(game.people.view(box, hidden)),
        offered,
        codec_of(game.rules.features).pack(out),
    )


def rows_for(game: Game, log: EventLog, seat: int) -> list[Any]:
    """The rows of a log as a seat may know them."""
    return game.rules.events.read(log, seat)


@pytest.mark.compiled
def test_nothing_leaks_to_any_seat_at_any_step_of_many_games(case: Case) -> None:
    games, faults = watch_for_leaks(case, case.how_many(10))
    assert faults == {"no guess": 0, "looks": 0, "sounds": 0}
    assert games == case.how_many(10)


def test_what_a_seat_may_not_know_changes_nothing_it_sees(case: Case) -> None:
    game, box = case.game, case.box
    for n, (state, _, _) in enumerate(case.positions(0, case.how_many(1, most=3), is_costly=True)):
        for seat in range(case.seats):
            world = another_world(game, box, state, seat, n)
            assert seen_by(game, box, world, seat) == seen_by(game, box, state, seat)


def test_events_tell_a_seat_the_same_in_every_world_it_cannot_tell_apart(case: Case) -> None:
    game, box, random, compared, revealed = case.game, case.box, Random(0), 0, 0
    positions = enumerate(case.positions(0, case.how_many(1, most=3), is_costly=True))
    for (n, (state, actions, weights)), seat in product(positions, range(case.seats)):
        for action in case.draws(random, actions, weights):
            world, true = another_world(game, box, state, seat, n), game.rules.codec.copy(state)
            log = apply(game, box, true, action)
            other = twin_action(game, box, world, action, log, seat, random)
            if other is None or any(game.rules.events.is_revealing(row.kind) for row in log.rows[: log.n]):
                revealed += 1
                continue
            told = rows_for(game, apply(game, box, world, other), seat)
            assert told == rows_for(game, log, seat)
            assert seen_by(game, box, world, seat) == seen_by(game, box, true, seat)
            compared += 1
    assert compared > 0 or revealed > 0


def test_chance_that_leaves_a_seat_knowing_the_same_tells_it_the_same(case: Case) -> None:
    game, box = case.game, case.box
    for state, actions, _ in case.positions(11, one_in=8):
        if game.rules.to_move(state) != NATURE:
            continue
        for seat in range(case.seats):
            told: dict[bytes, list[Any]] = {}
            for action in actions[:20]:
                world = game.rules.codec.copy(state)
                rows = rows_for(game, apply(game, box, world, action), seat)
                known = game.rules.codec.pack(hidden_from(game, box, world, seat))
                assert told.setdefault(known, rows) == rows


def twin_action(game: Game, box: Any, world: Any, action: int, log: EventLog, seat: int, random: Random) -> int | None:
    """What happens in the other world: the same action, or, where the seat is not told nature's action, any of it."""
    actions, weights = legal(game, box, world)
    is_secret = any(row.audience != EVERYONE and not row.audience >> seat & 1 for row in log.rows[: log.n])
    if is_secret and game.rules.to_move(world) == NATURE:
        return random.choices(actions, weights)[0]
    return action if action in actions else None


def test_the_view_of_nobody_is_what_all_seats_share(case: Case) -> None:
    game, box = case.game, case.box
    for state, _, _ in case.positions(5, is_costly=True):
        nobody = game.rules.codec.pack(hidden_from(game, box, state, NOBODY))
        for seat in range(case.seats):
            known = hidden_from(game, box, state, seat)
            game.rules.hide(box, known, NOBODY)
            assert game.rules.codec.pack(known) == nobody


def test_hiding_twice_hides_no_more(case: Case) -> None:
    game, box = case.game, case.box
    for state, _, _ in case.positions(6):
        once = hidden_from(game, box, state, 0)
        assert game.rules.codec.pack(hidden_from(game, box, once, 0)) == game.rules.codec.pack(once)


def test_a_guess_conserves_the_pieces_and_can_be_played_on(case: Case) -> None:
    game, box, random = case.game, case.box, Random(8)
    before = [0] * len(game.rules.piece_names)
    game.rules.pieces(box, case.start(), before)
    for n, (state, _, _) in enumerate(case.positions(7, one_in=12)):
        for seat in range(case.seats):
            world = another_world(game, box, state, seat, n)
            now = [0] * len(before)
            game.rules.pieces(box, world, now)
            assert now == before
            for _ in range(20):
                if game.rules.to_move(world) == OVER:
                    break
                actions, weights = legal(game, box, world)
                apply(game, box, world, random.choices(actions, weights)[0])


def test_a_guess_depends_on_the_hidden_state_and_the_seed_alone(case: Case) -> None:
    game, box = case.game, case.box
    for n, (state, _, _) in enumerate(case.positions(9, one_in=10)):
        world = another_world(game, box, state, 0, 1)
        for seed in (n, n + 1):
            one, two = (another_world(game, box, start, 0, seed) for start in (state, world))
            assert game.rules.codec.pack(one) == game.rules.codec.pack(two)


def test_guesses_differ_exactly_where_the_game_has_secrets(case: Case) -> None:
    game, box, differ, secret = case.game, case.box, False, False
    for state, actions, weights in case.positions(10, is_costly=True):
        differ |= len({game.rules.codec.pack(another_world(game, box, state, 0, seed)) for seed in range(4)}) > 1
        for action in case.draws(Random(0), actions, weights):
            log = apply(game, box, game.rules.codec.copy(state), action)
            secret |= any(row.audience not in (EVERYONE, 1) for row in log.rows[: log.n])
    assert differ == secret
