import { type SQL, sql } from "drizzle-orm";
import { notifyInterviewers, notifyTeam } from "~/features/notifications/notify";
import { type Assignment, enqueueEach } from "~/features/outbox/store";
import { after, minutes } from "~/lib/time";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import {
  addInterviewer,
  type Choice,
  mailOfChoice,
  newInTeam,
  newInterviewers,
  newlyMet,
  type SeenAt,
  setInterviewers,
  setTeam,
} from "../members/choose";

/** So long a choice can be taken back before it is mailed. */
const MAILED_AFTER = minutes(10);

/** Whoever is new in it is told, once, and never by themselves. */
export function assignTeam(db: Db, by: Actor, jobId: string, choice: Choice, now: Date) {
  const chosen = newInTeam(by, jobId, choice);
  return db.batch([
    notifyTeam(db, by, chosen, now),
    mailChosen(db, by, "team", chosen, now),
    ...setTeam(db, by, jobId, choice, now),
  ]);
}

export function assignInterviewers(db: Db, by: Actor, applicationId: string, choice: Choice, now: Date) {
  const chosen = newInterviewers(by, applicationId, choice);
  return db.batch([
    ...tellInterviewers(db, by, chosen, now),
    ...setInterviewers(db, by, applicationId, choice, now),
  ]);
}

/** All of one press, however many batches it takes, are one notification and one mail. */
export function assignMany(db: Db, by: Actor, seen: SeenAt, interviewer: string, now: Date) {
  const chosen = newlyMet(by, seen, interviewer);
  return db.batch([
    ...tellInterviewers(db, by, chosen, now),
    ...addInterviewer(db, by, seen, interviewer, now),
  ]);
}

const tellInterviewers = (db: Db, by: Actor, chosen: SQL, now: Date) =>
  [notifyInterviewers(db, by, chosen, now), mailChosen(db, by, "interview", chosen, now)] as const;

const mailChosen = (db: Db, by: Actor, to: Assignment["to"], chosen: SQL, now: Date) =>
  enqueueEach(
    db,
    {
      id: mailOfChoice(by, now),
      topic: "assignment",
      companyId: sql`m.company_id`,
      userId: sql`m.user_id`,
      payload: sql`json_object('userId', m.user_id, 'by', ${by.personName}, 'to', ${to})`,
    },
    sql`${chosen} and m.user_id <> ${by.id}`,
    now,
    after(now, MAILED_AFTER),
  );
