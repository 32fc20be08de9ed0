import type { Statement } from "../claims/claim";
import { LANGUAGE } from "../data/kind-cues";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { fluencyIn } from "./levels";

/** Said of speech, not of a firm, a dish or a festival. */
const SPOKEN =
  /\b(?:at home|speak\w*|spoke|languages?|fluent\w*|native|bilingual|mother tongue|grew up|understand|writ\w+|read|translat\w+|interpret\w*|convers\w+|basic|good(?! (?:morning|day|evening))|excellent|intermediate|advanced|proficient|[abc][12]|daily|every day)\b/i;

/** Use without a grade tells that it is enough for something. */
const USED = /\b(?:at home|speak\w*|spoke|translat\w+|interpret\w*|daily|every day|grew up)\b/i;

const NAMED = new RegExp(`^${LANGUAGE.source}[^,;]{0,20}[,;] ${LANGUAGE.source}`, "i");

const isOfSpeech = ({ sentence: { text, words }, job }: Statement): boolean =>
  SPOKEN.test(text) ||
  words.length <= 3 ||
  (job === null && NAMED.test(text) && /\p{Lu}\p{Ll}+\W*$/u.test(text));

export function judgeLanguage(requirement: Requirement, { statement, hit }: Candidate): Judgement | null {
  const { text } = statement.sentence;
  if (!isCertain(statement) || hit.share < 0.5 || !isOfSpeech(statement)) return null;
  const asked = fluencyIn(requirement.limits.level ?? requirement.line);
  const own = fluencyIn(text);
  if (asked !== null && own === null && !USED.test(text)) return null;
  if (asked !== null && own !== null && own < asked) return { verdict: "partly", strength: 0.5 };
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share + (own === null ? 0 : 0.2) };
}
