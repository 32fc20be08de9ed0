import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { owe } from "~/features/outbox/store";
import { sha256 } from "~/lib/secrets";
import { paths } from "~/paths";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, tokens, users } from "../../../db/schema";
import { countAttempt } from "./attempts";
import { verifyEmail } from "./emails";
import { mailLimits, resendLimits } from "./limits";
import { newLink } from "./links";
import type { Viewer } from "./sessions";

/** The address that a link would verify; null when the link has run out, was used, or never was. Uses nothing up. */
export async function findVerifyLink(db: Db, secret: string, now: Date): Promise<{ email: string } | null> {
  const [link] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(await working(secret, now));
  return link ?? null;
}

/**
 * Uses a link up and verifies its address, once, whoever holds it. Null when the link does not work, or belongs to an address
 * that the account no longer has.
 */
export async function consumeVerifyLink(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ userId: string; jobId: string | null } | null> {
  const link = await working(secret, now);
  const of = (column: "user_id" | "email") => sql`(select ${sql.raw(column)} from ${tokens} where ${link})`;
  const [verified, used] = await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, of("user_id")), eq(users.email, of("email"))))
      .returning({ id: users.id }),
    db.delete(tokens).where(link).returning({ jobId: tokens.jobId }),
  ]);
  if (verified[0] === undefined || used[0] === undefined) return null;
  return { userId: verified[0].id, jobId: used[0].jobId };
}

const working = async (secret: string, now: Date) =>
  and(eq(tokens.hash, await sha256(secret)), eq(tokens.purpose, "verify"), gt(tokens.expiresAt, now));

/** Sends the verification e-mail again; the link before it stops working. `seconds` until the next may be asked for. */
export async function resendVerifyLink(
  viewer: Viewer,
  jobId: string | null,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<{ kind: "sent" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const seconds =
    (await countAttempt(db, await resendLimits(viewer.id), now)) ??
    (await countAttempt(db, await mailLimits(deps.clientIp, viewer.email), now));
  if (seconds !== null) return { kind: "too-many", seconds };
  const wanted = { purpose: "verify", userId: viewer.id, email: viewer.email, jobId } as const;
  const { secret, statements } = await newLink(db, wanted, now);
  const message = verifyEmail(viewer.email, {
    name: viewer.personName,
    secret,
    publicOrigin: deps.publicOrigin,
  });
  const mail = owe(db, { topic: "mail", payload: message }, { userId: viewer.id }, now);
  await db.batch([...statements, mail.statement]);
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return { kind: "sent" };
}

/**
 * Where somebody goes on once the address is verified: to the upload of the job they are applying for, otherwise to the jobs.
 * `jobId` is the job that the page or the link named; without one the newest application that still lacks a CV tells.
 */
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
