import { type DateRange, dateRanges } from "./dates";
import { namesPerson } from "./job-titles";

export type ToldJob = { range: DateRange; title: string; firm: string | null };

/** "I was a florist at Marsh & Daughters from 2012 to 2016": the jobs that sentences of a paragraph tell. */
export function jobsTold(text: string): ToldJob[] {
  if (!/\bI(?:['’]ve)?\s/.test(text) || !/(?:19|20)\d\d/.test(text)) return [];
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => jobIn(sentence) ?? []);
}

function jobIn(written: string): ToldJob | null {
  if (UNSURE.test(written)) return null;
  const sentence = written.replace(BETWEEN, "from $1 to ");
  const [range, ...others] = dateRanges(sentence);
  if (range === undefined || others.length > 0) return null;
  const bare = `${sentence.slice(0, range.at)} ${sentence.slice(range.until)}`.replace(/\s+/g, " ");
  const own = OWN.exec(bare)?.[1];
  if (own !== undefined) return { range, title: own.trim(), firm: null };
  const { role, firm } = (AS.exec(bare) ?? FIRM_FIRST.exec(bare))?.groups ?? {};
  const last = role?.split(" ").at(-1)?.toLowerCase() ?? "";
  if (role === undefined || !namesPerson(last) || NO_WORK.test(role)) return null;
  return {
    range,
    title: role.charAt(0).toUpperCase() + role.slice(1),
    firm: firm?.replace(/\.$/, "") ?? null,
  };
}

const BETWEEN = /\bbetween ([^.;]{0,12}\d{4}) and /i;
const UNSURE = /\b(?:not|never|if|would|could|while|when|who|hope|plan|want|instead)\b|n['’]t\b/i;
const NAME = "\\p{Lu}[\\p{L}\\d&.'’-]*(?: (?:\\p{Lu}[\\p{L}\\d&.'’-]*|of|the|and|&))*";
const BEGINS = "(?:^|[,;] )\\W*(?:(?:and|then|before that|after that),? )?I";
const WORKED = "(?:also )?(?:work(?:ed)?|been working|am working|(?:been|was|am) employed)";
const ROLE = "(?<role>(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?)";
const FIRM_FIRST = new RegExp(
  `${BEGINS}(?:['’]ve| have)? ${WORKED} (?:at|in|for|with|by) ` +
    `(?:the |an? )?(?:(?<firm>${NAME})(?: \\p{Ll}+)?|(?!my |our |his |her )(?:\\p{Ll}+ ){0,2}\\p{Ll}+) ` +
    `as (?:(?:an?|the|their) )?${ROLE}(?= ?[,.;]| where\\b| ?$)`,
  "u",
);
const AS = new RegExp(
  `${BEGINS}(?:['’]ve| have)? ` +
    `(?:${WORKED} as|was|am|been) (?:(?:an?|the|their) )?${ROLE}` +
    `(?: (?:at|in|for|with) (?:the |an? )?(?:(?<firm>${NAME})|` +
    "(?!my |our |his |her )\\p{Ll}+(?: \\p{Ll}+)?))?(?= ?[,.;]| where\\b| ?$)",
  "u",
);
const OWN = new RegExp(
  `${BEGINS}(?:['’]ve| have)? (?:ran|run)(?: and owned)? ` +
    "((?:my|our) own (?!(?:blog|channel|podcast|home|household|life|race|marathon)\\b)" +
    "(?:[\\p{L}&'’-]+ ?){1,4}?)(?= ?[,.;]| (?:in|with|at|and|where)\\b| ?$)",
  "u",
);
const NO_WORK = new RegExp(
  "\\b(?:students?|member|pupil|volunteer|mother|father|brother|sister|daughter|customer|prisoner|" +
    "beginner|user|lodger|partner|player|runner|teenager|winner|foster\\w*|carer|learner|believer|" +
    "trustee|treasurer|governor)\\b",
  "i",
);
