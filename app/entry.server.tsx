import { startScript } from "virtual:page-scripts";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { comesFromElsewhere, drawnAtOnce } from "./http/first-visit";
import { withIslands } from "./http/page-scripts";
import { personShown } from "./http/person-shown";
import { readViewer } from "./http/session";
import { errorFacts } from "./lib/error-facts";
import { DocumentContext, kindOf, type PageHandle, type PageKind } from "./page";

const PATIENCE = 5000;

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
  const lively = kind === "lively";
  const tree = (
    <DocumentContext.Provider value={{ nonce, startScript, kept, person: viewer && personShown(viewer) }}>
      <RemixServer
        context={lively ? remix : { ...remix, serverHandoffStream: undefined }}
        url={request.url}
        abortDelay={PATIENCE}
        nonce={nonce}
      />
    </DocumentContext.Provider>
  );
  const failed = (error: unknown) => context.log("render.failed", errorFacts(error));
  const drawn = lively
    ? await streamed(tree, status, request.signal, nonce, failed)
    : { body: asOneText(tree, kind, nonce, failed), status };
  headers.set("Content-Type", "text/html; charset=utf-8");
  const retryAfter = waitOf(remix);
  if (retryAfter !== null) headers.set("Retry-After", retryAfter);
  const page = new Response(drawn.body, { headers, status: drawn.status });
  // The edit loop replaces sheets by their links.
  const wanted = import.meta.env.PROD && comesFromElsewhere(request) && !lively;
  return wanted ? drawnAtOnce(page, nonce, context.asset) : page;
}

/** What is not hydrated has no part that comes later. */
function asOneText(
  tree: ReactElement,
  kind: PageKind,
  nonce: string,
  failed: (error: unknown) => void,
): string {
  try {
    const html = `<!DOCTYPE html>${renderToString(tree)}`;
    return kind === "still" ? html : withIslands(html, nonce);
  } catch (error) {
    failed(error);
    throw error;
  }
}

async function streamed(
  tree: ReactElement,
  status: number,
  left: AbortSignal,
  nonce: string,
  failed: (error: unknown) => void,
) {
  let finalStatus = status;
  let isWhole = false;
  const tooLong = new AbortController();
  const stop = () => tooLong.abort(new DOMException("The page took too long", "TimeoutError"));
  // One of `AbortSignal.timeout` would hold the page until it ends.
  const patience = setTimeout(stop, PATIENCE);
  const body = await renderToReadableStream(tree, {
    nonce,
    signal: AbortSignal.any([left, tooLong.signal]),
    onError(error) {
      // To give up on a page that is whole already is to close its stream twice.
      if (isWhole) return;
      finalStatus = 500;
      failed(error);
    },
  });
  void body.allReady
    .then(
      () => {
        isWhole = true;
      },
      () => {},
    )
    .finally(() => clearTimeout(patience));
  return { body, status: finalStatus };
}

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
