import type { DimensionResult, Evaluation, EvidenceItem } from "~/evaluator/evaluation";
import { counted } from "~/lib/words";
import { type DocumentKind, isUnread, type TextState } from "~/vocabulary/documents";

type EarlierRun = Omit<Evaluation, "unread" | "language" | "facts" | "dimensions"> & {
  dimensions: (Omit<DimensionResult, "items"> & { items: Omit<EvidenceItem, "says">[] })[];
};

/** A stored run in today's shape; what an earlier version said stays as it was. */
export function readRun(stored: unknown): Evaluation | null {
  if (stored === null || stored === undefined) return null;
  const run = stored as Evaluation | EarlierRun;
  return "unread" in run ? run : lifted(run);
}

const lifted = (run: EarlierRun): Evaluation => ({
  ...run,
  unread: null,
  language: null,
  facts: [],
  dimensions: run.dimensions.map((dimension) => ({
    ...dimension,
    items: dimension.items.map((item) => ({ ...item, says: "" })),
  })),
});

/** Earlier summaries were one line of sentences that begin with known words, and become a paragraph each. */
export const summaryParts = (summary: string): string[] =>
  summary === ""
    ? []
    : summary.split(/(?<=\.) (?=Strongest in |The texts show: |To ask about: |Not shown: )/);

export type WithoutCv = { why: keyof typeof NOT_READ; read: string[] };

type Given = {
  files: readonly { kind: DocumentKind; textState: TextState }[];
  corrected: boolean;
  answered: boolean;
};

/** What a total rests on that was given without the CV, as before version 2; null for every other run. */
export function withoutCv(evaluation: Evaluation, given: Given): WithoutCv | null {
  if (evaluation.overall_score === null || given.corrected || quotesCv(evaluation)) return null;
  const stateOf = (kind: DocumentKind) => given.files.find((file) => file.kind === kind)?.textState;
  const why = whyNot(stateOf("cv"), evaluation);
  const letter = stateOf("coverLetter") === "read";
  const read = [letter ? "cover letter" : "", given.answered || !letter ? "answers" : ""].filter(Boolean);
  return why === null ? null : { why, read };
}

const quotesCv = ({ dimensions }: Evaluation) =>
  dimensions.some(({ items }) => items.some(({ quotes }) => quotes.some(({ source }) => source === "cv")));

function whyNot(state: TextState | undefined, { confidence }: Evaluation): WithoutCv["why"] | null {
  if (isUnread(state)) return state;
  return state === "read" && confidence.judged === 0 && confidence.requirements > 0 ? "not-language" : null;
}

const NOT_READ = {
  "no-text": "It has no text that a program can read: it may be a scan.",
  locked: "It is locked with a password.",
  "too-old": "It is too old a kind of Word file.",
  unreadable: "Its file could not be read.",
  "not-language": "Its text is in no language that the evaluator has words of.",
} as const;

export const openingWithoutCv = ({ read }: WithoutCv): string =>
  `A computer program read ${read.map((text) => `your ${text}`).join(" and ")}. It could not read your CV, ` +
  "so what follows says nothing about that: a person has to look at it.";

export const readInstead = ({ read }: WithoutCv): string => read.map((text) => `the ${text}`).join(" and ");

export function cautionOf(without: WithoutCv, { confidence: { judged, requirements } }: Evaluation): string {
  const looked =
    judged > 0 || requirements === 0
      ? ""
      : ` None of the ${counted(requirements, "requirement")} of the posting could be looked for.`;
  const rests = `The score rests on ${readInstead(without)} alone.`;
  return `${NOT_READ[without.why]} ${rests}${looked} A person has to look at the CV.`;
}
