import { paths } from "~/paths";
import { aCv, onTheWay, readyToSubmit } from "../applying";
import { aDocument, anEvaluation, TECHNICAL_ONLY } from "../candidates";
import { anApplicant, aRecruiter } from "../people";
import { aJob, anApplication } from "../postings";
import type { Product } from "../product";
import type { Form } from "./form";

/** Somebody whose application has been handed in, read and evaluated. */
export async function anEvaluatedCandidate(product: Product) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const applicant = await anApplicant(product);
  const application = await anApplication(product, job, applicant);
  await product.sweep();
  const document = await aDocument(product, job, application, applicant.id);
  const evaluation = await anEvaluation(product, job, application, TECHNICAL_ONLY);
  return { recruiter, job, applicant, application, document, evaluation };
}

/** The forms of somebody who applies. */
export const APPLICANT_FORMS: Form[] = [
  {
    route: "routes/apply/apply.tsx",
    what: "an application by somebody known",
    prepare: async (product) => {
      const job = await aJob(product, await aRecruiter(product));
      const fields = { workAuthorization: "yes", startDate: "2-weeks", termsAccepted: "on" };
      return { path: paths.apply(job.id), fields, cookie: (await anApplicant(product)).cookie };
    },
  },
  {
    route: "routes/apply/upload.tsx",
    what: "a CV",
    prepare: async (product) => {
      const { job, applicant } = await onTheWay(product);
      return { path: paths.upload(job.id), fields: {}, cookie: applicant.cookie, multipart: aCv() };
    },
  },
  {
    route: "routes/apply/question.tsx",
    what: "an answer",
    prepare: async (product) => {
      const { job, applicant } = await readyToSubmit(product);
      const fields = { answer: "I baked through the night.", intent: "next" };
      return { path: paths.assess(job.id, 2), fields, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/save-answer.ts",
    what: "an answer kept meanwhile",
    prepare: async (product) => {
      const { job, applicant } = await readyToSubmit(product);
      const fields = { answer: "I baked through" };
      return { path: paths.saveAnswer(job.id, 2), fields, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/review.tsx",
    what: "a submission",
    prepare: async (product) => {
      const { job, applicant } = await readyToSubmit(product);
      await product.sweep();
      return { path: paths.assessReview(job.id), fields: {}, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/application.tsx",
    what: "a comment",
    prepare: async (product) => {
      const { job, applicant } = await anEvaluatedCandidate(product);
      const fields = { intent: "comment", comment: "The gap was parental leave." };
      return { path: paths.application(job.id), fields, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/application.tsx",
    what: "a request for a human review",
    prepare: async (product) => {
      const { job, applicant } = await anEvaluatedCandidate(product);
      const fields = { intent: "review-request", question: "My years as a lead." };
      return { path: paths.application(job.id), fields, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/application.tsx",
    what: "a place in a talent pool that is left",
    prepare: async (product) => {
      const { job, applicant } = await anEvaluatedCandidate(product);
      const kept = "update applications set status = 'passed', pool_ends = ? where job_id = ?";
      await product.db
        .prepare(kept)
        .bind(Date.now() + 86_400_000, job.id)
        .run();
      return { path: paths.application(job.id), fields: { intent: "leave-pool" }, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/own-text.tsx",
    what: "a corrected text",
    prepare: async (product) => {
      const { job, applicant } = await anEvaluatedCandidate(product);
      const fields = { text: "Harbourline, Bristol\nI cut our bundle by four fifths.", seen: "" };
      return { path: paths.ownText(job.id), fields, cookie: applicant.cookie };
    },
  },
  {
    route: "routes/apply/withdraw.tsx",
    what: "an application that is withdrawn",
    prepare: async (product) => {
      const { job, applicant } = await anEvaluatedCandidate(product);
      return { path: paths.withdraw(job.id), fields: { why: "I moved" }, cookie: applicant.cookie };
    },
  },
];
