"""Requests that must change nothing: out of turn, old, foreign, illegal, malformed, of every size and type."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from drakes.play.refusal import Refusal
from tests.server.trust.inside import Asked
from tests.server.trust.model import Game

HUGE = 10**30
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    16,
    2**31,
    2**63,
    HUGE,
    -HUGE,
    1.5,
    1e308,
    "",
    "-1",
    "x" * 5_000,
    "\x00",
    "\u202e",
    "\ud800",
    "😀" * 50,
    [],
    [[]],
    {},
    {"kind": "x"},
    [None],
    [HUGE],
    ["\x00"],
    [{"kind": "\ud800", "arguments": {"a": "b"}}],
    [0] * 201,
)
"""Values that fit nowhere, or hardly."""
RAW: tuple[bytes, ...] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"1e999",
    b"NaN",
    b'{"seat": Infinity}',
    b"\xff\xfe\x00",
    b'{"seat": "\xed\xa0\x80"}',
    b"[" * 20_000,
    b'{"a":' * 10_000,
    b'{"key": "' + b"k" * 70_000 + b'"}',
    b'{"seat": 0, "seat": 1}',
    b'{"seat": ' + b"9" * 5_000 + b"}",
)
"""Bodies that are no JSON, or hardly."""
POSTS = (
    "act",
    "ask",
    "answer",
    "resign",
    "stand-in",
    "return",
    "leave",
    "claim",
    "recover",
    "rematch",
    "mute",
    "try",
    "step",
    "review",
    "branch",
    "reveal",
    "waive",
)
SEATS = ("invite", "give")
GETS = (
    "",
    "/frame",
    "/previews",
    "/why",
    "/guide",
    "/hint",
    "/review",
    "/export",
    "/chat",
    "/plans",
    "/plans/one",
    "/at/1",
    "/at/999999",
)
TABLES = ("a" * 12, "x", "A" * 12, "..", "%00", "a" * 500, "tåble", "-1", "aaaaaaaaaaa1")
METHODS = ("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE")
SESSIONS = ("", "unknown", "x" * 300, "\x7f")


def hostile(game: Game, random: Random) -> Asked:
    """One such request."""
    return random.choice(KINDS)(game, random)


def good_act(game: Game) -> dict[str, Any]:
    """What the seat to move might legally send."""
    mover = game.model.to_move
    if mover is None:
        return {"seat": 0, "version": game.model.version, "key": "hostile-1", "actions": [0]}
    legal = game.model.legal(mover)
    return {"seat": mover, "version": game.model.version, "key": "hostile-1", "actions": [legal[0]]}


def act(game: Game, token: str | None, body: dict[str, Any], random: Random) -> Asked:
    """An act at the table, or a step that might become one."""
    return Asked("POST", f"/api/tables/{game.table}/{random.choice(('act', 'step'))}", token, body=body)


def holder(game: Game, body: Mapping[str, Any]) -> str:
    """The session of the seat that a body names."""
    seat: int = body["seat"]
    return game.tokens[seat]


def by_another(game: Game, random: Random) -> Asked:
    """A good act, sent by who does not hold the seat, or by nobody."""
    body = good_act(game)
    others = [token for token in game.tokens if token != holder(game, body)]
    return act(game, random.choice([*others, game.stranger, None, *SESSIONS[:3]]), body, random)


def out_of_turn(game: Game, random: Random) -> Asked:
    """A seat acts that is not to move."""
    body = good_act(game)
    seat = (body["seat"] + random.randrange(1, len(game.tokens))) % len(game.tokens)
    return act(game, game.tokens[seat], body | {"seat": seat}, random)


def old(game: Game, random: Random) -> Asked:
    """A good act on a version that is gone, or has not come."""
    body = good_act(game)
    moved = game.model.history.moved
    version = random.choice([0, random.randrange(moved), game.model.version + 1, 1_000_000])
    return act(game, holder(game, body), body | {"version": version}, random)


def illegal(game: Game, random: Random) -> Asked:
    """Actions of which at least one is not legal, or that cannot be sent together."""
    body, size = good_act(game), game.model.game.rules.actions.size
    for _ in range(20):
        body["actions"] = [random.randrange(size) for _ in range(random.randrange(1, 4))]
        if random.randrange(2):
            body["actions"].insert(0, good_act(game)["actions"][0])
        if is_refused(game, body):
            return act(game, holder(game, body), body, random)
    return act(game, holder(game, body), body | {"actions": [size]}, random)


def is_refused(game: Game, body: Mapping[str, Any]) -> bool:
    """Whether the model refuses an act."""
    try:
        game.model.act(body["seat"], body["version"], body["actions"], game.model.entries[-1].at)
    except Refusal:
        return True
    return False


def misshapen(game: Game, random: Random) -> Asked:
    """A good act of which one field is gone, strange or too much."""
    body = good_act(game)
    token, name = holder(game, body), random.choice(sorted(body))
    spoilt = random.randrange(3)
    if spoilt == 0:
        del body[name]
    elif spoilt == 1:
        odd = [value for value in ODD if not (name == "key" and value == "😀" * 50)]
        body[name] = random.choice([value for value in odd if not is_fit(game, name, value, body)])
    else:
        body["more"] = random.choice(ODD)
    return act(game, token, body, random)


def is_fit(game: Game, name: str, value: Any, body: Mapping[str, Any]) -> bool:
    """Whether an odd value would be right after all: an old version is, while nobody has moved since."""
    if name == "version" and type(value) is int:
        return game.model.history.moved <= value <= game.model.version
    return value == body[name] and type(value) is type(body[name])


def raw(game: Game, random: Random) -> Asked:
    """What is no JSON, or another type of content, at any route that takes a body."""
    path = random.choice([f"/api/tables/{game.table}/{name}" for name in POSTS] + ["/api/tables", "/api/me"])
    kind = random.choice([(), (), ((b"content-type", b"text/plain"),), ((b"content-type", b"\xff"),)])
    return Asked("POST", path, random.choice(game.tokens), raw=random.choice(RAW), headers=kind)


def strange_body(game: Game, random: Random) -> Asked:
    """Fields of all kinds with odd values, at any route."""
    names = ("seat", "key", "version", "actions", "about", "to", "yes", "bot", "code", "invite", "name", "on", "whom")
    body = {name: random.choice(ODD) for name in random.sample(names, random.randrange(len(names)))}
    path = random.choice([f"/api/tables/{game.table}/{name}" for name in POSTS] + ["/api/tables", "/api/me/tokens"])
    return Asked("POST", path, random.choice([*game.tokens, game.stranger]), body=body)


def foreign(game: Game, random: Random) -> Asked:
    """Any other doing, in the name of a seat that somebody else holds."""
    body: dict[str, Any] = {"seat": random.randrange(len(game.tokens)), "key": "hostile-2"}
    name = random.choice(["ask", "answer", "resign", "stand-in", "return", "leave"])
    more: dict[str, dict[str, Any]] = {"ask": {"about": "pause"}, "answer": {"yes": True}}
    body |= more.get(name, {})
    others = [token for n, token in enumerate(game.tokens) if n != body["seat"]]
    return Asked("POST", f"/api/tables/{game.table}/{name}", random.choice([*others, game.stranger, None]), body=body)


def seat_by_force(game: Game, random: Random) -> Asked:
    """A seat that is taken is claimed, recovered or given out by who may not."""
    path = f"/api/tables/{game.table}"
    if random.randrange(3) == 0:
        return Asked(
            "POST", f"{path}/claim", game.stranger, body={"name": "Eve", "invite": random.choice(["x", "y" * 43])}
        )
    if random.randrange(2):
        return Asked("POST", f"{path}/recover", game.stranger, body={"code": random.choice(["x", "y" * 43])})
    seat = random.randrange(len(game.tokens))
    others = [token for n, token in enumerate(game.tokens) if n != seat]
    return Asked("POST", f"{path}/seats/{seat}/{random.choice(SEATS)}", random.choice([*others, game.stranger]))


def looking(game: Game, random: Random) -> Asked:
    """Questions about the table with odd arguments and by all kinds of visitors."""
    query: dict[str, Any] = {}
    for name in ("seat", "since", "action"):
        if random.randrange(2):
            query[name] = random.choice([0, 1, 2, -1, HUGE, "x", "", "\x00", "1.5", "\uff19", json.dumps([1])])
    token = random.choice([*game.tokens, game.stranger, None, *SESSIONS])
    return Asked("GET", f"/api/tables/{game.table}{random.choice(GETS)}", token, query)


def elsewhere(game: Game, random: Random) -> Asked:
    """Tables, methods and places that there are not."""
    if random.randrange(2):
        table, name = random.choice(TABLES), random.choice(POSTS)
        return Asked("POST", f"/api/tables/{table}/{name}", random.choice(game.tokens), body=good_act(game))
    return Asked(
        random.choice(METHODS), f"/api/tables/{game.table}/act", random.choice(game.tokens), body=good_act(game)
    )


KINDS: tuple[Callable[[Game, Random], Asked], ...] = (
    by_another,
    out_of_turn,
    old,
    illegal,
    misshapen,
    raw,
    strange_body,
    foreign,
    seat_by_force,
    looking,
    elsewhere,
)
