/**
 * One server for all browser tests, on a port of its own with an empty database.
 *
 * Its matches are those of a seed, so that a test meets the same positions every time, alone or among others:
 * LUDI_BROWSER_SEED=2 gives it others.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    seed: string;
  }
}

async function freePort(): Promise<number> {
  return await new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

/** A server that is compiling when it is asked to stop may take longer than a run of tests waits for it. */
const PATIENCE = 5_000;

export default async function serve(project: TestProject): Promise<() => void | Promise<void>> {
  const seed = process.env["LUDI_BROWSER_SEED"] ?? "1";
  project.provide("seed", seed);
  const given = process.env["LUDI_URL"];
  if (given) {
    project.provide("url", given);
    return () => undefined;
  }
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "ludi-browser-"));
  const root = resolve(import.meta.dirname, "../../..");
  const python = process.env["LUDI_PYTHON"] ?? join(root, ".venv/bin/python");
  console.log(`matches of LUDI_BROWSER_SEED=${seed}`);
  const server = spawn(python, [join(root, "tests/client/reproducible.py"), "serve", "--port", String(port), "--data-dir", data, "--boxes", join(import.meta.dirname, "boxes")], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: join(root, "src"), LUDI_BROWSER_SEED: seed, LUDI_LIMITS_NEW_PEOPLE_BURST: "500", LUDI_LIMITS_OPEN_TABLES: "200", LUDI_LIMITS_RATE: "500", LUDI_LIMITS_BURST: "2000" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + 580_000;
  for (;;) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`the server does not run:\n${said}`);
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 250));
  }
  project.provide("url", url);
  return async () => {
    const gone = server.exitCode === null ? once(server, "exit") : undefined;
    server.kill("SIGTERM");
    const hard = setTimeout(() => server.kill("SIGKILL"), PATIENCE);
    await gone;
    clearTimeout(hard);
    rmSync(data, { recursive: true, force: true });
  };
}
