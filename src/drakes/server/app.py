"""The application: all parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from typing import Any, Protocol

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from drakes.bots.workers import Workers
from drakes.core.errors import DrakesError
from drakes.core.game import game_names
from drakes.play.limits import BODY_BYTES
from drakes.server import pages
from drakes.server.advice_at_tables import AdviceAtTables, Advisers
from drakes.server.api import advice as advice_routes
from drakes.server.api import (
    drafts,
    games,
    health,
    lab,
    lessons,
    live,
    me,
    playing,
    puzzles,
    tables,
    talk,
    things,
)
from drakes.server.api.schema import MessageSchema, with_messages
from drakes.server.bots_at_tables import BotsAtTables, Choosers
from drakes.server.context import Parts, provide_context
from drakes.server.fair_queue import FairQueue
from drakes.server.faults import (
    Fault,
    answer_accident,
    answer_drakes_error,
    answer_fault,
    answer_http_error,
    answer_store_refusal,
    answer_unreadable,
)
from drakes.server.lab_runs import LabRuns
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.lobby import Lobby
from drakes.server.metrics import Measured, Metrics
from drakes.server.operator_acts import OperatorActs
from drakes.server.pulse import Pulse
from drakes.server.rates import Buckets
from drakes.server.safety import COOKIE, Safety, allowed_names
from drakes.server.sessions import Sessions
from drakes.server.settings import Settings
from drakes.server.steady_time import TIME, now_ms
from drakes.server.store import Store, StoreRefusal, Writer
from drakes.server.store.listen import listen
from drakes.server.turn_clocks import TurnClocks
from drakes.server.verdicts import Verdicts


class BotProcesses(Choosers, Advisers, Protocol):
    """Who chooses for bots and advises persons: processes, or something in a test."""


Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]

DEAF_SECONDS = 0.2
LOGGER = logging.getLogger("drakes.server")
ABOUT = """Tables for people and programs.

A program becomes a guest (`POST /api/programs`), or its player gives it a token (`POST /api/me/tokens`); it sends that
as `Authorization: Bearer …`. It takes a seat by an invitation (`POST /api/tables/{table}/claim`) or opens a table,
reads frames (`GET /api/tables/{table}/frame`, or the socket below) and acts with the version it saw and a key of its
own (`POST /api/tables/{table}/act`).

Live: a WebSocket at `/api/live?table=…&seat=…&since=…` sends the same frames, one whenever the table has changed, and
`{"chat": …}`, `{"presence": …}`, `{"waiting": …}` (why bots keep one waiting); without `table` it sends
`{"mine": […]}`, the list of my tables, whenever one of them has changed: each is a `LiveMessage`. Clients send nothing
over it. After a lost connection come back with `since` set to the last version.

A view is the game's own: `<game>.View` among the components.

Every fault has the same shape: a code for programs, a sentence for people, the clause of the rules that forbids
something, and the table's version where yours was old."""


def build(settings: Settings, choosers: Callable[[], BotProcesses] | None = None) -> ASGIApp:
    """The whole application; `choosers` stands in for the bots' processes in tests."""
    metrics = Metrics()
    app = Litestar(
        route_handlers=[api(), live.live, health.health, health.metrics, pages.first_page, pages.any_page],
        dependencies={"context": Provide(provide_context)},
        exception_handlers={
            Fault: answer_fault,
            StoreRefusal: answer_store_refusal,
            DrakesError: answer_drakes_error,
            HTTPException: answer_http_error,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_accident,
        },
        lifespan=[lifespan(settings, metrics, choosers or (lambda: Workers(settings.bot_processes)))],
        openapi_config=describe(),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    names = allowed_names(settings.host, settings.names)
    return Safety(Measured(app, metrics), names, settings.secure)


def api() -> Router:
    """All routes under /api."""
    parts = (games, me, tables, playing, drafts, things, advice_routes, talk, lessons, lab, puzzles)
    return Router("/api", route_handlers=[part.routes for part in parts])


def describe() -> OpenAPIConfig:
    """The description of the API, for programs and, with our own assets, for people."""
    built = pages.read_pages()
    return OpenAPIConfig(
        title="Drakes",
        version=version("drakes"),
        description=ABOUT,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[MessageSchema(), pages.SchemaPage(all(name in built for name in pages.SCHEMA))],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        security=[{"cookie": []}, {"token": []}, {}],
    )


def describe_api() -> dict[str, Any]:
    """What /api/schema says, without a server."""
    dependencies = {"context": Provide(provide_context)}
    app = Litestar([api(), health.health], dependencies=dependencies, openapi_config=describe())
    return with_messages(app.openapi_schema.to_schema(), app)


def lifespan(settings: Settings, metrics: Metrics, choosers: Callable[[], BotProcesses]) -> Lifespan:
    """What is started before the first request and stopped after the last."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(open_store, settings.database)
        writer = Writer(store)
        live_tables = LiveTables(store, writer, metrics, settings)
        processes = choosers()
        bots, advice = let_think(live_tables, processes)
        clocks = TurnClocks(live_tables)
        live_tables.when_changed = changed(bots, clocks)
        buckets, sessions = Buckets(settings.rates, time.monotonic), Sessions(store, writer, settings)
        live_tables.when_ended = sessions.when_ended = ended(sessions, live_tables)
        lobby, pulse, lab_runs = Lobby(live_tables), Pulse(store, writer), LabRuns(settings.lab_runs)
        shared = (settings, metrics, buckets, sessions, live_tables)
        app.state.parts = Parts(*shared, lobby, advice, processes, pulse, Verdicts(), lab_runs)
        app.state.pages = await asyncio.to_thread(pages.read_pages)
        await writer.do(lambda: store.people.forget_expired(now_ms()))
        operator = OperatorActs(sessions, live_tables)
        await operator.start()
        clocks.start()
        listener = asyncio.create_task(listen_to_others(live_tables))
        LOGGER.info("started")
        try:
            yield
        finally:
            live_tables.hub.close_all()
            listener.cancel()
            await operator.close()
            await clocks.close()
            await lab_runs.close()
            await advice.close()
            await bots.close()
            await writer.close()
            await asyncio.to_thread(store.close)
            LOGGER.info("stopped")

    return running


def open_store(address: str) -> Store:
    """The store; the server's time is not before what it has seen."""
    store = Store(address)
    TIME.not_before(store.last_change())
    return store


def let_think(live_tables: LiveTables, processes: BotProcesses) -> tuple[BotsAtTables, AdviceAtTables]:
    """Bots and advisers, who take turns in the same processes."""
    if processes.why_not_kept is not None:
        LOGGER.warning("compiled bots are kept in memory alone", extra={"because": processes.why_not_kept})
    if live_tables.settings.get_ready:
        processes.get_ready(game_names())
    queue = FairQueue(live_tables.settings.bot_processes)
    live_tables.metrics.waiting.set_function(lambda: len(queue))
    return BotsAtTables(live_tables, processes, queue), AdviceAtTables(live_tables, processes, queue)


def changed(bots: BotsAtTables, clocks: TurnClocks) -> Callable[[LiveTable, bool], None]:
    """Who is told of every table that was read or changed."""

    def tell(live: LiveTable, is_foreign: bool) -> None:
        clocks.note(live)
        if not is_foreign:
            bots.wake(live)

    return tell


def ended(sessions: Sessions, live_tables: LiveTables) -> Callable[[str], None]:
    """What happens when a session has ended: it lets nobody in, and its connections end."""

    def end(session: str) -> None:
        sessions.forget(session)
        live_tables.hub.close_sessions({session})

    return end


async def listen_to_others(live_tables: LiveTables) -> None:
    """Take in what other nodes write, where several share a database; no accident makes this node deaf."""
    while True:
        try:
            async for table, at_version in listen(live_tables.store, live_tables.ids):
                await live_tables.notice(table, at_version)
        except Exception:
            LOGGER.exception("news of other nodes")
            await asyncio.sleep(DEAF_SECONDS)
