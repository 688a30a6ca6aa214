import { readFileSync } from "node:fs";
import { describe as about, expect, test } from "vitest";
import { ask } from "./ask";
import { kept, opening, panned, scale, showing, under, viewBox, WHOLE, zoomed } from "./camera";
import { cardsOf } from "./choices";
import { describe } from "./describe";
import { wayBetween, wayTo, type Node } from "./flight";
import { holdsOf } from "./holds";
import { chartOf, DISC, distance, dotsAlong, shipSpot } from "./layout";
import { hairline, segments } from "./turnTrack";
import { recipeLightsOf } from "./recipeLights";
import { closest, nearest } from "./near";
import { pentagonOf, ringOf } from "./pentagon";
import { farLegs, landingsTo } from "./range";
import { paidBetween, slotNotation, targetsOf } from "./targets";
import { followed, legsOf, NO_TRAIL, staysOf } from "./trail";
import type { Planet, Ship, View } from "./view";
import type { Choice, GameInfo, SeatFrame } from "../../server/types";
import { stepsToLeave } from "./leaving";
import { Words } from "../../words/words";

const NO_PLANET = {
  start: false,
  mine: null,
  spaceyard: null,
  consumer: null,
  built: false,
  factory: null,
  visited: false,
  steps: null,
  pathway: null,
  privileges: [null, null, null],
};

function planet(name: string, x: number, y: number, more: Partial<Planet> = {}): Planet {
  return { ...NO_PLANET, name, x, y, ...more };
}

function ship(seat: number, more: Partial<Ship> = {}): Ship {
  return {
    seat,
    planet: null,
    dot: null,
    score: 0,
    bid: null,
    second_bid: null,
    has_bid: false,
    total: 0,
    energy: { movement: 2, build: 1, trade: 1 },
    virtual: {},
    goods: {},
    aboard: 0,
    capacity: 3,
    gear: { cargo_hold: 1, navigator: 1, builder: 1, merchant: 0 },
    slots: 9,
    filled: 3,
    speed: 4,
    cubes: 30,
    on_board: 2,
    on_track: 1,
    exit: null,
    ...more,
  };
}

const recipe = (inputs: string[], delivery: number) => ({
  inputs,
  consumer_cost: [],
  delivery,
  consumer: 5,
  factory: 5,
});

/** A little galaxy: three planets in a row, a fourth above, routes of three dots. */
function galaxy(more: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "action",
    to_move: 0,
    turn: 3,
    turns: 24,
    active: 0,
    order: [0, 1],
    options: {},
    supply: { movement: 30, build: 31, trade: 32 },
    stock: {},
    track: ["science", "religion"],
    free_parts: 1,
    offers: 0,
    partners: [],
    prices: {},
    open_dots: [],
    still_to_choose: 0,
    paid: [false, false, false],
    offer: null,
    planets: [
      planet("Teal", 0, 0, { start: true, mine: "rubber_ducks", spaceyard: 0, steps: 0 }),
      planet("Smew", 250, 0, { mine: "blue_paint", factory: "stealth_ducks", visited: true, steps: 4 }),
      planet("Scaup", 500, 0, { mine: "phone_boxes", steps: 8 }),
      planet("Eider", 0, -250, { mine: "phone_boxes", steps: 4 }),
    ],
    routes: [
      { from: 0, to: 1, first: 0, bow: 0, parts: [null, null, null] },
      { from: 1, to: 2, first: 3, bow: 0.1, parts: [null, null, null] },
      { from: 0, to: 3, first: 6, bow: 0, parts: [0, 1, null] },
    ],
    // the ship of seat 0 on planet 0: planets, then dots
    ways: [null, 6, 9, 12, 0, 4, 5, 1, 7, 8, 0, 10, 11],
    long_flights: [],
    recipes: {
      stealth_ducks: recipe(["rubber_ducks", "blue_paint"], 3),
      modern_radio: recipe(["rubber_ducks", "phone_boxes"], 3),
      satellites: recipe(["phone_boxes", "solar_panels"], 3),
      linear_accelerators: recipe(["solar_panels", "plastic_beads"], 3),
      diet_pills: recipe(["blue_paint", "plastic_beads"], 3),
      science: recipe(["linear_accelerators", "rubber_ducks"], 10),
      religion: recipe(["stealth_ducks", "modern_radio"], 30),
    },
    printed: {
      speeds: [8, 5, 2].map((steps) => ({ steps, slots: 3 })),
      free_parts: [],
      kept: 4,
      claim: 3,
      first_gear: 3,
      hold: 2,
    },
    yards: [{ gear: "cargo_hold", price: ["phone_boxes", "blue_paint"], printed: "rubber_ducks", points: 3 }],
    seats: [ship(0, { planet: 0 }), ship(1, { dot: 4 })],
    ...more,
  };
}

function choice(kind: string, args: Record<string, string> = {}, n = 0): Choice {
  return { n, kind, args, text: [kind, ...Object.values(args)].join(" ") };
}

const FRAME = { reach: 500, width: 1000, height: 800 };

about("the chart", () => {
  test("dots lie evenly between the rims of their planets", () => {
    const dots = dotsAlong({ x: 0, y: 0 }, { x: 300, y: 0 }, 0, 3);
    expect(dots.map((dot) => Math.round(dot.x))).toEqual([103, 150, 197]);
    expect(dots.every((dot) => distance(dot, { x: 0, y: 0 }) > DISC)).toBe(true);
  });

  test("a bow bends the route to its left", () => {
    const [middle] = dotsAlong({ x: 0, y: 0 }, { x: 300, y: 0 }, 0.1, 1);
    expect(middle?.x).toBeCloseTo(150, 0);
    expect(middle?.y).toBeCloseTo(-30, 0);
  });

  test("every dot of the board has its number and the limb goes round everything", () => {
    const chart = chartOf(galaxy());
    expect([...chart.dots.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(chart.limb).toBeGreaterThan(500 + DISC);
    expect(chart.reach).toBeGreaterThan(chart.limb);
  });

  test("two ships on a planet do not sit on each other, a ship in space sits on its dot", () => {
    const both = galaxy({ seats: [ship(0, { planet: 0 }), ship(1, { planet: 0 })] });
    const chart = chartOf(both);
    expect(distance(shipSpot(both, chart, 0)!, shipSpot(both, chart, 1)!)).toBeGreaterThan(25);
    expect(shipSpot(galaxy(), chart, 1)).toEqual(chart.dots.get(4));
  });

  test("the limb has a segment for each turn, clockwise from the top", () => {
    const all = segments(24, 500, 30);
    expect(all).toHaveLength(24);
    expect(all[0]!.middle.x).toBeGreaterThan(0);
    expect(all[0]!.middle.y).toBeLessThan(-500);
    expect(all[6]!.middle.y).toBeGreaterThan(0);
    expect(all[23]!.middle.x).toBeLessThan(0);
    expect(hairline(24, 13, 24, 540)).toMatch(/^M.*A540 540 0 [01] 1 /);
  });
});

about("the camera", () => {
  test("the spot under the pointer stays there while the map comes closer", () => {
    const pixel = { x: 300, y: 200 };
    const before = under(WHOLE, FRAME, pixel);
    const after = under(zoomed(WHOLE, FRAME, 2, pixel), FRAME, pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test("never farther than the whole galaxy, never so far aside that nothing is seen", () => {
    expect(zoomed(WHOLE, FRAME, 0.5)).toEqual(WHOLE);
    const aside = panned({ x: 0, y: 0, zoom: 3 }, FRAME, -99999, 99999);
    const box = viewBox(aside, FRAME);
    expect(box.x + box.width).toBeCloseTo(500);
    expect(box.y).toBeCloseTo(-500);
  });

  test("dragging moves the map with the finger", () => {
    const camera = { x: 0, y: 0, zoom: 4 };
    expect(panned(camera, FRAME, 16, 0).x).toBeCloseTo(-16 / scale(camera, FRAME));
  });

  test("a spot out of sight is brought into it, one in sight moves nothing", () => {
    const camera = { x: 0, y: 0, zoom: 4 };
    expect(showing(camera, FRAME, { x: 10, y: 10 })).toEqual(camera);
    const moved = viewBox(showing(camera, FRAME, { x: 400, y: 0 }), FRAME);
    expect(moved.x + moved.width).toBeGreaterThan(400);
  });

  test("on a phone the map opens on the ship, on a server it opens whole", () => {
    const phone = { reach: 540, width: 390, height: 372 };
    expect(opening(phone, { x: 100, y: 50 }).zoom).toBeGreaterThan(1.5);
    expect(opening(phone, { x: 100, y: 50 }).x).toBeCloseTo(100);
    expect(opening(FRAME, { x: 100, y: 50 })).toEqual(WHOLE);
    expect(kept({ x: 0, y: 0, zoom: 99 }, FRAME).zoom).toBeLessThan(99);
  });
});

about("arrow keys and fingers", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: -80 },
    { x: -30, y: 0 },
  ];

  test("an arrow goes to the nearest target that way", () => {
    expect(nearest({ x: 0, y: 0 }, places, "right")).toEqual({ x: 100, y: 0 });
    expect(nearest({ x: 0, y: 0 }, places, "up")).toEqual({ x: 0, y: -80 });
    expect(nearest({ x: 0, y: 0 }, places, "left")).toEqual({ x: -30, y: 0 });
    expect(nearest({ x: 0, y: -90 }, places, "up")).toBeNull();
  });

  test("a finger takes the nearest target within reach only", () => {
    expect(closest({ x: 90, y: 5 }, places, 22)).toEqual({ x: 100, y: 0 });
    expect(closest({ x: 30, y: -30 }, places, 22)).toBeNull();
  });
});

about("flights", () => {
  const written = (way: Node[]) => way.map((node) => `${node.kind} ${node.n}`).join(", ");

  test("the way is the server's, read from its goal back to the ship", () => {
    expect(written(wayTo(galaxy(), { kind: "planet", n: 1 }))).toBe("planet 0, dot 0, dot 1, dot 2, planet 1");
    expect(written(wayTo(galaxy(), { kind: "dot", n: 7 }))).toBe("planet 0, dot 6, dot 7");
    expect(wayTo(galaxy({ ways: [] }), { kind: "planet", n: 1 })).toEqual([]);
  });

  test("a ship travels by the ways of the view before it flew, or back by those it comes to", () => {
    const [start, there] = [galaxy(), galaxy({ active: 1, ways: [] })];
    const [home, dot] = [{ kind: "planet", n: 0 } as const, { kind: "dot", n: 1 } as const];
    expect(written(wayBetween(start, there, 0, home, dot))).toBe("planet 0, dot 0, dot 1");
    expect(written(wayBetween(there, start, 0, dot, home))).toBe("dot 1, dot 0, planet 0");
    expect(written(wayBetween(start, start, 1, dot, home))).toBe("dot 1, planet 0");
  });

  test("a flight of several markers is offered where the server lands it, and one marker does not reach", () => {
    const view = galaxy({ long_flights: [{ planet: 2, landings: [6, 2] }] });
    const legal = [choice("fly", { planet: "2" }, 1)];
    const situation = { view, legal, mode: null, targets: targetsOf(view, legal, null, 0) };
    expect(written(landingsTo(situation, 2))).toBe("dot 2, planet 2");
    expect(landingsTo(situation, 1)).toEqual([]);
    expect(landingsTo({ ...situation, mode: "pathway" }, 2)).toEqual([]);
    expect(written(farLegs(situation, "planet 2"))).toBe("dot 2, planet 2");
    expect(farLegs(situation, "dot 2")).toEqual([]);
  });

  test("the steps of a turn are numbered, and undone steps are forgotten", () => {
    const start = galaxy();
    const flown = galaxy({ seats: [ship(0, { planet: 1, energy: { movement: 1, build: 1, trade: 1 } }), ship(1)] });
    const mined = galaxy({ seats: [ship(0, { planet: 1, energy: { movement: 1, build: 1, trade: 0 } }), ship(1)] });
    let trail = followed(NO_TRAIL, start, 0);
    trail = followed(followed(trail, flown, 0), mined, 0);
    expect(legsOf(trail)).toEqual([{ way: wayTo(start, { kind: "planet", n: 1 }), number: 1 }]);
    expect(staysOf(trail)).toEqual([{ node: { kind: "planet", n: 1 }, first: 1, last: 2 }]);
    trail = followed(trail, start, 0);
    expect(legsOf(trail)).toEqual([]);
    expect(followed(trail, galaxy({ active: 1 }), 0)).toBe(NO_TRAIL);
  });
});

about("targets", () => {
  const legal = [
    choice("fly", { planet: "2" }, 1),
    choice("stop", { dot: "4" }, 2),
    choice("mine", {}, 3),
    choice("entrance", { planet: "3" }, 4),
  ];

  test("planets and dots in range and the tiles here, from the legal choices", () => {
    const found = targetsOf(galaxy(), legal, null, 0);
    expect([...found.planets.keys()]).toEqual([1]);
    expect([...found.dots.keys()]).toEqual([3]);
    expect([...found.slots.keys()]).toEqual(["0 mine"]);
  });

  test("a pathway being laid leaves only its planets", () => {
    const found = targetsOf(galaxy(), legal, "pathway", 0);
    expect([...found.planets.keys()]).toEqual([2]);
    expect(found.dots.size + found.slots.size).toBe(0);
  });

  test("what a touched tile would have meant, in notation", () => {
    const [home, other] = [galaxy().planets[0]!, galaxy().planets[1]!];
    expect(slotNotation(home, "second")).toBe("build_spaceyard rubber_ducks");
    expect(slotNotation(other, "factory")).toBe("make");
    expect(slotNotation(other, "second")).toBe("build_consumer");
  });

  test("what a preview takes: goods and markers", () => {
    const now = galaxy({ seats: [ship(0, { goods: { rubber_ducks: 2 } })] });
    const then = galaxy({
      seats: [ship(0, { goods: { rubber_ducks: 1, blue_paint: 1 }, energy: { movement: 2, build: 0, trade: 1 } })],
    });
    const paid = paidBetween(now, then, 0);
    expect([...paid.goods]).toEqual([["rubber_ducks", 1]]);
    expect([...paid.energy]).toEqual([["build", 1]]);
  });
});

about("the ship and the recipes", () => {
  test("goods fill the half hold, then the holds; what does not fit lies outside", () => {
    const holds = holdsOf(ship(0, { goods: { rubber_ducks: 2, blue_paint: 2 } }), 2, new Map([["rubber_ducks", 1]]));
    expect(holds.map((hold) => hold.spaces.map((space) => space?.good))).toEqual([
      ["rubber_ducks"],
      ["rubber_ducks", "blue_paint"],
      ["blue_paint"],
    ]);
    expect(holds.map((hold) => hold.isOver)).toEqual([false, false, true]);
    expect(holds[0]!.spaces[0]!.isPaid).toBe(true);
    expect(holds[1]!.spaces[0]!.isPaid).toBe(false);
  });

  test("the primaries stand in the ring that their products make", () => {
    expect(ringOf(galaxy().recipes)).toEqual([
      "rubber_ducks",
      "phone_boxes",
      "solar_panels",
      "plastic_beads",
      "blue_paint",
    ]);
    const figure = pentagonOf(galaxy())!;
    expect(figure.products.map((product) => product.good)).toContain("diet_pills");
    expect(figure.gears[0]!.x).toBeCloseTo(0);
    expect(figure.finals.find((final) => final.good === "religion")!.x).toBeCloseTo(0);
    expect(figure.finals.find((final) => final.good === "science")!.extra).toBe("rubber_ducks");
  });

  test("recipes that make no ring are not forced into one", () => {
    expect(pentagonOf({ recipes: { science: recipe(["rubber_ducks", "blue_paint"], 3) }, yards: [] })).toBeNull();
  });

  test("only what the server allows is lit", () => {
    const view = galaxy({ seats: [ship(0, { planet: 1 })] });
    expect(recipeLightsOf(view, [], 0).plates.size).toBe(0);
    const lit = recipeLightsOf(view, [choice("make")], 0);
    expect([...lit.lines]).toEqual(["stealth_ducks"]);
    expect([...lit.plates]).toEqual(["stealth_ducks", "rubber_ducks", "blue_paint"]);
  });
});

const TEXTS = ["en", "fr", "it", "de"].map((language): [string, string[]] => [
  language,
  ["../src/drakes/text", "../src/drakes/games/duck_dealer/people/text", "src/boards/duck_dealer/text"].map((folder) =>
    readFileSync(`${import.meta.dirname}/../../../${folder}/${language}.ftl`, "utf8"),
  ),
]);

const goods = [
  "rubber_ducks",
  "plastic_beads",
  "solar_panels",
  "blue_paint",
  "phone_boxes",
  "satellites",
  "linear_accelerators",
  "stealth_ducks",
  "modern_radio",
  "diet_pills",
  "economics",
  "modern_art",
  "science",
  "religion",
  "politics",
  "medicine",
  "military",
];
const META = {
  actions: [],
  events: [],
  domains: {
    good: goods,
    product: goods.slice(5),
    energy: ["movement", "build", "trade"],
    tile: ["mine", "spaceyard", "consumer", "factory"],
    gear: ["cargo_hold", "navigator", "builder", "merchant"],
    dot: ["1", "2", "3", "4", "5"],
    seat: ["1", "2"],
  },
} as unknown as GameInfo;
const SEATS = [{ name: "Ines" }, { name: "Noor" }] as SeatFrame[];

about("what must stay behind", () => {
  /** What is left after steps, and whether the rest goes by itself then: all of it is of one kind. */
  function after(stock: Record<string, number>, steps: string[]): Record<string, number> {
    const left = { ...stock };
    for (const kind of steps) left[kind] = left[kind]! - 1;
    return left;
  }
  test("is left piece by piece", () => {
    expect(stepsToLeave({ ore: 3, ice: 2 }, { ore: 1, ice: 1 })).toEqual(["ore", "ice"]);
    expect(stepsToLeave({ ore: 3 }, { ore: 1 })).toEqual(["ore"]);
  });
  test("is not asked for once only one kind is left", () => {
    const stock = { ore: 2, ice: 5, gas: 0 };
    const steps = stepsToLeave(stock, { ore: 2, ice: 3 });
    expect(steps).toEqual(["ore", "ore"]);
    expect(after(stock, steps)).toEqual({ ore: 0, ice: 5, gas: 0 });
  });
});

test("how many markers stay and what a hold takes are told by the box", () => {
  const words = new Words(
    "en",
    ["dd-ask-keep-energy = { $kept }\ndd-gear-cargo-hold = { $goods }\ngear-cargo_hold = hold\n"],
    META,
  );
  const view = galaxy({ phase: "keep_energy" });
  const box = { ...view, printed: { ...view.printed, kept: 6, hold: 3 } };
  expect(ask(box, 0, words)).toBe("6");
  const legal = [choice("gear", { gear: "cargo_hold" })];
  const props = { view: { ...box, phase: "gear" }, legal, words, me: 0, preview: null, costs: () => [] };
  expect(cardsOf(props)[0]!.note).toBe("3");
});

about.each(TEXTS)("the words in %s", (language, texts) => {
  const words = new Words(language, texts, META);

  test("tell the whole table: every planet, every ship, every part", () => {
    const passages = describe(galaxy(), words, SEATS);
    const all = passages.flatMap((passage) => [passage.title, ...passage.lines]).join("\n");
    for (const name of ["Teal", "Smew", "Scaup", "Eider", "Ines", "Noor"]) expect(all).toContain(name);
    expect(passages.map((passage) => passage.lines.length).every((lines) => lines > 0)).toBe(true);
    expect(passages[3]!.lines).toHaveLength(2);
  });

  test("name every card of an action turn, with what cannot be done in its place", () => {
    const view = galaxy({ seats: [ship(0, { planet: 1 }), ship(1, { planet: 1 })] });
    const legal = [
      choice("mine", {}, 1),
      choice("fly", { planet: "1" }, 2),
      choice("highway", {}, 3),
      choice("claim", { tile: "mine" }, 4),
    ];
    const scored = [{ kind: "scored", arguments: { seat: 0, points: 5 } }];
    const cards = cardsOf({ view, legal, words, me: 0, preview: null, costs: (n: number) => (n === 1 ? scored : []) });
    expect(cards.map((card) => card.id)).toEqual(["mine", "make", "claim", "fly", "highway"]);
    expect(cards.map((card) => card.numbers.length)).toEqual([1, 0, 1, 1, 1]);
    expect(cards[0]!.points).toBe(5);
    expect(cards[4]!.energy).toEqual([]);
    expect(cards.every((card) => card.title.length > 2)).toBe(true);
  });
});
