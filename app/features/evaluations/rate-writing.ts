import type { Quote } from "~/services/ai/ai";
import { MISSPELLINGS } from "./data/misspellings";
import { BUZZ_WORDS } from "./data/plain-words";
import { distinctQuotes, quoteSentence } from "./quotes";
import type { Reading } from "./read-text";
import { fold, stem } from "./stem";
import type { Lexicon } from "./weights";

export type WritingPart = { label: string; outOf: number; points: number; quotes: Quote[] };

const buzz = new Set(BUZZ_WORDS.split(" ").map((word) => stem(fold(word), "english")));
const misspelt = new Set(MISSPELLINGS.split(" "));

/** Words that tie one idea to the next; each counts once. */
const LINKS =
  "because so therefore however although though while whereas since then first firstly second secondly finally also moreover furthermore instead unless until when after before example instance result hence consequently otherwise nevertheless despite if later meanwhile besides addition conclusion hand";
const links = new Set(LINKS.split(" "));

/** Length has a flat top: an answer of this many words is long enough, and nothing is won by more. */
const LONG_ENOUGH = 60;
const TOO_LONG = 600;

/** How an English text is written, without a look at what it claims. Spelling and signs make a tenth. */
export function rateWriting(text: Reading, place: string, words: Lexicon): WritingPart[] {
  const counted = text.words.filter((_, at) => !text.ignored[at]);
  if (counted.length === 0) return [];
  const content = new Set(
    counted.filter((word) => word.form.length > 2 && !words.grammar.has(word.form)).map((word) => word.stem),
  );
  const fresh = [...content].filter((word) => !buzz.has(word)).length;
  const linked = new Set(counted.filter((word) => links.has(word.form)).map((word) => word.form)).size;
  return [
    {
      label: "Says enough",
      outOf: 25,
      points: 25 * lengthLevel(counted.length),
      quotes: opening(text, place),
    },
    {
      label: "Uses a range of words",
      outOf: 30,
      points: 30 * Math.min(1, fresh / range(counted.length)),
      quotes: [],
    },
    {
      label: "Ties ideas together",
      outOf: 20,
      points: 20 * Math.min(1, linked / linksFor(counted.length)),
      quotes: linking(text, place),
    },
    {
      label: "Keeps sentences readable",
      outOf: 15,
      points: 15 * sentenceLevel(text, counted.length),
      quotes: [],
    },
    {
      label: "Spelling and punctuation",
      outOf: 10,
      points: 10 * conventions(text, counted.length),
      quotes: [],
    },
  ];
}

function lengthLevel(count: number): number {
  if (count > TOO_LONG) return Math.max(0.5, 1 - (count - TOO_LONG) / (2 * TOO_LONG));
  return Math.min(1, count / LONG_ENOUGH);
}

/** Different words expected: they grow with the square root of the length, as vocabulary does. */
function range(count: number): number {
  return Math.max(25, 9 * Math.sqrt(count));
}

function linksFor(count: number): number {
  return Math.max(4, Math.sqrt(count) * 0.9);
}

/** Sentences of 8 to 28 words on average read well; the level falls slowly outside. */
function sentenceLevel(text: Reading, count: number): number {
  const mean = count / Math.max(1, text.sentences.length);
  if (mean < 8) return Math.max(0.3, mean / 8);
  return mean <= 28 ? 1 : Math.max(0.3, 1 - (mean - 28) / 60);
}

function conventions(text: Reading, count: number): number {
  const slips = text.words.filter((word) => misspelt.has(word.form)).length;
  const lowerI = (text.clean.text.match(/(?:^|\s)i(?=\s)/g) ?? []).length;
  const sentences = text.sentences.length;
  const lowerStarts = text.sentences.filter((each) =>
    /^\p{Ll}/u.test(text.original.slice(each.start, each.start + 2)),
  ).length;
  const share = (slips * 3 + lowerI) / Math.max(20, count);
  return Math.max(0, 1 - share * 8 - (0.5 * lowerStarts) / Math.max(1, sentences));
}

function opening(text: Reading, place: string): Quote[] {
  return distinctQuotes([quoteSentence(text, 0, place)], 1);
}

function linking(text: Reading, place: string): Quote[] {
  const at = text.words.findIndex((word, index) => !text.ignored[index] && links.has(word.form));
  const word = text.words[at];
  return word ? distinctQuotes([quoteSentence(text, word.sentence, place)], 1) : [];
}
