import type { Statement } from "../claims/claim";
import { LANGUAGE } from "../data/kind-cues";
import type { Requirement } from "../requirements/requirement";
import { isCertainIn, isCertainOf } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { fluencyIn, hasGrade, reaches } from "./levels";

/** Said of speech, not of a firm, a dish or a festival. */
const SPOKEN =
  /\b(?:at home|speak\w*|spoke|languages?(?! of)|fluent\w*|native|bilingual|mother(?:['’]s)? (?:tongue|language)|grew up|understand|writ\w+|read|translat\w+|interpret\w*|convers\w+|basic|good(?! (?:morning|day|evening))|excellent|intermediate|advanced|proficient|[abc][12]|ielts|toefl|daily|every day|through (?:irish|welsh|gaelic|gaeilge)|(?:first|home) language|maternelle|iaith gyntaf|by ear|mother['’]s side|enough for|taught it)\b/i;

/** Use without a grade tells that it is enough for something. */
const USED =
  /\b(?:at home|speak\w*|spoke|I write (?:with|to)|translat\w+|interpret\w*|daily|every day|grew up|through (?:irish|welsh|gaelic|gaeilge))\b/i;

/** "I talk Spanish with the crew", and not of Spanish customers. */
const TALKED = new RegExp(
  `\\b(?:talk|chat)(?:s|ed|ing)? (?:only |mostly |a little |some |in )?${LANGUAGE.source}` +
    "(?! (?:[\\p{L}-]+ )?(?:customers|clients|guests|visitors|people|suppliers|buyers|history|food))",
  "iu",
);
const isUsed = (text: string): boolean => USED.test(text) || TALKED.test(text) || OWN_WORDS.test(text);

const SOME = "(?:only |mostly |some |everyday |fluent )?";
/** "Mum is from Lviv, I speak Ukrainian with her": certain, whatever else the sentence tells or denies. */
const OWN_WORDS = new RegExp(
  `\\bI (?:also |still |can |only |even )*(?:speak|talk|chat(?: in)?) ${SOME}${LANGUAGE.source}` +
    "(?! (?:customers|clients|people))|" +
    `\\bI (?:can )?(?:\\p{L}+,? (?:and )?){1,4}(?:in|en) ${LANGUAGE.source}` +
    "(?! (?:schools?|class|lessons?|restaurants?|kitchens?|shops?|homes?|markets?|law|histor|literature))|" +
    `^\\W*${LANGUAGE.source} ?(?:at home\\b|: I (?:can )?(?:speak|talk|` +
    "chat)\\b|: I (?:do|make|take|answer|run|hold) (?:\\p{L}+ ){1,4}in it\\b|" +
    "is (?:my|our) (?:mother|first|home|native)\\b|is what (?:I|we) speak\\b)",
  "iu",
);
const A_LITTLE = /\b(?:a little|a bit|bad(?:ly)?|rusty|tourist|(?:a )?few words)\b/i;

const NAMED = new RegExp(`^${LANGUAGE.source}[^,;]{0,20}[,;] ${LANGUAGE.source}`, "i");

const isOfSpeech = ({ sentence: { text, words }, job }: Statement): boolean =>
  !/\b(?:passport|citizen\w*)\b/i.test(text) &&
  !/^\W*\p{Lu}{3,}\W*$/u.test(text) &&
  !OF_A_THING.test(text) &&
  !OF_A_TEXT.test(text) &&
  (SPOKEN.test(text) ||
    isListOfTongues(text) ||
    TALKED.test(text) ||
    OWN_WORDS.test(text) ||
    words.length <= 3 ||
    (job === null && NAMED.test(text) && /\p{Lu}\p{Ll}+\W*$/u.test(text)));

function isListOfTongues(text: string): boolean {
  const parts = text.split(/[,;/&]|\band\b/i).filter((part) => part.trim() !== "");
  const named = parts.filter((part) => LANGUAGE.test(part));
  return named.length > 1 && parts.every((part) => TONGUE.test(part) || UNLISTED.test(part));
}
const TONGUE = new RegExp(
  "^\\W*(?:(?:languages?|speak|spoken|i speak|some|a little|a bit of|basic|good|fluent|native|also)" +
    "\\W+){0,3}" +
    `${LANGUAGE.source}(?=\\W*$|\\s*[(:–-]|\\s(?:for|at|as|good|well|very|fluent\\w*|native|basic|` +
    "[abc][12]|too|spoken|by|iaith)\\b)",
  "iu",
);
const UNLISTED = /^\W*\p{Lu}\p{Ll}{2,}\W*$/u;

const OF_A_THING = new RegExp(
  `${LANGUAGE.source}-language\\b|` +
    `^[^,;]*\\b${LANGUAGE.source} (?:[\\p{L}-]+ )?(?:page|site|website|version|edition|menu|` +
    "market|campaign|brand|cuisine|food|wine|" +
    "restaurant|translation|subtitles|supplier|agency|office|team)s?\\b",
  "iu",
);

const OF_A_TEXT = new RegExp(`\\bthe ${LANGUAGE.source} (?:texts?|originals?|versions?|words?)\\b`, "i");

const saysEnglishAlone = ({ alternative }: Candidate["hit"], text: string): boolean =>
  alternative.terms.every(
    ({ words }) => /^english$/i.test(words) || !text.toLowerCase().includes(words.toLowerCase()),
  );

const BASIC = 2;

/** Of "English (native), French (basic)" each has its own; "fluent in Dutch, French" is said of both. */
function gradeOf(text: string, at: number): number | null {
  const parts = [...text.matchAll(/(?:\([^)]*\)?|[^,;|•/(])+/gu)];
  const own = parts.find(({ 0: part, index }) => at >= index && at < index + part.length)?.[0] ?? text;
  const graded = parts.filter(([part]) => fluencyIn(part) !== null);
  const [first = ""] = graded[0] ?? [];
  const isSaidOfAll =
    graded.length === 1 &&
    ((first === parts.at(-1)?.[0] && !/^\W*(?:some|a little|a bit|basic)\b/i.test(first)) ||
      fluencyIn(first.split(ANY)[0] ?? "") !== null);
  return fluencyIn(own) ?? (isSaidOfAll || /\benglish\b/i.test(own) ? fluencyIn(text) : null);
}
const ANY = new RegExp(LANGUAGE.source, "i");

const IN_CLASS = new RegExp(
  "\\b(?:gcses?|[ao][- ]levels?|school|lessons?|classes|course|only)\\b|" +
    `${LANGUAGE.source} (?:1|2|3|I|II|III)\\b`,
  "i",
);

/** "My first language is Spanish, English good with people, not so good on paper" denies no Spanish. */
function isSurelySaid(candidate: Candidate): boolean {
  const { statement, claim } = candidate;
  const next = statement.claims[statement.claims.indexOf(claim) + 1];
  const isGraded = fluencyIn(claim.text) !== null && (next === undefined || next.polarity === "does");
  return (
    isCertainOf(candidate) || OWN_WORDS.test(statement.sentence.text) || (isGraded && isCertainIn(candidate))
  );
}

export function judgeLanguage(requirement: Requirement, candidate: Candidate): Judgement | null {
  const { statement, hit } = candidate;
  const { text } = statement.sentence;
  if (!isSurelySaid(candidate) || hit.share < 0.5 || !isOfSpeech(statement)) return null;
  if (hit.share < 1 && saysEnglishAlone(hit, text)) return null;
  const asked = fluencyIn(requirement.limits.level ?? requirement.line);
  const own = gradeOf(text, statement.sentence.words[hit.at]?.start ?? 0);
  if (asked !== null && asked > BASIC && own === null && (!isUsed(text) || A_LITTLE.test(text))) return null;
  if ((own ?? 0) <= BASIC && !hasGrade(text) && IN_CLASS.test(text) && !isUsed(text)) return null;
  const least = asked ?? BASIC + 1;
  if (own !== null && own < least - 1) return null;
  if (reaches(requirement.line, text) === "below") return { verdict: "partly", strength: 0.5 };
  if (own !== null && own < least) return { verdict: "partly", strength: 0.5 };
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share + (own === null ? 0 : 0.2) };
}
