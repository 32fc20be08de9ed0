import { JOB_TYPE_LABELS } from "~/vocabulary/jobs";
import type { JobInfo, PostingFacts } from "./fields";
import { payInWords } from "./pay";
import { singlePlace } from "./place";
import { placeOfWork } from "./rules";

/** A remote job has no office, though the draft keeps one, in case of a change of mind. */
export function asPosted<T extends PostingFacts>(facts: T): T {
  const common = { ...facts, description: facts.description.trim() };
  if (facts.locationType !== "remote")
    return { ...common, remoteFrom: "", locality: facts.locality || singlePlace(facts.location) };
  const nowhere = { location: "", region: "", locality: "", postalCode: "", street: "" };
  return { ...common, ...nowhere, remoteFrom: facts.remoteFrom || facts.country };
}

/** Markdown (specification, section 4). What was typed on one line stays text. */
export const buildPosting = (facts: PostingFacts): string =>
  [...headOf(facts), withBars(withPoints(unquoted(facts.description).trim()))].filter(Boolean).join("\n\n");

/** A mail that came as a quotation is one in most of its lines. */
const unquoted = (text: string): string =>
  2 * (text.match(/^[^\S\n]*>/gm)?.length ?? 0) > (text.match(/^[^\S\n]*\S/gm)?.length ?? 0)
    ? text.replace(/^[^\S\n]*(?:>[^\S\n]?)+/gm, "")
    : text;

const withPoints = (text: string): string => text.replace(SIGN, "$1- ").replace(NUMBER, "$1 ");
const SIGN =
  /^([^\S\r\n]*)(?:[-*+•◦○▪■□●‣·–—➢➤►▶✓✔❖§Øü\uF0A7\uF0B7\uF0D8\uF0FC]|o)[^\S\r\n]*\t[^\S\r\n]*(?=\S)/gm;
const NUMBER =
  /^([^\S\r\n]*(?:\(?(?:\d{1,3}|[a-z]|[ivx]{2,4})[.)]|\d{1,2}(?:\.\d{1,2})+\.?(?=\t+\p{L})))\t[^\S\r\n]*(?=\S)/gimu;

/** Cells of a table come out of a word processor with tabs between them, which no page shows. */
const withBars = (text: string): string =>
  text.replace(/^.*\S\t+\S.*$/gm, (row) => row.trimEnd().replace(/(?<=\S.*)\t/g, " | "));

function headOf(facts: JobInfo): string[] {
  const pay = facts.salaryMin === null || facts.salaryMax === null ? null : payInWords(facts);
  return [
    `# ${asMarkdownText(facts.title)}`,
    facts.department && `**Department:** ${asMarkdownText(facts.department)}`,
    `**Job type:** ${JOB_TYPE_LABELS[facts.jobType]}`,
    `**Location:** ${asMarkdownText(placeOfWork(facts))}`,
    pay === null ? "" : `**Salary:** ${pay}`,
    "---",
  ];
}

/** For a page that says title and facts itself. A line that somebody has changed there stays. */
export function belowHead(posting: string, facts: JobInfo): string {
  let rest = plain(posting);
  for (const line of headOf(facts))
    if (line !== "" && rest.startsWith(`${line}\n\n`)) rest = rest.slice(line.length).trimStart();
  return rest;
}

export const postingToReview = (text: string, facts: PostingFacts) => ({
  text: withPlainBreaks(text),
  built: buildPosting(facts),
  place: placeOfWork(facts),
  pay: payInWords(facts),
});

/** Left alone once somebody has edited it: what a person wrote is never thrown away. */
export function followPosting(before: PostingFacts, posting: string, now: PostingFacts): string {
  return sameText(posting, buildPosting(before)) ? buildPosting(now) : posting;
}

export const isEdited = (facts: PostingFacts, posting: string): boolean =>
  !sameText(posting, buildPosting(facts));

/** Browsers send `\r\n`, and people leave blank lines at the end: neither is an edit. */
const sameText = (one: string, other: string): boolean => plain(one) === plain(other);
export const plain = (text: string): string => withPlainBreaks(text).trim();
const withPlainBreaks = (text: string): string => text.replaceAll("\r\n", "\n");

/** Only signs that Markdown would read as its own: `C#` and `R&D` stay as they are. */
const asMarkdownText = (line: string): string =>
  line.replace(/[\\`*_[\]<]|&(?=#?\w{1,31};)|(?<= )#(?=#*$)/g, "\\$&");
