import { and, desc, eq, isNull } from "drizzle-orm";
import { enqueue } from "~/features/outbox/store";
import { after, minutes } from "~/lib/time";
import { paths } from "~/paths";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, users } from "../../../db/schema";
import { countAttempt } from "./attempts";
import { verifyEmail } from "./emails";
import { countMail, resendLimits } from "./limits";
import { justVerifiedBy, newVerifyLink, usedHash, verifiedBy } from "./links";
import { LINK_LIFETIMES } from "./rules";
import { renewSession } from "./sessions";
import type { Viewer } from "./stored-sessions";

/** Null when the link has run out, was used, or never was. Uses nothing up. */
export async function findVerifyLink(db: Db, token: string, now: Date): Promise<{ email: string } | null> {
  const link = await verifiedBy(token, now);
  if (link === null) return null;
  const [found] = await db.select({ email: users.email }).from(users).where(link);
  return found ?? null;
}

export type Verified = {
  userId: string;
  recruiter: boolean;
  jobId: string | null;
  /** Null when the link was used from a browser in which this person is not signed in. */
  cookie: string | null;
};

/** A signed-in browser gets a new token. Null when the link does not work, or the address has changed. */
export async function consumeVerifyLink(
  db: Db,
  token: string,
  client: { cookieHeader: string | null; userAgent: string; now: Date },
): Promise<Verified | null> {
  const { now } = client;
  const link = await verifiedBy(token, now);
  if (link === null) return null;
  const verified = db
    .update(users)
    .set({ emailVerifiedAt: now, verifyHash: usedHash, updatedAt: now })
    .where(link)
    .returning({ userId: users.id, recruiter: users.recruiter, jobId: users.verifyJobId });
  const renewal = await renewSession(db, client.cookieHeader, link, client);
  if (renewal === null) {
    const [used] = await verified;
    return used === undefined ? null : { ...used, cookie: null };
  }
  // The session first: its condition is the link, which the second statement uses up.
  const [renewed, [used]] = await db.batch([renewal.statement, verified]);
  return used === undefined ? null : { ...used, cookie: renewed[0] ? renewal.cookie(renewed[0]) : null };
}

/** The button was pressed twice, and the first answer reached nobody. Null for any other link. */
export async function findJustVerified(
  db: Db,
  token: string,
  now: Date,
): Promise<Omit<Verified, "cookie"> | null> {
  const link = await justVerifiedBy(token, now);
  if (link === null) return null;
  const [found] = await db
    .select({ userId: users.id, recruiter: users.recruiter, jobId: users.verifyJobId })
    .from(users)
    .where(link);
  return found ?? null;
}

export async function resendVerifyLink(
  viewer: Viewer,
  jobId: string | null,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<{ kind: "sent" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const seconds =
    (await waitSinceLastLink(db, viewer.id, now)) ??
    (await countAttempt(db, await resendLimits(viewer.id), now)) ??
    (await countMail(db, deps.clientIp, viewer.email, now));
  if (seconds !== null) return { kind: "too-many", seconds };
  const { token, columns } = await newVerifyLink(viewer.id, viewer.email, jobId, now);
  const message = verifyEmail(viewer.email, {
    name: viewer.personName,
    token,
    publicOrigin: deps.publicOrigin,
  });
  const mail = enqueue(db, { topic: "mail", payload: message }, { userId: viewer.id }, now);
  const mine = and(eq(users.id, viewer.id), eq(users.email, viewer.email));
  await db.batch([db.update(users).set(columns).where(mine), mail.statement]);
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return { kind: "sent" };
}

/** The mail that a registration sends counts too. */
async function waitSinceLastLink(db: Db, userId: string, now: Date): Promise<number | null> {
  const [user] = await db.select({ ends: users.verifyExpiresAt }).from(users).where(eq(users.id, userId));
  if (user === undefined || user.ends === null) return null;
  const mayAgain = after(user.ends, minutes(1) - LINK_LIFETIMES.verify);
  return mayAgain > now ? Math.ceil((mayAgain.getTime() - now.getTime()) / 1000) : null;
}

/** The upload of `jobId`, or of the newest application without a CV; otherwise the list of jobs. */
export async function onwardPath(
  db: Db,
  viewer: Pick<Viewer, "id" | "recruiter">,
  jobId: string | null,
): Promise<string> {
  if (viewer.recruiter) return paths.jobs();
  const pending = jobId ?? (await findPendingJob(db, viewer.id));
  return pending === null ? paths.jobs() : paths.upload(pending);
}

async function findPendingJob(db: Db, userId: string): Promise<string | null> {
  const [pending] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isNull(applications.submittedAt),
        isNull(applications.cvDocumentId),
      ),
    )
    .orderBy(desc(applications.seq))
    .limit(1);
  return pending?.jobId ?? null;
}
