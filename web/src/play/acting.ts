/** Where a click becomes a request: what the draft asks of the server, in the name of the seat that looks. */
import * as api from "../server/api";
import { settings } from "../settings.svelte";
import type { DraftServer } from "./draft.svelte";
import type { TablePage } from "./tablePage.svelte";

/** Milliseconds after which a frame that did not come by itself is fetched. */
const PATIENCE = 2500;

export function draftServer(page: TablePage): DraftServer {
  const { id, feed } = page;
  const waitFor = (version: number) => window.setTimeout(() => void feed.catchUp(version), PATIENCE);
  return {
    tryOut: (actions, isPlan) => api.tryOut(id, { seat: page.mySeat, actions, early: isPlan }),
    step: async (actions, version, key, isSure) => {
      const warn = settings.warnings && !isSure;
      const stepped = await api.step(id, { seat: page.mySeat, version, actions, key, warn });
      if (stepped.done !== null) waitFor(stepped.done);
      return stepped;
    },
    act: async (actions, version, key) => {
      const done = await api.act(id, page.mySeat, version, actions, key);
      waitFor(done.version);
      return done;
    },
    preview: async (choice, after, isPlan) =>
      (await api.previews(id, page.mySeat, [choice], { after, early: isPlan }))[choice] ?? null,
    newKey: api.newKey,
  };
}
