/** Opening tables and sitting down, from any page. */
import * as api from "./server/api";
import { settings, PSEUDO } from "./settings.svelte";
import type { Invite, Me, TableRequest } from "./server/types";
import { here } from "./route.svelte";

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

/** A share of the table's chance that nobody else knows. */
export function nonce(): string {
  return api.newKey();
}

/** Open a table and go there; its invitations are kept for the lobby. */
export async function openTable(asked: TableRequest, guest: string, screen = false): Promise<void> {
  await ensurePlayer(guest);
  const given = await api.openTable({ ...asked, nonce: nonce() });
  keepInvites(given.id, given.invites);
  for (const { seat, code } of given.recovery) keepCode(given.id, seat, code);
  here.go(screen ? `/t/${given.id}/screen` : `/t/${given.id}`);
}

/** Play on from a position of a game that is over, at a table of one's own. */
export async function playOn(table: string, version: number, bots: boolean, guest: string): Promise<void> {
  await ensurePlayer(guest);
  const given = await api.branch(table, version, bots);
  for (const { seat, code } of given.recovery) keepCode(given.id, seat, code);
  here.go(`/t/${given.id}`);
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that keeps nothing
  }
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
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
