import { wordsOf } from "../text/words";
import type { Asked } from "./occupation";
import { isAlike, isStanding, isTelling, RANKS, titleWords } from "./title-words";

export const isOfAnotherSide = (title: string, { stems, occupation }: Asked): boolean =>
  wordsOf(title).some(
    ({ form, stem }) =>
      OTHER_SIDES.has(form) && !stems.has(stem) && !occupation.some((each) => isAlike(each, form)),
  );
const OTHER_SIDES = new Set(
  (
    "sales marketing purchasing procurement buying scheduling training recruitment insurance claims " +
    "billing inspection compliance hire rental booking bookings entry merchandising estimating buyer " +
    "seller salesman saleswoman salesperson recruiter estimator scheduler planner inspector auditor"
  ).split(" "),
);

/** An "Occupational Therapy Assistant" is no therapist, whatever their words have in common. */
export const helpsOne = (title: string, { occupation }: Asked): boolean =>
  PROFESSION.test(occupation.at(-1) ?? "") && HELPER.test(title) && !HELPER.test(occupation.join(" "));

/** "Demi chef", "electrician's mate", a shop's assistant for its manager, class 2 for class 1. */
export function isBelow(title: string, { title: asked, occupation }: Asked): boolean {
  if (JUNIOR.test(title) && !JUNIOR.test(asked) && !HELPER.test(asked)) return true;
  if (/^head$/.test(occupation[0] ?? "") && !LEADING.test(title)) return true;
  const isLed = LEADS.test(occupation.at(-1) ?? "");
  if (isLed && ((LOW.test(title) && !LEADING.test(title)) || (SECOND.test(title) && !SECOND.test(asked))))
    return true;
  return isOfALowerClass(title, asked);
}

const JUNIOR = /\b(?:demi|commis)\b|['’]s? (?:mate|assistant|helper|labourer)\b/i;
const SECOND = /\b(?:assistant|deputy|vice)\b/i;
const LEADS = /^(?:manager|director|supervisor|lead|leader|foreman)$/;
const LEADING =
  /\b(?:manager|head|director|lead|leader|supervisor|chief|senior|sous|executive|principal|foreman|owner|in charge)\b/i;
const LOW =
  /\b(?:assistants?|clerk|operative|worker|porter|attendant|cashier|hand|helper|junior|trainee|crew|team member)\b/i;

const isOfALowerClass = (title: string, asked: string): boolean =>
  Number(CLASS.exec(title)?.[1]) > Number(CLASS.exec(asked)?.[1]);
const CLASS = /\bclass\s?(\d)\b/i;

/** "Dental nurse" for a veterinary one: nothing of what sets the posting's title apart, and another. */
export function isOtherwiseCalled(title: string, { occupations }: Asked): boolean {
  const parts = title.split(/\s*[,(|·–—/]/).map((part) => titleWords(part).filter(isTelling));
  return parts
    .filter((names) => names.length > 0)
    .every((names) => occupations.every((occupation) => isAnotherKind(names, occupation)));
}

function isAnotherKind(names: readonly string[], occupation: readonly string[]): boolean {
  const telling = occupation.slice(0, Math.max(1, occupation.length - 1));
  const isOfIts = (name: string) => RANKS.has(name) || occupation.some((each) => isAlike(each, name));
  return !telling.some((each) => names.some((name) => isAlike(each, name))) && !names.every(isOfIts);
}

export function isOfAnotherHead(title: string, { occupations }: Asked): boolean {
  const heads = occupations.flatMap((occupation) => occupation.at(-1) ?? []);
  const parts = title.split(/\s*[,(|·–—/]\s*/).map(titleWords);
  const named = parts.flatMap((names) => names.at(-1) ?? []).filter(isStanding);
  return (
    heads.every(isStanding) &&
    named.length > 0 &&
    !parts.flat().some((name) => heads.some((head) => isAlike(head, name)))
  );
}

const PROFESSION =
  /^(?:\p{L}*therapist|nurse|teacher|lecturer|pharmacist|dentist|doctor|surveyor|solicitor|lawyer|accountant|engineer|architect|psychologist|radiographer|optometrist|dietitian|surgeon|veterinarian|midwife|paramedic)$/u;
const HELPER =
  /\b(?:assistants?(?! (?:\p{L}+ )?(?:accountant|surveyor|engineer|architect|lecturer)\b)|helper|aide)\b/iu;
