"""The rules against a slow obvious twin: the same position, legal list and events after every action."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE
from drakes.games.sitting_ducks import GAME
from drakes.games.sitting_ducks.rules.state import State
from tests.games.sitting_ducks.oracle import Happening, Held, Oracle, Spot
from tests.games.sitting_ducks.table import SWIMMERS, Table, lay, new_table, options_of

SWIMMER, COLOUR, CARD = (GAME.rules.domains[name] for name in ("swimmer", "colour", "card"))
STAGES = {"finished": "over"}
TABLES = [(variant, seats) for variant in GAME.people.variants for seats in GAME.rules.seats]


def is_playable(variant: str, seats: int) -> bool:
    return not GAME.people.refuse_options(seats, GAME.people.options.complete(GAME.people.variants[variant]))


def read(table: Table) -> Oracle:
    """The twin of a position."""
    state = table.state
    stage = STAGES.get(table.phase, table.phase)
    model = Oracle(
        state.seats, dict(GAME.people.options.read_all(state.options)), stage, state.seat, state.turn, state.round
    )
    model.line = [read_spot(state.line[i]) for i in range(state.length)]
    model.sights = {i + 1 for i in range(6) if state.sights >> i & 1}
    model.unknown = Counter(dict(zip(SWIMMER, state.mix, strict=True)))
    model.known = [SWIMMER[state.queue[i]] for i in range(state.queued)]
    model.pile, model.discards = table.pile, table.discards
    model.hands = [[read_held(state, seat, slot) for slot in range(3)] for seat in range(state.seats)]
    model.colours = [COLOUR[c] if c >= 0 else None for c in state.colours[: state.seats]]
    hit = [(COLOUR[c], 5 - state.left[c]) for c in range(state.seats)]
    model.heap = Counter({colour: n for colour, n in hit if n})
    model.marched = Counter(dict(zip(COLOUR, state.marched, strict=True)))
    model.out, model.winners = ({seat - 1 for seat in seats} for seats in (table.out, table.winners))
    model.points, model.settled = list(state.points[: state.seats]), state.arranged
    return model


def read_spot(spot: Any) -> Spot:
    under = SWIMMER[spot.hidden] if spot.hidden >= 0 else None
    return Spot(SWIMMER[spot.card], under, spot.bottoms_up if spot.bottoms_up >= 0 else None)


def read_held(state: State, seat: int, slot: int) -> Held | None:
    hand = state.hands[seat]
    if hand.cards[slot] < 0:
        return None
    is_not = {card for i, card in enumerate(CARD) if hand.barred[slot] >> i & 1}
    return Held(CARD[hand.cards[slot]], -hand.ages[slot], is_not)


def picture(model: Oracle) -> dict[str, object]:
    """All of a twin that can be compared: when a card was drawn becomes how many shuffles ago."""
    seen = dict(vars(model))
    seen["hands"] = [
        [held and (held.card, model.shuffles - held.drawn_in, sorted(held.is_not)) for held in hand]
        for hand in model.hands
    ]
    del seen["shuffles"], seen["story"]
    return seen


def story(table: Table) -> list[Happening]:
    """The rows of the last action, with labels; those that only one player sees begin with '@' and their number."""
    told = []
    for row, text in zip(table.log.rows[: table.log.n], table.events(), strict=True):
        audience = [] if row.audience == EVERYONE else [f"@{row.audience.bit_length()}"]
        assert row.audience == EVERYONE or row.audience.bit_count() == 1
        arguments = len(GAME.rules.events.kinds[row.kind - 1].arguments)
        assert row.arguments[arguments:] == [0] * (3 - arguments), "arguments that do not exist are zero"
        told.append((*audience, *text.split()))
    return told


def assert_clean(state: State) -> None:
    """What is not used holds what an empty table holds: equal positions have equal bytes."""
    fresh = new_table(state.seats).state
    assert state.queue[state.queued :] == fresh.queue[state.queued :]
    for place in range(state.length, 6):
        assert state.line[place] == fresh.line[place]
    for seat in range(6):
        for slot in range(3):
            hand = state.hands[seat]
            assert hand.cards[slot] >= 0 or (hand.cards[slot], hand.ages[slot], hand.barred[slot]) == (-1, 0, 0)
    assert state.hands[state.seats :] == fresh.hands[state.seats :]
    assert state.loose == [0] * 18
    assert state.pile_size == sum(state.pile)


def play_beside(table: Table, model: Oracle, chance: Random, actions: int) -> int:
    """Random actions on both; gives how many were taken before the end."""
    pieces = table.pieces()
    for n in range(actions):
        legal = table.legal()
        assert legal == model.legal()
        if not legal:
            return n
        action = chance.choices(list(legal), list(legal.values()))[0]
        table.play(action)
        assert model.do(action) == story(table), action
        assert picture(model) == picture(read(table)), action
        assert_clean(table.state)
        assert table.pieces() == pieces, action
    return actions


@pytest.mark.parametrize(("variant", "seats"), [table for table in TABLES if is_playable(*table)])
def test_a_random_game_goes_as_with_the_twin(variant: str, seats: int) -> None:
    table = new_table(seats, **options_of(variant))
    model = Oracle(seats, dict(GAME.people.options.read_all(table.state.options)))
    model.begin()
    assert picture(model) == picture(read(table))
    play_beside(table, model, Random(f"{variant} {seats}"), 5000)
    assert table.mover == "over"
    assert table.places() == model.placing()
    assert table.scores() == [model.score(p) for p in range(seats)]


def random_table(chance: Random, variant: str, seats: int) -> Table:
    """A position few games reach: pairs, Bottoms Up, many sights, few ducks, a short pile, any hand."""
    options = options_of(variant)
    colours = SWIMMERS[:seats]
    ducks = [c for c in colours for _ in range(chance.choice((1, 1, 2, 5)))]
    swimmers = [*ducks, *"wwwww"]
    chance.shuffle(swimmers)
    shields = [seat + 1 for seat in range(seats) for _ in range(2)]
    line: list[str] = []
    for _ in range(6):
        text = swimmers.pop()
        if text != "w" and len(swimmers) > 6 and swimmers[-1] != "w" and chance.random() < 0.3:
            text += "/" + swimmers.pop()
        if text != "w" and sum("^" in t for t in line) < 3 and chance.random() < 0.25:
            text += f"^{chance.choice(shields)}"
        line.append(text)
    known = chance.choice((0, 2, len(swimmers)))
    deck = [c for c in CARD if c not in ("give_peace", "resurrection") or options.get("deck")]
    if sum("^" in text for text in line) == 3:
        deck.remove("bottoms_up")
    return lay(
        " ".join(line),
        " ".join(place for place in "123456" if chance.random() < 0.5),
        " ".join(chance.sample(deck, 3)),
        seat=chance.randint(1, seats),
        seats=seats,
        pond=" ".join(swimmers[known:]),
        queue=" ".join(swimmers[:known]),
        pile=chance.choice((None, "", "shoot take_aim")),
        colours=" ".join(chance.sample(colours, seats)) if options.get("secret_colours") else "",
        **options,
    )


@pytest.mark.parametrize("variant", GAME.people.variants)
@pytest.mark.parametrize("seed", range(10))
def test_random_positions_go_on_as_with_the_twin(variant: str, seed: int) -> None:
    chance = Random(f"{variant} {seed}")
    played = 0
    for _ in range(12):
        seats = chance.choice([n for n in GAME.rules.seats if is_playable(variant, n)])
        table = random_table(chance, variant, seats)
        played += play_beside(table, read(table), chance, 12)
    assert played >= 40


@pytest.mark.parametrize("variant", GAME.people.variants)
def test_every_other_action_is_refused(variant: str) -> None:
    chance = Random(variant)
    for _ in range(10):
        seats = chance.choice([n for n in GAME.rules.seats if is_playable(variant, n)])
        table = random_table(chance, variant, seats)
        play_beside(table, read(table), chance, chance.randint(0, 3))
        allowed = [a for a in range(GAME.rules.actions.size) if GAME.people.why_not(table.box, table.state, a) == 0]
        assert [GAME.rules.actions.text(a) for a in allowed] == list(table.legal())


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(DrakesError, match="SD-V2"):
        new_table(5, teams="twos")
