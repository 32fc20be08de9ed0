import { readFileSync } from "node:fs";
import { ulid } from "ulid";
import { beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { ROLES, type Role } from "~/vocabulary/members";
import routes from "../../app/routes";
import { aDocument } from "../support/candidates";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

/**
 * By owner, recruiter, hiring manager, interviewer. A: all of the company; P: jobs they posted; J: jobs of
 * their team; D: drafts of those; I: whom they are to interview; M: what they moved; L: what
 * was done in their jobs; -: nothing.
 */
const TABLE: Record<
  string,
  { of?: "job" | "draft" | "application" | "document" | "change"; may: string; posts?: string }
> = {
  "recruiter/company-settings.tsx": { may: "A---" },
  "recruiter/export-company.ts": { may: "A---" },
  "recruiter/delete-company.tsx": { may: "A---" },
  "recruiter/company-picture.tsx": { may: "A---" },
  "recruiter/decision-settings.tsx": { may: "A---" },
  "recruiter/templates.tsx": { may: "AA--" },
  "recruiter/stage-templates.tsx": { may: "AA--" },
  "recruiter/messages.tsx": { of: "application", may: "AAJ-" },
  "recruiter/activity.tsx": { may: "ALL-" },
  "recruiter/activity-csv.ts": { may: "ALL-" },
  "recruiter/records.tsx": { may: "A---" },
  "recruiter/members.tsx": { may: "AA--" },
  "recruiter/offer-ownership.tsx": { may: "A---" },
  "recruiter/post-job.tsx": { may: "AA--" },
  "recruiter/keep-draft.ts": { may: "AA--" },
  "recruiter/job-posted.tsx": { of: "job", may: "AA--" },
  "recruiter/edit-job.tsx": { of: "job", may: "AAD-" },
  "recruiter/suggest-change.tsx": { of: "job", may: "--J-" },
  "recruiter/suggestions.tsx": { of: "job", may: "AAD-" },
  "recruiter/build-assessment.tsx": { of: "job", may: "AAD-" },
  "recruiter/change-questionnaire.ts": { of: "job", may: "AAD-" },
  "recruiter/keep-questionnaire.ts": { of: "job", may: "AAD-" },
  "recruiter/copy-job.tsx": { of: "job", may: "AA--" },
  "recruiter/read-again.tsx": { of: "job", may: "AAD-" },
  "recruiter/delete-job.tsx": { of: "job", may: "AP--" },
  "recruiter/publish-job.tsx": { of: "job", may: "AA--" },
  "recruiter/job-status.tsx": { of: "job", may: "AA--" },
  "recruiter/job-team.tsx": { of: "job", may: "AA--" },
  "recruiter/job-stages.tsx": { of: "job", may: "AA--" },
  "recruiter/job-sources.tsx": { of: "job", may: "AAJ-", posts: "AA--" },
  "recruiter/candidates.tsx": { of: "application", may: "AAJI" },
  "recruiter/evaluation.tsx": { of: "application", may: "AAJ-" },
  "recruiter/evaluate-again.ts": { of: "application", may: "AAJ-" },
  "recruiter/candidate-status.tsx": { of: "application", may: "AAJ-" },
  "recruiter/pass-candidate.tsx": { of: "application", may: "AA--" },
  "recruiter/saved-views.tsx": { may: "AAAA" },
  "recruiter/candidates-csv.ts": { may: "AA--" },
  "recruiter/snooze.tsx": { of: "application", may: "AAJ-" },
  "recruiter/reconsider.tsx": { of: "application", may: "AA--" },
  "recruiter/bulk.tsx": { may: "AA--" },
  "recruiter/bulk-write.tsx": { may: "AA--" },
  "recruiter/bulk-stage.tsx": { may: "AA--" },
  "recruiter/bulk-tags.tsx": { may: "AAA-" },
  "recruiter/tags.tsx": { of: "application", may: "AAJ-" },
  "recruiter/bulk-pool.tsx": { may: "AA--" },
  "recruiter/pool.tsx": { of: "application", may: "AA--" },
  "recruiter/merge.tsx": { of: "application", may: "AA--" },
  "recruiter/propose.tsx": { of: "application", may: "AAJ-" },
  "recruiter/bulk-snooze.tsx": { may: "AA--" },
  "recruiter/bulk-interviewers.tsx": { may: "AA--" },
  "recruiter/bulk-done.tsx": { of: "change", may: "AA--" },
  "recruiter/notes.tsx": { of: "application", may: "AAJI" },
  "recruiter/scorecard.tsx": { of: "application", may: "AAJI" },
  "recruiter/interviewers.tsx": { of: "application", may: "AA--" },
  "recruiter/undo-decision.tsx": { of: "change", may: "AAM-" },
  "recruiter/document.ts": { of: "document", may: "AAJI" },
  "recruiter/document-pages.ts": { of: "document", may: "AAJI" },
  "recruiter/document-text.tsx": { of: "document", may: "AAJI" },
};

/** What an area shows is not a matter of roles, or of what is theirs within the page. */
const BY_AREA = ["marketing", "legal", "careers", "public", "auth", "account", "apply"];
const BY_CONTENT = ["recruiter/dashboard.tsx", "recruiter/jobs.tsx", "recruiter/leave-company.tsx"];

const short = (file: string) => file.replace(/^routes\//, "");
const listed = routes.map(({ file, path = "" }) => ({ file: short(file), path }));

test("every route is in the table, or its area has nothing to do with roles", () => {
  const unlisted = listed.filter(
    ({ file }) =>
      TABLE[file] === undefined && !BY_CONTENT.includes(file) && !BY_AREA.includes(file.split("/")[0] ?? ""),
  );
  expect(unlisted).toEqual([]);
  const known = listed.map(({ file }) => file);
  expect(Object.keys(TABLE).filter((file) => !known.includes(file))).toEqual([]);
});

let product: Product;
let people: Record<Role, TestPerson & { companyId: string }>;
let own: Ids;
let drafted: Ids;
let other: Ids;
let foreign: Ids;

type Ids = { jobId: string; applicationId: string; documentId: string; changeId: string; bulk: string };

beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  const owner = await aRecruiter(product);
  const { companyId } = owner;
  const member = (role: Role) => aRecruiter(product, { companyId, role });
  const manager = await member("hiring-manager");
  people = {
    owner,
    recruiter: await member("recruiter"),
    "hiring-manager": manager,
    interviewer: await member("interviewer"),
  };
  own = await aCase(owner, manager);
  const second = await aCase(owner, manager);
  other = await aCase(people.recruiter, people.recruiter);
  const draft = await aJob(product, owner, { status: "draft" });
  drafted = { ...own, jobId: draft.id };
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  foreign = await aCase(stranger, stranger);
  for (const { jobId } of [own, second, drafted])
    await product.db
      .prepare("insert into job_team (user_id, job_id, company_id) values (?, ?, ?)")
      .bind(manager.id, jobId, companyId)
      .run();
  for (const { applicationId } of [own, second])
    await product.db
      .prepare(
        "insert into interviewers (user_id, seq, company_id) " +
          "select ?, seq, company_id from applications where id = ?",
      )
      .bind(people.interviewer.id, applicationId)
      .run();
});

async function aCase(poster: TestPerson & { companyId: string }, mover: TestPerson): Promise<Ids> {
  const job = await aJob(product, poster);
  const applicant = await anApplicant(product);
  const application = await anApplication(product, job, applicant, { status: "interview_approved" });
  const document = await aDocument(product, job, application, applicant.id);
  const [changeId, bulk] = [ulid(), ulid()];
  await product.db
    .prepare(
      `insert into status_changes (id, company_id, application_id, user_id, person_name, from_status,
        to_status, created_at, bulk_id)
        values (?, ?, ?, ?, 'Somebody', 'pending', 'interview_approved', 1, ?)`,
    )
    .bind(changeId, poster.companyId, application.id, mover.id, bulk)
    .run();
  return { jobId: job.id, applicationId: application.id, documentId: document.id, changeId, bulk };
}

const absent = (): Ids => {
  const [jobId, applicationId, documentId, changeId] = [ulid(), ulid(), ulid(), ulid()];
  return { jobId, applicationId, documentId, changeId, bulk: ulid() };
};

const reached = (letter: string, target: Target): boolean =>
  ({
    A: target !== "foreign",
    P: target === "other",
    J: target === "own" || target === "draft",
    D: target === "draft",
    I: target === "own",
    M: target === "own",
    L: true,
    "-": false,
  })[letter] ?? false;

const text = (file: string) => readFileSync(`app/routes/${file}`, "utf8");
/** Nothing is seen there: it answers 405, or leads back to where it was pressed. */
const SHOWS_NOTHING = [
  "export const loader = methodNotAllowed;",
  /export (const|function|async function) loader[^}]*throw (refusal\(405\)|redirect)/,
];
const shows = (file: string) =>
  /export (async function|const) loader/.test(text(file)) &&
  !SHOWS_NOTHING.some((nothing) => text(file).search(nothing) >= 0);
const takes = (file: string) => /export (async function|const) action/.test(text(file));

type Target = "own" | "draft" | "other" | "foreign";
type Cell = { file: string; role: Role; target: Target; method: "GET" | "POST"; allowed: boolean };

const TARGETS: Record<string, Target[]> = {
  none: ["own"],
  job: ["own", "draft", "other", "foreign"],
  other: ["own", "other", "foreign"],
};

const cells: Cell[] = Object.entries(TABLE).flatMap(([file, { of, may, posts = may }]) => {
  const targets = TARGETS[of === undefined ? "none" : of === "job" ? "job" : "other"] ?? [];
  const methods = [...(shows(file) ? (["GET"] as const) : []), ...(takes(file) ? (["POST"] as const) : [])];
  return ROLES.flatMap((role, place) =>
    targets.flatMap((target) =>
      methods.map((method) => {
        const letter = (method === "GET" ? may : posts)[place] ?? "-";
        return { file, role, target, method, allowed: reached(letter, target) };
      }),
    ),
  );
});

/** All, unless cells were broken on purpose: then the routes that ask for them. */
const isAsked = ({ file }: Cell) => process.env.BROKEN_ROUTES?.split(" ").includes(file) ?? true;

/** What is refused first, then what only shows, then what changes the world, the harshest last. */
const order = ({ file, method, allowed }: Cell) =>
  !allowed ? 0 : method === "GET" ? 1 : /job-team|interviewers/.test(file) ? 3 : /delete/.test(file) ? 4 : 2;

test("lists, searches and forms hold what is theirs alone", async () => {
  const rename = (id: string, name: string) =>
    product.db.prepare("update applications set name = ? where id = ?").bind(name, id).run();
  await rename(own.applicationId, "Amara Ownjob");
  await rename(other.applicationId, "Amara Otherjob");
  for (const [role, sees] of [
    ["owner", true],
    ["recruiter", true],
    ["hiring-manager", false],
    ["interviewer", false],
  ] as const) {
    for (const query of [
      "",
      "?status=all",
      "?q=amara",
      `?job=${other.jobId}&status=all`,
      "?sort=name&status=all",
    ]) {
      const html = await (
        await product.fetch(paths.candidates() + query, { cookie: people[role].cookie })
      ).text();
      expect(html.includes(other.applicationId), `${role} ${query}`).toBe(sees);
    }
    const jobs = await (await product.fetch(paths.jobs(), { cookie: people[role].cookie })).text();
    expect(jobs.includes(paths.candidatesOf(other.jobId)), role).toBe(sees);
  }
  const manager = people["hiring-manager"];
  for (const status of ["offer_sent", "passed"]) {
    const fields = { status, from: "interview_approved" };
    const answer = await product.post(paths.candidateStatus(own.applicationId), fields, {
      cookie: manager.cookie,
    });
    expect(answer.status).toBe(403);
  }
  const known =
    "update applications set phone = '+44 7700 900123', email = 'amara@mail.example' where id = ?";
  await product.db.prepare(known).bind(own.applicationId).run();
  const contact = /amara@mail|900123|has the right to work|needs work auth/;
  for (const path of [paths.candidate(own.applicationId), paths.notes(own.applicationId), paths.candidates()])
    for (const role of ["hiring-manager", "interviewer"] as const) {
      const page = await (await product.fetch(path, { cookie: people[role].cookie })).text();
      expect(page).toContain("Amara");
      const told = role === "hiring-manager" && path !== paths.notes(own.applicationId);
      expect(contact.test(page), `${role} ${path}`).toBe(told);
    }
});

test("no page offers anybody a way that is closed to them", async () => {
  const closed: string[] = [];
  for (const role of ROLES) {
    const { cookie } = people[role];
    const pages = [paths.candidates(), paths.candidate(own.applicationId), paths.jobs(), paths.settings()];
    const links = new Set<string>();
    for (const page of pages) {
      const html = await (await product.fetch(page, { cookie })).text();
      for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.add(link.replaceAll("&amp;", "&"));
    }
    expect(links.size, role).toBeGreaterThan(8);
    for (const link of links)
      if ((await product.fetch(link, { cookie })).status >= 400) closed.push(`${role} ${link}`);
  }
  expect(closed).toEqual([]);
});

test("an interviewer is offered no filter by what they may not know, and none holds for them", async () => {
  const { cookie } = people.interviewer;
  const html = await (await product.fetch(`${paths.candidates()}?permit=no&tag=x`, { cookie })).text();
  expect(html).not.toMatch(/name="permit"|name="tag"|value="snoozed"|email or role/);
  expect(html).toContain('placeholder="Name or role"');
  const manager = people["hiring-manager"].cookie;
  expect(await (await product.fetch(paths.candidates(), { cookie: manager })).text()).toContain("permit");
});

test("an interviewer reads of no decisions, which are none of theirs", async () => {
  const read = async (role: "owner" | "hiring-manager" | "interviewer") =>
    (await product.fetch(paths.candidates({ status: "all" }), { cookie: people[role].cookie })).text();
  const decisions = /\d of \d decided|To the decision|aria-label="Decision"/g;
  expect((await read("interviewer")).match(decisions)).toBeNull();
  expect(await read("interviewer")).toContain("To the other candidates");
  for (const role of ["owner", "hiring-manager"] as const)
    expect(new Set((await read(role)).match(decisions)).size).toBe(3);
});

test("whoever may not have a file is told whom to ask, on a page", async () => {
  const { cookie } = people.interviewer;
  for (const path of [paths.candidatesCsv("?status=all"), paths.exportCompany(), paths.activityCsv()]) {
    const refused = await product.fetch(path, { cookie });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("Content-Type")).toMatch("text/html");
    expect(await refused.text()).toMatch(/You may not see this.*Only owners.*Please ask one of them\./);
  }
});

test("whoever is refused what they sent still stands in the header as signed in", async () => {
  const { cookie } = people.interviewer;
  const typed = { subject: "Welcome to the second round" };
  for (const refused of [
    await product.post(paths.templates(), typed, { cookie }),
    await product.fetch(paths.templates(), { cookie }),
  ]) {
    const html = await refused.text();
    expect(refused.status).toBe(403);
    expect(html).toContain("You may not see this");
    expect(html).not.toContain(`href="${paths.login()}`);
    expect(html).toContain("Sign Out");
  }
});

test("each role reads in the log what was done in its jobs, and no more", async () => {
  const { companyId, id } = people.owner;
  for (const [place, jobId] of [own.jobId, other.jobId].entries())
    await product.db
      .prepare(
        `insert into activity (seq, company_id, actor_id, actor_name, role, verb, object, job_id, at, via)
          values (?, ?, ?, 'Somebody', 'owner', 'job.edited', ?, ?, ?, 'page')`,
      )
      .bind(Date.now() * 2048 + 1000 + place, companyId, id, `Logged-${jobId}`, jobId, Date.now())
      .run();
  const wrong: string[] = [];
  for (const [role, reads] of [
    ["owner", [own, other]],
    ["recruiter", [other]],
    ["hiring-manager", [own]],
  ] as const)
    for (const [file, path] of [
      ["recruiter/activity.tsx", paths.activity()],
      ["recruiter/activity-csv.ts", paths.activityCsv()],
    ] as const) {
      const answer = await product.fetch(path, { cookie: people[role].cookie });
      const text = await answer.text();
      for (const [target, { jobId }] of Object.entries({ own, other }))
        if (text.includes(`Logged-${jobId}`) !== reads.some((one) => one.jobId === jobId))
          wrong.push(`GET ${file} as ${role}, ${target}: ${answer.status}`);
    }
  expect(wrong).toEqual([]);
});

test("each role sees and does what the table says, of its own, another's and a foreign one's", async () => {
  const wrong: string[] = [];
  const send = ({ method, file, role }: Cell, ids: Record<string, string>) => {
    const path = listed.find((route) => route.file === file)?.path ?? "";
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => ids[name] ?? "logo");
    const { cookie } = people[role];
    return method === "GET"
      ? product.fetch(`/${address}`, { cookie })
      : product.post(`/${address}`, {}, { cookie });
  };
  const idsOf: Record<Target, Ids> = { own, draft: drafted, other, foreign };
  for (const cell of cells.filter(isAsked).sort((a, b) => order(a) - order(b))) {
    const { status } = await send(cell, idsOf[cell.target]);
    // What is another company's answers like what is not there, even where a form is looked at first.
    const refused =
      status === 403 ||
      status === 404 ||
      (cell.target === "foreign" && status === (await send(cell, absent())).status);
    if (refused === cell.allowed)
      wrong.push(`${cell.method} ${cell.file} as ${cell.role}, ${cell.target}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(cells.length).toBeGreaterThan(300);
});

test("nobody reads or moves an application of their own, in any role", async () => {
  for (const role of ROLES) {
    const amara = await anApplicant(product);
    const job = await aJob(product, people.owner);
    const { id } = await anApplication(product, job, amara, {});
    await product.db.batch([
      product.db
        .prepare("update users set recruiter = 1, company_id = ? where id = ?")
        .bind(people.owner.companyId, amara.id),
      product.db
        .prepare("insert into members (company_id, user_id, role, joined_at) values (?, ?, ?, 1)")
        .bind(people.owner.companyId, amara.id, role),
      product.db
        .prepare("insert into job_team (user_id, job_id, company_id) values (?, ?, ?)")
        .bind(amara.id, job.id, people.owner.companyId),
      product.db
        .prepare(
          "insert into interviewers (user_id, seq, company_id) " +
            "select ?, seq, company_id from applications where id = ?",
        )
        .bind(amara.id, id),
    ]);
    for (const path of [paths.candidate(id), paths.evaluation(id)])
      expect([403, 404]).toContain((await product.fetch(path, { cookie: amara.cookie })).status);
    const moved = await product.post(
      paths.candidateStatus(id),
      { status: "interview_approved" },
      { cookie: amara.cookie },
    );
    expect([403, 404]).toContain(moved.status);
    for (const query of ["?status=all", "?q=amara&status=all", `?job=${job.id}&status=all`])
      expect(
        await (await product.fetch(paths.candidates() + query, { cookie: amara.cookie })).text(),
      ).not.toContain(`/dash/${id}`);
    const bulk = {
      intent: "send",
      bulk: ulid(),
      to: "interview_approved",
      people: `${id}:pending`,
      sure: "on",
    };
    await product.post("/dash/bulk", bulk, { cookie: amara.cookie });
    const stands = product.db.prepare("select status from applications where id = ?").bind(id);
    expect(await stands.first("status")).toBe("pending");
    for (const path of ["/dash/bulk?status=all", paths.dashboard()])
      expect(await (await product.fetch(path, { cookie: amara.cookie })).text()).not.toContain(id);
    await product.post("/dash/bulk", bulk, { cookie: people.owner.cookie });
    expect(await stands.first("status")).toBe("interview_approved");
    expect((await product.fetch(paths.application(job.id), { cookie: amara.cookie })).status).toBe(200);
  }
});
