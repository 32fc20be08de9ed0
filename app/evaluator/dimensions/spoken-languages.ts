import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { fluencyIn } from "./levels";

/** Said of speech, not of a firm, a dish or a festival. */
const SPOKEN =
  /\b(?:speak\w*|spoke|languages?|fluent\w*|native|bilingual|mother tongue|grew up|understand|writ\w+|read|translat\w+|interpret\w*|convers\w+|basic|good|excellent|intermediate|advanced|proficient|[abc][12]|daily|every day)\b/i;

/** Use without a grade tells that it is enough for something. */
const USED = /\b(?:speak\w*|spoke|translat\w+|interpret\w*|daily|every day|grew up)\b/i;

export function judgeLanguage(requirement: Requirement, { statement, hit }: Candidate): Judgement | null {
  const { text, words } = statement.sentence;
  if (!isCertain(statement) || hit.share < 0.5 || (!SPOKEN.test(text) && words.length > 3)) return null;
  const asked = fluencyIn(requirement.limits.level ?? requirement.line);
  const own = fluencyIn(text);
  if (asked !== null && own === null && !USED.test(text)) return null;
  if (asked !== null && own !== null && own < asked) return { verdict: "partly", strength: 0.5 };
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share + (own === null ? 0 : 0.2) };
}
