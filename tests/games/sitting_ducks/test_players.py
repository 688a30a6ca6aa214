"""Sitting Ducks' simple players: greedy hits others, spares itself, and aims where it pays; easy does so mostly."""

from drakes.bots.choosing import choose
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import lay


def chosen_by(name: str, line: str, sights: str, hand: str, times: int) -> list[str]:
    """What a player of seat 1 (blue) plays, asked again and again."""
    table = lay(line, sights=sights, hand=hand)
    GAME.rules.hide(table.box, table.state, table.state.seat)
    actions = [GAME.rules.actions.parse(text) for text in table.legal()]
    chosen = (choose(GAME, table.box, table.state, actions, name, seed) for seed in range(times))
    return [GAME.rules.actions.text(action) for action in chosen]


def greedy(line: str, sights: str, hand: str) -> set[str]:
    """What the greedy player of seat 1 (blue) may play."""
    return set(chosen_by("greedy", line, sights, hand, 20))


def test_greedy_hits_another_rather_than_itself() -> None:
    assert greedy("B G w O Y P", "1 2", "shoot take_aim line_forward") == {"shoot a 2"}


def test_greedy_hits_two_rather_than_one() -> None:
    assert greedy("B G O w Y P", "2 3", "shoot two_birds line_forward") == {"two_birds b 2-3"}


def test_greedy_aims_at_others_only() -> None:
    assert greedy("B G w B Y w", "", "take_aim hang_back hang_back") == {"take_aim a 2", "take_aim a 5"}


def test_greedy_moves_a_sight_away_from_itself() -> None:
    assert greedy("G B w O Y P", "2", "shoot bump_left bump_right") == {"bump_left b 2"}


def test_easy_hits_another_mostly_but_not_always() -> None:
    chosen = chosen_by("easy", "B G w O Y P", "1 2", "shoot take_aim line_forward", 300)
    hits = chosen.count("shoot a 2") / len(chosen)
    assert 0.65 < hits < 0.85
    assert "shoot a 1" in chosen
