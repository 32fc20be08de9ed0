const CODE = /(?<![\p{L}\d])(\p{Lu}{1,8})-?(\d{1,4}\p{Lu}?)(?![\p{L}\d])/gu;
const MARK = /(?<![\p{L}\d])\d(?:[a-d]|[A-H])(?![\p{L}\d])/gu;
const DOTTED = /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{2,3}(?![\d.])/g;
const SPACED = /(?<![\p{L}\d])(\p{Lu}{2,6}) (\d{3,5})(?![\p{L}\d])/gu;
const GUILDS = /\b(?:City (?:&|and) Guilds|C ?& ?G)\D{0,12}(\d{4})/g;
const NO_CODE =
  /^(?:L|NVQ|SVQ|QCF|RQF|BTEC|AAT|FREC|GCSE|Q|H|FY|KS|CPD|[A-E](?=\d$)|(?:\p{Lu}+)(?=20\d\d$))/u;

type Code = { family: string; code: string };

const unfolded = (text: string): string => text.replace(/\b(\p{Lu}{1,4})(\d{2})\/(?=\d{2}\b)/gu, "$1$2/$1");

const codesOf = (text: string): Code[] => [
  ...[...unfolded(text).matchAll(CODE)].flatMap(([, letters = "", number = ""]) =>
    NO_CODE.exec(letters + number)?.[0] === letters ? [] : [{ family: letters, code: letters + number }],
  ),
  ...[...text.matchAll(MARK)].map(([code]) => ({ family: "mark", code })),
  ...[...text.matchAll(DOTTED)].map(([code]) => ({ family: "dotted", code })),
  ...[...text.matchAll(GUILDS)].map(([, code = ""]) => ({ family: "guilds", code })),
];

/** Whether a text names other codes or classes of a family, and none that is asked for: CS30 for CS38. */
export function hasOtherCodes(line: string, text: string): boolean {
  const asked = codesOf(line);
  const own = codesOf(text);
  if (own.some((one) => asked.some((other) => one.code.startsWith(other.code)))) return false;
  const spaced = spacedIn(line);
  return (
    asked.some((one) => own.some((other) => areAlike(one, other))) ||
    (spaced.length > 0 && areOthers(spaced, spacedIn(text))) ||
    areOthers(
      classesIn(line),
      classesIn(text).flatMap((own) => [own, ...(own.code === own.family ? [lesserOf(own)] : [])]),
    )
  );
}

const spacedIn = (text: string): Code[] =>
  [...text.matchAll(SPACED)].map(([, letters = "", number = ""]) => ({ family: letters, code: number }));

/** The D1 of a minibus is not the D of a coach; a C for a C+E is a part of it. */
const CLASS =
  /\b(?:[Cc]ategor(?:y|ies)|[Cc]at\.?|[Cc]lass|PCV|LGV|HGV)\s(?:[A-E]1?[,/+ ]+)*([A-E])(1?)(?![\p{L}\d])|(?<![\p{L}\d+])([CD])(1) (?:licen[cs]e|entitlement)/gu;
const classesIn = (text: string): Code[] =>
  [...text.matchAll(CLASS)].map(([, named, first, letter = named ?? "", one = first ?? ""]) => ({
    family: letter,
    code: letter + one,
  }));

const lesserOf = ({ family }: Code): Code => ({ family, code: `${family}1` });

const areOthers = (asked: readonly Code[], own: readonly Code[]): boolean =>
  asked.some((one) => own.some(({ family }) => family === one.family)) &&
  !asked.some((one) => own.some(({ code }) => code === one.code));

const areAlike = (one: Code, other: Code): boolean =>
  one.family === other.family ||
  (one.family.length > 2 && other.family.length > 2 && /\d/.test(one.code) && /\d/.test(other.code)) ||
  (one.code.length === other.code.length && one.code.length > 3 && one.family.length === other.family.length);
