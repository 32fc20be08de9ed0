import type { AppLoadContext, RequestHandler } from "@remix-run/cloudflare";

const OF_A_FORM = ["Content-Type", "Content-Length", "Origin"];

/**
 * Where an act only leads on, the page that it leads to is its answer, as if it had been asked for (record
 * 162). Where that page fails, the act's own answer stands, which leads there.
 */
export async function ledOn(answer: RequestHandler, request: Request, context: AppLoadContext) {
  const acted = await answer(request, context);
  const onward = acted.headers.get("Location");
  if (onward === null || !context.memo.has("leads-on")) return acted;
  const made = acted.headers.getSetCookie();
  const headers = new Headers(request.headers);
  for (const name of OF_A_FORM) headers.delete(name);
  headers.set("Cookie", withCookies(headers.get("Cookie") ?? "", made));
  const { signal } = request;
  const page = await answer(new Request(new URL(onward, request.url), { headers, signal }), context);
  if (page.status >= 500) return acted;
  const both = new Headers(page.headers);
  both.delete("Set-Cookie");
  both.set("Content-Location", onward);
  for (const cookie of [...made, ...page.headers.getSetCookie()]) both.append("Set-Cookie", cookie);
  return new Response(page.body, { status: page.status, headers: both });
}

/** As the browser would send them, once it has kept these. */
function withCookies(sent: string, made: readonly string[]): string {
  const name = (pair: string) => pair.split("=", 1)[0];
  const now = made.map((cookie) => cookie.split(";", 1)[0] ?? "");
  const kept = sent.split("; ").filter((pair) => pair !== "" && !now.some((one) => name(one) === name(pair)));
  return [...kept, ...now].join("; ");
}
