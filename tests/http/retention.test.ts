import { readFileSync } from "node:fs";
import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { LINK_LIFETIMES, sessionIsTooOld } from "~/features/accounts/rules";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const FIVE_YEARS = 5 * 365 * 86_400_000;

async function aContact(email: string, age = 0): Promise<void> {
  await product.db
    .prepare(
      "insert into beta_contacts (id, email, company_name, person_name, captcha_nonce, created_at) " +
        "values (?1, ?2, 'C', 'P', ?1, ?3)",
    )
    .bind(ulid(), email, Date.now() - age)
    .run();
}

/** A notice with one piece of evidence. */
async function aNotice(email: string, age = 0): Promise<void> {
  const id = ulid();
  const at = Date.now() - age;
  await product.files.put(`evidence/${id}/1`, new Uint8Array([1]));
  await product.db.batch([
    product.db
      .prepare(
        `insert into notices (id, reference, notice_type, submitter_name, email, affected_urls,
          description, legal_basis, signature,
          signature_date, created_at) values (?1, ?1, 'report', 'N', ?2, 'u', 'd', 'l', 's', '2026-01-01',
          ?3)`,
      )
      .bind(id, email, at),
    product.db
      .prepare(
        "insert into notice_files (id, notice_id, file_name, type, size, storage_key, state, " +
          "created_at) values (?1, ?1, 'a.png', 'png', 1, ?2, 'kept', ?3)",
      )
      .bind(id, `evidence/${id}/1`, at),
  ]);
}

const anAlert = (email: string) =>
  product.db
    .prepare(
      "insert into job_alerts (id, email, filters, rhythm, time_zone, created_at, confirmed_at) " +
        "values (?, ?, '{}', 'daily', 'UTC', ?3, ?3)",
    )
    .bind(ulid(), email, Date.now())
    .run();

const left = async () => ({
  contacts: await emails("beta_contacts"),
  notices: await emails("notices"),
  alerts: await emails("job_alerts"),
  files: await product.db.prepare("select count(*) as n from notice_files").first<number>("n"),
  objects: (await product.storedKeys()).length,
});

async function emails(table: string): Promise<unknown[]> {
  const { results } = await product.db.prepare(`select email from ${table} order by email`).all();
  return results.map((row) => row.email);
}

async function erase(id: string): Promise<void> {
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(id).run();
  await product.sweep();
}

test("with an account goes what came from its address: contacts, notices, evidence, alerts", async () => {
  const { id } = await anApplicant(product, { email: "amara@example.org" });
  for (const email of ["amara@example.org", "other@example.org"]) {
    await aContact(email);
    await aNotice(email);
    await anAlert(email);
  }
  for (let more = 0; more < 6; more += 1) await aNotice("amara@example.org");
  await erase(id);
  expect(await left()).toEqual({
    contacts: ["other@example.org"],
    notices: ["other@example.org"],
    alerts: ["other@example.org"],
    files: 1,
    objects: 1,
  });
});

test("whoever never showed that the address is theirs takes nothing along that came from it", async () => {
  const { id } = await anApplicant(product, { email: "amara@example.org", verified: false });
  await aContact("amara@example.org");
  await aNotice("amara@example.org");
  await anAlert("amara@example.org");
  await erase(id);
  expect(await left()).toMatchObject({
    alerts: ["amara@example.org"],
    contacts: ["amara@example.org"],
    notices: ["amara@example.org"],
    objects: 1,
  });
});

test("contacts, notices and evidence go after five years, and not a day before", async () => {
  for (const [email, age] of [
    ["new@example.org", FIVE_YEARS - 86_400_000],
    ["old@example.org", FIVE_YEARS],
  ] as const) {
    await aContact(email, age);
    await aNotice(email, age);
  }
  await product.sweep();
  expect(await left()).toEqual({
    contacts: ["new@example.org"],
    notices: ["new@example.org"],
    alerts: [],
    files: 1,
    objects: 1,
  });
});

const DAY = 86_400_000;
const UNITS: Record<string, number> = {
  hour: DAY / 24,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};
const NUMBERS = ["", "a|an|one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `a week`, `two days`, `14 days`, `thirty days`, in milliseconds. */
function lengthOf(words = ""): number {
  const [, number = "", unit = ""] = /^(\S+) (hour|day|week|month|year)s?$/.exec(words) ?? [];
  const spelt = NUMBERS.findIndex((one) => one.split("|").includes(number));
  const many = number === "thirty" ? 30 : spelt > 0 ? spelt : Number(number);
  const length = many * (UNITS[unit] ?? Number.NaN);
  if (!(length > 0)) throw new Error(`no length of time: “${words}”`);
  return length;
}

/** What a page promises: the words that `pattern` finds there, with the length as its group. */
async function promised(page: string, pattern: RegExp): Promise<number> {
  const text = page.startsWith("/") ? await wordsOf(await product.fetch(page)) : readFileSync(page, "utf8");
  return lengthOf(pattern.exec(text.replaceAll(/\s+/g, " "))?.[1]);
}

const run = (sql: string, ...values: unknown[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();

type Kept = {
  what: string;
  page: string;
  pattern: RegExp;
  /** Puts one there of which it counts `at`, in milliseconds. */
  put: (at: number) => Promise<unknown>;
  /** Of those that are left; each test has put two there. */
  left: string;
};

const SECURITY = "docs/security.md";
const countOf = (table: string) => `select count(*) as n from ${table}`;

const KEPT: Kept[] = [
  {
    what: "visits to a job",
    page: "/privacy",
    pattern: /visits are forgotten after (\w+ \w+)/,
    put: async (at) => {
      const job = await aJob(product, await aRecruiter(product));
      const day = new Date(at).toISOString().slice(0, 10);
      await run("insert into job_views (job_id, day, visitor, counted) values (?, ?, 'v', 1)", job.id, day);
    },
    left: countOf("job_views"),
  },
  {
    what: "that a mail was sent",
    page: "/privacy",
    pattern: /that we sent you an email after (\w+ \w+)/,
    put: (at) =>
      run(
        `insert into outbox (id, topic, payload, state, run_after, created_at, done_at)
          values (?1, 'mail', '', 'done', ?2, ?2, ?2)`,
        `kept-${at}`,
        at,
      ),
    left: "select count(*) as n from outbox where id like 'kept-%'",
  },
  {
    what: "news in an account",
    page: "/privacy",
    pattern: /the news in your account after (\w+ \w+)/,
    put: async (at) => {
      const { id } = await anApplicant(product);
      const sql = "insert into notifications (user_id, kind, event, created_at) values (?, 'status', ?, ?)";
      await run(sql, id, ulid(), at);
    },
    left: countOf("notifications"),
  },
  {
    what: "what applied for the beta",
    page: "/privacy",
    pattern: /retained no more than (\w+ \w+)/,
    put: (at) => aContact("a@example.org", Date.now() - at),
    left: countOf("beta_contacts"),
  },
  {
    what: "notices",
    page: "/dsa",
    pattern: /(\w+ years): see our Privacy Policy/,
    put: (at) => aNotice("a@example.org", Date.now() - at),
    left: countOf("notices"),
  },
  {
    what: "feedback",
    page: SECURITY,
    pattern: /what was sent (\w+ \w+) at most/,
    put: async (at) => {
      const { id } = await anApplicant(product);
      const sql = `insert into feedback (id, user_id, type, name, email, message, created_at)
        values (?1, ?2, 'feedback', 'N', 'a@example.org', 'M', ?3)`;
      await run(sql, ulid(), id, at);
    },
    left: countOf("feedback"),
  },
  ...[
    { page: "/privacy", pattern: /An application is erased (\w+ \w+) after it was begun/ },
    { page: SECURITY, pattern: /an application (\w+ \w+) after it was begun/ },
  ].map((where) => ({
    what: "an application",
    ...where,
    put: async (at: number) => {
      const job = await aJob(product, await aRecruiter(product));
      const { id } = await anApplication(product, job, await anApplicant(product));
      await run("update applications set created_at = ? where id = ?", at, id);
    },
    left: countOf("applications"),
  })),
  {
    what: "a task that was given up",
    page: SECURITY,
    pattern: /and what was given up (\w+ \w+) later/,
    put: (at) =>
      run(
        `insert into outbox (id, topic, payload, state, run_after, created_at)
          values (?1, 'mail', '', 'dead', ?2, ?2)`,
        ulid(at),
        at,
      ),
    left: "select count(*) as n from outbox where state = 'dead'",
  },
  {
    what: "which jobs an alert told of",
    page: "/privacy",
    pattern: /which jobs we told you of in the last (\w+ \w+)/,
    put: (at) => run("insert into job_alerts_told (email, job_id, told_at) values ('a', ?1, ?2)", ulid(), at),
    left: countOf("job_alerts_told"),
  },
  ...[
    { page: "/privacy", pattern: /without your confirmation for (\w+ \w+)/ },
    { page: SECURITY, pattern: /until it is stopped, (\w+ \w+) unconfirmed/ },
  ].map((where) => ({
    what: "an alert that nobody confirmed",
    ...where,
    put: (at: number) =>
      run(
        `insert into job_alerts (id, email, filters, rhythm, time_zone, created_at)
          values (?1, 'a@example.org', '{}', 'daily', 'UTC', ?2)`,
        ulid(),
        at,
      ),
    left: countOf("job_alerts"),
  })),
  ...[
    {
      what: "an alert of which its owner is not asked",
      pattern: /unconfirmed, (\w+ \w+) and \w+ \w+ without an answer/,
      asked: false,
    },
    {
      what: "an alert of which its owner was asked",
      pattern: /unconfirmed, \w+ \w+ and (\w+ \w+) without an answer/,
      asked: true,
    },
  ].map(({ asked, ...one }) => ({
    ...one,
    page: SECURITY,
    put: (at: number) =>
      run(
        `insert into job_alerts (id, email, filters, rhythm, time_zone, created_at, confirmed_at, told_until,
          asked_at) values (?1, 'a@example.org', '{}', 'daily', 'UTC', ?2, ?2, ?3, ?4)`,
        ulid(),
        at,
        Date.now(),
        asked ? at : null,
      ),
    left: asked ? countOf("job_alerts") : "select count(*) as n from job_alerts where asked_at is null",
  })),
  {
    what: "evidence without a notice",
    page: SECURITY,
    pattern: /evidence without a notice (\w+ \w+)/,
    put: (at) =>
      run(
        `insert into notice_files (id, notice_id, file_name, type, size, storage_key, state, created_at)
          values (?1, ?1, 'a.png', 'png', 1, ?1, 'waiting', ?2)`,
        ulid(),
        at,
      ),
    left: countOf("notice_files"),
  },
  {
    what: "an invitation that has ended",
    page: SECURITY,
    pattern: /an invitation until (\w+ \w+) after its end/,
    put: async (at) => {
      const { companyId, id } = await aRecruiter(product);
      const sql = `insert into invitations (id, company_id, email, role, hash, invited_by, inviter_name,
        sent_at, expires_at) values (?1, ?2, 'a@example.org', 'recruiter', ?1, ?3, 'N', ?4, ?4)`;
      await run(sql, ulid(), companyId, id, at);
    },
    left: countOf("invitations"),
  },
  {
    what: "what staff did",
    page: SECURITY,
    pattern: /staff did at `\/pass`, and a company's log, are kept for (\w+ \w+)/,
    put: (at) =>
      run("insert into pass_log (user_id, person_name, did, place, at) values ('u', 'N', 'd', '/', ?)", at),
    left: countOf("pass_log"),
  },
  {
    what: "a company's log",
    page: SECURITY,
    pattern: /staff did at `\/pass`, and a company's log, are kept for (\w+ \w+)/,
    put: (at) =>
      run(
        `insert into activity (seq, company_id, verb, at, via)
          values (?1 * 2048, 'c', 'job.edited', ?1, 'page')`,
        at,
      ),
    left: countOf("activity where company_id = 'c'"),
  },
];

test.each(KEPT)("$what: what $page says is how long it is kept", async ({ page, pattern, put, left }) => {
  const length = await promised(page, pattern);
  const count = () => product.db.prepare(left).first<number>("n");
  await put(Date.now() - length + DAY / 2);
  await put(Date.now() - length - 2 * DAY);
  expect(await count()).toBe(2);
  await product.sweep();
  expect(await count()).toBe(1);
});

test("whoever ends their account has the days that the privacy policy names", async () => {
  const { id, cookie } = await anApplicant(product);
  expect((await product.post("/settings/delete", { currentPassword: PASSWORD }, { cookie })).status).toBe(
    303,
  );
  const length = await promised("/privacy", /An account is erased (\w+ \w+) after you ask for it/);
  const ends = await product.db
    .prepare("select erase_at from users where id = ?")
    .bind(id)
    .first<number>("erase_at");
  expect(Math.abs((ends ?? 0) - Date.now() - length)).toBeLessThan(DAY / 24);
});

test("a session and a link last as long as the privacy policy says, and no longer", async () => {
  const session = await promised("/privacy", /a session ends after (\w+ \w+)/);
  const now = new Date();
  const begun = (age: number) => new Date(now.getTime() - age);
  expect(sessionIsTooOld(begun(session - DAY / 24), now)).toBe(false);
  expect(sessionIsTooOld(begun(session + DAY / 24), now)).toBe(true);
  const link = await promised("/privacy", /A link that opens your account works for (\w+ \w+) at most/);
  expect(Math.max(...Object.values(LINK_LIFETIMES))).toBe(link);
});
