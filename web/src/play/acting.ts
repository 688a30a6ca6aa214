/** Where a click becomes a request: what the draft asks of the server, in the name of the seat that looks. */
import * as api from "../server/api";
import type { DraftServer } from "./draft.svelte";
import type { TablePage } from "./tablePage.svelte";

/** Milliseconds after which a frame that did not come by itself is fetched. */
const PATIENCE = 2500;

export function draftServer(page: TablePage): DraftServer {
  const { id, feed } = page;
  return {
    tryOut: (actions, isPlan) => api.tryOut(id, { seat: page.mySeat, version: feed.version, actions, early: isPlan }),
    act: async (actions, version, key) => {
      const done = await api.act(id, page.mySeat, version, actions, key);
      window.setTimeout(() => void feed.catchUp(done.version), PATIENCE);
      return done;
    },
    previews: (after, isPlan) => api.previews(id, page.mySeat, { after, early: isPlan }),
    newKey: api.newKey,
  };
}
