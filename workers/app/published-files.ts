import { FEEDS, type FeedName, movedPath } from "~/features/postings/feeds/feed-names";
import { SITEMAP, sitemapIndex } from "~/features/postings/feeds/sitemap";
import { paths } from "~/paths";
import type { Published } from "~/services/published/published";

type Settings = { published: Published; publicOrigin: string; indexNowKey: string | null };
type Asked = { path: string; type: string; company: string | null };

/** A poll costs one look into the store, and the database nothing. Null for what is none of them. */
export async function publishedFile(
  request: Request,
  url: URL,
  { published, publicOrigin, indexNowKey }: Settings,
): Promise<Response | null> {
  if (indexNowKey !== null && url.pathname === `/${indexNowKey}.txt` && request.method !== "POST")
    return new Response(indexNowKey, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const asked = request.method === "POST" ? null : askedFor(url);
  if (asked === null) return null;
  const file = await published.get(asked.path, conditionsOf(request));
  if (file === null) {
    if (asked.company !== null) return movedFeed(url, asked.company, published);
    if (asked.path !== SITEMAP) return null;
    return new Response(sitemapIndex(publicOrigin, 0, null), { headers: { "Content-Type": asked.type } });
  }
  const headers = new Headers({
    "Content-Type": asked.type,
    "Cache-Control": "public, max-age=300",
    ETag: file.etag,
    "Last-Modified": file.builtAt.toUTCString(),
    ...(asked.company !== null && OPEN_TO_ALL),
  });
  if (file.body === null) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : file.body, { headers });
}

const OPEN_TO_ALL = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

function askedFor({ pathname, searchParams }: URL): Asked | null {
  if (/^\/sitemap(?:-jobs-[1-9]\d{0,4})?\.xml$/.test(pathname))
    return { path: pathname, type: "application/xml; charset=utf-8", company: null };
  const [, company, name] = /^\/careers\/([a-z0-9-]{2,60})\/([a-z]+\.[a-z]+)$/.exec(pathname) ?? [];
  if (company === undefined || !isFeed(name)) return null;
  const brief = name === "jobs.json" && searchParams.get("content") === "false";
  return {
    path: `/careers/${company}/${brief ? "jobs.brief.json" : name}`,
    type: `${FEEDS[name]}; charset=utf-8`,
    company,
  };
}

async function movedFeed(url: URL, slug: string, published: Published): Promise<Response | null> {
  const moved = await published.get(movedPath(slug));
  if (moved === null) return null;
  const to = await new Response(moved.body).text();
  const headers = {
    Location: url.pathname.replace(paths.company(slug), paths.company(to)) + url.search,
    "Cache-Control": "public, max-age=300",
    ...OPEN_TO_ALL,
  };
  return new Response(null, { status: 301, headers });
}

const isFeed = (name: string | undefined): name is FeedName =>
  name !== undefined && Object.hasOwn(FEEDS, name);

/** Those that a feed's reader sends; a range or another condition would ask for a part of it. */
function conditionsOf(request: Request): Headers {
  const conditions = new Headers();
  for (const name of ["If-None-Match", "If-Modified-Since"]) {
    const value = request.headers.get(name);
    if (value !== null) conditions.set(name, value);
  }
  return conditions;
}
