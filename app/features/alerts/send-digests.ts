import { wantedBy } from "~/features/postings/careers-query";
import { type PublishedJob, publishedBetween } from "~/features/postings/published-between";
import { paths } from "~/paths";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { alertToken } from "./alert-token";
import { queryOf } from "./alert-words";
import { newJobs } from "./emails";
import { fits, nextDigest, readable, tellsUntil } from "./rules";
import {
  type AlertMail,
  type DueAlert,
  enqueueMails,
  insertTold,
  moveOn,
  selectDue,
  selectTold,
  type ToldJob,
  withCompanies,
} from "./store";

export type DigestDeps = {
  db: Db;
  others?: readonly Db[];
  jobs: Jobs;
  publicOrigin: string;
  signingSecret: string | null;
  now: Date;
};

/** Begins the ids of mails that nobody waits for. */
export const DIGEST_TASK = "alert-digest-";

const A_BATCH = 500;
/** 2,000 alerts a minute: mails that somebody waits for are not behind all of a morning's. */
const BATCHES_PER_SWEEP = 4;

/** A batch is enqueued and moved on in one step: broken off anywhere, the next sweep goes on behind it. */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const until = tellsUntil(deps.now);
  let found: Found = { since: until, jobs: [] };
  for (let batch = 0; batch < BATCHES_PER_SWEEP; batch++) {
    const due = await withCompanies(await selectDue(deps.db, deps.now, A_BATCH), deps.others ?? []);
    if (due.length === 0) return;
    const since = new Date(Math.min(...due.map(({ toldUntil }) => toldUntil)));
    if (since < found.since) found = await findJobs({ since, until }, deps);
    await sendBatch(due, found.jobs, { since, until }, deps);
    if (due.length < A_BATCH) return;
  }
}

type Job = PublishedJob & ReturnType<typeof readable>;
type Found = { since: Date; jobs: Job[] };

async function findJobs(period: Period, { db, others = [], now }: DigestDeps): Promise<Found> {
  const found = await Promise.all([db, ...others].map((of) => publishedBetween(of, { ...period, now })));
  const jobs = found.flat().sort((one, other) => other.card.publishedAt - one.card.publishedAt);
  return { since: period.since, jobs: jobs.map((job) => ({ ...job, ...readable(job) })) };
}

type Period = Record<"since" | "until", Date>;

async function sendBatch(
  due: readonly DueAlert[],
  jobs: readonly Job[],
  { since, until }: Period,
  deps: DigestDeps,
) {
  const { db, now } = deps;
  const heard = await heardSince(since, due, db);
  const mails: AlertMail[] = [];
  const told: ToldJob[] = [];
  for (const alert of due) {
    const { id, email, nextAt: at } = alert;
    const news = jobsFor(alert, jobs).filter((job) => !heard.has(`${email} ${job.id}`));
    if (news.length === 0) continue;
    if (alert.alerts > 1)
      for (const job of news) {
        heard.add(`${email} ${job.id}`);
        told.push({ email, jobId: job.id, id, at });
      }
    const letter = newJobs(alert, news, await whereOf(id, deps));
    mails.push({ taskId: `${DIGEST_TASK}${id}-${at}`, id, at, letter });
  }
  const [first, ...others] = [
    ...inParts(told, TOLD_IN_A_PART).map((part) => insertTold(db, part, now)),
    ...mailsInParts(mails).map((part) => enqueueMails(db, part, "next_at", now)),
    moveOn(db, movedOn(due, now), until),
  ];
  if (first !== undefined) await db.batch([first, ...others]);
  await wake(mails, deps);
}

function movedOn(due: readonly DueAlert[], now: Date) {
  const known = new Map<string, number>();
  return due.map(({ id, nextAt: at, rhythm, timeZone }) => {
    const key = `${rhythm} ${timeZone}`;
    const nextAt = known.get(key) ?? nextDigest(rhythm, timeZone, now).getTime();
    known.set(key, nextAt);
    return { id, at, nextAt };
  });
}

async function heardSince(since: Date, due: readonly DueAlert[], db: Db): Promise<Set<string>> {
  const emails = [...new Set(due.map(({ email }) => email))];
  const rows = await selectTold(db, emails, since);
  return new Set(rows.map(({ email, jobId }) => `${email} ${jobId}`));
}

function jobsFor({ filters, companyId, toldUntil }: DueAlert, jobs: readonly Job[]): PublishedJob["card"][] {
  const wanted = wantedBy(queryOf(filters));
  if (wanted === null) return [];
  const all = { ...wanted, scope: companyId === null ? wanted.scope : [`c${companyId}`, ...wanted.scope] };
  return jobs.filter((job) => job.card.publishedAt > toldUntil && fits(job, all)).map(({ card }) => card);
}

export async function whereOf(id: string, { publicOrigin, signingSecret }: DigestDeps) {
  if (signingSecret === null) throw new Error("SIGNING_SECRET is missing: no alert can be sent");
  return { publicOrigin, url: publicOrigin + paths.alert(await alertToken(id, signingSecret)) };
}

/** D1 takes 2 MB in one value; a mail has 20 kB at most, and what was told 400 bytes. */
const MAILS_IN_A_PART = 50;
const TOLD_IN_A_PART = 4000;
/** Twenty messages are one batch, in which D1 answers a thousand times: two for each mail. */
const MAILS_IN_A_MESSAGE = 10;

const inParts = <Row>(rows: readonly Row[], most: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, part) =>
    rows.slice(part * most, (part + 1) * most),
  );

export const mailsInParts = (mails: readonly AlertMail[]) => inParts(mails, MAILS_IN_A_PART);

export async function wake(mails: readonly AlertMail[], { jobs }: DigestDeps): Promise<void> {
  for (const part of inParts(mails, MAILS_IN_A_MESSAGE))
    await jobs.wake({ kind: "outbox", ids: part.map(({ taskId }) => taskId) });
}
