import { describe as about, expect, test } from "vitest";
import { describe } from "./describe";
import { grab, pull } from "./drag";
import { nameSquare, type Pose, poseOf, readSquare, squaresOf, swung, turned } from "./geometry";
import { journeys } from "./motion";
import {
  farWalks,
  heirMoves,
  meantPlacement,
  meantSlide,
  meantWalk,
  movable,
  movesOf,
  nearest,
  placements,
  slideOn,
  snap,
  strain,
  turnOf,
} from "./targets";
import type { Boat, View } from "./view";
import type { Words } from "../../words/words";

const aim = (n: number, kind: string, args: Record<string, string> = {}) => ({ n, kind, args });
const lies = (boat: number, kind: "centre" | "end", sailor: string, heading: Boat["heading"]): Boat => ({
  boat,
  kind,
  sailor,
  heading,
  spaces: [
    { square: "", good: "fan", tokens: 2 },
    { square: "", good: null, tokens: 0 },
  ],
});
const names = (squares: { column: number; row: number }[]) => squares.map(nameSquare).sort();

function harbour(boats: Boat[], heirs: string[] = ["a1", "j10"]): View {
  const seats = heirs.map((heir, seat) => ({
    seat,
    side: seat,
    corner: seat,
    heir,
    card: { card: "blue_1", goods: ["fan", "kite"], is_red: false },
    is_secret: false,
    collected: ["kite"],
    not_asked: [],
    not_cards: [],
    omits: false,
    coins: 1,
    validated: [],
    cards: 0,
    won: false,
  }));
  const state = { seat: 0, phase: "turn", to_move: 0, turn: 1, player: 0, first: 0, target: 3, options: {}, supply: 9 };
  const piles = {
    deck: ["blue_2"],
    boxed: {},
    dice: [3, 4],
    points: 7,
    coins_spent: 0,
    owed: 0,
    looked: 0,
    offered: [],
  };
  return {
    ...state,
    ...piles,
    used: [],
    walks: [],
    wanted: [],
    size: 10,
    boats,
    seats,
    pontoons: ["a1", "j1", "j10", "a10"],
  };
}

about("where boats lie", () => {
  test("squares are read and written alike", () => {
    expect(nameSquare(readSquare("j10"))).toBe("j10");
    expect(readSquare("c7")).toEqual({ column: 2, row: 6 });
  });
  test("a boat lies on its sailor's square and its two spaces", () => {
    expect(names(squaresOf(poseOf(lies(0, "centre", "d4", "north"))))).toEqual(["d3", "d4", "d5"]);
    expect(names(squaresOf(poseOf(lies(5, "end", "d4", "west"))))).toEqual(["b4", "c4", "d4"]);
  });
  test("four quarter turns come back, about the sailor and about the far end", () => {
    let [about, far]: Pose[] = [poseOf(lies(5, "end", "d4", "west")), poseOf(lies(5, "end", "d4", "west"))] as [
      Pose,
      Pose,
    ];
    for (let i = 0; i < 4; i++) [about, far] = [turned(about, "right"), swung(far, "left")];
    expect([about, far]).toEqual([poseOf(lies(5, "end", "d4", "west")), poseOf(lies(5, "end", "d4", "west"))]);
  });
  test("what a turn needs, and what is in its way, is what the server tells", () => {
    const [left, right] = [{ free: ["c5"] }, { free: ["c3"], blocked: ["d3"] }];
    const boat = { ...lies(5, "end", "d4", "west"), turns: [left, right], swings: [null, right] };
    expect([turnOf(boat, "turn", "left"), turnOf(boat, "turn", "right")]).toEqual([left, right]);
    expect([turnOf(boat, "swing", "left"), turnOf(boat, "swing", "right")]).toEqual([null, right]);
    expect(turnOf(lies(5, "end", "d4", "west"), "turn", "left")).toBeNull();
  });
});

const legal = [
  aim(10, "slide", { boat: "2", way: "east", distance: "1" }),
  aim(11, "slide", { boat: "2", way: "east", distance: "2" }),
  aim(12, "slide", { boat: "2", way: "west", distance: "1" }),
  aim(13, "vault", { boat: "2", way: "east", distance: "6" }),
  aim(20, "turn", { boat: "2", side: "left" }),
  aim(30, "step", { way: "north" }),
  aim(31, "cross", { way: "east", onward: "east" }),
  aim(32, "leap", { way: "north" }),
  aim(33, "diagonal", { corner: "southwest" }),
  aim(40, "end"),
];
const walk = (to: string, price: number, ...steps: number[]) => ({ to, steps, price, path: ["e5", to] });
const view = {
  ...harbour([lies(1, "end", "d4", "east")], ["e5", "j10"]),
  walks: [walk("e4", 1, 30), walk("g5", 2, 31), walk("e3", 1, 32), walk("d6", 1, 33), walk("e4", 1, 34)],
};
const moves = movesOf(view, legal, 1);

about("dragging a boat", () => {
  test("it snaps to the nearest place it may slide to, or back to where it lay", () => {
    expect(snap(moves, 1.4, 0.2)?.aim.n).toBe(10);
    expect(snap(moves, 1.6, 0)?.aim.n).toBe(11);
    expect(snap(moves, 0.4, 0)).toBeNull();
    expect(snap(moves, -3, 0)?.aim.n).toBe(12);
    expect(snap(moves, 5.2, 0)?.aim.n).toBe(13);
    expect(strain(snap(moves, -3, 0), -3, 0)).toBe(2);
  });
  test("dragged far beyond what is possible it names the slide that was meant", () => {
    const grip = grab(view.boats[0] as Boat, { column: 3.5, row: 3.5 });
    expect(pull(grip, moves, { column: 3.52, row: 3.5 }, 10)).toBeNull();
    const pulled = pull(grip, moves, { column: 0.4, row: 3.5 }, 10);
    expect(pulled?.grip.meant).toBe("slide 2 west 3");
    expect(pulled?.move).toBeNull();
    expect(meantSlide(1, 0.3, -4.2, 10)).toBe("slide 2 north 4");
  });
  test("an end pulled sideways turns it, if it may; else the turn is refused", () => {
    const grip = grab(view.boats[0] as Boat, { column: 5.5, row: 3.5 });
    expect(pull(grip, moves, { column: 5.3, row: 2.2 }, 10)?.move?.aim.n).toBe(20);
    const pulled = pull(grip, moves, { column: 5.3, row: 4.8 }, 10);
    expect([pulled?.move, pulled?.balk, pulled?.grip.meant]).toEqual([null, "right", "turn 2 right"]);
  });
  test("arrows go from place to place along the axis, and back through where it lay", () => {
    const one = slideOn(moves, null, "east");
    expect(one?.aim.n).toBe(10);
    expect(slideOn(moves, one ?? null, "west")).toBeNull();
    expect(slideOn(moves, null, "west")?.aim.n).toBe(12);
    expect(slideOn(moves, null, "north")).toBeUndefined();
  });
  test("only boats with a legal move can be taken", () => {
    expect([...movable(legal)]).toEqual([1]);
  });
});

about("walking", () => {
  test("every legal move of the heir ends on a square", () => {
    expect(heirMoves(view, legal).map((move) => [move.aim.n, nameSquare(move.to), move.price])).toEqual([
      [30, "e4", 1],
      [31, "g5", 2],
      [32, "e3", 1],
      [33, "d6", 1],
    ]);
  });
  test("what is not offered, or takes several steps, is no single move", () => {
    const far = { ...view, walks: [...view.walks, walk("e2", 3, 30, 30, 30)] };
    expect(heirMoves(far, []).length).toBe(0);
    expect(heirMoves(far, legal).length).toBe(4);
  });
  test("a square that a single move ends on is no target of a longer walk", () => {
    const far = { ...view, walks: [...view.walks, walk("d6", 2, 30, 30), walk("e2", 3, 30, 30, 30)] };
    expect(farWalks(far).map((one) => one.to)).toEqual(["e2"]);
  });
  test("arrows find the nearest target in their direction", () => {
    const walks = heirMoves(view, legal);
    expect(nearest(walks, readSquare("e5"), "north")?.aim.n).toBe(30);
    expect(nearest(walks, readSquare("e4"), "north")?.aim.n).toBe(32);
    expect(nearest(walks, readSquare("e5"), "west")?.aim.n).toBe(33);
    expect(nearest(walks, readSquare("a1"), "west")).toBeNull();
  });
  test("a touch beside the heir names the step that was meant, one far away names none", () => {
    expect(meantWalk(readSquare("e5"), readSquare("e6"))).toBe("step south");
    expect(meantWalk(readSquare("e5"), readSquare("d4"))).toBe("diagonal northwest");
    expect(meantWalk(readSquare("e5"), readSquare("h8"))).toBeNull();
  });
});

about("placing boats", () => {
  const offered = [
    aim(1, "place_centre", { column: "c", row: "3", axis: "vertical" }),
    aim(2, "place_end", { column: "c", row: "3", way: "west" }),
  ];
  test("only placements of the chosen kind and direction are offered", () => {
    expect(placements(offered, "centre", 2).map((one) => one.aim.n)).toEqual([1]);
    expect(placements(offered, "centre", 1)).toEqual([]);
    expect(placements(offered, "end", 3).map((one) => one.aim.n)).toEqual([2]);
  });
  test("a touch elsewhere names the placement that was meant", () => {
    expect(meantPlacement(readSquare("a10"), "centre", 3)).toBe("place_centre a 10 horizontal");
    expect(meantPlacement(readSquare("b2"), "end", 2)).toBe("place_end b 2 south");
  });
});

about("how things travel", () => {
  const before = harbour([lies(1, "end", "d4", "east")], ["f4", "j10"]);
  test("a boat slides along its axis and takes its heir along", () => {
    const after = harbour([lies(1, "end", "e4", "east")], ["g4", "j10"]);
    const trips = journeys(before, [{ kind: "slid", arguments: { boat: 1, way: 1, distance: 0 } }], after);
    expect(trips.map((trip) => trip.what)).toEqual(["boat 1", "heir 0"]);
    expect(trips[0]?.frames.at(-1)).toEqual({ x: 288, y: 224, angle: 90 });
  });
  test("a turn goes round the sailor: every point keeps its distance from it", () => {
    const after = harbour([lies(1, "end", "d4", "south")], ["d6", "j10"]);
    const trips = journeys(before, [{ kind: "turned", arguments: { boat: 1, side: 1 } }], after);
    const heir = trips.find((trip) => trip.what === "heir 0");
    for (const frame of heir?.frames ?? []) expect(Math.hypot(frame.x - 224, frame.y - 224)).toBeCloseTo(128);
    expect(trips[0]?.frames.at(-1)?.angle).toBe(180);
  });
  test("an heir walks square by square", () => {
    const events = [5, 6].map((row) => ({ kind: "stepped", arguments: { seat: 0, column: 5, row } }));
    const [trip] = journeys(before, events, harbour([lies(1, "end", "d4", "east")], ["f7", "j10"]));
    expect(trip?.frames.map((frame) => frame.y)).toEqual([224, 352, 416]);
  });
  test("where the events do not lead to what is seen, nothing travels", () => {
    expect(journeys(before, [{ kind: "slid", arguments: { boat: 1, way: 1, distance: 3 } }], before)).toEqual([]);
  });
});

test("the text view tells the turn, my card with the places of its goods, the players, the boats and the supply", () => {
  const echo = {
    say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
    name: (domain: string, value: string) => `${domain}-${value}`,
    list: (parts: string[]) => parts.join("+"),
  } as unknown as Words;
  const seen = harbour([
    {
      ...lies(1, "end", "d4", "east"),
      spaces: [
        { square: "e4", good: "fan", tokens: 1 },
        { square: "f4", good: null, tokens: 0 },
      ],
    },
  ]);
  const passages = describe(seen, echo, []);
  expect(passages.map((passage) => passage.title)).toEqual([
    "dm-turn-title",
    "dm-your-card",
    "dm-players",
    "dm-harbour",
    "dm-supply",
  ]);
  expect(passages[1]?.lines).toEqual(["good-fan: e4.", "good-kite: dm-taken."]);
  expect(passages[3]?.lines[0]).toContain("dm-boat 2 d4 f4 d4");
});
