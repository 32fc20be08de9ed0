import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { isObviousBot } from "~/features/jobs/bots";
import { openDeleted } from "~/features/postings/open-posting";
import { countClick, followShortLink, isShortCode } from "~/features/postings/short-links";
import { attempt } from "~/http/attempt";
import { noSuchJob } from "~/http/replies";
import type { PageHandle } from "~/page";
import postingStyles from "~/styles/postings.css?url";
import { EndedJob } from "./EndedJob";

export const handle: PageHandle = { kind: "quiet", frame: "own", linked: true };
export const links = () => [{ rel: "stylesheet", href: postingStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded === undefined
    ? [{ title: `Job not found – ${brand.name}` }]
    : [{ title: `Job taken down – ${loaded.company.companyName}` }, { name: "robots", content: "noindex" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? "").toLowerCase();
  if (!isShortCode(code)) throw noSuchJob();
  const { db } = context.services;
  const path = await followShortLink(db, code);
  if (path === null) {
    const page = await openDeleted(code, { db, now: context.now });
    if (page.kind === "not-found") throw noSuchJob();
    return data(page, 410);
  }
  const counts = request.method === "GET" && !isObviousBot(request.headers.get("User-Agent"));
  if (counts && (await context.withinLimit(`click ${context.clientIp}`))) {
    const day = context.now.toISOString().slice(0, 10);
    context.later(attempt(context, "click.not-counted", () => countClick(db, code, day)));
  }
  throw redirect(path, 302);
}

export default function ShortLink() {
  return <EndedJob {...useLoaderData<typeof loader>()} />;
}
