import {
  type AnswerCategory,
  GENERAL_CLAIM,
  NO_ANSWER,
  NUMBER_WORDS,
  PAST_VERBS,
  RUBRICS,
} from "../data/answer-cues";
import { BUZZ_WORDS } from "../data/plain-words";
import type { Quote } from "../evaluation";
import { distinctQuotes, quoteSentence } from "../text/quotes";
import type { Reading } from "../text/read-text";
import { fold, stem } from "../text/stem";
import type { Lexicon } from "../text/weights";
import { subjectWords } from "./subject-words";

export type RatedCriterion = { label: string; outOf: number; points: number; quotes: Quote[] };

export type RatedAnswer = {
  category: AnswerCategory;
  criteria: RatedCriterion[];
  /** 0–1: how much the answer says, whatever it is about. */
  specific: number;
  /** Indexes of the sentences that tell something, rather than praise. */
  tellingSentences: number[];
};

/** What one sentence holds. */
export type Said = {
  index: number;
  text: string;
  concrete: Set<string>;
  numbers: number;
  /** Tells something that happened or is so, rather than what the writer is like. */
  tells: boolean;
};

/** How much of the rubric "is specific" makes, and how many different concrete words are as specific as an answer needs to be. */
const SPECIFIC: Readonly<Record<AnswerCategory, { points: number; enough: number }>> = {
  problem: { points: 25, enough: 34 },
  collaboration: { points: 25, enough: 34 },
  communication: { points: 25, enough: 34 },
  learning: { points: 25, enough: 34 },
  technical: { points: 25, enough: 34 },
  general: { points: 25, enough: 34 },
  opinion: { points: 25, enough: 60 },
  knowledge: { points: 25, enough: 16 },
};
/** Categories that ask for something that happened. */
const STORIES: readonly AnswerCategory[] = ["problem", "collaboration", "learning"];
/** A cue counts half with this many concrete words round it, fully with the second number. */
const SOME_CONTENT = 2;
const FULL_CONTENT = 5;

const buzz = new Set(BUZZ_WORDS.split(" ").map((word) => stem(fold(word), "english")));
const past = new Set(PAST_VERBS.split(" "));
const numbers = new Set(NUMBER_WORDS.split(" "));

/** An English answer against the rubric of its question; each criterion by its best sentence, each cue once. */
export function rateAnswer(
  answer: Reading,
  question: Reading,
  category: AnswerCategory,
  place: string,
  words: Lexicon,
): RatedAnswer {
  const asked = new Set(question.words.map((word) => word.stem));
  const said = answer.sentences.map((_, index) => sentenceSaid(answer, index, asked, words, category));
  const telling = said.filter((each) => each.tells);
  const { points, enough } = SPECIFIC[category];
  const specific = Math.min(1, contentOf(telling) / enough);
  const criteria = RUBRICS[category].map((criterion) => {
    const best = bestSentence(telling, criterion.cues, category);
    // A cue in an answer with hardly any content is a cue without content.
    const level = best ? best.level * Math.min(1, 0.35 + specific) : 0;
    return {
      label: criterion.label,
      outOf: criterion.weight,
      points: criterion.weight * level,
      quotes: best ? distinctQuotes([quoteSentence(answer, best.index, place)], 1) : [],
    };
  });
  criteria.unshift({
    label: "Is specific",
    outOf: points,
    points: points * specific,
    quotes: richestQuote(answer, telling, place),
  });
  const subject = category === "knowledge" ? subjectCriterion(answer, question, telling, place) : null;
  if (subject) criteria.unshift(subject);
  return { category, criteria, specific, tellingSentences: telling.map((each) => each.index) };
}

/** Points for the words of the subject, and how many different ones are enough. */
const SUBJECT = 60;
const SUBJECT_ENOUGH = 5;

/** For a question about a subject that the glossary knows: does the answer use the subject's words? */
function subjectCriterion(
  answer: Reading,
  question: Reading,
  telling: readonly Said[],
  place: string,
): RatedCriterion | null {
  const subject = subjectWords(question);
  if (subject.size === 0) return null;
  const used = new Set<string>();
  const first = answer.words.find((word, at) => !answer.ignored[at] && subject.has(word.stem));
  const sentences = new Set(telling.map((each) => each.index));
  answer.words.forEach((word, at) => {
    if (!answer.ignored[at] && sentences.has(word.sentence) && subject.has(word.stem)) used.add(word.stem);
  });
  return {
    label: "Uses the words of the subject",
    outOf: SUBJECT,
    points: SUBJECT * Math.min(1, used.size / SUBJECT_ENOUGH),
    quotes: first && used.size > 0 ? distinctQuotes([quoteSentence(answer, first.sentence, place)], 1) : [],
  };
}

/** Different concrete words of all telling sentences, with a few figures. */
function contentOf(telling: readonly Said[]): number {
  const concrete = new Set(telling.flatMap((each) => [...each.concrete]));
  const figures = telling.reduce((sum, each) => sum + each.numbers, 0);
  return concrete.size + Math.min(6, figures);
}

function richestQuote(answer: Reading, telling: readonly Said[], place: string): Quote[] {
  const richest = [...telling].sort((a, b) => b.concrete.size - a.concrete.size || a.index - b.index)[0];
  return richest?.concrete.size ? distinctQuotes([quoteSentence(answer, richest.index, place)], 1) : [];
}

function sentenceSaid(
  answer: Reading,
  index: number,
  asked: ReadonlySet<string>,
  list: Lexicon,
  category: AnswerCategory,
): Said {
  const sentence = answer.sentences[index];
  const concrete = new Set<string>();
  const forms: string[] = [];
  let figures = 0;
  let happened = false;
  for (let i = sentence?.from ?? 0; i < (sentence?.to ?? 0); i++) {
    const word = answer.words[i];
    if (!word || answer.ignored[i]) continue;
    forms.push(word.form);
    if (/^\d/.test(word.form) || numbers.has(word.form)) figures++;
    if (past.has(word.form) || /^\p{L}{2,}ed$/u.test(word.form)) happened = true;
    if (isConcrete(word.form, word.stem, asked, list)) concrete.add(word.stem);
  }
  const text = forms.join(" ");
  const story = STORIES.includes(category);
  const argues = category === "opinion";
  const claims = !happened && figures === 0 && !argues && (story || GENERAL_CLAIM.test(text));
  const declines = NO_ANSWER.test(text) && forms.length < 15;
  return {
    index,
    text,
    concrete,
    numbers: figures,
    tells: !claims && !declines && concrete.size + figures > 0,
  };
}

function isConcrete(form: string, stemmed: string, asked: ReadonlySet<string>, list: Lexicon): boolean {
  if (form.length < 3 || /^\d+$/.test(form)) return false;
  return !list.grammar.has(form) && !buzz.has(stemmed) && !asked.has(stemmed);
}

function bestSentence(
  said: readonly Said[],
  cues: RegExp,
  category: AnswerCategory,
): { index: number; level: number } | null {
  let best: { index: number; level: number } | null = null;
  for (const each of said) {
    if (!cues.test(each.text)) continue;
    const content = each.concrete.size + Math.min(2, each.numbers);
    if (content < SOME_CONTENT) continue;
    const level = content >= FULL_CONTENT || category === "communication" ? 1 : 0.5;
    if (!best || level > best.level) best = { index: each.index, level };
  }
  return best;
}
