"""Fair chance: anybody can check it with a few lines of their own, and every way has its share."""

import hashlib
import hmac
import json
from collections import Counter

import pytest

from drakes.core.moves import Moves, clear, moves_schema, offer
from drakes.play.fair import FairChance, commitment_of, scale
from drakes.play.history import pick


def draw_by_hand(key: bytes, table: str, nonces: list[str], number: int, ways: int) -> int:
    message = json.dumps([table, nonces, number], separators=(",", ":")).encode()
    digest = hmac.new(key, message, hashlib.sha256).hexdigest()
    return int(digest, 16) * ways // 2**256


def test_draws_are_what_everybody_can_compute() -> None:
    key = bytes(range(32))
    chance = FairChance(key, "k3vq2m7xw5ab", ("00ff", "", "c0ffee"))
    for number in range(50):
        for ways in (1, 2, 6, 7, 1000):
            expected = draw_by_hand(key, "k3vq2m7xw5ab", ["00ff", "", "c0ffee"], number, ways)
            assert chance.draw(number, ways) == expected


def test_a_draw_hangs_on_key_table_nonces_and_number() -> None:
    key, ways = bytes(32), 10**9
    draws = {
        FairChance(key, "a", ("00", "11")).draw(0, ways),
        FairChance(key, "a", ("00", "11")).draw(1, ways),
        FairChance(key, "b", ("00", "11")).draw(0, ways),
        FairChance(key, "a", ("11", "00")).draw(0, ways),
        FairChance(key, "a", ("0011", "")).draw(0, ways),
        FairChance(bytes([1] * 32), "a", ("00", "11")).draw(0, ways),
    }
    assert len(draws) == 6


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert commitment_of(b"secret") == hashlib.sha256(b"secret").hexdigest()


@pytest.mark.parametrize("ways", range(1, 41))
def test_of_all_bit_patterns_each_way_gets_its_share_give_or_take_one(ways: int) -> None:
    shares = Counter(scale(bits, ways, 10) for bits in range(1 << 10))
    assert set(shares) == set(range(ways))
    assert max(shares.values()) - min(shares.values()) <= 1


def test_nature_takes_each_action_as_often_as_it_has_ways() -> None:
    moves: Moves = moves_schema(4)()
    clear(moves)
    for action, weight in ((3, 2), (5, 1), (8, 4)):
        offer(moves, action, weight)
    assert [pick(moves, left) for left in range(7)] == [3, 3, 5, 8, 8, 8, 8]
