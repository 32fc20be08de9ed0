import { VALUES } from "../data/values";
import type { DimensionResult, EvidenceItem } from "../evaluation";
import { distinctQuotes, quoteSentence } from "../text/quotes";
import type { ApplicationRead } from "../text/read-application";
import { fold } from "../text/stem";
import type { RatedAnswerRead } from "./communication-skills";
import { type Anchors, evidence, notShown, shown } from "./dimension";
import { answerItems } from "./technical-competency";

const COLLABORATION = 60;
const STATED = 40;
const SCALE: Anchors = [
  [0, 0],
  [0.5, 60],
  [0.8, 90],
  [1, 100],
];

/**
 * Cultural alignment: only ways of working that the posting or the questionnaire states, shown by what the answers tell. Never
 * likeness, hobbies, name or school.
 */
export function culturalAlignment(read: ApplicationRead, rated: readonly RatedAnswerRead[]): DimensionResult {
  const together = rated.filter((each) => each.answer.category === "collaboration");
  const stated = statedValues(read);
  if (together.length === 0 && stated.length === 0) {
    return notShown("cultural_alignment", "Neither the posting nor the questions state a way of working.");
  }
  if (rated.length === 0) return notShown("cultural_alignment", "There is no answer in English to judge by.");
  const items = [
    ...together.flatMap(({ answer, title }) =>
      answerItems({ answer, title }, COLLABORATION / together.length),
    ),
    ...stated.map((value) => valueItem(value, rated, STATED / stated.length)),
  ];
  return shown("cultural_alignment", items, SCALE);
}

function statedValues(read: ApplicationRead): (typeof VALUES)[number][] {
  const text = fold(
    [read.posting.clean.text, ...read.answers.map((each) => each.question.clean.text)].join("\n"),
  );
  return VALUES.filter((value) => value.states.test(text));
}

/** A value is shown where a sentence tells something, and not where it is only claimed. */
function valueItem(
  value: (typeof VALUES)[number],
  rated: readonly RatedAnswerRead[],
  outOf: number,
): EvidenceItem {
  const quotes = rated.flatMap(({ answer, read }) =>
    answer.tellingSentences
      .filter((index) => {
        const sentence = read.reading.sentences[index];
        return sentence && value.shows.test(fold(read.reading.original.slice(sentence.start, sentence.end)));
      })
      .map((index) => quoteSentence(read.reading, index, read.place(index))),
  );
  const level = quotes.length >= 2 ? 1 : quotes.length / 2;
  return evidence({
    label: value.label,
    kind: "rubric",
    outOf,
    points: outOf * level,
    quotes: distinctQuotes(quotes, 2),
  });
}
