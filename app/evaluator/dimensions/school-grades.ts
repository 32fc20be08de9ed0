import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import { type Finding, finding } from "./finding";
import { NUMBER, numberOf } from "./people-led";
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
  if (!/\bGCSEs?\b/i.test(line)) return null;
  const least = leastIn(line);
  const asked = SUBJECTS.filter((subject) => subject.asked.test(line));
  const school = reading.application.statements.filter((statement) => isOfSchool(statement, line));
  const shownBy = (shows: typeof passes) =>
    asked.flatMap(({ told }) => school.find(({ sentence }) => shows(told, sentence.text, least)) ?? []);
  const passed = shownBy(passes);
  const [first, ...others] = [...new Set(passed)].slice(0, MOST_SHOWN);
  if (first === undefined) {
    const low = OR_ALIKE.test(line) ? [] : shownBy(isLow);
    return low[0] && low.length === asked.length
      ? finding(requirement, "says otherwise", "", low[0], 0)
      : null;
  }
  const isWhole = passed.length === asked.length && !hasFewerPasses(line, first.sentence.text);
  const made = finding(requirement, isWhole ? "found" : "partly", "", first, 1);
  return { ...made, shown: [first, ...others] };
}
export function hasFewerPasses(line: string, text: string): boolean {
  const [, many] = PASSES.exec(line) ?? [];
  if (many === undefined) return false;
  const [, told] = PASSES.exec(text) ?? [];
  const isCounted = told !== undefined || / (?:to|at|and above) |[A-C*]\s?[-–]\s?[A-C*]/.test(text);
  const own = isCounted ? numberOf(told ?? "0") : (text.match(GRADE) ?? []).length;
  return own > 0 && own < numberOf(many);
}
const PASSES = new RegExp(
  `(${NUMBER})\\+? (?:(?:or more|good|other) )?(?:GCSE|O[- ]level)(?:s|(?= (?:passes|grades)))`,
  "i",
);
const OR_ALIKE =
  /\bor (?:an? |the |some\w+ )?(?:old )?(?:equivalents?|equal|similar|functional)\b|\bequivalent\b/i;
const MOST_SHOWN = 2;

function leastIn(line: string): number {
  const named = [...line.matchAll(GRADE)].map(([grade]) => gradeValue(grade));
  return named.length > 0 ? Math.min(...named) : PASS;
}
const PASS = 4;
const GRADE_SIGN =
  "(?<![\\p{L}\\d.]|\\b(?:[Ll]evel|[Ss]tage|[Yy]ear|[Uu]nit) )(?:A\\*{0,2}|[B-GU]|[1-9])" +
  "(?![\\p{L}\\d%]|\\.\\d|['’]| (?:GCSE|O[- ]|A[- ]|other|subject|pass|more|unit|module|credit|of |out |" +
  "from |year))";
const GRADE = new RegExp(GRADE_SIGN, "gu");
const gradeValue = (grade: string): number =>
  /^\d/.test(grade) ? Number(grade) : (LETTERS[grade.charAt(0)] ?? 0) + (grade.includes("*") ? 1 : 0);
const LETTERS: Readonly<Record<string, number>> = { A: 7, B: 6, C: 4, D: 3, E: 2, F: 1, G: 1 };
const NO_SUBJECT = "(?:Lang|Lit|Grade|GCSE|IGCSE|Level|School|Functional|Skills|Resul|Both|All|And|With)";
const TOKEN = new RegExp(
  `(?<grade>${GRADE_SIGN})|` +
    `(?<![\\p{L}])(?:[Ee]nglish|[Mm]ath(?:s|ematics)?|[Ss]cience|(?!${NO_SUBJECT})\\p{Lu}\\p{L}{2,})`,
  "gu",
);

/** The grades of one subject: "English 5", "English and Maths at C", "B in English". */
function gradesOf(told: string, text: string): number[] {
  if (/\bCSEs?\b/.test(text)) return [];
  const isOwn = (token: string) => new RegExp(`^${told}$`, "i").test(token);
  const grades: number[] = [];
  let before = 0;
  let subjects: string[] = [];
  let given = 0;
  const onSubject = (token: string) => {
    subjects = given > 0 ? [token] : [...subjects, token];
    given = 0;
    if (before > 0 && isOwn(token)) grades.push(before);
  };
  const onGrade = (value: number) => {
    const of = given === 0 ? subjects : subjects.slice(given, given + 1);
    if (of.some(isOwn)) grades.splice(given === 0 ? grades.length : -1, 1, value);
    given += 1;
  };
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    if (groups?.grade === undefined) onSubject(token);
    else if (/^\s(?:in|for)\s/.test(text.slice(index + token.length)))
      [before, given] = [gradeValue(token), 1];
    else onGrade(gradeValue(token));
  }
  return grades;
}

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
  (NOT_YET.test(text) ||
    SUBJECTS.some(({ asked, told }) => asked.test(line) && isLow(told, text, leastIn(line))));

const isLow = (told: string, text: string, least: number): boolean => {
  const grades = gradesOf(told, text);
  return grades.length > 0 && Math.max(...grades) < least;
};

/** A pass is C or 4 and above; "Language" and "Literature" are of the subject's name. */
function passes(told: string, text: string, least: number): boolean {
  if (text.length > LONGEST) return false;
  const name = `\\b${told}\\b(?: (?:lang\\w*|lit\\w*)\\.?)*`;
  const tells = (cues: readonly string[]) => cues.some((cue) => new RegExp(cue, "i").test(text));
  const skills = "\\bfunctional skills\\b";
  const inSkills = [
    `${skills}.*${name}.*\\blevel 2\\b`,
    `${name}.{0,24}${skills}.{0,12}\\blevel 2\\b`,
    `${skills}.{0,12}\\blevel 2\\b.*${name}`,
  ];
  if (least <= PASS && tells(inSkills)) return true;
  const grades = gradesOf(told, text);
  if (grades.length > 0 || least > PASS) return Math.max(...grades) >= least;
  return tells([
    `(?:A\\*?|B|9|8|7)\\s?(?:[–-]|to)\\s?(?:C|4|B|5)\\b.*\\b(?:incl\\w*|with)\\b.*${name}`,
    `${name}.*\\b(?:all|each|both) (?:at )?(?:grade )?(?:C|4|B|5) (?:or|and) (?:above|better)`,
  ]);
}
const LONGEST = 400;
