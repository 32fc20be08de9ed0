import { paths } from "~/paths";
import { postingPath } from "../address";

export type Addressed = { code: string; title: string; companySlug: string; updatedDate: Date };

/** The protocol allows 50,000; a smaller file is built and read with less at once. */
export const SITEMAP_ADDRESSES = 10_000;

export const SITEMAP = "/sitemap.xml";
const SITEMAP_PAGES = "/sitemap-pages.xml";
export const sitemapOfJobs = (number: number): string => `/sitemap-jobs-${number}.xml`;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `files`: how many of jobs there are. `builtAt` is null as long as none was built. */
export function sitemapIndex(origin: string, files: number, builtAt: Date | null): string {
  const jobs = Array.from({ length: files }, (_, index) => sitemapOfJobs(index + 1)).map(
    (path) => `<sitemap>${locOf(origin, path)}${builtAt === null ? "" : lastmod(builtAt)}</sitemap>`,
  );
  const pages = `<sitemap>${locOf(origin, SITEMAP_PAGES)}</sitemap>`;
  return `${HEAD}<sitemapindex ${NAMESPACE}>${pages}${jobs.join("")}</sitemapindex>\n`;
}

export const jobEntry = (job: Addressed) => ({ path: postingPath(job), at: job.updatedDate });

export function noteCompanies(newest: Map<string, Date>, jobs: readonly Addressed[]): void {
  for (const { companySlug, updatedDate } of jobs) {
    const known = newest.get(companySlug);
    if (known === undefined || known < updatedDate) newest.set(companySlug, updatedDate);
  }
}

export const companyEntry = ([slug, at]: [string, Date]) => ({ path: paths.company(slug), at });

export function sitemapFile(origin: string, entries: readonly { path: string; at: Date }[]): string {
  const urls = entries.map(({ path, at }) => `<url>${locOf(origin, path)}${lastmod(at)}</url>`);
  return `${HEAD}<urlset ${NAMESPACE}>${urls.join("")}</urlset>\n`;
}

/** Our paths have letters, digits and dashes alone: nothing of them is to be escaped. */
const locOf = (origin: string, path: string) => `<loc>${origin}${path}</loc>`;
const lastmod = (at: Date) => `<lastmod>${at.toISOString()}</lastmod>`;
