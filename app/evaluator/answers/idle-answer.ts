import { isLongList, isPraise } from "../claims/heaps";
import {
  ABSTRACT,
  DEFLECTS,
  FIRST_PERSON,
  FLATTERY,
  GENERAL,
  NO_ANSWER,
  ONLY_PROMISES,
  OWN_ACTION,
  POINTS_ELSEWHERE,
  TURNING_POINT,
} from "../data/answer-cues";
import { languageOf } from "../text/language";
import { rememberedText } from "../text/remembered";
import type { Sentence, Text } from "../text/sentences";
import { wordsOf } from "../text/words";
import { isProposed } from "./proposed-action";
import { namesIn, type Wanted } from "./question";

export type Idle = { state: "empty" | "idle" | "unread"; because: string };

const COPIED = 0.4;
const LISTED = 0.4;
const SHORTEST = 4;
const BRIEF = 8;
const TOO_BRIEF = "Too short to tell what happened.";

/** Null for an answer with something in it. `own` are the employer's texts that it may be copied from. */
export function idleness(answer: Text, own: ReadonlySet<string>, wanted: Wanted): Idle | null {
  const words = answer.sentences.flatMap((sentence) => sentence.words);
  const isBareFact = wanted === "fact" && words.length > 0 && words.length < SHORTEST;
  return isBareFact ? null : (unwritten(answer, words, wanted) ?? untold(answer, own, wanted, words.length));
}

function unwritten(answer: Text, words: Sentence["words"], wanted: Wanted): Idle | null {
  const whole = answer.original.trim();
  if (whole === "" || words.length === 0) return { state: "empty", because: "Not answered." };
  const parts = whole.split(PART_OF_PROMISE);
  if (wanted !== "fact" && words.length >= SHORTEST && pointsElsewhere(parts))
    return { state: "idle", because: "Points to another text, and says nothing here." };
  if (wanted !== "fact" && parts.every(isNothing))
    return { state: "empty", because: "Says that there is nothing to tell." };
  const isOfNames = wanted === "names" && namesIn(whole) > words.length * OF_NAMES;
  if (!isOfNames && isInOtherLanguage(whole)) return { state: "unread", because: READ_BY_PEOPLE };
  if (isNonsense(words)) return { state: "idle", because: "No sentence that can be understood." };
  if (words.length < SHORTEST && !(wanted === "names" && namesIn(whole) > 0))
    return { state: "idle", because: "Too short to show anything." };
  return null;
}

function untold(answer: Text, own: ReadonlySet<string>, wanted: Wanted, length: number): Idle | null {
  const copied = sum(answer.sentences.filter((sentence) => copiedPart(sentence, own) >= 0.6));
  if (copied >= length * COPIED) return { state: "idle", because: "Repeats the posting or the question." };
  const listed = sum(answer.sentences.filter((sentence) => isHeaped(sentence, wanted)));
  if (listed >= length * LISTED)
    return { state: "idle", because: "A list of words, and nothing that was done." };
  const telling = answer.sentences.filter((sentence) => isTelling(sentence, own, wanted));
  const isStory = SHOWS[wanted] === isAnything && length >= BRIEF;
  const isShort = ({ text, words }: Sentence) => isStory && words.length > 3 && OWN_ACTION.test(text);
  if (!telling.some(SHOWS[wanted]) && !telling.some(isShort)) {
    const isBrief = LACKS[wanted] === NOTHING_HAPPENED && telling.length > 0 && length <= BRIEF;
    return { state: "idle", because: isBrief ? TOO_BRIEF : `Speaks in general, and ${LACKS[wanted]}.` };
  }
  if (wanted === "story" && telling.every(isImagined))
    return { state: "idle", because: "Says what would be done; the question asks what was." };
  const first = answer.sentences[0];
  if (first && DEFLECTS.test(first.text))
    return { state: "idle", because: "Says that it was not theirs to do." };
  return null;
}

const READ_BY_PEOPLE = "In a language that people read here and the program does not.";

function isInOtherLanguage(text: string): boolean {
  const words = wordsOf(text);
  const joining = words.filter(({ form }) => JOINING_WORDS.has(form)).length;
  if (joining > words.length * IN_ENGLISH) return false;
  const language = languageOf(text);
  if (language.kind === "known") return language.code !== "en";
  return language.kind === "none" && !isNonsense(words);
}
const OF_NAMES = 0.3;
/** So large a share of English words that join others has no other language. */
const IN_ENGLISH = 0.3;

const isElsewhere = (part: string) =>
  part.trim() === "" || NO_ANSWER.test(part) || POINTS_ELSEWHERE.test(part);

const pointsElsewhere = (parts: readonly string[]) =>
  parts.every(isElsewhere) && parts.some((part) => POINTS_ELSEWHERE.test(part));

const isNothing = (part: string) => part.trim() === "" || NO_ANSWER.test(part) || ONLY_PROMISES.test(part);
const PART_OF_PROMISE =
  /[.!?;]+(?:\s+|$)|\s[-–—]+\s|,?\s+but\s+|,?\s+(?:and|as|because|since|though|so)\s+(?=i\b|it\b|this\b|that\b)/i;

export function isTelling(sentence: Sentence, own: ReadonlySet<string>, wanted: Wanted): boolean {
  if (isHeaped(sentence, wanted) || copiedPart(sentence, own) >= 0.6) return false;
  return (wanted === "names" && namesIn(sentence.text) > 0) || !isGeneral(sentence, wanted);
}

/** Names and things in a row are what was asked for; so many of them were not all used. */
const MOST_NAMED: Readonly<Partial<Record<Wanted, number>>> = { names: 10, things: 12 };
const isHeaped = (sentence: Sentence, wanted: Wanted) =>
  isListing(sentence) && sentence.text.split(/[,;|•·]\s*/).length > (MOST_NAMED[wanted] ?? 0);

const isAnything = (sentence: Sentence) =>
  isConcrete(sentence) || tellsOfDoing(sentence) || (sentence.words.length > 3 && isProposed(sentence.text));
const SHOWS: Readonly<Record<Wanted, (sentence: Sentence) => boolean>> = {
  story: isAnything,
  anything: isAnything,
  explanation: (sentence) =>
    isConcrete(sentence) ||
    sentence.words.length > 5 ||
    (sentence.words.length > 3 && isProposed(sentence.text) && !/^\W{0,9}i\b/i.test(sentence.text)),
  motive: ({ text }) => isOwnReason(text),
  names: ({ text }) => namesIn(text) > 0,
  things: ({ words }) => words.length > 2,
  fact: () => true,
};
const NOTHING_HAPPENED = "names nothing that happened or would be done";
const LACKS: Readonly<Record<Wanted, string>> = {
  story: NOTHING_HAPPENED,
  anything: NOTHING_HAPPENED,
  explanation: NOTHING_HAPPENED,
  fact: NOTHING_HAPPENED,
  motive: "gives no reason of their own",
  names: "names nothing that was asked for",
  things: "names nothing that was asked for",
};

/** Something of the writer's own life; praise of whoever reads it and passion could be anybody's. */
export const isOwnReason = (text: string): boolean =>
  !FLATTERY.test(text) &&
  (FIRST_PERSON.test(text) || TURNING_POINT.test(text)) &&
  text.split(/\s+/).length > 2;

const isImagined = (sentence: Sentence) =>
  !isConcrete(sentence) && /\b(?:would|should|will|if|never|usually|normally)\b|['’]d\b/i.test(sentence.text);

const tellsOfDoing = (sentence: Sentence) =>
  sentence.words.length > 5 &&
  (OWN_ACTION.test(sentence.text) || /\b(?:we|they|he|she|them|him|her|it)\b/i.test(sentence.text));

const sum = (sentences: readonly Sentence[]) =>
  sentences.reduce((total, { words }) => total + words.length, 0);

/** Names, numbers, times and speech: what somebody could look up or ask about. */
const CONCRETE =
  /\d|["“”]|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|yesterday|last (?:week|month|year|winter|summer|spring|autumn)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|once|twice)\b|\bin may\b/i;

export const isConcrete = (sentence: Sentence): boolean =>
  CONCRETE.test(
    sentence.text.replace(/\b(?:one of|number one|no one|any ?one|every ?one|one hundred per ?cent)\b/gi, ""),
  );

const ABSTRACTS = new RegExp(ABSTRACT.source, "giu");
const GENERALS = new RegExp(GENERAL.source, "giu");

/** A sentence of a speech: it holds always, praises, or speaks of abstractions, and names nothing. */
function isGeneral(sentence: Sentence, wanted: Wanted): boolean {
  if ((wanted !== "things" && isListing(sentence)) || isPraise(sentence)) return true;
  const abstract = sentence.text.match(ABSTRACTS)?.length ?? 0;
  const general = sentence.text.match(GENERALS)?.length ?? 0;
  if (isConcrete(sentence))
    return general >= 2 || (general >= 1 && abstract >= 2) || abstract * 5 >= sentence.words.length;
  return general >= 1 || abstract >= 2 || sentence.words.length < 3;
}

export const isListing = (sentence: Sentence): boolean => {
  if (TELLS_FIRST.test(sentence.text)) return false;
  if (isLongList(sentence)) return true;
  if ((sentence.text.match(/\d+/g)?.length ?? 0) > 2) return false;
  const parts = sentence.text.split(/[,;|•·]\s*|\s+and\s+/).filter((part) => part.trim() !== "");
  const short = parts.filter((part) => part.trim().split(/\s+/).length <= 3).length;
  return parts.length >= 7 && short >= parts.length * 0.7;
};

/** "I start at the left front tyre and go round: lugs, lights": what somebody does, thing by thing. */
const TELLS_FIRST = /^(?:first |then )?i (?!am\b|have\b)\p{L}{3,}(?: \p{L}+){3}/iu;

const RUN = 4;

/** Stems in runs, without who speaks: "you own the close" and "I own the close" are the same words. */
export const ownRuns = (texts: readonly string[]): ReadonlySet<string> => runsIn(JSON.stringify(texts));

const runsIn = rememberedText((texts): ReadonlySet<string> => {
  const runs = new Set<string>();
  for (const text of JSON.parse(texts) as string[]) {
    const stems = plainStems(text);
    for (let at = 0; at + RUN <= stems.length; at++) runs.add(stems.slice(at, at + RUN).join(" "));
  }
  return runs;
});

export function copiedPart(sentence: Sentence, own: ReadonlySet<string>): number {
  const stems = plainStems(sentence.text);
  const copied = new Set<number>();
  for (let at = 0; at + RUN <= stems.length; at++) {
    if (own.has(stems.slice(at, at + RUN).join(" "))) for (let k = 0; k < RUN; k++) copied.add(at + k);
  }
  return stems.length === 0 ? 0 : copied.size / stems.length;
}

const plainStems = (text: string) =>
  wordsOf(text)
    .filter(({ form }) => !OF_ANYBODY.has(form))
    .map(({ stem }) => stem);
const OF_ANYBODY = new Set(
  "i me my mine myself we us our you your yours yourself a an the and will would also".split(" "),
);

function isNonsense(words: Sentence["words"]): boolean {
  const forms = words.map(({ form }) => form);
  const different = new Set(forms);
  if (forms.length >= 8 && different.size <= forms.length / 4) return true;
  if (forms.length > 1 && different.size === 1) return true;
  const odd = forms.filter(
    (form) => /^[a-z]{4,}$/.test(form) && (!/[aeiouy]/.test(form) || /[^aeiouy]{6}|(.)\1\1/.test(form)),
  );
  if (odd.length * 3 >= forms.length) return true;
  const joining = forms.filter((form) => JOINING_WORDS.has(form));
  return forms.length >= 12 && joining.length === 0;
}
const JOINING_WORDS = new Set(
  (
    "the a an i it is was to of and in on my we you for that this with at not " +
    "no he she they had have be are so but by from"
  ).split(" "),
);
