import type { RatedAnswer } from "../answers/rate-answer";
import type { DimensionResult, EvidenceItem, Quote } from "../evaluation";
import { cosine, type Profile, profileOf, profilesOf } from "../requirements/similarity";
import { minimumYears, yearsOfWork } from "../requirements/years";
import { findTerms } from "../text/find-terms";
import { distinctQuotes, quoteSentence, quoteWords } from "../text/quotes";
import type { ApplicationRead } from "../text/read-application";
import { type Anchors, evidence, notShown, shown } from "./dimension";
import { answerItems } from "./technical-competency";

const WORDS = 40;
const FIELDS = 50;
const YEARS = 10;
const ANSWER = 20;
/** Two texts about the same work by different hands share about a third of their weight; that is full marks. */
const FULL_COSINE = 0.35;
const SCALE: Anchors = [
  [0, 0],
  [0.15, 20],
  [0.4, 55],
  [0.6, 75],
  [0.8, 90],
  [1, 100],
];

/** Role-specific fit: how near the posting and the experience are, the fields of work they share, stated minimum years. */
export function roleSpecificFit(
  read: ApplicationRead,
  rated: readonly { answer: RatedAnswer; title: string }[],
): DimensionResult {
  const items = [
    ...experienceItems(read),
    ...rated.flatMap((each) => answerItems(each, ANSWER / rated.length)),
  ];
  if (items.length === 0) return notShown("role_specific_fit", read.noCv);
  return shown("role_specific_fit", items, SCALE);
}

function experienceItems(read: ApplicationRead): EvidenceItem[] {
  const { cv, posting, words } = read;
  if (!cv || cv.reading.ignored.every((flag) => flag === 1)) return [];
  const asked = profileOf(posting, words, read.titleWords);
  const own = profilesOf(cv.reading, words);
  if (asked.words.size === 0) return [];
  const items = [similarity(read, asked, own)];
  if (asked.fields.size > 0) items.push(occupation(read, asked, own));
  const years = yearsItem(read);
  return years ? [...items, years] : items;
}

function similarity(read: ApplicationRead, asked: Profile, own: readonly Profile[]): EvidenceItem {
  const nearest = Math.max(...own.map((part) => cosine(asked.words, part.words)));
  const level = Math.min(1, nearest / FULL_COSINE);
  return evidence({
    label: "Experience in the posting's own words",
    kind: "similarity",
    outOf: WORDS,
    points: WORDS * level,
    quotes: nearestSentences(read, asked),
  });
}

/** The sentences of the CV that share most weight with the posting. */
function nearestSentences(read: ApplicationRead, asked: Profile): Quote[] {
  const cv = read.cv;
  if (!cv) return [];
  const scores = cv.reading.sentences.map((sentence, index) => {
    const own = new Set(cv.reading.words.slice(sentence.from, sentence.to).map((word) => word.stem));
    let sum = 0;
    for (const key of own) sum += asked.words.get(key) ?? 0;
    return { index, sum: cv.reading.ignored[sentence.from] ? 0 : sum };
  });
  const best = scores.filter((each) => each.sum > 0).sort((a, b) => b.sum - a.sum || a.index - b.index);
  return distinctQuotes(
    best.slice(0, 2).map((each) => quoteSentence(cv.reading, each.index, cv.place(each.index))),
    2,
  );
}

function occupation(read: ApplicationRead, asked: Profile, own: readonly Profile[]): EvidenceItem {
  const nearest = own
    .map((part) => ({ part, level: cosine(asked.fields, part.fields) }))
    .reduce((best, each) => (each.level > best.level ? each : best));
  const field = sharedField(asked, nearest.part);
  const { level } = nearest;
  return evidence({
    label: `Works in the same field: ${field.replace(/_/g, " ")}`,
    kind: "similarity",
    outOf: FIELDS,
    points: FIELDS * level,
    quotes: fieldQuotes(read, field),
  });
}

/** The field that posting and experience have most in common; the posting's own when they share none. */
function sharedField(asked: Profile, own: Profile): string {
  const weight = ([field, value]: [string, number]) => value * (0.001 + (own.fields.get(field) ?? 0));
  const ranked = [...asked.fields].sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1));
  return ranked[0]?.[0] ?? "";
}

function fieldQuotes(read: ApplicationRead, field: string): Quote[] {
  const cv = read.cv;
  if (!cv) return [];
  const found = findTerms(cv.reading, read.words).filter(({ term }) =>
    term.fields.some((each) => each.field === field),
  );
  const rank = (each: (typeof found)[number]) => {
    const title = each.term.fields.some((home) => home.field === field && home.title);
    return (title ? 0 : 100) + each.term.fields.length;
  };
  const best = found.sort((a, b) => rank(a) - rank(b) || a.from - b.from).slice(0, 20);
  return distinctQuotes(
    best.map(({ from, to }) =>
      quoteWords(cv.reading, from, to, cv.place(cv.reading.words[from]?.sentence ?? 0)),
    ),
    2,
  );
}

/** A stated minimum is a small part, and more years than asked for earn nothing more. */
function yearsItem(read: ApplicationRead): EvidenceItem | null {
  const asked = minimumYears(read.posting.clean.text);
  const worked = read.cv ? yearsOfWork(read.cv.reading, read.cv.sections) : null;
  if (asked === null || worked === null) return null;
  return evidence({
    label: `At least ${asked} years of work`,
    kind: "requirement",
    outOf: YEARS,
    points: YEARS * Math.min(1, worked.years / asked),
    quotes: distinctQuotes(
      [worked.first, worked.last].map((at) => {
        const sentence = read.cv?.reading.words[at]?.sentence ?? 0;
        return read.cv ? quoteWords(read.cv.reading, at, at + 1, read.cv.place(sentence)) : null;
      }),
      2,
    ),
  });
}
