import { isOnlyRead } from "./certainty";
import type { Candidate } from "./finding";

const HOURS =
  /^(?:nights|weekends|bank holidays|evenings|early starts|shifts|on call|in the office|on their feet|long days)$/;

const BOTHER = "(?:hardship|drama|problem|bother|issue|trouble|objection)";
const GOOD =
  "(?:fine|ok|okay|grand|good|easy|normal|possible|welcome|ideal|perfect|my own|less|fewer|kind|" +
  `no ${BOTHER}|` +
  "all (?:one|the same) to me|an? (?:\\p{L}+ )?(?:treat|rest|rest cure|holiday|doddle))";
const SAYS_YES = new RegExp(
  "(?<!\\b(?:that|this|which) )\\b(?:is|are|would be|will be|['’]s) " +
    `(?:also |all |both |quite |perfectly |absolutely )?${GOOD}(?=[\\s.,;!]|$)|` +
    `\\bsuits? me\\b|\\bno ${BOTHER} with\\b|^\\W{0,9}yes to\\b|\\bhappy (?:to|with)\\b|\\bgladly\\b|` +
    "\\bas many [^.;]{1,30}\\bas you (?:want|like|need)\\b|\\bany [^.;,]{1,20} you like\\b|" +
    "\\bwhatever is going\\b|\\b(?:do not|don['’]t) (?:scare|bother|worry) me\\b|" +
    "\\b(?:nothing would|that would not) change\\b",
  "iu",
);
const EACH = "(?:every|each|alternate)";
const IN_TURN =
  `(?:(?:one|two|three|[123]|${EACH})(?: \\p{L}+)?[ -](?:in|of|out of)[ -](?:\\p{L}+|\\d)|` +
  `${EACH}(?: (?:second|other|third|fourth|fifth|sixth))? ` +
  "(?:weeks?|weekends?|saturdays?|sundays?|nights?|evenings?|months?))";
const LIVES_SO = new RegExp(
  `\\bI(?: already| still| now)? (?:do|work|have|am on|start|take)\\b[^.;]{0,60}\\b${IN_TURN}|` +
    `\\bI['’]m (?:already )?on [^.;]{0,30}\\b${IN_TURN}|` +
    "^\\W{0,9}(?:on (?:call|standby|the pager|the rota)|in the (?:\\p{L}+ ){0,2}rotation)\\b" +
    `[^.;]{0,60}\\b${IN_TURN}|^\\W{0,9}${IN_TURN} (?:call-?out|on[- ]call|standby)\\b|` +
    "\\bin the office (?:I am |I['’]m )?(?:now |today )?" +
    "(?:every day|(?:two|three|four|five|\\d) days|monday to)\\b|" +
    "^\\W{0,9}on my feet (?:all day|every day)\\b",
  "iu",
);

const RESERVED =
  /\b(?:but|except|apart from|only|rather|prefer\w*|unless|until|till|at most|not (?:always|every)|no longer|gave up|stopped|used to|get away|fed up|tired of|had enough|hopefully|maybe|perhaps|if (?:i|my|it|possible|needed)|just need|would need|should|other than)\b|\?/i;
/** "Fine, but not on Sundays", "I used to": something is kept back, or is no more. */
export const isKeptBack = (text: string): boolean => RESERVED.test(text);
const DENIES = /\b(?:no|not|never|cannot|nothing)\b|n['’]t\b/i;
const OF_OTHERS =
  /\b(?:he|she|they|staff|colleagues?|nurses|drivers|agents|guests|customers|clients|patients|residents|pupils|members|the (?:team|rota is))\b/i;

/** Whether a sentence says yes to hours, or that somebody lives with them: "Saturdays are no hardship". */
export function acceptsHours({ statement, claim, hit }: Candidate): boolean {
  if (claim.who === "other" || statement.isHead || isOnlyRead(statement.sentence.text)) return false;
  if (!hit.alternative.terms.every(({ words }) => HOURS.test(words))) return false;
  const { text, words } = statement.sentence;
  const said = text.split(REASON)[0] ?? text;
  if ((words[hit.at]?.start ?? 0) >= said.length || RESERVED.test(said) || OF_OTHERS.test(said)) return false;
  const yes = SAYS_YES.exec(said) ?? LIVES_SO.exec(said);
  return yes !== null && !DENIES.test(said.replace(yes[0], " ").replace(NO_BOTHER, " "));
}
const NO_BOTHER = new RegExp(`\\bno ${BOTHER}\\b`, "gi");
const REASON =
  /,? (?:because|since (?!\d)|as (?:my|i|the)|so (?:that|your|one|nothing)|or more if)\b|, (?:my|nobody|the children|the girls)\b/i;
