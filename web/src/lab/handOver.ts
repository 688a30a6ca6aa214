/** A box on its way from one page of the lab to another; it is there until it is taken. */

export interface Carried {
  game: string;
  edition: string;
}

let carried: Carried | null = null;

export function carry(box: Carried): void {
  carried = box;
}

export function takeCarried(): Carried | null {
  const taken = carried;
  carried = null;
  return taken;
}
