import { cleanText } from "../text/clean-text";
import { fold, stem } from "../text/field-stem";
import { type Reading, readText, type Sentence } from "../text/read-text";
import { remembered } from "../text/remembered";
import { type Lexicon, lexicon } from "../text/weights";
import { contactBlock } from "./contact-block";
import { isRole } from "./job-titles";
import { isHeading } from "./sections";

export type Span = { start: number; end: number };

const ANYWHERE: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,120}/gu,
  /\bhttps?:\/\/[^\s]{1,300}|\bwww\.[^\s]{1,300}|\b(?:linkedin|github|facebook|twitter|instagram|xing)\.com[^\s]{0,200}/giu,
  /(?:\+|\b00)\d[\d ()./-]{6,20}\d|\(\d{3}\)\s?\d{3}[ .-]?\d{4}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b0\d{2,4}[ -]?\d{3,4}[ -]?\d{3,4}\b/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
  /\(\s?(?:she|he|they|sie|er|ella|elle|il|ea|el)\s?\/\s?(?:her|him|hers|his|them|theirs|they|ihr|ihm|lui|elle|ella)(?:\s?\/\s?\p{L}{2,8})?\s?\)/giu,
];

/** A short sentence that opens with one of these says who somebody is, not what they can do. */
const LABELLED =
  /^\W{0,3}(?:name|full name|surname|first name|last name|address|home address|phone|tel|telephone|mobile|cell|e-?mail|skype|date of birth|d\.?o\.?b|birth ?date|born|place of birth|age|gender|sex|pronouns?|nationality|citizenship|marital status|married|single|divorced|widowed|children|religion|religious|race|ethnicity|photo(?:graph)?|passport(?: no| number)?|national insurance|social security|ssn|geburtsdatum|geboren|nationalitat|staatsangehorigkeit|familienstand|date de naissance|nationalite|situation familiale|fecha de nacimiento|nacionalidad|estado civil|data nasterii|nationalitate|stare civila|data di nascita|nazionalita|stato civile|data de nascimento|nacionalidade|geboortedatum|nationaliteit|burgerlijke staat|data urodzenia|narodowosc|stan cywilny|fodelsedatum|nationalitet|civilstand)\b\s{0,2}(?::|-|,|\.|$|(?=\s|\d))/u;
/** These open lines about work as well ("Mobile apps in Kotlin"), but for a number behind them. */
const ALSO_WORK =
  /^\W{0,3}(?:phone|telephone|mobile|cell|e-?mail|single|age|gender|sex|children|religion|religious|race|photo(?:graph)?|passport)\b(?!\s{0,2}(?:[:,.(+\d]|-\s|(?:mother|father|parent|mum|dad)\b|$))/u;
const LONGEST_LABELLED = 14;
const STREET =
  /\b\d{1,6}[A-Za-z]?,? (?:[\p{Lu}\d][\p{L}\d'’.-]*[ \t]){1,4}(?:street|st|road|rd|avenue|ave|lane|drive|dr|boulevard|blvd|court|ct|way|square|close|apt|apartment|suite|Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Square|Close|Apt|Apartment|Suite|STREET|ROAD|AVENUE|LANE|DRIVE|CLOSE)\b\.?|^\s*\d{1,6}[a-z]?,? (?:\p{Ll}+[ \t]){1,3}(?:street|road|avenue|lane|drive|close)\b/gmu;

/** Where the CV says who somebody is (name, contacts, age, nationality, family …), in original offsets. */
export function personalDetails(cv: Reading): Span[] {
  return [...anywhere(cv), ...labelled(cv), ...nameLines(cv, new Set()), ...blockOf(cv).spans];
}

function blockOf(cv: Reading): ReturnType<typeof contactBlock> {
  const inContact = contactUnits(cv);
  const list = lexicon("english");
  const { text, starts, ends } = cv.clean;
  const { spans, names } = contactBlock(text, {
    isKnown: (form) => isWorkWord(form, stem(form, "english"), list),
    isContact: (at) => inContact[starts[at] ?? 0] === 1,
    isHeading,
  });
  const whole = ({ start, end }: Span) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 });
  return { spans: spans.map(whole), names };
}

/** Blanked out by spaces, so that every offset still fits. This is what any model is shown. */
export function withoutPersonalDetails(text: string): string {
  const cv = readText(text, { source: "cv" });
  const inContact = contactUnits(cv);
  const list = lexicon("english");
  const block = blockOf(cv);
  const names = new Set([...nameWords(cv, inContact, list), ...block.names]);
  const again = cv.words.filter((word) => names.has(word.form));
  const units = text.split("");
  const details = [...anywhere(cv), ...labelled(cv), ...nameLines(cv, runningLines(cv)), ...residences(text)];
  for (const { start, end } of [...details, ...block.spans, ...again])
    for (let i = start; i < end; i++) if (units[i] !== "\n") units[i] = " ";
  return units.join("");
}

const RESIDENCE =
  /(?:(?:city|place|country) of )?residence:[^\n]{1,60}|(?:wohnort|anschrift|adresse|domiciliu|domicilio|domicile):[^\n]{1,80}/giu;

const residences = (text: string): Span[] =>
  [...text.matchAll(RESIDENCE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const anywhere = remembered((cv: Reading): readonly Span[] => {
  const { text, starts, ends } = cv.clean;
  return [...ANYWHERE, STREET].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: starts[match.index] ?? 0,
      end: ends[match.index + match[0].length - 1] ?? 0,
    })),
  );
});

/** What a CV calls itself at its top. */
const ITS_NAME = /^\W{0,3}(?:curriculum vitae|resume|cv)\W{0,3}$/;

const labelled = (cv: Reading): Sentence[] => cv.sentences.filter((sentence) => isLabelled(cv, sentence));

function isLabelled(cv: Reading, sentence: Sentence): boolean {
  if (sentence.to - sentence.from > LONGEST_LABELLED) return false;
  const line = fold(cleanText(cv.original.slice(sentence.start, sentence.end)).text);
  return ITS_NAME.test(line) || (LABELLED.test(line) && !(ALSO_WORK.test(line) && tellsOfWork(cv, sentence)));
}

function tellsOfWork(cv: Reading, sentence: Sentence): boolean {
  const list = lexicon("english");
  return cv.words
    .slice(sentence.from + 1, sentence.to)
    .some((word) => list.workplace.has(word.stem) || list.terms.has(word.stem));
}

/** A name stands above so many lines of other things; names and addresses are not counted. */
const OTHERS_ABOVE = 2;
const LONGEST_NAME = 5;

function nameLines(cv: Reading, running: ReadonlySet<number>): Sentence[] {
  const counts = new Map<string, number>();
  // The name stands in the e-mail address too, and at the foot of each page, and is still a name.
  const inContact = contactUnits(cv);
  for (const word of cv.words) {
    if (inContact[word.start] || running.has(word.sentence)) continue;
    counts.set(word.form, (counts.get(word.form) ?? 0) + 1);
  }
  const copies = Math.max(1, countOfFirstSentence(cv));
  const firstLine = cv.sentences[0]?.line ?? 0;
  const part = cv.sentences.findIndex(({ start, end }) => opensAPart(cv.original.slice(start, end)));
  const names: Sentence[] = [];
  let others = 0;
  for (const [index, sentence] of cv.sentences.slice(0, part > 0 ? part : undefined).entries()) {
    const begins = index === 0 || sentence.line > firstLine || isInitial(cv.sentences[index - 1]);
    if (begins && looksLikeName(cv, sentence, counts, copies)) names.push(sentence);
    else if (!saysWho(cv, sentence, inContact)) others += 1;
    if (others === OTHERS_ABOVE) break;
  }
  return names;
}

/** "D. ACHTERBERG": the full stop ends no sentence. */
const isInitial = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.to - sentence.from === 1 && sentence.end - sentence.start <= 2;

const saysWho = (cv: Reading, sentence: Sentence, inContact: Uint8Array): boolean =>
  inContact.subarray(sentence.start, sentence.end).includes(1) ||
  isInitial(sentence) ||
  isLabelled(cv, sentence);

const opensAPart = (line: string): boolean =>
  isHeading(line) && !/\b(?:personal|details|contact|curriculum|resume|cv)\b/i.test(line);

function looksLikeName(
  cv: Reading,
  sentence: Sentence,
  counts: Map<string, number>,
  copies: number,
): boolean {
  const words = cv.words.slice(sentence.from, sentence.to);
  if (words.length < 2 || words.length > LONGEST_NAME) return false;
  const written = words.map(({ start, end }) => cv.original.slice(start, end).replace(/\P{L}/gu, ""));
  if (
    words.some((word) => /\d/.test(word.form)) ||
    isPhrase(written) ||
    isWhoAndWhere(cv.original.slice(sentence.start, sentence.end))
  )
    return false;
  const list = lexicon("english");
  const unknown = words.filter(
    (word) => (counts.get(word.form) ?? 0) <= copies && !isWorkWord(word.form, word.stem, list),
  );
  return unknown.length * 2 >= words.length;
}

/** "Nurse, Castle Street Vets, Inverness.", and not "Baker, Anna". */
const isWhoAndWhere = (text: string): boolean => {
  const [role = "", ...where] = text.split(",");
  return (
    where.length > 0 &&
    text.split(/[\s,]+/).length >= FEWEST_WORDS &&
    isRole(role.charAt(0).toUpperCase() + role.slice(1).toLowerCase())
  );
};
const FEWEST_WORDS = 4;

/** "Mother tongue Urdu": a name is all in small letters or, but for what joins it, in none. */
const isPhrase = ([first = "", ...rest]: readonly string[]): boolean =>
  /^\p{Lu}/u.test(first) && rest.some((word) => /^\p{Ll}{4,}$/u.test(word));

function isWorkWord(form: string, stemmed: string, list: Lexicon): boolean {
  return list.grammar.has(form) || list.workplace.has(stemmed) || list.terms.has(stemmed);
}

function countOfFirstSentence(cv: Reading): number {
  const first = cv.sentences[0];
  if (!first) return 0;
  const text = cv.original.slice(first.start, first.end);
  return cv.sentences.filter(
    (each) => each.end - each.start === text.length && cv.original.startsWith(text, each.start),
  ).length;
}

function runningLines(cv: Reading): Set<number> {
  const texts = cv.sentences.map(({ start, end }) => cv.original.slice(start, end));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(texts.flatMap((text, index) => (index > 0 && (counts.get(text) ?? 0) > 1 ? [index] : [])));
}

function contactUnits(cv: Reading): Uint8Array {
  const units = new Uint8Array(cv.original.length);
  for (const span of anywhere(cv)) units.fill(1, span.start, span.end);
  return units;
}

function nameWords(cv: Reading, inContact: Uint8Array, list: Lexicon): string[] {
  return nameLines(cv, runningLines(cv)).flatMap((line) =>
    cv.words
      .slice(line.from, line.to)
      .filter((word) => word.form.length > 1 && !inContact[word.start])
      .filter((word) => !isWorkWord(word.form, word.stem, list))
      .flatMap((word) => [word.form, ...gluedName(cv.original.slice(word.start, word.end), list)]),
  );
}

function gluedName(written: string, list: Lexicon): string[] {
  const found = /^(\p{Lu}\p{Ll}+)(\p{Lu}.+)$/u.exec(written);
  const [, name = "", rest = ""] = found ?? [];
  const form = fold(rest);
  return isWorkWord(form, stem(form, "english"), list) ? [fold(name)] : [];
}
