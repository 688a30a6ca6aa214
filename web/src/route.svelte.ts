/** Where the page is: its address, and going elsewhere without loading the page again. */

export interface Route {
  page: "start" | "table" | "setup" | "how" | "rules" | "edition" | "learn" | "lesson" | "lab" | "puzzles" | "lost";
  /** A table's id, a game's name, or a puzzle's game and id. */
  name: string;
  /** The version looked at. */
  at: number | null;
  /** A board for all to see, without a hand. */
  isScreen: boolean;
  invite: string | null;
  /** A chapter of a game's lessons. */
  chapter: string;
}

/** What an address asks for. */
export function routeOf(path: string, hash: string): Route {
  const route: Route = { page: "lost", name: "", at: null, isScreen: false, invite: null, chapter: "" };
  const [first = "", name = "", word = "", number = ""] = path.split("/").slice(1);
  if (first === "") return { ...route, page: "start" };
  if (first === "t" && /^[a-z2-7]{12}$/.test(name)) {
    const invite = new URLSearchParams(hash.slice(1)).get("invite");
    const at = word === "at" && /^\d+$/.test(number) ? Number(number) : null;
    return { ...route, page: "table", name, at, invite, isScreen: word === "screen" };
  }
  if (first === "new" && name) return { ...route, page: "setup", name };
  if (first === "how" && name) return { ...route, page: "how", name };
  if (first === "rules" && name) return { ...route, page: "rules", name };
  if (first === "edition" && name) return { ...route, page: "edition", name };
  if (first === "learn" && name && word) return { ...route, page: "lesson", name, chapter: word };
  if (first === "learn") return { ...route, page: "learn" };
  if (first === "lab" && ["", "galaxies"].includes(name)) return { ...route, page: "lab", name };
  if (first === "puzzles") return { ...route, page: "puzzles", name: word ? `${name}/${word}` : "" };
  return route;
}

class Here {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  /** Go to an address of ours. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    window.scrollTo(0, 0);
  }

  /** Read the address anew. */
  look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Follow links of ours without loading the page again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const here = new Here();
