import { type CareersQuery, filtersOf, readCareersQuery } from "~/features/postings/careers-query";
import { asFigure, quoted } from "~/lib/words";
import { paths } from "~/paths";
import { countryName } from "~/vocabulary/countries";
import { JOB_TYPE_LABELS, LOCATION_TYPE_LABELS, POSTING_LANGUAGES } from "~/vocabulary/jobs";

/** What an alert is about: one company's jobs, or whatever the filters find. */
export type AlertSubject = {
  filters: Record<string, string>;
  companyName: string | null;
  companySlug: string | null;
};

export const queryOf = (filters: Record<string, string>): CareersQuery =>
  readCareersQuery(new URLSearchParams(filters));

/** `remote full-time jobs with “nurse” in France`. */
export function alertWords({ filters, companyName }: Pick<AlertSubject, "filters" | "companyName">): string {
  const query = queryOf(filters);
  const labels = { ...JOB_TYPE_LABELS, ...LOCATION_TYPE_LABELS } as Record<string, string>;
  return [
    ...[query.place, query.type].filter(Boolean).map((kind) => (labels[kind] ?? kind).toLowerCase()),
    "jobs",
    companyName && `at ${companyName}`,
    query.q && `with ${quoted(query.q)}`,
    query.department && `in ${query.department}`,
    query.country && `in ${countryName(query.country)}`,
    query.language && `written in ${POSTING_LANGUAGES[query.language]}`,
    query.pay && `from ${query.currency} ${asFigure(Number(query.pay) * 1000)} a year`,
  ]
    .filter(Boolean)
    .join(" ");
}

export const listOf = ({ filters, companySlug }: AlertSubject): string =>
  companySlug === null ? paths.careers(filtersOf(queryOf(filters))) : paths.company(companySlug);
