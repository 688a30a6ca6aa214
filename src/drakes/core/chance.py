"""Chance for the engines: a counter-based generator, the same numbers on every engine.

Draw number `n` of game `game` under `seed` is a pure function of the three, so a batch can be split over threads in
any way. All arithmetic stays in 64-bit signed integers masked to 32 bits: Python's own integers, Numba and CUDA agree.
Tables that people play at take their chance from elsewhere; this one is for simulation, search and tests.
"""

MASK = 0xFFFFFFFF
STEP = 0x9E3779B9
FIRST = 0x7FEB352D
SECOND = 0x846CA68B


def mix(x: int) -> int:
    """Scatter 32 bits over 32 bits, one to one."""
    x ^= x >> 16
    x = (x * FIRST) & MASK
    x ^= x >> 15
    x = (x * SECOND) & MASK
    return x ^ (x >> 16)


def stream(seed: int, game: int) -> int:
    """The key of one game's own stream of numbers, from the batch's seed and the game's place in it."""
    low, high = seed & MASK, (seed >> 32) & MASK
    one = mix(mix(low ^ STEP) ^ high)
    two = mix(mix((game & MASK) ^ one) ^ ((game >> 32) & MASK))
    three = mix((two + STEP + low) & MASK)
    return two | ((three & 0x7FFFFFFF) << 32)


def draw(key: int, n: int) -> int:
    """Number `n` of a stream: 32 random bits."""
    return mix(mix((n * STEP + key) & MASK) ^ (key >> 32))


def below(bits: int, ways: int) -> int:
    """A number from 0 to `ways` - 1 out of 32 random bits; `ways` is below 2**31."""
    return (bits * ways) >> 32
