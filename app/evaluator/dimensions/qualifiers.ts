import { BODIES, BRANCHES, LADDERS, type Ladder, PROFESSIONS } from "../data/qualifiers";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf, wordsOf } from "../text/words";

type Named = Pick<Requirement, "line" | "alternatives">;

/**
 * How a sentence narrows down what is asked for by name: "lower" on the same ladder ("PRINCE2 Foundation"
 * for Practitioner), "other" of its kind ("CS30" for CS38, a nurse's register for a midwife's); null where
 * nothing speaks against it.
 */
export function qualifierOf(requirement: Named, text: string): "lower" | "other" | null {
  const { line } = requirement;
  if (hasOtherCodes(line, text) || isOfAnotherBody(line, text)) return "other";
  if (BRANCHES.some((branches) => areApart(branches, line, text))) return "other";
  if (isOfAnotherProfession(line, text) || areFieldsApart(line, text) || isOfAnotherBrand(line, text))
    return "other";
  if (LADDERS.some((ladder) => isBelow(ladder, line, text)))
    return sharesName(line, text) ? "lower" : "other";
  return isLess(line, text) || isOfTheBodyAlone(requirement, text) ? "lower" : null;
}

const MEASURE = /\b(\d+) ?(wpm|kV|MW|tonnes?)\b/gi;

function isLess(line: string, text: string): boolean {
  return [...line.matchAll(MEASURE)].some(([, asked, unit = ""]) => {
    const own = [...text.matchAll(MEASURE)].filter((each) => each[2]?.toLowerCase() === unit.toLowerCase());
    return own.length > 0 && own.every(([, many]) => Number(many) < Number(asked));
  });
}

const NAME_OF_A_BODY = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const OF_ANY =
  /^(?:regist\w*|licen\w*|certif\w*|accredit\w*|qualif\w*|member\w*|card|ticket|level|stage|part|grade|train\w*|pin|number|holder|full|valid|current|with|the|and|or|as|an?|in|of|for)$/;

function isOfTheBodyAlone({ line, alternatives }: Named, text: string): boolean {
  const bodies: string[] = line.match(NAME_OF_A_BODY) ?? [];
  const names = alternatives.flatMap(({ terms }) => terms.flatMap(({ forms }) => forms));
  const own: string[] = text.match(NAME_OF_A_BODY) ?? [];
  const rest = wordsOf(line).filter(({ form, written }) => !OF_ANY.test(form) && !bodies.includes(written));
  if (
    bodies.length !== 1 ||
    line.includes("(") ||
    rest.length === 0 ||
    rest.some(({ written }) => /\d/.test(written))
  )
    return false;
  const stems = stemsOf(text);
  if (rest.some(({ stem }) => stems.includes(stem))) return false;
  return (
    own.some((one) => bodies.includes(one)) &&
    own.some((one) => !bodies.includes(one) && !names.includes(stemOf(one.toLowerCase())))
  );
}

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

function hasOtherCodes(line: string, text: string): boolean {
  const asked = codesOf(line);
  const own = codesOf(text);
  if (own.some((one) => asked.some((other) => one.code.startsWith(other.code)))) return false;
  const spaced = spacedIn(line);
  return (
    asked.some((one) => own.some((other) => areAlike(one, other))) ||
    (spaced.length > 0 && areOthers(spaced, spacedIn(text))) ||
    areOthers(classesIn(line), classesIn(text))
  );
}

const spacedIn = (text: string): Code[] =>
  [...text.matchAll(SPACED)].map(([, letters = "", number = ""]) => ({ family: letters, code: number }));

/** The D1 of a minibus is not the D of a coach; a C for a C+E is a part of it. */
const CLASS =
  /\b(?:[Cc]ategor(?:y|ies)|[Cc]at\.?|[Cc]lass|PCV|LGV|HGV)\s(?:[A-E]1?[,/+ ]+)*([A-E])(1?)(?![\p{L}\d])/gu;
const classesIn = (text: string): Code[] =>
  [...text.matchAll(CLASS)].map(([, letter = "", one = ""]) => ({ family: letter, code: letter + one }));

const areOthers = (asked: readonly Code[], own: readonly Code[]): boolean =>
  asked.some((one) => own.some(({ family }) => family === one.family)) &&
  !asked.some((one) => own.some(({ code }) => code === one.code));

const areAlike = (one: Code, other: Code): boolean =>
  one.family === other.family ||
  (one.family.length > 2 && other.family.length > 2 && /\d/.test(one.code) && /\d/.test(other.code)) ||
  (one.code.length === other.code.length && one.code.length > 3 && one.family.length === other.family.length);

const BODY_NAMES = BODIES.map((names) =>
  names.map((name) => new RegExp(`(?<!\\p{L})[MFA]?${name}(?!\\p{L})`, "u")),
);

const AS_GOOD = /\b(?:or (?:an?)?(?:equivalent|similar|other|another|comparable)|equivalent)\b/i;

const isOfAnotherBody = (line: string, text: string): boolean =>
  !AS_GOOD.test(line) && BODY_NAMES.some((bodies) => areApart(bodies, line, text));

function areApart(names: readonly RegExp[], line: string, text: string): boolean {
  const asked = names.filter((name) => name.test(line));
  return asked.length > 0 && !asked.some((name) => name.test(text)) && names.some((name) => name.test(text));
}

const REGISTERED = new RegExp(
  `\\b(?:registered|registration|licen[cs]ed|chartered|pin)\\b[^.;,]*?\\b(${PROFESSIONS})s?\\b`,
  "gi",
);
const professionsIn = (text: string): string[] =>
  [...text.matchAll(REGISTERED)].map(([, noun = ""]) => noun.toLowerCase());

function isOfAnotherProfession(line: string, text: string): boolean {
  const asked = professionsIn(line);
  const own = professionsIn(text);
  return asked.length > 0 && own.length > 0 && !own.some((noun) => asked.includes(noun));
}

const FIELD =
  /\b(?:\p{Lu}{3,6}|[Cc]raft|[Cc]ertificate|[Dd]iploma|[Aa]ward|[Aa]pprenticeship|[NS]VQ(?: \d| [Ll]evel \d)?) (?:[Cc]ertificate )?(?:in|of) ((?:[\p{L}-]+ ?(?:and |& )?){1,5})/gu;
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(FIELD)].flatMap(([, field = ""]) => stemsOf(field).filter((stem) => stem.length > 3));

function areFieldsApart(line: string, text: string): boolean {
  const asked = fieldsIn(line);
  const own = fieldsIn(text);
  return asked.length > 0 && own.length > 0 && !asked.some((stem) => stemsOf(text).includes(stem));
}

const BRANDED = /(?<=[^.\s]\s)(\p{Lu}[\p{L}-]{3,}) (\p{Ll}{4,}|\p{Lu}{2,}s)\b/gu;

function isOfAnotherBrand(line: string, text: string): boolean {
  return [...line.matchAll(BRANDED)].some(
    ([, brand = "", thing]) =>
      !text.toLowerCase().includes(brand.toLowerCase()) &&
      [...text.matchAll(BRANDED)].some(([, , other]) => other === thing),
  );
}

function isBelow({ about, rungs }: Ladder, line: string, text: string): boolean {
  if (!about.test(line)) return false;
  const asked = rungs.findIndex((rung) => rung.test(line));
  const own = rungs.findLastIndex((rung) => rung.test(text));
  return own >= 0 && own < asked;
}

function sharesName(line: string, text: string): boolean {
  const words = wordsOf(line).filter(({ written }) => /^\p{Lu}\p{Ll}{3,}$/u.test(written));
  const name = words.filter(({ written }) => !RUNG.test(written));
  const own = new Set(wordsOf(text).map(({ stem }) => stem));
  return name.length < 2 || name.some(({ stem }) => own.has(stem));
}
const RUNG = /^(?:Professional|Associate|Foundation|Practitioner|Advanced|Expert|Member|Fellow|Chartered)$/;
