import { sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { newCandidateMail, submittedMail } from "./emails";
import { findSubmission, markReceived, type Submission } from "./submissions";

type Deps = { db: Db; publicOrigin: string; now: Date };

/** One batch that hangs on the application being received just now, so calling it twice does no harm. */
export async function receiveSubmission(applicationId: string, deps: Deps): Promise<string[]> {
  const { db, now } = deps;
  const [found] = await findSubmission(db, applicationId);
  if (found === undefined) return [];
  const tasks = tasksFor(found, deps);
  const [received] = await db.batch([
    markReceived(db, applicationId, now),
    ...tasks.map((task) => task.statement),
  ]);
  return received.meta.changes === 0 ? [] : tasks.map((task) => task.id);
}

function tasksFor(found: Submission, { db, publicOrigin, now }: Deps) {
  const { companyId, companyName, position, jobId, firstName, evaluates, cv } = found;
  const when = sql`exists (select 1 from ${applications} where ${applications.id} = ${found.id} and
    ${applications.receivedAt} = ${now.getTime()})`;
  const rule = (what: string) => ({ id: `${found.id}-${what}`, when });
  const mine = { companyId, userId: found.userId };
  const evaluation = { topic: "evaluate", payload: { applicationId: found.id } } as const;
  const about = { firstName, position, companyName, jobId, publicOrigin, evaluates, cv };
  const receipt = { topic: "mail", payload: submittedMail(found.email, about) } as const;
  const tasks = [
    enqueueWhen(db, evaluation, mine, now, rule("evaluate")),
    enqueueWhen(db, receipt, mine, now, rule("submitted")),
  ];
  if (found.recruiterEmail === null) return tasks;
  const applicant = { applicantName: found.name, applicationId: found.id };
  const news = { ...applicant, position, publicOrigin, evaluates, cv };
  const mail = newCandidateMail(found.recruiterEmail, news);
  const to = { companyId, userId: found.recruiterId };
  const wanted = sql`${when} and ifnull((select mail from notification_choices
    where user_id = ${found.recruiterId} and kind = 'applied'), 'at-once') = 'at-once'`;
  const once = { id: `${found.id}-new-candidate`, when: wanted };
  return [...tasks, enqueueWhen(db, { topic: "mail", payload: mail }, to, now, once)];
}
