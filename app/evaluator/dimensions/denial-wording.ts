import type { Requirement } from "../requirements/requirement";
import { stemsOf } from "../text/words";
import type { Candidate } from "./finding";

const ADVERBS = "(?:(?:also|still|simply|honestly|currently|ever|yet|actually|really|formally) )*";
const START =
  "^(?:(?:and|but|also|so|sorry|unfortunately|for now|certificates|qualifications|training|licences|" +
  "languages) )*";
const NEVER = `(?:(?:do|am|i'm) not|don't|haven't|(?:have |i've )?(?:not|never)) ${ADVERBS}`;
const HAVING =
  "(?:have|hold|holding|held|possess|own|got|get|gained|taken|took|take|sat|done|passed|completed|" +
  "finished|been|had|registered|qualified|certified|licen[cs]ed|accredited|trained|insured|vaccinated|" +
  "on|speak|spoken|know|understand|use|used|work|worked|touched|opened|seen|tried|operated|programmed|" +
  "written|write|learn|learned|learnt|set foot|come across|started)";
const NONE =
  "(?:(?:have|hold|own|speak|know|possess|have got|got|have done|have had|do) |i've )?(?:no|neither|zero)|" +
  "lack|am without|left (?:school|college|university) with(?:out| no)|know nothing|" +
  "(?:cannot|can't) (?:speak|read|write|use|program|drive|operate)";
const NOT = "have not|haven't|am not|i'm not|not";

const UNWILLING =
  "(?:cannot|can't|can not|won't|will not|must not|unable|not (?:able|willing|available|free)|am unable|" +
  "am not (?:able|willing|available|prepared)|i'm unable|i'm not (?:able|willing)|" +
  "(?:would|will) not be (?:able|willing|available)|(?:won't|wouldn't) be (?:able|willing|available)|" +
  "do not want|don't want|(?:do not|don't) (?:do|work|travel|cover|come))";
const NOT_POSSIBLE =
  /^(?:(?:is|are|would be|will be) )(?:not (?:possible|an option|doable|workable|for me|something i (?:can|could|would) (?:do|manage))|impossible|out of the question|out|no option)(?: for me)?$/;

const VERB = new RegExp(`^(?:${HAVING}|not|no|never|do|don't|am|willing|able|free|available|want|cannot)$`);
/** Words that may stand between a denial and its thing, or after the thing, and change nothing. */
const BETWEEN =
  "(?:an?|any|the|my|our|your|own|full|valid|current|formal|in|on|with|of|for|to|as|about|against|working|" +
  "such|thing|experience|knowledge|training|certificate|licen[cs]e|card|ticket|check|degree|diploma|" +
  "qualification|register|new)";
const DOING =
  "(?:to|do|work|working|come|start|live|be|lift|lifting|carry|cover|drive|move|any|the|an?|in|on|at)";
const endingIn = (denial: string, filler: string): RegExp =>
  new RegExp(`${START}(?:i )?${ADVERBS}(?:${denial})(?: ${filler}|(?: \\S+){1,3} (?:or|nor)| ~(?: and)?)*$`);
const HAS_NONE = endingIn(`${NEVER}${HAVING}|${NONE}|${NOT}`, BETWEEN);
const CANNOT = endingIn(UNWILLING, DOING);
const NOTHING_BEFORE = new RegExp(`^(?:(?:${BETWEEN}|~) ?)*$`);
const AFTER =
  /^(?:certificates?|cards?|licen[cs]es?|tickets?|checks?|degree|diploma|qualifications?|training|experience|work|shifts?|at|all|an?|yet|so|far|before|myself|either|neither|nor|and|or|of|any|anything|like|it|more|anymore|right|now|present|the|moment|currently|here|for|me|colour|kind|sort|anything|heavy|ones|things|weights|loads|to|speak)$/;
/** "Spanish no, sorry", "PASMA card: not held", "a driving licence I do not have". */
const NONE_AFTER =
  /^(?:none|no|nil|not (?:held|yet|done|taken|passed|started)|never(?: (?:used|done|held|touched|taken|worked)\b(?!.*\b(?:else|other)\b).*)?|no (?:ticket|card|certificate|licen[cs]e|paper)|(?:i )?(?:do not|don't|did not|didn't|have not|haven't|have never|never)(?: yet)? (?:have|hold|held|got|had|own|done|taken|do|finish|speak|know|use|used)|not started|never touched|(?:is|are|would be) (?:all |quite |still )?new to me)(?: (?:sorry|so far|yet|it|i did not need|with it|either of them))?$/;

const HAS_NONE_OF_IT =
  /\b(?:and|so) (?:I )?(?:have not|haven['’]t|do not|don['’]t|never|have never)(?: (?:got|have|had|hold|held|used?|done|touched|worked (?:on|with)))? (?:one|it|any|either|them)(?=[.,;!]|$)/i;

const NEXT = /[,;:–(]|\s(?:so|because|as|since|due|and I|or|but)\s|$/;

/** Whether the clause denies its thing in one of the closed forms, and says no more of it than that. */
export function isClosedDenial(requirement: Requirement, candidate: Candidate): boolean {
  const { claim, statement, hit } = candidate;
  const term = statement.sentence.words[hit.at];
  const at = claim.words.findIndex(({ start }) => start === term?.start);
  if (at < 0) return false;
  const asked = stemsAsked(requirement, hit);
  const before = claim.words
    .slice(0, term?.form === "own" ? at + 1 : at)
    .map(({ form, stem }) => (asked.has(stem) && !VERB.test(form) ? "~" : form))
    .join(" ")
    .replace(/^.* and /, "");
  const { text, words } = statement.sentence;
  const rest = words.slice(term ? words.indexOf(term) : 0);
  const after = rest.slice(lengthOf(rest, ({ form, stem }) => asked.has(stem) || OF_PAPERS.test(form)));
  const endAfter = (start = text.length) => start + text.slice(start).search(NEXT);
  const [end, endOfRest] = [endAfter(term?.start), endAfter(after[0]?.start)];
  const own = claim.words.slice(at).filter(({ start }) => start < end);
  const told = after
    .filter(({ start }) => start < endOfRest)
    .map(({ form }) => form)
    .join(" ");
  const isAlone = NOTHING_BEFORE.test(before);
  if ((isAlone && NONE_AFTER.test(told)) || HAS_NONE_OF_IT.test(text.slice(claim.words[0]?.start ?? 0)))
    return true;
  if (requirement.kind === "condition" && isAlone && NOT_POSSIBLE.test(told)) return true;
  if (!own.every(({ form, stem }) => AFTER.test(form) || asked.has(stem))) return false;
  if (requirement.kind === "condition" && CANNOT.test(before) && !isOfToday(before, told)) return true;
  const isOfDoing =
    requirement.kind === "condition" &&
    !STANDING.test(hit.alternative.terms[0]?.words ?? "") &&
    !OF_THE_PAST.test(requirement.line);
  return !isOfDoing && HAS_NONE.test(before);
}

const stemsAsked = ({ line }: Requirement, { alternative }: Candidate["hit"]): ReadonlySet<string> =>
  new Set([
    ...stemsOf(line),
    ...alternative.terms.flatMap(({ forms }) => forms.flatMap((form) => form.split(" "))),
  ]);

const isOfToday = (before: string, told: string): boolean =>
  /\b(?:do not|don't) (?!want)/.test(before) && /\b(?:now|present|moment|currently|here)\b/.test(told);

type Words = Candidate["claim"]["words"];

const OF_THE_PAST =
  /\b(?:you(?:['’]ve| have)|have|having) (?:been|done|worked|taken|had)\b|\bexperience of\b/i;
const STANDING = /^(?:right to work|background check|vaccination|driving|a clean \w+)$/;

/** "Contact lens course: I did not do it." */
const OF_PAPERS = /^(?:course|exam|test|award|certificate|card|ticket|qualification)$/;

function lengthOf(words: Words, isAsked: (word: Words[number]) => boolean): number {
  const end = words.findIndex((word) => !isAsked(word));
  return end < 0 ? words.length : end;
}
