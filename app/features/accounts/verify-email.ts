import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { paths } from "~/paths";
import type { Db } from "../../../db/client";
import { applications, users } from "../../../db/schema";
import { accountOf, emailToProve, isForNewAddress, justVerifiedBy, usedHash, verifiedBy } from "./links";
import { renewInPlace } from "./sessions";
import type { Viewer } from "./stored-sessions";

/** A query that finds nothing when the link has run out, was used, or never was. Uses nothing up. */
export async function findVerifyLink(db: Db, token: string, now: Date) {
  const link = (await verifiedBy(token, now)) ?? sql`0`;
  return { query: db.select({ email: emailToProve }).from(users).where(link) };
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
    .set({
      ...(isForNewAddress(token) && { email: emailToProve, wantedEmail: null }),
      emailVerifiedAt: now,
      verifyHash: usedHash,
      updatedAt: now,
    })
    .where(link)
    .returning({ userId: users.id, recruiter: users.recruiter, jobId: users.verifyJobId });
  const renewal = await renewInPlace(db, client.cookieHeader, accountOf(token), client);
  if (renewal === null) {
    const [used] = await verified;
    return used === undefined ? null : { ...used, cookie: null };
  }
  const [[used], renewed] = await db.batch([verified, renewal.statement]);
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
