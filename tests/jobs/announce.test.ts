import { generateKeyPairSync } from "node:crypto";
import { ulid } from "ulid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Consumer, startConsumer } from "../support/consumer";
import { type ModelService, startModelService } from "../support/model-service";

let service: ModelService;
let consumer: Consumer;
let db: Consumer["db"];

beforeAll(async () => {
  service = await startModelService();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const account = {
    client_email: "robot@rolecall.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    token_uri: service.url,
  };
  consumer = await startConsumer({
    INDEXNOW_KEY: "a-key-of-ours",
    INDEXNOW_URL: service.url,
    GOOGLE_INDEXING_URL: service.url,
    GOOGLE_INDEXING_KEY: JSON.stringify(account),
  });
  db = consumer.db;
  await db
    .prepare("insert into companies (id, company_name, slug, created_at) values ('c1', 'Acme', 'acme', 1)")
    .run();
});
beforeEach(async () => {
  await db.batch(
    ["outbox", "jobs", "job_tombstones", "attempts"].map((table) => db.prepare(`delete from ${table}`)),
  );
  service.asked.length = 0;
  answering(200);
});
afterAll(async () => {
  await consumer?.stop();
  await service?.close();
});

const answering = (status: number) =>
  service.behave((response) => {
    const asksForToken = service.asked.at(-1)?.body.startsWith("grant_type=") ?? false;
    response.writeHead(asksForToken ? 200 : status).end('{"access_token":"a-token"}');
  });

/** A job, and what its change left in the outbox, twice. */
async function changed(code: string, status: "active" | "closed" | "deleted"): Promise<void> {
  if (status !== "deleted")
    await db
      .prepare(
        `insert into jobs (id, company_id, user_id, code, title, job_type, location_type, description,
          final_job_posting, agreed, status, created_date, updated_date)
          values (?, 'c1', 'u1', ?, 'Baker', 'full-time', 'remote', 'x', 'x', 1, ?, 1, 1)`,
      )
      .bind(ulid(), code, status)
      .run();
  const payload = JSON.stringify({ job: { code, title: "Baker", companySlug: "acme" } });
  for (const id of [ulid(), ulid()])
    await db
      .prepare(
        "insert into outbox (id, topic, company_id, payload, run_after, created_at) " +
          "values (?, 'announce', 'c1', ?, 0, 0)",
      )
      .bind(id, payload)
      .run();
}

const address = (code: string) => `http://rolecall.test/careers/acme/baker-${code}`;
const bodies = () =>
  service.asked.filter(({ body }) => body.startsWith("{")).map(({ body }) => JSON.parse(body));
const statesOf = async (topic: string) =>
  (
    await db.prepare("select distinct state from outbox where topic = ?").bind(topic).all<{ state: string }>()
  ).results.map(({ state }) => state);

test("jobs that changed in one minute are told to search engines together, each once", async () => {
  await changed("aaaa2222", "active");
  await changed("bbbb2222", "closed");
  await changed("cccc2222", "deleted");
  await consumer.sweep();
  const [first, ...others] = bodies().sort((a, b) => Number("type" in a) - Number("type" in b));
  const all = ["aaaa2222", "bbbb2222", "cccc2222"];
  expect([...first.urlList].sort()).toEqual(all.map(address));
  expect(others.map(({ type, url }) => [url, type]).sort()).toEqual([
    [address("aaaa2222"), "URL_UPDATED"],
    [address("bbbb2222"), "URL_DELETED"],
    [address("cccc2222"), "URL_DELETED"],
  ]);
  expect(others.slice(0, 2).map(({ type }) => type)).toEqual(["URL_DELETED", "URL_DELETED"]);
  for (const topic of ["announce", "tell-engines", "tell-index"])
    expect(await statesOf(topic)).toEqual(["done"]);
  await consumer.sweep();
  expect(bodies()).toHaveLength(4);
});

test("an engine that is busy hears of it later, and one that refuses is not asked again", async () => {
  await changed("aaaa2222", "active");
  answering(503);
  await consumer.sweep();
  expect(await statesOf("tell-engines")).toEqual(["waiting"]);
  await db.prepare("update outbox set run_after = 0 where state = 'waiting'").run();
  answering(403);
  await consumer.sweep();
  expect([await statesOf("tell-engines"), await statesOf("tell-index")]).toEqual([["dead"], ["dead"]]);
});

test("beyond Google's share of a day a page waits for the next, and the others are told", async () => {
  await db
    .prepare("insert into attempts (key, count, resets_at) values ('google-indexing', 180, ?)")
    .bind(Date.now() + 3_600_000)
    .run();
  await changed("aaaa2222", "active");
  await consumer.sweep();
  expect(bodies()).toHaveLength(1);
  const waits = await db
    .prepare("select run_after from outbox where topic = 'tell-index'")
    .first<number>("run_after");
  expect(waits).toBeGreaterThan(Date.now() + 3_000_000);
});
