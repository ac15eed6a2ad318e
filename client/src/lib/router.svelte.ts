/** Pages by address; links are ordinary links. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string }
  | { name: "how"; game: string }
  | { name: "join" }
  | { name: "recover" }
  | { name: "settings" }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { name: "home" };
    case "new":
      return { name: "new", game: second ?? null };
    case "table":
    case "replay":
      return second === undefined ? { name: "lost" } : { name: first, id: second };
    case "rules":
    case "how":
      return second === undefined ? { name: "lost" } : { name: first, game: second };
    case "join":
    case "recover":
    case "settings":
      return { name: first };
    default:
      return { name: "lost" };
  }
}

let here = $state.raw({ path: location.pathname, query: location.search, hash: location.hash });

export const route = {
  get page(): Page {
    return pageOf(here.path);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.query);
  },
  get hash(): string {
    return here.hash.slice(1);
  },
  get path(): string {
    return here.path;
  },
};

function look(): void {
  here = { path: location.pathname, query: location.search, hash: location.hash };
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (!replace && !to.includes("#")) scrollTo(0, 0);
}

/** Change the address without turning the page: links to a moment. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
}

export function listen(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash !== "")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
