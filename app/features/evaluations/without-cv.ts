import type { Evaluation } from "~/evaluator/evaluation";
import { counted } from "~/lib/words";
import type { DocumentKind, TextState } from "~/vocabulary/documents";

type File = {
  kind: DocumentKind;
  textState: TextState;
};

export type WithoutCv = {
  why: "no-text" | "locked" | "unreadable" | "not-language";
  letter: boolean;
  answers: boolean;
};

type Given = {
  files: readonly File[];
  corrected: boolean;
  answered: boolean;
};

/** Null when the CV was read, and without a total, as in every run since version 2 that read no CV. */
export function withoutCv(evaluation: Evaluation, given: Given): WithoutCv | null {
  if (evaluation.overall_score === null || given.corrected || quotesCv(evaluation)) return null;
  const stateOf = (kind: File["kind"]) => given.files.find((file) => file.kind === kind)?.textState;
  const why = whyNot(stateOf("cv"), evaluation);
  const letter = stateOf("coverLetter") === "read";
  return why === null ? null : { why, letter, answers: given.answered };
}

const quotesCv = ({ dimensions }: Evaluation) =>
  dimensions.some(({ items }) => items.some(({ quotes }) => quotes.some(({ source }) => source === "cv")));

function whyNot(state: File["textState"] | undefined, { confidence }: Evaluation): WithoutCv["why"] | null {
  if (state === "no-text" || state === "locked" || state === "unreadable") return state;
  // The text is there, and the evaluator knows no word of it.
  return state === "read" && confidence.judged === 0 && confidence.requirements > 0 ? "not-language" : null;
}

export function openingWithoutCv({ letter, answers }: WithoutCv): string {
  const texts = [letter ? "your cover letter" : "", answers || !letter ? "your answers" : ""].filter(Boolean);
  return (
    `A computer program read ${texts.join(" and ")}. It could not read your CV, so what follows says ` +
    "nothing about that: a person has to look at it."
  );
}

const NOT_READ: Readonly<Record<WithoutCv["why"], string>> = {
  "no-text": "It has no text that a program can read: it may be a scan.",
  locked: "It is locked with a password.",
  unreadable: "Its file could not be read.",
  "not-language": "Its text is in no language that the evaluator has words of.",
};

export const instead = ({ letter, answers }: WithoutCv) =>
  [letter ? "the cover letter" : "", answers || !letter ? "the answers" : ""].filter(Boolean).join(" and ");

export function cautionOf(without: WithoutCv, { confidence: { judged, requirements } }: Evaluation): string {
  const looked =
    judged > 0 || requirements === 0
      ? ""
      : ` None of the ${counted(requirements, "requirement")} of the posting could be looked for.`;
  return (
    `${NOT_READ[without.why]} The score rests on ${instead(without)} alone.${looked} A person has to ` +
    "look at the CV."
  );
}
