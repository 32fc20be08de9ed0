import { checkEvaluation } from "~/evaluator/check-evaluation";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { isRecord, list, objectIn, type Unknown } from "./model-reply";
import { labelsFor, placeOf, type ShownText } from "./model-texts";

const MOST = { dimensions: 5, items: 20, quotes: 4 };
/** Longest quote that is looked up, in UTF-16 units. */
const LONGEST_QUOTE = 600;

/** Quotes that stand word for word, numbers of 0–100, no words of its own; or null. */
export function readOpinion(
  reply: string,
  model: string,
  input: EvaluationInput,
  shown: readonly ShownText[],
): Evaluation | null {
  const labels = new Set(labelsFor(input));
  const dimensions = list(objectIn(reply)?.dimensions, MOST.dimensions)
    .filter(isRecord)
    .map((dimension) => readDimension(dimension, input, shown, labels));
  const checked = checkEvaluation({ dimensions }, input);
  if (checked === null || checked.overall_score === null) return null;
  return {
    ...checked,
    evaluator: model,
    dimensions: checked.dimensions.map((dimension) => ({ ...dimension, note: noteOn(dimension) })),
  };
}

function readDimension(
  dimension: Unknown,
  input: EvaluationInput,
  shown: readonly ShownText[],
  labels: ReadonlySet<string>,
): Unknown {
  const items = list(dimension.items, MOST.items)
    .flatMap((item) => readItem(item, input, shown))
    .filter(({ label }) => typeof label === "string" && labels.has(label));
  return { name: dimension.name, score: isCarried(dimension.score, items) ? dimension.score : null, items };
}

/** Not even a 0 stands without what was looked for, and no score of half or more on what was not found. */
function isCarried(score: unknown, items: readonly Unknown[]): boolean {
  const found = items.filter(({ verdict }) => verdict !== "not found").length;
  return items.length > 0 && (typeof score !== "number" || score < 50 || found * 2 >= items.length);
}

function noteOn({ score, items }: Evaluation["dimensions"][number]): string {
  if (score === null) return "The model gave no quote that stands in the texts.";
  const quotes = items.reduce((sum, item) => sum + item.quotes.length, 0);
  return quotes === 1 ? "Rests on 1 quote." : `Rests on ${quotes} quotes.`;
}

function readItem(item: unknown, input: EvaluationInput, shown: readonly ShownText[]): Unknown[] {
  if (!isRecord(item)) return [];
  const quotes = list(item.quotes, MOST.quotes).flatMap((quote) => readQuote(quote, input, shown));
  // What is said to be there must be shown; what is said to be missing has nothing to quote.
  if (item.verdict !== "not found" && quotes.length === 0) return [];
  return [{ label: item.label, kind: "rubric", verdict: item.verdict, points: 0, outOf: 0, quotes }];
}

function readQuote(quote: unknown, input: EvaluationInput, shown: readonly ShownText[]): Unknown[] {
  if (!isRecord(quote) || typeof quote.text !== "string" || quote.text.length > LONGEST_QUOTE) return [];
  const { text, source, questionId } = quote;
  const from = shown.find(
    (each) => each.source === source && (each.source !== "answer" || each.questionId === questionId),
  );
  const place = from === undefined ? null : placeOf(text, from);
  const original = from === undefined ? null : originalOf(from, input);
  if (place === null || original === null || wordCount(text) < LEAST_WORDS) return [];
  return [{ source, questionId, ...place, text: original.slice(place.start, place.end) }];
}

const LEAST_WORDS = 3;
const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function originalOf({ source, questionId }: ShownText, input: EvaluationInput): string | null {
  if (source === "cv") return input.cv;
  if (source === "coverLetter") return input.coverLetter;
  return input.answers.find((answer) => answer.questionId === questionId)?.text ?? null;
}
