import { markdownUnderHeading } from "~/lib/markdown";
import { paths } from "~/paths";
import { countryName } from "~/vocabulary/countries";
import { postingPath } from "../address";
import type { selectFeedCompany, selectForFeeds } from "../select-open";

export type FeedCompany = Awaited<ReturnType<typeof selectFeedCompany>>[number];
export type FeedJob = Awaited<ReturnType<typeof selectForFeeds>>[number];

export type Feed = { company: FeedCompany; jobs: FeedJob[]; origin: string; now: Date };

export const jobUrl = (job: FeedJob, origin: string, source: string): string =>
  `${origin}${postingPath(job)}?src=${source}`;

export const applyUrl = (job: FeedJob, origin: string, source: string): string =>
  `${origin}${paths.apply(job.id)}?src=${source}`;

export const companyUrl = ({ company, origin }: Feed): string =>
  `${origin}${paths.company(company.companySlug)}`;

export const htmlOf = (job: FeedJob): string => clean(markdownUnderHeading(job.finalJobPosting));

export const publishedAt = (job: FeedJob): Date => job.publishedAt ?? job.updatedDate;

export const cityOf = (job: FeedJob): string => job.locality || job.location;
export const countryOf = (job: FeedJob): string => (job.country === "" ? "" : countryName(job.country));

/** Without what XML 1.0 cannot hold: control characters, halves of characters and two that are none. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Of what micromark wrote, which knows these four entities and no more. */
export const plainOf = (html: string): string =>
  html
    .replace(/<br \/>\n?/g, "\n")
    .replace(/<li>\n?/g, "- ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
