import { ulid } from "ulid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Wake } from "~/services/jobs/jobs";
import { type Mailbox, startMailbox } from "../../workers/local/mailbox.ts";
import { takeTableAway } from "../support/away";
import { type Consumer, startConsumer } from "../support/consumer";
import { A_LETTER } from "../support/mails";

let consumer: Consumer;
let mailbox: Mailbox;
let db: Consumer["db"];

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
  consumer = await startConsumer({ RESEND_BASE_URL: mailbox.url });
  db = consumer.db;
  await db.prepare("insert into companies (id, company_name, created_at) values ('c1', 'Bakery', 1)").run();
});

beforeEach(async () => {
  await db.prepare("delete from outbox").run();
  mailbox.clear();
});

afterAll(async () => {
  await consumer?.stop();
  await mailbox?.close();
});

test("a message that comes five times, out of order and beside others, has each mail sent once", async () => {
  const [first, second] = [await aMailTo("anna@example.org"), await aMailTo("ben@example.org")];
  const before = mailbox.requestCount();
  const result = await deliver(
    "rolecall-work",
    [second, first, second, first, second, first, first].map(wake),
  );
  expect(result).toMatchObject({ outcome: "ok", retryMessages: [] });
  expect(result.explicitAcks).toHaveLength(7);
  expect(mailbox.messages().map((message) => message.to[0])).toEqual(["ben@example.org", "anna@example.org"]);
  expect(mailbox.requestCount() - before).toBe(2);
  const { results } = await db.prepare("select distinct state, attempts from outbox").all();
  expect(results).toEqual([{ state: "done", attempts: 1 }]);
});

test("a mail that somebody looks out for leaves before the alerts of its batch", async () => {
  const alert = await aMailTo("anna@example.org", "alert-digest-1");
  const link = await aMailTo("ben@example.org");
  await deliver("rolecall-work", [alert, link].map(wake));
  expect(mailbox.messages().map((message) => message.to[0])).toEqual(["ben@example.org", "anna@example.org"]);
});

test("a mail that another consumer holds is left to it", async () => {
  const id = await aMailTo("anna@example.org");
  const before = mailbox.requestCount();
  await db
    .prepare("update outbox set attempts = 1, run_after = ? where id = ?")
    .bind(Date.now() + 60_000, id)
    .run();
  const result = await deliver("rolecall-work", [wake(id)]);
  expect(result.explicitAcks).toHaveLength(1);
  expect(mailbox.requestCount() - before).toBe(0);
  const row = await db.prepare("select state, attempts from outbox where id = ?").bind(id).first();
  expect(row).toEqual({ state: "waiting", attempts: 1 });
});

test("a message comes back when the database cannot be asked, and nothing is lost by it", async () => {
  const id = await aMailTo("anna@example.org");
  const bringBack = await takeTableAway(db, "outbox");
  const result = await deliver("rolecall-work", [wake(id)]);
  await bringBack();
  expect(result.explicitAcks).toEqual([]);
  expect(result.retryMessages).toHaveLength(1);
  await deliver("rolecall-work", [wake(id)]);
  expect(mailbox.messages()).toHaveLength(1);
});

test("a dead letter is taken from its queue, and its work waits for the sweep", async () => {
  const id = await aMailTo("anna@example.org");
  const result = await deliver("rolecall-dead", [wake(id)]);
  expect(result.explicitAcks).toHaveLength(1);
  const row = await db.prepare("select state from outbox where id = ?").bind(id).first();
  expect(row).toEqual({ state: "waiting" });
});

test("visits that come twice are counted once", async () => {
  await db
    .prepare(
      `insert into jobs (id, company_id, user_id, title, job_type, location_type, description,
        final_job_posting, agreed, created_date, updated_date)
       select 'j1', 'c1', 'u1', 'Baker', 'full-time', 'office', '', '', 1, 1, 1`,
    )
    .run();
  const view = (visitor: string): Wake => ({ kind: "view", jobId: "j1", day: "2026-11-18", visitor });
  await deliver("rolecall-work", [view("a"), view("b"), view("a")]);
  await deliver("rolecall-work", [view("a"), view("c")]);
  const { views } =
    (await db.prepare("select views from jobs where id = 'j1'").first<{ views: number }>()) ?? {};
  const shown = await db
    .prepare("select value from counters where company_id = 'c1' and name = 'views'")
    .first();
  expect({ views, shown }).toEqual({ views: 3, shown: { value: 3 } });
});

test("a look that cannot be written down takes no other with it", async () => {
  const look = (actorId: string): Wake => ({
    kind: "read",
    companyId: "c1",
    reads: [
      {
        ...{ verb: "candidate.read", actorId, actorName: "Priya Nair", role: "owner", companyId: "c1" },
        ...{ applicationId: "a1", requestId: "r1", at: 1_764_000_000_000 },
      },
    ],
  });
  const ofAnotherVersion = { kind: "read", read: {} } as unknown as Wake;
  const result = await deliver("rolecall-work", [look("u1"), ofAnotherVersion, look("u3")]);
  expect([result.explicitAcks.length, result.retryMessages.length]).toEqual([2, 1]);
  const { results } = await db
    .prepare("select actor_id from activity where verb = 'candidate.read' order by actor_id")
    .all<{ actor_id: string }>();
  expect(results.map(({ actor_id }) => actor_id)).toEqual(["u1", "u3"]);
});

const wake = (id: string): Wake => ({ kind: "outbox", ids: [id] });

const deliver = (queue: string, bodies: Wake[]) => consumer.deliver(queue, bodies);

async function aMailTo(to: string, id = ulid()): Promise<string> {
  await db
    .prepare("insert into outbox (id, topic, payload, run_after, created_at) values (?1, 'mail', ?2, ?3, ?3)")
    .bind(id, JSON.stringify({ ...A_LETTER, to }), Date.now())
    .run();
  return id;
}
