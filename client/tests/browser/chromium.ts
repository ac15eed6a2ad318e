/** Debian's chromium with a fresh profile and nothing that calls home. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, expect, inject, onTestFinished } from "vitest";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PATIENCE = 240_000;

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

export function browserPath(): string {
  const known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);
  const found = [process.env["LUDI_CHROMIUM"], ...known].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error("no chromium: `apt install chromium-headless-shell`, or name one in LUDI_CHROMIUM");
  return found;
}

export async function launch(): Promise<Browser> {
  return await chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

/** A browser for all tests of a file, closed after the last. */
export async function browserOfFile(): Promise<Browser> {
  const browser = await launch();
  afterAll(() => browser.close());
  return browser;
}

const visits = new Map<string, number>();

/** Who visits: the same person whenever this test runs, and somebody else than in any other. */
function newVisitor(): string {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const test = `${basename(testPath)} ${currentTestName}`;
  const before = visits.get(test) ?? 0;
  visits.set(test, before + 1);
  return createHash("sha256").update(`${inject("seed")} ${test} ${before}`).digest("hex");
}

/** A page of its own person, which remembers what its console and network said. */
export interface Visitor {
  readonly page: Page;
  readonly console: string[];
  readonly heard: string[];
  readonly foreign: string[];
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions & { settings?: object } = {}): Promise<Visitor> {
  const { settings, ...rest } = options;
  const named = newVisitor();
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: "en-GB", serviceWorkers: "block", extraHTTPHeaders: { "ludi-test-visitor": named }, ...rest });
  // Left open, it would go on following its match while the next tests run.
  if (expect.getState().currentTestName) onTestFinished(() => context.close());
  const chosen = { motion: "off", ...settings };
  await context.addInitScript((stored) => {
    if (!localStorage.getItem("ludi-settings")) localStorage.setItem("ludi-settings", stored);
  }, JSON.stringify(chosen));
  // A person's part of the shuffles is the one thing of 256 bits that a page draws; what else it draws must be new.
  await context.addInitScript((share) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => {
      const drawn = draw(into);
      if (drawn instanceof Uint8Array && drawn.length === 32) drawn.set(share);
      return drawn;
    };
  }, [...Buffer.from(named, "hex")]);
  // States are waited for, however long a busy machine takes; a test that hangs ends by its own limit.
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const visitor: Visitor = { page, console: [], heard: [], foreign: [] };
  const host = new URL(url).host;
  page.on("console", (message) => visitor.console.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => visitor.console.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).host !== host) visitor.foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) visitor.console.push(`error: ${response.status()} ${response.request().method()} ${response.url()}`);
    if (response.url().includes("/api/")) void response.text().then((text) => visitor.heard.push(text)).catch(() => undefined);
  });
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => visitor.heard.push(String(frame.payload))));
  const introduced = page.waitForResponse("**/api/me");
  await page.goto(url);
  await introduced;
  return visitor;
}
