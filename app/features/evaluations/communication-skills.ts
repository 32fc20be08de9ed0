import type { DimensionResult } from "~/services/ai/ai";
import { type Anchors, evidence, notShown, shown } from "./dimension";
import type { RatedAnswer } from "./rate-answer";
import { rateWriting } from "./rate-writing";
import type { AnswerRead } from "./read-application";
import { answerItems } from "./technical-competency";
import type { Lexicon } from "./weights";

const WRITING = 60;
/** Substance: what the answers say, which no fine writing replaces. */
const SUBSTANCE = 40;
const SCALE: Anchors = [
  [0, 0],
  [0.5, 50],
  [0.8, 85],
  [1, 100],
];

export type RatedAnswerRead = { answer: RatedAnswer; read: AnswerRead; title: string };

/** Communication: how the answers are written, and whether they say something. */
export function communicationSkills(rated: readonly RatedAnswerRead[], words: Lexicon): DimensionResult {
  if (rated.length === 0)
    return notShown("communication_skills", "There is no answer in English to judge by.");
  const items = rated.flatMap(({ answer, read, title }) => {
    const parts = rateWriting(read.reading, read.place(0), words);
    const gate = Math.min(1, answer.concrete / 10);
    const writing = parts.map((part) =>
      evidence({
        label: `${title}: ${part.label.charAt(0).toLowerCase()}${part.label.slice(1)}`,
        kind: "rubric",
        outOf: (WRITING * part.outOf) / (100 * rated.length),
        // Fine words about nothing communicate nothing.
        points: (WRITING * part.points * gate) / (100 * rated.length),
        quotes: part.quotes,
      }),
    );
    const own = answer.category === "communication";
    return [...writing, ...answerItems({ answer, title }, ((own ? 2 : 1) * SUBSTANCE) / rated.length)];
  });
  return items.length === 0
    ? notShown("communication_skills", "The answers are empty.")
    : shown("communication_skills", items, SCALE);
}
