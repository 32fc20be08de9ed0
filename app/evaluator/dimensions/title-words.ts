import { stem as fieldStem } from "../text/field-stem";
import type { Lexicon } from "../text/weights";
import { stemOf, wordsOf } from "../text/words";

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

export function nameOf(form: string): string {
  return form.length > 4 && /[^s]s$/.test(form) ? form.slice(0, -1) : form;
}
export const isStanding = (word: string): boolean => standing.has(word);
export const standingOf = (name: string): number | "unknown" => standing.get(name) ?? "unknown";

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

export const titleWords = (title: string): string[] =>
  wordsOf(spelledOut(title)).map(({ form }) => nameOf(form));

const LOOSE = new Set(
  (
    "staff qualified senior junior sr jr ii iii iv trainee part time full part-time full-time wanted " +
    "permanent temporary day night days nights and or the a an of for in to m w d f x hybrid remote " +
    "hour hours family local small busy new our"
  )
    .split(" ")
    .map(stemOf),
);

export const isTelling = (name: string) => !LOOSE.has(stemOf(name));

export function namesOf(title: string): string[] {
  return wordsOf(spelledOut(title))
    .filter(({ form, stem }) => !LOOSE.has(stem) && !/^\d/.test(form))
    .map(({ form }) => nameOf(form));
}

export const PERSON = /(?:er|or|ist|ant|ian|man|woman|nurse|chef|cook|guide|hand|clerk|agent)$/iu;

export const GENERIC = new Set(
  (
    "manager head director officer assistant coordinator executive lead leader supervisor specialist " +
    "associate consultant advisor adviser administrator technician operator engineer worker agent " +
    "operative clerk analyst representative planner driver nurse professional therapist practitioner"
  ).split(" "),
);
export const RANKS = new Set(
  [...GENERIC].filter((name) => !/^(?:director|planner|driver|nurse|therapist)$/.test(name)),
);

export function namesRankOnly(title: string): boolean {
  const names = titleWords(title.split(/[,(|·–—/]/)[0] ?? "").filter(isTelling);
  return names.length > 0 && names.every((name) => RANKS.has(name));
}

export function namesPerson(part: string, words: Lexicon): boolean {
  const names = titleWords(part);
  return [names[0], names.at(-1)].some(
    (name = "") =>
      GENERIC.has(name) ||
      (/(?:er|or|ist|ant|ian|man|woman|nurse|chef)$/.test(name) &&
        words.terms.get(fieldStem(name, words.rule))?.fields.some(({ title }) => title)),
  );
}

export const isAlike = (one: string, other: string) =>
  one === other || (standing.has(one) && standing.get(one) === standing.get(other));
