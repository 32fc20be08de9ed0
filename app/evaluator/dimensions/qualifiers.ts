import { LANGUAGES } from "../data/kind-cues";
import { AUSTRALIAN_STATES, BODIES, BRANCHES, LADDERS, type Ladder, PROFESSIONS } from "../data/qualifiers";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf, wordsOf } from "../text/words";
import { areAgesApart, isLess } from "./measures";
import { hasOtherCodes } from "./paper-codes";

type Named = Pick<Requirement, "line" | "alternatives" | "kind">;

/**
 * How a sentence narrows down what is asked for by name: "lower" on the same ladder ("PRINCE2 Foundation"
 * for Practitioner), "other" of its kind ("CS30" for CS38, a nurse's register for a midwife's); null where
 * nothing speaks against it.
 */
export function qualifierOf(requirement: Named, text: string): "lower" | "other" | null {
  const { line } = requirement;
  const product = TOOLS.includes(requirement.kind) ? productBeside(line, text) : null;
  if (product !== null) return product;
  if (OTHERS.some((isOther) => isOther(line, text))) return "other";
  if (LADDERS.some((ladder) => isBelow(ladder, line, text)))
    return sharesName(line, text) ? "lower" : "other";
  return isLess(line, text) || isOfTheBodyAlone(requirement, text) ? "lower" : null;
}

const isMemberOnly = (line: string, text: string): boolean =>
  /\b(?:certificate|diploma|award|level \d)\b/i.test(line) &&
  !/\bmember/i.test(line) &&
  /\bmember(?:ship)?\b/i.test(text) &&
  !/\b(?:certificat\w*|diploma|award|level|passed|qualified|\d)\b/i.test(text);

const isAccreditedOnly = (line: string, text: string): boolean =>
  ASKS_A_MEMBER.test(line) &&
  !A_DEGREE.test(line) &&
  A_DEGREE.test(text) &&
  !MEMBERSHIP.test(text) &&
  !/\b[MF]\p{Lu}{3,6}\b|\bAssoc\p{Lu}/u.test(text);
const ASKS_A_MEMBER = /\b(?:member(?:ship)?|chartered|fellow)\b/i;
const MEMBERSHIP = /\b(?:member(?:ship)?|chartered|fellow|licentiate|associate|register\w*|status)\b/i;
const A_DEGREE =
  /\b(?:B\.?(?:Sc|A|Eng|Arch)|M\.?(?:Sc|A|Eng|Arch)|LL[BM]|[Dd]egree|[Bb]achelor\w*|[Mm]aster['’]?s)\b/u;

const isOfAStandard = (line: string, text: string): boolean =>
  /\b(?:level|[ns]vq|grade)\b/i.test(line) &&
  /\b(?:level|[ns]vq|grade)\b[\w ]{0,12}\bstandards?\b(?! (?:of|for|in)\b)/i.test(text);

function isToldInATalk(line: string, text: string): boolean {
  const [, before = "", topic = ""] = TALK.exec(text) ?? [];
  if (topic === "" || !PAPER.test(line)) return false;
  const own = new Set(stemsOf(before));
  const asked = stemsOf(line.replace(OF_PAPERS, " ")).filter((stem) => stem.length > 3);
  return asked.some((stem) => stemsOf(topic).includes(stem)) && !asked.some((stem) => own.has(stem));
}
const TALK =
  /^(.*?)\b(?:talk|hour|minutes|slides?|leaflet|video|lecture|briefing|session|chapter|film)s? (?:on|about) (.*)$/i;
const PAPER = /\b(?:certificates?|licen[cs]e|card|ticket|award|qualification)\b/i;
const OF_PAPERS =
  /\b(?:certificates?|licen[cs]es?|cards?|tickets?|training|course|level|vehicles?|safety)\b/gi;

const isOfNoClass = (line: string, text: string): boolean =>
  /\blicen[cs]e\b/i.test(text) &&
  /\b[Cc]at(?:egory)?\.? (?:C1?|D1?|C ?\+ ?E|CE|BE)(?![\p{L}\d])/u.test(line) &&
  !A_CLASS.test(text);
const A_CLASS =
  /(?<![\p{L}\d])(?:[CD]1?(?: ?\+ ?E|E)?|B ?\+ ?E|BE|[HLP][GC]V|PSV)(?![\p{L}\d])|\b(?:class|rigid|artic\w*|tonn\w+|lorr\w+|trucks?|bus|trailer|towing|categor\w+|cat)\b/iu;

const isOfComputers = (line: string, text: string): boolean =>
  /\ba science\b/i.test(line) &&
  /\bcomput(?:er|ing) science\b/i.test(text) &&
  !/\b(?:biolog|chemi|physic|scien)\w*/i.test(text.replace(/\bcomput(?:er|ing) science\b/gi, " "));

const TOOLS: readonly Requirement["kind"][] = ["tool", "skill"];
const PRODUCT =
  /(?<![\p{L}\d.])(\.?\p{Lu}[\p{L}.]+) (?!(?:Office|Suite|Workspace|Cloud|Creative|365)\b)(\p{Lu}[\p{L}\d]*|\d+)(?![\p{L}\d])/gu;

/** "AWS EC2" for AWS Lambda is another, "Sage 50" for Sage 200 and "Java 8" for Java 11 are lower. */
function productBeside(line: string, text: string): "lower" | "other" | null {
  for (const [, maker = "", asked = ""] of line.matchAll(PRODUCT)) {
    const own = [...text.matchAll(PRODUCT)].filter(([, other]) => other === maker).map(([, , name]) => name);
    if (own.length === 0 || text.toLowerCase().includes(asked.toLowerCase())) continue;
    if (own.some((name = "") => asked.startsWith(name))) continue;
    if (!/^\d+$/.test(asked)) return "other";
    if (own.every((name) => Number(name) < Number(asked))) return "lower";
  }
  return null;
}

const NAME_OF_A_BODY = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const OF_ANY =
  /^(?:regist\w*|licen\w*|certif\w*|accredit\w*|qualif\w*|member\w*|card|ticket|level|stage|part|grade|train\w*|pin|number|holder|full|valid|current|equivalent|similar|comparable|with|the|and|or|as|an?|in|of|for)$/;

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

const BODY_NAMES = BODIES.map((names) =>
  names.map((name) => new RegExp(`(?<!\\p{L})[MFA]?${name}(?!\\p{L})`, "u")),
);

const AS_GOOD = /\b(?:or (?:an?)?(?:equivalent|similar|other|another|comparable)|equivalent)\b/i;

const isOfAnotherBody = (line: string, text: string): boolean =>
  !AS_GOOD.test(line) && BODY_NAMES.some((bodies) => areApart(bodies, line, text));

const isOfAnotherStatesCheck = (line: string, text: string): boolean =>
  /\bWWCC?\b|\bworking with children\b/i.test(line) && areApart(AUSTRALIAN_STATES, line, text);

function areApart(names: readonly RegExp[], line: string, text: string): boolean {
  const asked = names.filter((name) => name.test(line));
  return asked.length > 0 && !asked.some((name) => name.test(text)) && names.some((name) => name.test(text));
}

const REGISTERED = new RegExp(
  "\\b(?:registered|registration|licen[cs]ed|chartered|pin|GPhC|NMC|HCPC|GDC|GOC)\\b" +
    `[^.;,]*?\\b(${PROFESSIONS})s?\\b`,
  "gi",
);
const professionsIn = (text: string): string[] =>
  [...text.matchAll(REGISTERED)].map(([, noun = ""]) => noun.toLowerCase());

function isOfAnotherProfession(line: string, text: string): boolean {
  return areAllOthers(professionsIn(line), professionsIn(text));
}

const FIELD =
  /\b(?:\p{Lu}{3,6}|[Cc]raft|[Cc]ertificate|[Dd]iploma|[Aa]ward|[Aa]pprenticeship|[NS]VQ(?: \d| [Ll]evel \d)?) (?:[Cc]ertificate )?(?:(?:in|of) |(?<=[NS]VQ (?:[Ll]evel )?\d ))((?:[\p{L}-]+ ?(?:and |& )?){1,5})/gu;
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

const WAY = new RegExp(`\\b(${LANGUAGES}) (?:to|into) (${LANGUAGES})\\b`, "gi");
const waysIn = (text: string): string[] =>
  [...text.matchAll(WAY)].map(([, from = "", to = ""]) => `${from} ${to}`.toLowerCase());

const isTheOtherWay = (line: string, text: string): boolean =>
  !/\b(?:both|and back|vice versa)\b/i.test(text) && areAllOthers(waysIn(line), waysIn(text));

const areAllOthers = (asked: readonly string[], own: readonly string[]): boolean =>
  asked.length > 0 && own.length > 0 && !own.some((one) => asked.includes(one));

const OTHERS: readonly ((line: string, text: string) => boolean)[] = [
  hasOtherCodes,
  areAgesApart,
  isOfAnotherBody,
  isOfAnotherStatesCheck,
  isMemberOnly,
  (line, text) => BRANCHES.some((branches) => areApart(branches, line, text)),
  isOfAnotherProfession,
  areFieldsApart,
  isOfAnotherBrand,
  isTheOtherWay,
  isAccreditedOnly,
  isOfAStandard,
  isToldInATalk,
  isOfNoClass,
  isOfComputers,
];
