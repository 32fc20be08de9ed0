import type { Statement } from "../claims/claim";
import { endOfMonth } from "../claims/dates";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf } from "../text/words";
import { isCertainOf, isIndirect, isReserved } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { isHolding } from "./holding";
import { hasGrade, highestDegree, lowestDegree, reaches } from "./levels";
import { APPLIED, isLesser, isOfAnotherKind, isOutlived, isStillStudied, TO_COME } from "./papers-alike";
import type { Reading } from "./reading";
import { bestHit } from "./term-hits";

export function judgePaper(
  requirement: Requirement,
  reading: Reading,
  candidate: Candidate,
): Judgement | null {
  const { statement, claim, hit } = candidate;
  const { text } = statement.sentence;
  if (!isOwnPaper(requirement, reading, candidate)) return null;
  if (LEARNING.test(text)) return { verdict: "partly", strength: 0.3 };
  if (claim.polarity === "unfinished" && !isReserved(statement) && !APPLIED.test(text))
    return { verdict: "partly", strength: 0.35 };
  if (!isCertainOf(candidate)) return null;
  if (isStillStudied(requirement, text, reading) || isDueBelow(requirement, statement, reading))
    return { verdict: "partly", strength: 0.35 };
  if (requirement.kind === "education" && isLowerDegree(requirement, candidate))
    return hit.share === 1 && namesField(hit) ? { verdict: "partly", strength: 0.4 } : null;
  const named = hit.alternative.terms.map(({ words }) => words).join(" ");
  const asked = hasGrade(named) ? named : (requirement.limits.level ?? requirement.line);
  if (reaches(asked, text.replace(TO_COME, "")) === "below")
    return ofALowerLevel(requirement, reading, candidate);
  const place = statement.section === "credentials" ? 0.2 : 0;
  const isWhole = hit.share === 1 || isHigherInTheField(requirement, candidate);
  const isLate = requirement.limits.years === undefined || isDatedLately(requirement.line, text);
  const isOld = isOutlived(requirement.line, text, reading);
  const whole = isWhole && isLate && !isOld && !isLesser(requirement.line, candidate);
  return { verdict: whole ? "found" : "partly", strength: hit.share + place };
}

/** "NMC PIN pending", "C+E test in January": who is on the way to a licence holds no part of it. */
function isToCome({ kind, line }: Requirement, { statement: { sentence }, claim }: Candidate): boolean {
  if (kind === "education" && lowestDegree(line) === 0)
    return EXAM_TO_COME.test(sentence.text) && !isPartlyDone(sentence.text);
  if (kind !== "licence" || ON_THE_WAY.test(line) || isPartlyDone(sentence.text)) return false;
  return claim.polarity === "unfinished" || PENDING.test(sentence.text);
}
const isPartlyDone = (text: string) =>
  /\b(?:degree|diploma|passed|apprenticeship)\b/i.test(text) ||
  (text.match(/\b(?:level|stage|part|module|unit|paper|day)s?\b/gi) ?? []).length > 1 ||
  /\b(?:\d+|two|three|four) (?:of|out of|left|to go|done|passed)\b/i.test(text);
const ON_THE_WAY =
  /\b(?:(?:working|moving) towards?|on (?:the|your) way|in progress|studying|pending|willing)\b/i;
const PENDING =
  /\b(?:pending|awaited|being processed)\b|\b(?:am|['’]m) (?:(?:now|currently|still|just) )?(?:doing|taking|sitting) (?:my|the) (?!best\b)|\b(?:theory|test|exam|assessment|practical|osce|course|induction)s? (?:is |are )?(?:due |booked )?(?:in|on|for|next|this|at the end of) (?:(?:the )?\d{1,2}(?!\d)|week|month|spring|summer|autumn|winter|\p{Lu}\p{Ll}+(?! 20(?:[01]|2[0-5])))/u;

const EXAM_TO_COME =
  /\b(?:exam|test|assessment)s? (?:is |are )?(?:booked|due|next|in (?:\p{Lu}|\d|two|three)|on (?:the )?\d)/u;

function isDueBelow({ kind }: Requirement, statement: Statement, { application }: Reading): boolean {
  if (kind !== "education" || statement.source !== "cv") return false;
  const next = nextOf(statement, application.statements);
  const due = next && DUE.exec(next.sentence.text)?.[1];
  return due !== undefined && endOf(due) > application.sent;
}
const DUE =
  /^\W{0,9}(?:expected|due|anticipated|graduating|graduation|to be completed|completing|completion)\b[^.;]{0,24}?((?:\p{L}{3,9}\.? )?20\d\d)\b/iu;
const nextOf = (
  { sentence, source, question }: Pick<Statement, "sentence" | "source" | "question">,
  statements: readonly Statement[],
): Statement | undefined =>
  statements.find(
    (each) => each.source === source && each.question === question && each.sentence.start >= sentence.end,
  );

function isOwnPaper(requirement: Requirement, reading: Reading, candidate: Candidate): boolean {
  const { statement, hit } = candidate;
  if (!isHolding(statement, statement.sentence.text, hit.at) || isAnothers(requirement, reading, candidate))
    return false;
  if (reading.isOfAnotherTrade(statement.sentence.words) || isDoneTo(candidate)) return false;
  if (isToCome(requirement, candidate)) return false;
  if (isOfAnotherKind(requirement.line, candidate)) return false;
  if (isIndirect(candidate) && statement.section !== "credentials") return false;
  return (
    !isOver(requirement, statement, reading) &&
    (requirement.kind !== "education" || isOfTheDegree(requirement, candidate))
  );
}

const isHigherInTheField = (requirement: Requirement, candidate: Candidate): boolean => {
  const { terms } = candidate.hit.alternative;
  return (
    terms.length === 2 &&
    lowestDegree(terms[0]?.words ?? "") >= DEGREE &&
    isHigherDegree(requirement, candidate)
  );
};
const DEGREE = 3;
const namesField = ({ alternative: { terms } }: Candidate["hit"]): boolean =>
  terms.some(({ words }) => lowestDegree(words) === 0);

/** "BLS, exp. 11/2025" of somebody who writes in 2026: columns of a line are sentences of their own. */
function isOver(
  { line }: Requirement,
  { sentence, source, question }: Statement,
  { application }: Reading,
): boolean {
  if (GIVEN_UP.test(sentence.text) || HAS_TO_BE_RENEWED.test(sentence.text)) return true;
  const next = nextOf({ sentence, source, question }, application.statements);
  if (next && next.sentence.start - sentence.end <= BESIDE && IT_IS_OVER.test(next.sentence.text))
    return true;
  const [, many = "", unit = ""] = LATELY.exec(line) ?? [];
  const got = Math.max(0, ...[...sentence.text.matchAll(DATED)].map(([date]) => endOf(date)));
  const months =
    (/^\d/.test(many) ? Number(many) : Math.max(0, WORDS.indexOf(many.toLowerCase())) + 1) *
    (/^m/i.test(unit) ? 1 : 12);
  if (unit !== "" && got > 0 && got + months < application.sent) return true;
  const own = application.statements.filter(
    (each) => each.source === source && each.question === question && each.sentence.line === sentence.line,
  );
  const ends = own.flatMap(({ sentence: { text } }) =>
    [...text.matchAll(END), ...text.matchAll(HELD_TO)].map(([, date = ""]) => endOf(date.trim())),
  );
  return ends.length > 0 && Math.max(...ends) < application.sent;
}
const GIVEN_UP =
  /^(?!.*\bfull\b).*(?:\btheory (?:test )?(?:is )?(?:passed|done)\b|\bpassed (?:my |the )?theory\b|\bpractical (?:test )?(?:is )?booked\b)|\blet (?:\p{L}+ ){0,4}(?:go|lapse|expire)\b|\bg[ai]ven? (?:it |my \p{L}+ )?up\b|\b(?:surrendered|struck off)\b|\b(?:course|training|exam) (?:starts|begins|is booked)\b|\bleft (?:it |the course )?after\b|\((?:I )?left(?: early| without \p{L}+)?\)|\b(?:dropped out|withdrew|withdrawn|discontinued|abandoned|revoked)\b|\b(?:banned|disqualified) (?:from driving|for \d|until)|\b(?:did not|didn['’]t|never) (?:finish|complet)/iu;
const HAS_TO_BE_RENEWED =
  /\b(?:needs?|needing|requires?|overdue(?: for)?) (?:an? |its |my )?(?:refresher|renewal|renewing|refreshing|(?:to be )?(?:renewed|refreshed|redone))\b/i;
const BESIDE = 3;
const IT_IS_OVER =
  /^\W{0,9}(?:(?:and|but|though|although) )?(?:it|that|this|the (?:last|latest|newest)(?: one)?|(?:my|the) (?:certificate|cert|card|ticket|licen[cs]e|registration|badge|permit))(?:['’]s| has| had)? (?:now |since |just )?(?:lapsed|expired|run out|ran out)\b(?!.*\brenew)/i;
const endOf = (date: string) => endOfMonth(date) + (/^\d{4}$/.test(date) ? 11 : 0);
const isDatedLately = (line: string, text: string) => LATELY.test(line) && text.match(DATED) !== null;
const LATELY =
  /\b(?:(?:within|in) the (?:last|past)|no more than|not older than|less than) (\d+|one|two|three|four|five|six)? ?(months?|years?)\b/i;
const WORDS = "one two three four five six".split(" ");
const DATED = /(?:\p{Lu}\p{L}{2,8}\.? |\d{1,2}[/.])?20\d{2}\b/gu;
const END =
  /\b(?:exp(?:\.|ires?d?|iry|iration)?|valid (?:to|until|till|through)|until|ran out|lapsed)\W{0,3}(?:in |on |date:? )?((?:\p{L}{3,9}\.? |\d{1,2}[/.])?20\d{2}(?:-[01]\d)?)\b/giu;

/** "Door supervisor to 2026-01", and no course "2017 to 2019" or "at college to 2019". */
const HELD_TO =
  /^(?!.*\b(?:from|since|college|school|university|stud\w+|train\w+)\b)\D* to ((?:\p{Lu}\p{L}{2,8} |\d\d\/)?20\d\d(?:-[01]\d)?)\W*$/giu;

function isLowerDegree({ line }: Requirement, { statement, hit }: Candidate): boolean {
  const own = highestDegree(statement.sentence.text);
  const asked = lowestDegree(hit.alternative.terms[0]?.words ?? "") || lowestDegree(line);
  return own > 0 && own < (/\bdiploma\b/i.test(line) ? Math.min(asked, DEGREE) : asked);
}

/** "BS 7671" is no degree, and the "Science" of a degree's name no field. */
function isOfTheDegree(requirement: Requirement, candidate: Candidate): boolean {
  const { statement, hit } = candidate;
  const { text, words } = statement.sentence;
  if (isOfAnyField(requirement, candidate)) return false;
  if (hit.defined && STANDARD.test(text.slice(words[hit.at]?.start ?? 0))) return false;
  if (hit.cover < COVERED && !isHigherDegree(requirement, candidate)) return false;
  const besides = words.filter(({ start }) => !NAME_OF_A_DEGREE.test(text.slice(0, start)));
  if (besides.length === words.length) return true;
  const rest = bestHit(requirement, besides);
  return rest !== null && (rest.cover >= COVERED || isHigherDegree(requirement, { ...candidate, hit: rest }));
}
function isOfAnyField({ line }: Requirement, { statement, hit }: Candidate): boolean {
  const named = hit.alternative.terms.map(({ words }) => words).join(" ");
  const [, field = ""] = FIELD.exec(line) ?? [];
  if (field === "" || !ANY_SCHOOL.test(named)) return false;
  const told = new Set(statement.sentence.words.map(({ stem }) => stem));
  return !stemsOf(field).some((stem) => told.has(stem));
}
const ANY_SCHOOL =
  /^(?:(?:an?|the) )?(?:apprenticeship|college|university|school|training|course|diploma|degree|certificate|vocational training)s?$/i;
const FIELD = /\bin ([^(,;]{3,60})\s\(/;
const COVERED = 0.75;
const STANDARD = /^(?:BS|MS|BA)\s?(?:EN |ISO )*\d/;
const NAME_OF_A_DEGREE = /\b(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)? of (?:applied )?$/i;

/** Told in part, but for "Level 5 Beauty Therapy" where a hairdresser at Level 6 is asked for. */
function ofALowerLevel(
  { line }: Requirement,
  { occupation }: Reading,
  { statement }: Candidate,
): Judgement | null {
  const asked = new Set([...stemsOf(line), ...occupation.flatMap(stemsOf)]);
  const named = statement.sentence.words.filter(({ written }) => /^\p{Lu}\p{Ll}{3,}/u.test(written));
  const fields = named.filter(({ form }) => !FRAME.test(form));
  const isOfAnother = fields.length >= 2 && !fields.some(({ stem }) => asked.has(stem));
  return isOfAnother ? null : { verdict: "partly", strength: 0.4 };
}
const FRAME =
  /^(?:qualified|level|diploma|certificate|award|college|university|school|institute|first|grade|class|\p{L}+day)$/u;

const isAnothers = ({ line }: Requirement, { occupation }: Reading, candidate: Candidate): boolean => {
  const { text } = candidate.statement.sentence;
  return (
    isOthers(candidate) || SEES_TO_IT.test(text) || isAsAnother(line, text) || isOfLowerRank(occupation, text)
  );
};

const SEES_TO_IT =
  /\b(?:mak(?:e|es|ing) sure|made sure|ensur(?:e|es|ed|ing))\b (?:that )?(?!I\b|my\b)[^.;]*\b(?:hold|holds|held|have|has|had|carr(?:y|ies)|are|is)\b/i;

/** "Registered with the GPhC (pharmacy technician, 2009)", where a pharmacist is asked for. */
const isOfLowerRank = (occupation: readonly string[], text: string): boolean => {
  const rank = RANK.exec(text)?.[1]?.toLowerCase();
  return rank !== undefined && !occupation.includes(rank);
};
const RANK = /\((?:\p{L}+ )?(technician|assistant|associate|trainee|student|apprentice|nurse)[,)]/iu;

/** Registered "as a dental nurse" where a technician is asked for. */
function isAsAnother(line: string, text: string): boolean {
  const asked = AS.exec(line)?.[1];
  const own = AS.exec(text)?.[1] ?? /(\p{L}+) \([^)]*\bregistered\)/iu.exec(text)?.[1];
  if (asked === undefined || own === undefined) return false;
  return stemOf(asked.toLowerCase()) !== stemOf(own.toLowerCase());
}
const AS =
  /\b(?:registered|registration|qualified|licen[cs]ed|accredited|chartered)\b.*?\bas an? (?:\p{L}+ ){0,2}?(\p{L}+)(?=\s*(?:$|[,.;()]|\b(?:since|in|with|at|and|or|from|by|for|on)\b))/iu;

export function isHigherDegree({ line }: Requirement, { statement, hit }: Candidate): boolean {
  const asked = lowestDegree(line);
  return asked > 0 && highestDegree(statement.sentence.text) >= asked && !hit.defined && hit.share >= 0.5;
}

/** "Worked beside registered engineers": the term belongs to the people it stands before. */
export function isOthers(candidate: Candidate): boolean {
  const { statement, hit } = candidate;
  const { text, words } = statement.sentence;
  const from = words[hit.at]?.start ?? 0;
  const named = hit.alternative.terms.map((term) => term.words.toLowerCase()).join(" ");
  const isPeople = (form: string) => PEOPLE.test(form) && !THINGS.test(form) && !named.includes(form);
  if (isSomebody(candidate) || KEEPS_PAPERS.test(text) || isOfLearner(candidate)) return true;
  const before = words.slice(Math.max(0, hit.at - 4), hit.at);
  return (
    words
      .slice(hit.at + 1, hit.at + 5)
      .some(
        ({ form, start }) =>
          isPeople(form) &&
          !/[,;:()]|\s(?:for|of|to|with|in|at|from|by|across)\s/.test(text.slice(from, start)),
      ) ||
    before.some(
      ({ form }, at) => isPeople(form) && /^(?:with|holding|having)$/.test(before[at + 1]?.form ?? ""),
    )
  );
}
function isSomebody({ statement, hit }: Candidate): boolean {
  const { text, words } = statement.sentence;
  const before = text.slice(0, words[hit.at]?.start ?? 0);
  const called = text.slice(words[hit.at]?.start ?? 0);
  const admitted = ADMITTED.exec(text);
  if (
    admitted &&
    BESIDE_ONE.test(text.slice(0, admitted.index)) &&
    admitted.index <= (words[hit.at]?.start ?? 0) + 1
  )
    return true;
  return /\b(?:the|our|their|his|her|an?other)\s$/i.test(before) && HOLDER.test(called);
}
const isOfLearner = ({ statement: { sentence }, hit }: Candidate): boolean =>
  /\b(?:student|trainee|apprentice|aspiring|future)\s$/i.test(
    sentence.text.slice(0, sentence.words[hit.at]?.start ?? 0),
  );
const BESIDE_ONE =
  /\b(?:with|by|under|from|alongside|beside|for|supporting|assisting|helping) (?:an?|the|our|my|two|three|four|\d+) (?:\S+[- ])?$/;
const ADMITTED = /\b(?:registered|licen[cs]ed|qualified|chartered|certified|accredited)\b/;
const KEEPS_PAPERS =
  /\b(?:administer|administered|track|tracked|keep track of|file|filed|renew for|chase|chased) (?:the |their |all )?(?:\p{L}+ )?(?:licen[cs]es|tickets|cards|certificates)\b/iu;
const HOLDER =
  /^(?:[\p{L}-]+\s){0,2}(?:aider|officer|engineer|driver|nurse|holder|assessor|lead|trainer|tester|inspector|advis[eo]r)\b/iu;
const LEARNING = /\b\p{Lu}{2,} (?:student|trainee|finalist)\b|\bpart[- ]qualified\b/u;
const PEOPLE =
  /^(?:\p{L}{3,}(?:ers|ors|ists|ians|ants)|nurses|graduates|students|candidates|staff|colleagues|people|men|women|fleets?)$/u;
const THINGS =
  /^(?:orders|letters|papers|numbers|others|matters|members|computers|trailers|workers|containers|customers|volunteers|ledgers|newsletters|folders|servers|registers|clusters|routers|printers|scanners|sensors|motors|tractors|filters|boilers|controllers|parameters|layers|trackers|planners|counters|headers|meters|posters|banners|timers|flyers|monitors|calculators|generators|elevators)$/;

/** "Planning C+E fleets": what somebody does something with is not what they hold. */
/** "I called a first aider": somebody else holds the paper. */
const IS_CALLED =
  /\b(?:call(?:ed|ing)?|r[au]ng|phon(?:ed|ing)|ask(?:ed|ing)?|fetch(?:ed|ing)?|radioed|got|sent for|(?:took|sent) (?:him|her|them|it) to|handed (?:over )?to) (?:for )?(?:(?:the|an?|our|their|my) )?(?:\p{L}+ )?$/iu;

function isDoneTo({ statement, claim, hit }: Candidate): boolean {
  const term = statement.sentence.words[hit.at];
  const heading = statement.sentence.text.slice(0, term?.start ?? 0);
  const before = claim.words.filter(({ start }) => start < heading.length).slice(-4);
  if (TO_A_STANDARD.test(heading) || IS_CALLED.test(heading)) return true;
  if (
    /\b(?:award|certificate|diploma|level \d|nvq|degree|training|course) (?:\d )?(?:in|on|for)\b/i.test(
      heading,
    )
  )
    return false;
  return before.some(
    ({ form, written, start }) =>
      /^[a-z]{3,}ing$/.test(form) && !STATE.test(form) && !(start > 0 && /^\p{Lu}/u.test(written)),
  );
}

/** "Repairs in line with BS 7671": the work is to a standard, the person may hold nothing. */
const TO_A_STANDARD =
  /\b(?:in (?:line|accordance) with|according to|compl\w+ with|(?:work\w*|wired|built|tested) to)\s$/i;
const STATE =
  /^(?:holding|having|driving|working|including|nursing|training|accounting|bookkeeping|engineering|marketing|catering|hairdressing|handling)$/;
