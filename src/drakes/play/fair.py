"""Fair chance: draws that nobody can choose and everybody can check.

The table's key is random and secret; its hash is shown before anybody sits down. Each person brings a nonce of their
own, in two steps: whoever sits down pledges it by its hash, and when all sit and nobody can choose any more, all show
them. Draw number `n` is then fixed by key, table, nonces and `n`:

    HMAC-SHA256(key, '["TABLE",["NONCE","NONCE"],N]') * ways >> 256

where the message is JSON without blanks and the nonces are written as in the log. Neither the server, which chose its
key before it knew the nonces, nor a player, who cannot know the key, nor who runs the server and plays as well, can
steer it: what they bring was fixed before they saw what the others bring. The key is shown when the game is over.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256

import msgspec

KEY_BYTES = 32


def commitment_of(key: bytes) -> str:
    """What is shown of a key beforehand: its hash, in hexadecimal digits."""
    return sha256(key).hexdigest()


def pledge_of(nonce: str) -> str:
    """What a person shows of their nonce beforehand: the hash of its digits as they are written."""
    return sha256(nonce.encode()).hexdigest()


@dataclass(frozen=True)
class FairChance:
    """A table's chance: a pure function of its key, its name and the nonces of its seats."""

    key: bytes
    table: str
    nonces: tuple[str, ...]

    def draw(self, number: int, ways: int) -> int:
        """Draw number `number`: one of 0 to `ways` - 1, all alike."""
        message = msgspec.json.encode([self.table, self.nonces, number])
        return scale(int.from_bytes(hmac.digest(self.key, message, "sha256")), ways, 256)


def scale(bits: int, ways: int, width: int) -> int:
    """From `width` random bits to one of 0 to `ways` - 1: each gets its share of all bit patterns, give or take one."""
    return bits * ways >> width
