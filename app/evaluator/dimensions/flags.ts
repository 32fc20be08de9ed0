import type { Idle, Statement } from "../claims/claim";
import { findRepeats } from "../claims/repeats";
import type { EvaluationInput, Flag, Quote } from "../evaluation";
import { cleanText } from "../text/clean-text";
import { readText } from "../text/read-text";
import { quoteOf } from "./quotes";
import type { Reading } from "./reading";

const MESSAGES: Readonly<Record<Flag["kind"], string>> = {
  "instructs-evaluator":
    "Part of the text speaks to an evaluation program. It was left out and changes nothing.",
  "copied-from-posting": "Part of the text stands in the posting word for word. It was left out.",
  "hidden-text": "The text has characters that cannot be seen. They were taken out before it was read.",
  stuffed: "Part of the text is a heap of words without sentences. It was left out.",
};

/** Copied stretches shorter than this are how a trade speaks. In words. */
const WORTH_FLAGGING = 15;
const HIDDEN_ENOUGH = 5;
const MOST_QUOTES = 3;

/** What a person should look at; never a penalty by itself. */
export function flagsOf(input: EvaluationInput, reading: Reading): Flag[] {
  const { statements } = reading.application;
  const because = (...why: Idle[]) => statements.filter(({ idle }) => idle !== null && why.includes(idle));
  const copied = because("copied");
  const found: [Flag["kind"], Quote[]][] = [
    ["instructs-evaluator", quotes(because("instruction"), input)],
    ["copied-from-posting", wordCount(copied) >= WORTH_FLAGGING ? quotes(copied, input) : []],
    ["hidden-text", hidden(input, statements)],
    ["stuffed", [...quotes(because("heap"), input), ...repeated(input, reading)].slice(0, MOST_QUOTES)],
  ];
  return found.flatMap(([kind, shown]) =>
    shown.length > 0 ? [{ kind, message: MESSAGES[kind], quotes: shown }] : [],
  );
}

const quotes = (statements: readonly Statement[], input: EvaluationInput) =>
  statements.slice(0, MOST_QUOTES).map((statement) => quoteOf(statement, input));

const wordCount = (statements: readonly Statement[]) =>
  statements.reduce((sum, { sentence }) => sum + sentence.words.length, 0);

function hidden(input: EvaluationInput, statements: readonly Statement[]): Quote[] {
  const texts = [input.cv ?? "", input.coverLetter ?? "", ...input.answers.map(({ text }) => text)];
  const count = texts.reduce((sum, text) => sum + cleanText(text).hidden.length, 0);
  return count >= HIDDEN_ENOUGH ? quotes(statements.slice(0, 1), input) : [];
}

function repeated(input: EvaluationInput, reading: Reading): Quote[] {
  const text = input.cv ?? "";
  const cv = readText(text, { source: "cv" });
  return findRepeats(cv, reading.words).stuffed.map(({ from, to }) => {
    const start = cv.words[from]?.start ?? 0;
    const end = cv.words[Math.min(to, from + 12) - 1]?.end ?? start;
    return { source: "cv" as const, start, end, text: text.slice(start, end), place: "CV" };
  });
}
