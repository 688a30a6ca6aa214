"""What newcomers are told when something happens for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from drakes.core.guide import Argument, Moment, Said
from drakes.games.duck_dealer.people.looking_ahead import after, best_score, kind_of, offered
from drakes.games.duck_dealer.people.offers import partners
from drakes.games.duck_dealer.rules.actions import ACT, END_TURN, ENERGY, FLY, GEAR, GOOD, PRODUCT
from drakes.games.duck_dealer.rules.building import is_on_start
from drakes.games.duck_dealer.rules.energy import income, markers
from drakes.games.duck_dealer.rules.flying import speed, steps_to
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    COLOURS,
    EXPLORE_PHASE,
    FAR,
    NOTHING,
    TURN_PHASE,
    Box,
    Ship,
    State,
    capacity,
    has_two,
    is_on_planet,
)

Now = Moment[Box, State]
SHORT_SUPPLY = 5
SPACES_LEFT = 4


def goal(box: Box, known: State) -> Said:
    """DD-8.1: most points when the turn track is full."""
    said = {f"build_{n + 1}": box.levels[n].factory for n in range(len(box.levels))}
    said |= {f"deliver_{n + 1}": box.levels[n].delivery for n in range(len(box.levels))}
    return Said("goal", {"turns": box.turns, **said})


def tips(now: Now) -> list[Said]:
    """What is worth saying now, the most urgent first."""
    found: list[Said] = []
    if now.known.phase == EXPLORE_PHASE:
        found.append(Said("new_consumer", {}, [f"planet:{ship_of(now).at}"]))
    if now.known.phase == TURN_PHASE:
        found += turn_tips(now)
    if now.known.phase == ACTION_PHASE:
        found += flight_tips(now)
        found += place_tips(now)
        found += action_tips(now)
    return [*found, *news(now)]


def ship_of(now: Now) -> Ship:
    """The ship of whoever is to move."""
    return now.known.ships[now.known.seat]


def turn_tips(now: Now) -> Iterator[Said]:
    """DD-3.1: collect or act."""
    ship, box = ship_of(now), now.box
    if markers(ship) == 0:
        colour = min(range(COLOURS), key=lambda c: income(ship, c))
        yield Said("collect_or_act", {"energy": ENERGY.labels[colour]}, [f"energy:{ENERGY.labels[colour]}"])
        return
    then = after(box, now.known, ACT)
    best = best_score(box, then, offered(box, then)) if then.phase == ACTION_PHASE else None
    if best is not None:
        yield Said("could_act", {"action": best[0]}, [f"planet:{ship.at}"])


def flight_tips(now: Now) -> Iterator[Said]:
    """DD-4.1, DD-4.7: steps that are lost, goods that do not fit."""
    ship, box = ship_of(now), now.box
    if now.before is not None and now.action is not None and kind_of(now.action) == "fly":
        most = speed(box, now.before.ships[now.known.seat])
        used = steps_to(box, now.before, now.action - FLY)
        if 2 * used <= most:
            yield Said("steps_lost", {"count": used, "steps": most}, [f"planet:{now.action - FLY}"])
    too_many = ship.aboard - capacity(box, ship)
    if too_many > 0:
        yield Said("full_hold", {"count": too_many}, [f"ship:{now.known.seat}"])


def place_tips(now: Now) -> Iterator[Said]:
    """Chapters 6 and 7: what the goods aboard, the yard here and the others here are good for."""
    ship, box, known = ship_of(now), now.box, now.known
    if is_on_start(box, ship) and known.planets[ship.at].is_built == 1:
        yard = box.yards[known.planets[ship.at].second]
        goods = {"good": GOOD.labels[yard.price[0]], "good_2": GOOD.labels[yard.price[1]]}
        said: dict[str, Argument] = {
            "gear": GEAR.labels[yard.gear],
            **goods,
            "piece": box.band + 1,
            "steps": box.speeds[1],
        }
        yield Said("gear", said, [f"slot:{ship.at}/second"])
    for planet in range(box.planets):
        product = known.planets[planet].factory
        if product == NOTHING or known.reach[planet] >= FAR or (ship.energy[0] + ship.virtual[0] == 0):
            continue
        a, b = box.products[product].inputs
        if has_two(ship, a, b) and planet != ship.at:
            goods = {"good": GOOD.labels[a], "good_2": GOOD.labels[b], "product": PRODUCT.labels[product]}
            yield Said("makeable", {**goods, "planet": planet, "steps": known.reach[planet]}, [f"planet:{planet}"])
            break
    others = partners(known)
    if others:
        yield Said("exchange", {"seat": others[0]}, [f"ship:{others[0]}"])


def action_tips(now: Now) -> Iterator[Said]:
    """DD-3.5, DD-3.8, DD-7.1: free parts, markers that go back, the pathway."""
    ship, box, known = ship_of(now), now.box, now.known
    if known.free_parts > 0:
        yield Said("free_part", {"count": known.free_parts}, ["bar"])
    actions = offered(box, known)
    too_many = markers(ship) - box.kept
    if too_many > 0 and known.free_parts == 0 and END_TURN in actions:
        yield Said("four_stay", {"kept": box.kept, "count": too_many})
    if is_on_planet(ship) and any(kind_of(n) == "entrance" for n in actions) and has_far_works(now):
        yield Said("pathway", {}, [f"planet:{ship.at}"])


def has_far_works(now: Now) -> bool:
    """Whether something is built here and on a planet further than a marker flies: a way that will be flown again."""
    ship, box, known = ship_of(now), now.box, now.known
    built = [p for p in range(box.planets) if known.planets[p].is_built == 1 or known.planets[p].factory != NOTHING]
    if ship.at not in built or ship.energy[0] + ship.virtual[0] == 0:
        return False
    return any(speed(box, ship) < known.reach[planet] < FAR for planet in built)


def news(now: Now) -> Iterator[Said]:
    """What others did, and how far the game is."""
    box, known = now.box, now.known
    for event in now.events:
        if event.kind == "factory_built" and event.arguments["seat"] != known.seat:
            said: dict[str, Argument] = {
                "seat": event.arguments["seat"],
                "product": PRODUCT.labels[event.arguments["product"]],
            }
            yield Said("for_everyone", said)
            break
    if known.turn >= box.one_part_until:
        yield Said("two_roads" if known.turn < box.two_parts_until else "three_roads", {}, ["track"])
    for colour in range(COLOURS):
        if known.supply[colour] <= SHORT_SUPPLY:
            yield Said("short_supply", {"energy": ENERGY.labels[colour]}, [f"energy:{ENERGY.labels[colour]}"])
            break
    if 0 < box.turns - known.turn <= SPACES_LEFT:
        yield Said("turns_left", {"count": box.turns - known.turn}, ["track"])
