import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepAccounts } from "~/features/accounts/sweep-accounts";
import { askStillLooking } from "~/features/alerts/ask-still-looking";
import { sendDigests as sendAlerts } from "~/features/alerts/send-digests";
import { listSent } from "~/features/applications/submissions";
import { endPoolPlaces } from "~/features/candidates/pool";
import { wakeDue } from "~/features/candidates/snooze";
import { sweepFiles } from "~/features/documents/sweep-files";
import { eraseDueAccounts } from "~/features/erasure/erase-due-accounts";
import { eraseOldApplications } from "~/features/erasure/erase-old-applications";
import { closeDueJobs } from "~/features/jobs/close-due";
import { sweepNotices } from "~/features/notices/forget-notices";
import { sweepEvidence } from "~/features/notices/sweep-evidence";
import { sendDigests } from "~/features/notifications/mail-recruiters";
import { claimAnnouncements, dueTasks, eraseTasksOf } from "~/features/outbox/store";
import { selectCompanyIds } from "~/features/postings/select-open";
import { sealRecords } from "~/features/records/seal-records";
import { openDatabase } from "../../db/client";
import { countedDatabase, noCost } from "../../workers/counted-database";
import { FORGOTTEN, forgetOld } from "../../workers/work/forget-old";
import { type LargeDatabase, startLargeDatabase } from "../support/large-database";

/** Rows that a sweep may read when there is nothing for it to do, whatever is kept. */
const MOST_READ = 20;
const KEPT = 100_000;

let large: LargeDatabase;
beforeAll(async () => {
  large = await startLargeDatabase(KEPT);
  // The morning's first sweep looks at everybody who wants a digest.
  await PARTS.digests?.({ db: openDatabase(large.database), files, now });
});
afterAll(() => large?.stop());

const files = { remove: async () => {} } as never;
/** At the hour of the digests. */
const now = new Date("2026-11-18T06:00:00Z");

const OUTSIDE = { jobs: {} as never, publicOrigin: "", signingSecret: null };

type Deps = { db: ReturnType<typeof openDatabase>; files: never; now: Date };

/** By the names that `workers/work/cron.ts` gives its parts. */
const PARTS: Record<string, (deps: Deps) => Promise<unknown>> = {
  submissions: ({ db }) => listSent(db, now, 50),
  closings: closeDueJobs,
  snoozes: wakeDue,
  pools: endPoolPlaces,
  announcements: ({ db }) => claimAnnouncements(db, now, 500),
  tasks: ({ db }) => dueTasks(db, now, { slow: false, limit: 50 }),
  feeds: ({ db }) => selectCompanyIds(db, "companies-id-~", 50),
  accounts: (deps) => sweepAccounts({ ...deps, now: new Date("2026-11-18T06:01:00Z") }),
  erasures: eraseDueAccounts,
  "old applications": eraseOldApplications,
  files: sweepFiles,
  evidence: sweepEvidence,
  notices: sweepNotices,
  digests: (deps) => sendDigests({ ...deps, ...OUTSIDE }, now),
  alerts: (deps) => sendAlerts({ ...deps, ...OUTSIDE }),
  "old alerts": (deps) => askStillLooking({ ...deps, ...OUTSIDE }),
  seals: sealRecords,
  forgetting: forgetOld,
  opinions: ({ db }) => dueTasks(db, now, { slow: true, limit: 10 }),
};

const FORGOTTEN_ALONE = Object.fromEntries(
  Object.entries(FORGOTTEN).map(([part, ask]) => [part, (deps: Deps) => deps.db.batch(ask(deps))]),
);

test("every part of the sweep is measured here", () => {
  const cron = readFileSync("workers/work/cron.ts", "utf8");
  const named = [...cron.matchAll(/^ {4}\["([\w ]+)", \(\) =>/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(PARTS));
});

const ALL = { ...PARTS, ...FORGOTTEN_ALONE };

test.each(Object.keys(ALL))("with nothing to do, %s reads next to nothing of what is kept", async (part) => {
  const cost = noCost();
  const asked: string[] = [];
  const heard = Object.assign(Object.create(large.database), {
    prepare: (sql: string) => {
      asked.push(sql);
      return large.database.prepare(sql);
    },
  });
  await ALL[part]?.({ db: openDatabase(countedDatabase(heard, cost, true)), files, now });
  const plans = await Promise.all(asked.map(large.planOf));
  expect(cost.queries).toBeGreaterThan(0);
  expect({ part, plans: plans.flat().filter((step) => /^SCAN /.test(step)) }).toEqual({ part, plans: [] });
  expect(cost.rowsRead).toBeLessThanOrEqual(MOST_READ);
});

test("erasing an account reads its own tasks and those that wait, not the whole outbox", async () => {
  const cost = noCost();
  const person = { id: "users-id-7", email: "users-email-7" };
  await eraseTasksOf(openDatabase(countedDatabase(large.database, cost, true)), person);
  expect(cost.rowsRead).toBeLessThanOrEqual(KEPT / 1000 + MOST_READ);
});

test("of sessions only those that ended are read: the entry of each and its row", async () => {
  const ENDED = 500;
  await large.database
    .prepare("update sessions set expires_at = 1 where id in (select id from sessions limit ?)")
    .bind(ENDED)
    .run();
  const cost = noCost();
  const later = new Date("2026-11-18T06:01:00Z");
  await sweepAccounts({ db: openDatabase(countedDatabase(large.database, cost, true)), now: later });
  expect(await left("sessions")).toBe(KEPT - ENDED);
  expect(cost.rowsRead).toBeLessThanOrEqual(2 * ENDED + MOST_READ);
});

test("of applications only those that are old are read, and what hangs on them", async () => {
  const old = "update applications set created_at = 1 where seq in (select seq from applications limit ?)";
  await large.database.prepare(old).bind(100).run();
  const cost = noCost();
  await eraseOldApplications({ db: openDatabase(countedDatabase(large.database, cost, true)), files, now });
  expect(await left("applications")).toBe(KEPT - 25);
  expect(cost.rowsRead).toBeLessThanOrEqual(25 * 2 * MOST_READ);
});

const left = (table: string) => large.database.prepare(`select count(*) as n from ${table}`).first("n");

test("once an hour counts of tries are read whole, and nothing else", async () => {
  const cost = noCost();
  await sweepAccounts({ db: openDatabase(countedDatabase(large.database, cost, true)), now });
  expect(cost.rowsRead).toBeLessThanOrEqual(KEPT + MOST_READ);
});
