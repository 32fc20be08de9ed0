import { CV_HEADINGS } from "../data/headings";
import { LANGUAGES } from "../data/kind-cues";
import { remembered } from "../text/remembered";
import type { TextLine } from "../text/sentences";
import { fold, wordsOf } from "../text/words";
import { dateRanges } from "./dates";
import { isFormLabel } from "./job-lines";
import { isOfPaper, isProperName, isRole, namesPerson, saysRole } from "./job-titles";

/** What a part of a CV is about. "credentials" are studies, certificates and licences. */
export type Section =
  | "top"
  | "profile"
  | "work"
  | "credentials"
  | "skills"
  | "leisure"
  | "referees"
  | "practical"
  | "other";

const KINDS: readonly (readonly [Section, RegExp])[] = [
  ["referees", /\b(?:referees?|references?)\b/],
  [
    "leisure",
    /\b(?:interests?|hobb(?:y|ies)|free time|spare time|leisure|outside work|volunt(?:eer\w*|ary)|community|private life)\b/,
  ],
  [
    "credentials",
    /\b(?:educat\w*|stud(?:y|ies)|schools?|schooling|degrees?|academic(?! (?:appointments?|posts?|positions?|career))|qualifications?|certificat\w*|certs?|licen[cs]\w*|tickets?(?! \p{L})|train(?:ing|ed)|courses?|registrations?|memberships?|credentials?|accreditations?|diplomas?|cards?(?! \p{L})|awards?|cpd|professional development|papers)\b/u,
  ],
  [
    "practical",
    /\b(?:availab\w*|hours|days|shifts?|visa|right to work|eligib\w*|work permit|driving|transport|languages?|personal(?! (?:statement|profile|summary|projects?))|other|further|additional|misc\w*|practical\w*|also|notes?)\b/,
  ],
  [
    "skills",
    /\b(?:skills?|strengths?|competenc\w*|expertise|tools?|software|systems?|technolog\w*|computers?|programs?|stack|it|abilities|toolkit|technical)\b/,
  ],
  ["profile", /\b(?:profile|summary|objective|about|statement|overview|introduction|who i am|first|goal)\b/],
  [
    "work",
    /\b(?:experience|employment|work|career|jobs?|roles?|positions?|appointments?|history|background|engagements?|practice|places?|service|placements?|projects?)\b/,
  ],
];

const SPOKEN_KINDS: readonly (readonly [Section, RegExp])[] = [
  [
    "work",
    /^(?:where i (?:have |ve )?(?:been|worked)|what i (?:have |ve )?(?:done|did|do)(?: (?:so far|now|before))?|(?:all )?(?:my|past) (?:jobs|posts|working life)(?: (?:to date|so far|until now))?|the road so far)$/,
  ],
  [
    "credentials",
    /^(?:(?:where|what|how) i (?:have |ve )?(?:learn\w*|stud\w+|trained|went to school)|what i hold)$/,
  ],
  ["skills", /^(?:what i (?:am |m )?(?:good (?:at|with)|can do|know|use)|things i (?:use|know|can do))$/],
  ["leisure", /^(?:after (?:hours|work)|off duty|when i (?:am|m) not (?:at work|working))$/],
];

const SHIPPED = new Map<string, Section>(
  Object.entries(CV_HEADINGS).flatMap(([name, list]) =>
    list.split(", ").map((heading) => [heading, sectionNamed(name)] as const),
  ),
);

function sectionNamed(name: string): Section {
  if (name === "Experience" || name === "Projects") return "work";
  if (name === "Education") return "credentials";
  if (name === "Skills") return "skills";
  return name === "Summary" ? "profile" : "other";
}

const MOST_WORDS = 6;
/** In letters; whether a longer line has small letters tells whether capitals mean anything in a text. */
const LONGEST_HEADING = 60;

/** The section a line opens, or null when it is no heading. Of two side by side the first counts. */
function headingOf(line: string, capitalsTell = true): Section | null {
  const columns = line.trim().split(/\t| {3,}/);
  const kinds = columns.length > 1 ? columns.map((part) => headingOf(part, capitalsTell)) : [null];
  if (kinds.every((kind) => kind !== null)) return kinds[0] ?? null;
  const written = closeUp(line.trim());
  const words = wordsOf(written);
  if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(written)) return null;
  if (/[.,;!?]$/.test(written) || /[,;|@•·]|:\s*\S/.test(written)) return null;
  const folded = words.map(({ form }) => form).join(" ");
  if (SPEAKS.test(folded)) return null;
  if (WORK_IN_SHORT.test(folded)) return "work";
  const shipped = SHIPPED.get(folded);
  const kind = KINDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (shipped) return kind ?? shipped;
  const spoken = SPOKEN_KINDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (spoken) return spoken;
  const capitals = capitalsTell && /\p{Lu}{3}/u.test(written) && written === written.toUpperCase();
  const colon = written.endsWith(":");
  if (kind && (capitals || colon || words.length <= 3)) return kind;
  return colon && words.length <= 3 ? "other" : null;
}

const SPEAKS = new RegExp(`^(?:${LANGUAGES}) .*\\b(?:language|tongue)$`, "i");
const WORK_IN_SHORT = /^(?:(?:work|relevant) )?(?:experience|employment) (?:in )?(?:summary|brief|overview)$/;

export const isHeading = (line: string): boolean =>
  SHIPPED.has(
    fold(
      wordsOf(line)
        .map(({ form }) => form)
        .join(" "),
    ),
  );

function closeUp(line: string): string {
  if (!/^(?:\p{L}\s){3,}\p{L}:?$/u.test(line.replace(/\s{2,}/g, " "))) return line;
  return line.replace(/(\p{L})\s(?=\p{L})/gu, "$1").replace(/\s{2,}/g, " ");
}

/** `labelled` when the line itself names its section: "Certificates: first aid". */
export type Placed = { section: Section; heading: boolean; labelled: boolean };

export function sectionsOf(lines: readonly TextLine[]): Placed[] {
  let section: Section = "top";
  let carried: Section | null = null;
  const small = lines.some(({ text }) => text.length > LONGEST_HEADING && /\p{Ll}{3}/u.test(text));
  return lines.map((line, at) => {
    const numbered = NUMBERED.exec(line.text)?.[1];
    const opened =
      numbered !== undefined
        ? numberedHeading(numbered, small)
        : line.bullet || standsAlone(lines, at) || isOfAJob(lines, at) || isFormLabel(line.text)
          ? null
          : (headingOf(line.text, small) ?? overDates(lines, at));
    if (opened !== null) section = opened;
    const goesOn =
      section === "top" &&
      !line.afterGap &&
      !line.bullet &&
      !hasDates(line) &&
      !/^[^:]{2,28}:\s/.test(line.text);
    const label = opened === null ? (headedBy(line.text) ?? (goesOn ? carried : null)) : null;
    carried = label === "credentials" ? label : null;
    return { section: opened ?? label ?? section, heading: opened !== null, labelled: label !== null };
  });
}

const NUMBERED = /^\s{0,9}(?:\d{1,2}|[A-H]|[IVX]{1,4})[.)]\s+(\p{Lu}[^.,;]{2,40})$/u;

const numberedHeading = (text: string, capitalsTell: boolean): Section | null =>
  isHeading(text) || (capitalsTell && text === text.toUpperCase()) ? headingOf(text, capitalsTell) : null;

/** "School Secretary" or "Adare National School" above or below the dates of a job: no part of a CV. */
function isOfAJob(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? "";
  if (isHeading(text) || text.endsWith(":") || closeUp(text) !== text) return false;
  const [before, next, second] = [lines[at - 1], lines[at + 1], lines[at + 2]];
  const isAbove = isDated(next) || (isDated(second) && next?.bullet === false && !next.afterGap);
  const isBelowFirm = isDated(lines[at - 2]) && before?.bullet === false && !before.afterGap;
  if (namesAPerson(text)) return isAbove || isDated(before) || isBelowFirm;
  if (!text.includes(" ") || !isProperName(text) || OF_JOBS.test(text) || SPOKEN.test(text)) return false;
  return (
    (isAbove && !lines[at]?.afterGap && isRole((before?.bullet ? "" : before?.text) ?? "")) ||
    (isAbove && isRole(next?.text ?? "")) ||
    (isDated(before) && isRole(next?.text ?? "")) ||
    (isDated(before) && isRole(lines[at - 2]?.text ?? ""))
  );
}
const hasDates = remembered(({ text }: TextLine): boolean => dateRanges(text).length > 0);
const isDated = (line: TextLine | undefined): boolean => line !== undefined && hasDates(line);
/** "Where I have been" over "Roofer, Elm Homes, 2019 – 2024": a heading that no list has, and no firm. */
function overDates(lines: readonly TextLine[], at: number): Section | null {
  const [line, next, second] = [lines[at], lines[at + 1], lines[at + 2]];
  const text = line?.text ?? "";
  if (!line?.afterGap || !next || next.bullet || /[\d.,;:!?|@•·]/.test(text)) return null;
  if (text.split(" ").length > MOST_WORDS || !/^\p{Lu}/u.test(text) || saysRole(text)) return null;
  const isSpoken = SPOKEN.test(text);
  if (isProperName(text) && !isSpoken) return null;
  const isOver =
    (hasDates(next) && NAMED.test(next.text)) ||
    (!next.afterGap && saysRole(next.text) && second?.afterGap === false && hasDates(second));
  if (!isOver) return null;
  if (LEARNT.test(text) || isOfPaper(next.text)) return isSpoken ? "credentials" : null;
  return isSpoken || saysRole(next.text) ? "work" : null;
}
const SPOKEN = /\b(?:i|i['’]ve|my(?! own)|where|what|how)\b/i;
const NAMED = /\p{L}{3}\W+\p{L}{3}/u;
const LEARNT = /\b(?:learn|stud(?:y|ie)|train|taught|school|know)/i;
const OF_JOBS =
  /^(?:(?:my|paid|past|previous|recent|relevant|current|professional|other) )*(?:employment|experience|work|career|jobs?|posts?)\b/i;
const namesAPerson = (text: string) => namesPerson(wordsOf(text).at(-1)?.form ?? "");

/** "Forklift licence" as the last line, or in a row of such: what somebody has, and it heads nothing. */
function standsAlone(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  if (!line || !ONE_THING.test(line.text.trim())) return false;
  const next = lines[at + 1];
  if (next && HAS_NONE.test(next.text) && !isOfAnother(next.text, line.text)) return false;
  return at > 0 && (!line.afterGap || !next || next.afterGap);
}
const ONE_THING =
  /^(?!(?:my|professional|academic|further|other|vocational|main|key|relevant|formal|highest)\b)(?:\p{Lu}?\p{Ll}+|\p{Lu}{2,5})(?: [\p{L}-]+)? (?:licen[cs]e|certificate|card|ticket|diploma|degree|badge|permit)(?: \(?[A-G]\d?(?:\+?E)?\)?)?$|^(?:own|clean) (?:\p{Ll}+ )?(?:car|van|transport|vehicle|licen[cs]e|record)$|^right to work$/iu;
function isOfAnother(denied: string, thing: string): boolean {
  const named = wordsOf(NO_PAPER.exec(denied)?.[1] ?? "").filter(({ form }) => !LIMITING.test(form));
  const here = new Set(wordsOf(thing).map(({ stem }) => stem));
  return named.length > 0 && named.every(({ stem }) => !here.has(stem));
}
const NO_PAPER =
  /^\W{0,9}no ((?:\p{L}+ ){1,3})(?:licen[cs]e|certificate|card|ticket|diploma|degree|badge|permit)s?\b/iu;
const LIMITING = /^(?:full|clean|current|valid|such|own|uk|eu|other|further|driving)$/;
const HAS_NONE = /^\W{0,9}(?:no|none|not|never|provisional|learn\w*|still|n\/a)\b/i;

function headedBy(line: string): Section | null {
  const head = /^[\p{L}\s&]{4,28}:(?=\s+\S)/u.exec(line.replace(/^[^\p{L}\p{N}]+/u, ""))?.[0];
  const section = head ? headingOf(head) : null;
  return section === "work" || section === "other" ? null : section;
}

const NAMES: Readonly<Record<Section, string>> = {
  top: "top",
  profile: "profile",
  work: "experience",
  credentials: "education and certificates",
  skills: "skills",
  leisure: "interests",
  referees: "referees",
  practical: "further details",
  other: "further details",
};

export const placeName = (section: Section): string => `CV, ${NAMES[section]}`;
