import type { Db } from "../../../db/client";
import type { Question } from "../../../db/schema";
import { answersOf } from "./answer-questions";
import { currentStep, mayStillSubmit, type Step } from "./rules";
import { findOwnApplication, listOwnFiles, type OwnApplication } from "./store";

type OwnFile = Awaited<ReturnType<typeof listOwnFiles>>[number];

export type ApplicationPage = {
  application: Omit<OwnApplication, "questions" | "answers">;
  /** Where the person stands; null when all five steps are done. */
  step: Step | null;
  /** The job has closed before this application was handed in. */
  closed: boolean;
  cv: OwnFile | null;
  coverLetter: OwnFile | null;
  answers: { question: Question; text: string | null }[];
};

/** Everything a person sees of the own application; null when there is none. No score is part of it. */
export async function loadApplicationPage(
  db: Db,
  userId: string,
  jobId: string,
): Promise<ApplicationPage | null> {
  const [[found], files] = await db.batch([
    findOwnApplication(db, userId, jobId),
    listOwnFiles(db, userId, jobId),
  ]);
  if (found === undefined) return null;
  const { questions, answers, ...application } = found;
  const submitted = application.submittedAt !== null;
  return {
    application,
    step: currentStep({
      emailVerified: true,
      hasCv: application.cvDocumentId !== null,
      submitted,
      evaluated: application.evaluationState === "done",
    }),
    closed: !submitted && !mayStillSubmit(application.jobStatus),
    cv: files.find((file) => file.kind === "cv") ?? null,
    coverLetter: files.find((file) => file.kind === "coverLetter") ?? null,
    answers: answersOf({ questions, answers }),
  };
}
