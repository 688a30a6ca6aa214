import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the server under development listens; `npm run dev` passes /api on to it. */
const server = process.env["DRAKES_SERVER"] ?? "http://127.0.0.1:8642";

/** What is fetched together: a file for everything that two pages share would cost more to ask for than it holds. */
const TOGETHER: [RegExp, string][] = [
  [/node_modules\/svelte\//, "svelte"],
  [/src\/boards\/([^/]+)\/pieces\//, "$1-pieces"],
  [/src\/boards\/([^/]+)\/(?!summary)[^/]+$/i, "$1-board"],
  [/src\/(play\/(?!actions|bots)|howto\/taught|boards\/board\.)/, "play"],
];

function chunkOf(id: string): string | undefined {
  for (const [place, name] of TOGETHER) {
    const found = place.exec(id);
    if (found) return name.replace("$1", found[1] ?? "");
  }
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
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts", "src/boards/*/*.test.ts"], environment: "node" },
});
