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
const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;
const count = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const seenAs = (people: readonly { id: string }[]) => people.map(({ id }) => `${id}:pending`).join(" ");
type Signed = Pick<TestPerson, "cookie">;

async function applied(many = 1) {
  const priya = await aRecruiter(product, { role: "owner" });
  const job = await aJob(product, priya);
  const people: ({ person: TestPerson } & TestApplication)[] = [];
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(product, { name: `Person ${String(at).padStart(2, "0")}` });
    people.push({ person, ...(await anApplication(product, job, person)) });
  }
  const [first] = people;
  if (first === undefined) throw new Error("nobody has applied");
  return { priya, job, people, first };
}

const add = (id: string, tag: string, by: Signed) => product.post(paths.tags(id), { intent: "add", tag }, by);
const remove = (id: string, tag: string, by: Signed) =>
  product.post(paths.tags(id), { intent: "remove", tag }, by);
const tagsOf = (id: string) =>
  product.db.prepare("select tags from applications where id = ?").bind(id).first<string>("tags");
const companys = () => rows<{ people: string }>("select people from company_tags");
const several = (people: readonly { id: string }[], tag: string, by: Signed) =>
  product.post(paths.bulkTags(), { bulk: BULK, people: seenAs(people), intent: "send", tag }, by);
const listed = async (search: string, by: Signed) => {
  const html = await (await product.fetch(`/dash${search}`, by)).text();
  return [...html.matchAll(/class="desk-row-name"[^>]*>([^<]+)</g)].map(([, name]) => name);
};

test("a candidate is tagged, found by the tag, shown with it, and loses it again", async () => {
  const { priya, people, first } = await applied(3);
  expect((await add(first.id, "  Sourdough   bread ", priya)).status).toBe(303);
  await add(first.id, "Nights", priya);
  expect(await tagsOf(first.id)).toBe('["Sourdough bread","Nights"]');
  expect(await companys()).toEqual([{ people: '{"Nights":1,"Sourdough bread":1}' }]);
  expect(await listed("?tag=Sourdough+bread", priya)).toEqual(["Person 00"]);
  expect(await listed("?tag=sourdough+BREAD", priya)).toEqual(["Person 00"]);
  expect(await listed("?tag=Sourdough", priya)).toEqual([]);
  const list = await (await product.fetch("/dash", priya)).text();
  expect(list).toContain('<span class="desk-row-tags">Sourdough bread, Nights</span>');
  expect(list).toContain('<option value="Nights">Nights</option>');
  const page = await (await product.fetch(paths.candidate(first.id), priya)).text();
  expect(page).toContain('href="/dash?tag=Sourdough+bread"');
  const own = await (await product.fetch(paths.tags(people[1]?.id ?? ""), priya)).text();
  expect(own).toContain('<option value="Nights">');

  for (let time = 0; time < 2; time += 1) expect((await remove(first.id, "Nights", priya)).status).toBe(303);
  await remove(first.id, "Sourdough bread", priya);
  expect([await tagsOf(first.id), await companys()]).toEqual(["[]", [{ people: "{}" }]]);
  expect(await listed("?tag=Nights", priya)).toEqual([]);
  const verbs = await rows(
    "select verb, before_value, after_value, object from activity where verb like '%tag%'",
  );
  const nothing = { before_value: "", after_value: "", object: "" };
  expect(verbs).toEqual(
    ["tagged", "tagged", "untagged", "untagged"].map((did) => ({ verb: `candidate.${did}`, ...nothing })),
  );
});

test("a tag that differs in case alone is the one that the company has, in any alphabet", async () => {
  const { priya, people } = await applied(3);
  const [one, two, three] = people.map(({ id }) => id);
  await add(one ?? "", "Öfen", priya);
  await Promise.all([add(two ?? "", "öFEN", priya), add(three ?? "", "ÖFEN", priya)]);
  expect(await companys()).toEqual([{ people: '{"Öfen":3}' }]);
  expect((await add(one ?? "", "öfen", priya)).status).toBe(303);
  expect(await tagsOf(one ?? "")).toBe('["Öfen"]');
});

test("of several who type a new tag at once, each in other capitals, all get one and the same", async () => {
  const { priya, people } = await applied(12);
  const typed = (at: number) => (at % 2 === 0 ? "Nights" : "NIGHTS");
  const done = await Promise.all(people.map(({ id }, at) => add(id, typed(at), priya)));
  expect(done.map(({ status }) => status)).toEqual(people.map(() => 303));
  const [{ people: text } = { people: "" }] = await companys();
  expect(['{"Nights":12}', '{"NIGHTS":12}']).toContain(text);
});

test("nobody has more than ten tags, a company a hundred at most, and none is long or a list", async () => {
  const { priya, people, first } = await applied(12);
  for (const wrong of ["", " ", "x".repeat(31), "Ovens, bread"]) {
    for (const page of [await add(first.id, wrong, priya), await several(people, wrong, priya)]) {
      const html = await page.text();
      expect([page.status, html], wrong).toEqual([
        422,
        expect.stringContaining(wrong.trim() && `value="${wrong}"`),
      ]);
      expect(html).not.toMatch(/<input[^>]*name="tag"[^>]*maxlength/i);
    }
  }
  for (let at = 0; at < 10; at += 1) await add(first.id, `Tag ${at}`, priya);
  const eleventh = await add(first.id, "Tag 10", priya);
  expect([eleventh.status, await wordsOf(eleventh)]).toEqual([
    422,
    expect.stringContaining("Nobody has more than 10 tags"),
  ]);
  const missed = await several(people, "Tag 11", priya);
  expect(missed.headers.get("Location")).toBe(paths.bulkTags([first.id]));
  expect(await wordsOf(await product.fetch(paths.bulkTags([first.id]), priya))).toMatch(
    /have 10 tags already.*Person 00/,
  );
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Tag ${at}`, 1])));
  await product.db.prepare("update company_tags set people = ?").bind(many).run();
  const full = await add(people[1]?.id ?? "", "One more", priya);
  expect([full.status, await wordsOf(full)]).toEqual([422, expect.stringContaining("has 100 tags")]);
  expect((await several(people, "One more", priya)).status).toBe(422);
  expect((await add(people[1]?.id ?? "", "tag 99", priya)).status).toBe(303);
  const page = await product.fetch(paths.candidates(), priya);
  expect(costOf(page).rows).toBeLessThanOrEqual(60);
});

test("sixty are tagged in one go, and pressed twice it is done once", async () => {
  const { priya, people } = await applied(60);
  const list = await (await product.fetch("/dash?select=on", priya)).text();
  expect(list).toContain(`formaction="${paths.bulkTags()}"`);
  expect(await wordsOf(await several(people, "", priya))).toMatch(/Tag 60 people.*Please give a tag/);
  for (let time = 0; time < 2; time += 1) {
    const done = await several(people, "Ovens", priya);
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/dash?tag=Ovens"]);
  }
  expect(await companys()).toEqual([{ people: '{"Ovens":60}' }]);
  expect(await count(`activity where verb = 'candidate.tagged' and request_id = '${BULK}'`)).toBe(60);
  expect(await listed("?tag=Ovens", priya)).toHaveLength(15);
});

test("a hiring manager tags people of their jobs alone, and an interviewer sees no tags", async () => {
  const { priya, job, first } = await applied();
  const { companyId } = priya;
  const other = await anApplication(product, await aJob(product, priya), await anApplicant(product));
  const lena = await aRecruiter(product, { companyId, role: "hiring-manager" });
  const samuel = await aRecruiter(product, { companyId, role: "interviewer" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  await product.post(paths.interviewers(first.id), { chosen: [samuel.id] }, priya);
  expect((await add(first.id, "Ovens", lena)).status).toBe(303);
  expect((await add(other.id, "Ovens", lena)).status).toBe(404);
  await several([first, other], "Nights", lena);
  expect([await tagsOf(first.id), await tagsOf(other.id)]).toEqual(['["Ovens","Nights"]', "[]"]);
  expect(await listed("?tag=Ovens", lena)).toEqual(["Person 00"]);
  const theirs = await (await product.fetch("/dash?select=on&status=all", lena)).text();
  for (const act of [paths.bulkWrite(), paths.bulkSnooze(), 'name="to"']) expect(theirs).not.toContain(act);
  for (const page of [paths.candidates(), paths.candidate(first.id)]) {
    const html = await (await product.fetch(page, samuel)).text();
    expect(html).toContain("Person 00");
    expect(html).not.toMatch(/Ovens|Nights/);
  }
  expect((await add(first.id, "Ovens", samuel)).status).toBe(403);
  const stranger = await aRecruiter(product);
  expect((await add(first.id, "Ovens", stranger)).status).toBe(404);
  await several([first], "Strange", stranger);
  expect(await listed("?tag=Ovens", stranger)).toEqual([]);
  expect(JSON.stringify(await companys())).not.toContain("Strange");
});

test("nobody tags an application of their own, and applicants read tags in their archive alone", async () => {
  const { priya, first } = await applied();
  await add(first.id, "Ovens", priya);
  const { person } = first;
  for (const page of [paths.application(first.jobId), "/applications"])
    expect(await (await product.fetch(page, person)).text()).not.toContain("Ovens");
  const archive = async () => {
    const answer = await product.fetch(paths.exportAccount(), person);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return new TextDecoder().decode(files["applications.json"]);
  };
  expect(JSON.parse(await archive())).toMatchObject([{ tags: ["Ovens"] }]);
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, priya);
  expect(JSON.parse(await archive())).toMatchObject([{ tags: [] }]);
  await product.db.batch([
    product.db
      .prepare("update users set company_id = ?2, recruiter = 1 where id = ?1")
      .bind(person.id, priya.companyId),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?2, ?1, 'owner', 1)")
      .bind(person.id, priya.companyId),
  ]);
  expect((await add(first.id, "Genius", person)).status).toBe(404);
  await several([first], "Genius", person);
  expect(await tagsOf(first.id)).toBe('["Ovens"]');
});

test("tags go with the application, and the company's with the last of them", async () => {
  const { priya, people, first } = await applied(2);
  await several(people, "Ovens", priya);
  await add(first.id, "Nights", priya);
  await product.db.prepare("delete from applications where id = ?").bind(first.id).run();
  expect(await companys()).toEqual([{ people: '{"Ovens":1}' }]);
  expect(await listed("?tag=Ovens", priya)).toEqual(["Person 01"]);
});
