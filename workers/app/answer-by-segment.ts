import type { RequestHandler, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/server-runtime";

/**
 * Remix holds an address against every route, and twice: with a hundred of them two fifths of a page's CPU
 * (record 143). So each first segment of an address has a handler, which knows the routes that may begin so.
 */
export function answerBySegment(build: ServerBuild, mode: string): RequestHandler {
  const firsts = new Set(Object.values(build.routes).map((route) => firstOf(route.path)));
  const handlers = new Map<string | null, RequestHandler>();
  return (request, context) => {
    const segment = segmentOf(new URL(request.url).pathname);
    // What lively pages ask about the way to others.
    const key = segment === "__manifest" ? null : firsts.has(segment) ? segment : "";
    const handler =
      handlers.get(key) ?? createRequestHandler(key === null ? build : partOf(build, key), mode);
    handlers.set(key, handler);
    return handler(request, context);
  };
}

const firstOf = (path = ""): string => (path.split("/", 1)[0] ?? "").toLowerCase();

/** As Remix reads it: letter case and encoding say nothing, and a page's data has the page's address. */
function segmentOf(pathname: string): string {
  const segment = pathname.slice(1).split("/", 1)[0] ?? "";
  try {
    return decodeURIComponent(segment)
      .toLowerCase()
      .replace(/\.data$/, "");
  } catch {
    return "";
  }
}

/** The root, the home page and what takes any address belong to each. */
function partOf(build: ServerBuild, segment: string): ServerBuild {
  const belongs = ({ path }: { path?: string }) =>
    /^(?:[:*]|$)/.test(firstOf(path)) || firstOf(path) === segment;
  const those = <Route extends { path?: string }>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => belongs(route)));
  const routes = those(build.routes as Record<string, NonNullable<ServerBuild["routes"][string]>>);
  return { ...build, routes, assets: { ...build.assets, routes: those(build.assets.routes) } };
}
