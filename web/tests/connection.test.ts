/** The connection comes back by itself, goes on where it was, and stops when it is closed or unwanted. */
import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Socket, type Environment } from "../src/server/connection";
import type { Frame } from "../src/server/types";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  constructor(readonly path: string) {}
  close(): void {
    this.isClosed = true;
    this.onclose?.({ code: 1000 });
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; ms: number; id: number }[];
let online: boolean[];
let frames: number[];
let endings: string[];
let environment: Environment;

beforeEach(() => {
  sockets = [];
  timers = [];
  online = [];
  frames = [];
  endings = [];
  let next = 1;
  environment = {
    open: (path) => {
      sockets.push(new FakeSocket(path));
      return sockets.at(-1)!;
    },
    setTimer: (run, ms) => {
      timers.push({ run, ms, id: next });
      return next++;
    },
    clearTimer: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  };
});

function open(seat: number | null = 1): Connection {
  const news = {
    online: (is: boolean) => online.push(is),
    frame: (frame: Frame) => frames.push(frame.version),
    ended: (why: string) => endings.push(why),
    unheard: () => endings.push("unheard"),
  };
  return new Connection("table", seat, 3, news, environment);
}

function tell(socket: FakeSocket, version: number): void {
  socket.onmessage?.({ data: JSON.stringify({ table: "table", version }) });
}

function elapse(): void {
  const [timer] = timers.splice(0, 1);
  timer?.run();
}

describe("a live connection", () => {
  it("asks for what came since the version it was given", () => {
    open();
    expect(sockets[0]?.path).toBe("/api/live?table=table&seat=1&since=3");
  });

  it("of a spectator names no seat", () => {
    open(null);
    expect(sockets[0]?.path).toBe("/api/live?table=table&since=3");
  });

  it("comes back after a break and catches up from the last version heard", () => {
    open();
    sockets[0]!.onopen?.();
    tell(sockets[0]!, 7);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(online).toEqual([true, false]);
    elapse();
    expect(sockets[1]?.path).toContain("since=7");
    sockets[1]!.onopen?.();
    expect(online).toEqual([true, false, true]);
    expect(frames).toEqual([7]);
  });

  it("tells why bots wait", () => {
    const heard: unknown[] = [];
    const news = { online: () => {}, waiting: (seats: unknown) => heard.push(seats) };
    new Connection("table", 1, 3, news, environment);
    sockets[0]!.onmessage?.({ data: JSON.stringify({ waiting: { table: "table", seats: { 2: "queue" } } }) });
    expect(heard).toEqual([{ 2: "queue" }]);
  });

  it("waits longer after each failure, but not for ever", () => {
    open();
    const waits: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      waits.push(timers[0]!.ms);
      elapse();
    }
    expect(waits[1]!).toBeGreaterThan(waits[0]! / 2);
    expect(waits[3]!).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000 * 1.25);
  });

  it("tries at once when the network is back", () => {
    const live = open();
    sockets[0]!.onclose?.({ code: 1006 });
    live.reconnect();
    expect(sockets.length).toBe(2);
    expect(timers).toEqual([]);
  });

  it("stays away once closed, or where it is not wanted", () => {
    const live = open();
    live.close();
    expect(sockets[0]?.isClosed).toBe(true);
    expect(timers).toEqual([]);
    open();
    sockets[1]!.onclose?.({ code: 1008 });
    expect(timers).toEqual([]);
  });

  it("says why the server ended it for good, and does not come back", () => {
    for (const code of [4401, 4403, 4404]) {
      const live = open();
      sockets.at(-1)!.onopen?.();
      sockets.at(-1)!.onclose?.({ code });
      live.reconnect();
    }
    expect(endings).toEqual(["banned", "not_yours", "deleted"]);
    expect(online).toEqual([true, true, true]);
    expect(timers).toEqual([]);
    expect(sockets.length).toBe(3);
  });

  it("that is too slow comes back", () => {
    open();
    sockets[0]!.onopen?.();
    sockets[0]!.onclose?.({ code: 4408 });
    expect([timers.length, endings]).toEqual([1, []]);
  });

  it("that is not taken up lets ask why, and one that broke does not", () => {
    open();
    sockets[0]!.onclose?.({ code: 1006 });
    expect(endings).toEqual(["unheard"]);
    elapse();
    sockets[1]!.onopen?.();
    sockets[1]!.onclose?.({ code: 1006 });
    expect(endings).toEqual(["unheard"]);
  });
});
