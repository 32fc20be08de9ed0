import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { clean, companyUrl, type Feed, type FeedJob, htmlOf, jobUrl, publishedAt } from "./feed-job";

const READER_JOBS = 50;

export function rssFeed(feed: Feed): string {
  const { title, description } = wordsOf(feed);
  return tight(
    generateRssFeed({
      title,
      description,
      link: companyUrl(feed),
      language: feed.company.language,
      lastBuildDate: feed.now,
      atom: { links: [{ href: `${companyUrl(feed)}/feed.rss`, rel: "self", type: "application/rss+xml" }] },
      items: newest(feed).map((job) => ({
        title: clean(job.title),
        link: jobUrl(job, feed.origin, "rss"),
        guid: { value: job.code, isPermaLink: false },
        pubDate: publishedAt(job),
        description: htmlOf(job),
        categories: departmentOf(job).map((name) => ({ name })),
      })),
    }),
  );
}

export function atomFeed(feed: Feed): string {
  const { title, description } = wordsOf(feed);
  return tight(
    generateAtomFeed({
      id: lastingId(feed, feed.company.companyId),
      title: { value: title },
      subtitle: { value: description },
      updated: feed.now,
      links: [
        { href: `${companyUrl(feed)}/feed.atom`, rel: "self", type: "application/atom+xml" },
        { href: companyUrl(feed), rel: "alternate", type: "text/html" },
      ],
      authors: [{ name: clean(feed.company.companyName) }],
      entries: newest(feed).map((job) => ({
        id: lastingId(feed, job.code),
        title: { value: clean(job.title) },
        links: [{ href: jobUrl(job, feed.origin, "atom"), rel: "alternate", type: "text/html" }],
        published: publishedAt(job),
        updated: job.updatedDate,
        categories: departmentOf(job).map((term) => ({ term })),
        content: { type: "html", value: htmlOf(job) },
      })),
    }),
  );
}

export function jsonFeed(feed: Feed): string {
  const { title, description } = wordsOf(feed);
  return JSON.stringify(
    generateJsonFeed({
      title,
      description,
      home_page_url: companyUrl(feed),
      feed_url: `${companyUrl(feed)}/feed.json`,
      language: feed.company.language,
      authors: [{ name: clean(feed.company.companyName) }],
      items: newest(feed).map((job) => ({
        id: job.code,
        url: jobUrl(job, feed.origin, "json-feed"),
        title: clean(job.title),
        content_html: htmlOf(job),
        date_published: publishedAt(job),
        date_modified: job.updatedDate,
        language: job.language,
        tags: departmentOf(job),
      })),
    }),
  );
}

function wordsOf({ company }: Feed) {
  const name = clean(company.companyName);
  return { title: `Jobs at ${name}`, description: `The jobs that are open at ${name}, newest first.` };
}

/** RFC 4151. Whatever a company calls itself, a reader knows its feed and its jobs again. */
const lastingId = ({ origin }: Feed, name: string): string => `tag:${new URL(origin).hostname},2026:${name}`;

const newest = ({ jobs }: Feed): FeedJob[] => jobs.slice(0, READER_JOBS);

const departmentOf = (job: FeedJob): string[] => (job.department === "" ? [] : [clean(job.department)]);

/** Some readers take the white space around a value for a part of it. */
const tight = (xml: string): string =>
  xml.replace(/>\s+<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\s+<\//g, "]]></");
