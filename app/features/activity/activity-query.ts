import { idIn } from "~/lib/ids";
import { after, days } from "~/lib/time";
import { endOf } from "~/lib/zoned-day";
import { type ActivityVerb, VERBS } from "~/vocabulary/activity";
import { LINES_A_MILLISECOND } from "./record-activity";

export type ActivityQuery = {
  person: string | null;
  verb: ActivityVerb | null;
  candidate: string | null;
  job: string | null;
  /** `2026-11-22`, in the company's zone. */
  day: string | null;
  before: number | null;
};

export function readActivityQuery(search: URLSearchParams): ActivityQuery {
  return {
    person: idIn(search, "person"),
    verb: VERBS.find((verb) => verb === search.get("verb")) ?? null,
    candidate: idIn(search, "candidate"),
    job: idIn(search, "job"),
    day: readDay(search.get("day") ?? ""),
    before: readLine(search.get("before") ?? ""),
  };
}

/** Sixteen figures at most, as far as a number is exact. */
const readLine = (text: string) => (/^[1-8]\d{0,15}$/.test(text) ? Number(text) : null);

function readDay(text: string): string | null {
  const possible = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return possible && new Date(text).toISOString().startsWith(text) ? text : null;
}

/** Each token of `activity_search` names the company, so none of another's is met. `jobs`: any of these. */
export function tokensOf(
  companyId: string,
  { person, verb, candidate, job }: ActivityQuery,
  jobs: readonly string[] | null = null,
): string {
  const filters = [
    person !== null && `a${person}`,
    verb !== null && `v${verb.replace(".", "")}`,
    candidate !== null && `p${candidate}`,
    job !== null && `j${job}`,
  ].filter((token) => token !== false);
  const token = (text: string) => `"${text}c${companyId}"`;
  const among = jobs === null ? [] : [`(${jobs.map((id) => token(`j${id}`)).join(" OR ")})`];
  return [...["", ...filters].map(token), ...among].join(" AND ");
}

/** Numbers of lines, from the first up to but without the second. */
export function linesBetween({ day, before }: ActivityQuery, timeZone: string): [number, number] {
  const last = before ?? Number.MAX_SAFE_INTEGER;
  if (day === null) return [0, last];
  const eve = after(new Date(day), -days(1)).toISOString().slice(0, 10);
  const line = (instant: Date) => instant.getTime() * LINES_A_MILLISECOND;
  return [line(endOf(eve, timeZone)), Math.min(last, line(endOf(day, timeZone)))];
}
