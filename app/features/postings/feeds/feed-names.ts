import { paths } from "~/paths";

export const FEEDS = {
  "feed.rss": "application/rss+xml",
  "feed.atom": "application/atom+xml",
  "feed.json": "application/feed+json",
  "jobs.json": "application/json",
  "jobs.brief.json": "application/json",
  "indeed.xml": "application/xml",
  "linkedin.xml": "application/xml",
  "jobs.xml": "application/xml",
} as const;

export type FeedName = keyof typeof FEEDS;

export const FEED_NAMES = Object.keys(FEEDS) as FeedName[];

export const READER_FEEDS = [
  { name: "feed.rss", label: "RSS" },
  { name: "feed.atom", label: "Atom" },
  { name: "feed.json", label: "JSON Feed" },
] as const satisfies readonly { name: FeedName; label: string }[];

/** Of a slug that a company had: the file says which it has now. No address leads to it. */
export const movedPath = (slug: string): string => `${paths.company(slug)}/moved`;
