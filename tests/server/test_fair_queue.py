"""The fair queue: by network, then by owner, then first come; nobody's many questions keep another waiting."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from drakes.server.fair_queue import FairQueue, Share

ATTACKER, VICTIM = Share("10.0.0.1", "mallory"), Share("10.0.0.2", "anna")


class Thoughts:
    """Questions that are put to a queue, and those that were let in, in their order; each thinks until it is told."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.begun: list[Share] = []
        self.inside: list[tuple[Share, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, share: Share) -> None:
        """One more question."""
        self.tasks.append(asyncio.create_task(self._think(share)))
        await settle()

    async def _think(self, share: Share) -> None:
        async with self.queue.turn(share):
            self.begun.append(share)
            done = asyncio.Event()
            self.inside.append((share, done))
            await done.wait()

    async def finish(self, which: int = 0) -> Share:
        """Let one of those who think come to an end."""
        share, done = self.inside.pop(which)
        done.set()
        await settle()
        return share

    async def stop(self) -> None:
        """Nobody asks any longer, wherever they are."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def settle() -> None:
    """Let everybody go on until they wait for something."""
    for _ in range(6):
        await asyncio.sleep(0)


def thinking(places: int, play: Callable[[Thoughts], Awaitable[None]]) -> None:
    """Play something at a queue; at the end nothing of it is left there."""

    async def run() -> None:
        thoughts = Thoughts(places)
        await play(thoughts)
        await thoughts.stop()
        left = thoughts.queue
        assert (len(left), left._free, left._since, +left._inside) == (0, places, {}, Counter())

    asyncio.run(run())


def test_281_tables_of_one_network_delay_another_by_no_more_than_the_thought_under_way() -> None:
    async def play(thoughts: Thoughts) -> None:
        for n in range(281):
            await thoughts.ask(Share(ATTACKER.network, f"guest {n}"))
        for _ in range(20):
            before = len(thoughts.begun)
            await thoughts.ask(VICTIM)
            await thoughts.finish()
            assert thoughts.begun[before:] == [VICTIM]
            assert await thoughts.finish() == VICTIM
            for _ in range(3):
                await thoughts.ask(await thoughts.finish())

    thinking(1, play)


def test_the_owners_of_one_network_take_turns_and_each_ones_questions_come_in_their_order() -> None:
    async def play(thoughts: Thoughts) -> None:
        anna, ben = Share("home", "anna"), Share("home", "ben")
        for share in (anna, anna, anna, anna, ben, ben):
            await thoughts.ask(share)
        for _ in range(6):
            await thoughts.finish()
        assert thoughts.begun == [anna, ben, anna, ben, anna, anna]

    thinking(1, play)


def test_a_free_place_is_never_left_empty() -> None:
    async def play(thoughts: Thoughts) -> None:
        for _ in range(5):
            await thoughts.ask(ATTACKER)
        assert len(thoughts.inside) == 3
        await thoughts.ask(VICTIM)
        await thoughts.finish()
        assert thoughts.begun[-1] == VICTIM

    thinking(3, play)


def test_who_gives_up_waiting_or_thinking_leaves_their_place_to_the_next() -> None:
    async def play(thoughts: Thoughts) -> None:
        for share in (ATTACKER, ATTACKER, VICTIM):
            await thoughts.ask(share)
        first, second, _ = thoughts.tasks
        second.cancel()
        first.cancel()
        with suppress(asyncio.CancelledError):
            await first
        await settle()
        assert thoughts.begun == [ATTACKER, VICTIM]

    thinking(1, play)


def test_who_gives_up_at_the_moment_they_are_let_in_takes_no_place_with_them() -> None:
    async def play(thoughts: Thoughts) -> None:
        for share in (ATTACKER, VICTIM):
            await thoughts.ask(share)
        thoughts.inside[0][1].set()
        while not thoughts.queue._inside[VICTIM.network,]:
            await asyncio.sleep(0)
        assert thoughts.begun == [ATTACKER]
        thoughts.tasks[1].cancel()
        await settle()
        await thoughts.ask(ATTACKER)
        assert thoughts.begun == [ATTACKER, ATTACKER]

    thinking(1, play)


SHARES = st.builds(Share, st.sampled_from(["a", "b", "c"]), st.sampled_from(["x", "y"]))
STEPS = st.lists(SHARES | st.integers(0, 5), max_size=60)


@given(places=st.integers(1, 3), steps=STEPS)
def test_while_somebody_waits_with_nobody_inside_each_other_is_let_in_once_at_most(
    places: int, steps: list[Share | int]
) -> None:
    """Of networks, and of the owners of one network: the slow and obvious way to say what fair is."""

    async def play(thoughts: Thoughts) -> None:
        asked: Counter[Share] = Counter()
        passed: dict[tuple[str, ...], Counter[tuple[str, ...]]] = {}
        for step in steps:
            before = len(thoughts.begun)
            if isinstance(step, Share):
                asked[step] += 1
                await thoughts.ask(step)
            elif thoughts.inside:
                await thoughts.finish(step % len(thoughts.inside))
            waiting = asked - Counter(thoughts.begun)
            assert not waiting or len(thoughts.inside) == places
            for deep in (1, 2):
                note_passed(passed, thoughts, waiting, thoughts.begun[before:], deep)
            assert all(times <= 1 for counted in passed.values() for times in counted.values())

    thinking(places, play)


def note_passed(
    passed: dict[tuple[str, ...], Counter[tuple[str, ...]]],
    thoughts: Thoughts,
    waiting: Counter[Share],
    let_in: list[Share],
    deep: int,
) -> None:
    """Count who was let in past each network (or each owner, past others of their network) that waits outside."""
    inside = {tuple(share[:deep]) for share, _ in thoughts.inside}
    outside = {tuple(share[:deep]) for share in waiting} - inside
    for party in [party for party in passed if len(party) == deep and party not in outside]:
        del passed[party]
    for party in outside:
        others = (tuple(share[:deep]) for share in let_in if tuple(share[: deep - 1]) == party[: deep - 1])
        passed.setdefault(party, Counter()).update(others)
