/** `row`: how a statement names one; `company`: the id as SQL. Parents before what points at them. */
type Belongs = (row: string, company: string) => string;

export type CompanyTable = { name: string; belongs: Belongs };

const byCompany: Belongs = (row, company) => `${row}.company_id = ${company}`;
const byJob: Belongs = (row, company) =>
  `exists (select 1 from jobs where jobs.id = ${row}.job_id and jobs.company_id = ${company})`;
const byShortLink: Belongs = (row, company) =>
  `exists (select 1 from short_links as l where l.code = ${row}.code and l.company_id = ${company})`;
const isMember: Belongs = (row, company) =>
  `exists (select 1 from members as m where m.user_id = ${row} and m.company_id = ${company})`;
const hasApplied: Belongs = (row, company) =>
  `exists (select 1 from applications as a where a.user_id = ${row} and a.company_id = ${company})`;
const byMember: Belongs = (row, company) => isMember(`${row}.user_id`, company);

export const PEOPLE: CompanyTable = {
  name: "users",
  belongs: (row, company) => `(${isMember(`${row}.id`, company)} or ${hasApplied(`${row}.id`, company)})`,
};

/** Who works there: their account lies where the company does. */
export const MEMBERS: CompanyTable = {
  name: "users",
  belongs: (row, company) => `(${row}.company_id = ${company} or ${isMember(`${row}.id`, company)})`,
};

const of = (belongs: Belongs, names: string): CompanyTable[] =>
  names.split(" ").map((name) => ({ name, belongs }));

export const FOLLOWED: readonly CompanyTable[] = [
  { name: "companies", belongs: (row, company) => `${row}.id = ${company}` },
  PEOPLE,
  ...of(byCompany, "company_slugs company_tags decision_settings members invitations stage_templates"),
  ...of(
    byCompany,
    "templates jobs job_stages job_team job_suggestions job_drafts job_tombstones job_sources",
  ),
  ...of(byCompany, "job_source_totals short_links"),
  ...of(byShortLink, "short_link_clicks"),
  ...of(byJob, "job_views"),
  ...of(byCompany, "question_sets assessments questionnaire_drafts applications interviewers documents"),
  ...of(byCompany, "document_texts status_changes evaluations verdicts corrections comments"),
  ...of(byCompany, "review_requests erased_records messages notes mentions scorecards saved_views"),
  ...of(byCompany, "notifications facts fact_days counters record_chain activity outbox"),
];

/** Few rows, copied whole while nobody writes: what is to be sealed, and what goes with an account. */
export const LAST: readonly CompanyTable[] = [
  ...of(byCompany, "unsealed_records"),
  ...of(byMember, "sessions identities passkeys tokens notification_choices feedback"),
  {
    name: "notifications",
    belongs: (row, company) => `${row}.company_id is null and ${byMember(row, company)}`,
  },
  { name: "outbox", belongs: (row, company) => `${row}.company_id is null and ${byMember(row, company)}` },
];

/** What a search holds of these tables, found by `rows`, SQL for their numbers, and filled anew from them. */
type Search = { table: string; rowids(rows: string): string; fill(rows: string): string };

const RANK = "(ifnull(overall_score, -1) + 1) * 1099511627776";

export const SEARCHES: Readonly<Record<string, readonly Search[]>> = {
  jobs: [
    {
      table: "jobs_search",
      rowids: (rows) => `select seq from jobs where seq in (${rows})`,
      fill: (rows) => `insert into jobs_search (rowid, words, scope)
        select seq, words, scope from search_entries where kind = 'job' and seq in (${rows})`,
    },
    {
      table: "open_jobs",
      rowids: (rows) => `select published_at / 1000 * 262144 + seq % 262144 from jobs
        where published_at is not null and seq in (${rows})`,
      fill: (rows) => `insert into open_jobs (rowid, title, department, company, place, scope, card)
        select listed, title, department, company, place, scope, card from open_job_entries
        where seq in (${rows})`,
    },
  ],
  applications: [
    {
      table: "candidates_search",
      rowids: (rows) => `select seq from applications where seq in (${rows})`,
      fill: (rows) => `insert into candidates_search (rowid, words, scope)
        select seq, words, scope from search_entries where kind = 'candidate' and seq in
          (select seq from applications where received_at is not null and seq in (${rows}))`,
    },
    {
      table: "candidates_ranked_search",
      rowids: (rows) => `select ${RANK} + seq from applications where seq in (${rows})`,
      fill: (rows) => `insert into candidates_ranked_search (rowid, words, scope)
        select ${RANK} + e.seq, words, scope from search_entries as e
          join applications as a on a.seq = e.seq
        where kind = 'candidate' and received_at is not null and e.seq in (${rows})`,
    },
  ],
  activity: [
    {
      table: "activity_search",
      rowids: (rows) => `select seq from activity where seq in (${rows})`,
      fill: (rows) => `insert into activity_search (rowid, scope)
      select seq, 'c' || company_id || ' v' || replace(verb, '.', '') || 'c' || company_id
        || ifnull(' a' || actor_id || 'c' || company_id, '')
        || ifnull(' j' || job_id || 'c' || company_id, '')
        || ifnull(' p' || application_id || 'c' || company_id, '')
      from activity where seq in (${rows})`,
    },
  ],
};
