import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import { type Finding, finding } from "./finding";
import type { Reading } from "./reading";

type Subject = { asked: RegExp; told: string };

const SUBJECTS: readonly Subject[] = [
  { asked: /\benglish\b/i, told: "english" },
  { asked: /\bmath(?:s|ematics)?\b/i, told: "math(?:s|ematics)?" },
  { asked: /\bscience\b/i, told: "(?:(?:double |combined |triple )?science|biology|chemistry|physics)" },
];

/** GCSE English and maths at grade 4 or C: told by their grades, one by one, or by their like. Else null. */
export function schoolGradesFinding(requirement: Requirement, reading: Reading): Finding | null {
  const { line } = requirement;
  if (!/\bGCSEs?\b/i.test(line) || HIGHER.test(line)) return null;
  const asked = SUBJECTS.filter((subject) => subject.asked.test(line));
  const school = reading.application.statements.filter((statement) => isOfSchool(statement, line));
  const passed = asked.flatMap(
    ({ told }) => school.find(({ sentence }) => passes(told, sentence.text)) ?? [],
  );
  const [first, ...others] = [...new Set(passed)].slice(0, MOST_SHOWN);
  if (first === undefined) return null;
  const made = finding(requirement, passed.length === asked.length ? "found" : "partly", "", first, 1);
  return { ...made, shown: [first, ...others] };
}
const HIGHER = /\b(?:grade|at) (?:[5-9]|B|A)\b/;
const MOST_SHOWN = 2;

const isOfSchool = (statement: Statement, line: string): boolean =>
  (statement.section === "credentials" || OF_SCHOOL.test(statement.sentence.text)) &&
  !NOT_YET.test(statement.sentence.text) &&
  !foldedOf(statement.sentence.text).includes(foldedOf(line).slice(0, COPIED_CHARACTERS)) &&
  isCertain(statement);
const foldedOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, " ");
const COPIED_CHARACTERS = 24;
const OF_SCHOOL = /\b(?:GCSEs?|O[- ]?[Ll]evels?|[Ff]unctional [Ss]kills|IGCSEs?|CSEs?)\b/;
const NOT_YET =
  /\b(?:resit\w*|retak\w+|failed|predicted|expected|working towards|studying|taught?|tutor(?:ed|ing|s)?)\b/i;

export const isNoPass = ({ line }: Requirement, { sentence: { text } }: Statement): boolean =>
  /\bGCSEs?\b/i.test(line) &&
  (NOT_YET.test(text) || SUBJECTS.some(({ asked, told }) => asked.test(line) && isLow(told, text)));
const isLow = (told: string, text: string) =>
  new RegExp(
    `\\b${told}\\b(?: (?:lang\\w*|lit\\w*)\\.?)*[\\s(:,–-]{1,3}(?:[D-G]|U|[1-3])(?![\\w*/.])`,
    "i",
  ).test(text);

/** A pass is C or 4 and above; "Language" and "Literature" are of the subject's name. */
function passes(told: string, text: string): boolean {
  const name = `\\b${told}\\b(?: (?:lang\\w*|lit\\w*)\\.?)*`;
  const skills = "\\bfunctional skills\\b";
  const cues = [
    `${name}(?:\\s|[(:,–-]|grade|at){1,4}(?:A\\*?|B|C|[4-9])(?![\\w*/.]|\\s?(?:kg|years|%))`,
    `(?:A\\*?|B|9|8|7)\\s?(?:[–-]|to)\\s?(?:C|4|B|5)\\b.*\\b(?:incl\\w*|with)\\b.*${name}`,
    `${skills}.*${name}.*\\blevel 2\\b`,
    `${name}.{0,24}${skills}.{0,12}\\blevel 2\\b`,
    `${skills}.{0,12}\\blevel 2\\b.*${name}`,
    `${name}.*\\b(?:all|each|both) (?:at )?(?:grade )?(?:C|4|B|5) (?:or|and) (?:above|better)`,
    `${name}.{0,30}\\bgrades? (?:A\\*?|B|C|[4-9])\\b`,
  ];
  return text.length < LONGEST && cues.some((cue) => new RegExp(cue, "i").test(text));
}
const LONGEST = 400;
