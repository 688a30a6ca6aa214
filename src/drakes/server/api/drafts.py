"""Routes for thinking: trying steps out, previews, why not, and plans. Only `step` changes the game, by the gate."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import Body, PathParameter, QueryParameter

from drakes.core.game import Game
from drakes.play import limits
from drakes.play.drafts import Outcome, Tried
from drakes.play.entries import Entry
from drakes.play.guiding import caution, guidance
from drakes.play.table import Table
from drakes.server.api.documentation import errors, example
from drakes.server.api.parameters import MySeatQuery, TableId
from drakes.server.api.playing import number, numbers
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.messages.drafts import GuideAnswer, Plan, PlanRequest, StepAnswer, TryRequest, WhyAnswer
from drakes.server.messages.play import StepRequest
from drakes.server.steady_time import now_ms
from drakes.server.store import StoredPlan

PlanName = Annotated[str, PathParameter(description="A plan's name.", min_length=1, max_length=limits.PLAN_LETTERS)]
ActionQuery = Annotated[
    str, QueryParameter(description="An action, as a number or in notation.", max_length=limits.NOTATION_LETTERS)
]
ActionsQuery = Annotated[
    list[str],
    QueryParameter(
        description="Actions, each as a number or in notation.", min_items=1, max_items=limits.PREVIEWS_AT_ONCE
    ),
]
AfterQuery = Annotated[
    list[str] | None,
    QueryParameter(
        description="The steps of a draft that come first, in their order, each as a number or in notation.",
        max_items=limits.STEPS,
        required=False,
    ),
]
EarlyQuery = Annotated[bool, QueryParameter(description="Off turn: as if my turn began now.", required=False)]
RefusedQuery = Annotated[
    str | None,
    QueryParameter(description="The clause that has just forbidden something.", max_length=20, required=False),
]
REFUSALS = errors(401, 403, 404, 409, 422)


@post("/tables/{table:str}/try", summary="Try steps out", status_code=200, responses=REFUSALS)
async def try_out(
    table: TableId,
    data: Annotated[TryRequest, Body(examples=example("two steps", seat=0, actions=[20, 31]))],
    context: Asking,
) -> Tried:
    """What steps of my seat would do, played on a guess of what I know; it stops before chance, a revelation or
    another's choice. With `early`, off turn, as if my turn began now."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, data.seat)
        actions = numbers(live.table.game, data.actions)
        return context.tables.drafts.try_out(live.table, data.seat, actions, data.early)


@post("/tables/{table:str}/step", summary="Take a step", status_code=200, responses=REFUSALS)
async def step(
    table: TableId,
    data: Annotated[
        StepRequest, Body(examples=example("two steps", seat=0, version=17, key="step-3f9a2b7d", actions=[20, 31]))
    ],
    context: Asking,
) -> StepAnswer:
    """Try the steps of my turn so far, the new one last; where chance, a revelation, another's choice or the end comes
    next, do them all. The same key again does nothing twice. With `warn` a warning may come instead."""
    context.spend("act")
    async with context.tables.using(table) as live:
        await context.need_seat(live, data.seat)
        actions = numbers(live.table.game, data.actions)
        if data.version >= live.table.history.moved:  # else it is late, or was done before: the gate knows
            drafts = context.tables.drafts
            tried = drafts.try_out(live.table, data.seat, actions)
            if data.warn and tried.broken is None:
                warning = caution(live.table, data.seat, drafts, actions)
                if warning is not None:
                    return StepAnswer(None, None, warning)
            if tried.broken is not None or not tried.stops:
                return StepAnswer(tried, None)

        def doing(it: Table, now: int) -> list[Entry]:
            return it.act(data.seat, data.version, actions, now)

        return StepAnswer(None, await context.tables.do(table, doing, context.request_of(data.key)))


@get("/tables/{table:str}/previews", summary="What some actions would do", responses=REFUSALS)
async def preview(
    table: TableId,
    seat: MySeatQuery,
    action: ActionsQuery,
    context: Asking,
    after: AfterQuery = None,
    early: EarlyQuery = False,
) -> dict[int, Outcome]:
    """What each of some actions would do now, or after the steps of a draft; those that are not legal are left out, and
    what would reveal something tells no more than that."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        wanted, steps = (written(live.table.game, words) for words in (action, after or []))
        return context.tables.drafts.previews(live.table, seat, wanted, steps, early)


@get("/tables/{table:str}/why", summary="Why an action is not possible", responses=REFUSALS)
async def why(
    table: TableId,
    seat: MySeatQuery,
    action: ActionQuery,
    context: Asking,
    after: AfterQuery = None,
    early: EarlyQuery = False,
) -> WhyAnswer:
    """The clause of the rules that forbids an action to my seat now, or after the steps of a draft, or null if nothing
    does."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        *first, last = written(live.table.game, [*(after or []), action])
        return WhyAnswer(context.tables.drafts.why_not(live.table, seat, last, first, early))


@get("/tables/{table:str}/guide", summary="What a newcomer is told now", responses=REFUSALS)
async def guide(
    table: TableId,
    seat: MySeatQuery,
    context: Asking,
    after: AfterQuery = None,
    refused: RefusedQuery = None,
) -> GuideAnswer:
    """To my seat, which is to move: the goal, what can be done and what cannot yet, and tips, now or after the steps of
    a draft."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        steps = written(live.table.game, after or [])
        return GuideAnswer(guidance(live.table, seat, context.tables.drafts, steps, refused))


def written(game: Game, actions: list[str]) -> list[int]:
    """Actions of an address, as numbers or in notation, as their numbers."""
    return [
        number(game, int(action) if action.isascii() and action.isdigit() and len(action) < 8 else action)
        for action in actions
    ]


def shown(plan: StoredPlan) -> Plan:
    """A stored plan as its seat reads it."""
    return Plan(plan.name, plan.base, msgspec.json.decode(plan.actions, type=list[int]))


@get("/tables/{table:str}/plans", summary="My plans", responses=REFUSALS)
async def my_plans(table: TableId, seat: MySeatQuery, context: Asking) -> list[Plan]:
    """All plans of my seat."""
    context.spend("look")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        return [shown(plan) for plan in await asyncio.to_thread(context.tables.store.plans.of, table, seat)]


@get("/tables/{table:str}/plans/{name:str}", summary="A plan", responses=REFUSALS)
async def one_plan(table: TableId, name: PlanName, seat: MySeatQuery, context: Asking) -> Plan:
    """One plan of my seat."""
    context.spend("look")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        found = await asyncio.to_thread(context.tables.store.plans.find, table, seat, name)
    if found is None:
        raise Fault(404, "no_plan", "There is no such plan.")
    return shown(found)


@put("/tables/{table:str}/plans/{name:str}", summary="Keep a plan", responses=REFUSALS)
async def keep_plan(
    table: TableId,
    name: PlanName,
    seat: MySeatQuery,
    data: Annotated[PlanRequest, Body(examples=example("a plan", base=17, actions=[20, 31]))],
    context: Asking,
) -> Plan:
    """Keep a draft under a name; only this seat can read it."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        plans, actions = context.tables.store.plans, numbers(live.table.game, data.actions)
        body = msgspec.json.encode(actions).decode()
        if not name.isprintable():
            raise Fault(400, "bad_name", "A plan's name has no control characters.")
        plan = StoredPlan(table, seat, name, data.base, body, now_ms())

        def change() -> None:
            names = {kept.name for kept in plans.of(table, seat)}
            if len(names | {name}) > limits.PLANS_OF_A_SEAT:
                raise Fault(409, "too_many_plans", f"A seat keeps {limits.PLANS_OF_A_SEAT} plans; drop one first.")
            plans.keep(plan)

        await context.tables.writer.do(change)
        return shown(plan)


@delete("/tables/{table:str}/plans/{name:str}", summary="Drop a plan", responses=REFUSALS)
async def drop_plan(table: TableId, name: PlanName, seat: MySeatQuery, context: Asking) -> None:
    """Forget a plan of my seat."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        plans = context.tables.store.plans
        if not await context.tables.writer.do(lambda: plans.drop(table, seat, name)):
            raise Fault(404, "no_plan", "There is no such plan.")


routes = Router(
    "/",
    route_handlers=[try_out, step, preview, why, guide, my_plans, one_plan, keep_plan, drop_plan],
    tags=["thinking"],
)
