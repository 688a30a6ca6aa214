/** Opening tables and sitting down, from any page. */
import * as api from "./server/api";
import { settings, PSEUDO } from "./settings.svelte";
import type { Invite, Me, Plan, TableRequest } from "./server/types";
import { here } from "./route.svelte";
import { keepNonce, newNonce, nonceFor, pledgeOf } from "./chance";
import { keep, kept } from "./kept";

const LINKS = "drakes-invites-";
const CODE = "drakes-code-";

/** The language as the server knows it. */
export function serverLanguage(): string {
  return settings.language === PSEUDO ? "en" : settings.language;
}

/** Who we are; a guest of that name if nobody yet. */
export async function ensurePlayer(name: string): Promise<Me> {
  return (await api.whoAmI()) ?? (await api.becomeGuest(name, serverLanguage()));
}

/** Open a table and go there; its invitations are kept for the lobby. */
export async function openTable(asked: TableRequest, guest: string, screen = false): Promise<void> {
  await ensurePlayer(guest);
  const nonce = newNonce();
  const given = await api.openTable({ ...asked, pledge: await pledgeOf(nonce) });
  keepNonce(given.id, nonce);
  keepInvites(given.id, given.invites);
  for (const { seat, code } of given.recovery) keepCode(given.id, seat, code);
  here.go(screen ? `/t/${given.id}/screen` : `/t/${given.id}`);
}

/** Play on from a position of a game that is over, at a table of one's own; with a plan for a seat, ready to be taken. */
export async function playOn(
  table: string,
  version: number,
  bots: boolean,
  guest: string,
  planned: { seat: number; plan: Plan } | null = null,
): Promise<void> {
  await ensurePlayer(guest);
  const nonce = newNonce();
  const given = await api.branch(table, version, bots, await pledgeOf(nonce));
  keepNonce(given.id, nonce);
  for (const { seat, code } of given.recovery) keepCode(given.id, seat, code);
  if (planned) await api.keepPlan(given.id, planned.seat, planned.plan);
  here.go(`/t/${given.id}`);
}

/** Sit down at a table; who comes before the deal brings a nonce, kept before the answer could be lost. */
export async function sitDown(table: string, asked: { name: string; invite?: string; seat?: number }): Promise<void> {
  const { status } = await api.table(table);
  const nonce = nonceFor(table);
  if (status === "open") keepNonce(table, nonce);
  const given = await api.claim(table, status === "open" ? { ...asked, pledge: await pledgeOf(nonce) } : asked);
  keepCode(table, given.seat, given.recovery);
}

/** Another game of those who sat at a table: go there. */
export async function playAgain(table: string): Promise<void> {
  const again = `again-${table}`; // whoever asks twice comes to the same table, and has pledged there already
  const nonce = nonceFor(again);
  keepNonce(again, nonce);
  const given = await api.rematch(table, await pledgeOf(nonce));
  keepNonce(given.id, nonce);
  for (const { seat, code } of given.recovery) keepCode(given.id, seat, code);
  here.go(`/t/${given.id}`);
}

export function keepInvites(table: string, invites: Invite[]): void {
  if (invites.length) keep(LINKS + table, JSON.stringify(invites));
}

/** The invitations of a table that was opened here. */
export function invitesOf(table: string): Invite[] {
  return JSON.parse(kept(LINKS + table) ?? "[]") as Invite[];
}

export function keepCode(table: string, seat: number, code: string): void {
  keep(`${CODE}${table}-${seat}`, code);
}

/** The code that gives a seat back. */
export function codeOf(table: string, seat: number): string | null {
  return kept(`${CODE}${table}-${seat}`);
}

export function inviteUrl(table: string, token: string, origin = location.origin): string {
  return `${origin}/t/${table}#invite=${token}`;
}
