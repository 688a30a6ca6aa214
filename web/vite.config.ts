import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the server under development listens; `npm run dev` passes /api on to it. */
const server = process.env["DRAKES_SERVER"] ?? "http://127.0.0.1:8642";

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
      // the drawings of one game come together, not each in a file of its own
      output: { manualChunks: (id) => /boards\/([^/]+)\/pieces\//.exec(id)?.[1]?.concat("-pieces") },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts", "src/boards/*/*.test.ts"], environment: "node" },
});
