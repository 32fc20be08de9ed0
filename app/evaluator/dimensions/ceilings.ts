import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { isAnchored, isReserved } from "./certainty";
import { type Finding, finding } from "./finding";
import { NUMBER, numberOf } from "./people-led";
import { qualifierOf } from "./qualifiers";
import type { Reading } from "./reading";

/** At most so many points, and no convictions: told by number or code, never by the licence. Else null. */
export function ceilingFinding(requirement: Requirement, reading: Reading): Finding | null {
  const { line } = requirement;
  const own = reading.application.statements.filter(isOwn);
  const admitted = FREE_OF.test(line) && own.find(({ sentence: { text } }) => admits(line, text));
  if (admitted) return finding(requirement, "says otherwise", "", admitted, 0);
  const most = mostPoints(line);
  if (most === null) return null;
  const told = own.filter((statement) => pointsIn(statement, reading) !== null);
  const over = told.find((statement) => (pointsIn(statement, reading) ?? 0) > most);
  if (over) return finding(requirement, "says otherwise", "", over, 0);
  const isAlone = asksPointsAlone(line);
  const [few] = told.filter(
    (each) =>
      isAnchored(each, reading) &&
      (isAlone || /\blicen[cs]e\b/i.test(each.sentence.text)) &&
      qualifierOf(requirement, each.sentence.text) !== "other",
  );
  if (!few || isReserved(few)) return null;
  const isWhole = !FREE_OF.test(line) || NO_POINTS.test(few.sentence.text);
  return finding(requirement, isWhole ? "found" : "partly", "", few, 1);
}

/** Whether a line asks for few points, and a sentence tells of none: any licence is no answer to it. */
export const isSilentOn = ({ line }: Requirement, { sentence: { text } }: Statement): boolean =>
  mostPoints(line) !== null && asksPointsAlone(line) && !/\b(?:points|pts|clean|endorse\w*)\b/i.test(text);

const isOwn = remembered(
  ({ idle, section, claims, sentence: { text } }: Statement): boolean =>
    idle === null &&
    (section === "work"
      ? /\bI\b/.test(text) || ON_MY_LICENCE.test(text)
      : section !== "leisure" && section !== "referees") &&
    claims.every(({ who }) => who !== "other"),
);

const ON_MY_LICENCE =
  /^\W{0,9}(?:\S+ )?(?:penalty )?points? (?:on|at|off) (?:my |the )?(?:driving )?licen[cs]e\b/i;

const MOST = new RegExp(
  "\\b(more than|max(?:imum)?\\.?(?: of)?|up to|at most|fewer than|less than|under) " +
    `(${NUMBER}) (?:penalty )?points`,
  "i",
);
function mostPoints(line: string): number | null {
  const [, bound = "", most] = MOST.exec(line) ?? [];
  return most === undefined ? null : numberOf(most) - (/less|fewer|under/i.test(bound) ? 1 : 0);
}

const asksPointsAlone = (line: string): boolean => !OF_A_LICENCE.test(line.replace(MOST, " "));
const OF_A_LICENCE =
  /\b(?:full|valid|current|manual|hold|category|class|clean|uk|eu|driving licen[cs]e)\b|\b[bcd]1?\+e\b/i;

const POINTS = new RegExp(
  `\\b(${NUMBER}) (?:penalty )?(?:points?|pts)\\b(?! (?:of|plan|list|check|or (?:more|over)))`,
  "i",
);
const OF_DRIVING = /\b(?:licen[cs]e|penalty|endorse\w*|speeding|SP\d0|driv\w+)\b/i;
const POINTS_FIRST = new RegExp(`^\\W{0,9}${NUMBER} (?:penalty )?points?(?=[,;.]|$)`, "i");
const NO_POINTS =
  /^\W{0,9}(?:penalty )?points:? (?:none|nil|zero|0)\b|\b(?:no|zero|0|nil|without|never any) (?:penalty )?(?:points|endorsements)\b|\bnever (?:had )?a point\b|\bclean (?:\p{L}+ ){0,3}(?:licen[cs]e|record)\b|\blicen[cs]e[:,]? clean\b/iu;
const FEW_WORDS = 6;

function pointsIn(
  { sentence: { text, words }, question, source }: Statement,
  reading: Reading,
): number | null {
  if (NO_POINTS.test(text)) return 0;
  const wording = (source === "answer" && reading.questions[question - 1]?.text) || "";
  const asked = OF_POINTS.test(wording);
  const short = (HOW_MANY.test(wording) && BARE.exec(text)) || (asked && AFTER_POINTS.exec(text));
  const [, many] = POINTS.exec(text) || short || [];
  const isOfDriving = asked || words.length <= FEW_WORDS || OF_DRIVING.test(text) || POINTS_FIRST.test(text);
  return many === undefined || !isOfDriving ? null : numberOf(many);
}
const HOW_MANY = /\bhow many\b[^?]*\bpoints\b/i;
const BARE = new RegExp(`^\\W{0,9}(none|nil|zero|${NUMBER})\\b(?! (?:years?|months?))`, "i");
const OF_POINTS = /\bpoints\b[^?]*\?/i;
const AFTER_POINTS = new RegExp(`\\bpoints:? (?:yes,? |I have )?(none|nil|zero|${NUMBER})(?=[,;.!]|$)`, "i");

const FREE_OF =
  /(?:^|\bhave |[;,] |\band )(?:no|free (?:of|from)|without)\b[^.;]*\b(?:convictions?|endorsements?|bans?|disqualifications?)\b/i;
const CODE = /\b(AC|BA|CD|CU|DD|DR|DG|IN|LC|MS|MW|SP|TS|TT|UT)\d0\b/g;
const OF_DRINK = /\b(?:drink|drunk|drugs?|alcohol|over the limit)\b/i;

function admits(line: string, text: string): boolean {
  const families: readonly string[] = line.match(/\b[A-Z]{2}(?=\b[^.;]*(?:convictions|endorsements))/g) ?? [];
  const ofDrink = OF_DRINK.test(line);
  const isOfLine = (family: string) =>
    families.length > 0 ? families.includes(family) : ofDrink ? /^D[RG]$/.test(family) : !OF_CRIME.test(line);
  if ([...text.matchAll(CODE)].some(([, family = ""]) => isOfLine(family)) && !DENIED.test(text)) return true;
  if (!ADMITTED.test(text) || DENIED.test(text)) return false;
  return OF_DRINK.test(text) || !(ofDrink || families.length > 0);
}
const OF_CRIME = /\b(?:criminal|unspent)\b/i;
const DENIED = /\b(?:no|not|never|without|nil|free|clean|none)\b|n['’]t\b/i;
const ADMITTED =
  /\b(?:an?|one|two|three|\d|my|spent|unspent|had|got|was|been|recent) (?:(?!of\b)[\p{L}-]+ ){0,3}(?:convictions?|convicted|ban|banned|disqualified|disqualification)\b/iu;
