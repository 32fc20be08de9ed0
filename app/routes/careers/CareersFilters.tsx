import { type CareersQuery, PAY_RUNGS } from "~/features/postings/careers-query";
import { asFigure } from "~/lib/words";
import { paths } from "~/paths";
import { countryName } from "~/vocabulary/countries";
import {
  COMMON_CURRENCIES,
  JOB_TYPE_LABELS,
  LOCATION_TYPE_LABELS,
  POSTING_LANGUAGES,
} from "~/vocabulary/jobs";

export function CareersFilters({ query, source }: { query: CareersQuery; source: string }) {
  const { country, department, language } = query;
  const more = [country, department, language, query.pay].some((value) => value !== "");
  return (
    <form method="get" action={paths.careers()} className="careers-filters" aria-label="Find a job">
      {[...new URLSearchParams(source)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="q"
        aria-label="Title, company or place"
        placeholder="Title, company or place"
        maxLength={100}
        defaultValue={query.q}
      />
      <Choice name="place" label="Place of work" value={query.place} options={LOCATION_TYPE_LABELS} />
      <Choice name="type" label="Type" value={query.type} options={JOB_TYPE_LABELS} />
      <button type="submit" className="btn ghost">
        Search
      </button>
      <details open={more || undefined}>
        <summary>More filters</summary>
        <div className="careers-more">
          <Line name="country" label="Country" value={country && countryName(country)} />
          <Line name="department" label="Department" value={department} />
          <Choice name="language" label="Language" value={language} options={POSTING_LANGUAGES} />
          <Choice name="pay" label="Pay at least" value={query.pay} options={PAY} />
          <label>
            in
            <select name="currency" defaultValue={query.currency}>
              {[...new Set([query.currency, ...COMMON_CURRENCIES])].map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </label>
        </div>
      </details>
    </form>
  );
}

const PAY = Object.fromEntries(PAY_RUNGS.map((rung) => [rung, `${asFigure(rung * 1000)} a year`]));

type Named = { name: string; label: string; value: string };

const Line = ({ name, label, value }: Named) => (
  <label>
    {label}
    <input name={name} defaultValue={value} maxLength={100} autoComplete="off" />
  </label>
);

const Choice = ({ name, label, value, options }: Named & { options: Readonly<Record<string, string>> }) => (
  <label>
    {label}
    <select name={name} defaultValue={value}>
      <option value="">Any</option>
      {Object.entries(options).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
