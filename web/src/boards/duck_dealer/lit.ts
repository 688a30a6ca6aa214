/** What the recipe figure lights: what the server says can be built, made, bought or delivered now, and its inputs. */
import type { Choice } from "../../server/types";
import type { View } from "./view";

/** The goods and yards to light; a yard's key is "yard" and its number. */
export function litOf(view: View, legal: Choice[], me: number | null): Set<string> {
  const lit = new Set<string>();
  const here = view.seats[me ?? -1]?.planet;
  const planet = here === null || here === undefined ? undefined : view.planets[here];
  const light = (product: string | null | undefined) => {
    if (!product) return;
    lit.add(product);
    view.recipes[product]?.inputs.forEach((input) => lit.add(input));
  };
  for (const choice of legal) {
    if (choice.kind === "build_factory") light(choice.args["product"]);
    else if (choice.kind === "make") light(planet?.factory);
    else if (choice.kind === "deliver" || choice.kind === "build_consumer") lit.add(planet?.consumer ?? "");
    else if (choice.kind === "mine") lit.add(planet?.mine ?? "");
    else if (choice.kind === "buy" || choice.kind === "replace") lightYard(lit, view, planet?.spaceyard ?? null);
  }
  lit.delete("");
  return lit;
}

function lightYard(lit: Set<string>, view: View, yard: number | null): void {
  if (yard === null) return;
  lit.add(`yard ${yard}`);
  view.yards[yard]?.price.forEach((good) => lit.add(good));
}
