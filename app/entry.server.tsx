import { startScript } from "virtual:page-scripts";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { comesFromElsewhere, drawnAtOnce } from "./http/first-visit";
import { withIslands, withScript } from "./http/page-scripts";
import { personShown } from "./http/person-shown";
import { readViewer } from "./http/session";
import { errorFacts } from "./lib/error-facts";
import { DocumentContext, kindOf, type PageHandle } from "./page";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce } = context;
  // A page about a failure must not lose what was typed, whatever it was that failed.
  const { errors, loaderData } = remix.staticHandlerContext;
  const kept = errors === null ? null : await context.typed();
  const viewer =
    errors === null || loaderData.root ? null : await readViewer(request, context).catch(() => null);
  const kind = kindHere(remix, kept !== null);
  const html = drawn(
    <DocumentContext.Provider value={{ nonce, startScript, kept, person: viewer && personShown(viewer) }}>
      {/* Nothing is handed on to a browser: a lively page brings what its own part shows. */}
      <RemixServer context={{ ...remix, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
    (error) => context.log("render.failed", errorFacts(error)),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const retryAfter = waitOf(remix);
  if (retryAfter !== null) headers.set("Retry-After", retryAfter);
  const scripted = kind === "lively" ? livelyFiles(remix).reduce(withScript(nonce), html) : html;
  const page = new Response(kind === "still" ? html : withIslands(scripted, nonce), { headers, status });
  // The edit loop replaces sheets by their links.
  const wanted = import.meta.env.PROD && comesFromElsewhere(request);
  return wanted ? drawnAtOnce(page, nonce, context.asset) : page;
}

function drawn(tree: ReactElement, failed: (error: unknown) => void): string {
  try {
    return `<!DOCTYPE html>${renderToString(tree)}`;
  } catch (error) {
    failed(error);
    throw error;
  }
}

type OfBrowsers = ComponentProps<typeof RemixServer>["context"];

/** In the edit loop React's parts are written for a script that has to come first. */
const livelyFiles = ({ manifest: { entry, hmr } }: OfBrowsers): string[][] => [
  ...(hmr === undefined ? [] : [[hmr.runtime]]),
  [entry.module, ...entry.imports],
];

function kindHere({ routeModules, staticHandlerContext: found }: EntryContext, keeps: boolean) {
  const id = found.matches.at(-1)?.route.id ?? "";
  return kindOf(routeModules[id]?.handle as PageHandle | undefined, found.loaderData[id], keeps);
}

/** How long an action asks to wait. Without this every route would have to hand its action's headers on. */
function waitOf(remix: EntryContext): string | null {
  const asked = Object.values(remix.staticHandlerContext.actionHeaders);
  return asked.find((headers) => headers.has("Retry-After"))?.get("Retry-After") ?? null;
}

/** Logged with the request's id, and shown by the root's error page without a stack. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  context.log("request.failed", errorFacts(error));
}
