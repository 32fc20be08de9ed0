import type { RequestHandler, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/server-runtime";

/**
 * Remix puts all routes in order for each address, three times: with a hundred of them half of a page's CPU
 * (record 143). So each route has a handler, which knows little else.
 */
export function answerByRoute(build: ServerBuild, mode: string): RequestHandler {
  const find = finding(Object.values(build.routes));
  const handlers = new Map<string | null, RequestHandler>();
  return (request, context) => {
    const id = find(pathOf(new URL(request.url).pathname));
    const handler = handlers.get(id) ?? createRequestHandler(id === null ? build : partOf(build, id), mode);
    handlers.set(id, handler);
    return handler(request, context);
  };
}

type Route = { id: string; path?: string; parentId?: string };
type Way = { id: string; first: string; leads: RegExp; rank: number };

/** Null for an address that leads nowhere. */
function finding(routes: Route[]): (path: string) => string | null {
  const ways = routes
    .filter(({ parentId }) => parentId !== undefined)
    .flatMap(waysOf)
    .sort((one, other) => other.rank - one.rank);
  const after = new Map<string, Way[]>();
  for (const { first } of ways)
    after.set(
      first,
      ways.filter((way) => way.first === first || isOpen(way.first)),
    );
  const open = ways.filter((way) => isOpen(way.first));
  return (path) => (after.get(firstOf(path)) ?? open).find(({ leads }) => leads.test(path))?.id ?? null;
}

/** Two of them where the last part may be missing. */
function waysOf({ id, path = "" }: Route): Way[] {
  const parts = path.split("/").filter((part) => part !== "");
  const last = parts.at(-1);
  if (last?.endsWith("?")) {
    const before = parts.slice(0, -1).join("/");
    return [before, `${before}/${last.slice(0, -1)}`].flatMap((one) => waysOf({ id, path: one }));
  }
  const leads = parts.map((part) =>
    part === "*" ? ".*" : part[0] === ":" ? "[^/]+" : part.replaceAll(".", "\\."),
  );
  const worth = parts.map((part) => (part === "*" ? -1 : part[0] === ":" ? 4 : 11));
  const rank = worth.reduce((sum, one) => sum + one, 0);
  return [{ id, first: firstOf(`/${path}`), leads: new RegExp(`^/${leads.join("/")}/*$`, "i"), rank }];
}

const firstOf = (path: string): string => (path.split("/", 2)[1] ?? "").toLowerCase();
const isOpen = (first: string) => /^(?:[:*]|$)/.test(first);

/** A page's data has the page's address. */
const pathOf = (pathname: string) => asRead(pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"));

/** As Remix reads it, to whom encoding says nothing. */
function asRead(pathname: string): string {
  try {
    return pathname
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}

/** The root, the home page and what takes any address belong to each. */
function partOf(build: ServerBuild, id: string): ServerBuild {
  const those = <Part extends Route>(routes: Record<string, Part>) =>
    Object.fromEntries(
      Object.entries(routes).filter(
        ([, route]) => route.id === id || isOpen(firstOf(`/${route.path ?? ""}`)),
      ),
    );
  const routes = those(build.routes as Record<string, NonNullable<ServerBuild["routes"][string]>>);
  return { ...build, routes, assets: { ...build.assets, routes: those(build.assets.routes) } };
}
