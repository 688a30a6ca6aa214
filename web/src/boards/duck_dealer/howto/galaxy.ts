/** The galaxy of the pictures: the opening of a table, with what positions.json lays on it. */
import opening from "../opening.json";
import type { Planet, Route, View } from "../view";
import positions from "./positions.json";

export type Name = keyof typeof positions.pictures;
type Galaxy = Pick<View, "planets" | "routes" | "yards">;

const BLUE = 0;
const { planets, routes, yards } = opening as unknown as Galaxy;
const at = <T>(found: Record<string, T>, planet: string): T | null => found[planet] ?? null;

/** What a view would show of the position of a picture. */
export function galaxyOf(name: Name): Galaxy {
  const { factories, consumers, built, parts } = positions.pictures[name];
  return {
    yards,
    planets: planets.map((planet): Planet => ({
      ...planet,
      mine: at(positions.mines, planet.name),
      spaceyard: at(positions.yards, planet.name),
      consumer: at<string>(consumers, planet.name),
      factory: at<string>(factories, planet.name),
      built: (built as string[]).includes(planet.name),
    })),
    routes: routes.map((route): Route => ({
      ...route,
      parts: route.parts.map((_, i) => ((parts as number[]).includes(route.first + i) ? BLUE : null)),
    })),
  };
}
