import { departmentToken, readSeq } from "~/features/jobs/search";
import { oneLine } from "~/lib/plain-text";
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

/** What is unknown is left out. */
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

export const isNarrowed = ({ currency, before, after, ...filters }: CareersQuery): boolean =>
  Object.values(filters).some((value) => value !== "");

const MOST_WORDS = 10;

/** For the search index: null for all jobs, false where the words have no letter and no figure. */
export function careersMatch(query: CareersQuery): string | null | false {
  if (!isNarrowed(query)) return null;
  const words = query.q.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (query.q !== "" && words.length === 0) return false;
  const tokens = [
    query.place && `w${query.place}`,
    query.type && `t${query.type.replaceAll("-", "")}`,
    query.department && departmentToken(query.department),
    query.language && `l${query.language}`,
    query.pay && `p${query.currency}${query.pay}`,
  ].filter(Boolean);
  const all = words.map((word) => `"${word}"*`).join(" AND ");
  return [
    ...tokens.map((token) => `scope : "${token}"`),
    ...(query.country === "" ? [] : [`scope : ("k${query.country}" OR "k${ANYWHERE}")`]),
    ...(all === "" ? [] : [`{title department company place} : (${all})`]),
  ].join(" AND ");
}
