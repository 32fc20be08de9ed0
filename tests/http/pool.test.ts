import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const BULK = "01KB0000000000000000000000";
const DAY = 86_400_000;
type Signed = Pick<TestPerson, "cookie">;

async function passed(many = 1) {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const job = await aJob(product, priya);
  const people: ({ person: TestPerson } & TestApplication)[] = [];
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(product, { name: `Person ${String(at).padStart(2, "0")}` });
    people.push({ person, ...(await anApplication(product, job, person, { status: "passed" })) });
  }
  const [first] = people;
  if (first === undefined) throw new Error("nobody has applied");
  return { priya, job, people, first };
}

const keep = (id: string, by: Signed, intent = "keep") => product.post(paths.pool(id), { intent }, by);
const several = (people: readonly { id: string }[], by: Signed, status = "passed") => {
  const seen = people.map(({ id }) => `${id}:${status}`).join(" ");
  return product.post(paths.bulkPool(), { bulk: BULK, people: seen, intent: "send" }, by);
};
const row = (id: string) =>
  product.db
    .prepare("select pool_ends, pooled_by, pool_left_at from applications where id = ?")
    .bind(id)
    .first<{ pool_ends: number | null; pooled_by: string | null; pool_left_at: number | null }>();
const ends = async (id: string) => (await row(id))?.pool_ends ?? null;
const counted = () => product.db.prepare("select pool from company_tags").first<number>("pool");
const listed = async (search: string, by: Signed) => {
  const html = await (await product.fetch(`/dash${search}`, by)).text();
  return [...html.matchAll(/class="desk-row-name"[^>]*>([^<]+)</g)].map(([, name]) => name);
};
const verbs = async () =>
  (
    await product.db
      .prepare("select verb, via, after_value from activity where verb like '%pooled' order by seq")
      .all<{ verb: string; via: string; after_value: string }>()
  ).results;

test("somebody passed is kept for later jobs for a year, found there, and taken out again", async () => {
  const { priya, first } = await passed(2);
  expect(await (await product.fetch("/dash?status=all", priya)).text()).not.toContain("Talent pool");
  expect(await wordsOf(await product.fetch(paths.pool(first.id), priya))).toContain(
    "It keeps no data for longer",
  );
  for (let time = 0; time < 2; time += 1) expect((await keep(first.id, priya)).status).toBe(303);
  const until = (await ends(first.id)) ?? 0;
  expect(Math.abs(until - Date.now() - 365 * DAY)).toBeLessThan(DAY);
  expect(await listed("?pool=on", priya)).toEqual(["Person 00"]);
  expect(await listed("?pool=on&q=zebedee", priya)).toEqual([]);
  expect(await counted()).toBe(1);
  const list = await (await product.fetch("/dash?status=all", priya)).text();
  expect(list).toContain('<option value="on">In the talent pool (1)</option>');
  const page = await wordsOf(await product.fetch(paths.candidate(first.id), priya));
  expect(page).toContain("In the talent pool until");
  const csv = await (await product.fetch(paths.candidatesCsv("?pool=on"), priya)).text();
  expect(csv.split("\r\n")[0]).toContain("In the talent pool until");
  expect(csv).toContain(new Date(until).toISOString());
  expect(csv).not.toContain("Person 01");

  for (let time = 0; time < 2; time += 1) expect((await keep(first.id, priya, "remove")).status).toBe(303);
  expect([await ends(first.id), await counted(), await listed("?pool=on", priya)]).toEqual([null, 0, []]);
  const nothing = { via: "page", after_value: "" };
  expect(await verbs()).toEqual([
    { verb: "candidate.pooled", ...nothing },
    { verb: "candidate.unpooled", ...nothing },
  ]);
});

test("an applicant reads that they are kept in mind, and ends it for good with one button", async () => {
  const { priya, first } = await passed();
  const { person, id, jobId } = first;
  const own = async () => wordsOf(await product.fetch(paths.application(jobId), person));
  expect(await own()).not.toContain("keeps you in mind");
  await keep(id, priya);
  expect(await own()).toContain("Nothing of you is kept longer for that");
  const archive = async () => {
    const answer = await product.fetch(paths.exportAccount(), person);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return JSON.parse(new TextDecoder().decode(files["applications.json"]));
  };
  expect(await archive()).toMatchObject([{ poolEnds: new Date((await ends(id)) ?? 0).toISOString() }]);
  expect(JSON.stringify(await archive())).not.toContain("Priya Nair");
  const leave = () => product.post(paths.application(jobId), { intent: "leave-pool" }, person);
  for (let time = 0; time < 2; time += 1) expect((await leave()).status).toBe(303);
  expect(await own()).not.toContain("keeps you in mind");
  expect(await row(id)).toMatchObject({ pool_ends: null, pooled_by: null });
  expect((await keep(id, priya)).status).toBe(409);
  await several([first], priya);
  expect(await ends(id)).toBeNull();
  expect(await wordsOf(await product.fetch(paths.pool(id), priya))).toContain("does not want to be kept");
  expect((await verbs()).at(-1)).toEqual({
    verb: "candidate.unpooled",
    via: "system",
    after_value: "as the applicant wishes",
  });
});

test("sixty are kept in one go, and whoever was not passed is left out and named", async () => {
  const { priya, job, people } = await passed(60);
  const undecided = await anApplication(product, job, await anApplicant(product), { name: "Una Undecided" });
  await product.sweep();
  const asks = { people: [...people, undecided].map(({ id }) => `${id}:passed`).join(" "), bulk: BULK };
  const page = await wordsOf(await product.post(paths.bulkPool(), asks, priya));
  expect(page).toContain("Una Undecided (");
  expect(await counted()).toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect((await several([...people, undecided], priya)).status).toBe(303);
  expect([await counted(), await ends(undecided.id)]).toEqual([60, null]);
  expect((await verbs()).length).toBe(60);
  expect(await listed("?pool=on", priya)).toHaveLength(15);
  const { rows } = await costOf(await product.fetch("/dash?pool=on", priya));
  expect(rows).toBeLessThanOrEqual(60);
});

test("a reason proposes the pool with its no, and whoever says no may choose otherwise", async () => {
  const { priya, job } = await passed();
  const plain = await anApplication(product, job, await anApplicant(product));
  await product.sweep();
  await product.post(paths.decisionSettings(), { ...SETTINGS, "reasons[0].pool": "" }, priya);
  expect(await (await product.fetch(paths.passCandidate(plain.id), priya)).text()).not.toContain(
    'name="pool"',
  );
  await product.post(paths.decisionSettings(), SETTINGS, priya);
  const no = { from: "pending", reason: "other", detail: "Somebody with more years of baking." };
  for (const [fields, kept] of [
    [no, true],
    [{ ...no, pool: "no" }, false],
    [{ ...no, reason: "skill", pool: "yes" }, true],
    [{ ...no, reason: "skill" }, false],
  ] as const) {
    const { id } = await anApplication(product, job, await anApplicant(product));
    await product.sweep();
    expect(await (await product.fetch(paths.passCandidate(id), priya)).text()).toContain('name="pool"');
    expect((await product.post(paths.passCandidate(id), fields, priya)).status).toBe(303);
    expect((await ends(id)) !== null, JSON.stringify(fields)).toBe(kept);
  }
  const many = [plain, await anApplication(product, job, await anApplicant(product))];
  await product.sweep();
  const bulk = { ...no, bulk: BULK, to: "passed", intent: "send" };
  const seen = many.map(({ id }) => `${id}:pending`).join(" ");
  expect((await product.post(paths.bulk(), { ...bulk, people: seen }, priya)).status).toBe(303);
  expect(await Promise.all(many.map(async ({ id }) => (await ends(id)) !== null))).toEqual([true, true]);
});

const SETTINGS = {
  undoWindow: "10-minutes",
  asksReasons: "on",
  "reasons[0].id": "other",
  "reasons[0].ours": "Somebody else fitted better",
  "reasons[0].theirs": "Somebody else fitted the job better.",
  "reasons[0].active": "on",
  "reasons[0].pool": "on",
  "reasons[1].id": "skill",
  "reasons[1].ours": "Needed skill",
  "reasons[1].theirs": "We were looking for a skill that we did not find.",
  "reasons[1].active": "on",
};

test("whoever was not told of the no yet reads nothing of the pool, and Undo takes both back", async () => {
  const { priya, job } = await passed();
  const person = await anApplicant(product);
  const { id, jobId } = await anApplication(product, job, person);
  await product.sweep();
  await product.post(paths.decisionSettings(), SETTINGS, priya);
  const no = { from: "pending", reason: "other", detail: "Somebody with more years of baking." };
  await product.post(paths.passCandidate(id), no, priya);
  expect(await ends(id)).not.toBeNull();
  expect(await wordsOf(await product.fetch(paths.application(jobId), person))).not.toContain("in mind");
  const archive = await product.fetch(paths.exportAccount(), person);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(JSON.parse(new TextDecoder().decode(files["applications.json"]))[0].poolEnds).toBeNull();
  const change = await product.db.prepare("select id from status_changes").first<string>("id");
  await product.post(paths.undoDecision(change ?? ""), {}, priya);
  expect([await ends(id), await counted()]).toEqual([null, 0]);
});

test("whoever is considered again leaves the pool, and a place in it ends after its year", async () => {
  const { priya, people } = await passed(3);
  await several(people, priya);
  const [one, two, three] = people.map(({ id }) => id);
  const again = { from: "passed", reason: "A place came free" };
  expect((await product.post(paths.reconsider(one ?? ""), again, priya)).status).toBe(303);
  expect([await ends(one ?? ""), await counted()]).toEqual([null, 2]);
  await product.db
    .prepare("update applications set pool_ends = ? where id = ?")
    .bind(Date.now() - 1, two)
    .run();
  await product.sweep();
  expect([await ends(two ?? ""), await counted()]).toEqual([null, 1]);
  await product.db.prepare("delete from applications where id = ?").bind(three).run();
  expect([await counted(), await listed("?pool=on", priya)]).toEqual([0, []]);
});

test("the pool is the owners' and recruiters' alone, of their own company", async () => {
  const { priya, job, first } = await passed();
  const lena = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  await keep(first.id, priya);
  expect((await keep(first.id, lena, "remove")).status).toBe(403);
  expect((await several([first], lena)).status).toBe(403);
  for (const page of ["/dash?status=all", "/dash?pool=on", paths.candidate(first.id)]) {
    const html = await (await product.fetch(page, lena)).text();
    expect(html).toContain("Person 00");
    expect(html.toLowerCase()).not.toContain("talent pool");
  }
  const stranger = await aRecruiter(product);
  expect((await keep(first.id, stranger, "remove")).status).toBe(404);
  await several([first], stranger);
  expect(await listed("?pool=on", stranger)).toEqual([]);
  expect(await ends(first.id)).not.toBeNull();
});
