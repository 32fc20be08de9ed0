import type { Application, Claim, Statement } from "../claims/claim";
import { dateRanges } from "../claims/dates";
import { remembered } from "../text/remembered";
import { stemsIn } from "../text/words";
import { isBreak } from "./beside-work";
import { isCertain, isPlainFact } from "./certainty";
import { type Matters, mattersOf } from "./kinship";
import { isDatedLongAgo } from "./long-ago";
import { counts, type Reading } from "./reading";
import { partsIn } from "./term-hits";

/** What a sentence is like, whatever is asked for. */
export type Told = {
  statement: Statement;
  isAnswer: boolean;
  stems: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  matters: Matters;
  own: boolean;
  number: boolean;
  deed: boolean;
  counted: boolean;
  denies: boolean;
  imagines: boolean;
  others: boolean;
  certain: boolean;
  fit: number;
  first: boolean;
  part: boolean;
  full: number;
  /** The sentences next to it that belong to the same answer or job. */
  beside: readonly number[];
};

export const toldIn = remembered((reading: Reading): readonly Told[] => {
  const { application } = reading;
  const statements = application.statements.filter(
    (each) => counts(each) && !isOfABreak(each) && !isOldPost(each, application),
  );
  return statements.map((statement, at) => ({
    ...saidBy(statement),
    fit: (statement.job && reading.fit.get(statement.job)) ?? 0,
    first: statements[at - 1]?.question !== statement.question,
    part: isPart(statement, reading),
    full: reading.answers[statement.question - 1]?.level ?? 0,
    beside: [at - 1, at + 1].filter((other) => isBeside(statement, statements[other])),
  }));
});

/** "At home with my children, 2008 – 2011" shows nothing that is done with children, or at home. */
const isOfABreak = ({ source, sentence: { text } }: Statement): boolean =>
  source === "cv" && dateRanges(text).length > 0 && isBreak(text) && /\bhome\b/i.test(text);

const isOldPost = (statement: Statement, application: Application): boolean =>
  statement.source !== "answer" &&
  ONLY_HAD_A_POST.test(statement.sentence.text) &&
  isDatedLongAgo(statement.sentence, application);
const ONLY_HAD_A_POST = /^(?:(?!\bI\b).){0,40}\bI (?:was|worked as|had been) an? (?:(?!\bI\b).){1,160}$/;

/** "Interests: Sunday football": what somebody does for themselves tells of no hours, unless they say so. */
export const isPastime = (statement: Statement): boolean =>
  statement.section === "leisure" &&
  !/\b(?:I|my|available|free to)\b/i.test(statement.sentence.text) &&
  !isPlainFact(statement);

/** Which of the sentences have some of these stems, words as they are written or matters. */
export function sentencesWith(parts: Iterable<string | number>, reading: Reading): ReadonlySet<number> {
  const places = placesIn(reading);
  const found = new Set<number>();
  for (const part of parts) for (const at of places.get(part) ?? []) found.add(at);
  return found;
}

const placesIn = remembered((reading: Reading): ReadonlyMap<string | number, readonly number[]> => {
  const places = new Map<string | number, number[]>();
  toldIn(reading).forEach(({ statement, matters }, at) => {
    for (const part of [...partsIn(statement.sentence.words), ...matters.keys()]) {
      const known = places.get(part);
      if (known) known.push(at);
      else places.set(part, [at]);
    }
  });
  return places;
});

function saidBy(statement: Statement) {
  const { claims, sentence, source } = statement;
  const { text, words } = sentence;
  const own = /\b(?:I|my|we|our)\b/.test(text);
  const number = /\d/.test(text);
  return {
    statement,
    isAnswer: source === "answer",
    stems: stemsIn(words),
    forms: new Set(words.map(({ form }) => form).filter((form) => !/^\d{1,2}$/.test(form))),
    matters: mattersOf(words.map(({ stem }) => stem)),
    own,
    number,
    deed: own && /\d|\b\p{L}+ed\b/u.test(text),
    counted: number && /\bI\b/.test(text),
    denies: claims.some(({ polarity }) => polarity === "does not"),
    imagines: claims.some(isImagined),
    others: claims.some(({ who }) => who === "other"),
    certain: isCertain(statement),
  };
}

export const isImagined = ({ polarity }: Claim) => polarity === "wishes" || polarity === "might";

function isPart({ sentence, question }: Statement, reading: Reading): boolean {
  const { start, end } = sentence;
  return (reading.answers[question - 1]?.parts ?? []).some(
    (part) =>
      part.found && part.label !== "Answers the question asked" && part.start < end && part.end > start,
  );
}

const isBeside = (one: Statement, other: Statement | undefined): boolean =>
  one.source === other?.source && one.question === other.question && one.job === other.job;
