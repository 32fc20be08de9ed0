import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { comesFromElsewhere, readyAtOnce } from "./http/first-visit";
import { errorFacts } from "./lib/error-facts";
import { DocumentContext, kindOf, type PageHandle } from "./page";

const PATIENCE = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  let isWhole = false;
  const { nonce } = context;
  // A page about a failure must not lose what was typed, whatever it was that failed.
  const kept = remix.staticHandlerContext.errors === null ? null : await context.typed();
  const lively = kindHere(remix, kept !== null) === "lively";
  const tooLong = new AbortController();
  const stop = () => tooLong.abort(new DOMException("The page took too long", "TimeoutError"));
  // One of `AbortSignal.timeout` would hold the page until it ends.
  const patience = setTimeout(stop, PATIENCE);
  const body = await renderToReadableStream(
    <DocumentContext.Provider value={{ nonce, entryModule: remix.manifest.entry.module, kept }}>
      <RemixServer
        context={lively ? remix : { ...remix, serverHandoffStream: undefined }}
        url={request.url}
        abortDelay={PATIENCE}
        nonce={nonce}
      />
    </DocumentContext.Provider>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, tooLong.signal]),
      onError(error) {
        // To give up on a page that is whole already is to close its stream twice.
        if (isWhole) return;
        finalStatus = 500;
        context.log("render.failed", errorFacts(error));
      },
    },
  );
  void body.allReady
    .then(
      () => {
        isWhole = true;
      },
      () => {},
    )
    .finally(() => clearTimeout(patience));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const retryAfter = waitOf(remix);
  if (retryAfter !== null) headers.set("Retry-After", retryAfter);
  const page = new Response(body, { headers, status: finalStatus });
  // The edit loop replaces sheets by their links.
  const wanted = import.meta.env.PROD && comesFromElsewhere(request) && !lively;
  return wanted ? readyAtOnce(page, nonce, context.asset) : page;
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
