import { eq, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, companies, jobs, users } from "../../../db/schema";
import { TOLD, TOLD_END } from "../applications/as-told";
import { statusMail } from "../applications/decision-emails";
import { hasEnded } from "../applications/rules";
import { findAsking, ownSubmitted } from "../human-review/find-human-review";
import { wantsMails } from "../notifications/choices";
import { withdrawnMail } from "../notifications/emails";
import { notifyOfWithdrawal } from "../notifications/notify";
import { enqueueWhen, joinHeld } from "../outbox/store";
import { decisionSteps, mailOf } from "./status-change";
import { takeBackSteps } from "./undo-decision";

export type WithdrawOutcome =
  | { kind: "withdrawn" }
  /** It had ended before, and the applicant knows. */
  | { kind: "ended" }
  /** Somebody of the company was quicker: where it stands is to be looked at first. */
  | { kind: "changed" }
  /** This person has no submitted application for the job. */
  | { kind: "no-application" };

type Own = { userId: string; jobId: string };
type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** The applicant's own end of an application. What was decided, and is not told yet, is taken back first. */
export async function withdraw(own: Own, why: string, deps: Deps): Promise<WithdrawOutcome> {
  const outcome = await withdrawOnce(own, why, deps);
  return outcome.kind === "changed" ? withdrawOnce(own, why, deps) : outcome;
}

async function withdrawOnce(own: Own, why: string, deps: Deps): Promise<WithdrawOutcome> {
  const { db, now, publicOrigin } = deps;
  const [[found], [asking]] = await Promise.all([findOwn(db, own), findAsking(db, own.userId, own.jobId)]);
  if (found === undefined || asking === undefined) return { kind: "no-application" };
  if (found.end === "left") return { kind: "withdrawn" };
  if (hasEnded(found.status)) return { kind: "ended" };
  const { id: applicationId, companyId, name, status: from, email, held, ...about } = found;
  const changeId = newId(now);
  const by = { id: own.userId, personName: name, companyId, role: "", requestId: "" };
  const news = { changeId, applicationId, userId: own.userId, status: "passed" as const };
  const letter = statusMail(email, "passed", "left", { ...about, publicOrigin, jobId: own.jobId });
  const reason = why === "" ? null : { ours: "In their words", theirs: null, detail: why };
  const mail = mailRecruiter(asking, { changeId, why }, deps);
  await db.batch([
    ...takeBackSteps(db, by, held.slice(0, 1), now),
    ...held.slice(1).flatMap((id) => takeBackSteps(db, by, [id], now)),
    ...decisionSteps(db, by, [{ news, letter, from, offer: "left" }], {
      ...{ to: "passed", leaves: null, reason, now },
    }),
    notifyOfWithdrawal(db, changeId, now),
    ...(mail === null ? [] : [mail.statement]),
  ]);
  const [after] = await findOwn(db, own);
  if (after?.end !== "left") return { kind: "changed" };
  await deps.jobs.wake({ kind: "outbox", ids: [mailOf(changeId), ...(mail === null ? [] : [mail.id])] });
  return { kind: "withdrawn" };
}

function mailRecruiter(
  { recruiterEmail, recruiterId, companyId, ...about }: Asking,
  { changeId, why }: { changeId: string; why: string },
  { db, publicOrigin, now }: Deps,
) {
  if (recruiterEmail === null || recruiterId === null) return null;
  const news = { ...about, applicationId: about.id, publicOrigin, why };
  return enqueueWhen(
    db,
    { topic: "mail", payload: withdrawnMail(recruiterEmail, news) },
    { companyId, userId: recruiterId },
    now,
    {
      id: `${changeId}-withdrawn`,
      when: sql`exists (select 1 from status_changes where id = ${changeId})
        and ${wantsMails(sql`${recruiterId}`, "withdrawn")}`,
    },
  );
}

type Asking = Awaited<ReturnType<typeof findAsking>>[number];

/** Without a row where nothing of this person is submitted. `held` are the decisions that nobody was told. */
export const findOwn = (db: Db, { userId, jobId }: Own) =>
  db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      companyName: jobs.companyName,
      name: applications.name,
      position: applications.position,
      status: TOLD.as("told"),
      end: TOLD_END,
      email: users.email,
      firstName: users.firstName,
      privacyEmail: companies.privacyEmail,
      held: sql`(select json_group_array(id) from (select s.id from status_changes s
        ${joinHeld(sql`s.id || '-status'`)}
        where s.application_id = ${applications.id} order by s.created_at desc, s.rowid desc))`
        .mapWith((ids: string): string[] => JSON.parse(ids))
        .as("held"),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(ownSubmitted(userId, jobId));
