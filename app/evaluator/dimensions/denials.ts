import type { Claim, Statement } from "../claims/claim";
import { ANY_LANGUAGE, LANGUAGES } from "../data/kind-cues";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemOf, stemsOf, wordsOf } from "../text/words";
import { isCertain } from "./certainty";
import { isClosedDenial } from "./denial-wording";
import type { Candidate } from "./finding";
import { refusesInPart } from "./hours-refused";
import { likelihoodsAlike } from "./likelihood";
import { FITTING, type Reading } from "./reading";
import { isOfAnotherState, isRightToWork } from "./right-to-work";
import { bestHit } from "./term-hits";

/** A sentence that denies what is asked in so many words, as a registration that has lapsed. */
export function plainDenialOf(requirement: Requirement, { application }: Reading): Statement | undefined {
  const denies = plainlyDenied(requirement);
  return denies && application.statements.find((each) => each.idle === null && denies(each.sentence.text));
}

/** The sentence that denies exactly what is asked for, if no other one says that it is there. */
export function denialOf(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): { statement: Statement } | undefined {
  const { statements } = reading.application;
  const plain =
    plainDenialOf(requirement, reading) ||
    (isOfTheTrade(requirement, reading) && statements.find((each) => neverWasOne(each, reading))) ||
    (requirement.kind === "years" && statements.find((each) => neverDidIt(each, requirement)));
  if (plain) return { statement: plain };
  const denial = candidates.find((each) => deniesIt(requirement, reading, each));
  const noneLikeIt = denial ? null : deniesTheLike(requirement);
  const none =
    noneLikeIt && statements.find(({ sentence, idle }) => idle === null && noneLikeIt.test(sentence.text));
  const end = none && noneLikeIt ? lengthUpTo(noneLikeIt, none.sentence.text) : 0;
  const isAlsoThere = ({ statement, hit }: Candidate) =>
    statement === none ? (none.sentence.words[hit.at]?.start ?? 0) >= end : isCertain(statement);
  if (none && !candidates.some(isAlsoThere)) return { statement: none };
  return denial && candidates.some((each) => saysSo(each, denial)) ? undefined : denial;
}

const lengthUpTo = (pattern: RegExp, text: string): number => {
  const found = pattern.exec(text);
  return found ? found.index + found[0].length : 0;
};

const plainlyDenied = remembered((requirement: Requirement): ((text: string) => boolean) | undefined => {
  const { kind, line, alternatives } = requirement;
  if (OR_WILLING.test(line) || ASKS_FOR_NONE.test(line)) return undefined;
  if (kind === "language") return (text) => speaksOthersOnly(requirement, text);
  const ofALicence = (pattern: RegExp) => kind === "licence" && pattern.test(line);
  const [ofAClass, ofAManual, isFull] = [OF_A_CLASS, OF_A_MANUAL, FULL_LICENCE].map(ofALicence);
  const [isRegistered, drives] = [OF_A_REGISTER.test(line), asksForDriving(requirement)];
  if (!ofAClass && !ofAManual && !isFull && !isRegistered && !drives) return undefined;
  const isOneAlone = alternatives.length === 1 && alternatives[0]?.terms.length === 1;
  return (text) => {
    if (ofAClass && CAR_ONLY.test(text)) return isOneAlone;
    if (isRegistered && OFF_THE_REGISTER.test(text)) return !RENEWED.test(text);
    if ((ofAManual && AUTOMATIC_ONLY.test(text)) || (isFull && PROVISIONAL.test(text))) return true;
    return drives && NO_DRIVER.test(text) && !RENEWED.test(text);
  };
});
const OF_A_MANUAL =
  /^(?!.*\bauto).*(?:\bmanual (?:driving |car |uk )?licen[cs]e\b|\blicen[cs]e,? \(?manual\b)/i;
const AUTOMATIC_ONLY =
  /^(?!.*\bmanual\b).*(?:\bauto(?:matic)?s?(?: licen[cs]es?)? only\b|\bonly (?:an? )?auto(?:matic)?s?\b|\b(?:drive|driving|hold|have|got) (?:an? )?automatic (?:licen[cs]e|cars?)\b|\bI (?:can )?drive (?:an? )?automatics?(?=[.,;!]|$)|^automatic (?:driving )?licen[cs]e\b)/i;
const FULL_LICENCE = /^(?!.*\bprovisional).*\bfull\b[^.;]{0,20}\bdriving licen[cs]e\b/i;
const PROVISIONAL =
  /^(?!.*\bfull\b)\W{0,9}(?:(?:driving )?licen[cs]e: )?(?:(?:no|sorry|not yet),? )?(?:I (?:am on|hold|have|have got|['’]ve got|only have|only hold|drive on) )?(?:only )?(?:an? |my )?(?:UK )?provisional(?: (?:driving )?licen[cs]e| holder)?(?=[.,;(!]|$| only\b| at\b| since\b| so\b| for now\b)/i;
const OF_A_REGISTER = /\bregist(?:er|ered|ration)\b|\bPIN\b/i;
const OFF_THE_REGISTER =
  /\bI (?:came off|am off|was (?:struck|taken) off) the register\b|\b(?:I|and) am (?:no longer|not) on (?:the|any) register\b|\blet my (?:\p{L}+ )?registration (?:go|lapse)\b|\b(?:have|hold|got) no (?:live|current|valid|active) (?:\p{L}+ )?(?:pin|registration)\b|^\W{0,9}(?:my|the) (?:\p{L}+ )?(?:pin|registration) (?:has )?(?:lapsed|expired|ran out)\b/iu;
const asksForDriving = ({ kind, alternatives }: Requirement): boolean =>
  (kind === "licence" || kind === "condition") &&
  alternatives.every(({ terms }) => /\bdriv(?:ing|er)\b/i.test(terms[0]?.words ?? ""));
const END = "(?=[.,;!]|$| so\\b| and I\\b| because\\b| as I\\b| any ?more\\b| at all\\b| myself\\b)";
const NO_DRIVER = new RegExp(
  "^(?:(?:and|sorry|unfortunately|afraid),? )?(?:I (?:do not|don['’]t|cannot|can['’]t)|(?:I )" +
    "?never learn(?:ed|t) to) " +
    `drive${END}|^I (?:have )?lost my (?:driving )?licen[cs]e(?=[.,;!]|$| (?:in|for|last|through|until)\\b)` +
    "|" +
    `^(?:I am |I['’]m )?(?:an? )?non[- ]?driver${END}|` +
    "^I (?:gave up|have given up|stopped) driving(?=[.,;!]|$| (?:in|last|two|three|when|because|due)\\b)",
  "i",
);
const OF_A_CLASS =
  /\b(?:cat(?:egory|\.)?|class) (?:[CD]1?|[12])\b|\b(?:C\+E|C1|D1|[LH]GV|PCV|PSV)\b|\b7\.5 ?t/i;
const CAR_ONLY =
  /\bonly (?:have |hold |got )?(?:an? |my )?(?:car licen[cs]e|cat(?:egory|\.)? B)\b|\b(?:car(?: licen[cs]e)?|(?:cat(?:egory|\.)?|licen[cs]e) B) only\b/i;

function speaksOthersOnly({ alternatives }: Requirement, text: string): boolean {
  const [, before, after] = ONLY.exec(text) ?? [];
  const named = before ?? after;
  return named !== undefined && bestHit({ alternatives }, wordsOf(named)) === null;
}
const TONGUES = `(?:${LANGUAGES})(?:(?:,| and|,? or|\\s?/) (?:${LANGUAGES}))*`;
const ONLY = new RegExp(
  `^(?:languages?: ?|sorry,? )?(?:(?:I )?(?:(?:speak )?(?:only|just)|only speak|just speak) (${TONGUES})|` +
    `(?:I speak )?(${TONGUES}) only)(?=[.,;!]|$|,? (?:I['’]?m|I am|sorry|though)\\b)`,
  "i",
);

const isOfTheTrade = ({ kind, asked }: Requirement, { common }: Reading): boolean =>
  kind === "years" && stemsOf(asked).some((stem) => common.has(stem));
const neverWasOne = ({ sentence, idle }: Statement, { titleFit }: Reading): boolean => {
  const [, worked, called] = NEVER_AS.exec(sentence.text) ?? [];
  const trade = worked ?? called;
  return idle === null && trade !== undefined && titleFit(trade) >= FITTING;
};
const NEVER_AS =
  /\bI(?:['’]ve| have)? (?:never|not) (?:worked|been employed) as (?:an? )?((?:[\p{L}-]+ ?){1,4})|\bI(?: am|['’]m) not an? (?:(?:qualified|registered|trained|chartered) )?([\p{L}-]+(?: [\p{L}-]+)?)(?=[.,;!]|$| and\b| by (?:trade|training))/iu;

const neverDidIt = ({ sentence, idle }: Statement, { asked }: Requirement): boolean => {
  const [, deed = ""] = NEVER_DID.exec(sentence.text) ?? [];
  return idle === null && deed !== "" && stemsOf(asked).includes(stemOf(deed.toLowerCase()));
};
const NEVER_DID =
  /\bI(?:['’]ve| have)? never (\p{L}{3,}ed)(?: (?:professionally|commercially|for (?:a living|pay|money|work)|at work|trees|anything))?(?=[.,;!]|$| but\b)/iu;

function deniesTheLike({ kind, line }: Requirement): RegExp | null {
  if (kind === "language" && ANY_LANGUAGE.test(line)) return NO_OTHER_LANGUAGE;
  if (kind === "education" && !/\bexperience\b/i.test(line) && !OR_WILLING.test(line))
    return noPaperFor(line);
  const [, like] = kind === "tool" ? (LIKE_IT.exec(line) ?? []) : [];
  if (like === undefined) return null;
  return new RegExp(
    `\\b(?:no|never (?:used|had) (?:an?|any)|(?:not|n['’]t) used (?:an?|any)) ${like}\\b`,
    "i",
  );
}
const NO_OTHER_LANGUAGE = /\bno (?:second|other|foreign|further) languages?\b/i;

function noPaperFor(line: string): RegExp {
  const fields = (line.match(/\p{L}{4,}/gu) ?? []).join("|") || "formal";
  const either = /\bor\b/i.test(line);
  return new RegExp(
    "^\\W{0,9}(?:I )?(?:have |hold |left (?:\\p{L}+ )?(?:at \\S+ )?(?=with))?" +
      "(?:(?:with )?no|without) (?:any )?" +
      `(?:(?:formal |paper |professional |academic |school )?(?:qualifications|exams)|` +
      `(?:formal )?(?:${fields}) (?:qualifications?|cert(?:ificate)?s?|diplomas?|papers?)` +
      `${either ? "" : "|gcses?"})(?=[.,;!]|$| so\\b| at all\\b|` +
      " as I\\b)" +
      (/\bdegree\b/i.test(line) && !either
        ? "|\\bI (?:did not|didn['’]t|never) (?:go|went) to uni(?:versity)?(?=[.,;!]|$| so\\b| and\\b)"
        : ""),
    "iu",
  );
}
const LIKE_IT =
  /\b(?:comparable|similar|another|other|equivalent) ((?:\p{L}+ ){1,2}(?:system|software|package|platform|program|tool))s?\b/iu;

const AGAINST = 0.3;
const saysSo = ({ statement, hit, likelihood }: Candidate, denial: Candidate): boolean =>
  statement !== denial.statement &&
  hit.defined &&
  hit.share >= denial.hit.share &&
  likelihood >= AGAINST &&
  isCertain(statement);

function deniesIt(requirement: Requirement, reading: Reading, candidate: Candidate): boolean {
  const { claim, statement } = candidate;
  if (claim.who === "other" || statement.isHead || !isWhole(requirement, candidate)) return false;
  if (requirement.kind === "years" || isByMeans(requirement)) return false;
  if (isOpen(requirement, candidate) && !isAllThatIsTold(requirement, reading, candidate)) return false;
  const { text } = statement.sentence;
  if (requirement.kind === "condition" && refusesInPart(text)) return false;
  if (needsPermission(candidate)) return !isOfAnotherState(requirement.line, text);
  if (claim.polarity === "ended") return isOver(requirement, candidate);
  if (claim.polarity !== "does not" || RESERVED.test(text) || RENEWED.test(text)) return false;
  if (goesOn(requirement, statement, claim)) return false;
  if (isOfAnotherNumber(requirement, claim.text) || !isClosedDenial(requirement, candidate)) return false;
  return isAsked(reading, candidate);
}

const isByMeans = ({ kind, strength, line }: Requirement): boolean =>
  kind === "tool" && strength === "duty" && /\b(?:through|in|on|with|via|by) \p{Lu}/u.test(line);

/** "I don't know AutoCAD, we drew in SolidWorks": what follows may stand for it. */
export const goesOnWithAnother = ({ claims }: Statement, denied: Claim | undefined): boolean =>
  claims
    .slice(denied ? claims.indexOf(denied) + 1 : 0)
    .some(({ polarity, who, words }) => polarity === "does" && who !== "other" && words.length >= TELLING);
const TELLING = 3;

const laterIn = ({ sentence }: Statement, { words }: Claim) => sentence.text.slice(words[1]?.start ?? 0);
const afterThat = (statement: Statement, claim: Claim) => laterIn(statement, claim).replace(/^[^,;:–]*/, "");

function goesOn({ kind }: Requirement, statement: Statement, claim: Claim): boolean {
  const later = laterIn(statement, claim);
  const rest = afterThat(statement, claim);
  if (kind === "tool")
    return GOES_ON.test(later) || (goesOnWithAnother(statement, claim) && NAMES_ONE.test(rest));
  if (kind === "language") return OF_A_LITTLE.test(later);
  const isPaper = kind === "licence" || kind === "education";
  if (isPaper && goesOnWithAnother(statement, claim) && STANDS_FOR_IT.test(rest)) return true;
  return TAKES_BACK.test(later);
}
/** "We drew in SolidWorks", "ours was a similar one", and not "I draw on paper". */
const NAMES_ONE =
  /(?<=[^.\s]\s)(?!I\b)\p{Lu}|\b(?:similar|same|other|another|own|like it|alike|equivalent|instead)\b/u;
const OF_A_LITTLE =
  /\b(?:understand|read it|learn\w*|a (?:bit|little)|some|basics?|beginner|stud(?:y|ied|ying)|lessons)\b/i;
const STANDS_FOR_IT =
  /\b(?:equivalent|degree|diplomas?|certificates?|hn[cd]|apprenticeship|level|guilds|licen[cs]es?|cards?|tickets?|years)\b/i;
const TAKES_BACK =
  /\b(?:though|although|however|instead|mine)\b|\bonly (?:at|in|on|for|from|with|as|when|once|to|by|because|since|part|half|a (?:bit|little)|some|basic)\b|\bbut\b[^.;]{0,80}\b(?:have|hold|held|got|am|passed|did|done|used?|speak|spoke|know|work(?:ed)?|studying|read|understand|drive|experience|equivalent|similar|same|years?|both|two|other)\b/i;

/** "I do not have Level 3 yet" says nothing of Level 2. */
const isOfAnotherNumber = ({ line }: Requirement, text: string): boolean =>
  (text.replace(/,.*/, "").match(/\b\d{1,2}\b/g) ?? []).some((number) => !line.includes(number));

/** Of "weekends and bank holidays" each is asked for: who denies one says otherwise. */
const isWhole = ({ kind, line }: Requirement, { hit, claim }: Candidate): boolean =>
  (hit.defined && (hit.share >= 0.6 || kind === "education" || (kind === "tool" && isOfFirst(hit, claim)))) ||
  (!/\bor\b/i.test(line) &&
    ((kind === "condition" && hit.alternative.terms.every(({ words }) => HOURS.test(words))) ||
      (kind === "licence" && hit.defined && /\band\b/i.test(line) && hit.alternative.terms.length === 2)));
const isOfFirst = ({ alternative: { terms } }: Candidate["hit"], { text }: Claim): boolean =>
  text.toLowerCase().includes(terms[0]?.words.toLowerCase() ?? "\n");
const HOURS = /^(?:nights|weekends|bank holidays|evenings|early starts|shifts|on call)$/;

function isOpen({ line, alternatives, kind }: Requirement, { hit, statement }: Candidate): boolean {
  if (OR_WILLING.test(line) || ASKS_FOR_NONE.test(line)) return true;
  const own = line.split(OURS)[0] ?? line;
  const name = hit.alternative.terms[0]?.words ?? "";
  if (kind !== "condition" && !plain(own).includes(plain(name))) return true;
  const isAnother = ({ terms }: (typeof alternatives)[number]) =>
    terms[0]?.words !== name && !line.includes(`(${terms[0]?.words})`) && !line.includes(`(${name})`);
  const isOneOfSome = alternatives.some(isAnother) || OR_SIMILAR.test(line);
  return isOneOfSome && !EITHER.test(statement.sentence.text);
}

/** "I have never used Terraform", of "Terraform or other …", where nothing else may stand for it. */
const isAllThatIsTold = (
  requirement: Requirement,
  reading: Reading,
  { statement, claim }: Candidate,
): boolean =>
  !OR_WILLING.test(requirement.line) &&
  !ASKS_FOR_NONE.test(requirement.line) &&
  NAMED.includes(requirement.kind) &&
  statement.claims.slice(statement.claims.indexOf(claim) + 1).every(({ polarity }) => polarity !== "does") &&
  !NAMES_ONE.test(afterThat(statement, claim)) &&
  likelihoodsAlike(requirement, reading).every(
    (other) => other.statement === statement || other.likelihood < ELSEWHERE,
  );
const NAMED: readonly Requirement["kind"][] = ["tool", "licence", "education"];
const ELSEWHERE = 0.1;

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ");

const OR_WILLING =
  /\bor (?:be |you are |are )?(?:willing\w*|prepared|happy|ready)\b|\b(?:or|and) (?:be |you are |are )?(?:working towards|on (?:the|your) way)\b/i;
const ASKS_FOR_NONE = /^(?:no|not|without|never|free (?:of|from))\b/i;
/** "A stock system – ours is …, but we train": what is used here is not what is asked for. */
const OURS = /(?<=\S)\W+(?=(?:ours is|we (?:use|run|are on))\b)/i;
const OR_SIMILAR = /\b(?:similar|equivalent|comparable|another|other|alike)\b/i;
const EITHER = /\b(?:any|either|neither|nor|or|at all|anything|nothing)\b/i;

const RESERVED =
  /\?|\byet\W+\p{L}|\bas \p{L}+ as\b|\b(?:if|unless|except|until(?! I (?:pass|get|have|sit|take|finish)\b)|before|during|at first|not just|other than|apart from)\b/iu;
const GOES_ON = /\b(?:but|only|though|although|however|instead|mine)\b/i;
const RAN_OUT =
  /\b(?:expired|lapsed|r[au]n out(?! of)|out of date|not renewed|did not renew|handed (?:in|back))\b/i;
const OF_OTHERS = /\b(?:theirs|(?:warn|remind)(?:s|ed|ing)?|before (?:they|it) (?:r[au]n|expire|lapse))\b/i;
const RENEWED =
  /\b(?:renew(?:ed|al|ing)?|booked|applied|on order|again|new one|restored|since (?:then )?passed)\b/i;
const NOT_RENEWED = /\b(?:not|never|n['’]t)(?: yet)? (?:been )?renew(?:ed)?\b/i;
const GAVE_UP = /\b(?:gave up|given up|no longer|stopped)\s(?:\w+\s)?$/i;

function isOver({ kind, limits }: Requirement, { statement, hit }: Candidate): boolean {
  const { text, words } = statement.sentence;
  if (kind === "condition") return GAVE_UP.test(text.slice(0, words[hit.at]?.start ?? 0));
  if (limits.inDate !== true || RENEWED.test(text.replace(NOT_RENEWED, "lapsed"))) return false;
  return (
    (RAN_OUT.test(text) && !OF_OTHERS.test(text)) ||
    statement.claims.some(({ polarity }) => polarity === "does not")
  );
}

const needsPermission = ({ statement, hit }: Candidate): boolean =>
  isRightToWork(hit.alternative) &&
  !/\b(?:no|not|never|without|if|unless|until|\p{L}+n['’]t)\b/iu.test(statement.sentence.text) &&
  NEEDS.test(statement.sentence.text);
const NEEDS =
  /\bI(?: would|['’]d| will|['’]ll)? (?:need|require)\b[^.;]*\b(?:sponsor\w*|visa|work permit)\b/i;

/** "No CSCS card" without an "I": in an answer only where it was asked. */
function isAsked(reading: Reading, { claim, statement, hit }: Candidate): boolean {
  if (statement.source !== "answer" || claim.words.some(({ form }) => /^(?:i|my)(?:'|$)/.test(form)))
    return true;
  const question = reading.questions[statement.question - 1];
  return question !== undefined && bestHit({ alternatives: [hit.alternative] }, question.words) !== null;
}

export const deniedIn = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.find(
    ({ claim, hit, statement }) =>
      claim.who !== "other" &&
      !statement.isHead &&
      hit.defined &&
      hit.share >= 0.5 &&
      (claim.polarity === "does not" || claim.polarity === "ended"),
  );
