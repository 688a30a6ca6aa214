"""A slow, obvious second Sitting Ducks: lists, sets and counters, written from the clauses alone.

It knows nothing of records, numbers of actions or rule functions: an action is its text (`shoot a 3`), an event is its
name with labels. Tests play it beside the rules and compare everything after every action.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["blue", "green", "orange", "yellow", "purple", "pink"]
WATER = "water"
PLACES = [1, 2, 3, 4, 5, 6]
SLOTS = "abc"

DECK = Counter(
    take_aim=10, shoot=12, double_barrel=1, quick_shot=1, misfire=2, two_birds=1, bump_left=2, bump_right=2,
    line_forward=6, hang_back=3, move_ahead=3, fast_forward=1, disorderly_conduckt=2, duck_shuffle=1,
    duck_and_cover=2, bottoms_up=3,
)  # fmt: skip
EXTENDED = DECK - Counter(misfire=1, disorderly_conduckt=1)
EXTENDED += Counter(shoot=1, take_aim=1, give_peace=1, resurrection=1)

TEAMS = {
    (4, "twos"): [{0, 2}, {1, 3}],
    (6, "twos"): [{0, 3}, {1, 4}, {2, 5}],
    (6, "threes"): [{0, 2, 4}, {1, 3, 5}],
}

Happening = tuple[str, ...]
"""An event: its name and the labels of its arguments; one that only player n sees begins with '@n'."""


@dataclass
class Spot:
    """A card of the line with what lies under and on it."""

    top: str
    under: str | None = None
    laid_by: int | None = None

    @property
    def ducks(self) -> list[str]:
        return [card for card in (self.top, self.under) if card and card != WATER]


@dataclass
class Held:
    """A card in a hand, when it was drawn, and what everybody knows it is not."""

    card: str
    drawn_in: int
    is_not: set[str] = field(default_factory=set)


@dataclass
class Oracle:
    """One table of Sitting Ducks."""

    players: int
    options: dict[str, object]
    stage: str = "fill"
    player: int = 0
    turn: int = 0
    games: int = 0
    line: list[Spot] = field(default_factory=list)
    sights: set[int] = field(default_factory=set)
    unknown: Counter[str] = field(default_factory=Counter)
    known: list[str] = field(default_factory=list)
    pile: Counter[str] = field(default_factory=Counter)
    discards: Counter[str] = field(default_factory=Counter)
    hands: list[list[Held | None]] = field(default_factory=list)
    shuffles: int = 0
    colours: list[str | None] = field(default_factory=list)
    heap: Counter[str] = field(default_factory=Counter)
    marched: Counter[str] = field(default_factory=Counter)
    out: set[int] = field(default_factory=set)
    winners: set[int] = field(default_factory=set)
    points: list[int] = field(default_factory=list)
    settled: int = 0
    story: list[Happening] = field(default_factory=list)

    # Chapter 2: set-up

    def begin(self) -> None:
        """The first game of a table."""
        self.points = [0] * self.players
        self.games = 0
        self.new_game()

    def new_game(self) -> None:
        colours = COLOURS[: self.players]
        self.unknown = Counter(dict.fromkeys([*colours, WATER], 5))
        self.known, self.line, self.sights = [], [], set()
        self.pile = Counter(EXTENDED if self.options["deck"] == "extended" else DECK)
        self.discards, self.heap, self.marched = Counter(), Counter(), Counter()
        self.hands = [[None] * 3 for _ in range(self.players)]
        self.out, self.winners = set(), set()
        self.turn = self.player = self.settled = self.shuffles = 0
        secret = self.options["secret_colours"]
        self.colours = [None] * self.players if secret else list(colours)
        self.stage = "colours" if secret else "fill"

    # What may be done

    def legal(self) -> dict[str, int]:
        """Every legal action with the number of ways it can happen."""
        if self.stage == "fill":
            return {f"pond {kind}": n for kind, n in self.unknown.items() if n}
        if self.stage == "draw":
            return {f"draw {card}": n for card, n in self.pile.items() if n}
        if self.stage == "colours":
            return {f"colour {c}": 1 for c in COLOURS[: self.players] if c not in self.colours}
        if self.stage == "starter":
            return {f"starter {p + 1}": 1 for p in range(self.players)}
        if self.stage == "arrange":
            return {f"arrange {p}": 1 for p in PLACES if p > self.settled}
        if self.stage == "over":
            return {}
        hand = [(slot, held.card) for slot, held in zip(SLOTS, self.hands[self.player], strict=True) if held]
        plays = [f"{card} {slot} {target}".strip() for slot, card in hand for target in self.targets(card)]
        return dict.fromkeys(plays or [f"discard {slot} {card}" for slot, card in hand], 1)

    def targets(self, card: str) -> list[str]:
        """Where the player whose turn it is could play a card: SD-5.1 to 5.15, SD-V5."""
        bare = [p for p in PLACES if p not in self.sights]
        aimed = sorted(self.sights)
        neighbours = list(pairwise(PLACES))
        mine = [p for p in PLACES if self.is_mine(p)]
        if card in ("line_forward", "disorderly_conduckt", "duck_shuffle"):
            return [""]
        if card == "take_aim":
            return [str(p) for p in bare]
        if card == "shoot":
            return [str(p) for p in aimed]
        if card == "double_barrel":
            return [f"{p}-{q}" for p, q in neighbours if p in bare and q in bare] or [str(p) for p in bare]
        if card == "quick_shot":
            return [str(p) for p in PLACES if self.victim(p)]
        if card == "misfire":
            sides = [(p, "left", p - 1) for p in PLACES] + [(p, "right", p + 1) for p in PLACES]
            return [f"{p} {side}" for p, side, sight in sides if self.victim(p) and sight in aimed]
        if card == "two_birds":
            return [f"{p}-{q}" for p, q in neighbours if {p, q} <= self.sights and self.at(p).ducks + self.at(q).ducks]
        if card == "bump_left":
            return [str(p) for p in aimed if p - 1 in bare]
        if card == "bump_right":
            return [str(p) for p in aimed if p + 1 in bare]
        if card == "hang_back":
            return [str(p) for p in mine if p != 6]
        if card == "move_ahead":
            return [str(p) for p in mine if p != 1]
        if card == "fast_forward":
            return [str(p) for p in mine]
        if card == "duck_and_cover":
            ways = [(q, "left", p) for p, q in neighbours] + [(p, "right", q) for p, q in neighbours]
            return [f"{who} {side}" for who, side, cover in ways if self.may_hide(self.at(who), self.at(cover))]
        if card == "bottoms_up":
            return [str(p) for p in PLACES if self.at(p).ducks and self.at(p).laid_by is None]
        if card == "give_peace":
            return [""] if self.sights else []
        assert card == "resurrection"
        if self.player in self.out:
            return []
        wanted = COLOURS if self.options["secret_colours"] else [self.colours[self.player]]
        return [c for c in wanted if c and self.heap[c] and self.ducks_left(c)]

    def at(self, place: int) -> Spot:
        return self.line[place - 1]

    def is_mine(self, place: int) -> bool:
        ducks = self.at(place).ducks
        return bool(ducks) if self.options["secret_colours"] else self.colours[self.player] in ducks

    def victim(self, place: int) -> str | None:
        """The duck that a hit at this place would take."""
        spot = self.at(place)
        if spot.top == WATER:
            return None
        if spot.laid_by is None:
            return spot.top
        return spot.under if self.options["bottoms_up_exposes"] else None

    def may_hide(self, who: Spot, cover: Spot) -> bool:
        if len(who.ducks) != 1 or len(cover.ducks) != 1:
            return False
        if self.options["cover"] == "any" or self.options["secret_colours"]:
            return True
        if who.top != self.colours[self.player]:
            return False
        return self.options["cover"] == "own" or self.colours.index(cover.top) not in self.team(self.player)

    def team(self, player: int) -> set[int]:
        teams = TEAMS.get((self.players, str(self.options["teams"])), [])
        return next((team for team in teams if player in team), {player})

    def ducks_left(self, colour: str | None) -> int:
        in_line = sum(spot.ducks.count(str(colour)) for spot in self.line)
        return in_line + self.unknown[str(colour)] + self.known.count(str(colour))

    # What is done

    def do(self, text: str) -> list[Happening]:
        """Take an action; gives what happened."""
        self.story = []
        kind, *rest = text.split()
        if kind == "pond":
            self.unknown[rest[0]] -= 1
            self.deal(rest[0])
            self.fill()
        elif kind == "draw":
            self.draw(rest[0])
        elif kind == "colour":
            self.keep_colour(rest[0])
        elif kind == "starter":
            self.start_turn(int(rest[0]) - 1)
        elif kind == "arrange":
            self.settle(int(rest[0]))
        elif kind == "discard":
            self.discard(SLOTS.index(rest[0]))
        else:
            self.play(kind, SLOTS.index(rest[0]), rest[1:])
        return self.story

    def say(self, name: str, *labels: object) -> None:
        self.story.append((name, *map(str, labels)))

    def keep_colour(self, colour: str) -> None:
        self.colours[self.player] = colour
        self.say("colour_drawn", self.player + 1)
        self.say(f"@{self.player + 1}", "own_colour", colour)
        self.player += 1
        if self.player == self.players:
            self.player, self.stage = 0, "fill"

    def play(self, card: str, slot: int, target: list[str]) -> None:
        """SD-3.1."""
        self.hands[self.player][slot] = None
        if card != "bottoms_up":
            self.discards[card] += 1
        self.say("played", self.player + 1, SLOTS[slot], card)
        getattr(self, f"play_{card}")(*target)
        if self.stage == "play":
            self.fill()

    def discard(self, slot: int) -> None:
        """SD-3.2, SD-R16."""
        could = {card for card in EXTENDED if self.targets(card)}
        held = self.hands[self.player][slot]
        assert held
        self.hands[self.player][slot] = None
        self.discards[held.card] += 1
        self.say("discarded", self.player + 1, SLOTS[slot], held.card)
        for kept in self.hands[self.player]:
            if kept:
                kept.is_not |= could
        self.fill()

    def draw(self, card: str) -> None:
        hand = self.hands[self.player]
        slot = hand.index(None)
        self.pile[card] -= 1
        hand[slot] = Held(card, self.shuffles)
        self.say("drew", self.player + 1, SLOTS[slot])
        self.say(f"@{self.player + 1}", "got", SLOTS[slot], card)
        if self.turn:
            self.next_turn()
        elif None not in hand:
            self.deal_on()

    def deal_on(self) -> None:
        """SD-2.2, SD-2.3: the next hand, or the first turn."""
        if self.player < self.players - 1:
            self.player += 1
        elif self.options["secret_colours"]:
            self.stage = "starter"
        else:
            front = next(spot.top for spot in self.line if spot.top != WATER)
            self.start_turn(self.colours.index(front))

    def start_turn(self, player: int) -> None:
        self.player, self.stage = player, "play"
        self.turn += 1
        self.say("turn", player + 1)

    def next_turn(self) -> None:
        if self.turn == 1000:
            self.end({p for p in range(self.players) if p not in self.out})
            return
        order = [(self.player + step) % self.players for step in range(1, self.players + 1)]
        for player in order:
            for place in PLACES:
                if self.at(place).laid_by == player:
                    self.uncard(place)
            if not (self.options["tough_ducks"] and player in self.out):
                self.start_turn(player)
                return

    def uncard(self, place: int) -> None:
        """A Bottoms Up card, if there is one, goes to the discards."""
        if self.at(place).laid_by is not None:
            self.at(place).laid_by = None
            self.discards["bottoms_up"] += 1
            self.say("surfaced", place)

    def fill(self) -> None:
        """SD-5.3, SD-R10, SD-3.4: fill the line, then a card is to be drawn."""
        while len(self.line) < 6 and not self.unknown.total():
            self.deal(self.known.pop(0))
        if len(self.line) < 6:
            self.stage = "fill"
            return
        if self.options["tough_ducks"] and self.player in self.out:
            self.next_turn()
            return
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
            self.shuffles += 1
            self.say("reshuffled")
        self.stage = "draw"

    def deal(self, swimmer: str) -> None:
        self.line.append(Spot(swimmer))
        self.say("dealt", len(self.line), swimmer)

    # Chapter 5: the cards

    def play_take_aim(self, place: str) -> None:
        self.sights.add(int(place))
        self.say("aimed", place)

    def play_double_barrel(self, aim: str) -> None:
        for place in aim.split("-"):
            self.play_take_aim(place)

    def play_bump_left(self, place: str) -> None:
        self.bump(int(place), int(place) - 1)

    def play_bump_right(self, place: str) -> None:
        self.bump(int(place), int(place) + 1)

    def bump(self, place: int, to: int) -> None:
        self.sights = (self.sights - {place}) | {to}
        self.say("sight_moved", place, to)

    def play_give_peace(self) -> None:
        self.lose_sights(*PLACES)

    def lose_sights(self, *places: int) -> None:
        for place in places:
            if place in self.sights:
                self.say("sight_gone", place)
        self.sights -= set(places)

    def play_shoot(self, place: str) -> None:
        self.lose_sights(int(place))
        self.strike(int(place))

    play_quick_shot = play_shoot

    def play_misfire(self, place: str, side: str) -> None:
        self.lose_sights(int(place) + (1 if side == "right" else -1))
        self.strike(int(place))

    def play_two_birds(self, pair: str) -> None:
        first, second = map(int, pair.split("-"))
        self.lose_sights(first, second)
        self.strike(first, second)

    def strike(self, *places: int) -> None:
        """SD-3.3, SD-R14: who is struck is decided on the line as it lies; then the line closes up."""
        struck = {place: self.victim(place) for place in places}
        line: list[Spot] = []
        for place, spot in enumerate(self.line, start=1):
            victim = struck.get(place)
            if place in struck and victim is None:
                self.say("missed", place)
            if victim is None:
                line.append(spot)
                continue
            self.heap[victim] += 1
            self.say("hit", place, victim)
            if spot.laid_by is not None:
                line.append(Spot(spot.top, None, spot.laid_by))
            elif spot.under is not None:
                line.append(Spot(spot.under))
                self.say("uncovered", place, spot.under)
        self.line = line
        self.judge()

    def judge(self) -> None:
        """SD-4.1, SD-R9, SD-V2, SD-V4."""
        gone = {p for p in range(self.players) if p not in self.out and not self.ducks_left(self.colours[p])}
        for player in sorted(gone):
            self.say("eliminated", player + 1, self.colours[player])
            if self.options["tough_ducks"]:
                self.discards += Counter(held.card for held in self.hands[player] if held)
                self.hands[player] = [None] * 3
                self.say("left", player + 1)
        self.out |= gone
        alive = {p for p in range(self.players) if p not in self.out}
        if not gone:
            return
        if not alive:
            self.end(gone)
        elif alive <= self.team(min(alive)):
            self.end(alive)
        elif self.options["tough_ducks"] and len(alive) == 2:
            self.end(self.toughest(alive))

    def toughest(self, two: set[int]) -> set[int]:
        """SD-V4: more ducks, else the duck nearest the front, else a draw."""
        most = max(self.ducks_left(self.colours[p]) for p in two)
        best = {p for p in two if self.ducks_left(self.colours[p]) == most}
        if len(best) == 1:
            return best
        in_order = [self.colours.index(duck) for spot in self.line for duck in spot.ducks]
        return next(({p} for p in in_order if p in two), two)

    def end(self, winners: set[int]) -> None:
        """SD-4.1, SD-V3."""
        self.stage = "over"
        if self.options["points"]:
            for player, colour in enumerate(self.colours):
                points = self.marched[str(colour)] + 5 * self.ducks_left(colour)
                self.points[player] += points
                self.say("scored", player + 1, points)
            self.games += 1
            self.say("game_ended", self.games)
            if self.games != self.options["points"]:
                self.new_game()
                return
            most = max(self.score(p) for p in range(self.players))
            winners = {p for p in range(self.players) if self.score(p) == most}
        self.winners = set().union(*(self.team(p) for p in winners))
        for player in sorted(self.winners):
            self.say("won", player + 1)

    def score(self, player: int) -> int:
        return sum(self.points[p] for p in self.team(player))

    def placing(self) -> list[int]:
        """SD-V3, SD-4.1: everybody's place; as many as are better stand before them."""
        worth = [self.score(p) if self.options["points"] else int(p in self.winners) for p in range(self.players)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def play_line_forward(self) -> None:
        self.uncard(1)
        for swimmer in (self.at(1).top, self.at(1).under):
            if swimmer:
                self.known.append(swimmer)
                self.marched[swimmer] += swimmer != WATER
                self.say("marched", swimmer)
        del self.line[0]

    def play_hang_back(self, place: str) -> None:
        self.trade_places(int(place), int(place) + 1)

    def play_move_ahead(self, place: str) -> None:
        self.trade_places(int(place), int(place) - 1)

    def trade_places(self, place: int, other: int) -> None:
        self.line[place - 1], self.line[other - 1] = self.line[other - 1], self.line[place - 1]
        self.say("swapped", place, other)

    def play_fast_forward(self, place: str) -> None:
        self.line.insert(0, self.line.pop(int(place) - 1))
        self.say("moved", place, 1)

    def play_disorderly_conduckt(self) -> None:
        self.stage, self.settled = "arrange", 0

    def settle(self, place: int) -> None:
        """SD-5.12: one card after another; the sixth has no choice."""
        self.line.insert(self.settled, self.line.pop(place - 1))
        self.settled += 1
        self.say("moved", place, self.settled)
        if self.settled == 5:
            self.settled = 0
            self.fill()

    def play_duck_shuffle(self) -> None:
        for place in PLACES:
            self.uncard(place)
        for spot in self.line:
            self.unknown[spot.top] += 1
            if spot.under:
                self.unknown[spot.under] += 1
        self.unknown.update(self.known)
        self.known, self.line = [], []
        self.say("danced")

    def play_duck_and_cover(self, place: str, side: str) -> None:
        cover = int(place) + (1 if side == "right" else -1)
        self.uncard(int(place))
        self.at(cover).under = self.at(int(place)).top
        self.say("hid", place, cover)
        del self.line[int(place) - 1]

    def play_bottoms_up(self, place: str) -> None:
        self.at(int(place)).laid_by = self.player
        self.say("bottoms_up", place, self.player + 1)

    def play_resurrection(self, colour: str) -> None:
        self.heap[colour] -= 1
        self.known.append(colour)
        self.say("resurrected", colour)
