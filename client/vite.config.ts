import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";

const server = process.env["LUDI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/ludi/server/static",
    emptyOutDir: true,
    target: "es2022",
    // A strict content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    // States are waited for, however long a busy machine takes; a test that hangs ends by its own limit.
    expect: { poll: { timeout: 240_000, interval: 20 } },
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"], environment: "node" } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          exclude: ["tests/browser/walk.test.ts", "tests/browser/blind.test.ts"],
          environment: "node",
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          globalSetup: ["tests/browser/serve.ts"],
        },
      },
      // On demand: pictures, figures, and whole matches of every game, which take a quarter of an hour.
      ...["shots.ts", "measure.ts", "walk.test.ts", "blind.test.ts"].map((file) => ({
        extends: true as const,
        test: {
          name: file.split(".")[0] ?? file,
          include: [`tests/browser/${file}`],
          environment: "node" as const,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          globalSetup: ["tests/browser/serve.ts"],
        },
      })),
    ],
  },
});
