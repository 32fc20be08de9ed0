import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DETAIL = "We were looking for three years with ovens; your CV shows one.";

/** Somebody at a company that gives a reason with every no. */
async function aFrankCompany(settings: Fields = {}, status = "pending") {
  const recruiter = await aRecruiter(product);
  const saved = await product.post(
    paths.decisionSettings(),
    { undoWindow: "none", asksReasons: "on", reasonsInMail: "on", ...OWN_REASON, ...settings },
    recruiter,
  );
  expect(saved.status).toBe(303);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person, { status });
  const pass = (fields: Fields) =>
    product.post(paths.passCandidate(application.id), { from: status, ...fields }, recruiter);
  return { recruiter, cookie: recruiter.cookie, job, person, application, pass };
}

const OWN_REASON = {
  "reasons[0].id": "skill",
  "reasons[0].ours": "Needed skill",
  "reasons[0].theirs": "We were looking for a skill that we did not find.",
  "reasons[0].active": "on",
  "reasons[1].ours": "Sent twice",
  "reasons[1].theirs": "We have this application already.",
  "reasons[1].active": "on",
  "reasons[1].brief": "on",
};

const statusOf = (id: string) =>
  product.db.prepare("select status from applications where id = ?").bind(id).first<string>("status");

test("a company without reasons reads nothing of another's, wherever it decides", async () => {
  const frank = await aFrankCompany({ undoWindow: "morning" });
  expect(await wordsOf(await product.fetch(paths.passCandidate(frank.application.id), frank))).toContain(
    "Needed skill",
  );
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  for (const [status, path] of [
    ["pending", paths.passCandidate],
    ["passed", paths.reconsider],
  ] as const) {
    const { id } = await anApplication(product, job, await anApplicant(product), { status });
    const page = await wordsOf(await product.fetch(path(id), recruiter));
    expect(page).not.toContain("Needed skill");
    expect(page).not.toContain("next morning");
  }
  const { id } = await anApplication(product, job, await anApplicant(product));
  const passed = await product.post(paths.passCandidate(id), { from: "pending" }, recruiter);
  expect(passed.status).toBe(303);
  expect(await statusOf(id)).toBe("passed");
});

test("no reason, no no: by whatever way it is sent", async () => {
  const { application, pass, recruiter, cookie, person } = await aFrankCompany();
  const short = await product.post(paths.candidateStatus(application.id), { status: "passed" }, recruiter);
  expect(short.status).toBe(422);
  expect(await wordsOf(short)).toContain("gives a reason with every no");
  for (const [fields, words] of [
    [{}, "Please choose a reason"],
    [{ reason: "ai", detail: DETAIL }, "Please choose a reason"],
    [{ reason: "skill", detail: "too short" }, "Please write at least 20 characters"],
  ] as const) {
    const refused = await pass(fields);
    expect(refused.status).toBe(422);
    const html = await refused.clone().text();
    expect(await wordsOf(refused)).toContain(words);
    if ("detail" in fields) expect(html).toContain(fields.detail);
  }
  expect(await statusOf(application.id)).toBe("pending");
  expect(await (await product.fetch(paths.candidate(application.id), { cookie })).text()).toContain(
    `href="${paths.passCandidate(application.id)}"`,
  );
  expect((await pass({ reason: "Sent twice" })).status).toBe(303);
  expect(await statusOf(application.id)).toBe("passed");
  expect((await mailsTo(product, person.email))[0]?.text).toContain("We have this application already.");
});

test("the applicant reads the reason on the page, and in the mail if the company says so", async () => {
  for (const reasonsInMail of ["on", undefined]) {
    const { pass, job, person, application, cookie } = await aFrankCompany({ reasonsInMail });
    expect((await pass({ reason: "skill", detail: DETAIL })).status).toBe(303);
    const page = await wordsOf(await product.fetch(paths.application(job.id), person));
    expect(page).toContain(`We were looking for a skill that we did not find. ${DETAIL}`);
    expect(page).not.toContain("Needed skill");
    const [mail] = await mailsTo(product, person.email);
    expect(mail?.text.includes(DETAIL)).toBe(reasonsInMail === "on");
    const inside = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
    expect(inside).toContain(`Needed skill: ${DETAIL}`);
  }
});

test("whoever names what the law protects is warned, and sends it knowingly or not at all", async () => {
  const { pass, application } = await aFrankCompany();
  const detail = "With your pregnancy we fear that you will be away.";
  const warned = await pass({ reason: "skill", detail });
  expect(warned.status).toBe(422);
  expect(await wordsOf(warned)).toContain("It speaks of pregnancy, children or marriage");
  expect((await pass({ reason: "skill", detail: `${detail} Sorry.`, sure: detail })).status).toBe(422);
  expect(await statusOf(application.id)).toBe("pending");
  expect((await pass({ reason: "skill", detail, sure: detail })).status).toBe(303);
});

test("whoever passes somebody with a reason reads the mail first, and nobody is told by that", async () => {
  const { pass, application, person } = await aFrankCompany();
  const asked = { intent: "check", reason: "skill" };
  expect((await pass({ ...asked, detail: "short" })).status).toBe(422);
  const shown = await pass({ ...asked, detail: DETAIL });
  expect(shown.status).toBe(200);
  const html = await shown.clone().text();
  expect(/<figure[\s\S]*?<\/figure>/.exec(html)?.[0]).toContain(DETAIL);
  expect(html.match(/autofocus/g)).toHaveLength(1);
  expect(await statusOf(application.id)).toBe("pending");
  expect(await mailsTo(product, person.email)).toEqual([]);
  expect((await pass({ reason: "skill", detail: DETAIL })).status).toBe(303);
  expect((await mailsTo(product, person.email))[0]?.text).toContain(DETAIL);
});

test("an offer that is declined needs no reason of the company's, one withdrawn does", async () => {
  const { pass, application } = await aFrankCompany({}, "offer_sent");
  expect((await pass({})).status).toBe(422);
  expect((await pass({ offer: "withdrawn" })).status).toBe(422);
  expect((await pass({ offer: "declined" })).status).toBe(303);
  expect(await statusOf(application.id)).toBe("passed");
});

test.each(["passed", "offer_accepted"])(
  "somebody %s is reconsidered with a reason, and told",
  async (status) => {
    const { recruiter, cookie, application, person, job } = await aFrankCompany({}, status);
    const again = (fields: Fields, by = recruiter) =>
      product.post(paths.reconsider(application.id), { from: status, ...fields }, by);
    expect((await again({ reason: "a mistake" })).status).toBe(422);
    const reason = "The position is open again.";
    expect((await again({ reason })).status).toBe(303);
    expect((await again({ reason })).status).toBe(303);
    expect(await statusOf(application.id)).toBe("pending");
    expect((await mailsTo(product, person.email)).map(({ subject }) => subject)).toEqual([
      "Your application is being looked at again: Senior Frontend Engineer",
    ]);
    expect(await wordsOf(await product.fetch(paths.application(job.id), person))).toContain("In review");
    const page = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
    expect(page).toContain(`→ Initial Review ${reason}`);
    const colleague = await aRecruiter(product, { companyId: recruiter.companyId });
    const late = await again({ reason }, colleague);
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toContain("stands at “Initial Review” by now");
    expect((await again({ reason }, await aRecruiter(product))).status).toBe(404);
  },
);

test("a no that is not told yet is taken back, not reconsidered", async () => {
  const { recruiter, pass, application } = await aFrankCompany({ undoWindow: "60-minutes" });
  await pass({ reason: "skill", detail: DETAIL });
  const page = await wordsOf(await product.fetch(paths.reconsider(application.id), recruiter));
  expect(page).toContain("take it back with Undo");
  expect(page).not.toContain("goes back to Initial Review");
  const fields = { from: "passed", reason: "The position is open again." };
  const refused = await product.post(paths.reconsider(application.id), fields, recruiter);
  expect(refused.status).toBe(409);
  const words = await wordsOf(refused);
  expect(words).toContain("take it back with Undo");
  expect(words).toContain("The position is open again.");
  expect(await statusOf(application.id)).toBe("passed");
});

test("a reason's template makes the mail, alone and in bulk; where it cannot, that is said", async () => {
  const template = "01KB0000000000000000000001";
  const settings = { "reasons[0].template": template, "reasons[1].template": template };
  const { recruiter, job, person, application, pass } = await aFrankCompany(settings);
  const write = (companyId: string, body: string) =>
    product.db
      .prepare(
        "insert or replace into templates (id, company_id, name, subject, body, language, statuses, " +
          "updated_at) values (?, ?, 'A skill short', 'No, {{first_name}}', ?, 'en', '[]', 1)",
      )
      .bind(template, companyId, body)
      .run();
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const more = await Promise.all([1, 2, 3].map(() => anApplicant(product, { name: "Bea Lund" })));
  const others = await Promise.all(more.map((one) => anApplication(product, job, one)));
  const bulk = async (index: number, intent: string, reason: string) => {
    const people = `${others[index]?.id}:pending`;
    const fields = { intent, to: "passed", people, reason, detail: reason === "skill" ? DETAIL : "" };
    return product.post(paths.bulk(), fields, recruiter);
  };
  const mailTo = async (one = person) => (await mailsTo(product, one.email))[0];

  await write(recruiter.companyId, "Dear **{{full_name}}**: {{reason}} {{detail}}");
  const page = await product.fetch(paths.decisionSettings(), recruiter);
  expect(await page.text()).toMatch(new RegExp(`value="${template}" selected="">A skill short`));
  const moved = await pass({ reason: "skill", detail: DETAIL });
  expect(flashOf(moved)).not.toContain("usual mail");
  expect((await mailTo())?.subject).toBe("No, Amara");
  expect((await mailTo())?.text).toContain(`We were looking for a skill that we did not find. ${DETAIL}`);
  expect((await mailTo())?.html).toMatch(/Dear <strong>Amara Okafor<\/strong>/);

  expect(await wordsOf(await bulk(0, "check", "skill"))).toMatch(/Subject: No, Bea .*Dear Bea Lund/);
  expect((await bulk(0, "send", "skill")).status).toBe(303);
  expect((await mailTo(more[0]))?.subject).toBe("No, Bea");
  // Without a word of detail the template cannot be sent, and neither can another company's.
  expect(await wordsOf(await bulk(1, "check", "Sent twice"))).toMatch(/The usual mail goes to 1 person/);
  expect((await bulk(1, "send", "Sent twice")).status).toBe(303);
  expect((await mailTo(more[1]))?.subject).toMatch(/^About your application/);
  await write(stranger.companyId, "Stolen words");
  const last = { from: "pending", reason: "skill", detail: DETAIL };
  const told = await product.post(paths.passCandidate(others[2]?.id ?? ""), last, recruiter);
  expect(flashOf(told)).toContain("It is the usual mail: the reason’s template could not be used.");
  expect((await mailTo(more[2]))?.subject).toMatch(/^About your application/);
  expect(await wordsOf(await product.fetch(paths.decisionSettings(), recruiter))).toContain(
    "The template was deleted: they get the usual mail.",
  );
  expect(await statusOf(application.id)).toBe("passed");
});
