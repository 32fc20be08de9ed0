import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { DocumentContext } from "./page";

const PATIENCE = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  const { nonce } = context;
  const body = await renderToReadableStream(
    <DocumentContext.Provider value={{ nonce, entryModule: remix.manifest.entry.module }}>
      <RemixServer context={remix} url={request.url} abortDelay={PATIENCE} nonce={nonce} />
    </DocumentContext.Provider>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]),
      onError(error) {
        finalStatus = 500;
        context.log("render.failed", {
          error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
        });
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: finalStatus });
}

/** Loader and action failures: logged with the request's id, and shown by the root's error page without a stack. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  context.log("request.failed", {
    error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : "unknown",
    cause: cause?.slice(0, 500),
  });
}
