import type { Statement } from "../claims/claim";
import { stem as fieldStem } from "../text/field-stem";
import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import { wordsOf as fieldWords, type Lexicon } from "../text/weights";
import { stemOf, type Word, wordsOf } from "../text/words";

const SAME_STANDING = [
  "lead leader supervisor foreman forewoman chargehand captain",
  "manager head director",
  "driver operator",
  "developer programmer engineer",
  "tester qa",
  "chef cook",
  "hairdresser stylist barber colourist",
  "pa secretary",
  "assistant",
  "bookkeeper ledger",
  "account",
  "accountant accounting controller",
  "guard officer doorman",
  "advisor adviser consultant partner generalist",
  "coordinator organiser planner",
  "cleaner housekeeper",
  "carer caregiver care",
  "teacher lecturer tutor",
  "mechanic fitter technician tech",
  "seller sales salesperson",
  "waiter waitress server",
  "nurse rn nursing",
  "analyst analytics",
  "joiner carpenter",
  "gardener landscaper groundsman",
  "lorry hgv truck lgv",
  "procurement purchasing buyer buying",
  "payroll wages",
  "shop store retail",
  "gas heating boiler",
  "warehouse depot",
  "bartender barman barmaid",
  "childcare nursery",
];

const standing = new Map<string, number>();
SAME_STANDING.forEach((row, group) => {
  for (const word of row.split(" ")) standing.set(nameOf(word), group);
});

function nameOf(form: string): string {
  return form.length > 4 && /[^s]s$/.test(form) ? form.slice(0, -1) : form;
}
export const isStanding = (word: string): boolean => standing.has(word);
const standingOf = (name: string): number | "unknown" => standing.get(name) ?? "unknown";

const SHORT: Readonly<Record<string, string>> = {
  RVN: "veterinary nurse",
  RGN: "registered nurse",
  RMN: "registered nurse",
  LPN: "nurse",
  HCA: "healthcare assistant",
  CNA: "nursing assistant",
  SRE: "site reliability engineer",
  QS: "quantity surveyor",
  OT: "occupational therapist",
};
const SHORT_NAME = new RegExp(`\\b(?:${Object.keys(SHORT).join("|")})\\b(?! \\p{Lu}\\p{Ll})`, "gu");
const spelledOut = (title: string): string =>
  HOMONYMS.reduce((text, [name, called]) => text.replace(name, called), title)
    .replace(SHORT_NAME, (short) => SHORT[short] ?? short)
    .replace(/\binformation\s+technology\b/gi, "IT");

/** Names that share a word with another trade's, and what such a person is called besides. */
const HOMONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bcompany secretar(?:y|ies|ial)\b/gi, "governance practitioner"],
  [/\b(?:first|second|third|private|permanent|general) secretary\b/gi, "official"],
  [/\bprincipal (?=(?:\p{L}+ ){0,2}\p{L}+(?:er|or|ist|ant|ian|lead)\b)/giu, "leading "],
  [/\binsolvency administrators?\b/gi, "insolvency practitioner"],
  [/\b(?:plant|tree|garden|rose) nurser(?:y|ies)\b/gi, "horticulture"],
  [/\baccounts\b/gi, "ledgers"],
  [/\bplumbing (?:and|&) heating engineers?\b/gi, "plumber heating engineer"],
  [/\b(?:self[- ]employed|freelance)\b/gi, ""],
];

const titleWords = (title: string): string[] => wordsOf(spelledOut(title)).map(({ form }) => nameOf(form));

const LOOSE = new Set(
  (
    "staff qualified senior junior sr jr ii iii iv trainee part time full part-time full-time wanted " +
    "permanent temporary day night days nights and or the a an of for in to m w d f x hybrid remote " +
    "hour hours family local small busy new our"
  )
    .split(" ")
    .map(stemOf),
);

export function occupationOf(title: string, text: string): string[] {
  const name = title.split(/\s[–—-]\s|[,(|/:–—]/)[0] ?? "";
  const from = name.trim() === "" ? (text.split("\n").find((line) => line.trim() !== "") ?? "") : name;
  const [own = from] = from.split(/\s(?:for|in|at|with)\s/);
  // "Physiotherapist for a small clinic" is one; an "Assistant in a nursery" is no assistant anywhere.
  return namesOf(PERSON.test(own.trim()) && !GENERIC.has(namesOf(own).at(-1) ?? "") ? own : from);
}

/** Of "Gofalwr / Caretaker (H)" either is the occupation; what is a rank, a field or a place is none. */
export function occupationsOf(title: string, text: string, words: Lexicon): string[][] {
  const [name = "", ...others] = title.split(/\s[–—-]\s|[,:–—]/)[0]?.split(/[/()|]/) ?? [];
  const named = others
    .filter((part) => PERSON.test(part.trim()))
    .filter((part) => namesPerson(part, words) || !namesOccupation(name, words))
    .map(namesOf)
    .filter((names) => !GENERIC.has(names.at(-1) ?? ""));
  const own = occupationOf(title, text);
  return [own, ...named, ...doerOf(own)];
}

function doerOf(occupation: readonly string[]): string[][] {
  const [deed = "", head = ""] = occupation;
  const isDoer = occupation.length === 2 && /\p{L}{4,}ing$/u.test(deed) && !GENERIC.has(head);
  return isDoer ? [[deed.replace(/ing$/, "er")]] : [];
}

const PERSON = /(?:er|or|ist|ant|ian|man|woman|nurse|chef|cook|guide|hand|clerk|agent)$/iu;

function namesOf(title: string): string[] {
  return wordsOf(spelledOut(title))
    .filter(({ form, stem }) => !LOOSE.has(stem) && !/^\d/.test(form))
    .map(({ form }) => nameOf(form));
}

export function namesOccupation(title: string, words: Lexicon): boolean {
  const parts = title
    .replace(/\([^)]*\)?/g, " ")
    .split(/[,|·–—]/)
    .filter((part) => !FIRM.test(part));
  return parts.some((part) => {
    if (titleWords(part).some((name) => standing.has(name))) return true;
    if (
      wordsOf(part).length <= 4 &&
      /\b(?:\p{L}{3,}(?:er|or|ist|ant|ian|eer|man|woman)|agent|clerk|lead|hand|coach|guide|host)\b/u.test(
        part.toLowerCase(),
      )
    )
      return true;
    return fieldWords(part).some((word) =>
      words.terms.get(fieldStem(word, words.rule))?.fields.some(({ title: isTitle }) => isTitle),
    );
  });
}

const FIRM =
  /&|\d|\b(?:ltd|limited|inc|llc|gmbh|plc|co|corp|company|group|pty|bros|sons|partners|services|systems|hospital|clinic|school|hotel|inn|pharmacy|salon|works?|centre|center|university|college|council|network|restaurant)\b/i;

/** Times that are no job; they cost nothing and show no occupation. */
const AT_HOME =
  /\b(?:at home|home with|carer for my|caring for|minded my|(?:maternity|parental)(?! (?:cover|wards?|units?|care|services?|support|hospital|nurse|assistant))|career break|family leave|retired|closed the shop|asylum|travell?ing|rais(?:ed|ing) (?:\p{L}+ ){0,3}(?:children|kids|family|sons?|daughters?)|(?:full[- ]time|stay[- ]at[- ]home) (?:mum|mother|mom|dad|father|parent)|unemployed|out of work|not in (?:paid )?work|between jobs)\b|^(?:family|mum|mother|dad|father|parent|homemaker|housewife)$/iu;

const WORKS_THERE =
  /^(?!(?:mother|father|carer|homemaker)\b)(?:\p{L}+ )?\p{L}{2,}(?:er|or|ist|ian)\b.*\bat home\W*$/iu;

export const isBreak = (title: string): boolean =>
  AT_HOME.test(title.replace(NAMED_SO, "")) && !WORKS_THERE.test(title);
const NAMED_SO = /(?!(?:Mother|Father|Parent|Mum|Mom|Dad|Carer)\b)\b\p{Lu}\p{L}+ at Home\b/gu;

const FAMILY =
  "(?:mother|father|mum|mom|dad|parents?|children|kids|twins|sons?|daughters?|wife|husband|baby)";
const TIME_AT_HOME = new RegExp(
  "\\b(?:was|were|been|stay\\w*|years?|months?) (?:spent )?at home\\b|\\bcar(?:ed|er|ing) for my\\b|" +
    `\\bcareer break\\b|\\blook(?:ed|ing) after my (?:\\w+ )?${FAMILY}\\b`,
  "i",
);
export const isTimeAtHome = remembered(({ text }: Sentence): boolean => TIME_AT_HOME.test(text));

const BESIDE_WORK = /\b(?:volunt\w+|choir|clubs?|societ(?:y|ies)|charit\w+|hobb\w+|references?)\b/i;

/** Times at home, clubs and referees say nothing of somebody's work, for or against. */
export const isBesideWork = ({ sentence, section }: Statement): boolean =>
  section === "leisure" ||
  section === "referees" ||
  isBreak(sentence.text) ||
  BESIDE_WORK.test(sentence.text) ||
  /^I (?:like|love|enjoy)\b/.test(sentence.text);

export type Asked = {
  title: string;
  occupation: readonly string[];
  occupations: readonly (readonly string[])[];
  fields: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
};

const GENERIC = new Set(
  (
    "manager head director officer assistant coordinator executive lead leader supervisor specialist " +
    "associate consultant advisor adviser administrator technician operator engineer worker agent " +
    "operative clerk analyst representative planner driver nurse professional therapist practitioner"
  ).split(" "),
);
const RANKS = new Set(
  [...GENERIC].filter((name) => !/^(?:director|planner|driver|nurse|therapist)$/.test(name)),
);

export function namesRankOnly(title: string): boolean {
  const names = titleWords(title.split(/[,(|·–—/]/)[0] ?? "").filter((name) => !LOOSE.has(stemOf(name)));
  return names.length > 0 && names.every((name) => RANKS.has(name));
}
const ALIEN = 0.5;
/** Of another modifier: a community pharmacist is not a consultant one. */
const OTHERWISE_CALLED = 0.75;

/** How well a job's title fits, 0–1: the best of the parts between its commas, but not the firm's alone. */
export function titleFit(title: string, asked: Asked, words: Lexicon): number {
  if (asked.occupation.length === 0 || isBreak(title)) return 0;
  const own = withoutTheDesk(title.replace(/\(\s*acting\b[^)]*\)?/i, ""));
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
const isAlike = (one: string, other: string) =>
  one === other || (standing.has(one) && standing.get(one) === standing.get(other));

const LEARNS = 0.6;
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
const helpsOne = (title: string, { occupation }: Asked): boolean =>
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
const isTelling = (name: string) => !LOOSE.has(stemOf(name));

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
const LEARNER =
  /^(?:\p{L}+ ){0,2}(trainee|improver|apprentice(?! (?:\p{L}+ )?(?:trainer|instructor|assessor|mentor|coordinator|supervisor|manager|adviser))|student(?= (?:nurse|midwife|teacher|paramedic|radiographer|pharmacist|social worker)))\b/iu;

function namesPerson(part: string, words: Lexicon): boolean {
  const names = titleWords(part);
  return [names[0], names.at(-1)].some(
    (name = "") =>
      GENERIC.has(name) ||
      (/(?:er|or|ist|ant|ian|man|woman|nurse|chef)$/.test(name) &&
        words.terms.get(fieldStem(name, words.rule))?.fields.some(({ title }) => title)),
  );
}

function partFit(part: string, asked: Asked, words: Lexicon): number {
  const { occupation, fields } = asked;
  const names = titleWords(part);
  const own = new Set(names);
  const groups = new Set(names.flatMap((name) => standing.get(name) ?? []));
  const hit = (name: string) => own.has(name) || groups.has(standing.get(name) ?? -1);
  const head = occupation.at(-1) ?? "";
  const hits = occupation.filter(hit);
  const field = fieldFit(part, fields, words);
  if (hits.length === 0) return 0.5 * field;
  const besides = names.filter(
    (name) =>
      !occupation.some((each) => each === name || standingOf(each) === standingOf(name)) &&
      !LOOSE.has(stemOf(name)),
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

/** "Horticulture" is what gardeners work in: a whole trade, and one of the title's fields. */
export function isFieldOf(name: string, title: string, words: Lexicon): boolean {
  if (!WHOLE_TRADE.test(name)) return false;
  const fieldsOf = (text: string) =>
    fieldWords(text).flatMap((word) => words.terms.get(fieldStem(word, words.rule))?.fields ?? []);
  const own = new Set(fieldsOf(name).map(({ field }) => field));
  return fieldsOf(title).some(({ field, title: isTitle }) => isTitle && own.has(field));
}
const WHOLE_TRADE =
  /^(?:an? |the )?(?:horticulture|gardening|landscaping|hospitality|catering|hotels?|retail|construction|logistics|warehousing|health ?care|nursing|social care|care|teaching|education|childcare|accountancy|accounting|bookkeeping|finance|marketing|sales|hr|human resources|engineering|manufacturing|software|it|hairdressing|beauty|security|cleaning|driving|transport|haulage|farming|agriculture|veterinary|dentistry|pharmacy|law|legal|insurance|banking|property|real estate|tourism|administration|customer service|baking|cooking|joinery|carpentry|plumbing|welding)(?: (?:industry|sector|trade|work))?\W*$/i;

function alienWords(part: string, asked: Asked, words: Lexicon): number {
  return aliensIn(wordsOf(part), asked, words);
}

export function aliensIn(phrase: readonly Word[], { fields, stems }: Asked, words: Lexicon): number {
  return phrase.filter(({ written, form, stem }) => {
    const term = words.terms.get(fieldStem(written === "IT" ? "infotech" : form, words.rule));
    if (!term || (stems.has(stem) && written !== "IT") || standing.has(nameOf(form))) return false;
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
