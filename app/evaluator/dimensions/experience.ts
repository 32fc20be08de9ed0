import type { Statement } from "../claims/claim";
import type { EvaluationInput, EvidenceItem } from "../evaluation";
import { isBesideWork } from "./beside-work";
import { jobLine } from "./job-heads";
import { latestJob } from "./job-words";
import { isOfLongAgo } from "./long-ago";
import { quoteOf } from "./quotes";
import { counts, type Reading } from "./reading";
import { rounded } from "./scale";

/** The one figure that texts in any language have; by itself it is no score. */
export const NEARNESS = "Works in the posting's field";
const OCCUPATION = 45;
const FIELD = { asked: 5, unasked: 35 };
const FACTS = 20;
/** Where no answer tells more, facts of jobs by other names say so much of what they would. */
const OF_OTHER_WORK = 0.4;

/** Where questions were asked, what is said there tells more than how near the fields are. */
export const scaleOf = ({ questions }: EvaluationInput): "asked" | "unasked" =>
  questions.length > 0 ? "asked" : "unasked";

export function experienceItems(input: EvaluationInput, reading: Reading): EvidenceItem[] {
  const near = reading.nearness * credit(reading);
  const occupation = reading.held === null ? near * UNDATED : heldFit(input, reading, reading.held);
  const isBare = reading.held !== null && scaleOf(input) === "unasked";
  const ofThisWork = isBare ? OF_OTHER_WORK + (1 - OF_OTHER_WORK) * occupation : 1;
  const facts = factShare(reading) * ofThisWork;
  const best = [...reading.fit].sort((a, b) => b[1] - a[1])[0];
  const head = best && best[1] > 0.3 ? jobLine(best[0], reading) : null;
  return [
    similarityItem("Worked as what the posting asks for", OCCUPATION, occupation, head, input),
    similarityItem(NEARNESS, FIELD[scaleOf(input)], near, null, input),
    similarityItem("Tells what was done in dates, numbers and names", FACTS, facts, null, input),
  ];
}

/** How far the CV speaks of what the posting speaks of, worth a part of what its requirements are worth. */
export function subjectItem(
  input: EvaluationInput,
  reading: Reading,
  requirementPoints: number,
): EvidenceItem {
  const near = reading.nearness * credit(reading);
  return similarityItem(
    "Speaks of the posting's subjects",
    rounded(requirementPoints * SUBJECT[scaleOf(input)]),
    near,
    null,
    input,
  );
}
const SUBJECT = { asked: 0.2, unasked: 0.3 };

/** Words of a field without a fact beside them say this much of what they could. */
const UNCHECKED = 0.4;
const credit = (reading: Reading) => UNCHECKED + (1 - UNCHECKED) * factShare(reading);
/** Fields that nobody dated say less than a title that somebody held. */
const UNDATED = 0.75;

/** Of two who once did the work, the one who does it now is nearer; times at home are no job. */
function heldFit(input: EvaluationInput, reading: Reading, best: number): number {
  const job = scaleOf(input) === "asked" ? latestJob(reading) : null;
  return job ? (best + (reading.fit.get(job) ?? 0)) / 2 : best;
}

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

/** How much of the CV could be checked, 0–1: sentences with a number, of as many as its length asks. */
function factShare(reading: Reading): number {
  const own = reading.application.statements.filter(
    (each) =>
      each.source === "cv" && counts(each) && !isBesideWork(each) && !isOfLongAgo(each, reading.application),
  );
  let facts = 0;
  let lines = 0;
  let most = 0;
  own.forEach(({ sentence, section }, at) => {
    if (/\d/.test(sentence.text)) facts += 1;
    if (section !== "top") lines += 1;
    const enough = Math.min(MOST_FACTS, Math.max(FEWEST_FACTS, lines * FACTUAL));
    if (lines >= JUDGED_LINES || at + 1 === own.length) most = Math.max(most, facts / enough);
  });
  return Math.min(1, most);
}
/** From here on more lines can only add: older jobs at the end never cost. */
const JUDGED_LINES = 9;
const FACTUAL = 0.45;
const FEWEST_FACTS = 4;
const MOST_FACTS = 10;
