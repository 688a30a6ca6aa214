/** The drawings of pieces, as symbols in the page: <use href="#piece-seat-blue"/> shows one. Those that all games share
 * lie here, a game's own with its board; every name is the name of one file only. */

const shared = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });
const own = import.meta.glob<string>("../boards/*/pieces/*.svg", { query: "?raw", import: "default" });

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svg".length);
const drawings = new Map([
  ...Object.entries(shared).map(([path, svg]) => [nameOf(path), () => Promise.resolve(svg)] as const),
  ...Object.entries(own).map(([path, load]) => [nameOf(path), load] as const),
]);

/** A drawing as a symbol, without its title: what it is, the place that shows it says in words. */
export function symbol(name: string, svg: string): string {
  return svg
    .replace(/<title>.*?<\/title>\s*/s, "")
    .replace(/<svg xmlns="[^"]*"/, `<symbol id="piece-${name}"`)
    .replace("</svg>", "</symbol>");
}

let place: SVGSVGElement | null = null;
const loaded = new Map<string, Promise<void>>();

function sheet(): SVGSVGElement {
  if (!place) {
    place = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    place.setAttribute("aria-hidden", "true");
    place.style.cssText = "position:absolute;width:0;height:0";
    document.body.prepend(place);
  }
  return place;
}

async function load(name: string): Promise<void> {
  const svg = await drawings.get(name)?.();
  if (!svg) throw new Error(`There is no piece '${name}'.`);
  sheet().insertAdjacentHTML("beforeend", symbol(name, svg));
}

/** Put a piece's drawing into the page, once. */
export function need(name: string): Promise<void> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}
