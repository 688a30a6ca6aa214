"""Limits: token buckets for everything that costs, by session and by address, and the sizes of what people send."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

from drakes.server.faults import Fault
from drakes.server.settings import Rate

BODY_BYTES = 65_536
NAME_LETTERS = 32
TEXT_LETTERS = 300
LABEL_LETTERS = 60
KEY_LETTERS = 64
NONCE_LETTERS = 64
DRAFT_ACTIONS = 200
PREVIEWS_AT_ONCE = 16
PLANS_OF_A_SEAT = 20
TOKENS_OF_ONE = 20
CHAT_LINES = 200
HIGHEST_VERSION = 1_000_000
HIGHEST_SEAT = 15
MOST_BUCKETS = 100_000
ADDRESS_SHARE = 8
"""An address may do this many times what one session may: a household or a school plays from one."""


@dataclass(slots=True)
class Bucket:
    """Tokens left, and when that was counted."""

    left: float
    at: float


class Buckets:
    """All token buckets of a process; those used least recently are forgotten, which only ever fills them."""

    def __init__(self, rates: Mapping[str, Rate], clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self._rates = rates
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, what: str, who: str, share: int = 1, cost: float = 1.0) -> float:
        """Take tokens; 0.0 if there were enough, else the seconds until there are."""
        rate = self._rates[what]
        now = self._clock()
        bucket = self._buckets.setdefault((what, who), Bucket(rate.burst * share, now))
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        speed = rate.per_minute * share / 60
        bucket.left = min(rate.burst * share, bucket.left + (now - bucket.at) * speed)
        bucket.at = now
        if bucket.left < cost:
            return (cost - bucket.left) / speed if speed else 3600.0
        bucket.left -= cost
        return 0.0

    def spend(self, what: str, player: str | None, address: str) -> None:
        """Count one use for the player and the address, or refuse it with the seconds to wait."""
        wait = self.take(what, network_of(address), ADDRESS_SHARE)
        if player is not None:
            wait = max(wait, self.take(what, player))
        if wait > 0:
            seconds = ceil(wait)
            raise Fault(429, "too_many", f"That is too often; try again in {seconds} seconds.", retry_after=seconds)


def network_of(address: str) -> str:
    """What one household has: a whole IPv4 address, or the first 64 bits of an IPv6 one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
