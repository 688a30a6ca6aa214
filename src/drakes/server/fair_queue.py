"""Whose turn it is to think: by network first, then by owner, then who came first.

So many are let in at once. A free place goes to the network that has fewest inside and, among equals, has waited
longest since it began to wait or last came out; there to the owner by the same rule; of an owner's questions to the
first. So while a network waits with nobody inside, each other one is let in at most once: whoever asks hundreds of
times delays another by a thought, and no more.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class Share(NamedTuple):
    """For whom something is done: a network, and a person there (or a table that nobody owns)."""

    network: str
    owner: str


Party = tuple[str, ...]
"""A network, or an owner in it."""


class FairQueue:
    """Lets so many in at once, in a fair order."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._inside: Counter[Party] = Counter()
        self._since: dict[Party, int] = {}
        """Since when each party waits, or when it last came out, by a count."""
        self._moments = count()

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(waiting) for owners in self._waiting.values() for waiting in owners.values())

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._enter(share)
        try:
            yield
        finally:
            self._leave(share)

    async def _enter(self, share: Share) -> None:
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share.network, {}).setdefault(share.owner, deque()).append(place)
        for party in parties(share):
            self._since.setdefault(party, next(self._moments))
        self._let_in()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # let in and called off at the same moment
                self._leave(share)
            elif place in self._waiting.get(share.network, {}).get(share.owner, ()):
                self._waiting[share.network][share.owner].remove(place)
                self._tidy(share)
            raise

    def _leave(self, share: Share) -> None:
        self._free += 1
        for party in parties(share):
            self._inside[party] -= 1
            self._since[party] = next(self._moments)
        self._tidy(share)
        self._let_in()

    def _let_in(self) -> None:
        while self._free and self._waiting:
            share = self._next()
            place = self._waiting[share.network][share.owner].popleft()
            if not place.cancelled():
                place.set_result(None)
                self._free -= 1
                self._inside.update(parties(share))
            self._tidy(share)

    def _next(self) -> Share:
        network = min(self._waiting, key=lambda network: self._rank((network,)))
        return Share(network, min(self._waiting[network], key=lambda owner: self._rank((network, owner))))

    def _rank(self, party: Party) -> tuple[int, int]:
        return self._inside[party], self._since[party]

    def _tidy(self, share: Share) -> None:
        """Forget owners and networks of whom nobody waits, and those who are not inside either."""
        owners = self._waiting.get(share.network, {})
        if share.owner in owners and not owners[share.owner]:
            del owners[share.owner]
        if share.network in self._waiting and not owners:
            del self._waiting[share.network]
        for party, waits in zip(parties(share), (share.network in self._waiting, share.owner in owners), strict=True):
            if not waits and not self._inside[party]:
                del self._inside[party]
                self._since.pop(party, None)


def parties(share: Share) -> tuple[Party, Party]:
    """The network of a share, and its owner there."""
    return (share.network,), (share.network, share.owner)
