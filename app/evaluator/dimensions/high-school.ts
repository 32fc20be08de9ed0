import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import { type Finding, finding } from "./finding";
import type { Reading } from "./reading";

/** A diploma told by the high school that somebody finished: "Lakeview High School, 2019". Else null. */
export function highSchoolFinding(requirement: Requirement, reading: Reading): Finding | null {
  if (!ASKED.test(requirement.line)) return null;
  const finished = reading.application.statements.find((each) => isCertain(each) && hasFinished(each));
  return finished ? finding(requirement, "found", "", finished, 1) : null;
}
const ASKED = /\bhigh[- ]school (?:diploma|graduate|graduation|education)\b/i;

const hasFinished = ({ sentence: { text }, job }: Statement): boolean =>
  (SCHOOL.test(text) ? FINISHED.test(text) : OWN_PAPER.test(text)) && job === null && !UNFINISHED.test(text);
const SCHOOL = /\b(?:High School|high school|H\.S\.|High(?=,? (?:class of|graduated)))/;
const OWN_PAPER = /^\W{0,9}(?:GED|HiSET)\b/;
const FINISHED =
  /\b(?:graduat(?:e|ed|ion)|diploma|finished|completed|class of)\b|^[^.;]{0,60}High School[^.;]{0,40}\b(?:19|20)\d\d\W*$/i;
const UNFINISHED =
  /\b(?:left|until|till|through|up to|grade|year|dropped|didn['’]t|did not|not|never|without|no|expected|will|working|studying|teach\w*|taught|coach\w*|substitute|volunteer\w*|custodian|janitor|junior high)\b/i;
