/** Loads a page anew on any edit. A second may come before it listens, so it says how many it was made of. */
const follow = (edits: number) => `import { createHotContext } from "/@vite/client";
const edits = createHotContext("/follow-edits");
edits.on("remix:hmr", () => location.reload());
edits.on("page-is-old", () => location.reload());
edits.send("page-made", ${edits});`;

/** A page that follows edits, made after so many. Anything but a page stays as it is. */
export function live(response: Response, edits: number): Response {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  return withScript(
    response,
    `<script type="module"${nonce ? ` nonce="${nonce}"` : ""}>${follow(edits)}</script>`,
  );
}

export function brokenPage(error: unknown, edits: number): Response {
  const words = String(error instanceof Error ? error.stack : error)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const script = `<script type="module">${follow(edits)}</script>`;
  const page = `<!doctype html><title>Error</title><pre>${words}</pre>${script}`;
  return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function withScript(response: Response, script: string): Response {
  const end = new TextEncoder().encode(script);
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({ flush: (page) => page.enqueue(end) }),
  );
  return new Response(body, response);
}
