import { withoutPersonalDetails } from "~/evaluator/claims/personal-details";
import { withoutSensitiveDetails } from "~/evaluator/claims/sensitive-details";
import type { EvaluationInput } from "~/evaluator/evaluation";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { type CleanText, cleanText } from "~/evaluator/text/clean-text";

/** Longest texts a model is shown, in UTF-16 units: some thirty pages in all. */
const LONGEST = { posting: 20_000, cv: 40_000, coverLetter: 10_000, answer: 6000 };

/** Spaces in place of the name and of what says who somebody is; offsets stay. Cut at the longest shown. */
export const masked = (text: string, source: ShownText["source"], name: string): string =>
  hideName(withoutSensitiveDetails(withoutPersonalDetails(text.slice(0, LONGEST[source]))), name);

export type ShownText = { source: "cv" | "coverLetter" | "answer"; questionId?: number; clean: CleanText };

export type ModelTexts = { data: string; shown: ShownText[] };

/** The texts as JSON, each string a quoted field, and the way back from every character to the original. */
export function modelTexts(input: EvaluationInput, name: string): ModelTexts {
  const hide = (text: string, source: ShownText["source"]) => cleanText(masked(text, source, name));
  const cv = input.cv === null ? null : hide(input.cv, "cv");
  const coverLetter = input.coverLetter === null ? null : hide(input.coverLetter, "coverLetter");
  const answers = input.answers.map(({ questionId, text }) => ({
    questionId,
    clean: hide(text, "answer"),
  }));
  const data = JSON.stringify({
    posting: { title: input.posting.title, text: input.posting.text.slice(0, LONGEST.posting) },
    lookFor: labelsFor(input),
    questions: input.questions.map(({ id, title, question }) => ({ id, title, question })),
    cv: cv?.text ?? null,
    coverLetter: coverLetter?.text ?? null,
    answers: answers.map(({ questionId, clean }) => ({ questionId, text: clean.text })),
  });
  const shown: ShownText[] = [
    ...(cv === null ? [] : [{ source: "cv" as const, clean: cv }]),
    ...(coverLetter === null ? [] : [{ source: "coverLetter" as const, clean: coverLetter }]),
    ...answers.map(({ questionId, clean }) => ({ source: "answer" as const, questionId, clean })),
  ];
  return { data, shown };
}

const IN_ANSWERS = ["Answers the question asked", "Own action", "Reason", "Result"];

/** The things that a model may say it looked for: the posting's own lines, and what answers are read for. */
export const labelsFor = ({ posting }: EvaluationInput): string[] => [
  ...readPosting(posting).map(({ line }) => line),
  ...IN_ANSWERS,
];

/** Blanks each part of the name the person applied under, wherever it stands as a word with a capital. */
function hideName(text: string, name: string): string {
  const parts = name
    .normalize("NFC")
    .split(/[\s.,]+/u)
    .filter((part) => part.length > 1);
  let hidden = text;
  for (const part of parts) {
    const lower = part.toLowerCase();
    hidden = hidden.replace(/[\p{L}\p{M}'’-]+/gu, (word) =>
      word.normalize("NFC").toLowerCase() === lower && word !== word.toLowerCase()
        ? " ".repeat(word.length)
        : word,
    );
  }
  return hidden;
}

/** Offsets into the original, or null. Runs of spaces are one: a model copies words. */
export function placeOf(quote: string, { clean }: ShownText): { start: number; end: number } | null {
  const wanted = quote.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (wanted.length < 3) return null;
  const { text, at } = oneSpaced(clean.text);
  const from = text.indexOf(wanted);
  if (from < 0) return null;
  const first = at[from] ?? 0;
  const last = at[from + wanted.length - 1] ?? first;
  return { start: clean.starts[first] ?? 0, end: clean.ends[last] ?? 0 };
}

function oneSpaced(text: string): { text: string; at: number[] } {
  let out = "";
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const space = /\s/.test(text.charAt(i));
    if (space && out.endsWith(" ")) continue;
    out += space ? " " : text.charAt(i);
    at.push(i);
  }
  return { text: out, at };
}
