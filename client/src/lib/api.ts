/** Plain requests, typed by the generated table of routes. */

import type { Error as Fault, Routes } from "../protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

type Answer<R extends keyof Routes> = Routes[R]["answer"];
type Body<R extends keyof Routes> = Routes[R]["body"];
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Given<R extends keyof Routes> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: Body<R>;
}

/** The address of a route with its braces filled in. */
export function address(path: string, filled: Readonly<Record<string, string>> = {}, query: Query = {}): string {
  const whole = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ""));
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return asked.length === 0 ? whole : `${whole}?${new URLSearchParams(asked.map(([k, v]) => [k, String(v)])).toString()}`;
}

let meeting: Promise<unknown> = Promise.resolve();

/** Who we are is settled by the first answer to "who am I": whatever asked beside it would make us several people. */
export const met = (): Promise<unknown> => meeting;

export async function ask<R extends keyof Routes>(route: R, given: Given<R> = {}): Promise<Answer<R>> {
  if (route !== "GET /api/me") {
    await meeting;
    return await request(route, given);
  }
  const introduced = request(route, given);
  meeting = introduced.catch(() => undefined);
  return await introduced;
}

async function request<R extends keyof Routes>(route: R, given: Given<R>): Promise<Answer<R>> {
  const [method = "GET", path = ""] = (route as string).split(" ");
  const init: RequestInit = { method, credentials: "same-origin" };
  if (given.body !== undefined) {
    init.body = JSON.stringify(given.body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(address(path, given.path, given.query), init);
  } catch {
    throw new Refused(0, { error: "unavailable", message: "", where: null, why: null, clause: null, wait: null });
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, faultOf(text, response.status));
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return (isJson && text !== "" ? JSON.parse(text) : text) as Answer<R>;
}

function faultOf(text: string, status: number): Fault {
  try {
    const found = JSON.parse(text) as Partial<Fault>;
    if (typeof found.error === "string") return { where: null, why: null, clause: null, wait: null, message: "", ...found } as Fault;
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return { error: status >= 500 ? "unavailable" : "unknown", message: text.slice(0, 200), where: null, why: null, clause: null, wait: null };
}

export async function getText(game: string, language: string): Promise<string> {
  return await ask("GET /api/texts/{game}/{language}", { path: { game, language } });
}

/** 256 random bits as hex: a person's part of the shuffles. */
export function randomShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new mark for one thing wanted. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
