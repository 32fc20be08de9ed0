import type { AnswerPart, AnswerReading } from "../answers/read-answers";
import type { EvaluationInput, EvidenceItem, Quote } from "../evaluation";
import type { CreditedAnswer } from "./answer-credit";
import { rounded } from "./scale";

/** From so many words on length no longer counts; below, less was said than can be judged. */
const ENOUGH_WORDS = 20;
const FEW_WORDS = 10;

const fullness = ({ words, state, brief }: AnswerReading) =>
  state === "idle" ? 1 : Math.min(1, words / (brief ? FEW_WORDS : ENOUGH_WORDS));

/** What each answer is worth altogether, as one item; its sentence is the one that answers the question. */
export function answerItem(answer: CreditedAnswer, input: EvaluationInput, outOf: number): EvidenceItem {
  const [part] = answer.parts.filter(({ found }) => found);
  const own = item(
    `Answers “${titleOf(answer, input)}”`,
    answer,
    input,
    part,
    outOf,
    answer.worth * (WRITTEN * answer.level * fullness(answer) + (1 - WRITTEN) * careIn(answer)),
  );
  // What was written is there, however little rules make of it.
  return answer.state !== "empty" && own.verdict === "not found" ? { ...own, verdict: "mentioned" } : own;
}

/** How something is spelled counts for a tenth; where nobody can tell, it is as careful as it is full. */
const WRITTEN = 0.9;
const careIn = (answer: AnswerReading) =>
  answer.state === "read" ? (answer.care ?? answer.level) * fullness(answer) : 0;

const PARTS: Readonly<Record<AnswerPart["label"], number>> = {
  "Answers the question asked": 0,
  "Own action": 0.5,
  Reason: 0.2,
  Result: 0.3,
};

export function partItems(answer: CreditedAnswer, input: EvaluationInput, outOf: number): EvidenceItem[] {
  return answer.parts
    .filter(({ label }) => PARTS[label] > 0)
    .map((part, at) =>
      item(
        `${part.label} in “${titleOf(answer, input)}”`,
        at === 0 ? answer : { ...answer, idleBecause: null },
        input,
        part,
        outOf * PARTS[part.label],
        part.found ? fullness(answer) * answer.worth * (answer.brief ? answer.level : 1) : 0,
      ),
    );
}

function item(
  label: string,
  answer: CreditedAnswer,
  input: EvaluationInput,
  part: AnswerPart | undefined,
  outOf: number,
  level: number,
): EvidenceItem {
  const quotes = part?.found && answer.isShown ? [quoteOf(answer, input, part)] : [];
  const verdict = level >= 0.6 ? "found" : level > 0 ? "partly" : "not found";
  return {
    label,
    kind: "rubric",
    verdict: quotes.length > 0 ? verdict : part?.found ? "mentioned" : "not found",
    says: answer.idleBecause ?? "",
    points: rounded(outOf * level),
    outOf: rounded(outOf),
    quotes,
  };
}

function quoteOf(answer: AnswerReading, input: EvaluationInput, { start, end }: AnswerPart): Quote {
  const text = input.answers.find(({ questionId }) => questionId === answer.questionId)?.text ?? "";
  return {
    source: "answer",
    questionId: answer.questionId,
    start,
    end,
    text: text.slice(start, end),
    place: `Answer ${answer.number}`,
  };
}

function titleOf(answer: AnswerReading, input: EvaluationInput): string {
  const asked = input.questions.find(({ id }) => id === answer.questionId);
  return asked?.title || asked?.question || `question ${answer.number}`;
}
