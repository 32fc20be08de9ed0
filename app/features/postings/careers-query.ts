import { departmentToken } from "~/features/jobs/search";
import { oneLine } from "~/lib/plain-text";
import { readSeq } from "~/lib/read-seq";
import { ANYWHERE, countriesIn } from "~/vocabulary/countries";
import { JOB_TYPES, LOCATION_TYPES, POSTING_LANGUAGES } from "~/vocabulary/jobs";

/** Thousands a year: the rungs that the list of open jobs knows (`db/triggers/postings.sql`). */
export const PAY_RUNGS = [20, 30, 40, 50, 60, 80, 100, 150, 200, 500, 1000] as const;

export type CareersQuery = {
  q: string;
  country: string;
  place: string;
  type: string;
  department: string;
  language: string;
  pay: string;
  currency: string;
  before: number | null;
  after: number | null;
};

export function readCareersQuery(search: URLSearchParams): CareersQuery {
  const line = (name: string) => [...oneLine(search.get(name) ?? "")].slice(0, 100).join("");
  const among = (name: string, values: readonly string[]) => (values.includes(line(name)) ? line(name) : "");
  const country = countriesIn(line("country")) ?? "";
  return {
    q: line("q"),
    country: country === ANYWHERE || country.includes(",") ? "" : country,
    place: among("place", LOCATION_TYPES),
    type: among("type", JOB_TYPES),
    department: line("department"),
    language: among("language", Object.keys(POSTING_LANGUAGES)),
    pay: among("pay", PAY_RUNGS.map(String)),
    currency: /^[A-Z]{3}$/.test(line("currency")) ? line("currency") : "USD",
    before: readSeq(search.get("before")),
    after: readSeq(search.get("after")),
  };
}

export const isNarrowed = (query: CareersQuery): boolean => Object.keys(filtersOf(query)).length > 0;

const MOST_WORDS = 10;

/** Beginnings of words, and tokens of `open_jobs.scope`: every one of `scope`, any of `countries`. */
export type Wanted = { words: string[]; scope: string[]; countries: string[] };

/** Null where what was typed has no letter and no figure. */
export function wantedBy(query: CareersQuery): Wanted | null {
  const words = query.q.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (query.q !== "" && words.length === 0) return null;
  const scope = [
    query.place && `w${query.place}`,
    query.type && `t${query.type.replaceAll("-", "")}`,
    query.department && departmentToken(query.department),
    query.language && `l${query.language}`,
    query.pay && `p${query.currency}${query.pay}`,
  ].filter(Boolean);
  return { words, scope, countries: query.country === "" ? [] : [`k${query.country}`, `k${ANYWHERE}`] };
}

/** For the search index: null for all jobs, false where nothing can fit. */
export function careersMatch(query: CareersQuery): string | null | false {
  if (!isNarrowed(query)) return null;
  const wanted = wantedBy(query);
  if (wanted === null) return false;
  const all = wanted.words.map((word) => `"${word}"*`).join(" AND ");
  return [
    ...wanted.scope.map((token) => `scope : "${token}"`),
    ...(query.country === "" ? [] : [`scope : ("${wanted.countries.join('" OR "')}")`]),
    ...(all === "" ? [] : [`{title department company place} : (${all})`]),
  ].join(" AND ");
}

export function filtersOf({ currency, before, after, ...query }: CareersQuery): Record<string, string> {
  const named = Object.entries({ ...query, currency: query.pay && currency });
  return Object.fromEntries(named.filter(([, value]) => value !== ""));
}
