/** The recipes as a pentagon: a side makes the product of its two ends, a diagonal is gear, finals stand outside. */
import { type Point } from "./layout";
import type { Recipe, View, Yard } from "./view";

export interface Corner extends Point {
  good: string;
}

export interface Line {
  from: Point;
  to: Point;
  /** The goods that go in, as a key to light it by. */
  product: string;
}

export interface Final extends Corner {
  points: number;
  /** A good it needs besides the product it stands at. */
  extra: string | null;
  arms: Point[];
  label: Point;
  extraAt: Point;
}

export interface Pentagon {
  primaries: Corner[];
  products: Corner[];
  sides: Line[];
  diagonals: Line[];
  gears: (Point & { gear: string; yard: number })[];
  finals: Final[];
}

const CORNER = 92;
const MIDDLE = 75.4;
const GEAR = 40;
const FINAL_AT_CORNER = 142;
const FINAL_AT_SIDE = 130;

function polar(radius: number, turn: number): Point {
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** The primaries in the order in which neighbours make a product; null where the recipes are no ring. */
export function ringOf(recipes: Record<string, Recipe>): string[] | null {
  const isPrimary = (good: string) => !(good in recipes);
  const pairs = Object.values(recipes)
    .map((recipe) => recipe.inputs)
    .filter((inputs) => inputs.length === 2 && inputs.every(isPrimary));
  const all = [...new Set(pairs.flat())];
  const first = all.includes("rubber_ducks") ? "rubber_ducks" : all[0];
  if (!first) return null;
  const ring = [first];
  while (ring.length < all.length) {
    const last = ring[ring.length - 1]!;
    const next = neighboursOf(pairs, last).filter((good) => !ring.includes(good));
    const preferred = next.find((good) => good === "phone_boxes") ?? next[0];
    if (!preferred) return null;
    ring.push(preferred);
  }
  const closes = neighboursOf(pairs, ring[ring.length - 1]!).includes(first);
  return closes && pairs.length === all.length && ring.length > 2 ? ring : null;
}

function neighboursOf(pairs: string[][], good: string): string[] {
  return pairs.filter((pair) => pair.includes(good)).map((pair) => pair.find((other) => other !== good) ?? good);
}

/** The whole figure; null where another edition's recipes do not make a ring, then a list does. */
export function pentagonOf(view: Pick<View, "recipes" | "yards">): Pentagon | null {
  const ring = ringOf(view.recipes);
  if (!ring) return null;
  const share = (2 * Math.PI) / ring.length;
  const primaries = ring.map((good, i) => ({ good, ...polar(CORNER, i * share) }));
  const corner = new Map(primaries.map((p) => [p.good, p]));
  const figure: Pentagon = { primaries, products: [], sides: [], diagonals: [], gears: [], finals: [] };
  const side = new Map<string, number>();
  ring.forEach((good, i) => {
    const product = productOf(view.recipes, good, ring[(i + 1) % ring.length]!);
    if (!product) return;
    side.set(product, (i + 0.5) * share);
    figure.products.push({ good: product, ...polar(MIDDLE, (i + 0.5) * share) });
    figure.sides.push({ from: corner.get(good)!, to: primaries[(i + 1) % ring.length]!, product });
  });
  view.yards.forEach((yard, n) => addYard(figure, yard, n, ring, share));
  for (const [good, recipe] of Object.entries(view.recipes)) {
    if (!side.has(good)) addFinal(figure, good, recipe, side, share);
  }
  return figure;
}

function productOf(recipes: Record<string, Recipe>, a: string, b: string): string | null {
  const found = Object.entries(recipes).find(([, { inputs }]) => inputs.includes(a) && inputs.includes(b));
  return found?.[0] ?? null;
}

/** The yard stands inside the corner between the two goods of its price. */
function addYard(figure: Pentagon, yard: Yard, n: number, ring: string[], share: number): void {
  const [a, b] = yard.price.map((good) => ring.indexOf(good)) as [number, number];
  if (a < 0 || b < 0) return;
  const gap = (b - a + ring.length) % ring.length;
  const between = gap <= ring.length / 2 ? a + gap / 2 : b + (ring.length - gap) / 2;
  figure.gears.push({ gear: yard.gear, yard: n, ...polar(GEAR, between * share) });
  figure.diagonals.push({ from: figure.primaries[a]!, to: figure.primaries[b]!, product: `yard ${n}` });
}

/** Outside the corner between two products, or outside the side of its one product with the other good beside it. */
function addFinal(figure: Pentagon, good: string, recipe: Recipe, side: Map<string, number>, share: number): void {
  const turns = recipe.inputs.filter((input) => side.has(input)).map((input) => side.get(input)!);
  const extra = recipe.inputs.find((input) => !side.has(input)) ?? null;
  const arms = turns.map((turn) => polar(MIDDLE, turn));
  const [first, second] = turns;
  if (first === undefined) return;
  const isPair = second !== undefined;
  const turn = isPair ? middleTurn(first, second, share) : first;
  const at = polar(isPair ? FINAL_AT_CORNER : FINAL_AT_SIDE, turn);
  const outward = polar(1, turn);
  const label = isPair && Math.abs(outward.x) < 0.1 ? { x: at.x + 33, y: at.y + 5 } : labelBeside(at, outward, isPair);
  const aside = { x: -outward.y, y: outward.x };
  const extraAt = { x: at.x + aside.x * 25, y: at.y + aside.y * 25 };
  figure.finals.push({ good, ...at, points: recipe.delivery, extra, arms, label, extraAt });
}

function labelBeside(at: Point, outward: Point, isPair: boolean): Point {
  if (isPair) return { x: at.x, y: at.y + 34 };
  const aside = { x: outward.y, y: -outward.x };
  return { x: at.x + aside.x * 31, y: at.y + aside.y * 31 + 5 };
}

function middleTurn(a: number, b: number, share: number): number {
  return Math.abs(a - b) < 1.5 * share ? (a + b) / 2 : (a + b) / 2 + Math.PI;
}
