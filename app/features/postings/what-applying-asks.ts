import { brand } from "~/brand";
import { ASKED_DOCUMENTS, ASKED_FIELDS, minutesFor } from "~/features/applications/asked";
import { sha256 } from "~/lib/secrets";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import type { Posting } from "./open-posting";

const KEPT = { years: SENT_KEPT_YEARS, daysAfterDeletion: 14 } as const;

/** `hash`: SHA-256 of what is asked, in hex; it changes when the form or its questions do. */
export async function whatApplyingAsks(job: Pick<Posting, "asked" | "evaluates" | "privacyEmail">) {
  const questions = job.asked.map(({ id, question }) => ({
    id,
    label: question,
    type: "text" as const,
    required: true,
  }));
  const asked = { fields: ASKED_FIELDS, documents: ASKED_DOCUMENTS, questions };
  return {
    ...asked,
    minutes: minutesFor(questions.length),
    evaluation: job.evaluates,
    kept: KEPT,
    privacyContact: job.privacyEmail || brand.contactEmail,
    hash: await sha256(JSON.stringify(asked)),
  };
}
