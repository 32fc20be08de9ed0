import type { Statement } from "../claims/claim";
import type { EvaluationInput, EvidenceItem } from "../evaluation";
import type { StemRule } from "../text/field-stem";
import { languageOf } from "../text/language";
import { readText } from "../text/read-text";
import { lexicon } from "../text/weights";
import { wordsOf } from "../text/words";
import { quoteOf } from "./quotes";
import { counts, type Reading } from "./reading";
import { rounded } from "./scale";
import { cosine, profileOf, profilesOf } from "./similarity";

/** The one figure that texts in any language have; by itself it is no score. */
export const NEARNESS = "Works in the posting's field";
const OCCUPATION = 45;
const FIELD = 35;
const FACTS = 20;

/** How near the applicant's occupation is to the posting's: titles of dated jobs, fields, checkable facts. */
export function experienceItems(input: EvaluationInput, reading: Reading): EvidenceItem[] {
  const near = fieldNearness(input, reading) * credit(reading);
  const occupation = reading.bestFit ?? near * UNDATED;
  const best = [...reading.fit].sort((a, b) => b[1] - a[1])[0];
  const head = best && best[1] > 0.3 ? headStatement(reading, best[0].line) : null;
  return [
    similarityItem("Worked as what the posting asks for", OCCUPATION, occupation, head, input),
    similarityItem(NEARNESS, FIELD, near, null, input),
    similarityItem("Tells what was done in dates, numbers and names", FACTS, factShare(reading), null, input),
  ];
}

/** How far the CV speaks of what the posting speaks of, worth a part of what its requirements are worth. */
export function subjectItem(
  input: EvaluationInput,
  reading: Reading,
  requirementPoints: number,
): EvidenceItem {
  const near = fieldNearness(input, reading) * credit(reading);
  return similarityItem(
    "Speaks of the posting's subjects",
    rounded(requirementPoints * SUBJECT),
    near,
    null,
    input,
  );
}
const SUBJECT = 0.35;

/** Words of a field without a fact beside them say this much of what they could. */
const UNCHECKED = 0.4;
const credit = (reading: Reading) => UNCHECKED + (1 - UNCHECKED) * factShare(reading);
/** Fields that nobody dated say less than a title that somebody held. */
const UNDATED = 0.75;

function similarityItem(
  label: string,
  outOf: number,
  level: number,
  shown: Statement | null,
  input: EvaluationInput,
): EvidenceItem {
  const verdict = level >= 0.6 ? "found" : level >= 0.3 ? "partly" : "not found";
  const quotes = shown ? [quoteOf(shown, input)] : [];
  return { label, kind: "similarity", verdict, says: "", points: rounded(outOf * level), outOf, quotes };
}

function headStatement(reading: Reading, line: number): Statement | null {
  return (
    reading.application.statements.find(
      (each) => each.source === "cv" && each.sentence.line === line && counts(each),
    ) ?? null
  );
}

/** Cosine of the fields of work that posting and CV speak of, 0–1, the best part of the CV counting. */
function fieldNearness(input: EvaluationInput, reading: Reading): number {
  const { title, text } = input.posting;
  const words = lexicon(ruleFor(`${title}\n${text}`));
  const posting = readText(`${title}\n${text}`, { source: "posting" }, words.rule);
  const asked = profileOf(posting, words, wordsOf(title).length);
  const cv = readText(input.cv ?? "", { source: "cv" }, words.rule);
  for (const statement of reading.application.statements) {
    if (statement.source !== "cv" || statement.idle === null) continue;
    for (const [at, word] of cv.words.entries())
      if (word.start >= statement.sentence.start && word.end <= statement.sentence.end) cv.ignored[at] = 1;
  }
  const parts = profilesOf(cv, words).map(
    (part) => 0.7 * cosine(asked.fields, part.fields) + 0.9 * cosine(asked.words, part.words),
  );
  return Math.min(1, Math.max(0, ...parts));
}

function ruleFor(posting: string): StemRule {
  const language = languageOf(posting);
  return language.kind === "known" && language.code !== "en" ? "front" : "english";
}

/** How much of the CV could be checked, 0–1: statements with a number or a date, of as many as suffice. */
function factShare(reading: Reading): number {
  const facts = reading.application.statements.filter(
    (each) => each.source === "cv" && counts(each) && /\d/.test(each.sentence.text),
  );
  return Math.min(1, facts.length / ENOUGH_FACTS);
}
const ENOUGH_FACTS = 10;
