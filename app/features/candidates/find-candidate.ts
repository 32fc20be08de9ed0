import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications, evaluations } from "../../../db/schema";
import { requireWhole } from "../applications/damage";
import { asRead } from "../evaluations/as-read";
import { readRun } from "../evaluations/earlier-runs";
import { postingChanged } from "../evaluations/read-against";
import { type NotesColumn, noNotes } from "../notes/newest-notes";
import { type CardsColumn, noCards } from "../scorecards/cards-of";
import { stagesOfJob } from "../stages/job-stages";
import {
  decisionColumns,
  evaluationColumns,
  firstName,
  interviewersOf,
  newestVerdicts,
  noFirstName,
  personColumns,
  standingColumns,
  submissionColumns,
  verdictsOf,
} from "./candidate-columns";
import { noOtherApplications, type OtherApplicationsColumn } from "./find-duplicates";
import type { CandidateRecord } from "./record";
import type { CandidateScope } from "./store";
import { noTags, tagsOf } from "./tags";

/**
 * `job`: the one asked for, whose stages a list needs beside the candidate; `tags`: those of the company;
 * `passes`: whether a no can be written, which begins with the first name.
 */
type Beside = {
  verdicts?: SQL;
  notes?: NotesColumn;
  otherApplications?: OtherApplicationsColumn;
  cards?: CardsColumn;
  tags?: boolean;
  passes?: boolean;
  job?: string | null;
  own?: SQL;
};

/** In one query: files and answers are few, and a page has four queries to spend. */
export function candidateStatement(
  db: Db,
  { companyId, within }: Pick<CandidateScope, "companyId" | "within">,
  id: string | SQL,
  {
    verdicts = newestVerdicts,
    notes = noNotes,
    otherApplications = noOtherApplications,
    cards = noCards,
    tags = false,
    passes = true,
    job = null,
    own,
  }: Beside = {},
) {
  return db
    .select({
      ...personColumns,
      firstName: passes ? firstName : noFirstName,
      ...standingColumns,
      stages: stagesOfJob(sql`ifnull(${job}, ${applications.jobId})`, applications.companyId, own),
      ...submissionColumns,
      ...evaluationColumns,
      verdicts: verdictsOf(verdicts),
      ...decisionColumns,
      interviewers: interviewersOf(companyId),
      companyTags: tags ? tagsOf(companyId) : noTags,
      notes,
      otherApplications,
      cards,
    })
    .from(applications)
    .leftJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(
      and(
        sql`${applications.id} = ${id}`,
        eq(applications.companyId, companyId),
        isNotNull(applications.receivedAt),
        within,
      ),
    );
}

export const selectCandidateName = (db: Db, companyId: string, id: string) =>
  db
    .select({ name: applications.name })
    .from(applications)
    .where(
      and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.receivedAt)),
    );

export type Found = Awaited<ReturnType<typeof candidateStatement>>[number];

/** Throws a `DamagedRow` where not all of it can be read. */
export async function recordFrom(found: Found): Promise<CandidateRecord> {
  const { answersHold: _, companyTags: __, against, ...whole } = requireWhole(found);
  return {
    ...whole,
    questions: found.questions ?? [],
    evaluation: asRead(readRun(found.evaluation)),
    postingChanged: found.evaluationState === "done" && (await postingChanged(against)),
    changes: newestFirst(found.changes),
    held: found.held === null ? null : { ...found.held, leaves: new Date(found.held.leaves) },
    verdicts: newestFirst(found.verdicts),
    humanReview: {
      reviewRequested: instantOf(found.humanReview.reviewRequested),
      commented: instantOf(found.humanReview.comments),
      corrected: instantOf(found.humanReview.corrections),
    },
  };
}

const newestFirst = <Row extends { at: number }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => b.at - a.at).map((row) => ({ ...row, at: new Date(row.at) }));

const instantOf = (at: number | null) => (at === null ? null : new Date(at));
