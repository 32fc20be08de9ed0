import { stem as fieldStem } from "../text/field-stem";
import { wordsOf as fieldWords, type Lexicon } from "../text/weights";
import { stemOf, type Word, wordsOf } from "../text/words";
import { isBreak } from "./beside-work";
import type { Asked } from "./occupation";
import { helpsOne, isOfAnotherSide } from "./other-titles";
import {
  GENERIC,
  isAlike,
  isStanding,
  isTelling,
  nameOf,
  namesPerson,
  PERSON,
  RANKS,
  standingOf,
  titleWords,
} from "./title-words";

export const FITS = 0.65;
export const NEAR = 0.35;
/** A title that is the posting's own says that the job was the work the posting is about. */
export const THE_SAME = 0.85;

const ALIEN = 0.5;
/** Of another modifier: a community pharmacist is not a consultant one. */
const OTHERWISE_CALLED = 0.75;

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  DBA: "database administrator",
  HCA: "healthcare assistant",
  QS: "quantity surveyor",
};

/** How well a job's title fits, 0–1: the best of the parts between its commas, but not the firm's alone. */
export function titleFit(title: string, asked: Asked, words: Lexicon): number {
  if (asked.occupation.length === 0 || isBreak(title)) return 0;
  const called = title.replace(
    /\b[A-Z]{2,3}\b/gi,
    (letters) => WRITTEN_OUT[letters.toUpperCase()] ?? letters,
  );
  const own = withoutTheDesk(called.replace(/\(\s*acting\b[^)]*\)?/i, ""));
  return Math.max(
    ...asked.occupations.map((occupation) =>
      fitOf(calledByTheFirm(own, occupation, words), { ...asked, occupation }, words),
    ),
  );
}

/** "Self employed, S Parry Plumbing & Heating": whoever works for themselves is what their own firm does. */
function calledByTheFirm(title: string, occupation: readonly string[], words: Lexicon): string {
  const head = occupation.at(-1) ?? "";
  if (!ON_ONES_OWN.test(title) || GENERIC.has(head) || !/^\p{L}{3,}er$/u.test(head)) return title;
  const deed = new RegExp(`\\b${head.slice(0, -2)}ing\\b`, "i");
  return title
    .split(/(\s*[,(|·–—/]\s*)/)
    .map((part) => (namesPerson(part, words) ? part : part.replace(deed, head)))
    .join("");
}
const ON_ONES_OWN = /\b(?:self[- ]employed|sole trader|own (?:business|firm|company|account))\b/i;

/** "Recruitment Consultant, Example Ltd (HR desk)": what stands behind a firm is whom it serves. */
function withoutTheDesk(title: string): string {
  const [held = ""] = title.split(/\s*[,(|·–—]/);
  if (!PERSON.test(held) || title.charAt(held.length) === "(") return title;
  return (
    held +
    title
      .slice(held.length)
      .replace(/\s*\([^)]*\)?/g, " ")
      .trimEnd()
  );
}

function fitOf(title: string, asked: Asked, words: Lexicon): number {
  const parts = title.split(/\s*[,(|·–—/]\s*|\sat\s|\s-\s|\sthen\s/).filter((part) => part.trim() !== "");
  const fits = [...parts.map((part) => partFit(part, asked, words)), partFit(title, asked, words) * 0.9];
  const held = parts.filter((part) => PERSON.test(part) && !COMPANY.test(part));
  const isHeldAt = held.length > 0 && parts.some((part) => COMPANY.test(part));
  const titled = isHeldAt ? held : parts.filter((part) => namesPerson(part, words));
  const isOfAFirm = titled.length > 0 && titled.every((part) => isOfAnother(part, asked, words));
  const learner = LEARNER.exec(title)?.[1];
  const learns = learner !== undefined && !asked.stems.has(stemOf(learner.toLowerCase()));
  return (
    Math.min(isOfAFirm ? SETTING : 1, Math.max(0, ...fits)) *
    (learns ||
    helpsOne(title, asked) ||
    isOfAnotherSide(parts[fits.indexOf(Math.max(...fits))] ?? title, asked)
      ? LEARNS
      : 1)
  );
}

const COMPANY = /\b(?:ltd|limited|llp|inc|llc|gmbh|plc|\p{L}{3,}(?:ers|ors|ists|ians))\b/iu;

function isOfAnother(part: string, asked: Asked, words: Lexicon): boolean {
  if (partFit(part, asked, words) === 0) return true;
  const names = titleWords(part);
  const isOfIts = (name: string) => asked.occupation.some((each) => isAlike(each, name));
  const isOfARank = GENERIC.has(asked.occupation.at(-1) ?? "");
  const isRank = (name: string) => RANKS.has(name) || (isOfARank && name === "driver");
  return !names.some((name) => isOfIts(name) || (GENERIC.has(name) && isOfARank === isRank(name)));
}

const LEARNS = 0.6;

const LEARNER =
  /^(?:\p{L}+ ){0,2}(trainee|improver|apprentice(?! (?:\p{L}+ )?(?:trainer|instructor|assessor|mentor|coordinator|supervisor|manager|adviser))|student(?= (?:nurse|midwife|teacher|paramedic|radiographer|pharmacist|social worker)))\b/iu;

function partFit(part: string, asked: Asked, words: Lexicon): number {
  const { occupation, fields } = asked;
  const names = titleWords(part);
  const own = new Set(names);
  const groups = new Set(names.filter(isStanding).map(standingOf));
  const hit = (name: string) => own.has(name) || groups.has(standingOf(name));
  const head = occupation.at(-1) ?? "";
  const hits = occupation.filter(hit);
  const field = fieldFit(part, fields, words);
  if (hits.length === 0) return 0.5 * field;
  const besides = names.filter(
    (name) =>
      !occupation.some((each) => each === name || standingOf(each) === standingOf(name)) && isTelling(name),
  );
  const called = hits.length / occupation.length < 0.6 && besides.length > 0 ? OTHERWISE_CALLED : 1;
  const alien = ALIEN * Math.min(2, alienWords(part, asked, words));
  const modifiers = occupation.slice(0, -1);
  const shared = modifiers.length === 0 ? 1 : modifiers.filter(hit).length / modifiers.length;
  const fit = GENERIC.has(head)
    ? fitOfRank(names, modifiers.length, shared, hit(head), besides.length)
    : hit(head)
      ? TRADE + (1 - TRADE) * shared
      : SETTING * shared;
  return Math.max(0, Math.min(1, fit * called + 0.3 * field) - alien);
}

/** "Joiner" is the trade itself, wherever somebody joins; "bench" alone is only where. */
const TRADE = 0.7;
const SETTING = 0.35;
const SUBJECT = 0.52;

function fitOfRank(
  names: readonly string[],
  modifiers: number,
  shared: number,
  sameRank: boolean,
  besides: number,
): number {
  if (modifiers === 0) return sameRank ? 0.8 : 0;
  if (shared === 0) return besides === 0 ? 0.5 : 0.25;
  const rank = sameRank ? 0.3 : names.some((name) => GENERIC.has(name)) ? 0.08 : 0;
  return SUBJECT * shared + rank;
}

function alienWords(part: string, asked: Asked, words: Lexicon): number {
  return aliensIn(wordsOf(part), asked, words);
}

export function aliensIn(phrase: readonly Word[], { fields, stems }: Asked, words: Lexicon): number {
  return phrase.filter(({ written, form, stem }) => {
    const term = words.terms.get(fieldStem(written === "IT" ? "infotech" : form, words.rule));
    if (!term || (stems.has(stem) && written !== "IT") || isStanding(nameOf(form))) return false;
    return term.fields.length <= 3 && term.fields.every(({ field }) => (fields.get(field) ?? 0) < 0.12);
  }).length;
}

function fieldFit(title: string, fields: ReadonlyMap<string, number>, words: Lexicon): number {
  const stems = fieldWords(title).map((word) => fieldStem(word, words.rule));
  let best = 0;
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(4, stems.length - at); length > 0; length--) {
      const term = words.terms.get(stems.slice(at, at + length).join(" "));
      if (!term) continue;
      for (const { field, title: isTitle } of term.fields)
        best = Math.max(best, (fields.get(field) ?? 0) * (isTitle ? 1.2 : 0.7));
    }
  }
  return Math.min(1, best);
}
