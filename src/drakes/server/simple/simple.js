// The smallest page that plays: a name, a table against bots, legal actions as buttons.
"use strict";

const find = (id) => document.getElementById(id);
const random = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

async function call(method, path, body) {
  const answer = await fetch("/api" + path, {
    method,
    headers: body ? { "content-type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  const value = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(value.sentence);
  return value;
}

function tell(error) {
  find("problem").textContent = error.message;
}

function fill(select, values) {
  select.replaceChildren(...values.map((value) => new Option(value, value)));
}

async function showLobby() {
  find("lobby").hidden = false;
  const games = await call("GET", "/games");
  fill(find("game"), games.map((game) => game.name));
  const choose = () => {
    const game = games.find((one) => one.name === find("game").value);
    const [fewest, most] = game.seats;
    fill(find("seats"), Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n));
    fill(find("bot"), game.bots);
  };
  find("game").addEventListener("change", choose);
  choose();
  find("start").addEventListener("submit", (event) => {
    event.preventDefault();
    start().catch(tell);
  });
  const me = await call("GET", "/me");
  if (!me) return;
  find("name").value = me.name;
  for (const table of await call("GET", "/me/tables")) {
    const link = document.createElement("a");
    link.href = "/t/" + table.id;
    link.textContent = `${table.game}: ${table.names.join(", ")} (${table.status})`;
    const line = document.createElement("li");
    line.append(link);
    find("mine").append(line);
  }
}

async function start() {
  await call("POST", "/me", { name: find("name").value, language: "en" });
  const bots = Array.from({ length: find("seats").value - 1 }, () => ({ who: find("bot").value }));
  const table = await call("POST", "/tables", { game: find("game").value, seats: [{ who: "me" }, ...bots] });
  location.assign("/t/" + table.id);
}

async function showTable(id) {
  find("table").hidden = false;
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite");
  if (invite) {
    const name = (await call("GET", "/me"))?.name || "Guest";
    await call("POST", "/me", { name, language: "en" });
    await call("POST", `/tables/${id}/claim`, { invite, name });
    history.replaceState(null, "", location.pathname);
  }
  const table = await call("GET", "/tables/" + id);
  const seat = table.mine.length ? table.mine[0] : null;
  const game = await call("GET", "/games/" + table.game);
  let version = 0;
  const listen = () => {
    const address = new URL("/api/live", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({ table: id, since: version, ...(seat === null ? {} : { seat }) });
    const socket = new WebSocket(address);
    socket.onmessage = (message) => {
      const frame = JSON.parse(message.data);
      if (frame.version === undefined) return;
      version = frame.version;
      show(frame, game, id);
    };
    socket.onclose = () => setTimeout(listen, 1000);
  };
  listen();
}

function write(game, number) {
  const range = game.actions.findLast((one) => one.first <= number);
  let rest = number - range.first;
  const words = range.arguments.toReversed().map(({ labels }) => {
    const label = labels[rest % labels.length];
    rest = Math.floor(rest / labels.length);
    return label;
  });
  return [range.kind, ...words.reverse()].join(" ");
}

function show(frame, game, id) {
  const names = frame.to_move.map((seat) => frame.seats[seat].name).join(", ");
  find("status").textContent = frame.places ? `Over; places: ${frame.places}` : `${frame.status}; to move: ${names}`;
  find("view").textContent = JSON.stringify(frame.view, null, 1);
  for (const move of frame.moves) {
    const line = document.createElement("li");
    line.textContent = `${move.kind} ${move.seat ?? ""} ${move.events.map((e) => `${e.kind} ${JSON.stringify(e.arguments)}`).join("; ")}`;
    find("moves").prepend(line);
  }
  const buttons = frame.legal.map((number) => {
    const button = document.createElement("button");
    button.textContent = write(game, number);
    button.addEventListener("click", () => {
      const body = { seat: frame.seat, version: frame.version, key: random(), actions: [number] };
      call("POST", `/tables/${id}/act`, body).catch(tell);
    });
    return button;
  });
  find("legal").replaceChildren(...buttons);
}

const place = location.pathname.match(/^\/t\/([a-z2-7]{12})$/);
(place ? showTable(place[1]) : showLobby()).catch(tell);
