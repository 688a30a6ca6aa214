import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the server under development listens; `npm run dev` passes /api on to it. */
const server = process.env["DRAKES_SERVER"] ?? "http://127.0.0.1:8642";

/** What comes in one file: the drawings of a game, and what every page needs; each file of its own is a request. */
function together(id: string): string | undefined {
  const game = /boards\/([^/]+)\/pieces\//.exec(id)?.[1];
  if (game !== undefined) return `${game}-pieces`;
  return /node_modules\/(?:svelte|@fluent|clsx|esm-env)\/|src\/(?:server\/|kept|tables|shell\/(?:Icon|SeatBadge))/.test(id)
    ? "page"
    : undefined;
}

export default defineConfig({
  plugins: [svelte()],
  publicDir: "public",
  build: {
    outDir: "../src/drakes/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html" },
      output: { manualChunks: together },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts", "src/boards/*/*.test.ts"], environment: "node" },
});
