/** One device for several seats: whose it is, and the curtain while it goes from one to the next. */
import * as api from "../server/api";

export class HandOver {
  /** The seat the device goes to next, once who holds it has seen what came of the move. */
  next = $state<number | null>(null);
  /** The seat the device is being handed to, behind the curtain. */
  to = $state<number | null>(null);
  #hasSecrets = false;

  constructor(
    readonly table: string,
    readonly sit: (seat: number) => Promise<void>,
  ) {}

  /** Find out whether the seats of this device see different things: only then there is a curtain. */
  async checkSecrets(mine: number[]): Promise<void> {
    if (mine.length < 2) return;
    const views = await Promise.all([null, mine[0]!].map((seat) => api.frame(this.table, seat, 0).catch(() => null)));
    const shown = views.map((frame) => JSON.stringify({ ...(frame?.view as object), seat: null }));
    this.#hasSecrets = shown[0] !== shown[1];
  }

  /** The page opens: nobody has the device yet. */
  begin(mine: number[], seat: number | null): void {
    if (this.#hasSecrets && mine.length > 1) this.to = seat;
  }

  /** The game begins: behind the curtain until it is known whether the seats of this device have secrets. */
  async dealt(mine: number[], toMove: number[]): Promise<void> {
    if (mine.length < 2) return;
    this.to = toMove.find((seat) => mine.includes(seat)) ?? mine[0]!;
    await this.checkSecrets(mine);
    const to = this.to;
    if (this.#hasSecrets || to === null) return;
    this.to = null;
    await this.sit(to);
  }

  /** The seat to move looks; where seats have secrets, the device is handed over first. */
  follow(mine: number[], seat: number | null, toMove: number[]): void {
    const next = toMove.find((one) => mine.includes(one));
    this.next = null;
    if (mine.length < 2 || next === undefined || next === seat) return;
    if (this.#hasSecrets) this.next = next;
    else void this.sit(next);
  }

  /** The curtain falls: the device goes round. */
  pass(): void {
    this.to = this.next;
    this.next = null;
  }

  /** The one the device was handed to has it. */
  async accept(seat: number | null): Promise<void> {
    if (this.to !== null && this.to !== seat) await this.sit(this.to);
    this.to = null;
  }
}
