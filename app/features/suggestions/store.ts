import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { MOST_OPEN } from "./rules";

type OfJob = { companyId: string; jobId: string };

const ofJob = ({ companyId, jobId }: OfJob) =>
  and(eq(jobSuggestions.jobId, jobId), eq(jobSuggestions.companyId, companyId));

const ASKED = {
  id: jobSuggestions.id,
  personName: jobSuggestions.personName,
  part: jobSuggestions.part,
  text: jobSuggestions.text,
  createdAt: jobSuggestions.createdAt,
  answer: jobSuggestions.answer,
  words: jobSuggestions.answerWords,
  answeredAt: jobSuggestions.answeredAt,
  answeredBy: jobSuggestions.answeredBy,
};

/** Those without an answer, the oldest first. */
export const selectOpenSuggestions = (db: Db, of: OfJob) =>
  db
    .select(ASKED)
    .from(jobSuggestions)
    .where(and(ofJob(of), isNull(jobSuggestions.answer)))
    .orderBy(asc(jobSuggestions.id))
    .limit(MOST_OPEN);

export type Suggestion = Awaited<ReturnType<typeof selectOpenSuggestions>>[number];

const ANSWERED_SHOWN = 5;

/** And behind them the newest answers. */
export function selectSuggestions(db: Db, of: OfJob) {
  const answered = db
    .select(ASKED)
    .from(jobSuggestions)
    .where(and(ofJob(of), isNotNull(jobSuggestions.answer)))
    .orderBy(desc(jobSuggestions.answeredAt))
    .limit(ANSWERED_SHOWN);
  return unionAll(
    db.select().from(selectOpenSuggestions(db, of).as("open")),
    db.select().from(answered.as("answered")),
  );
}
