import { IMPERATIVE } from "~/evaluator/data/posting-cues";
import { askingLines } from "~/evaluator/requirements/asking-lines";

/** Worded so that it can stand inside a question: "measuring web performance". */
export type Topic = { name: string; line: string };

/** Characters. A longer one is a sentence, and reads badly inside another one. */
const LONGEST = 60;
/** Characters of the posting's front. */
const READ = 20_000;

export function topicsOf(posting: string): Topic[] {
  const topics = askingLines({ title: "", text: posting.slice(0, READ) })
    .filter(({ strength }) => strength !== "duty")
    .flatMap(({ line, strength }) => {
      const name = topicIn(line);
      return name === null ? [] : [{ name, line, nice: strength === "nice" }];
    });
  return [...topics.filter(({ nice }) => !nice), ...topics.filter(({ nice }) => nice)];
}

export const namedIn = (line: string, words: readonly string[]): string | null =>
  wordsAsWritten(line)
    .slice(1)
    .find((word) => /\p{Lu}/u.test(word) && words.includes(word.toLowerCase())) ?? null;

export const wordsIn = (text: string): string[] => wordsAsWritten(text.toLowerCase());

const wordsAsWritten = (text: string) => text.match(/\p{L}[\p{L}\p{N}+#]*(?:\.\p{L}+)*/gu) ?? [];

const YEARS =
  /^(?:at least |minimum(?: of)? )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+?(?: ?(?:-|–|to) ?\w+)? years?(?: or more|['’])? (?:(?:of|in|with) )?(?:(?:professional |relevant |proven )*experience (?:of|in|with|as) )?/i;
const PRAISE =
  /^(?:(?:an?|the|some|first|enough) )?(?:(?:first|strong|solid|good|excellent|deep|proven|basic|clear|advanced|hands-on|practical|working) )*/i;
const HAVING =
  /^(?:experienced?|knowledge|understanding|grasp|command|skills?|skilled|ease|at ease|confidence|confident|familiarity|familiar|proficiency|proficient|expertise|background|competence|comfortable|acquaintance) (?:of|in|with|at|on) /i;
const EXPLANATION =
  /[,;:(]|\.\s|\s[–—]\s|\s(?:such as|including|e\.g\.|or similar|or more|that|which|who|when|from|to(?! an?| the)|with tools|and an?) /i;
/** A line that speaks to somebody, or says what they are or hold, has no noun to put into a question. */
const NO_NOUN =
  /^(?:you|we|our|your|i|it|this|one|can|must|may|be|have|has|hold|is|are|able|ability|willing\w*|valid|eligib\w*|right|years?|look)\b|\b(?:degree|diploma|licen[cs]e|certificate)\b/i;
const CUT_OFF = /^\p{Lu}?\p{Ll}+,/u;

function topicIn(line: string): string | null {
  const text = [YEARS, PRAISE, HAVING].reduce((rest, start) => rest.replace(start, ""), line);
  const whole = text === line;
  const name = text.split(EXPLANATION)[0]?.trim() ?? "";
  if (!/\p{L}/u.test(name) || name.length > LONGEST || NO_NOUN.test(name)) return null;
  if (whole && (CUT_OFF.test(line) || IMPERATIVE.test(line))) return null;
  return whole ? inMidSentence(name) : name;
}

/** "Automated testing" begins small inside a sentence, "Python with pandas" does not. */
const inMidSentence = (name: string) =>
  /^\p{Lu}\p{Ll}+ (?!(?:and|or|with|in|on|for|at|of)\b)\p{Ll}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
