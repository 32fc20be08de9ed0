import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askStillLooking } from "~/features/alerts/ask-still-looking";
import { sweepAlerts } from "~/features/alerts/forget-alerts";
import { type DigestDeps, sendDigests } from "~/features/alerts/send-digests";
import { openDatabase } from "../../db/client";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

const hour = 3_600_000;
const now = new Date();
const SEVEN = now.getTime() - 60_000;

let product: Product;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await product.empty();
  recruiter = await aRecruiter(product, { companyName: "Northwind" });
  for (const title of ["Night baker", "Day baker", "Carpenter"]) await aJob(product, recruiter, { title });
  await product.db
    .prepare("update jobs set published_at = ?")
    .bind(SEVEN - 2 * hour)
    .run();
});
afterAll(() => product.empty());

/** One in ten looks for bakers, the others for drivers; `from` sets the numbers of their addresses apart. */
const manyAlerts = (count: number, { from = 0, rhythm = "daily" } = {}) =>
  product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into job_alerts (id, email, filters, rhythm, time_zone, created_at, confirmed_at, told_until,
         next_at)
       select printf('%s%025X', ?4, i + ?2), 'person' || (i + ?2) || '@example.org',
         json_object('q', iif(i % 10 = 0, 'baker', 'driver')), ?3, 'Europe/London', 1, ?5, ?6, ?7 from n`,
    )
    .bind(count, from, rhythm, rhythm === "daily" ? "A" : "B", SEVEN, SEVEN - 24 * hour, SEVEN)
    .run();

const owed = async () =>
  (
    await product.db
      .prepare(
        `select payload ->> 'to' as "to", payload ->> 'title' as title from outbox where topic = 'mail'
          and state = 'waiting' order by 1`,
      )
      .all<{ to: string; title: string }>()
  ).results;

const stillDue = () =>
  product.db
    .prepare("select count(*) as n from job_alerts where next_at <= ?")
    .bind(now.getTime())
    .first<number>("n");

type Cost = { queries: number; rows: number; batches: number };
type Broken = { batch?: (number: number) => unknown; wake?: () => void };

/** As the sweep has them; `broken` is called before each batch of writes, and before each message. */
function deps(broken: Broken = {}): { deps: DigestDeps; cost: Cost } {
  const cost: Cost = { queries: 0, rows: 0, batches: 0 };
  const count = ({ meta, results }: D1Result<unknown>) => {
    cost.queries += 1;
    cost.rows += meta.rows_read;
    return results;
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => count(await statement.run());
    const one = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: async () => ({ results: await all() }),
      run: async () => ({ results: await all() }),
      raw: async () => (await all()).map((row) => Object.values(row as object)),
    } as unknown as D1PreparedStatement;
    inner.set(one, statement);
    return one;
  };
  const database = {
    prepare: (sql: string) => counted(product.db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      cost.batches += 1;
      await broken.batch?.(cost.batches);
      const results = await product.db.batch(statements.map((one) => inner.get(one) ?? one));
      results.forEach(count);
      return results;
    },
  } as unknown as D1Database;
  const jobs = { wake: async () => broken.wake?.() };
  const publicOrigin = "https://rolecall.example";
  return { deps: { db: openDatabase(database), jobs, publicOrigin, signingSecret: "s", now }, cost };
}

test("of 50,000 alerts everybody hears once of what fits, in batches, for a few rows each", async () => {
  await manyAlerts(49_500);
  // A second alert of the first five hundred.
  await manyAlerts(500, { rhythm: "weekly" });
  const { deps: whole, cost } = deps();
  let sweeps = 0;
  for (; (await stillDue()) !== 0 && sweeps < 30; sweeps += 1) await sendDigests(whole);
  const mails = await owed();
  expect(mails).toHaveLength(4950);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(4950);
  expect(new Set(mails.map(({ title }) => title))).toEqual(new Set(["2 new jobs for you"]));
  expect(sweeps).toBe(25);
  expect(cost.batches).toBe(100);
  expect(cost.queries).toBeLessThanOrEqual(25 + 100 * 5);
  expect(cost.rows).toBeLessThanOrEqual(50_000 * 11);
  expect(await product.db.prepare("select count(*) as n from job_alerts_told").first("n")).toBe(100);

  const idle = deps();
  await sendDigests(idle.deps);
  await askStillLooking(idle.deps);
  await idle.deps.db.batch([...sweepAlerts(idle.deps)]);
  expect(await owed()).toHaveLength(4950);
  expect(idle.cost.rows).toBeLessThanOrEqual(20);
});

test.each<[string, Broken]>([
  [
    "before the second batch is written",
    {
      batch: (number) => {
        if (number === 2) throw new Error("killed");
      },
    },
  ],
  [
    "after the first batch was written, before a message went out",
    {
      wake: () => {
        throw new Error("killed");
      },
    },
  ],
])("a sweep that ends %s is taken up by the next, and nobody hears twice", async (_, broken) => {
  await manyAlerts(1200);
  await manyAlerts(1200, { rhythm: "weekly" });
  await expect(sendDigests(deps(broken).deps)).rejects.toThrow("killed");
  expect(await stillDue()).toBe(1900);
  const halfway = await owed();
  expect(halfway).toHaveLength(50);
  for (let sweep = 0; sweep < 3; sweep += 1) await sendDigests(deps().deps);
  expect(await stillDue()).toBe(0);
  const mails = await owed();
  expect(mails).toHaveLength(120);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(120);
});

test("two sweeps at once tell nobody twice", async () => {
  await manyAlerts(1200);
  await Promise.all([sendDigests(deps().deps), sendDigests(deps().deps)]);
  expect(await stillDue()).toBe(0);
  expect(await owed()).toHaveLength(120);
});

test("a sweep that another has overtaken tells nothing more, and passes over nothing", async () => {
  await manyAlerts(10);
  const overtaken = deps({ batch: () => sendDigests(deps().deps) });
  await sendDigests({ ...overtaken.deps, now: new Date(now.getTime() + hour) });
  expect(await owed()).toHaveLength(1);
  const until = await product.db.prepare("select max(told_until) as at from job_alerts").first<number>("at");
  expect(until).toBeLessThan(now.getTime());
});

test("without the secret of the links nothing is sent, and nothing counts as told", async () => {
  await manyAlerts(20);
  await expect(sendDigests({ ...deps().deps, signingSecret: null })).rejects.toThrow("SIGNING_SECRET");
  expect(await stillDue()).toBe(20);
  await sendDigests(deps().deps);
  expect(await owed()).toHaveLength(2);
});
