"""Record games by the newest version of the rules: python -m tests.games.dragon_market.record [NAME ...]

Those of an earlier version stay as they are: they show that it is still played as it was.
Players walk to their goods, but use a bonus whenever they can, keep cards whose bonus no game has shown yet, and cross
other heirs where they get the chance. A remark stands before the first action of each kind in a log.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.bots.players import walker
from drakes.games.dragon_market.rules.state import Bonus, Phase
from drakes.play.logfile import log_to_text
from drakes.play.match import Match

FOLDER = Path(__file__).parent
BONUSES = [bonus.name.lower() for bonus in Bonus]

REMARKS = {
    "starter": "DM-2.6: who begins is drawn, coins go round from there",
    "place_centre": "DM-2.1, DM-2.2: a boat with its sailor in the centre, never with the sailor on the border",
    "place_end": "DM-2.1, DM-R16: a boat with its sailor at an end, pointing away from the sailor",
    "stock": "DM-2.3: a pile of two on the next space",
    "deal": "DM-2.5, DM-6.1: a card is drawn",
    "keep": "DM-6.1: one of the cards looked at, in secret",
    "roll": "DM-3.1, DM-R12: the dice, before anything else",
    "slide": "DM-4.1: along its axis, any distance, for one point",
    "turn": "DM-4.2: a quarter turn about its sailor",
    "step": "DM-4.3: the heir takes a step",
    "vault": "DM-6.3 (a): over exactly one other boat",
    "spin": "DM-6.3 (b): half a turn, whatever is in the way",
    "drift": "DM-6.3 (c): sideways",
    "cross": "DM-6.3 (d): past a sailor, for two points",
    "diagonal": "DM-6.3 (e): one diagonal step",
    "leap": "DM-6.3 (f): over one square of water",
    "swap": "DM-6.3 (g): two heirs on one boat change places",
    "swing": "DM-6.3 (h): about its other end",
    "exchange": "DM-6.3 (i): the piles of a boat change places",
    "reroll": "DM-6.3 (j): one die again, before anything else",
    "coin": "DM-3.3: a coin for a point, two at most in a turn",
    "end": "DM-3.5: the turn ends when its player says so; DM-3.4: points left become coins",
    "take": "DM-3.4: among the richest the taker chooses for each coin",
}
EVENTS = {
    "coin_taken": "DM-3.4: the supply is short, the richest gives",
    "coins_lost": "DM-3.4: nobody has a coin left, the rest is lost",
    "took": "DM-4.5: it takes what its card asks for",
    "showed": "DM-R2: that shows part of a secret card",
    "passed": "DM-R2: what it leaves shows something too",
    "validated": "DM-4.6, DM-R5: home with everything, the card is validated",
    "turned_up": "DM-6.2: face up, its bonus counts from now on",
    "won": "DM-5.1: the last card needed wins at once",
    "drawn": "DM-R13: the 400th turn was the last, a draw",
}
WANTED = (
    {r.kind for r in GAME.rules.actions}
    | {f"event {k.name}" for k in GAME.rules.events}
    | {f"card {b}" for b in BONUSES}
)
"""What the recorded games together are to show."""


class Player:
    """A walker that shows what the game has to offer."""

    def __init__(self, seed: int, wishes: list[str], hoarders: tuple[int, ...]) -> None:
        self.random = Random(seed)
        self.wishes = wishes
        self.hoarders = hoarders
        self.used: set[str] = set()

    def choose(self, match: Match, seat: int) -> str:
        """What this seat does now."""
        texts = match.legal_texts()
        if texts[0].startswith("keep"):
            return min(texts, key=lambda text: self.rank(text.split()[1]))
        if seat in self.hoarders and "end" in texts:
            return "end"
        new = [text for text in texts if text.split()[0] in BONUSES and text.split()[0] not in self.used]
        new = new or [text for text in texts if self.is_crossing(match, text)]
        if new:
            return self.random.choice(new)
        action = walker(match._box, match.hidden(seat), match.legal(), self.random.randrange(1 << 30))
        return match.text(action)

    def rank(self, card: str) -> int:
        return self.wishes.index(card) if card in self.wishes else len(self.wishes)

    def is_crossing(self, match: Match, text: str) -> bool:
        """Whether a step leads onto another heir, for the first time in this game."""
        if not text.startswith("step") or "crossing" in self.used:
            return False
        after = match.at(len(match.log))
        after.play(text)
        return bool(after._state.phase == Phase.CROSSING)


def play(seats: int, seed: int, options: dict[str, Any], wishes: list[str], hoarders: tuple[int, ...] = ()) -> Match:
    """One game."""
    match, player = Match(GAME, seats, seed, options), Player(seed, wishes, hoarders)
    while (seat := match.to_move) is not None:
        text = player.choose(match, seat)
        player.used.add("crossing" if player.is_crossing(match, text) else text.split()[0])
        match.play(text)
    return match


def shown(match: Match) -> set[str]:
    """The kinds of actions and events, and the bonuses validated before the end, that a game shows."""
    kinds = {GAME.rules.actions.range_of(entry.action).kind for entry in match.log}
    cards = [event.arguments["card"] for event in match.events() if event.kind == "turned_up"][:-1]
    return (
        kinds | {f"event {event.kind}" for event in match.events()} | {f"card {BONUSES[card - 10]}" for card in cards}
    )


def annotate(match: Match) -> str:
    """The log with its remarks."""
    lines = log_to_text(match).splitlines()
    head, body, last = lines[: lines.index("-") + 1], lines[lines.index("-") + 1 : -1], lines[-1]
    head.insert(1, f"# places {' '.join(map(str, match.places()))}")
    told: set[str] = set()
    out = []
    for line, entry in zip(body, match.log, strict=True):
        kinds = [GAME.rules.actions.range_of(entry.action).kind]
        kinds += [f"event {GAME.rules.events.kinds[kind - 1].name}" for kind, _, _ in entry.rows]
        for kind in kinds:
            remark = REMARKS.get(kind) or EVENTS.get(kind.removeprefix("event "))
            if remark and kind not in told:
                told.add(kind)
                out.append(f"# {remark}")
        out.append(line)
    return "\n".join([*head, *out, last]) + "\n"


def main(wanted: list[str]) -> None:
    quick = {"quick_setup": True}
    games: dict[str, Match] = {
        "standard-4": play(4, 1, {}, []),
        "standard-3": play(3, 2, quick, []),
        "standard-2": play(2, 3, {"flat_points": True, **quick}, []),
        "teams-4": play(4, 4, {"teams": True}, []),
        "advanced-4": play(4, 7, {"red_cards": True}, BONUSES),
        "advanced-3": play(3, 8, {"red_cards": True, "flat_points": True, **quick}, BONUSES),
        "draw-3": play(3, 5, quick, [], hoarders=(0, 1, 2)),
        "hoarder-2": play(2, 6, {"flat_points": True, **quick}, [], hoarders=(0,)),
        "hoarders-4": play(4, 5, quick, [], hoarders=(0, 1, 2)),
    }
    seen = set().union(*map(shown, games.values()))
    for seed in range(40):
        wishes = [bonus for bonus in BONUSES if bonus not in seen or f"card {bonus}" not in seen]
        match = play(4, seed, {"red_cards": True, "teams": True}, wishes)
        if shown(match) - seen:
            games[f"advanced-teams-4-{seed}"] = match
            seen |= shown(match)
        if not WANTED - seen:
            break
    for name, match in games.items():
        if not wanted or name in wanted:
            path = FOLDER / f"{name}-rules-{match.rules_version}.log"
            path.write_text(annotate(match), encoding="utf-8")
            print(path.name, len(match.log), match.places())
    print("not shown:", sorted(WANTED - seen) or "nothing")


if __name__ == "__main__":
    main(sys.argv[1:])
