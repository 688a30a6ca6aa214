"""All that a turn offers where the ship is, and what it would offer yet, with price, points and what lacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakes.core.guide import Argument, Possible
from drakes.games.duck_dealer.people.looking_ahead import STATES, gained, kind_of, offered
from drakes.games.duck_dealer.people.offers import Price, prices
from drakes.games.duck_dealer.people.why_not import why_not
from drakes.games.duck_dealer.rules.actions import (
    ACT,
    BUILD_CONSUMER,
    BUILD_CONSUMER_WITH,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    CLAIM,
    COLLECT,
    DELIVER,
    END_TURN,
    ENERGY,
    FLY,
    GEAR,
    GOOD,
    HIGHWAY,
    JUMP,
    MAKE,
    MINE,
    PRODUCT,
    TILE,
    TILES,
)
from drakes.games.duck_dealer.rules.building import is_factory_site
from drakes.games.duck_dealer.rules.clauses import CLAUSES
from drakes.games.duck_dealer.rules.energy import income, markers
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANY,
    COLOURS,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    TURN_PHASE,
    Box,
    Ship,
    State,
    consumer_points,
    delivery_points,
    factory_points,
    is_on_planet,
    spaceyard_points,
)

COLOUR_OF = {"movement": 0, "build": 1, "trade": 2}


def possible(box: Box, known: State) -> list[Possible]:
    """DD-3.1, DD-3.6: what can be done first, then what cannot yet; nothing is told of other questions."""
    if known.phase == TURN_PHASE:
        return turn_rows(known)
    if known.phase != ACTION_PHASE:
        return []
    actions = offered(box, known)
    found = [*place_rows(box, known, actions), *way_rows(box, known, actions), end_row(box, known, actions)]
    return [row for row in found if row.actions] + [row for row in found if not row.actions]


def turn_rows(known: State) -> list[Possible]:
    """DD-3.1: each colour with what the crew adds, or an action turn."""
    ship, rows = known.ships[known.seat], []
    for colour in range(COLOURS):
        got = {f"{label}_got": income(ship, c) + (c == colour) for c, label in enumerate(ENERGY.labels)}
        rows.append(Possible("collect", {"energy": colour, **got}, [COLLECT + colour]))
    return [*rows, Possible("act", {"count": markers(ship), "turn": known.turn + 1}, [ACT])]


def place_rows(box: Box, known: State, actions: Sequence[int]) -> list[Possible]:
    """Chapters 5 and 6: the uses and buildings of the planet where the ship is."""
    ship = known.ships[known.seat]
    if not is_on_planet(ship):
        return []
    planet, rows = known.planets[ship.at], []
    if planet.mine != NOTHING:
        rows.append(mine_row(box, known, actions, planet.mine))
    if planet.factory != NOTHING:
        rows.append(make_row(box, known, actions, planet.factory))
    elif is_factory_site(box, known, ship.at):
        rows += factory_rows(box, known, actions)
    if planet.second != NOTHING:
        rows.append(second_row(box, known, actions, planet.second))
    return [*rows, *claim_rows(box, known, actions)]


def mine_row(box: Box, known: State, actions: Sequence[int], good: int) -> Possible:
    """DD-6.1: one good, and what it would make together with what is aboard."""
    ship = known.ships[known.seat]
    for product in range(PRODUCTS):
        a, b = box.products[product].inputs
        other = b if a == good else a
        if good in (a, b) and ship.goods[other] > 0:
            said: dict[str, Argument] = {"good": good, "good_2": other, "product": product}
            return row(box, known, actions, "mine_for", said, [MINE])
    return row(box, known, actions, "mine", {"good": good}, [MINE])


def make_row(box: Box, known: State, actions: Sequence[int], product: int) -> Possible:
    """DD-6.4: a product of the factory here."""
    said: dict[str, Argument] = {"product": product, "worth": delivery_points(box, product)}
    return row(box, known, actions, "make", said, [MAKE], box.products[product].inputs)


def factory_rows(box: Box, known: State, actions: Sequence[int]) -> list[Possible]:
    """DD-5.5: every factory for which at least one good is aboard."""
    ship, rows = known.ships[known.seat], []
    for product in range(PRODUCTS):
        inputs = box.products[product].inputs
        if known.stock[product] > 0 and any(ship.goods[good] > 0 for good in inputs):
            said: dict[str, Argument] = {"product": product, "points": factory_points(box, product)}
            action, points = BUILD_FACTORY + product, factory_points(box, product)
            rows.append(row(box, known, actions, "build_factory", said, [action], inputs, points))
    return rows


def second_row(box: Box, known: State, actions: Sequence[int], second: int) -> Possible:
    """DD-5.2, DD-6.3, DD-6.5: the spaceyard or the consumer, built or not."""
    ship = known.ships[known.seat]
    is_built = known.planets[ship.at].is_built == 1
    if box.is_start[ship.at] == 1:
        yard = box.yards[second]
        if is_built:
            return row(box, known, actions, "buy", {"gear": yard.gear}, [BUY], yard.price)
        said: dict[str, Argument] = {"gear": yard.gear}
        could = [BUILD_SPACEYARD + good for good in range(len(GOOD))]
        points = spaceyard_points(box, second)
        return row(box, known, actions, "build_spaceyard", said, could, [yard.printed, ANY], points)
    if is_built:
        points = delivery_points(box, second)
        return row(box, known, actions, "deliver", {"product": second}, [DELIVER], [PRIMARIES + second], points)
    cost = [good for good in box.products[second].cost if good != NOTHING]
    could = [BUILD_CONSUMER_WITH + good for good in range(len(GOOD))] if ANY in cost else [BUILD_CONSUMER]
    return row(box, known, actions, "build_consumer", {"product": second}, could, cost, consumer_points(box, second))


def claim_rows(box: Box, known: State, actions: Sequence[int]) -> list[Possible]:
    """DD-5.6: the tiles here that can be claimed, or that could be with more markers."""
    price = {"build": box.claim_price}
    for tile in range(TILES):
        is_legal = CLAIM + tile in actions
        lack = box.claim_price - have(known.ships[known.seat], "build")
        if is_legal or (lack > 0 and why_not(box, with_markers(box, known), CLAIM + tile) == 0):
            said: dict[str, Argument] = {"tile": TILE.labels[tile], "count": have(known.ships[known.seat], "build")}
            found = [CLAIM + tile] if is_legal else []
            clause = None if is_legal else refusal(box, known, CLAIM + tile)
            return [Possible("claim", said, found, clause, price, lacks=["build"] * max(lack, 0))]
    return []


def with_markers(box: Box, known: State) -> State:
    """The same table with markers enough for a privilege: whether it is only they that lack."""
    then = STATES.copy(known)
    then.ships[known.seat].energy[COLOUR_OF["build"]] += box.claim_price
    return then


def way_rows(box: Box, known: State, actions: Sequence[int]) -> list[Possible]:
    """Chapters 4, 5 and 7: flying, jumping, highways, the pathway, an exchange."""
    ship = known.ships[known.seat]
    flights = [n for n in actions if kind_of(n) == "fly"]
    new = sum(known.planets[n - FLY].is_visited == 0 for n in flights)
    said: dict[str, Argument] = {"steps": speed(box, ship), "count": len(flights), "unvisited": new}
    anywhere = flights or [n for n in actions if kind_of(n) == "stop"] or [FLY + (ship.at == 0)]
    rows = [row(box, known, actions, "fly", said, anywhere)]
    if JUMP in actions:
        rows.append(row(box, known, actions, "jump", {}, [JUMP]))
    rows.append(row(box, known, actions, "highway", {"count": known.free_parts}, [HIGHWAY]))
    for kind, kinds in (("pathway", ("entrance",)), ("exchange", ("give", "ask"))):
        found = [n for n in actions if kind_of(n) in kinds]
        if found:
            rows.append(Possible(kind, {}, found))
    return rows


def end_row(box: Box, known: State, actions: Sequence[int]) -> Possible:
    """DD-3.8: the end of the turn, and what goes back then."""
    back = max(0, markers(known.ships[known.seat]) - box.kept)
    return row(box, known, actions, "end_turn", {"count": back, "kept": box.kept}, [END_TURN])


def row(
    box: Box,
    known: State,
    actions: Sequence[int],
    name: str,
    said: dict[str, Argument],
    could: Sequence[int],
    goods: Iterable[int] = (),
    points: int = 0,
) -> Possible:
    """One thing: those of its actions that are legal, else what forbids it and what lacks."""
    ship, found = known.ships[known.seat], [n for n in could if n in actions]
    price = marker_price(prices(box, known).get(kind_of(could[0]), Price()))
    lacks = [] if found else lacking(box, ship, price, list(goods))
    if found and points:
        points = gained(box, known, found[0])
    clause = None if found else refusal(box, known, could[0])
    labels = ["any" if good == ANY else GOOD.labels[good] for good in goods]
    return Possible(name, labelled(said), found, clause, price, labels, lacks, points)


def labelled(said: dict[str, Argument]) -> dict[str, Argument]:
    """Arguments with values of domains by their labels."""
    domains = {"good": GOOD.labels, "good_2": GOOD.labels, "product": PRODUCT.labels, "gear": GEAR.labels}
    return {
        name: domains[name][value] if name in domains and isinstance(value, int) else value
        for name, value in said.items()
    }


def refusal(box: Box, known: State, action: int) -> str | None:
    """The clause that forbids an action."""
    clause = why_not(box, known, action)
    return CLAUSES[clause] if clause else None


def marker_price(price: Price) -> dict[str, int]:
    """A price by its colours, without the zeros."""
    listed = {"movement": price.movement, "build": price.build, "trade": price.trade}
    return {colour: n for colour, n in listed.items() if n}


def have(ship: Ship, colour: str) -> int:
    """The markers of a colour, real or virtual."""
    return ship.energy[COLOUR_OF[colour]] + ship.virtual[COLOUR_OF[colour]]


def lacking(box: Box, ship: Ship, price: dict[str, int], goods: list[int]) -> list[str]:
    """Of what something takes, that which is not there: goods first, then markers."""
    left, lacks = list(ship.goods), []
    for good in sorted(goods, reverse=True):
        at_hand = good if good != ANY else next((g for g, n in enumerate(left) if n > 0 and g not in goods), NOTHING)
        if at_hand != NOTHING and left[at_hand] > 0:
            left[at_hand] -= 1
        else:
            lacks.append("any" if good == ANY else GOOD.labels[good])
    for colour, count in price.items():
        lacks += [colour] * max(0, count - have(ship, colour))
    return lacks
