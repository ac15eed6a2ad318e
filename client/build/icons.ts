import type { Plugin } from "vite";
import { createRequire } from "node:module";
import { NAMES } from "../src/lib/icon-names.ts";

const VIRTUAL = "virtual:icons";

/** Put the few icons we name into the bundle: their paths only, taken from the icon set when the client is built. */
export function icons(): Plugin {
  return {
    name: "ludi-icons",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string } | undefined>;
      };
      const paths = Object.fromEntries(
        NAMES.map((name) => {
          const body = set.icons[name]?.body;
          const path = body === undefined ? undefined : [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
          if (!path) throw new Error(`no icon is called ${name}`);
          return [name, path];
        }),
      );
      return `export const PATHS = ${JSON.stringify(paths)};`;
    },
  };
}
