import { sql } from "drizzle-orm";
import { oweWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { newCandidateMail, submittedMail } from "./emails";
import { findSubmission, markSubmitted } from "./store";

export type SubmitOutcome =
  | { kind: "submitted" }
  | { kind: "already-submitted" }
  | { kind: "unfinished" }
  | { kind: "no-application" };

type Applicant = { id: string; email: string; firstName: string };
type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/**
 * Hands an application in: one batch in which everything that follows (the evaluation, both messages) depends on the
 * submission itself. Sent twice, or thirty times at once, it happens once. `unfinished` when a CV or an answer is missing,
 * or the job has closed meanwhile.
 */
export async function submitApplication(
  applicant: Applicant,
  jobId: string,
  deps: Deps,
): Promise<SubmitOutcome> {
  const { db, now } = deps;
  const [found] = await findSubmission(db, applicant.id, jobId);
  if (found === undefined) return { kind: "no-application" };
  if (found.submittedAt !== null) return { kind: "already-submitted" };
  const owed = owedFor(found, applicant, jobId, deps);
  const [submitted] = await db.batch([
    markSubmitted(db, found.id, applicant.id, now),
    ...owed.map((task) => task.statement),
  ]);
  if (submitted.length === 0) {
    const [after] = await findSubmission(db, applicant.id, jobId);
    return after?.submittedAt ? { kind: "already-submitted" } : { kind: "unfinished" };
  }
  await deps.jobs.wake({ kind: "outbox", ids: owed.map((task) => task.id) });
  return { kind: "submitted" };
}

type Submission = Awaited<ReturnType<typeof findSubmission>>[number];

function owedFor(found: Submission, applicant: Applicant, jobId: string, { db, publicOrigin, now }: Deps) {
  const { companyId, companyName, position } = found;
  const when = sql`exists (select 1 from ${applications} where ${applications.id} = ${found.id} and ${applications.submittedAt} = ${now.getTime()})`;
  const rule = (what: string) => ({ id: `${found.id}-${what}`, when });
  const about = { firstName: applicant.firstName, position, companyName, jobId, publicOrigin };
  const mine = { companyId, userId: applicant.id };
  const tasks = [
    oweWhen(db, { topic: "evaluate", payload: { applicationId: found.id } }, mine, now, rule("evaluate")),
    oweWhen(
      db,
      { topic: "mail", payload: submittedMail(applicant.email, about) },
      mine,
      now,
      rule("submitted"),
    ),
  ];
  if (found.recruiterEmail === null) return tasks;
  const news = { applicantName: found.name, position, applicationId: found.id, publicOrigin };
  const mail = newCandidateMail(found.recruiterEmail, news);
  const to = { companyId, userId: found.recruiterId };
  return [...tasks, oweWhen(db, { topic: "mail", payload: mail }, to, now, rule("new-candidate"))];
}
