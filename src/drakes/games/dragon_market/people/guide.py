"""What newcomers are told, and the warning before a turn ends that could have won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from drakes.core.events import Event, EventLog
from drakes.core.guide import Argument, Caution, Guide, Moment, Possible, Said
from drakes.core.moves import moves_schema
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.people.walks import CODEC, heir_square, offered_steps, walks
from drakes.games.dragon_market.people.why_not import why_not
from drakes.games.dragon_market.rules.actions import ACTIONS, COIN, END_TURN, GOOD, MAX_MOVES, SLIDE, STEP, TURN
from drakes.games.dragon_market.rules.board import spot_of, square_of, towards
from drakes.games.dragon_market.rules.clauses import CLAUSES, DM_4_3
from drakes.games.dragon_market.rules.coins import coins_to_spend
from drakes.games.dragon_market.rules.objectives import cards_missing, goods_asked, is_complete, target
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CROSSING_PHASE,
    FINISHED_PHASE,
    PLACE_PHASE,
    PONTOONS,
    SPACES,
    TURN_PHASE,
    WAYS,
    Box,
    State,
    corner_of,
    count,
    side_of,
)
from drakes.games.dragon_market.rules.turn import act, legal
from drakes.games.dragon_market.rules.ways_out import is_sailor

Now = Moment[Box, State]
MoveList = moves_schema(MAX_MOVES)
BOAT_MOVES = ("slid", "turned", "vaulted", "spun", "drifted", "swung")


def goal(box: Box, known: State) -> Said:
    """DM-5.1: so many cards brought home, by oneself or by a team."""
    return Said("goal_team" if known.options.teams != 0 else "goal", {"count": target(known)})


def offered(box: Box, known: State) -> list[int]:
    """What the rules offer."""
    moves = MoveList()
    legal(box, known, moves)
    return moves.actions[: moves.n]


# Warnings


def warn(box: Box, known: State, action: int, events: Sequence[Event]) -> Caution | None:
    """DM-5.1: an end of turn while one's own steps, and coins, would still win."""
    if action != END_TURN or known.phase != TURN_PHASE:
        return None
    way = winning_steps(box, known)
    return Caution("can_win", {"count": sum(n != COIN for n in way)}, way) if way else None


def winning_steps(box: Box, known: State) -> list[int]:
    """The coins and steps that bring the last card home; none where walking does not get there."""
    side = side_of(known, known.seat)
    if cards_missing(known, side) != 1 or not is_complete(box, known, side):
        return []
    coins, start = coins_to_spend(known, known.seat), CODEC.copy(known)
    log = EventLog()
    for spent in range(coins + 1):
        way = steps_home(box, start)
        if way:
            return [COIN] * spent + way
        if spent < coins:
            act(box, start, COIN, log)
    return []


def steps_home(box: Box, start: State) -> list[int]:
    """The fewest steps after which the game is won, by the rules' own moves."""
    edge: list[tuple[State, list[int]]] = [(start, [])]
    seen = {heir_square(box, start)}
    while edge:
        edge, before = [], edge
        for state, way in before:
            for action in offered_steps(box, state):
                square = heir_square(box, state) + towards(action - STEP)
                if square in seen:
                    continue
                seen.add(square)
                then = CODEC.copy(state)
                act(box, then, action, EventLog())
                if then.phase == FINISHED_PHASE:
                    return [*way, action]
                if then.phase in (TURN_PHASE, CROSSING_PHASE) and then.points > 0:
                    edge.append((then, [*way, action]))
    return []


# What can I do?


def possible(box: Box, known: State) -> list[Possible]:
    """DM-3.2, DM-3.3: walk, slide, turn, spend a coin, end, and the bonuses of red cards."""
    if known.phase not in (TURN_PHASE, CROSSING_PHASE) or known.observer != known.seat:
        return []
    actions = offered(box, known)
    rows = [walk_row(box, known, actions)]
    rows += [kind_row(box, known, actions, "slide", SLIDE), kind_row(box, known, actions, "turn", TURN)]
    rows.append(kind_row(box, known, actions, "coin", COIN, {"count": coins_to_spend(known, known.seat)}))
    rows += [bonus_row(actions, kind) for kind in bonuses_in(actions)]
    rows.append(kind_row(box, known, actions, "end", END_TURN, {"count": known.points}))
    return [row for row in rows if row.actions] + [row for row in rows if not row.actions]


def walk_row(box: Box, known: State, actions: Sequence[int]) -> Possible:
    """DM-4.3: steps, with the nearest good that one wants, or the way home."""
    found = [n for n in actions if STEP <= n < STEP + WAYS]
    ways = walks(box, known)
    side = side_of(known, known.seat)
    home = next((walk for walk in ways if walk.to == square_name(pontoon_of(box, known))), None)
    wanted = wanted_squares(box, known)
    near = next((walk for walk in sorted(ways, key=lambda walk: walk.price) if walk.to in wanted), None)
    if home is not None and is_complete(box, known, side):
        return Possible("walk_home", {"price": home.price}, found, price={"points": 1})
    if near is not None:
        said: dict[str, Argument] = {"good": wanted[near.to], "price": near.price}
        return Possible("walk_to", said, found, price={"points": 1})
    clause = None if found else refusal(box, known, STEP)
    return Possible("walk", {"count": len({walk.to for walk in ways})}, found, clause, {"points": 1})


def pontoon_of(box: Box, known: State) -> int:
    """The square of one's pontoon."""
    return box.pontoons[corner_of(known, known.seat)]


def wanted_squares(box: Box, known: State) -> dict[str, str]:
    """DM-4.5: the squares with a good that one's card asks for, and which."""
    asked = goods_asked(box, known, side_of(known, known.seat))
    found = {}
    for space in range(SPACES):
        good = known.goods[space]
        if good >= 0 and known.tokens[space] > 0 and asked >> good & 1:
            found[square_name(square_of(box, known, spot_of(space)))] = GOOD.labels[good]
    return found


def kind_row(
    box: Box, known: State, actions: Sequence[int], kind: str, first: int, said: dict[str, Argument] | None = None
) -> Possible:
    """One kind of action: how many boats it could move, or why not."""
    found = [n for n in actions if ACTIONS.range_of(n).kind == kind]
    boats = {ACTIONS.values(n)[0] for n in found} if kind in ("slide", "turn") else set()
    clause = None if found else refusal(box, known, first)
    price = {"points": 1} if kind in ("slide", "turn") else {"coins": 1} if kind == "coin" else {}
    return Possible(kind, said or {"count": len(boats)}, found, clause, price)


def bonuses_in(actions: Sequence[int]) -> list[str]:
    """DM-6.3: the bonuses among some actions, in the order of the rules."""
    usual = ("slide", "turn", "step", "coin", "end")
    return list(dict.fromkeys(kind for n in actions if (kind := ACTIONS.range_of(n).kind) not in usual))


def bonus_row(actions: Sequence[int], kind: str) -> Possible:
    """DM-6.3: what a validated red card allows."""
    return Possible("bonus", {"card": kind}, [n for n in actions if ACTIONS.range_of(n).kind == kind])


def refusal(box: Box, known: State, action: int) -> str | None:
    """The clause that forbids an action."""
    clause = why_not(box, known, action)
    return CLAUSES[clause] if clause else None


# Tips


def tips(now: Now) -> list[Said]:
    """What is worth saying now, the most urgent first."""
    if now.known.phase == PLACE_PHASE:
        return [Said("your_boats", {}, [f"pontoon:{now.known.observer}"])]
    if now.known.phase not in (TURN_PHASE, CROSSING_PHASE):
        return []
    return [*own_tips(now), *heir_tips(now), *rival_tips(now)]


def own_tips(now: Now) -> Iterator[Said]:
    """Chapters 3 and 4: points, goods, home, coins."""
    known, me = now.known, now.known.observer
    if now.refused is not None and now.refused == CLAUSES[DM_4_3] and is_beside_sailor(now):
        yield Said("sailor", {}, [f"heir:{me}"])
    if is_complete(now.box, known, side_of(known, me)):
        yield Said("now_home", {}, [f"pontoon:{me}"])
    for event in now.events:
        if event.kind == "took" and event.arguments["seat"] == me:
            yield Said("in_passing", {}, [f"good:{GOOD.labels[event.arguments['good']]}"])
        if event.kind == "coins_earned" and event.arguments["seat"] == me:
            yield Said("coins", {}, ["coins"])
    if known.points > 0:
        yield Said("points", {"count": known.points}, ["dice"])


def is_beside_sailor(now: Now) -> bool:
    """Whether a sailor stands beside one's heir."""
    here = heir_square(now.box, now.known)
    return any(is_sailor(now.known, here + towards(way)) for way in range(WAYS))


def heir_tips(now: Now) -> Iterator[Said]:
    """DM-4.4, DM-R1: heirs go along with boats, and may be passed."""
    known, me, mover = now.known, now.known.observer, now.known.observer
    mine = known.heirs[me]
    for event in now.events:
        if event.kind == "turn":
            mover = event.arguments["seat"]
        if event.kind in BOAT_MOVES and mover != me and mine < PONTOONS and event.arguments["boat"] == mine // 3:
            yield Said("went_along", {}, [f"boat:{mine // 3}"])
            break
    here = heir_square(now.box, known)
    beside = {here + towards(way) for way in range(WAYS)}
    for seat in range(known.seats):
        if seat != me and square_of(now.box, known, known.heirs[seat]) in beside:
            yield Said("pass_heir", {}, [f"heir:{seat}"])
            break


def rival_tips(now: Now) -> Iterator[Said]:
    """DM-1.2, DM-5.1: what rivals took, and who is near the end; of a secret card only what lies open is told."""
    known, mine = now.known, side_of(now.known, now.known.observer)
    for event in now.events:
        if event.kind == "took" and side_of(known, event.arguments["seat"]) != mine:
            good = event.arguments["good"]
            if any(known.goods[space] == good and known.tokens[space] == 1 for space in range(SPACES)):
                label = GOOD.labels[good]
                yield Said("one_left", {"seat": event.arguments["seat"], "good": label}, [f"good:{label}"])
                break
    for seat in range(known.seats):
        side = side_of(known, seat)
        if side != mine and cards_missing(known, side) == 1:
            said: dict[str, Argument] = {
                "seat": seat,
                "count": count(known.collected[side]),
                "of": goods_of_card(now, side),
            }
            yield Said("one_card_more", said, [f"seat:{seat}"])
            break


def goods_of_card(now: Now, side: int) -> int:
    """DM-6.1: how many goods a side's card asks for; a secret one is red, and of those all ask for as many."""
    card = now.known.cards[side]
    return count(now.box.cards[card if card >= 0 else BLUE].goods)


GUIDE = Guide(goal, possible, tips, warn)
