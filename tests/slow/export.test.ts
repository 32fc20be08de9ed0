import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare, Response as Reply } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "../../db/apply-migrations";
import type { Copy } from "../../workers/local/copies.ts";
import { bundledWorker } from "../support/bundled-worker.ts";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { copyOfBuild, ORIGIN } from "../support/product";
import { watchHeap } from "../support/worker-heap";

const JOBS = 100_000;
/** D1 ends a statement after 30 seconds. */
const AT_ONCE = 5_000;
const POSTING = "A night shift of nine, with the same people all year. ".repeat(40).slice(0, 2_000);
const EACH_JOB = '"finalJobPosting":';
const MOST_HELD = 64 * 1024 * 1024;

let copy: Copy;
let app: Miniflare;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  copy = await copyOfBuild();
  const client = join(copy.folder, "client");
  const shared = {
    d1Databases: ["DB"],
    r2Buckets: ["FILES"],
    queueProducers: { QUEUE: "rolecall-work" },
    bindings: {
      PUBLIC_ORIGIN: ORIGIN,
      SIGNING_SECRET: "s".repeat(40),
      ENVIRONMENT: "development",
      RESEND_API_KEY: "re_test",
    },
  };
  app = new Miniflare(
    convertV4MiniflareOptions({
      inspectorPort: 0,
      workers: [
        {
          name: "app",
          ...bundledWorker(join(copy.folder, "app")),
          ...shared,
          ratelimits: { LIMITER: { namespace_id: "1001", simple: { limit: 1000, period: 10 } } },
          serviceBindings: {
            ASSETS: ({ url }) => asset(join(client, new URL(url).pathname)),
            WORK: { name: "work", entrypoint: "WorkAdviser" },
          },
        },
        { name: "work", ...bundledWorker(join(copy.folder, "work")), ...shared },
      ],
    }),
  );
  const db = (await app.getD1Database("DB", "app")) as unknown as D1Database;
  await applyMigrations(db);
  recruiter = await aRecruiter({ db });
  const { id } = await aJob({ db }, recruiter, { finalJobPosting: POSTING, status: "paused" });
  for (let from = 1; from < JOBS; from += AT_ONCE)
    await db
      .prepare(
        `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
         insert into jobs (id, code, company_id, user_id, title, job_type, location_type, description,
           final_job_posting, agreed, status, created_date, updated_date)
         select printf('01J%023d', i), printf('%08d', i), company_id, user_id, 'Engineer ' || i, job_type,
           location_type, description, final_job_posting, 1, status, i, i from jobs, n where jobs.id = ?3`,
      )
      .bind(from, Math.min(from + AT_ONCE, JOBS) - 1, id)
      .run();
}, 600_000);

afterAll(async () => {
  await app?.dispose();
  copy?.release();
});

const asset = (file: string) =>
  existsSync(file) ? new Reply(readFileSync(file)) : new Reply(null, { status: 404 });

test.each([
  { pace: "as fast as they can", pause: 0 },
  { pace: "more slowly than it is read", pause: 20 },
])("whoever takes a hundred thousand jobs $pace has the background hold 64 MB at most", async ({ pause }) => {
  const inspector = await app.getInspectorURL();
  const heap = await watchHeap(new URL("/core:user:work", inspector).href);
  const headers = { Cookie: recruiter.cookie, Host: new URL(ORIGIN).host };
  const answer = await app.dispatchFetch(`${ORIGIN}/settings/export`, { headers });
  expect(answer.status).toBe(200);
  const taken = { bytes: 0, jobs: 0, parts: 0 };
  let end = "";
  for await (const part of answer.body ?? []) {
    const text = end + Buffer.from(part).toString("latin1");
    taken.jobs += text.split(EACH_JOB).length - 1;
    end = text.slice(1 - EACH_JOB.length);
    taken.bytes += part.length;
    taken.parts += 1;
    if (pause > 0 && taken.parts % 100 === 0) await sleep(pause);
  }
  const { most, times } = await heap.stop();
  expect(taken.jobs).toBe(JOBS);
  expect(times).toBeGreaterThan(20);
  expect(most).toBeLessThan(MOST_HELD);
});
