import { stem as fieldStem } from "../text/field-stem";
import { wordsOf as fieldWords, type Lexicon } from "../text/weights";
import { wordsOf } from "../text/words";
import { GENERIC, isStanding, namesOf, namesPerson, PERSON, titleWords } from "./title-words";

export type Asked = {
  title: string;
  occupation: readonly string[];
  occupations: readonly (readonly string[])[];
  fields: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
};

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

export function namesOccupation(title: string, words: Lexicon): boolean {
  const parts = title
    .replace(/\([^)]*\)?/g, " ")
    .split(/[,|·–—]/)
    .filter((part) => !FIRM.test(part));
  return parts.some((part) => {
    if (titleWords(part).some(isStanding)) return true;
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
