import { partsOf } from "../claims/heaps";
import type { Requirement } from "../requirements/requirement";
import type { Word } from "../text/words";
import { isCertainOf, isReserved } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { isHolding } from "./holding";
import { acceptsHours } from "./hours-accepted";
import { isOfNoState, isOfTheRightToWork, isOfTheState } from "./right-to-work";

export function judgeCondition({ line }: Requirement, candidate: Candidate): Judgement | null {
  const { statement, hit } = candidate;
  const { text } = statement.sentence;
  if (isOfTheRightToWork(candidate.hit) && !isOfTheState(line, text)) return null;
  if (isOfOtherDays(hit, text) || isMuchLess(line, text)) return null;
  if (isOfAnotherSort(line, text) || (DRUGS.test(line) && !DRUGS.test(text)) || statement.isHead) return null;
  if (!(acceptsHours(candidate) ? hit.share >= A_THIRD : hit.share >= HALF && saysSo(line, candidate)))
    return null;
  const isInsured = !/\bbusiness (?:insurance|use)\b/i.test(line) || /\bbusiness\b/i.test(text);
  const isWeighed = !WEIGHT.test(line) || WEIGHT.test(text);
  const isWhole =
    hit.share === 1 && isInsured && isWeighed && !isOfNoState(line, text) && !BUT_NOT.test(text);
  return { verdict: isWhole ? "found" : "partly", strength: hit.share };
}

function saysSo(line: string, candidate: Candidate): boolean {
  if (partsOf(candidate.statement.sentence.text).length >= HEAP) return false;
  const isSure = isOfTheRightToWork(candidate.hit) ? needsNone(candidate) : saysYes(candidate);
  return (isSure || isCertainOf(candidate)) && isSaidOfOneself(line, candidate);
}
const HALF = 0.5;
const HEAP = 7;
const A_THIRD = 0.3;
const WEIGHT = /\d ?(?:kgs?|kilos?|lbs?)\b/i;
const BUT_NOT =
  /\bbut only\b|\bonly (?:until|till|before)\b|\b(?:but|though|just|only) (?:i )?(?:not|can(?:no|['’])t|could(?: not|n['’]t))\b/i;

/** Half of what is walked or less. */
export function isMuchLess(asked: string, told: string): boolean {
  const [needed, own] = [mostMeasured(asked), mostMeasured(told)];
  return own > 0 && own * 2 <= needed;
}
const mostMeasured = (text: string): number =>
  Math.max(0, ...[...text.matchAll(MEASURE)].map(([, many]) => Number(many)));
const MEASURE = /(\d+) ?(?:km|kilomet\w+|miles?)\b/gi;

export const isOfAnotherSort = (line: string, text: string): boolean =>
  isOfAnotherPlace(line, text) ||
  isOfAnotherVaccine(line, text) ||
  isOfNoCar(line, text) ||
  isOnlyAlike(line, text);

/** "Called them back" of being on call: a verb of another sense. */
const isOnlyAlike = (line: string, text: string): boolean =>
  /\bon[- ]call\b/i.test(line) && /\bcall(?:s|ed|ing)?\b/i.test(text) && !OF_TURNS.test(text);
const OF_TURNS =
  /\b(?:shifts?|rotas?|roster\w*|nights?|weekends?|evenings?|on[- ]call|call[- ]?outs?|stand ?by|pager|bleep|phone)\b/i;

function isOfAnotherPlace(line: string, text: string): boolean {
  const asked = LIVING.exec(line.split(/,? because\b/i)[0] ?? line)?.[1];
  if (asked === undefined || text.includes(asked)) return false;
  return !/\b(?:relocat\w*|mov(?:e|ing))\b(?! (?:to|back to) \p{Lu})/iu.test(text) || MOVES_TO.test(text);
}
const LIVING =
  /\b(?:[Ll]ive|[Ll]iving|[Bb]ased|[Mm]inutes|[Mm]iles|[Ll]ocal)\b[^.;]*?\b(?:of|in|near|from|to)\s(?:the )?(\p{Lu}\p{L}{2,})/u;
const MOVES_TO = /\b(?:[Rr]elocat\w*|[Mm]ov(?:e|ing)) (?:back )?to (?:the )?\p{Lu}/u;

const BORROWED =
  /\b(?:hir|rent|borrow)(?:e|ed|ing)?\b|\b(?:company|work|firm['’]s|employer['’]s|no) (?:car|van|vehicle)\b/i;
const A_CAR = /\b(?:car|van|vehicle|transport)\b/i;
const SOLD = /\bsold (?:the|my|our) (?:\p{L}+ )?(?:car|van)\b/iu;
const isOfNoCar = (line: string, text: string): boolean =>
  (A_CAR.test(line) && SOLD.test(text)) ||
  (/\bown (?:car|van|vehicle|transport)\b/i.test(line) && BORROWED.test(text)) ||
  (/\bown (?:car|van|vehicle|transport)\b|\baccess to an? (?:car|van|vehicle)\b/i.test(line) &&
    /\blicen[cs]e\b|\bfull manual\b|\bpoints\b/i.test(text) &&
    !/\b(?:cars?|vans?|vehicle|transport|motor(?:bike|cycle)|moped|scooter|truck|drive (?:own|my))\b/i.test(
      text,
    ));
const isOfAnotherVaccine = (line: string, text: string): boolean =>
  /\bhep(?:atitis)? b\b/i.test(line) &&
  /\bhep(?:atitis)? a\b/i.test(text) &&
  !/\bhep(?:atitis)? b\b/i.test(text);
export const isOfOtherDays = (hit: Candidate["hit"], text: string): boolean =>
  /\bdays?\b/i.test(text) && isOfWeekends(hit) && !FREE.test(text);
const isOfWeekends = ({ alternative: { terms } }: Candidate["hit"]) =>
  terms.some(({ words }) => words === "weekends");
const FREE =
  /\b(?:weekends?|(?:satur|sun)days?|any (?:day|shift)|any[ -]?time|all (?:week|days)|(?:seven|7) days|shifts?|rota|full[- ]time|sat|sun)\b/i;
const DRUGS = /\bdrugs? (?:and alcohol )?(?:test|screen)/i;
const OF_DRUGS = /\bdrugs?\b/i;

export const STANDING =
  /^(?:right to work|background check|vaccination|a clean licence|a clean record|a clean credit record)$/;
export const isStanding = ({ hit }: Candidate): boolean =>
  STANDING.test(hit.alternative.terms[0]?.words ?? "");

/** "Weekends are fine": a standing answer, however little else it shares with the posting. */
export const isReady = ({ statement, hit }: Candidate): boolean =>
  hit.defined && statement.job === null && READY.test(statement.sentence.text);

const saysYes = ({ statement, claim, hit }: Candidate): boolean =>
  claim.who !== "other" &&
  ((claim.polarity === "does" && READY.test(claim.text)) || GLADLY.test(claim.text)) &&
  (statement.sentence.words[hit.at]?.start ?? 0) < FIRST_CHARACTERS &&
  !isReserved(statement);
const GLADLY =
  /\bI could (?:work|do|come|start|cover)\b|\b(?:no|not an?) (?:problem|drama|bother|trouble|worries|issue|hassle)\b/i;
const FIRST_CHARACTERS = 60;
const needsNone = ({ statement, claim }: Candidate): boolean =>
  claim.who !== "other" && NONE.test(statement.sentence.text) && !isReserved(statement);
const NONE =
  /\b(?:no|not|never|without|don['’]t|doesn['’]t|didn['’]t|won['’]t)\b[^,;.]{0,24}\b(?:visas?|sponsor\w*|permits?|papers|paperwork)\b/i;
const OF_A_NATION = /\bnational (?!and\b|with\b|by\b|since\b|or\b|so\b|no\b|born\b)\p{L}+/iu;
const NEEDS =
  /(?<!\b(?:not|never|without|no longer|nothing|nothing is) |n['’]t |\bno (?:\w+ ){1,3})\b(?:need|require)(?:s|d|ed)?\b(?! (?:no|neither)\b)/i;
const CLEAN = /\b(?:clean|clear|good|no|not a|never|zero|nil|without|free)\b/i;
const READY =
  /\b(?:happy|fine|glad|ok|okay|grand|suits?|suited|free(?! (?:course|trial|online))|available|any|always|usual|usually|used to|normal|no (?:problem|drama|bother|trouble|worries|issue|hassle)|second nature|good (?:for|with)|can|willing|yes|prefer|don['’]t mind|possible|(?<=\b(?:that|this|it|shifts?|nights?|weekends?|evenings?|hours|days?|pattern|rota) )works|no bother|(?:never|not|n['’]t) bother(?:ed|s)? me|doable|is easy|as many (?:\w+ )?as you (?:want|like|need))\b/i;
const NUMBER = "(?:\\d|two|three|four|five|six|seven)";
const AS_IT_COMES = new RegExp(
  "\\b(?:as they come|anyway|pattern|in turn|rota(?=:)|out of (?:three|four|five|six)|" +
    "every (?:second|other)|alternate|" +
    `${NUMBER} (?:\\w+ )?(?:nights|weekends|evenings) (?:a|per|every) (?:week|month)|` +
    `${NUMBER}(?: \\w+)? on,? (?:and )?${NUMBER}(?: \\w+)? off)\\b`,
  "i",
);
const HABIT =
  /\bI(?:['’]ve|['’]m| have| am)?(?: \w+){0,2}? (?:work|worked|working|do|done|did|come|start|started|am (?:in|on|away|up|there)|was away|drive|cover|covered|live|carry|carried|lift|shift|walk|stand|have|own)\b|\b(?:[Cc]arr(?:y|ied|ying)(?! (?:out|on))|[Ll]ift(?:ed|ing)?(?! (?:the |their |our )?(?:\w+ )?(?:moods?|spirits|morale|sales|standards?|bans?))|[Tt]ravel(?:l?ed|l?ing) (?:to|for|across|between|weekly|monthly)|[Ss]tart(?:ed|ing)? at|in all weathers|[Dd]r(?:ive|ove|iving)(?! licen)|[Oo]n call|[Ww]ork(?:ed)?)\b|^[Cc]all[- ]?out\b/;
export const OWN_CAR = /\b(?:own(?:er)?|have|has|got|my|driv\w+|licen[cs]ed?)\b/i;
const IN_ONES_CAR =
  /^\W{0,9}(?:I (?:will |would |can )?(?:come|drive|get there|travel) )?(?:by|in) my (?:own )?(?:car|van|motorbike|scooter)(?=[,.;!]|$| and\b)/i;
const OF_THE_JOB = /\b(?:the|your|this) (?:role|job|post|posting|advert|position|vacancy)\b/i;
const LOADS = /^\W{0,9}(?:load|shift|mov|stack|hump|haul)(?:ed|ped|ing|e)?\b.*\b\d+ ?(?:kg|kilos?|lbs?)\b/i;
export const IS_A_LOAD =
  /\b\d[\d.,–-]*(?:[- ]?odd)?[- ]?(?:kg|kilos?|lbs?|pounds|stone)\b|\b(?:heavy|weights?|sacks?|bags?|box(?:es)?|crates?|cases|trays|kegs?|barrels?|slabs?|blocks?|bricks?|cement|plaster\w*|boards?|timbers?|beams?|poles|tubes|stacks?|furniture|wardrobes?|pianos?|ovens?|boilers?|cylinders?|tyres?|logs|pallets?|deliveries|by hand|all day|every day|as a pair|in pairs|between two|two[- ]person|two of us)\b/i;
const HEAVY = /\bI (?:can )?(?:lift|carry|move)\b.*\b\d+ ?(?:kg|kilos?|lbs?)\b/i;
const OVER_SINCE = /\b(?:until|till|up to|to) (?:19|20)\d{2}\b/i;
const LEISURE = /\b(?:club|choir|society|league|course|class(?:es)?|college|school|studying)\b/i;
const isOfThen = (text: string) => OF_THE_JOB.test(text) || OVER_SINCE.test(text) || LEISURE.test(text);
const SOON =
  /\b(?:immediate\w*|now|straight away|at once|any ?time|soon|tomorrow|notice|next|from (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|(?:can|could|able to|ready to|free to) start)\b/iu;
const HOURS =
  /^\W{0,9}(?:(?:rotating|night|early|late|split|day) )*(?:shifts|nights|weekends|earlies|lates)(?:\W*$|,| (?:and|&|from|on|every)\b)/i;
const FEW_WORDS = 10;
const BARE = 2;

const IS_LIMITED =
  /\bnothing (?:over|above|heavier|more than)\b|\b(?:not?|never|cannot|n['’]t)\b[^.;,]{0,24}\b(?:lift\w*|carry\w*|heav\w+)\b(?! (?:first|often|every))|\b(?:lifting|weight) (?:limit|restriction)|\blimit of \d|\b(?:limit(?:ed)?|restrict(?:ed|ion)s?|injur(?:y|ed)|bad back|doctor|physio)\b/i;

const isLivedWith = (name: string, text: string): boolean =>
  READY.test(text) ||
  AS_IT_COMES.test(text) ||
  (HABIT.test(text) && (name !== "lifting" || IS_A_LOAD.test(text))) ||
  WEEKLY.test(text) ||
  (name === "lifting" && LOADS.test(text)) ||
  (name === "driving" && IN_ONES_CAR.test(text));
const WEEKLY =
  /^\W{0,9}(?:I )?(?:\p{L}+ed|ran|kept|led|drove|sold|took|gave|did)\b[^.;]*\b(?:on|at|every|most|alternate) (?:(?:fridays|saturdays) and )?(?:weekends|saturdays|sundays|bank holidays)\b/iu;
const WILLING =
  /\b(?:willing|happy|ready|undergo|subject to|consent|agree|prepared|able to (?:pass|get|obtain))\b/i;
const WILLING_TO =
  /\b(?:happy|willing|ready|glad|prepared|would|can|could|will|no (?:problem|objection))\b[^.;]{0,40}\b(?:have|get|do|done|undergo|go through|take|apply|applying)\b/i;

function isSaidOfOneself(line: string, candidate: Candidate): boolean {
  const { statement, hit } = candidate;
  const { text, words } = statement.sentence;
  const name = (hit.defined && hit.alternative.terms[0]?.words) || "";
  if (STANDING.test(name) && (NEEDS.test(text) || RIGHTS_OF_OTHERS.test(text))) return false;
  if (STANDING.test(name) && OF_A_NATION.test(text)) return false;
  if (/^a clean/.test(name) && !CLEAN.test(text)) return false;
  if (name === "background check" && !WILLING.test(line) && WILLING_TO.test(text) && !/\d/.test(text))
    return false;
  if (name === "background check" && OF_DRUGS.test(text) && !DRUGS.test(text)) return false;
  if (STANDING.test(name)) return words.length <= BARE || isHolding(statement, text, hit.at);
  return (name === "lifting" && HEAVY.test(text) && !IS_LIMITED.test(text)) || isOfOnesHours(candidate, name);
}

const NO_MORE =
  /\blov(?:e|ed|ing) (?:my |the )?(?:weekends|evenings|nights) (?:in|at|on|with|out|off|away)\b|\b(?:get(?:ting)? away from|to avoid|fed up|tired of|sick of|rather not|prefer not|no more|had enough of)\b|\b(?:keep|kept|need|want)\b[^.;]{0,40}\bfree (?:for|as|because)\b|^\W{0,9}you\b(?!.*\bI\b)/i;

function isOfOnesHours({ statement, hit }: Candidate, name: string): boolean {
  const { text, words } = statement.sentence;
  const word = words[hit.at];
  if (!word || NO_MORE.test(text) || isMeasure(text, word.start) || isName(word) || HEADING.test(text))
    return false;
  if (name === "lifting" && (NO_LOAD.test(text.slice(word.start)) || IS_LIMITED.test(text))) return false;
  if (name === "driving" && !OWN_CAR.test(text)) return false;
  if (name === "availability" && !SOON.test(text)) return false;
  if (name === "nights" && /\bnights? (?:on call|out|off|away)\b/i.test(text)) return false;
  if (!READY.test(text) && isOfThen(text)) return false;
  if (isLivedWith(name, text)) return true;
  if (hit.at === 0 && words.length <= FEW_WORDS && HOURS.test(text)) return true;
  if (name === "lifting" || statement.section === "work" || /\b(?:19|20)\d{2}\b/.test(text)) return false;
  return words.length <= FEW_WORDS && !DOING.test(text) && (name === "driving" || hasNothingElse(words, hit));
}

const NO_LOAD =
  /^carr(?:y|ied|ying) (?:out|on|over|forward|through)\b|\b(?:pager|bleep|phone|caseload|workload|risk|responsibilit\w+|radio)s?\b/i;
const DOING =
  /\b(?:I|we|my|our)\b|^\p{L}+ed\b|^(?:Ran|Built|Kept|Sold|Made|Led|Wrote|Bought|Gave|Took|Drew)\b/u;
const MOST_BESIDE = 1;
const NOTHING_MORE =
  /^(?:\d.*|an?|the|and|or|of|in|on|at|to|for|from|with|per|by|as|is|are|be|no|not|any|all|every|each|own|full|part|time|times|week\w*|months?|days?|hours?|years?|am|pm|shifts?|nights?|lates?|earl\w+|mornings?|evenings?|work\w*|\w+days?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

function hasNothingElse(words: readonly Word[], { alternative }: Candidate["hit"]): boolean {
  const named = new Set(alternative.terms.flatMap(({ forms }) => forms.flatMap((form) => form.split(" "))));
  const beside = words.filter(
    ({ stem, form, written }) =>
      !named.has(stem) && !named.has(`=${written}`) && !NOTHING_MORE.test(form) && !/^\p{Lu}/u.test(written),
  );
  return beside.length <= MOST_BESIDE;
}

const RIGHTS_OF_OTHERS =
  /\bright[- ]to[- ]work (?:check|doc|file)|\b(?:their|his|her|your|\p{L}+s['’]|about|on)(?: \p{L}+)? work(?:ing)? rights\b/iu;
const HEADING = /^\W{0,9}\p{Lu}{2,}(?: \p{Lu}{2,}){0,3}\W*$/u;
const OF_TIME =
  /^(?:night|shift|evening|day|weekend|saturday|sunday|lift|stand|walk|travel)\b(?! (?:work|shift|audit|duty))/i;

const isMeasure = (text: string, at: number) =>
  /^late\b(?! (?:shift|evening|night|opening))/i.test(text.slice(at)) ||
  (/\b(?:an?|one|my|the|per|this|that|last|i|to)\s$/i.test(text.slice(0, at)) &&
    OF_TIME.test(text.slice(at)));

const isName = ({ written, start }: { written: string; start: number }) =>
  start > 0 && /^\p{Lu}\p{Ll}/u.test(written) && !/days?$/i.test(written);
