"""How one server process is set: where it listens, what it keeps, how much it allows."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many at once, and so many a minute in the long run."""

    burst: float
    per_minute: float


def usual_rates() -> dict[str, Rate]:
    """What a person, a page or a well-behaved program never reaches."""
    return {
        "guest": Rate(20, 20),
        "open": Rate(20, 10),
        "claim": Rate(20, 20),
        "act": Rate(120, 600),
        "try": Rate(120, 600),
        "hint": Rate(10, 20),
        "lab": Rate(10, 10),
        "review": Rate(5, 2),
        "verify": Rate(10, 10),
        "look": Rate(300, 1200),
        "talk": Rate(10, 20),
        "live": Rate(30, 60),
    }


@dataclass(frozen=True)
class RequestLimits:
    """How much somebody may send, and in what time, before the application has heard of it."""

    header_bytes: int = 32_768
    header_lines: int = 100
    header_seconds: float = 15.0
    """From connecting, or from the first letter of a request, to the end of its header."""
    message_bytes: int = 1 << 20
    """Of a whole request as it is sent: a body may come in small pieces, each with its length."""
    message_seconds: float = 60.0


@dataclass(frozen=True)
class Settings:
    """Everything `drakes serve` can be told."""

    database: str
    """Where tables are kept: an SQLAlchemy address, such as `sqlite:////data/drakes.db`."""
    host: str = "127.0.0.1"
    port: int = 8765
    names: tuple[str, ...] = ()
    """The host names under which this server is reached, beside its own address; `*` allows any."""
    secure: bool = False
    """Whether pages are reached by https, so that the cookie travels only there."""
    bot_processes: int = 1
    bot_seconds: float = 10.0
    """How long a bot may think before it is asked again, with more time."""
    get_ready: bool = False
    """Whether what bots and advisers of all games need is compiled when the server starts, not when it is first asked
    for."""
    lab_runs: int = 2
    """How many runs of the lab play at once; 0 closes it."""
    bots_alone: bool = False
    """Whether bots play on at tables where no person plays, though nobody of the table looks."""
    pace_ms: int = 700
    """The least time between a position and a bot's action in it, so that people see what happens."""
    tables_held: int = 2000
    """How many tables stay in memory while nobody uses them."""
    tables_of_one: int = 50
    """How many unfinished tables one player may host."""
    tables_of_network: int = 400
    """How many unfinished tables may be opened from one network: a household or a school has one address."""
    sockets_of_one: int = 30
    """How many live connections one player, or one network without a player, may hold."""
    sockets_of_network: int = 240
    """How many live connections all players of one network may hold together."""
    sockets: int = 10_000
    connections: int = 20_000
    """How many connections there may be in all; whoever comes then is told to come later."""
    requests: RequestLimits = field(default_factory=RequestLimits)
    session_days: int = 400
    unfinished_days: float | None = None
    """After how many days without a change an unfinished table is deleted; None: never."""
    log_json: bool = False
    rates: dict[str, Rate] = field(default_factory=usual_rates)
