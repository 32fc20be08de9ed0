import type { Quote } from "~/services/ai/ai";
import { type AnswerCategory, GENERAL_CLAIM, NUMBER_WORDS, PAST_VERBS, RUBRICS } from "./data/answer-cues";
import { BUZZ_WORDS } from "./data/plain-words";
import { distinctQuotes, quoteSentence } from "./quotes";
import type { Reading } from "./read-text";
import { fold, stem } from "./stem";
import type { Lexicon } from "./weights";

export type RatedCriterion = { label: string; outOf: number; points: number; quotes: Quote[] };

export type RatedAnswer = {
  category: AnswerCategory;
  criteria: RatedCriterion[];
  /** 0–1 over all criteria. */
  share: number;
  /** Different words that say something, none of them praise, the question's own or repeated. */
  concrete: number;
  /** Indexes of the sentences that tell something, rather than praise. */
  tellingSentences: number[];
};

/** What one sentence holds. */
type Said = {
  index: number;
  text: string;
  concrete: Set<string>;
  numbers: number;
  /** Tells something that happened, rather than what the writer is like. */
  tells: boolean;
};

/** "Specific" is worth this much of a hundred, whatever the category. */
const SPECIFIC_POINTS = 25;
/** So many different concrete words are as specific as an answer needs to be. */
const CONCRETE_ENOUGH = 34;
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
  const said = answer.sentences.map((_, index) => sentenceSaid(answer, index, asked, words));
  const telling = said.filter((each) => each.tells);
  const concrete = new Set(telling.flatMap((each) => [...each.concrete]));
  const figures = telling.reduce((sum, each) => sum + each.numbers, 0);
  const specific = Math.min(1, (concrete.size + Math.min(6, figures)) / CONCRETE_ENOUGH);
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
  const richest = [...telling].sort((a, b) => b.concrete.size - a.concrete.size || a.index - b.index)[0];
  criteria.unshift({
    label: "Is specific",
    outOf: SPECIFIC_POINTS,
    points: SPECIFIC_POINTS * specific,
    quotes: richest?.concrete.size ? distinctQuotes([quoteSentence(answer, richest.index, place)], 1) : [],
  });
  const outOf = criteria.reduce((sum, each) => sum + each.outOf, 0);
  return {
    category,
    criteria,
    share: criteria.reduce((sum, each) => sum + each.points, 0) / outOf,
    concrete: concrete.size,
    tellingSentences: telling.map((each) => each.index),
  };
}

function sentenceSaid(answer: Reading, index: number, asked: Set<string>, list: Lexicon): Said {
  const sentence = answer.sentences[index];
  const concrete = new Set<string>();
  let figures = 0;
  let happened = false;
  const forms: string[] = [];
  for (let i = sentence?.from ?? 0; i < (sentence?.to ?? 0); i++) {
    const word = answer.words[i];
    if (!word || answer.ignored[i]) continue;
    forms.push(word.form);
    if (/^\d/.test(word.form) || numbers.has(word.form)) figures++;
    if (past.has(word.form) || /^\p{L}{2,}ed$/u.test(word.form)) happened = true;
    if (isConcrete(word.form, word.stem, asked, list)) concrete.add(word.stem);
  }
  const text = forms.join(" ");
  const claims = GENERAL_CLAIM.test(text) && !happened && figures === 0;
  return { index, text, concrete, numbers: figures, tells: !claims && concrete.size + figures > 0 };
}

function isConcrete(form: string, stemmed: string, asked: Set<string>, list: Lexicon): boolean {
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
    const match = cues.exec(each.text);
    if (!match) continue;
    const content = each.concrete.size + Math.min(2, each.numbers);
    if (content < SOME_CONTENT) continue;
    const level = content >= FULL_CONTENT || category === "communication" ? 1 : 0.5;
    if (!best || level > best.level) best = { index: each.index, level };
  }
  return best;
}
