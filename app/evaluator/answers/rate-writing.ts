import { LINKING_WORDS } from "../data/answer-cues";
import { MISSPELLINGS } from "../data/misspellings";
import { BUZZ_WORDS } from "../data/plain-words";
import type { Quote } from "../evaluation";
import { distinctQuotes, quoteSentence } from "../text/quotes";
import type { Reading } from "../text/read-text";
import { fold, stem } from "../text/stem";
import type { Lexicon } from "../text/weights";

/** Common slips, each found at most once per place: signs, articles, doubled words, verb forms. */
const SLIPS: readonly RegExp[] = [
  / [,;:](?= )| \.(?= |$)|,(?=\p{Ll})/gmu,
  /(?:^| )i(?= )/gm,
  /\ba (?=[aeio]\p{Ll}{2,})(?!one|once|uni|use|eur)/giu,
  /\ban (?=[bcdfgjklmnpqrstvwyz]\p{Ll})/giu,
  /\b(the|a|an|to|of|in|is|and|that|it|for) \1\b/gi,
  /\b(?:can|could|will|would|should|must|may|might) (?:to|\p{L}{3,12}ed)\b/giu,
  /\bto \p{L}{3,12}[^e\W]ed\b/giu,
  /\b(?:he|she|it|this|everyone|everybody|someone) have\b|\b(?:they|we|you) (?:is|was|has)\b/gi,
  /\bmore (?:better|easier|cheaper|bigger|happier|faster)\b|\bmuch \p{L}{3,12}[^s]s\b/giu,
  /\b(?:dont|cant|wont|doesnt|isnt|didnt|im|ive|informations|advices|peoples|equipments|furnitures|softwares)\b/gi,
];
/** What it costs when every sentence starts with a small letter. */
const SMALL_STARTS = 0.5;

/** An answer to be read for its writing. */
export type Written = { text: Reading; question: Reading; place: string; specific: number };

export type WritingPart = { label: string; outOf: number; points: number; quotes: Quote[] };

const buzz = new Set(BUZZ_WORDS.split(" ").map((word) => stem(fold(word), "english")));
const misspelt = new Set(MISSPELLINGS.split(" "));
const links = new Set(LINKING_WORDS.split(" "));

/** Length has a flat top: so many words in an answer are enough, and nothing is won by more. */
const LONG_ENOUGH = 60;
const TOO_LONG = 600;
/** Different words over all answers that make a full range; a longer word is a more precise one and counts double. */
const FULL_RANGE = 300;
const LONG_WORD = 8;
/** Linking words that carry a text of any length. */
const ENOUGH_LINKS = 6;

/** How English answers are written, read together. Spelling and signs make a tenth, so that they push nobody down. */
export function rateWriting(answers: readonly Written[], words: Lexicon): WritingPart[] {
  const first = answers[0];
  if (!first) return [];
  const mean = (level: (answer: Written) => number) =>
    answers.reduce((sum, answer) => sum + level(answer), 0) / answers.length;
  const substance = mean((answer) => Math.min(1, 0.1 + 1.5 * answer.specific));
  const linking = mean((answer) => Math.min(1, linksIn(answer.text).length / linksFor(answer.text)));
  const richest = [...answers].sort((a, b) => b.specific - a.specific)[0] ?? first;
  return [
    part("Answers the question with something to say", 25, substance, quoteAt(richest, 0)),
    part("Uses a range of words", 45, substance * rangeOf(answers, words), quoteAt(richest, 0)),
    part("Puts ideas in order", 10, substance * linking, answers.flatMap(linkQuote)),
    part(
      "Says neither too little nor too much",
      10,
      mean((each) => lengthLevel(counted(each.text))),
      [],
    ),
    part(
      "Spelling and punctuation",
      10,
      mean((each) => conventions(each.text) * lengthLevel(counted(each.text))),
      [],
    ),
  ];
}

function part(label: string, outOf: number, level: number, quotes: readonly (Quote | null)[]): WritingPart {
  return { label, outOf, points: outOf * level, quotes: distinctQuotes(quotes, 2) };
}

function quoteAt(answer: Written, sentence: number): (Quote | null)[] {
  return [quoteSentence(answer.text, sentence, answer.place)];
}

function linkQuote({ text, place }: Written): (Quote | null)[] {
  const sentence = text.words[linksIn(text)[0] ?? -1]?.sentence;
  return sentence === undefined ? [] : [quoteSentence(text, sentence, place)];
}

function counted(text: Reading): number {
  return text.ignored.reduce((sum, flag) => sum + (flag ? 0 : 1), 0);
}

function lengthLevel(count: number): number {
  if (count > TOO_LONG) return Math.max(0.5, 1 - (count - TOO_LONG) / (2 * TOO_LONG));
  return Math.min(1, count / LONG_ENOUGH);
}

/** Different words that say something and are not the question's own, on a square-root curve: the first ones tell most. */
function rangeOf(answers: readonly Written[], words: Lexicon): number {
  const seen = new Set<string>();
  let range = 0;
  for (const { text, question } of answers) {
    const asked = new Set(question.words.map((word) => word.stem));
    text.words.forEach((word, at) => {
      if (text.ignored[at] || word.form.length < 3 || words.grammar.has(word.form)) return;
      if (seen.has(word.stem) || buzz.has(word.stem) || asked.has(word.stem)) return;
      seen.add(word.stem);
      range += word.form.length >= LONG_WORD ? 2 : 1;
    });
  }
  return Math.min(1, (range / FULL_RANGE) ** 0.7);
}

/** First place of each linking word. */
function linksIn(text: Reading): number[] {
  const seen = new Set<string>();
  return text.words.flatMap((word, at) => {
    if (text.ignored[at] || !links.has(word.form) || seen.has(word.form)) return [];
    seen.add(word.form);
    return [at];
  });
}

function linksFor(text: Reading): number {
  return Math.min(ENOUGH_LINKS, Math.max(2, Math.sqrt(counted(text)) * 0.4));
}

/** Slips of spelling, grammar and signs per word, and sentences that start small. Six slips in a hundred words leave nothing. */
function conventions(text: Reading): number {
  const shown = text.clean.text;
  const misspellings = text.words.filter((word) => misspelt.has(word.form)).length;
  const slips = SLIPS.reduce((sum, slip) => sum + (shown.match(slip)?.length ?? 0), misspellings);
  const smallStarts = text.sentences.filter((each) => /^\p{Ll}/u.test(shownStart(text, each.start))).length;
  const share = slips / Math.max(30, text.words.length);
  return Math.max(0, 1 - share * 16 - (SMALL_STARTS * smallStarts) / Math.max(1, text.sentences.length));
}

function shownStart(text: Reading, start: number): string {
  return text.original.slice(start, start + 2);
}
