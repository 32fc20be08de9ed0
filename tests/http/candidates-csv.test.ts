import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { manyCandidates } from "../support/candidates";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Reader = { cookie: string };
const fileFor = async (reader: Reader, list = "") => {
  const answer = await product.fetch(paths.candidatesCsv(list), reader);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="candidates.csv"');
  return (await answer.text()).trimEnd().split("\r\n");
};
const namesIn = (lines: string[]) => lines.slice(1).map((line) => line.slice(0, line.indexOf(",")));

test("a recruiter takes six hundred people along as a file, each once and in the list's order", async () => {
  const recruiter = await aRecruiter(product);
  await manyCandidates(product, await aJob(product, recruiter), 600);
  for (const sort of ["score", "name", "date"]) {
    const names = namesIn(await fileFor(recruiter, `?sort=${sort}`));
    expect(new Set(names).size, sort).toBe(600);
    expect(names.length, sort).toBe(600);
    const page = await (await product.fetch(`/dash?status=all&sort=${sort}`, recruiter)).text();
    const listed = [...page.matchAll(/class="desk-row-name"[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(listed.length, sort).toBeGreaterThan(20);
    expect(names.slice(0, listed.length), sort).toEqual(listed);
  }
});

test("the file holds what the list was narrowed to, and says the same of everybody", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter, { title: "=Baker" });
  const mira = await anApplicant(product, { email: "mira@example.org" });
  const otto = await anApplicant(product);
  const { id } = await anApplication(product, job, mira, { name: "Mira Solberg", overallScore: 83 });
  await anApplication(product, job, otto, { name: "Otto Brandt", status: "passed" });
  const [head, line, ...others] = await fileFor(recruiter, "?q=solberg");
  expect(head).toBe(
    "Name,Email,Job,Status,Stage,Score,No score because,In short,Applied,Work authorisation," +
      "Can start,Tags,Page,Phone,Snoozed until",
  );
  expect(line).toMatch(
    /^Mira Solberg,mira@example\.org,"'=Baker",Initial Review,,83,,,20\d\d-.*Z,Yes,In 2 weeks,/,
  );
  expect(line?.endsWith(`${ORIGIN + paths.candidate(id)},,`)).toBe(true);
  expect(others).toEqual([]);
  for (const tag of ["Ovens", "Nights"])
    await product.post(paths.tags(id), { intent: "add", tag }, recruiter);
  const [, tagged, ...none] = await fileFor(recruiter, "?tag=Ovens");
  expect([tagged, none]).toEqual([expect.stringContaining(',In 2 weeks,"Ovens, Nights",'), []]);
  expect(namesIn(await fileFor(recruiter, "?status=passed"))).toEqual(["Otto Brandt"]);
  expect(namesIn(await fileFor(recruiter, "?status=pending"))).toEqual(["Mira Solberg"]);
  expect(namesIn(await fileFor(recruiter, "?q=nobody"))).toEqual([]);
  await product.db.prepare("update companies set evaluates = 0").run();
  expect((await fileFor(recruiter, "?q=solberg"))[1]).toContain(",Initial Review,,,,,20");
});

test("a recruiter who takes the file along can call people, and sees who is put off until when", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const { id } = await anApplication(product, job, await anApplicant(product));
  const lastCells = async () => (await fileFor(recruiter))[1]?.split(",").slice(-2);
  await product.db.prepare("update applications set phone = '07700 900123' where id = ?").bind(id).run();
  expect(await lastCells()).toEqual(["07700 900123", ""]);
  const asleep = "update applications set snooze = ?, snoozed_until = '2030-02-01' where id = ?";
  await product.db.prepare(asleep).bind("snoozed", id).run();
  expect(await lastCells()).toEqual(["07700 900123", "2030-02-01"]);
  await product.db.prepare(asleep).bind("back", id).run();
  expect(await lastCells()).toEqual(["07700 900123", ""]);
});

test("it holds nobody's own application and no other company's, and the log says who took it", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const own = await anApplicant(product, { name: "Lena Own" });
  await anApplication(product, job, own, { name: "Lena Own" });
  await anApplication(product, job, await anApplicant(product), { name: "Otto Brandt" });
  const elsewhere = await aRecruiter(product);
  await anApplication(product, await aJob(product, elsewhere), await anApplicant(product), {
    name: "Foreign",
  });
  expect(namesIn(await fileFor(recruiter)).sort()).toEqual(["Lena Own", "Otto Brandt"]);
  expect(namesIn(await fileFor(elsewhere))).toEqual(["Foreign"]);
  await product.db.batch([
    product.db
      .prepare("update users set recruiter = 1, company_id = ? where id = ?")
      .bind(job.companyId, own.id),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?, ?, 'recruiter', 1)")
      .bind(job.companyId, own.id),
  ]);
  expect(namesIn(await fileFor(own))).toEqual(["Otto Brandt"]);
  const logged = () =>
    product.db
      .prepare("select count(*) as n from activity where verb = 'candidates.exported' and actor_id = ?")
      .bind(recruiter.id)
      .first<number>("n");
  await expect.poll(logged).toBe(1);
});
