import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sha256 } from "~/lib/secrets";
import { paths } from "~/paths";
import { aCv, allRows, NEWCOMER, onTheWay, readyToSubmit, upload } from "../support/applying";
import { refuseWrites } from "../support/away";
import { openForm } from "../support/captcha";
import { flashOf } from "../support/flash";
import { lockDatabase, lockFiles, type Release } from "../support/locks";
import { NOTICE } from "../support/notices";
import { leadsTo, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, PASSWORD } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
let release: Release | null = null;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());
afterEach(letGo);

function letGo(): void {
  release?.();
  release = null;
}

/** What somebody sends, and as whom. */
type Sent = { path: string; fields: Fields; cookie: string };
const send = ({ path, fields, cookie }: Sent) => product.post(path, fields, { cookie });

const LOST = "Network connection lost. Please check your internet connection.";
const DESCRIPTION = "You will keep forty ovens hot and the bread good, from four in the morning until noon.";

const FORMS: [string, () => Promise<Sent>][] = [
  [
    "the first step of a job",
    async () => ({
      path: paths.postJob(1),
      fields: { title: "Night Baker", jobType: "full-time", locationType: "remote", intent: "next" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  ],
  [
    "a changed job",
    async () => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      const fields = { title: "Night Baker", jobType: "full-time", locationType: "remote" };
      const texts = { description: DESCRIPTION, finalJobPosting: `# Night Baker\n\n${DESCRIPTION}` };
      return { path: paths.editJob(id), fields: { ...fields, ...texts }, cookie: priya.cookie };
    },
  ],
  [
    "a job's status",
    async () => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.jobStatus(id), fields: { status: "paused" }, cookie: priya.cookie };
    },
  ],
  [
    "a questionnaire",
    async () => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      const question = {
        id: 1,
        icon: "Users",
        type: "Teamwork",
        title: "One oven",
        question: "Who bakes first?",
      };
      const sent = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
      const fields = { version: 0, selected: 1, intent: "save", ...Object.fromEntries(sent) };
      return { path: paths.buildAssessment(id), fields, cookie: priya.cookie };
    },
  ],
  [
    "a candidate's status",
    async () => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, await anApplicant(product));
      return {
        path: paths.candidateStatus(id),
        fields: { status: "interview_approved" },
        cookie: priya.cookie,
      };
    },
  ],
  [
    "an answer",
    async () => {
      const { job, applicant } = await readyToSubmit(product);
      const fields = { answer: "I baked through the night.", intent: "next" };
      return { path: paths.assess(job.id, 2), fields, cookie: applicant.cookie };
    },
  ],
  [
    "an application by somebody who has an account",
    async () => {
      const job = await aJob(product, await aRecruiter(product));
      const fields = { workAuthorization: "yes", startDate: "2-weeks", termsAccepted: "on" };
      return { path: paths.apply(job.id), fields, cookie: (await anApplicant(product)).cookie };
    },
  ],
  [
    "feedback",
    async () => ({
      path: paths.connect("Idea"),
      fields: { message: "More ticks, please." },
      cookie: (await anApplicant(product)).cookie,
    }),
  ],
  [
    "a new name",
    async () => ({
      path: paths.settings(),
      fields: { personName: "Amara Adaeze Okafor" },
      cookie: (await anApplicant(product)).cookie,
    }),
  ],
];

test.each(FORMS)(
  "%s that meets a locked database is kept in the page, and goes through from there",
  async (_, prepare) => {
    const sent = await prepare();
    release = await lockDatabase(product);
    const failed = await send(sent);
    expect(failed.status).toBe(503);
    expect(await wordsOf(failed.clone())).toContain(LOST);
    const kept = await keptForm(failed);
    letGo();
    await goesThrough(sent, kept, sent.cookie);
  },
);

type Step = {
  prepare(): Promise<Sent>;
  verb: "insert" | "update";
  words: string;
  keeps: RegExp;
  stands: object;
};

const STEPS: Record<string, Step> = {
  "an answer": {
    prepare: async () => {
      const { job, applicant } = await readyToSubmit(product);
      const fields = { answer: "I baked through the night.", intent: "next" };
      return { path: paths.assess(job.id, 2), fields, cookie: applicant.cookie };
    },
    verb: "update",
    words: "Your answer could not be saved. It is still here: please try again.",
    keeps: /<textarea[^>]*>I baked through the night\.<\/textarea>/,
    stands: { answers: expect.stringContaining("I baked through the night.") },
  },
  "an application by somebody known": {
    prepare: async () => {
      const job = await aJob(product, await aRecruiter(product));
      const fields = { workAuthorization: "no", startDate: "2-weeks", termsAccepted: "on" };
      return { path: paths.apply(job.id), fields, cookie: (await anApplicant(product)).cookie };
    },
    verb: "insert",
    words: "Your application could not be sent. What you chose is still here: please try again.",
    keeps: /checked="" value="no".*value="2-weeks" selected="".*checked=""/s,
    stands: { work_authorization: "no", start_date: "2-weeks" },
  },
  "a submission": {
    prepare: async () => {
      const { job, applicant } = await readyToSubmit(product);
      return { path: paths.assessReview(job.id), fields: {}, cookie: applicant.cookie };
    },
    verb: "update",
    words: "Your application could not be sent. Your answers are kept: please try again.",
    keeps: /Answer 1.*Answer 5.*Submit Assessment/s,
    stands: { submitted_at: expect.any(Number) },
  },
};

test.each(Object.entries(STEPS))(
  "%s that cannot be written is told so in its own page, which keeps it, and goes through from there",
  async (_, { prepare, verb, words, keeps, stands }) => {
    const sent = await prepare();
    const allow = await refuseWrites(product.db, verb, "applications");
    const failed = await send(sent).finally(allow);
    expect(failed.status).toBe(500);
    expect(await failed.clone().text()).toMatch(keeps);
    expect(await wordsOf(failed)).toContain(words);
    expect(leadsTo(await send(sent))).not.toBeNull();
    expect(await allRows(product, "applications")).toEqual([expect.objectContaining(stands)]);
  },
);

const OF_A_COMPANY: [string, "insert" | "delete", string, (of: Company) => [string, Fields], RegExp][] = [
  [
    "a saved view",
    "insert",
    "saved_views",
    () => [paths.savedViews("?q=oven"), { intent: "save", name: "Bakers", list: "?q=oven" }],
    /Nothing was changed. Please try again in a minute/,
  ],
  ["leaving", "delete", "members", () => [paths.leaveCompany(), {}], /Nothing was changed. Please try again/],
  [
    "who interviews somebody",
    "insert",
    "interviewers",
    ({ application, colleague }) => [paths.interviewers(application), { chosen: colleague }],
    /Send it again/,
  ],
  [
    "who hires for a job",
    "insert",
    "job_team",
    ({ job, colleague }) => [paths.jobTeam(job), { chosen: colleague }],
    /Send it again/,
  ],
  [
    "which news one hears of",
    "insert",
    "notification_choices",
    () => [paths.notificationSettings(), { appliedPage: "daily", appliedMail: "off" }],
    /Send it again/,
  ],
  [
    "ending a session elsewhere",
    "delete",
    "sessions",
    () => [paths.sessions(), {}],
    /Network connection lost/,
  ],
];

type Company = { job: string; application: string; colleague: string };

test.each(OF_A_COMPANY)(
  "%s that cannot be written is told so, stands in the log by its name, and goes through from there",
  async (_, verb, table, sent, words) => {
    const priya = await aRecruiter(product);
    await aSession(product, priya.id);
    const { companyId } = priya;
    await aRecruiter(product, { companyId, role: "owner" });
    const role = table === "job_team" ? "hiring-manager" : "interviewer";
    const { id: colleague } = await aRecruiter(product, { companyId, role });
    const job = await aJob(product, priya);
    const { id: application } = await anApplication(product, job, await anApplicant(product));
    const [path, fields] = sent({ job: job.id, application, colleague });
    const allow = await refuseWrites(product.db, verb, table);
    const failed = await product.post(path, fields, { cookie: priya.cookie }).finally(allow);
    expect([500, 503]).toContain(failed.status);
    expect(await wordsOf(failed)).toMatch(words);
    expect(product.logs().filter(({ event }) => /not-/.test(String(event)))).toHaveLength(1);
    expect(leadsTo(await product.post(path, fields, { cookie: priya.cookie }))).not.toBeNull();
  },
);

// Applying signed out is a registration, which keeps what was typed and offers to sign in.
test.each(FORMS.filter(([what]) => !what.startsWith("an application")))(
  "%s sent after the session ended is kept in the page, and goes through after signing in",
  async (_, prepare) => {
    const sent = await prepare();
    const owner = await product.db
      .prepare("select user_id from sessions where id = ?")
      .bind(await hashed(sent.cookie))
      .first<string>("user_id");
    await product.db.prepare("delete from sessions where user_id = ?").bind(owner).run();
    const refused = await send(sent);
    expect(refused.status).toBe(401);
    expect(await wordsOf(refused.clone())).toMatch(
      /You are signed out.*Sign in, in a new tab.*Send it again/,
    );
    const kept = await keptForm(refused);
    await goesThrough(sent, kept, await aSession(product, owner ?? ""));
  },
);

type Kept = { to: string; fields: Record<string, string> };

async function goesThrough(sent: Sent, kept: Kept, cookie: string): Promise<void> {
  const typed = Object.entries(sent.fields).filter(([, value]) => value !== "");
  expect(kept).toEqual({
    to: sent.path,
    fields: Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
  });
  const taken = await send({ path: kept.to, fields: kept.fields, cookie });
  expect(leadsTo(taken)).not.toBeNull();
  expect(flashOf(taken)).not.toContain("could not");
}

const hashed = (cookie: string) => sha256(cookie.replace("__Host-session=", ""));

/** The form that a page about a failure carries. */
async function keptForm(page: Response): Promise<Kept> {
  const form = /<form method="post" action="([^"]*)" class="stack">(.*?)<\/form>/s.exec(await page.text());
  const plain = (text = "") =>
    text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const fields = [...(form?.[2] ?? "").matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    to: plain(form?.[1]),
    fields: Object.fromEntries(fields.map(([, name = "", value]) => [name, plain(value)])),
  };
}

test("a password is not kept in any page", async () => {
  const { cookie } = await anApplicant(product);
  const fields = {
    currentPassword: PASSWORD,
    password: "eleven grey herons",
    confirmPassword: "eleven grey herons",
  };
  release = await lockDatabase(product);
  const failed = await product.post(paths.changePassword(), fields, { cookie });
  expect(failed.status).toBe(503);
  expect(await failed.text()).not.toMatch(/herons|horse/);
});

test("a job that cannot be loaded says so as specified, and is there a moment later", async () => {
  const job = await aJob(product, await aRecruiter(product));
  release = await lockDatabase(product);
  const failed = await product.fetch(paths.apply(job.id));
  expect(failed.status).toBe(503);
  expect(await wordsOf(failed)).toMatch(
    /Job Not Found Failed to load job details The fault is on our side: .*Browse Available Jobs/,
  );
  letGo();
  expect((await product.fetch(paths.apply(job.id))).status).toBe(200);
});

test.each([
  [
    "a registration",
    paths.register(),
    { companyName: "Bergwerk Tools", personName: "Anna Berg" },
    "Failed to create account. Please try again.",
  ],
  [
    "an application for the beta",
    paths.beta(),
    { companyName: "Bergwerk Tools", personName: "Anna Berg", feedback: "Two bakers." },
    "Failed to submit form. Please try again.",
  ],
  ["a notice", paths.notice(), { ...NOTICE }, "could not"],
])(
  "%s that meets a locked database fails in its own words, and nothing typed is lost",
  async (_, path, fields, words) => {
    const secrets =
      path === paths.register()
        ? { password: "seven wooden spoons", confirmPassword: "seven wooden spoons" }
        : await openForm(product, path);
    const form = { email: "anna@bergwerk.example", ...fields, ...secrets };
    const multipart = path === paths.notice();
    release = await lockDatabase(product);
    const failed = await product.post(path, form, { multipart });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    const html = await failed.clone().text();
    expect(await wordsOf(failed)).toContain(words);
    for (const typed of Object.values(fields)) expect(html).toContain(typed);
    expect(html).not.toContain("wooden");
    letGo();
    expect((await product.post(path, form, { multipart })).status).toBe(303);
  },
);

test("somebody new who meets a locked database gets no half account, and applies later", async () => {
  const job = await aJob(product, await aRecruiter(product));
  release = await lockDatabase(product);
  const failed = await product.post(paths.apply(job.id), NEWCOMER);
  expect(failed.status).toBe(503);
  expect((await product.post(paths.apply(job.id), NEWCOMER)).status).toBe(503);
  letGo();
  expect(
    await product.db.prepare("select count(*) as n from users where type = 'applicant'").first("n"),
  ).toBe(0);
  expect((await product.post(paths.apply(job.id), NEWCOMER)).status).toBe(303);
  for (const table of ["applications", "outbox"]) expect(await allRows(product, table)).toHaveLength(1);
});

test("a file that the store does not take is asked for again, and no half of it counts", async () => {
  const { job, applicant } = await onTheWay(product);
  release = await lockFiles(product);
  const failed = await upload(product, job.id, applicant.cookie, { cv: aCv() });
  expect(failed.status).toBe(503);
  expect(await wordsOf(failed)).toContain(
    "We could not store your file just now. Please try again in a minute.",
  );
  letGo();
  expect((await upload(product, job.id, applicant.cookie, { cv: aCv() })).status).toBe(303);
  await product.db.prepare("update documents set created_at = 0 where state = 'uploading'").run();
  await product.sweep();
  await filesAndRowsAgree(1);
});

test("a file whose row cannot be written leaves nothing in the store", async () => {
  const { job, applicant } = await onTheWay(product);
  release = await lockDatabase(product);
  const failed = await upload(product, job.id, applicant.cookie, { cv: aCv() });
  expect([failed.status, (await wordsOf(failed)).includes(LOST)]).toEqual([503, true]);
  letGo();
  await filesAndRowsAgree(0);
  expect((await upload(product, job.id, applicant.cookie, { cv: aCv() })).status).toBe(303);
});

test.each(["insert", "update"] as const)(
  "an upload that meets a full database at its %s is refused in words",
  async (verb) => {
    const { job, applicant } = await onTheWay(product);
    const makeRoom = await refuseWrites(product.db, verb, "documents");
    const failed = await upload(product, job.id, applicant.cookie, { cv: aCv() }).finally(makeRoom);
    expect(failed.status).toBe(503);
    expect(await wordsOf(failed)).toContain(
      "We could not store your file just now. Please try again in a minute.",
    );
    expect((await upload(product, job.id, applicant.cookie, { cv: aCv() })).status).toBe(303);
  },
);

test("a sweep that meets a locked file store loses no row, and the next one clears", async () => {
  const { job, applicant } = await onTheWay(product);
  await upload(product, job.id, applicant.cookie, { cv: aCv("first.pdf") });
  await upload(product, job.id, applicant.cookie, { cv: aCv("second.pdf") });
  await product.db.prepare("update documents set created_at = 0").run();
  release = await lockFiles(product);
  await product.sweep();
  expect(await allRows(product, "documents")).toHaveLength(2);
  letGo();
  await product.sweep();
  await filesAndRowsAgree(1);
});

/** Invariant I3: no object without a row, no stored row without its object. */
async function filesAndRowsAgree(count: number): Promise<void> {
  const keys = await product.storedKeys();
  const rows = await allRows(product, "documents");
  expect(keys).toHaveLength(count);
  expect(rows.map((row) => row.storage_key)).toEqual(keys);
  expect(rows.every((row) => row.state === "stored")).toBe(true);
}
