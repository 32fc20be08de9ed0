import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const WHY = "She has baked for twenty years";

async function applied() {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const { companyId } = priya;
  const lena = await aRecruiter(product, { companyId, role: "hiring-manager", name: "Lena Hoffmann" });
  const job = await aJob(product, priya);
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const { id } = await anApplication(product, job, amara, { status: "interview_approved" });
  return { priya, lena, job, amara, id };
}

const propose = (id: string, by: Pick<TestPerson, "cookie">, more: Record<string, string> = {}) =>
  product.post(
    paths.propose(id),
    { intent: "propose", to: "offer_sent", from: "interview_approved", reason: WHY, ...more },
    by,
  );
const standing = (id: string) =>
  product.db.prepare("select proposal from applications where id = ?").bind(id).first<string>("proposal");

test("a hiring manager proposes an offer, and whoever decides finds it on top and makes it", async () => {
  const { priya, lena, id, amara } = await applied();
  const before = await (await product.fetch(paths.candidate(id), lena)).text();
  expect(before).toContain(`href="${paths.propose(id)}"`);
  expect(await (await product.fetch(paths.candidate(id), priya)).text()).not.toContain(paths.propose(id));
  for (let time = 0; time < 2; time += 1) expect((await propose(id, lena)).status).toBe(303);
  const page = await (await product.fetch(paths.candidate(id), priya)).text();
  expect(page).toContain("Lena Hoffmann proposes an offer");
  expect(page).toContain(WHY);
  const list = await (await product.fetch("/dash?status=all", priya)).text();
  expect(list).toMatch(/desk-row-line[\s\S]*Lena Hoffmann proposes an offer/);
  expect(costOf(await product.fetch(paths.candidate(id), priya)).rows).toBeLessThanOrEqual(60);
  expect(await wordsOf(await product.fetch(paths.application(amara.id), amara))).not.toContain(WHY);
  const press = { status: "offer_sent", from: "interview_approved" };
  expect((await product.post(paths.candidateStatus(id), press, lena)).status).toBe(403);
  expect((await product.post(paths.candidateStatus(id), press, priya)).status).toBe(303);
  expect(await standing(id)).toBeNull();
  const { results } = await product.db
    .prepare("select verb, actor_name, after_value from activity where verb like '%proposed'")
    .all();
  expect(results).toEqual([
    { verb: "candidate.proposed", actor_name: "Lena Hoffmann", after_value: "offer_sent" },
  ]);
});

test("a proposal is changed and taken back by its author, or dismissed by whoever decides", async () => {
  const { priya, lena, id } = await applied();
  await propose(id, lena);
  await propose(id, lena, { to: "passed", reason: "On second thought" });
  expect(await wordsOf(await product.fetch(paths.candidate(id), priya))).toContain(
    "Lena Hoffmann proposes to pass",
  );
  const other = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  const job = await product.db.prepare("select id from jobs").first<string>("id");
  await product.post(paths.jobTeam(job ?? ""), { chosen: [lena.id, other.id] }, priya);
  await product.post(paths.propose(id), { intent: "dismiss" }, other);
  expect(await standing(id)).toBe("passed");
  await product.post(paths.propose(id), { intent: "dismiss" }, lena);
  expect(await standing(id)).toBeNull();
  await propose(id, lena);
  for (let time = 0; time < 2; time += 1)
    expect((await product.post(paths.propose(id), { intent: "dismiss" }, priya)).status).toBe(303);
  expect(await standing(id)).toBeNull();
});

test("a decision that is taken back leaves what was proposed where it was", async () => {
  const { priya, lena, id } = await applied();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, priya);
  await propose(id, lena, { to: "passed" });
  const read = async () => wordsOf(await product.fetch(paths.candidate(id), lena));
  const proposed = `Lena Hoffmann proposes to pass. “${WHY}”`;
  expect(await read()).toContain(proposed);
  const pass = { status: "passed", from: "interview_approved" };
  expect((await product.post(paths.candidateStatus(id), pass, priya)).status).toBe(303);
  expect(await read()).not.toContain(proposed);
  const change = await product.db.prepare("select id from status_changes").first<string>("id");
  for (let time = 0; time < 2; time += 1)
    expect((await product.post(paths.undoDecision(change ?? ""), {}, priya)).status).toBe(303);
  expect(await read()).toContain(proposed);
  expect(await product.db.prepare("select proposed_by_id as by from applications").first("by")).toBe(lena.id);
});

test("whoever proposes on an old page is told where the candidate stands by now", async () => {
  const { priya, lena, id } = await applied();
  await product.post(paths.candidateStatus(id), { status: "offer_sent", from: "interview_approved" }, priya);
  const answer = await propose(id, lena);
  expect(answer.status).toBe(409);
  expect(await wordsOf(answer)).toContain("Nothing was changed");
  expect(await standing(id)).toBeNull();
  const wrong: Record<string, string>[] = [{ reason: "  " }, { to: "offer_accepted" }, { to: "" }];
  for (const fields of wrong) expect((await propose(id, lena, fields)).status).toBe(422);
});

test("whoever has one thing to propose is not asked to choose it", async () => {
  const { lena, id } = await applied();
  const asked = async () => (await product.fetch(paths.propose(id), lena)).text();
  expect((await asked()).match(/type="radio"/g)).toHaveLength(2);
  await product.db.prepare("update applications set status = 'pending' where id = ?").bind(id).run();
  const html = await asked();
  expect(html).not.toContain('type="radio"');
  expect(html).toContain('name="to" value="passed"');
  expect(await wordsOf(await product.fetch(paths.propose(id), lena))).toContain(
    "What you propose: Pass them.",
  );
  expect((await propose(id, lena, { to: "passed", from: "pending" })).status).toBe(303);
});

test("nobody is asked to propose anything once an offer is out", async () => {
  const { priya, lena, id } = await applied();
  const offers = async () =>
    (await (await product.fetch(paths.candidate(id), lena)).text()).includes(paths.propose(id));
  expect(await offers()).toBe(true);
  await product.post(paths.candidateStatus(id), { status: "offer_sent", from: "interview_approved" }, priya);
  expect(await offers()).toBe(false);
  expect((await propose(id, lena, { to: "passed", from: "offer_sent" })).status).toBe(409);
  expect(await standing(id)).toBeNull();
});

test("nobody proposes beyond their jobs, for themselves, or in another company", async () => {
  const { priya, lena, id } = await applied();
  const other = await anApplication(product, await aJob(product, priya), await anApplicant(product), {
    status: "interview_approved",
  });
  const samuel = await aRecruiter(product, { companyId: priya.companyId, role: "interviewer" });
  await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
  const stranger = await aRecruiter(product);
  expect((await propose(other.id, lena)).status).toBe(404);
  expect((await propose(id, samuel)).status).toBe(403);
  expect((await propose(id, stranger)).status).toBe(404);
  await propose(id, lena);
  expect(await (await product.fetch(paths.candidate(id), samuel)).text()).not.toContain(WHY);
  expect((await product.post(paths.propose(id), { intent: "dismiss" }, stranger)).status).toBe(404);
  expect(await standing(id)).toBe("offer_sent");
});

test("the applicant may ask for the reason, and reads neither who proposed nor what", async () => {
  const { priya, lena, id, amara } = await applied();
  await propose(id, lena, { to: "passed" });
  const archive = async () => {
    const answer = await product.fetch(paths.exportAccount(), amara);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return new TextDecoder().decode(files["applications.json"]);
  };
  expect(JSON.parse(await archive())).toMatchObject([{ proposalReason: WHY }]);
  expect(await archive()).not.toMatch(/Lena|"proposal":|passed/);
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, priya);
  expect(JSON.parse(await archive())).toMatchObject([{ proposalReason: null }]);
});
