import type { Requirement } from "../requirements/requirement";
import { wordsOf } from "../text/words";
import { isCertain } from "./certainty";
import { type Finding, finding, type Likely } from "./finding";
import { FITTING, type Reading } from "./reading";

export const LEADING =
  /\b(?:le(?:a)?d|leading|manag(?:e|ed|ing)|management|supervis\w+|ran|running|in charge of|responsible for|oversaw|overseeing|headed)\b/i;
const A_TEAM = /^\W{0,9}(?:an? )?(?:team|crew|brigade|staff) of\b/i;
const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty";
export const NUMBER = `\\d{1,4}|${NUMBERS.replaceAll(" ", "|")}`;
export const GROUP = "team|brigade|crew|gang|staff|squad|department";
export const PEOPLE =
  "people|staff|colleagues|reports|direct reports|employees|men|women|nurses|chefs|cooks|" +
  "\\p{L}{3,}(?:ers|ors|ists|ians|ants|ives)";
const LED = new RegExp(
  `\\b(?:${GROUP}) of (?:about |around |up to |over )?(${NUMBER})\\b` +
    `|\\b(${NUMBER}) (?:\\p{L}+ )?(?:${PEOPLE})\\b|\\b(${NUMBER})[- ]strong (?:${GROUP})\\b`,
  "iu",
);
const NOBODY =
  /\b(?:customers|visitors|passengers|orders|letters|papers|computers|trailers|containers|suppliers|contractors|users|members|partners|offers|quarters|numbers|servers|printers)\b/iu;
const OF_PEOPLE = /^(?:team|brigad|crew|staff|squad|depart|person|peopl|report|employe|colleagu)$/;

/** "Led 31 customers through the shop", where a team is to be led. */
export const leadsNoTeam = ({ line }: Requirement, text: string): boolean =>
  LEADING.test(line) && A_GROUP.test(line) && !A_GROUP.test(text) && LED.test(text) && !groupIn(text);
const A_GROUP = new RegExp(`\\b(?:${GROUP}|people|colleagues|employees)\\b`, "i");

const groupIn = (text: string) => [...text.matchAll(EACH_LED)].find(([said]) => !NOBODY.test(said));
const EACH_LED = new RegExp(LED, "giu");

function peopleLed({ line, limits: { count } }: Requirement, likely: Likely) {
  if (count === undefined || !OF_PEOPLE.test(count.of) || !(LEADING.test(line) || A_TEAM.test(line)))
    return null;
  const { statement } = likely;
  const { text } = statement.sentence;
  if (!isCertain(statement) || statement.isHead || !LEADING.test(text)) return null;
  const isOwn = statement.claims.every(({ who, indirect }) => who !== "other" && indirect < 0);
  const [, ...numbers] = groupIn(text) ?? [];
  const many = numberOf(numbers.find((each) => each !== undefined) ?? "");
  if (!isOwn || many === 0) return null;
  return { many, isEnough: many >= count.atLeast };
}

export const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : NUMBERS.split(" ").indexOf(text.toLowerCase()) + 1;

const FEW_WORDS = 10;

const ASKS_TO_LEAD =
  /^(?:(?:some|previous|proven|strong) )?(?:experience (?:of|in|with) )?(?:line[- ]manag(?:ement|ing)|(?:people|staff|team)[- ](?:management|leadership|supervision)|(?:managing|leading|supervising) (?:an? )?(?:people|staff|teams?|others|colleagues|direct reports))(?: experience| skills)?\W*$/i;
const LEADS_ONE =
  /\b(?:line[- ])?(?:manag(?:e|ed|ing)|supervis(?:e|ed|ing)|led) (?:an?|one|my) (?:\p{L}+ ){0,2}(?:assistant|officer|apprentice|trainee|administrator|coordinator|executive|analyst|clerk|nurse|technician|engineer|developer|designer|supervisor|teacher|report|person|colleague)\b/iu;

/** "Led a team of 34" tells of a part of line management, and nothing beside "they reported to Ann". */
const NO_LINE =
  /\b(?:no|not|never|without)\b[^.;]{0,30}\bline[- ]?manag|n['’]t (?:\p{L}+ ){0,2}line[- ]?manag|\bdotted[- ]line\b|\bline[- ]?manage(?:ment|r|d|s) (?:is|was|sat|sits|lay|stayed|by|with)\b/iu;

/** "I manage one Administrative Officer", "Led a team of 34", where leading people is asked for. */
function lineManagement({ statement }: Likely, { line }: Requirement): boolean {
  if (!ASKS_TO_LEAD.test(line) || !isCertain(statement) || statement.isHead || statement.job === null)
    return false;
  return statement.claims.some(({ who, indirect, polarity, words }) => {
    const told = (indirect < 0 ? words : words.slice(0, indirect)).map(({ written }) => written).join(" ");
    const isOfPeople = LEADS_ONE.test(told) || (LEADS.test(told) && groupIn(told) !== undefined);
    return isOfPeople && who === "self" && polarity === "does";
  });
}
const hasNoLine = ({ sentence: { text } }: Likely["statement"]): boolean => NO_LINE.test(text);
const MANAGES = /\b(?:manag|supervis)(?:e|es|ed|ing)\b/i;
const LEADS = /\b(?:led|leading|manag(?:e|ed|ing)|supervis(?:e|ed|ing)|headed|oversaw|in charge of)\b/i;

/** A claim where somebody says how many people they led: with as many as are asked for it is found. */
export function leadingFinding(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
): Finding | null {
  if (requirement.kind !== "task" && requirement.kind !== "skill") return null;
  const led = likely.find((each) => lineManagement(each, requirement));
  const isOfTheLine = /^(?:\p{L}+ ){0,4}line[- ]/iu.test(requirement.line);
  if (led && !(isOfTheLine && reading.application.statements.some(hasNoLine))) {
    const isWhole = !isOfTheLine || MANAGES.test(led.statement.sentence.text);
    return finding(requirement, isWhole ? "found" : "partly", "", led.statement, 1);
  }
  const told = likely.flatMap((each) => {
    const { statement } = each;
    const fit = statement.job ? (reading.fit.get(statement.job) ?? 0) : (reading.bestFit ?? 0);
    const led = fit < FITTING ? null : peopleLed(requirement, each);
    return led === null ? [] : [{ ...led, statement }];
  });
  const best = told.find(({ isEnough }) => isEnough) ?? told[0];
  if (best === undefined) return null;
  const isAll = best.isEnough && wordsOf(requirement.line).length <= FEW_WORDS;
  const asked = requirement.limits.count?.atLeast ?? 0;
  const says = `${best.many} people (asked: ${asked})`;
  return finding(requirement, isAll ? "found" : "partly", says, best.statement, 1);
}
