import { FILLER } from "../data/filler-words";
import { stemOf, type Word, wordsOf } from "../text/words";
import { withAliases } from "./aliases";
import { conditionsIn } from "./condition-terms";
import { deedsIn } from "./deed-terms";
import { withoutExplanation, withoutFrame, withoutReason } from "./line-frame";
import { isEveryday, languagesIn, namedBodies, namedTools } from "./named-terms";
import type { Alternative, RequirementKind, Term } from "./requirement";
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

/** "A science A level, HND or degree": all of them in a science. */
function inTheField(parts: readonly string[]): string[] {
  const field = FIELD_FIRST.exec(parts[0] ?? "")?.[1];
  return parts.map((part, at) => (field && at > 0 && BARE_DEGREE.test(part) ? `${field} ${part}` : part));
}
const FIELD_FIRST =
  /^(?:an? )?(?!(?:good|relevant|university|under\w*|post\w*|bachelor\S*|master\S*|related|higher|national|first|second|honours|college|any|ordinary|foundation|associate\S*)\b)(\p{L}{4,}(?: \p{L}{4,})?) (?:a[- ]levels?|hn[cd]|degree|diploma)$/iu;
const BARE_DEGREE = /^(?:a[- ]levels?|hn[cd]|degree|diploma)$/i;

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

const OF_A_SUBJECT =
  /^(?:an? )?(?!(?:closely |directly )?(?:related|relevant|similar|appropriate|suitable|other|another|allied|cognate|scien\p{L}*|numerate|technical|stem|any|different|comparable)\b)(\p{L}+(?: \p{L}+)?) (?:subject|discipline|field|area)s?$/iu;

const DEGREES =
  /\b(?:(?:bachelor|master)['’]?s?(?: degree)?|b\.?s\.?c?\.?|m\.?s\.?c?\.?|b\.?a\.?|m\.?a\.?|mba|ph\.?d|hnc|hnd|degree|diploma|(?:post)?graduate certificate|cert(?:ificate)? (?:i+v?|iv|\d)|(?:nvq|svq|qqi)(?: level)? \d|(?:nvq|svq|btec|qqi|vtct|city (?:&|and) guilds) award|qualification|certificate|apprenticeship)(?=[\s/]|$)/gi;

/** "NVQ Level 3 Beauty Therapy", and what else such papers are called; the level is compared apart. */
const GRADED = /^((?:NVQ|SVQ|QCF|RQF|QQI|BTEC|City (?:&|and) Guilds)(?: level)? \d)\s+(?!or\b)(.+)$/i;
const VOCATIONAL = /^(?:nvq|svq|qcf|rqf|qqi|btec|vtct|city)\b/i;
const VOCATIONAL_NAMES = [
  "nvq",
  "nvq2",
  "nvq3",
  "nvq4",
  "svq",
  "qcf",
  "rqf",
  "qqi",
  "btec",
  "diploma",
  "award",
  "certif",
  "guild",
  "vtct",
  "cach",
];

/** "A degree in accounting or finance": the degree in each field. Null without a degree and field. */
function degreesIn(text: string): Alternative[] | null {
  const outside = text
    .replace(/\s*\([^)]*\)?/g, " ")
    .replace(BACHELOR, "bachelor's degree")
    .replace(MASTER, "master's degree")
    .trim();
  const parts = outside
    .split(
      /,?\s+or\s+(?=(?:an? )?(?:equivalent|related|similar|something|(?:\p{L}+ )?(?:degree|diploma)|apprenticeship|time[- ]served|indentures)|an? \p{L}+ (?:qualification|certificate)\b|level|you(?:['’]ve| have) )/iu,
    )
    .filter((part, at) => at === 0 || !/^you\b/i.test(part));
  const field = parts.map((part) => FIELD_LAST.exec(part)?.[1]).findLast(Boolean) ?? "";
  const all = parts.map((bare) => {
    const part = BARE_DEGREE.test(bare.replace(/^an? /i, "")) ? `${bare}${field}` : bare;
    const named = /^(.*?)\s+(?:in|of)\s+(.+)$/i.exec(part) ?? GRADED.exec(part);
    const heads = named ? [...(named[1] ?? "").matchAll(DEGREES)].map(([head]) => head) : [];
    if (!named || heads.length === 0) return null;
    const fields = (named[2] ?? "")
      .split(/,\s*(?:or\s+)?|\s+or\s+/i)
      .map((field) => field.replace(OF_A_SUBJECT, "$1"))
      .filter((field) => contentOf(field).length > 0);
    const isGraded = /\blevel \d\b/i.test(named[1] ?? "");
    const called = heads.map((head) =>
      isGraded || VOCATIONAL.test(head)
        ? { words: head, forms: VOCATIONAL_NAMES }
        : termOf(head, "education"),
    );
    return called.flatMap((each) =>
      fields.map((field) => {
        const of = termOf(field, "skill");
        return { terms: [contentOf(field).length === 1 ? anyPaper(each) : each, of] };
      }),
    );
  });
  if (all.every((each) => each === null)) return null;
  return parts.flatMap((part, at) => all[at] ?? [{ terms: [termOf(part, "education")] }]);
}

/** "A certificate in locksmithing": whatever the body that gave it calls it, if all of the field is told. */
const anyPaper = (term: Term): Term =>
  /^(?:certificate|qualification)$/i.test(term.words)
    ? { words: term.words, forms: [...term.forms, ...VOCATIONAL_NAMES] }
    : term;

const BACHELOR = /\b(?:BE|B\.E\.|BEng|BTech|B\.Tech|BCom|BComm|BDes|BBS|BBA|BCA)(?= +(?:in|of) )/g;
const MASTER = /\b(?:ME|M\.E\.|MEng|MTech|M\.Tech|MCom|MDes|MRes|MPhil)(?= +(?:in|of) )/g;
const FIELD_LAST =
  /^(?:an? )?(?:degree|diploma|hn[cd]|certificate|bachelor\S*|(?:\p{L}{3} )?level \d(?: \p{L}+)?)( in .+)$/iu;

/** What a paper is called: whoever holds it may call it otherwise, or not at all. */
const HEADS =
  /^(?:holder|complet|pass|licens|ticket|card|certif|cert|permit|qualif|registr?|train|cours|member\w*|truck|regul)$/;

function termOf(text: string, kind: RequirementKind): Term {
  const words = text.replaceAll("_", " ").replace(/^[\s–—,;:]+|[\s–—,;:.!]+$/gu, "");
  const content = contentOf(
    kind === "licence" || kind === "education" ? words.replace(LIMITING, " ") : words,
  );
  if (/^(?:an? |your )?time[- ]served$/i.test(words)) return { words, forms: withAliases("apprenticeship") };
  if (content.length === 0 || /\bequivalent\b|\brelated field\b|\bsomething equal\b/i.test(words))
    return { words, forms: [] };
  return {
    words,
    forms:
      kind === "licence" || kind === "education" ? paperForms(words, content) : namedForms(words, content),
  };
}

const LIMITING =
  /\b(?:in[- ]date|current|valid|up[- ]to[- ]date|full|clean|fully|UK|US|EU|British|Irish|Scottish|Victorian|Queensland|NSW|Australian|Ontario|Canadian|level [\d\w]|\d+(?= wpm\b)|working towards it|(?:max\w*\.?|up to|no more than|fewer than|less than) \w+ (?:penalty )?points|(?:at )?grades? [A-D\d](?:\s?[/(–-]\s?[A-D\d]\)?)*)(?![\p{L}\p{N}])/giu;

function namedForms(words: string, content: readonly Word[]): string[] {
  const named = content.map(({ stem, start, end }) =>
    (start > 0 || content.length === 1) && isEveryday(words.slice(start, end))
      ? `=${words.slice(start, end)}`
      : stem,
  );
  const head = /^(\p{L}+) of\b/u.exec(words) && named[0];
  const forms = withAliases(named.join(" ")).filter((form) => !head || form.split(" ").includes(head));
  return [...forms, ...initialsOf(words)];
}

const initialsOf = (words: string): string[] =>
  /^(?:an? |the )?(?:\p{L}{4,} ){2,3}\p{L}{4,}$/u.test(words) && !NO_NAME.test(words)
    ? [`=${[...words.replace(/^(?:an?|the) /i, "").matchAll(/\b\p{L}/gu)].join("").toUpperCase()}`]
    : [];
/** "Customer service skills" are no CSS. */
const NO_NAME =
  /\b(?:with|from|into|your|their|that|this)\b|\b(?:skills?|experience|knowledge|ability|work|duties|tasks|roles?|tools?|systems?|software)$/i;

/** A paper by its short name, by its own words, and by those words without "licence" or "certificate". */
function paperForms(words: string, content: readonly Word[]): string[] {
  const stems = content.map(({ stem }) => stem);
  const bare = stems.filter((stem) => !HEADS.test(stem));
  const isWhole = OF_EVERY_DAY.test(bare.join(" ")) || ON_A_REGISTER.test(words);
  const core = isWhole ? stems.filter((stem) => stem !== "holder") : bare;
  const graded = content.filter(({ written }) => /^\p{Lu}+\d+$/u.test(written)).map(({ stem }) => stem);
  const bodies = namedBodies(words);
  const own = OF_A_BODY.test(words) ? initialsIn(words) : bodies;
  const forms = new Set([...own, ...withAliases(stems.join(" ")), ...graded, ...gluedIn(words)]);
  const [only] = content.filter(({ stem }) => !HEADS.test(stem));
  const isDoing =
    core.length === 1 &&
    /^\p{Ll}+ing$|^driver/u.test(only?.form ?? "") &&
    withAliases(core[0] ?? "").length === 1;
  if (core.length > 0 && !isDoing) for (const form of withAliases(core.join(" "))) forms.add(form);
  // "Food Safety in Catering": a part that has names of its own is what people write.
  for (let length = 2; length < core.length; length++) {
    for (let at = 0; at + length <= core.length; at++) {
      const part = core.slice(at, at + length).join(" ");
      if (withAliases(part).length > 1) for (const form of withAliases(part)) forms.add(form);
    }
  }
  return [...forms];
}

const ON_A_REGISTER =
  /\b(?:registered|licen[cs]ed) (?:\p{L}+ ){0,2}(?:nurse|midwife|paramedic|\p{L}{3,}(?:er|or|ist|ian|ant))\b/iu;
const OF_EVERY_DAY =
  /^(?:care|person|premis|premiz|practis|practic|teach|oper|safeti|custom|schoo?l|nation|standard|site|work)$/;

const gluedIn = (words: string): string[] =>
  [...words.matchAll(/\b(\p{Lu}{3,6}) (?:[Ll]evel|[Ss]tage) (\d)\b/gu)].map(([, paper = "", level]) =>
    `${paper}${level}`.toLowerCase(),
  );

/** "IOSH Managing Safely" is one of several that IOSH has. */
const OF_A_BODY =
  /\b\p{Lu}{3,} (?!(?:Level|Registration|Registered|Member|Membership|Card|Licen[cs]e|Certificate|Certification|Qualification|Number|Pin|Grade|Part|Stage|Class)\b)(?:(?:\p{Lu}\p{Ll}+ ?){2,}|(?:professional|advanced)(?: \p{Ll}{4,}){2,})/u;

/** "GWO Basic Safety Training" is written "GWO BST". */
function initialsIn(words: string): string[] {
  const [, body, name = ""] = /(\p{Lu}{3,}) ((?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+)/u.exec(words) ?? [];
  const initials = name.replace(/(\p{Lu})\p{Ll}+ ?/gu, "$1");
  return body === undefined ? [] : [`${stemOf(body.toLowerCase())} =${initials}`];
}

const contentOf = (text: string): Word[] => wordsOf(text).filter(({ form }) => !FILLER.has(form));
