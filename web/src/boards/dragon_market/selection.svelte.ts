/** What the hand is busy with on this harbour: the boat held, and at set-up the kind of boat and how it lies. */

class Harbour {
  held = $state<number | null>(null);
  kind = $state<"centre" | "end">("centre");
  heading = $state(1);

  hold(boat: number | null): void {
    this.held = this.held === boat ? null : boat;
  }

  /** A quarter turn of the boat about to be placed. */
  rotate(by: number): void {
    this.heading = (((this.heading + by) % 4) + 4) % 4;
  }

  /** The kind to place: the chosen one as long as there is one left. */
  kindToPlace(legal: { kind: string }[]): "centre" | "end" {
    const has = (kind: string) => legal.some((choice) => choice.kind === `place_${kind}`);
    return has(this.kind) ? this.kind : this.kind === "centre" ? "end" : "centre";
  }
}

export const harbour = new Harbour();
