import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isObviousBot } from "~/features/jobs/bots";
import { countClick, followShortLink, isShortCode } from "~/features/postings/short-links";
import { attempt } from "~/http/attempt";
import { notFound } from "~/http/replies";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? "").toLowerCase();
  const { db } = context.services;
  const path = isShortCode(code) ? await followShortLink(db, code) : null;
  if (path === null) throw notFound();
  const counts = request.method === "GET" && !isObviousBot(request.headers.get("User-Agent"));
  if (counts && (await context.withinLimit(`click ${context.clientIp}`))) {
    const day = context.now.toISOString().slice(0, 10);
    context.later(attempt(context, "click.not-counted", () => countClick(db, code, day)));
  }
  throw redirect(path, 302);
}

/** A page, so that whoever mistyped it reads so. */
export default function ShortLink() {
  return null;
}
