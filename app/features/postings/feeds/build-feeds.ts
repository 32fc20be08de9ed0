import { paths } from "~/paths";
import type { Published } from "~/services/published/published";
import type { Db } from "../../../../db/client";
import { selectAddresses, selectFeedCompany, selectForFeeds, selectSlugs } from "../select-open";
import { genericFeed, indeedFeed, linkedinFeed } from "./board-feeds";
import { type Feed, type FeedJob, publishedAt } from "./feed-job";
import { FEED_NAMES, type FeedName, movedPath } from "./feed-names";
import { jobsJson } from "./jobs-json";
import { atomFeed, jsonFeed, rssFeed } from "./reader-feeds";
import {
  type Addressed,
  companyEntry,
  jobEntry,
  noteCompanies,
  SITEMAP,
  SITEMAP_ADDRESSES,
  sitemapFile,
  sitemapIndex,
  sitemapOfJobs,
} from "./sitemap";

export type BuildDeps = {
  db: Db;
  others?: readonly Db[];
  published: Published;
  publicOrigin: string;
  now: Date;
};

const JOBS_AT_ONCE = 200;

/** All of a company's feeds, anew; its former slugs lead there. A company that is gone has neither. */
export async function buildFeeds(companyId: string, deps: BuildDeps): Promise<void> {
  const [[company], slugs] = await deps.db.batch([
    selectFeedCompany(deps.db, companyId),
    selectSlugs(deps.db, companyId),
  ]);
  const former = slugs.filter(({ slug }) => slug !== company?.companySlug);
  const left = former.flatMap(({ slug }) => FEED_NAMES.map((name) => feedPath(slug, name)));
  if (company === undefined) {
    await deps.published.remove([...left, ...former.map(({ slug }) => movedPath(slug))]);
    return;
  }
  await deps.published.remove([...left, movedPath(company.companySlug)]);
  for (const { slug } of former) await deps.published.put(movedPath(slug), company.companySlug);
  const jobs = await openJobsOf(companyId, deps);
  const feeds = feedsOf({ company, jobs, origin: deps.publicOrigin, now: deps.now });
  for (const name of FEED_NAMES) {
    const path = feedPath(company.companySlug, name);
    const text = feeds[name];
    await (text === null ? deps.published.remove([path]) : deps.published.put(path, text));
  }
}

const feedPath = (slug: string, name: FeedName): string => `${paths.company(slug)}/${name}`;

export const feedsOf = (feed: Feed): Record<FeedName, string | null> => ({
  "feed.rss": rssFeed(feed),
  "feed.atom": atomFeed(feed),
  "feed.json": jsonFeed(feed),
  "jobs.json": jobsJson(feed, { content: true }),
  "jobs.brief.json": jobsJson(feed, { content: false }),
  "indeed.xml": indeedFeed(feed),
  "linkedin.xml": linkedinFeed(feed),
  "jobs.xml": genericFeed(feed),
});

async function openJobsOf(companyId: string, { db, now }: BuildDeps): Promise<FeedJob[]> {
  const jobs: FeedJob[] = [];
  for (;;) {
    const before = jobs.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER;
    const page = await selectForFeeds(db, companyId, { now, before, rows: JOBS_AT_ONCE });
    jobs.push(...page);
    if (page.length < JOBS_AT_ONCE) return jobs.sort((a, b) => +publishedAt(b) - +publishedAt(a));
  }
}

/** The index last, so that it never names a file that is not there; files too many go after it. */
export async function buildSitemap(deps: BuildDeps): Promise<void> {
  const { published, publicOrigin, now } = deps;
  const companies = new Map<string, Date>();
  let files = 0;
  for (const db of [deps.db, ...(deps.others ?? [])]) {
    let page: (Addressed & { seq: number })[];
    let after = 0;
    do {
      page = await selectAddresses(db, { now, after, rows: SITEMAP_ADDRESSES });
      after = page.at(-1)?.seq ?? after;
      noteCompanies(companies, page);
      if (page.length > 0) {
        files += 1;
        await published.put(sitemapOfJobs(files), sitemapFile(publicOrigin, page.map(jobEntry)));
      }
    } while (page.length === SITEMAP_ADDRESSES);
  }
  const pages = [...companies].map(companyEntry);
  for (let from = 0; from < pages.length; from += SITEMAP_ADDRESSES) {
    files += 1;
    const some = pages.slice(from, from + SITEMAP_ADDRESSES);
    await published.put(sitemapOfJobs(files), sitemapFile(publicOrigin, some));
  }
  await published.put(SITEMAP, sitemapIndex(publicOrigin, files, now));
  await published.remove([sitemapOfJobs(files + 1), sitemapOfJobs(files + 2)]);
}
