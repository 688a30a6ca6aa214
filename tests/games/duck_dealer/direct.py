"""Directs a recorded game, by every version of the rules: three players who between them use the whole rulebook.

python -m tests.games.duck_dealer.direct        writes the newest log anew

DD-R4 cannot happen with the standard box, which has a consumer more than there are planets to explore.
"""

from __future__ import annotations

from pathlib import Path

from drakes.core.game import NATURE
from drakes.games.duck_dealer import GAME
from drakes.play.logfile import log_to_text
from drakes.play.match import Match
from tests.games.duck_dealer.table import fly, on, planet

FOLDER = Path(__file__).parent
LOGS = {1: FOLDER / "every-clause-3.log", 2: FOLDER / "every-clause-3-rules-2.log"}
"""By the version of the rules."""
A, B, C = range(3)


class Director:
    """A match in which every action, nature's too, is told, with remarks on what it shows."""

    def __init__(self, rules: int) -> None:
        self.match = Match.replay(GAME, 3, [], options={"start": "auction"}, rules=rules)
        self.remarks: dict[int, str] = {}

    def say(self, remark: str) -> None:
        self.remarks[len(self.match.log)] = remark

    def do(self, *actions: str) -> None:
        for action in actions:
            self.match.replay_action(action)

    def settle(self) -> None:
        """Nature takes its first possibility."""
        while self.match.actor == NATURE:
            self.do(self.match.legal_texts()[0])

    def turn(self, player: int, *actions: str) -> None:
        """A turn of one player, whose turn it must be."""
        assert self.match.to_move == player, f"player {self.match.to_move} is to move, not {player}"
        self.do(*actions)

    def collect(self, *colours: str) -> None:
        """Everyone in turn collects one of these colours, by their first letters."""
        names = {"m": "movement", "b": "build", "t": "trade"}
        for letter in "".join(colours):
            self.do(f"collect {names[letter]}")

    def text(self) -> str:
        """The log with its remarks."""
        head, body = log_to_text(self.match).split("\n-\n")
        lines = [f"# places {' '.join(map(str, self.match.places()))}", "-"]
        for n, line in enumerate(body.splitlines()):
            if n in self.remarks:
                lines.append(f"# {self.remarks[n]}")
            lines.append(line)
        first, *rest = head.splitlines()
        return "\n".join([first, *lines[:1], *rest, *lines[1:]]) + "\n"


def set_up(d: Director) -> None:
    """Chapter 2: player 2 wins the lot and plays first, player 1 second, player 3 third."""
    d.say("DD-2.1, DD-2.2: mines, spaceyards and the consumer track, all visible.")
    d.settle()
    d.say("DD-2.5, DD-R9: sealed bids; players 1 and 2 tie at 5, bid again, tie again, and the lot decides.")
    d.do("bid 5", "bid 5", "bid 2", "bid 3", "bid 3", "lot 2")
    d.say("DD-2.5: the winner picks their turn position first; the last one has no choice.")
    d.do("position 1", "position 2")
    d.say("DD-2.6, DD-1.5: three pieces of gear each, in player order.")
    d.turn(B, *["gear builder"] * 3)
    d.turn(A, "gear cargo_hold", "gear merchant", "gear navigator")
    d.turn(C, "gear cargo_hold", "gear cargo_hold", "gear merchant")
    d.say("DD-2.7: different starting planets.")
    d.turn(B, on("start", "S1"))
    d.turn(A, on("start", "S2"))
    d.turn(C, on("start", "S3"))


def keep(d: Director, *order: str) -> None:
    """DD-3.8: put markers back, these colours first, until four are left."""
    while d.match.view().phase == "keep_energy":
        d.do(next(f"put_back {colour}" for colour in order if f"put_back {colour}" in d.match.legal_texts()))


def hoard(d: Director) -> None:
    """Chapter 3: energy until it runs short."""
    d.say("DD-3.1, DD-3.2: eight rounds of collecting, each crew quarter bringing a marker of its colour.")
    for _ in range(8):
        d.collect("btm")
    d.say("DD-3.2: player 1 takes the last build marker.")
    d.collect("bb")
    d.say("DD-3.3, DD-R1: player 3 chooses the exhausted colour: a virtual marker, and an action turn at once.")
    d.turn(C, "collect build")
    d.say("DD-3.5: the free highway part of turns 1-6; DD-6.2: a mine.")
    d.do("highway", on("part", "I4-S3 1"), "mine")
    d.say("DD-3.8, DD-3.3: of the markers left player 3 keeps four; the virtual one is gone.")
    d.do("end_turn")
    keep(d, "trade", "trade")


def pave(d: Director) -> None:
    """DD-3.9, DD-R2, DD-R10: player 2 places every cube they have."""
    d.say("DD-3.3, DD-R2: player 2 is owed four build markers, gets none, and spends the virtual ones first.")
    d.turn(B, "collect build", "highway", "part 74")
    d.say("DD-5.6, DD-R5: a privilege on the mine, for three build markers; DD-3.5: no more free parts after that.")
    d.do("claim mine")
    d.say("DD-5.7, DD-R10: a paid part on dot after dot, until no cube is left.")
    for dot in range(75, 111):
        d.do("highway", f"part {dot}")
    d.say("DD-3.9: for one more, player 2 takes the privilege back.")
    d.do("highway", "part 73", f"take_privilege {planet('S1') + 1} mine", "end_turn")


def trade(d: Director) -> None:
    """Chapters 4 to 6: player 1 builds a factory and uses it."""
    d.say("DD-3.4: player 1 acts; DD-3.6: movement, building and trade in any order.")
    d.turn(A, "act", "mine", "mine", fly("S3"), "mine", "mine")
    d.say("DD-4.7, DD-R17: before leaving with more than the holds carry, player 1 chooses what to leave behind.")
    d.do(fly("I3"), "discard solar_panels")
    d.say("DD-4.5: the first visit; player 1 takes the second of the top two consumers.")
    d.do("explore linear_accelerators")
    d.say("DD-5.5, DD-5.2: a factory, for its two inputs and a build marker.")
    d.do("build_factory linear_accelerators")
    d.say("DD-3.7, DD-7.1, DD-R15: player 1's pathway; placing it is no visit.")
    d.do(on("entrance", "I3"), on("exit", "S3"))
    d.say("DD-4.6: through the pathway, for a whole marker.")
    d.do("jump", "mine", "mine", fly("I3"))
    d.say("DD-6.4, DD-R6: the factory in use; player 1 ends the turn on its planet with goods to trade.")
    d.do("make", "end_turn")
    keep(d, "movement", "trade")


def exchange(d: Director) -> None:
    """DD-6.9: player 3 joins player 1 on player 1's planet."""
    d.say("DD-4.3: a flight that ends in mid-space.")
    d.turn(C, "act", "highway", on("part", "I3-S3 2"), fly("I3-S3 3"))
    d.say("DD-4.2: one's own highway part costs no step.")
    d.do(fly("I3"))
    d.say("DD-6.9, DD-R11, DD-R18: an offer, good by good; accepted.")
    d.do("give solar_panels", "ask linear_accelerators", "send 1", "accept")
    d.say("DD-6.9: a gift back.")
    d.do("give linear_accelerators", "send 1", "accept")
    d.say("DD-R18: the third and last offer of the turn; declined.")
    d.do("ask solar_panels", "send 1", "decline", "end_turn")
    keep(d, "trade", "movement")


def mine_on_privilege(d: Director) -> None:
    """DD-6.6, DD-R14, DD-R16: player 2 and their mine."""
    d.say("DD-3.1: three rounds of collecting.")
    d.collect("tbb", "tbt", "mtm")
    d.say("DD-3.9: without a cube player 2 must take one from the board for the turn track.")
    d.turn(B, "act", "take_part 75")
    d.say("DD-3.9, DD-5.6: and another for a new privilege.")
    d.do("claim mine", "take_part 76")
    d.say("DD-6.6, DD-R14: one marker pays for the visit; DD-R16: the mine stops at 20; DD-6.7: any number aboard.")
    d.do(*["mine"] * 20)
    d.say("DD-4.7: with one kind of goods there is nothing to choose; DD-4.4: player 2 flies past a planet.")
    d.do(fly("S2"), "end_turn")
    keep(d, "build", "trade", "movement")


def sell(d: Director) -> None:
    """Chapters 5 and 6: player 1 builds a consumer, delivers to it, and builds a spaceyard."""
    d.say("DD-R18: an offer may be withdrawn.")
    d.turn(A, "act", "give linear_accelerators", "withdraw")
    d.say("DD-5.4, DD-B12: the consumer, for the good printed on it.")
    d.do("build_consumer")
    d.say("DD-5.3: a spaceyard, for its printed good and one of another kind.")
    d.do(fly("S2"), "mine", "mine", "build_spaceyard solar_panels")
    d.say("DD-6.5: another accelerator, delivered.")
    d.do(fly("S3"), "mine", fly("I3"), "make", "deliver", "end_turn")
    keep(d, "trade", "movement")


def refit(d: Director) -> None:
    """Player 3 builds two factories, then buys gear."""
    d.say("DD-3.2: energy for player 3.")
    d.collect("b", "tt", "m", "tt")
    d.say("DD-5.1: one factory to a planet; the other accelerator factory in stock goes up on the next one.")
    d.turn(C, "act", "highway", on("part", "I3-S3 1"), "mine", "mine", fly("S3"), "mine", fly("I4"))
    d.do("explore satellites", "build_factory linear_accelerators")
    d.say("DD-5.5: and a factory of another kind.")
    d.do(fly("S4"), "mine", fly("I5"), "explore stealth_ducks", "build_factory diet_pills", "end_turn")
    keep(d, "trade", "movement", "build")
    d.say("DD-3.2: energy for player 3 again.")
    d.collect("bbm" * 3, "bbt")
    d.say("DD-3.1: others collect.")
    d.collect("bb")
    d.turn(C, "act", fly("S4"), "mine", "mine", fly("S3"), "mine", "mine", fly("S2"))
    d.say("DD-6.3, DD-R7: a navigator for the next empty slot, its marker from the supply.")
    d.do("buy")
    d.say("DD-6.3, DD-1.5: another, built over the merchant, whose marker goes back first.")
    d.do("replace merchant", "end_turn")
    keep(d, "trade", "movement", "build")


def finish(d: Director) -> None:
    """Chapter 8: the turn track fills up."""
    d.say("DD-3.4, DD-3.5: the track fills up; two free parts on turns 7-12, three from turn 13 on.")
    while not d.match.is_over:
        turn = d.match.view().turn + 1
        if turn == d.match.view().turns:
            d.say("DD-8.1, DD-R8: the last turn; players 1 and 3 have the most points, less their bids, and share.")
        d.do("act")
        if d.match.view().phase == "take_back":
            d.do(d.match.legal_texts()[0])
        if d.match.to_move == A and turn in (9, 10, 11, 15, 16, 17):
            for _ in range(2 if turn <= 12 else 3):
                d.do("highway")
                d.do(d.match.legal_texts()[0])
        d.do("end_turn")
        keep(d, "build", "trade", "movement")


def direct(rules: int) -> str:
    """The whole game as its annotated log."""
    d = Director(rules)
    for scene in (set_up, hoard, pave, trade, exchange, mine_on_privilege, sell, refit, finish):
        scene(d)
    return d.text()


if __name__ == "__main__":
    newest = GAME.rules.version
    LOGS[newest].write_text(direct(newest), encoding="utf-8")
