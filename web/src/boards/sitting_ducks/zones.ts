/** Where on the line a card can be played: every legal choice of the card gets a stretch of it. */

export interface Aim {
  n: number;
  kind: string;
  args: Record<string, string>;
}

/** A stretch of the line, from and to in places (0 is the front edge of place 1). */
export interface Zone {
  choice: Aim;
  from: number;
  to: number;
  places: number[];
}

/** The places an aim speaks of, counted from 0; [] for a card that needs no target. */
export function placesOf(aim: Aim): number[] {
  const span = aim.args.pair ?? aim.args.aim ?? aim.args.place;
  if (span === undefined) return [];
  return span.split("-").map((label) => Number(label) - 1);
}

/** The zones of a card's choices on a line of a length: whole places, halves where two choices share a place, the joint of a pair. */
export function zonesOf(aims: Aim[], length: number): Zone[] {
  const zones = aims.map((aim) => zoneOf(aim, length)).filter((zone): zone is Zone => zone !== null);
  zones.sort((a, b) => a.from + a.to - (b.from + b.to));
  for (const zone of zones) widen(zone, zones);
  return zones;
}

function zoneOf(aim: Aim, length: number): Zone | null {
  const places = placesOf(aim);
  const [first] = places;
  if (first === undefined) {
    return aim.kind === "resurrection" ? null : { choice: aim, from: 0, to: length, places: allPlaces(length) };
  }
  if (places.length === 2) return { choice: aim, from: first + 0.5, to: first + 1.5, places };
  if (aim.args.side === "left") return { choice: aim, from: first, to: first + 0.5, places };
  if (aim.args.side === "right") return { choice: aim, from: first + 0.5, to: first + 1, places };
  return { choice: aim, from: first, to: first + 1, places };
}

/** A half place nobody else claims belongs to the one choice that speaks of this place. */
function widen(zone: Zone, zones: Zone[]): void {
  const others = zones.filter((other) => other !== zone);
  const isFree = (middle: number) => others.every((other) => middle < other.from || middle > other.to);
  const first = zone.places[0] as number;
  const last = zone.places[zone.places.length - 1] as number;
  if (zone.from > first && isFree(first + 0.25)) zone.from = first;
  if (zone.to < last + 1 && isFree(last + 0.75)) zone.to = last + 1;
}

function allPlaces(length: number): number[] {
  return Array.from({ length }, (_, place) => place);
}

/** The next zone in a direction from the one looked at; the same one at the end of the line. */
export function nextZone(zones: Zone[], at: number | null, step: -1 | 1): Zone | null {
  if (zones.length === 0) return null;
  const index = zones.findIndex((zone) => zone.choice.n === at);
  if (index < 0) return (step > 0 ? zones[0] : zones[zones.length - 1]) as Zone;
  return zones[Math.min(zones.length - 1, Math.max(0, index + step))] as Zone;
}

/** What somebody meant who touched a place where the card cannot be played: the notation tried. */
export function meant(kind: string, slot: string, place: number, right: boolean, length: number): string {
  const label = place + 1;
  const pair = right ? Math.min(label, length - 1) : Math.max(label - 1, 1);
  if (kind === "two_birds" || kind === "double_barrel") return `${kind} ${slot} ${pair}-${pair + 1}`;
  if (kind === "misfire" || kind === "duck_and_cover") return `${kind} ${slot} ${label} ${right ? "right" : "left"}`;
  return `${kind} ${slot} ${label}`;
}
