import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listSent, nextSent } from "~/features/applications/submissions";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { allRows, firstRow, type OnTheWay, readyToSubmit, submit } from "../support/applying";
import { A_LETTER } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { manySent } from "../support/sent";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** Somebody whose submission is in the database, and whose queue message never came. */
async function sentButUnheard(): Promise<OnTheWay> {
  const way = await readyToSubmit(product);
  await product.sweep();
  const now = Date.now() - 6 * 60_000;
  await product.db
    .prepare("update applications set submitted_at = ?1, evaluation_state = 'waiting', updated_at = ?1")
    .bind(now)
    .run();
  return way;
}

async function dashboard({ recruiter, application }: OnTheWay) {
  const { cookie } = recruiter;
  const page = await wordsOf(await product.fetch(paths.candidates(), { cookie }));
  const found = await wordsOf(await product.fetch(`${paths.candidates()}?q=Amara`, { cookie }));
  const newest = await wordsOf(await product.fetch(`${paths.candidates()}?q=Amara&sort=date`, { cookie }));
  const counted = await product.db
    .prepare(
      `select name, value from counters
         where name like 'candidates%' and name not like '%:%:%' and value <> 0 order by name`,
    )
    .all();
  return {
    listed: page.includes("Amara Okafor"),
    found: found.includes("Amara Okafor") && newest.includes("Amara Okafor"),
    opened: (await product.fetch(paths.candidate(application.id), { cookie })).status,
    counted: counted.results,
    applicants: (await firstRow(product, "jobs"))?.applicants,
  };
}

const subjects = () => product.mailbox.messages().map((message) => message.subject);

test("until a submission is received, list, search and counts agree that it is not there", async () => {
  const way = await sentButUnheard();
  expect(await dashboard(way)).toEqual({
    listed: false,
    found: false,
    opened: 404,
    counted: [],
    applicants: 0,
  });
});

test("a submission whose message was lost is received by the sweep, and everybody is notified", async () => {
  const way = await sentButUnheard();
  await product.sweep();
  expect(await dashboard(way)).toEqual({
    listed: true,
    found: true,
    opened: 200,
    counted: [
      { name: "candidates", value: 1 },
      { name: "candidates:pending", value: 1 },
    ],
    applicants: 1,
  });
  expect(subjects().sort()).toEqual([
    "A new application: Senior Frontend Engineer",
    "We have your application: Senior Frontend Engineer",
  ]);
  expect(await firstRow(product, "applications")).toMatchObject({ evaluation_state: "done" });
});

test("what has just been sent is left to its message, and companies take turns", async () => {
  const { recruiter } = await readyToSubmit(product);
  const other = await aRecruiter(product);
  const now = new Date();
  await manySent(product, await aJob(product, recruiter), "01A", 30, now.getTime() - 7 * 60_000);
  await manySent(product, await aJob(product, other), "01B", 2, now.getTime() - 6 * 60_000);
  const db = openDatabase(product.db);
  expect(await listSent(db, new Date(now.getTime() - 5 * 60_000), 50)).toEqual([]);
  expect(await listSent(db, now, 50)).toHaveLength(32);
  const first = (letters: string) => letters + "1".padStart(23, "0");
  const chosen = await Promise.all(Array.from({ length: 60 }, () => nextSent(db, first("01A"))));
  expect(new Set(chosen)).toEqual(new Set([first("01A"), first("01B")]));
});

test("a submission received by several at once counts once and notifies once", async () => {
  const way = await sentButUnheard();
  await Promise.all([product.sweep(), product.sweep(), product.sweep()]);
  await product.sweep();
  expect((await dashboard(way)).counted).toEqual([
    { name: "candidates", value: 1 },
    { name: "candidates:pending", value: 1 },
  ]);
  expect(subjects()).toHaveLength(2);
});

test("after a day without a sweep the next one does what was enqueued, once", async () => {
  const way = await sentButUnheard();
  const yesterday = Date.now() - 26 * 3_600_000;
  await product.db.batch([
    product.db.prepare("update applications set submitted_at = ?1, updated_at = ?1").bind(yesterday),
    product.db
      .prepare(
        "insert into outbox (id, topic, payload, run_after, created_at) values (?1, 'mail', ?2, ?3, ?3)",
      )
      .bind(ulid(yesterday), JSON.stringify({ ...A_LETTER, to: "late@example.org" }), yesterday),
    product.db.prepare("insert into attempts (key, count, resets_at) values ('over', 5, ?)").bind(yesterday),
  ]);
  const leaver = await anApplicant(product, { email: "leaver@example.org" });
  await product.db.prepare("update users set erase_at = ? where id = ?").bind(yesterday, leaver.id).run();
  const sentBefore = product.mailbox.requestCount();
  const nextHour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
  for (const at of [new Date(), nextHour, new Date()]) await product.sweep(at);

  expect((await dashboard(way)).counted).toEqual([
    { name: "candidates", value: 1 },
    { name: "candidates:pending", value: 1 },
  ]);
  expect(subjects().sort()).toEqual([
    "A new application: Senior Frontend Engineer",
    "Hello",
    "We have your application: Senior Frontend Engineer",
  ]);
  expect(product.mailbox.requestCount() - sentBefore).toBe(3);
  expect(await firstRow(product, "applications")).toMatchObject({ evaluation_state: "done" });
  expect(await allRows(product, "attempts")).toEqual([]);
  expect(JSON.stringify(await allRows(product, "users"))).not.toContain("leaver@example.org");
});

test("an application that is taken away leaves no count and no match behind", async () => {
  const way = await readyToSubmit(product);
  await submit(product, way);
  await product.sweep();
  await product.db.prepare("delete from applications").run();
  const { results } = await product.db
    .prepare(
      `select name, value from counters
         where company_id = ? and name like 'candidates%' and name not like '%:%:%' order by name`,
    )
    .bind(way.recruiter.companyId)
    .all();
  expect(results).toEqual([
    { name: "candidates", value: 0 },
    { name: "candidates:pending", value: 0 },
  ]);
  const indexed = await product.db
    .prepare("select count(*) as n from candidates_search where candidates_search match ?")
    .bind(`q${way.recruiter.companyId}amara`)
    .first("n");
  expect(indexed).toBe(0);
});
