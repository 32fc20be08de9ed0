import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayInWords } from "~/lib/words";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { inDays } from "../support/forms/recruiter";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const WHY = "Her portfolio comes on Monday";
const until = inDays(3);
const sleep = { intent: "snooze", until, reason: WHY };

/** Three undecided people, best first: Ana, Ben, Cem. */
async function three() {
  const priya = await aRecruiter(product, { name: "Priya Nair" });
  const job = await aJob(product, priya);
  const ids = [];
  for (const [name, overallScore] of [
    ["Ana Alba", 95],
    ["Ben Brix", 85],
    ["Cem Cakir", 75],
  ] as const) {
    const { id } = await anApplication(product, job, await anApplicant(product), { name, overallScore });
    ids.push(id);
  }
  await product.sweep();
  return { priya, job, ids: ids as [string, string, string] };
}

const listed = async (address: string, cookie: string) => {
  const html = await (await product.fetch(address, { cookie })).text();
  return [...html.matchAll(/class="desk-row-name"[^>]*>(\w+)/g)].map(([, name]) => name);
};
const countersOf = async () => {
  const { results } = await product.db
    .prepare(
      `select c.name, c.value, (select count(*) from applications a where received_at is not null and
         'candidates:' || counted = c.name) as held
       from counters c where name like 'candidates:%'`,
    )
    .all<{ name: string; value: number; held: number }>();
  expect(results.filter(({ value, held }) => value !== held)).toEqual([]);
  return Object.fromEntries(results.map(({ name, value }) => [name.split(":")[1], value]));
};

test("whoever is snoozed leaves the list for everybody, and comes back on top with the reason", async () => {
  const { priya, job, ids } = await three();
  const noor = await aRecruiter(product, { companyId: priya.companyId, name: "Noor Haddad" });
  const all = [paths.candidates(), paths.candidatesOf(job.id), "/dash?status=pending&sort=name"];
  const page = await wordsOf(await product.fetch(paths.snooze(ids[1]), priya));
  expect(page).toContain("The applicant waits for an answer all the same");

  for (const [wrong, said] of [
    [{ until: "soon" }, "Please choose a day"],
    [{ until: inDays(-1) }, "Please choose a day from"],
    [{ until: inDays(400) }, "Please choose a day from"],
    [{ reason: " " }, "Please say why"],
  ] as const) {
    const refused = await product.post(paths.snooze(ids[1]), { ...sleep, ...wrong }, priya);
    expect(refused.status).toBe(422);
    expect(await wordsOf(refused)).toContain(said);
  }
  for (const _press of [1, 2]) {
    const sent = await product.post(paths.snooze(ids[1]), { ...sleep, list: "?status=pending" }, priya);
    expect(sent.headers.get("Location")).toBe(`${paths.candidate(ids[2])}?status=pending`);
    expect(await flashOf(sent)).toBe(`Ben Brix: snoozed until ${dayInWords(until)}.`);
  }
  for (const address of all) expect(await listed(address, noor.cookie)).toEqual(["Ana", "Cem"]);
  expect(await countersOf()).toMatchObject({ pending: 2, snoozed: 1 });
  expect(await product.db.prepare("select undecided from jobs").first("undecided")).toBe(2);
  for (const address of ["/dash?status=snoozed", `/dash?status=snoozed&job=${job.id}`]) {
    expect(await listed(address, noor.cookie)).toEqual(["Ben"]);
    const words = await wordsOf(await product.fetch(address, noor));
    expect(words).toContain(`Snoozed until ${dayInWords(until)}: ${WHY}`);
    expect(words).toContain("Snoozed 1");
    expect(words).toMatch(new RegExp(`Snoozed until ${dayInWords(until)}. Priya Nair: .?${WHY}`));
  }
  expect(await wordsOf(await product.fetch(paths.dashboard(), noor))).toContain("2 people wait");
  const log = "select count(*) from activity where verb = 'candidate.snoozed' and application_id = ?";
  expect(await product.db.prepare(log).bind(ids[1]).first("count(*)")).toBe(1);

  await product.sweep();
  expect(await countersOf()).toMatchObject({ pending: 2, snoozed: 1 });
  await product.sweep(new Date(Date.now() + 4 * 86_400_000));
  // Their sessions have ended and are swept too.
  noor.cookie = await aSession(product, noor.id);
  for (const address of all) expect((await listed(address, noor.cookie))[0]).toBe("Ben");
  expect(await countersOf()).toMatchObject({ pending: 3, snoozed: 0 });
  expect(await wordsOf(await product.fetch(paths.candidates(), noor))).toContain(
    `Back since ${dayInWords(until)}: ${WHY}`,
  );
  await product.post(paths.candidateStatus(ids[1]), { status: "interview_approved" }, noor);
  expect(await countersOf()).toMatchObject({ pending: 2, snoozed: 0, interview_approved: 1 });
});

test("somebody snoozed is woken, and somebody decided on meanwhile is not snoozed", async () => {
  const { priya, ids } = await three();
  await product.post(paths.snooze(ids[0]), sleep, priya);
  await product.post(paths.snooze(ids[0]), { intent: "wake" }, priya);
  expect(await listed(paths.candidates(), priya.cookie)).toEqual(["Ana", "Ben", "Cem"]);
  expect(await product.db.prepare("select snooze_reason from applications").first()).toEqual({
    snooze_reason: null,
  });
  await product.post(paths.candidateStatus(ids[0]), { status: "interview_approved" }, priya);
  const late = await product.post(paths.snooze(ids[0]), sleep, priya);
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("Ana Alba stands at “Interview” by now. Nothing was changed.");
  await product.post(paths.snooze(ids[1]), sleep, priya);
  await product.post(paths.candidateStatus(ids[1]), { status: "interview_approved" }, priya);
  const kept = "select count(*) as n from applications where coalesce(snooze, snooze_reason) is not null";
  expect(await product.db.prepare(kept).first("n")).toBe(0);
});

test("thirty who come back on one day fill the top of the list, page by page, each once", async () => {
  const { priya, job } = await three();
  const applicant = await anApplicant(product);
  await product.db
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 29)
       insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
         updated_at)
       select printf('01K%023d', i), 'p' || i || '@example.org', '', 'applicant', 'P', 'P', '', 1, 1 from n`,
    )
    .run();
  await product.db
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 29)
       insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
         start_date, terms_accepted_at, submitted_at, snooze, snoozed_until, snoozed_by, snooze_reason,
         overall_score, created_at, updated_at)
       select printf('01N%023d', i), ?1, ?2, printf('01K%023d', i), 'P' || i, 'p@example.org', 'Engineer',
         'yes', 'other', 1, i, 'back', '2026-11-20', 'Priya', 'Back', i, unixepoch() * 1000, 1 from n`,
    )
    .bind(job.companyId, job.id)
    .run();
  expect(applicant.id).not.toBe("");
  for (const first of [
    "/dash?status=pending",
    `/dash?status=pending&job=${job.id}`,
    "/dash?status=pending&sort=date",
  ]) {
    const seen: (string | undefined)[] = [];
    for (let address: string | undefined = first; address !== undefined; ) {
      const html: string = await (await product.fetch(address, priya)).text();
      seen.push(...[...html.matchAll(/class="desk-row-name"[^>]*>(\w+)/g)].map(([, name]) => name));
      address = /href="(\/dash\?[^"]*after[^"]*)">Next page/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(33);
    expect(new Set(seen).size).toBe(33);
    expect(seen.slice(30).sort()).toEqual(["Ana", "Ben", "Cem"]);
  }
});
