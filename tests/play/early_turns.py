"""What every game's `start_turn_early` must do, over random games; each game's tests run it on their own."""

from random import Random
from typing import Any

from drakes.core.game import Game
from drakes.laws.cases import all_cases
from drakes.play.game_position import Position, deal_unknown


def pieces_of(game: Game, box: Any, state: Any) -> list[int]:
    """How many of each piece there are."""
    out = [0] * len(game.rules.piece_names)
    game.rules.pieces(box, state, out)
    return out


def begun_early(position: Position, seat: int, seed: int = 0) -> Position:
    """A guess of a seat whose turn begins early."""
    hidden = position.hidden(seat)
    assert position.game.people.start_turn_early is not None
    position.game.people.start_turn_early(position.box, hidden, seat)
    return deal_unknown(position.game, position.box, hidden, seed)


def check_early_turns(name: str, seed: int) -> int:
    """Walk through random games; at some places every other seat begins its turn early. Gives how many did."""
    random, begun = Random(seed), 0
    for case in all_cases(name):
        start = pieces_of(case.game, case.box, case.start())
        for state, _, _ in case.walk(seed):
            position = Position(case.game, case.box, state)
            if position.actor < 0 or random.randrange(40):
                continue
            for seat in set(range(case.seats)) - {position.actor}:
                before = position.pack()
                guess = begun_early(position, seat)
                assert position.pack() == before
                assert pieces_of(case.game, case.box, guess.state) == start
                begun += guess.actor == seat
                check_playable(guess, seat, random)
                check_secret(position, seat)
    return begun


def check_playable(guess: Position, seat: int, random: Random) -> None:
    """The seat may do exactly what nothing forbids, and can play its turn from there."""
    if guess.actor != seat:
        return
    legal = guess.legal()
    assert legal
    for action in [*legal, *random.sample(range(guess.game.rules.actions.size), 20)]:
        assert (guess.game.people.why_not(guess.box, guess.state, action) == 0) == (action in legal)
    for _ in range(12):
        if guess.actor != seat:
            break
        guess.do(random.choice(guess.legal()))


def check_secret(position: Position, seat: int) -> None:
    """What the seat then plays on is the same in every world it cannot tell apart."""
    other = position.guess(seat, 7)
    assert begun_early(other, seat).pack() == begun_early(position, seat).pack()
