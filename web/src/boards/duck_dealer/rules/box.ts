/** What the standard box prints, as far as the pictures need it; a test compares it with the rules. */
import type { Recipe, Yard } from "../view";

const LEVELS = { 3: 5, 10: 15, 30: 50 };

function recipe(good: string, delivery: 3 | 10 | 30, ...inputs: string[]): [string, Recipe] {
  return [good, { inputs, consumer_cost: [good], delivery, consumer: LEVELS[delivery], factory: LEVELS[delivery] }];
}

/** DD-B1 to DD-B4, DD-B7 to DD-B12. */
export const RECIPES: Record<string, Recipe> = Object.fromEntries([
  recipe("satellites", 3, "phone_boxes", "solar_panels"),
  recipe("linear_accelerators", 3, "solar_panels", "plastic_beads"),
  recipe("stealth_ducks", 3, "rubber_ducks", "blue_paint"),
  recipe("modern_radio", 3, "rubber_ducks", "phone_boxes"),
  recipe("diet_pills", 3, "blue_paint", "plastic_beads"),
  recipe("economics", 10, "stealth_ducks", "solar_panels"),
  recipe("modern_art", 10, "diet_pills", "phone_boxes"),
  recipe("science", 10, "linear_accelerators", "rubber_ducks"),
  recipe("religion", 30, "stealth_ducks", "modern_radio"),
  recipe("politics", 30, "modern_radio", "satellites"),
  recipe("medicine", 30, "linear_accelerators", "diet_pills"),
  recipe("military", 30, "satellites", "linear_accelerators"),
]);

/** DD-B1, DD-B5, DD-B6. */
export const YARDS: Yard[] = [
  { gear: "cargo_hold", price: ["phone_boxes", "blue_paint"], printed: "rubber_ducks", points: 3 },
  { gear: "navigator", price: ["solar_panels", "blue_paint"], printed: "plastic_beads", points: 3 },
  { gear: "builder", price: ["solar_panels", "rubber_ducks"], printed: "phone_boxes", points: 3 },
  { gear: "merchant", price: ["phone_boxes", "plastic_beads"], printed: "solar_panels", points: 3 },
  { gear: "cargo_hold", price: ["plastic_beads", "rubber_ducks"], printed: "blue_paint", points: 3 },
];

/** DD-4.1, DD-B14: a marker's steps while gear lies in so many slots at most. */
export const SPEEDS = [
  { steps: 8, slots: 3 },
  { steps: 5, slots: 3 },
  { steps: 2, slots: 3 },
];

/** DD-3.5: free highway parts up to a turn. */
export const FREE_PARTS = [
  { parts: 1, until: 6 },
  { parts: 2, until: 12 },
  { parts: 3, until: 24 },
];
