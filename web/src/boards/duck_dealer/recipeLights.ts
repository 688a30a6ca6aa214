/** What the recipe figure lights: what the server says can be built, made, bought or delivered now, and its inputs. */
import type { Choice } from "../../server/types";
import type { View } from "./view";

export interface RecipeLights {
  /** Goods and yards ("yard" and its number) whose plates are lit. */
  plates: Set<string>;
  /** Products and yards whose recipe can be carried out: their lines are lit too. */
  lines: Set<string>;
}

/** What to light, from the legal choices alone. */
export function recipeLightsOf(view: View, legal: Choice[], me: number | null): RecipeLights {
  const lit: RecipeLights = { plates: new Set(), lines: new Set() };
  const here = view.seats[me ?? -1]?.planet;
  const planet = here === null || here === undefined ? undefined : view.planets[here];
  for (const choice of legal) {
    if (choice.kind === "build_factory") carryOut(lit, view, choice.args["product"]);
    else if (choice.kind === "make") carryOut(lit, view, planet?.factory);
    else if (choice.kind === "deliver" || choice.kind === "build_consumer") lit.plates.add(planet?.consumer ?? "");
    else if (choice.kind === "mine") lit.plates.add(planet?.mine ?? "");
    else if (choice.kind === "buy" || choice.kind === "replace") lightYard(lit, view, planet?.spaceyard ?? null);
  }
  lit.plates.delete("");
  return lit;
}

function carryOut(lit: RecipeLights, view: View, product: string | null | undefined): void {
  if (!product) return;
  lit.lines.add(product);
  lit.plates.add(product);
  view.recipes[product]?.inputs.forEach((input) => lit.plates.add(input));
}

function lightYard(lit: RecipeLights, view: View, yard: number | null): void {
  if (yard === null) return;
  lit.lines.add(`yard ${yard}`);
  lit.plates.add(`yard ${yard}`);
  view.yards[yard]?.price.forEach((good) => lit.plates.add(good));
}
