import type { DimensionResult, EvidenceItem } from "../evaluation";
import { distinctQuotes, quoteSentence } from "../text/quotes";
import type { ApplicationRead } from "../text/read-application";
import type { RatedAnswerRead } from "./communication-skills";
import { type Anchors, evidence, notShown, shown } from "./dimension";
import { answerItems } from "./technical-competency";

const ANSWER = 85;
const CHANGE = 15;
const SCALE: Anchors = [
  [0, 0],
  [0.5, 60],
  [0.8, 90],
  [1, 100],
];

const SIGNS =
  /\b(?:promoted|retrained|learned|learnt|taught myself|self-taught|cross-?trained|certified|certification|course|courses|diploma|transitioned|migrated|introduced|switched|adapted|new (?:system|role|process|software|language|field))\b/i;

/** Adaptability and learning: the learning answer, and signs of change in the CV. Gaps in dates cost nothing. */
export function adaptabilityLearning(
  read: ApplicationRead,
  rated: readonly RatedAnswerRead[],
): DimensionResult {
  const learning = rated.filter((each) => each.answer.category === "learning");
  const change = changeItem(read);
  if (learning.length === 0) {
    const note = "No question about learning was answered in English; signs in the CV alone make no score.";
    return notShown("adaptability_learning", note, change ? [change] : []);
  }
  const items = learning.flatMap(({ answer, title }) =>
    answerItems({ answer, title }, ANSWER / learning.length),
  );
  return shown("adaptability_learning", change ? [...items, change] : items, SCALE);
}

function changeItem({ cv }: ApplicationRead): EvidenceItem | null {
  if (cv?.reading.language !== "en") return null;
  const signs = cv.reading.sentences.flatMap((sentence, index) => {
    const counts = !cv.reading.ignored[sentence.from];
    return counts && SIGNS.test(cv.reading.original.slice(sentence.start, sentence.end)) ? [index] : [];
  });
  return evidence({
    label: "Signs of learning and change in the CV",
    kind: "rubric",
    outOf: CHANGE,
    points: CHANGE * Math.min(1, signs.length / 2),
    quotes: distinctQuotes(
      signs.slice(0, 2).map((index) => quoteSentence(cv.reading, index, cv.place(index))),
      2,
    ),
  });
}
