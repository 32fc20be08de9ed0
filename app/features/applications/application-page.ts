import { and, eq } from "drizzle-orm";
import type { Evaluation } from "~/evaluator/evaluation";
import { type PlainEvaluation, plainEvaluation } from "~/evaluator/explain-evaluation";
import type { Person } from "~/features/accounts/sessions";
import { asDay } from "~/lib/words";
import type { Markdown } from "~/services/markdown/markdown";
import type { Db } from "../../../db/client";
import { applications, evaluations, jobs, type Question } from "../../../db/schema";
import { openingWithoutCv, readRun, withoutCv } from "../evaluations/earlier-runs";
import { postingChanged } from "../evaluations/read-against";
import { OWN_READING } from "../human-review/find-human-review";
import { drawnMails, type OwnMail } from "../human-review/own-mails";
import { answersOf } from "./answer-questions";
import { requireWhole } from "./damage";
import { currentStep, isDecided, mayStillSubmit, type Step } from "./rules";
import { OWN_APPLICATION, type OwnApplication, type OwnFile } from "./store";

export type OwnReading = {
  plain: PlainEvaluation | null;
  compared: boolean;
  postingChanged: boolean;
  cvUnread: boolean;
  /** A day in words; null while nothing was found. */
  evaluated: string | null;
  corrected: string | null;
  comments: { id: string; text: string; when: Date }[];
  reviewRequests: {
    id: string;
    question: string;
    asked: string;
    answer: string | null;
    answered: string | null;
  }[];
};

export type ApplicationPage = {
  application: Omit<OwnApplication, "questions" | "answers" | "answersHold" | "cv" | "coverLetter">;
  step: Step | null;
  closed: boolean;
  cv: OwnFile | null;
  coverLetter: OwnFile | null;
  answers: { question: Question; text: string | null }[];
  mails: OwnMail[];
  /** Null before the application is submitted. */
  reading: OwnReading | null;
};

export const findApplicationPage = (db: Db, person: Person, jobId: string) =>
  db
    .select({ ...OWN_APPLICATION, ...OWN_READING })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(evaluations, eq(evaluations.id, applications.evaluationId))
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, person)));

export type FoundApplicationPage = Awaited<ReturnType<typeof findApplicationPage>>[number];

/** Neither total nor rank: those are the recruiter's. Null when there is no application. */
export async function applicationPage(
  found: FoundApplicationPage | undefined,
  markdown: Markdown,
): Promise<ApplicationPage | null> {
  if (found === undefined) return null;
  const { evaluation, evaluatedAt, correctionId, comments, reviewRequests, corrections, mails, ...most } =
    found;
  const { against, ...own } = most;
  const { questions, answers, answersHold: _, cv, coverLetter, ...application } = requireWhole(own);
  const read = { evaluation, evaluatedAt, correctionId, comments, reviewRequests, corrections };
  const submitted = application.submittedAt !== null;
  return {
    application,
    step: currentStep({
      hasCv: application.cvDocumentId !== null,
      submitted,
      evaluated: !application.evaluates || application.evaluationState === "done",
    }),
    closed: !submitted && !mayStillSubmit(application.jobStatus),
    cv,
    coverLetter,
    answers: answersOf({ questions, answers }),
    mails: submitted ? await drawnMails(mails, markdown) : [],
    reading: submitted
      ? readingOf(
          read,
          [cv, coverLetter].flatMap((file) => file ?? []),
          {
            answered: Object.keys(answers).length > 0,
            status: application.status,
            end: application.end,
            postingChanged: await postingChanged(against),
          },
        )
      : null,
  };
}

const isUnread = (evaluation: Evaluation | null): boolean =>
  evaluation?.unread === "no CV" || evaluation?.unread === "CV not read";

type Read = Pick<FoundApplicationPage, Exclude<keyof typeof OWN_READING, "mails" | "against">>;

type Known = { answered: boolean; postingChanged: boolean } & Pick<OwnApplication, "status" | "end">;

function readingOf(read: Read, files: readonly OwnFile[], facts: Known): OwnReading {
  const { answered, status, end, postingChanged } = facts;
  const corrected = read.corrections.at(-1);
  const evaluation = readRun(read.evaluation);
  const given = { files, corrected: read.correctionId !== null, answered };
  const without = evaluation === null ? null : withoutCv(evaluation, given);
  const decided = isDecided(status);
  const known = { decided, withdrawn: end === "left" };
  const words = without === null ? known : { ...known, opening: openingWithoutCv(without) };
  return {
    plain: evaluation === null ? null : plainEvaluation(evaluation, words),
    compared: evaluation?.unread === null,
    postingChanged,
    cvUnread: without !== null || isUnread(evaluation),
    evaluated: read.evaluatedAt === null ? null : asDay(read.evaluatedAt),
    corrected: corrected === undefined ? null : asDay(new Date(corrected.at)),
    comments: read.comments.map(({ id, text, at }) => ({ id, text, when: new Date(at) })),
    reviewRequests: read.reviewRequests.map(({ id, question, at, answer, answeredAt }) => ({
      id,
      question,
      asked: asDay(new Date(at)),
      answer,
      answered: answeredAt === null ? null : asDay(new Date(answeredAt)),
    })),
  };
}
