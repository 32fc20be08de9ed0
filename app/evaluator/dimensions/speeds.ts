import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { isCertainOfSelf } from "./certainty";
import { type Finding, finding } from "./finding";
import { counts, type Reading } from "./reading";

const SPEED = /\b(\d{1,4})\+? ?(wpm|words (?:per|a) minute|mbps|mb(?:it)?\/s|megabits?)\b/gi;
const OTHERWISE = /\b(?:shorthand|read\w*|speak\w*|spoken|listen\w*|T-?line|pitman|teeline)\b/i;
const TYPES = /\b(?:typ(?:e|es|ed|ing|ist)|keyboard\w*|touch[- ]typ\w+)\b/i;
const OF_ONESELF =
  /^\W{0,9}(?:I (?:can |could |also )?(?:touch[- ])?type|(?:(?:my|home|fast|accurate|touch)[- ]){0,2}(?:typ(?:ing|ist)|broadband|internet|fibre|wi-?fi)|\d+ ?(?:wpm|mbps))\b/i;

type Speed = { many: number; unit: "words" | "bits" };

const speedsIn = (text: string): Speed[] =>
  [...text.matchAll(SPEED)].map(([, many, unit = ""]) => ({
    many: Number(many),
    unit: /^w/i.test(unit) ? "words" : "bits",
  }));

/** Found where somebody types, or is online, as fast as asked for; null without a speed or below it. */
export function speedFinding(requirement: Requirement, { application }: Reading): Finding | null {
  const { line } = requirement;
  const [asked, ...others] = speedsIn(line);
  if (!asked || others.length > 0 || OTHERWISE.test(line)) return null;
  if (asked.unit === "words" && !TYPES.test(line)) return null;
  const reaches = ({ sentence: { text } }: Statement) =>
    !OTHERWISE.test(text) &&
    OF_ONESELF.test(text) &&
    speedsIn(text).some(({ many, unit }) => unit === asked.unit && many >= asked.many);
  const told = application.statements.find(
    (each) =>
      counts(each) &&
      each.section !== "leisure" &&
      each.section !== "referees" &&
      reaches(each) &&
      isCertainOfSelf(each),
  );
  return told ? finding(requirement, "found", "", told, 1) : null;
}
