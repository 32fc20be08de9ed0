import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { minutesFor } from "~/features/applications/asked";
import { belowHead } from "~/features/jobs/build-posting";
import { takeView } from "~/features/jobs/take-view";
import { markupOf } from "~/features/postings/markup";
import { openPosting, type Posting } from "~/features/postings/open-posting";
import { noSuchJob } from "~/http/replies";
import { sameForAll } from "~/http/same-for-all";
import { sourceQuery, visitSource } from "~/lib/visit-source";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { EndedJob } from "./EndedJob";
import { factsInWords } from "./facts";
import { OpenJob } from "./OpenJob";

export const handle: PageHandle = { kind: "quiet", frame: "own", linked: true };
export const links = () => [{ rel: "stylesheet", href: postingStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (loaded === undefined) return [{ title: `Job not found – ${brand.name}` }];
  const noIndex = { name: "robots", content: "noindex" };
  if (loaded.kind === "deleted")
    return [{ title: `Job taken down – ${loaded.company.companyName}` }, noIndex];
  const { posting } = loaded;
  const name = `${posting.title} at ${posting.companyName}`;
  const minutes = minutesFor(posting.asked.length);
  const takes = `Apply in about ${minutes} minutes, on any phone.`;
  const description = `${factsInWords(posting).join(" · ")}. ${takes}`;
  const open = loaded.kind === "open";
  return [
    { title: `${name} – ${brand.name}` },
    { name: "description", content: description },
    { property: "og:title", content: name },
    { property: "og:description", content: description },
    ...(open ? [] : [noIndex]),
    ...(open && loaded.markup !== null ? [{ "script:ld+json": loaded.markup }] : []),
  ];
};

/** Whoever comes by another company, title or letter case is sent on; only the code is looked up. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, markdown } = context.services;
  const page = await openPosting(params.job ?? "", { db, now: context.now });
  if (page.kind === "not-found") throw noSuchJob();
  if (page.kind === "deleted") return data(page, 410);
  const url = new URL(request.url);
  const { posting } = page;
  if (url.pathname !== posting.path) throw redirect(posting.path + url.search, 301);
  const { finalJobPosting, description, companyId, ...seen } = posting;
  const applyPath = paths.apply(posting.id) + sourceQuery(visitSource(request));
  const postingHtml = await markdown.postingBody(belowHead(finalJobPosting, seen));
  const shown = { ...seen, applyPath, postingHtml };
  if (page.kind === "ended") return data({ kind: page.kind, posting: shown, others: page.others }, 410);
  const { publicOrigin } = context.settings;
  const address = publicOrigin + paths.posting(posting.companySlug, posting.code);
  if (page.kind === "paused") return data({ kind: page.kind, posting: shown, address });
  takeView(request, context, posting.id);
  sameForAll(context, posting.id);
  const logo = posting.logo === null ? null : publicOrigin + paths.picture(posting.logo);
  return data({
    kind: page.kind,
    posting: shown,
    address,
    markup: markupOf({ ...posting, postingHtml: await markdown.posting(finalJobPosting) }, logo),
    ...share(posting),
  });
}

const share = ({ sharePicture }: Pick<Posting, "sharePicture">) =>
  sharePicture === null ? {} : { sharePicture };

export default function Job() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "deleted") return <EndedJob company={loaded.company} others={loaded.others} />;
  if (loaded.kind === "ended")
    return <EndedJob company={loaded.posting} posting={loaded.posting} others={loaded.others} />;
  const { posting, address, kind } = loaded;
  return <OpenJob posting={posting} address={address} paused={kind === "paused"} />;
}
