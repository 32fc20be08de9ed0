/** The last two are spread evenly over companies and jobs; everybody applies twice. */
export type Size = { companies: number; jobs: number; applications: number };

const DAY = 86_400_000;

const FIRST =
  "Amara Jörg Łukasz Sofia Zoë Mehmet Chidi Hana Ivan Maëlle Oluwaseun Priya Rosa Siobhán Tariq Uma Wei";
const LAST =
  "Okafor Müller O’Brien Nowak Rossi García Ng Silva Haddad Johansson Kimura Petrov Schäfer Diallo Bauer";
const TITLES = [
  "Engineer",
  "Night nurse",
  "Bäcker (m/w/d)",
  "Data analyst",
  "Product designer",
  "Warehouse lead",
];
const DEPARTMENTS = ["Engineering", "Care", "Küche", "Finance", "Design", "Logistics", "People"];
const ANSWER = "I ran the night shift of nine for two years and halved what was late by a plan on one page. ";

/** One of them by the row's number, as SQL over `i`. */
const among = (words: readonly string[], by: number) =>
  `json_extract('${JSON.stringify(words)}', '$[' || (i / ${by} % ${words.length}) || ']')`;

const id = (letter: string, number = "i") => `printf('01${letter}%023d', ${number})`;

const numbers = (count: number) =>
  `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count} - 1)`;

/** Each a row of its table for every number `i` below `count`: a column and its SQL. */
function rows(table: string, count: number, columns: Record<string, string | number>): string {
  return `insert into ${table} (${Object.keys(columns).join(", ")})
    ${numbers(count)} select ${Object.values(columns).join(", ")} from n`;
}

/** In the order in which they point at each other. */
export function FILLED({ companies, jobs, applications }: Size): string[] {
  const now = Date.now();
  const people = Math.ceil(applications / 2);
  const name = `${among(FIRST.split(" "), 1)} || ' ' || ${among(LAST.split(" "), 17)}`;
  const job = `((i * 31) % ${jobs})`;
  const company = `(${job} % ${companies})`;
  const person = "(i / 2)";
  const theirs = (words: string, every: number) =>
    among(words.split(" "), every).replace("(i /", `(${person} /`);
  const personName = `${theirs(FIRST, 1)} || ' ' || ${theirs(LAST, 17)}`;
  const dates = { created_at: `${now} - i % 1000 * ${DAY / 10}`, updated_at: now };
  const account = { password_hash: "'none'", ...dates, email_verified_at: now };
  const named = {
    person_name: name,
    first_name: among(FIRST.split(" "), 1),
    last_name: among(LAST.split(" "), 17),
  };
  const answers = JSON.stringify(Object.fromEntries([1, 2, 3, 4, 5].map((at) => [at, ANSWER.repeat(4)])));
  return [
    rows("companies", companies, {
      id: id("C"),
      company_name: "'Company ' || i",
      slug: "'company-' || i",
      created_at: now,
    }),
    "insert or ignore into company_slugs (slug, company_id) select slug, id from companies",
    rows("users", companies, {
      id: id("R"),
      email: "'recruiter' || i || '@large.example'",
      type: "'buyer'",
      recruiter: 1,
      company_id: id("C"),
      ...account,
      ...named,
    }),
    rows("users", people, {
      id: id("P"),
      email: "'person' || i || '@mail.example'",
      type: "'applicant'",
      ...account,
      ...named,
    }),
    rows("jobs", jobs, {
      id: id("J"),
      company_id: id("C", `i % ${companies}`),
      user_id: id("R", `i % ${companies}`),
      company_name: `'Company ' || i % ${companies}`,
      company_slug: `'company-' || i % ${companies}`,
      code: "printf('%08x', i)",
      title: `${among(TITLES, companies)} || ' ' || i`,
      department: among(DEPARTMENTS, companies),
      job_type: "'full-time'",
      location_type: "'hybrid'",
      country: "'GB'",
      locality: "'Leeds'",
      location: "'Leeds'",
      salary_max: "30000 + i % 60 * 1000",
      description: `'${ANSWER.repeat(6)}'`,
      final_job_posting: `'# Posting' || char(10) || char(10) || '${ANSWER.repeat(20)}'`,
      agreed: 1,
      status: `case i / ${companies} % 10 when 8 then 'paused' when 9 then 'closed' else 'active' end`,
      published_at: `${now} - i % 1000 * ${DAY}`,
      created_date: `${now} - i % 1000 * ${DAY}`,
      updated_date: now,
    }),
    rows("applications", applications, {
      id: id("A"),
      company_id: id("C", company),
      job_id: id("J", job),
      user_id: id("P", person),
      name: personName,
      email: "'person' || (i / 2) || '@mail.example'",
      position: `${among(TITLES, companies).replace("(i /", `(${job} /`)} || ' ' || ${job}`,
      work_authorization: "case i % 7 when 0 then 'no' else 'yes' end",
      start_date: "'immediately'",
      terms_accepted_at: now,
      cv_document_id: id("D"),
      answers: `'${answers}'`,
      submitted_at: `${now} - i % 100000 * 1000`,
      received_at: `${now} - i % 100000 * 1000`,
      status: `case i % 9 when 5 then 'interview_approved' when 6 then 'offer_sent' when 7 then 'passed'
          else 'pending' end`,
      evaluation_state: "'done'",
      overall_score: "case i % 20 when 0 then null else i * 7 % 101 end",
      ...dates,
    }),
    rows("documents", applications, {
      id: id("D"),
      company_id: id("C", company),
      user_id: id("P", person),
      application_id: id("A"),
      kind: "'cv'",
      file_name: "'cv.pdf'",
      type: "'pdf'",
      size: 100_000,
      storage_key: "'cv/none'",
      state: "'stored'",
      text_state: "'read'",
      created_at: now,
    }),
    rows("notifications", applications / 10, {
      user_id: id("R", company),
      company_id: id("C", company),
      kind: "'job'",
      event: "'event ' || i",
      application_id: id("A"),
      job_id: id("J", job),
      people: `json_object(${id("A")}, 'evaluated')`,
      created_at: now,
      read_at: now,
    }),
    ...keptBeside(applications, now),
  ];
}

/** What sweeps look through, of which nothing is due. */
const keptBeside = (applications: number, now: number): string[] => [
  rows("sessions", applications / 10, {
    id: id("S"),
    user_id: id("P"),
    expires_at: `${now + 7 * DAY} / 1000`,
    created_at: now,
  }),
  rows("attempts", applications / 10, { key: id("T"), count: 1, resets_at: now + 7 * DAY }),
  rows("outbox", applications / 10, {
    id: id("O"),
    topic: "'mail'",
    payload: "'{}'",
    state: "'done'",
    run_after: now,
    created_at: now,
    done_at: now,
  }),
  rows("job_views", applications / 10, {
    job_id: id("J", "i / 10"),
    day: "date('now')",
    visitor: id("V"),
    counted: 1,
  }),
  rows("job_alerts", applications / 10, {
    id: id("L"),
    email: "'person' || i || '@mail.example'",
    filters: "'{}'",
    rhythm: "'daily'",
    time_zone: "'UTC'",
    created_at: now,
    confirmed_at: now,
    told_until: now,
    next_at: now + 7 * DAY,
  }),
];

/** What triggers would have kept, of these companies alone: the demo's own is there already. */
export const DERIVED: readonly string[] = [
  `insert into members (company_id, user_id, role, joined_at)
    select company_id, id, 'owner', created_at from users where company_id glob '01C0000*'`,
  `update jobs set (applicants, undecided) =
     (select count(*), count(*) filter (where status = 'pending') from applications where job_id = jobs.id),
     people = (select json_group_object(counted, n) from
       (select counted, count(*) as n from applications where job_id = jobs.id group by counted))
   where id glob '01J0000*'`,
  ...[
    ["'jobs'", "jobs", "true"],
    ["'jobs:' || status", "jobs", "true"],
    ["'department:' || department", "jobs", "true"],
    ["'candidates'", "applications", "received_at is not null"],
    ["'candidates:' || status", "applications", "received_at is not null"],
  ].map(
    ([name, table, when]) => `insert into counters (company_id, name, value)
      select company_id, ${name}, count(*) from ${table}
      where company_id glob '01C0000*' and ${when} group by 1, 2`,
  ),
  `insert into jobs_search (rowid, words, scope)
    select seq, words, scope from search_entries where kind = 'job' and scope glob 'c01C0000*'`,
  `insert into open_jobs (rowid, title, department, company, place, scope, card)
    select listed, title, department, company, place, scope, card from open_job_entries
    where scope glob 'c01C0000*'`,
  `insert into candidates_search (rowid, words, scope)
    select seq, words, scope from search_entries where kind = 'candidate' and scope glob 'c01C0000*'`,
  `insert into candidates_ranked_search (rowid, words, scope)
    select (ifnull(overall_score, -1) + 1) * 1099511627776 + search_entries.seq, words, scope
    from search_entries join applications on applications.seq = search_entries.seq
    where kind = 'candidate' and company_id glob '01C0000*'`,
];
