import type { RatedAnswer } from "../answers/rate-answer";
import { rateWriting } from "../answers/rate-writing";
import type { AnswerCategory } from "../data/answer-cues";
import type { DimensionResult } from "../evaluation";
import type { AnswerRead } from "../text/read-application";
import type { Lexicon } from "../text/weights";
import { type Anchors, evidence, notShown, shown } from "./dimension";
import { answerItems } from "./technical-competency";

/** Points of a hundred: how the answers are written, and how the questions that ask to explain or argue are answered. */
const WRITING = 60;
const EXPLAINING = 40;
/** An argued opinion shows writing first and explaining second. */
const ARGUING = 8;
const SCALE: Anchors = [
  [0, 0],
  [0.5, 55],
  [0.8, 85],
  [1, 100],
];

const EXPLAINS: readonly AnswerCategory[] = ["communication", "opinion"];

export type RatedAnswerRead = { answer: RatedAnswer; read: AnswerRead; title: string };

/** Communication: how all answers are written, and the answers to questions that ask to explain or argue. */
export function communicationSkills(rated: readonly RatedAnswerRead[], words: Lexicon): DimensionResult {
  const explaining = rated.filter((each) => EXPLAINS.includes(each.answer.category));
  const parts = rateWriting(
    rated.map(({ read, answer }) => ({
      text: read.reading,
      question: read.question,
      place: read.place(0),
      specific: answer.specific,
    })),
    words,
  );
  if (parts.length === 0)
    return notShown("communication_skills", "There is no answer in English to judge by.");
  const items = parts.map((each) =>
    evidence({
      label: each.label,
      kind: "rubric",
      outOf: (WRITING * each.outOf) / 100,
      points: (WRITING * each.points) / 100,
      quotes: each.quotes,
    }),
  );
  const own = explaining.flatMap(({ answer, title }) => {
    const points = answer.category === "opinion" ? ARGUING : EXPLAINING;
    return answerItems({ answer, title }, points / explaining.length);
  });
  return shown("communication_skills", [...own, ...items], SCALE);
}
