import { conditionsIn } from "./condition-terms";
import { deedsIn } from "./deed-terms";
import { degreesIn, inTheField } from "./degree-terms";
import { withoutExplanation, withoutFrame, withoutReason } from "./line-frame";
import { languagesIn, namedTools } from "./named-terms";
import type { Alternative, RequirementKind, Term } from "./requirement";
import { contentOf, HEADS, LIMITING, termOf } from "./term-forms";
import { timedIn, withoutCircumstance } from "./years-terms";

/** A line that names more than this many things in a row tells a story; what comes later is left out. */
const MOST_TERMS = 8;

export function alternativesOf(line: string, kind: RequirementKind): Alternative[] {
  const told = kind === "years" ? withoutCircumstance(line) : line;
  const core = withoutExplanation(withoutFrame(withoutReason(told)), kind);
  const found = byKind(core, told, kind);
  const all = found.filter(({ terms }) => terms.length > 0);
  return all.length > 0 ? all : [{ terms: [termOf(line, kind)] }];
}

function byKind(core: string, line: string, kind: RequirementKind): Alternative[] {
  switch (kind) {
    case "language":
      return languagesIn(line);
    case "condition":
      return conditionsIn(line);
    case "education":
      return [...papersOf(core), ...membershipsIn(line)];
    case "tool":
      return [
        ...(eitherOf(line) ?? namedTools(line) ?? joined(core, kind)),
        ...beforeOurs(line),
        ...shortNamesIn(line),
      ];
    case "task":
      return deedsIn(core);
    case "skill":
      if (WORKED_IN.test(line)) return joined(line.replace(WORKED_IN, ""), kind);
      return /^\p{L}+ing\b/iu.test(core) || /^(?:you|to) /i.test(line)
        ? deedsIn(core)
        : [...joined(core, kind), ...shortNamesIn(line)];
    case "years":
      return timedIn(line, core);
    case "licence":
      return [...joined(papersIn(core), kind), ...membershipsIn(line)];
    default:
      return joined(core, kind);
  }
}

const membershipsIn = (line: string): Alternative[] =>
  [...line.matchAll(MEMBERSHIPS)].flatMap(([, list = ""]) =>
    list.split(/,\s*(?:or )?|\s+or\s+|\s?\/\s?/).map((name) => ({ terms: [termOf(name, "licence")] })),
  );
const MEMBERSHIPS =
  /\b(?:qualified|chartered|certified|registered|accredited)\b[^()]{0,40}\((\p{Lu}[\p{L}]{1,5}(?:(?:,\s*(?:or )?|\s+or\s+|\s?\/\s?)\p{Lu}[\p{L}]{1,5})+)\)/gu;

/** "Partner for Windows (P4W)": people write the short name. */
const shortNamesIn = (line: string): Alternative[] =>
  [
    ...line.matchAll(/((?:\p{Lu}[\p{L}\d]+(?: (?:for|of|and|the))? ){1,4})\((\p{Lu}[\p{Lu}\d]{1,4})\)/gu),
  ].flatMap(([, name = "", code = ""]) =>
    new RegExp(`(?:^| )${code.replace(/\d/g, "").split("").join(".*")}`, "i").test(name)
      ? [{ terms: [termOf(code, "tool")] }]
      : [],
  );

/** "An integrated library system (we have Koha)", "load tests (we use k6)": the name is only ours. */
function beforeOurs(line: string): Alternative[] {
  const asked = OURS.exec(line)?.[1] ?? "";
  return asked === "" || namedTools(asked) !== null ? [] : joined(withoutFrame(asked), "skill");
}
const OURS =
  /^((?!our\b)[^(]{8,120}?)(?:\s*\(|[.;,]\s+|\s[–—-]\s)(?:we(?:['’]re| are)? (?:use|have|run|on|work (?:in|with))|ours is)\s+\p{Lu}/iu;

const TO_A_LEVEL =
  /\b(?:educated to|education to|qualified to) (?:an? )?(?:good |honou?rs )?(degree|master['’]?s)(?: level| standard)?\b|\b(degree)[- ]level (?:education|qualifications?)\b/i;

const WORKED_IN = /^(?:you(?:['’]ve| have) |have |having )?worked in (?!an? )/i;

function eitherOf(line: string): Alternative[] | null {
  const [, whole = "", ...parts] = EITHER.exec(line) ?? [];
  const [named] = namedTools(whole) ?? [];
  if (named === undefined) return null;
  return parts.map((part) => ({
    terms: [...named.terms, ...(namedTools(part)?.[0]?.terms ?? [termOf(part, "tool")])],
  }));
}
const EITHER = /^(.+?),? including (\S+(?: \S+)?) or (\S+(?: \S+)?)[.;]?$/i;

function papersOf(core: string): Alternative[] {
  const named = byName(core).replace(SAID_OF_IT, "");
  return degreesIn(named) ?? joined(named.replace(TO_A_LEVEL, "$1$2"), "education");
}

/** "A certificate such as SC-200", "one in beauty from a recognised body": without what says no more. */
const byName = (core: string): string => core.replace(SUCH_AS, "").replace(BY_WHOM, "");
const SUCH_AS =
  /^(?:an? )?(?:\p{Ll}+ ){0,2}(?:certificat(?:e|ion)|qualification|licen[cs]e|ticket|award|accreditation|credential)s? (?:such as|like|e\.g\.) (?=\p{Lu})/u;
const BY_WHOM =
  /\s(?:from|by|with|at) an? (?:recogni[sz]ed|accredited|approved|reputable) (?:\p{L}+ ){0,2}(?:body|provider|institution|institute|university|school|college|organi[sz]ation|centre|center)\b/iu;

const papersIn = (core: string): string =>
  byName(core)
    .replace(REGISTRATION, "$1 registration")
    .replace(SAID_OF_IT, "")
    .replace(OF_WHICH, "")
    .replace(BODY_BESIDE, "$2 $1")
    .split(OR)
    .map(withoutPurpose)
    .join(" or ");
/** "Current state registration as a pharmacy technician": who holds it writes the trade first. */
const REGISTRATION =
  /^(?:(?:current|active|valid|full|state|professional) )*registration as an? ((?:\p{L}+ ?){1,4})\W*$/iu;
const BODY_BESIDE = /^(\p{L}{2,12}) \((\p{Lu}{4,}) \d[^)]*\)/u;

/** "Manual driving licence for the van": its purpose is no part of a name, unless all of it. */
function withoutPurpose(text: string): string {
  const asked = text.replace(WITH_ANOTHER, " and ");
  const name = asked.split(PURPOSE)[0] ?? asked;
  return contentOf(name).some(({ stem }) => !HEADS.test(stem)) ? name : text;
}

const OR = /,?\s+or\s+(?![^(]*\))/i;
/** "… makes life easier", "… must be current when you start": of a paper, and no part of its name. */
const SAID_OF_IT =
  /,? (?:please|even better|(?:finished|started|completed?|done) or (?:started|under ?way|in progress)|(?:makes|would make) (?:life|things) (?:\p{L}+ )?easier|helps?(?: us)?(?: too| a lot)?|(?:must|has to|have to) be (?:in date|current|valid)\b.*|less than (?:\p{L}+ )?(?:years? )?old|(?:=|an?) plus\b.*)\W*$|\s+(?:when|before|by the time|once) you (?:start|join|begin|set foot)\b[^,;]*$|\s+(?:at (?:the )?time of (?:hir(?:e|ing)|appointment|application|start(?:ing)?)|(?:on|from|by) (?:your |the )?(?:first|start) (?:day|date))\W*$/iu;
const OF_WHICH = /^.*,\s+so (?:you(?:['’]ll| will)? (?:need|must have|have to have) )?(?=an? )/i;
const WITH_ANOTHER =
  /\s+with (?:an? |the |your )?(?=[^.;]{0,60}\b(?:licen[cs]es?|cards?|tickets?|certificates?|qualifications?|CPC|ADR|IPAF|PASMA|HIAB|DBS)\b)/i;
const PURPOSE =
  /\s+(?:because|that (?:lets|allows)\b.*|(?<!\bregist\w+ )with(?! \w{1,2}[+\d]))\s+|\s+(?:as a minimum|at least)\b|\s+(?:for|to) (?=(?:the|our|a|an|drive|use)\b)|(?<=\b(?:licen[cs]e|card|certificate|ticket)s?),?\s+(?:for|to|as)\s/i;

const COMPOUND =
  /\b(moving|health|profit|learning|research|dimensioning|terms|food|nursing|heating|installation|test|rise|fire|books?|diversity|command|inspection|design|arts) and (handling|safety|testing|loss|development|tolerancing|conditions|beverage|drink|midwifery|cooling|inspection|fall|rescue|records|inclusion|control|build|crafts)\b/gi;

const EITHER_COLOUR =
  /\b(?:(?:red|blue|green|gold|black|white)(?:,| or|\/) ?)+(?=(?:red|blue|green|gold|black|white) )/gi;

function joined(text: string, kind: RequirementKind): Alternative[] {
  const outside = (kind === "licence" ? text.replace(/\((\p{Lu}{2,6})\)/gu, "$1") : text)
    .replace(/\bCity & Guilds\b/gi, "City_and_Guilds")
    .replace(/\s*\([^)]*\)?/g, " ")
    .replace(COMPOUND, "$1_and_$2")
    .replace(/\bworking with children\b/gi, "working_with_children")
    .replace(EITHER_COLOUR, "")
    .replace(/,\s+([^,]+?),? for (?:instance|example)\b/i, " or $1")
    .trim();
  const either = outside
    .split(/\s*,?\s+(?:or|and\/or)\s+|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})/iu)
    .filter(isNoWish);
  const listed = either.flatMap((part, at) =>
    at === either.length - 2 && /,/.test(part) && !/\band\b/i.test(part) ? part.split(/,\s*/) : [part],
  );
  const parts = kind === "education" ? inTheField(listed) : listed;
  return [
    ...parts.map((part, at) => ({
      terms:
        kind === "licence" && at > 0 && !namesAThing(part) ? [{ words: part, forms: [] }] : allOf(part, kind),
    })),
    ...examplesIn(text, kind),
    ...codesIn(text, kind),
    ...bodiesIn(text, kind),
  ];
}

/** "Fully qualified", "registered and working towards it": of what, stands before. */
const namesAThing = (part: string): boolean =>
  contentOf(part.replace(LIMITING, " ")).some(
    ({ stem }) => !HEADS.test(stem) && !/^(?:work|toward)/.test(stem),
  );

/** "First aid at work certificate, or willingness to take the course": a wish is nothing to hold. */
const isNoWish = (part: string, at: number) => at === 0 || !(A_WISH.test(part) || A_STATE.test(part.trim()));
const A_WISH = /^(?:(?:an?|the) )?(?:will(?:ing(?:ness)?)?|ready|readiness|prepared|happy|keen) to\b/i;
const A_STATE = /^(?:finished|started|under ?way|in progress|ongoing|(?:fully |part[- ])?qualified)$/i;

/** "Ontario Secondary School Diploma (OSSD)", "a licence that lets you tow (B+E)". */
function codesIn(text: string, kind: RequirementKind): Alternative[] {
  if (kind !== "licence" && kind !== "education") return [];
  return [...text.matchAll(/((?:[\p{L}-]+ ){1,8})\((\p{Lu}[\p{Lu}\d+-]{1,6})\)/gu)].flatMap(
    ([, before = "", code = ""]) => {
      const initials = before.replace(/(\p{L})[\p{L}-]* /gu, "$1").toUpperCase();
      const isOfAll = !/\band\b/i.test(text) && (/[\d+]/.test(code) || initials.endsWith(code));
      return isOfAll || standsFor(code, initials) ? [{ terms: [termOf(code, kind)] }] : [];
    },
  );
}

function bodiesIn(text: string, kind: RequirementKind): Alternative[] {
  if (kind !== "licence" && kind !== "education") return [];
  const [, before = "", inside = ""] =
    /^(.{8,80}?)\s*\(((?:\p{Lu}{4,6}(?:,? or |\/|, )?)+)\)/u.exec(text) ?? [];
  return inside
    .split(/,? or |\/|, /)
    .filter((body) => body !== "")
    .map((body) => ({ terms: [termOf(body, kind), termOf(before, kind)] }));
}

const standsFor = (code: string, initials: string): boolean =>
  /^\p{Lu}{3,}$/u.test(code) &&
  initials.startsWith(code.charAt(0)) &&
  new RegExp([...code].join(".*")).test(initials);

function allOf(text: string, kind: RequirementKind): Term[] {
  const separator =
    kind === "years"
      ? /\s*;\s+/
      : /\s*[,;:&]\s+|\s+(?:and|plus|as well as|such as|including|incl\.|e\.g\.|like)\s+/i;
  return text
    .split(separator)
    .filter(
      (part) =>
        contentOf(part).length > 0 &&
        !/^(?:or )?(?:similar|comparable|equivalent|in[- ]date)$/i.test(part.trim()),
    )
    .slice(0, MOST_TERMS)
    .map((part) => termOf(part, kind));
}

function examplesIn(text: string, kind: RequirementKind): Alternative[] {
  if (kind !== "education" && kind !== "skill" && !/\bqualification\b/i.test(text)) return [];
  const inside = /\(([^)]*)\)?/.exec(text)?.[1] ?? "";
  if (!/\bor\b|,/.test(inside) || !/\p{Lu}/u.test(inside)) return [];
  return inside
    .split(/,\s*(?:or )?|\s+or\s+/i)
    .filter((part) => contentOf(part).length > 0)
    .map((part) => ({ terms: [termOf(part, kind)] }));
}
