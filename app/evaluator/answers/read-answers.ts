import { instructingSentences } from "../claims/instructions";
import { COURTESY, isGreeting } from "../data/answer-cues";
import { readText } from "../text/read-text";
import { rememberedPosting } from "../text/remembered";
import { type Text, textOf } from "../text/sentences";
import { type AnswerPart, noParts, partsOf } from "./answer-parts";
import { isOfTheFamily } from "./family-status";
import { copiedPart, idleness, isListing, isTelling, ownRuns } from "./idle-answer";
import {
  asksForView,
  contentStems,
  kindOfQuestion,
  needsPersonFor,
  type Question,
  type QuestionKind,
  type Wanted,
  wantedBy,
} from "./question";
import { type Unit, unitsOf } from "./units";
import { careOf } from "./writing-care";

export type { AnswerPart } from "./answer-parts";

/** What can be seen in one answer. Offsets are of the text that was given. */
export type AnswerReading = {
  questionId: number;
  number: number;
  state: "read" | "empty" | "idle" | "unread";
  /** 0 for nothing, 1 for all that is looked for. */
  level: number;
  words: number;
  parts: AnswerPart[];
  best: { start: number; end: number } | null;
  kind: QuestionKind;
  /** Whether a few words can say all that is asked for, as names or a reason. */
  brief: boolean;
  needsPerson: string | null;
  idleBecause: string | null;
  /** How carefully it is spelled and punctuated, 0–1; null when too short to tell or without a dictionary. */
  care: number | null;
};

type Input = {
  posting: { title: string; text: string };
  questions: readonly Question[];
  answers: readonly { questionId: number; text: string }[];
  /** Whether a word in small letters is misspelled; without it nobody looks at spelling. */
  isSlip?: (word: string) => boolean;
};

/** One reading a question, answered or not, in their order. No sentence stands for two things or answers. */
export function readAnswers({ posting, questions, answers, isSlip }: Input): AnswerReading[] {
  const own = ownRuns([posting.text, ...questions.map(({ question }) => question)]);
  const trade = stemsOfTrade(posting);
  const used = new Set<string>();
  return questions.map((question, at) => {
    const text = answers.find(({ questionId }) => questionId === question.id)?.text ?? "";
    const care = isSlip ? careOf(withoutCourtesy(textOf(text)), isSlip) : null;
    return { ...readAnswer(question, text, own, trade, used), questionId: question.id, number: at + 1, care };
  });
}

const stemsOfTrade = rememberedPosting(({ title, text }) => new Set(contentStems(`${title} ${text}`)));

const WORTH = { "Answers the question asked": 0.35, "Own action": 0.3, Reason: 0.15, Result: 0.2 } as const;

function readAnswer(
  question: Question,
  answer: string,
  own: ReadonlySet<string>,
  trade: ReadonlySet<string>,
  used: Set<string>,
) {
  const kind = kindOfQuestion(question);
  const text = withoutCourtesy(withoutOrders(textOf(answer)));
  const wanted = wantedBy(question);
  const asked = { kind, brief: isBrief(wanted), needsPerson: needsPersonFor(kind) };
  const opinion = wanted === "explanation" && asksForView(question);
  const idle = idleness(text, own, wanted);
  if (idle) {
    const words = text.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const level = /general|Too short to tell/.test(idle.because)
      ? GENERAL_LEVEL * Math.min(1, words / ENOUGH)
      : 0;
    return {
      ...asked,
      state: idle.state,
      level,
      words: 0,
      parts: noParts(question, kind),
      best: null,
      idleBecause: idle.because,
    };
  }
  const telling = text.sentences.filter((sentence) =>
    opinion ? !isListing(sentence) && copiedPart(sentence, own) < 0.6 : isTelling(sentence, own, wanted),
  );
  const units = unitsOf(telling, isBrief(wanted)).filter(
    (unit) => !used.has(unit.text.toLowerCase()) && !isOfTheFamily(unit),
  );
  const parts = partsOf(question, kind, units, trade);
  for (const { found, start, end } of parts) if (found) used.add(answer.slice(start, end).toLowerCase());
  const found = parts.filter((part) => part.found);
  const worth = (some: readonly AnswerPart[]) => some.reduce((sum, { label }) => sum + WORTH[label], 0);
  const seen = worth(found) / worth(parts);
  const detail = opinion || wanted === "names" ? 1 : detailOf(units);
  const named = wanted === "motive" ? 0.4 : 0.25;
  const level = ((1 - named) * seen + named * detail) * fullness(text, telling.length, wanted);
  const best = found.find(({ label }) => label === "Own action") ?? found[0] ?? null;
  return {
    ...asked,
    state: "read" as const,
    level,
    words: telling.reduce((sum, { words }) => sum + words.length, 0),
    parts,
    best: best && { start: best.start, end: best.end },
    idleBecause: null,
  };
}

function withoutCourtesy(text: Text): Text {
  const sentences = text.sentences.filter(({ text }) => !COURTESY.test(text) && !isGreeting(text));
  if (sentences.length === text.sentences.length) return text;
  return { ...text, sentences, original: sentences.map((sentence) => sentence.text).join(" ") };
}

function withoutOrders(text: Text): Text {
  const reading = readText(text.original, { source: "answer" });
  const orders = instructingSentences(reading).flatMap((at) => reading.sentences[at] ?? []);
  if (orders.length === 0) return text;
  const isOrder = ({ start, end }: { start: number; end: number }) =>
    orders.some((order) => order.start < end && start < order.end);
  return { ...text, sentences: text.sentences.filter((sentence) => !isOrder(sentence)) };
}

/** A speech earns less than the shortest thing that happened. */
const GENERAL_LEVEL = 0.1;
/** A sentence in five may be beside the point. */
const MOSTLY = 0.8;
/** Words from which on length no longer counts; names and a reason of one's own take fewer. */
const ENOUGH = 18;
const FEW = 10;
const isBrief = (wanted: Wanted) => wanted === "motive" || wanted === "names";

function fullness({ sentences }: Text, telling: number, wanted: Wanted): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return (
    Math.min(1, 0.55 + (0.45 * words) / (isBrief(wanted) ? FEW : ENOUGH)) *
    (0.7 + 0.3 * Math.min(1, telling / sentences.length / MOSTLY))
  );
}

const detailOf = (units: readonly Unit[]) => Math.min(1, units.filter(({ concrete }) => concrete).length / 3);
