"""A game at a server, and a model of its table that does what is legal."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from drakes.laws.cases import Case
from drakes.play.entries import Entry, decode
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from tests.server.trust.inside import Asked, Inside


@dataclass
class Game:
    """A table of persons, their tokens, the token of a player who sits elsewhere, and the model."""

    table: str
    tokens: list[str]
    stranger: str
    model: Table
    keys: int = 0
    used: list[dict[str, Any]] = field(default_factory=list)
    """Bodies of legal requests, of which hostile ones are made."""

    def legal(self, random: Random, now: int) -> tuple[Asked, list[Entry]]:
        """A request that is legal now, and the entries it should make."""
        kinds = ["act"] * 6 + ["take-back", "pause", "stand-in"]
        if self.model.status == "paused":
            kinds = ["resume"]
        if self.model.history.question is not None:
            kinds.append("answer")
        while True:
            route, body, entries = self._try(random.choice(kinds), random, now)
            if entries:
                self.keys += 1
                body |= {"key": f"legal-{self.keys:06d}"}
                self.used.append(body)
                asked = Asked("POST", f"/api/tables/{self.table}/{route}", self.tokens[body["seat"]], body=body)
                return asked, entries
            kinds.append("act" if self.model.status == "playing" else "answer")

    def _try(self, kind: str, random: Random, now: int) -> tuple[str, dict[str, Any], list[Entry]]:
        table, seat = self.model, random.randrange(len(self.tokens))
        away = [n for n, one in enumerate(table.seats) if one.stand_in is not None]
        try:
            if away and kind != "answer":
                return "return", {"seat": away[0]}, table.come_back(away[0], now)
            if kind == "act":
                mover = table.to_move
                if mover is None:
                    return "act", {}, []
                actions = [random.choice(table.legal(mover))]
                body = {"seat": mover, "version": table.version, "actions": actions}
                return "act", body, table.act(mover, table.version, actions, now)
            if kind == "take-back":
                return "ask", {"seat": seat, "about": kind}, table.ask_take_back(seat, now)
            if kind == "pause":
                return "ask", {"seat": seat, "about": kind}, table.ask_pause(seat, now)
            if kind == "resume" and table.history.question is None:
                return "ask", {"seat": seat, "about": kind}, table.ask_resume(seat, now)
            if kind == "stand-in" and seat != table.to_move:
                return "stand-in", {"seat": seat, "bot": "random"}, table.stand_in(seat, now, "random")
            if table.history.question is None:
                return "answer", {}, []
            asked, yes = table.history.question.waiting(table.seats)[0], random.randrange(3) > 0
            return "answer", {"seat": asked, "yes": yes}, table.answer(asked, yes, now)
        except Refusal:
            return kind, {}, []


async def open_game(server: Inside, case: Case) -> Game:
    """Players become guests, one opens a table, the others sit down."""
    names = [f"Player {n}" for n in range(case.seats + 1)]
    tokens = [await become(server, name) for name in names]
    seats = [{"who": "me"}, *({"who": "open"} for _ in range(case.seats - 1))]
    asked = {"game": case.game.name, "seats": seats, "variant": case.variant}
    opened = (await server.ask(Asked("POST", "/api/tables", tokens[0], body=asked))).json()
    for n, invite in enumerate(opened["invites"], 1):
        body = {"name": names[n], "invite": invite["token"]}
        claimed = await server.ask(Asked("POST", f"/api/tables/{opened['id']}/claim", tokens[n], body=body))
        assert claimed.status == 200, claimed
    store = server.parts.tables.store
    entries = [decode(entry.body) for entry in store.load(opened["id"])]
    return Game(opened["id"], tokens[:-1], tokens[-1], Table.replay(entries, store.key(opened["id"])))


async def become(server: Inside, name: str) -> str:
    """A program's token."""
    answer = await server.ask(Asked("POST", "/api/programs", body={"name": name}))
    token: str = answer.json()["token"]
    return token
