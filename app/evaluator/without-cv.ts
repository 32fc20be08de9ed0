import type { DocumentKind, TextState } from "~/vocabulary/documents";
import type { Evaluation } from "./evaluation";

type File = {
  kind: DocumentKind;
  textState: TextState;
};

/** An evaluation for which the CV could not be read: why not, and what was judged in its place. */
export type WithoutCv = {
  why: "no-text" | "locked" | "unreadable" | "not-language";
  letter: boolean;
  answers: boolean;
};

type Given = {
  files: readonly File[];
  /** The applicant has written the CV's text, and that was read. */
  corrected: boolean;
  answered: boolean;
};

/** Null when the CV was read, and where there is no score that could be mistaken for one of the CV. */
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
