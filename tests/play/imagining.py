"""What every game's `imagine` must do, over random games; each game's tests run it on their own."""

from random import Random
from typing import Any

from drakes.core.game import Game
from drakes.laws.cases import all_cases
from drakes.play.board import Board, deal_unknown


def pieces_of(game: Game, box: Any, state: Any) -> list[int]:
    """How many of each piece there are."""
    out = [0] * len(game.rules.piece_names)
    game.rules.pieces(box, state, out)
    return out


def imagined(board: Board, seat: int, seed: int = 0) -> Board:
    """A guess of a seat that imagines its turn."""
    hidden = board.hidden(seat)
    assert board.game.people.start_turn_early is not None
    board.game.people.start_turn_early(board.box, hidden, seat)
    return deal_unknown(board.game, board.box, hidden, seed)


def check_imagining(name: str, seed: int) -> int:
    """Walk through random games; at some places every other seat imagines its turn. Gives how many did."""
    random, begun = Random(seed), 0
    for case in all_cases(name):
        start = pieces_of(case.game, case.box, case.start())
        for state, _, _ in case.walk(seed):
            board = Board(case.game, case.box, state)
            if board.actor < 0 or random.randrange(40):
                continue
            for seat in set(range(case.seats)) - {board.actor}:
                before = board.pack()
                guess = imagined(board, seat)
                assert board.pack() == before
                assert pieces_of(case.game, case.box, guess.state) == start
                begun += guess.actor == seat
                check_playable(guess, seat, random)
                check_secret(board, seat)
    return begun


def check_playable(guess: Board, seat: int, random: Random) -> None:
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


def check_secret(board: Board, seat: int) -> None:
    """What the seat imagines is the same in every world it cannot tell apart."""
    other = board.guess(seat, 7)
    assert imagined(other, seat).pack() == imagined(board, seat).pack()
