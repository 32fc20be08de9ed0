import { paths } from "~/paths";
import type { Db } from "../../../db/client";
import { findRuns } from "../evaluations/runs";
import { findHumanReview } from "../human-review/find-human-review";
import { recentVerdicts } from "./candidate-columns";
import { type ModelCheck, modelCheck } from "./check-view";
import { candidateStatement, recordFrom } from "./find-candidate";
import { shownRecord } from "./open-dashboard";
import { type OpinionView, opinionView } from "./opinion-view";
import type { CandidateRecord } from "./record";
import { type RunsView, runsView } from "./runs-view";

export type HumanReviewView = {
  comments: { id: string; text: string; when: Date }[];
  reviewRequests: {
    id: string;
    question: string;
    asked: Date;
    answer: string | null;
    answered: Date | null;
  }[];
  corrections: { id: string; when: Date; href: string }[];
};

export type OpenEvaluation = {
  record: CandidateRecord;
  review: HumanReviewView;
  history: RunsView;
  opinion: OpinionView | null;
  check: ModelCheck | null;
};

/** Null when the company has no such candidate. */
export async function openEvaluation(
  asked: { companyId: string; candidateId: string; evaluates: boolean },
  db: Db,
): Promise<OpenEvaluation | null> {
  const { companyId, candidateId } = asked;
  const [[found], [fromApplicant], runs] = await db.batch([
    candidateStatement(db, { companyId }, candidateId, { verdicts: recentVerdicts }),
    findHumanReview(db, companyId, candidateId),
    findRuns(db, companyId, candidateId),
  ]);
  if (found === undefined) return null;
  const record = shownRecord(await recordFrom(found), asked.evaluates);
  return {
    record,
    review: humanReviewView(fromApplicant),
    history: runsView(record, asked.evaluates ? runs : []),
    opinion: asked.evaluates ? opinionView(record, fromApplicant?.opinion ?? null) : null,
    check: asked.evaluates ? modelCheck(fromApplicant?.check ?? null) : null,
  };
}

type FromApplicant = Awaited<ReturnType<typeof findHumanReview>>[number] | undefined;

function humanReviewView(found: FromApplicant): HumanReviewView {
  const { comments = [], reviewRequests = [], corrections = [] } = found ?? {};
  return {
    comments: comments.map(({ id, text, at }) => ({ id, text, when: new Date(at) })),
    reviewRequests: reviewRequests.map(({ id, question, at, answer, answeredAt }) => ({
      id,
      question,
      asked: new Date(at),
      answer,
      answered: answeredAt === null ? null : new Date(answeredAt),
    })),
    corrections: [...corrections].reverse().map(({ id, documentId, at }) => ({
      id,
      when: new Date(at),
      href: paths.documentText(documentId, null, id),
    })),
  };
}
