import { COURTESY, DECLARATION, INTRODUCTION, isGreeting, MEMBERSHIP } from "../data/answer-cues";
import type { EvaluationInput } from "../evaluation";
import { cleanText } from "../text/clean-text";
import { readText } from "../text/read-text";
import { rememberedPosting } from "../text/remembered";
import { type Sentence, type Text, textOf } from "../text/sentences";
import { lexicon } from "../text/weights";
import { type Word, wordsOf } from "../text/words";
import type { Application, Claim, Idle, Statement } from "./claim";
import { dateRanges, endOfMonth, newestMonth } from "./dates";
import { copiedShare, echoedShare, echoRuns, isLifted, isPraise, runsOf, tellingStems } from "./heaps";
import { instructingSentences } from "./instructions";
import { jobLines } from "./job-lines";
import { namesRole } from "./job-titles";
import { type Job, jobAt, jobsOf } from "./jobs";
import { personalDetails, type Span } from "./personal-details";
import { findRepeats } from "./repeats";
import { type Placed, placeName, sectionsOf } from "./sections";
import { isRelative, speechOf } from "./speech";
import { withoutStuffing } from "./stuffing";

/** Everything that the applicant says, sentence by sentence. Pure and linear in the length of the texts. */
export function readClaims(input: EvaluationInput): Application {
  const { runs: copied } = postingRead(input.posting);
  const cv = input.cv === null ? null : textOf(input.cv);
  const own = (text: string) => cleanText(withoutPosting(text, input.posting.text)).text;
  const written = newestMonth([own(input.cv ?? ""), ...input.answers.map(({ text }) => own(text))]);
  const sent = endOfMonth(input.sentIn);
  const newest = sent || written;
  const sections = cv ? sectionsOf(cv.lines) : [];
  const idle = cv ? idleSpans(cv, "cv") : NONE_IDLE;
  const jobs = cv ? jobsOf(jobLines(withoutNames(cv, sections, idle)), sections, newest) : [];
  const statements = [
    ...(cv ? cvStatements(cv, sections, jobs, idle, copied) : []),
    ...(input.coverLetter ? letterStatements(input.coverLetter, copied) : []),
    ...input.answers.flatMap((answer) => answerStatements(answer, input, copied)),
  ];
  return {
    statements: withoutRepeats(withoutStuffing(withoutLifted(statements, input.posting), input.posting)),
    jobs,
    newest,
    sent,
  };
}

/** Whose CV it is, in the lines above the first job, names no firm. */
function withoutNames({ lines }: Text, sections: readonly Placed[], idle: Idles): Text["lines"] {
  const isPersonal = ({ sentences }: Text["lines"][number]) =>
    sentences.every((each) => lettersOfDetails(each, idle) > (each.end - each.start) / 2);
  const first = lines.findIndex(
    (line) => namesRole(line.text) && dateRanges(line.text).length === 0 && !isPersonal(line),
  );
  return lines.map((line, at) =>
    sections[at]?.section === "top" && (first < 0 || at < first - 1) && isPersonal(line)
      ? { ...line, text: "" }
      : line,
  );
}

function cvStatements(
  cv: Text,
  sections: readonly Placed[],
  jobs: readonly Job[],
  idle: Idles,
  copied: ReadonlySet<string>,
): Statement[] {
  const heads = new Set(jobs.flatMap(({ isTold, head, line }) => (isTold ? [] : [...head, line])));
  return cv.sentences.map((sentence) => {
    const placed = sections[sentence.line] ?? { section: "top" as const, heading: false, labelled: false };
    const job = placed.labelled ? null : jobAt(jobs, sentence);
    const isHead = heads.has(sentence.line);
    const section = job ? "work" : placed.section;
    return {
      source: "cv",
      question: 0,
      sentence,
      section,
      job,
      isHead,
      bullet: cv.lines[sentence.line]?.bullet ?? false,
      claims: claimsIn(sentence),
      idle: placed.heading ? "heading" : idleBecause(sentence, idle, copied),
      place: placeName(section),
    };
  });
}

function letterStatements(letter: string, copied: ReadonlySet<string>): Statement[] {
  const text = textOf(letter);
  const idle = idleSpans(text, "coverLetter");
  return text.sentences.map((sentence) => ({
    source: "coverLetter",
    question: 0,
    sentence,
    section: "profile",
    job: null,
    isHead: false,
    bullet: false,
    claims: claimsIn(sentence),
    idle: idleBecause(sentence, idle, copied),
    place: "Cover letter",
  }));
}

function answerStatements(
  answer: EvaluationInput["answers"][number],
  input: EvaluationInput,
  copied: ReadonlySet<string>,
): Statement[] {
  const at = input.questions.findIndex(({ id }) => id === answer.questionId);
  const asked = input.questions[at];
  if (!asked) return [];
  const text = textOf(answer.text);
  const idle = idleSpans(text, "answer");
  const echoes = echoRuns(`${asked.title}\n${asked.question}`);
  return text.sentences.map((sentence) => ({
    source: "answer",
    questionId: answer.questionId,
    question: at + 1,
    sentence,
    section: "other",
    job: null,
    isHead: false,
    bullet: false,
    claims: claimsIn(sentence),
    idle: echoedShare(sentence, echoes) > 0.5 ? "echo" : idleBecause(sentence, idle, copied),
    place: `Answer ${at + 1}`,
  }));
}

const NONE_IDLE: Idles = { marked: [], details: [] };
type Idles = { marked: { span: Span; why: Idle }[]; details: readonly Span[] };

function idleSpans(text: Text, source: Statement["source"]): Idles {
  const reading = readText(text.original, { source });
  const instructions = instructingSentences(reading).flatMap((at) => reading.sentences[at] ?? []);
  const personal = source === "answer" ? [] : personalDetails(reading);
  const stuffed = findRepeats(reading, lexicon("english")).stuffed.map(({ from, to }) => ({
    start: reading.words[from]?.start ?? 0,
    end: reading.words[to - 1]?.end ?? 0,
  }));
  const marked = [
    ...stuffed.map((span) => ({ span, why: "heap" as const })),
    ...instructions.map((span) => ({ span, why: "instruction" as const })),
  ];
  return { marked, details: mergedSpans(personal) };
}

function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

function idleBecause(sentence: Sentence, idle: Idles, copied: ReadonlySet<string>): Idle | null {
  const { start, end } = sentence;
  const hit = idle.marked.find(({ span, why }) => {
    const whole = why === "instruction" ? Math.min(span.end - span.start, end - start) : end - start;
    return Math.min(span.end, end) - Math.max(span.start, start) >= whole / 2;
  });
  if (hit) return hit.why;
  if (lettersOfDetails(sentence, idle) >= (end - start) / 2 && !STANDING.test(sentence.text))
    return "personal";
  if (isGreeting(sentence.text) || ASIDES.some((aside) => aside.test(sentence.text))) return "personal";
  if (MARKUP.test(sentence.text)) return "markup";
  if (copiedShare(sentence, copied) >= 0.5) return "copied";
  return isPraise(sentence) ? "praise" : null;
}

/** "Cork | Irish citizen", "Green card": what may be asked for, wherever it stands; a nationality is not. */
const STANDING =
  /^(?!.*\b(?:nationality|born)\b).*\b(?:rights? to (?:live and )?work|(?:entitled|eligible|allowed|authori[sz]ed|permitted) to work|work(?:ing)? rights|(?:permanent|lawful) resident|settled status|green card|indefinite leave|stamp 4|work (?:permit|visa)|citizen(?:ship)?)\b/i;
const ASIDES = [COURTESY, DECLARATION, INTRODUCTION, MEMBERSHIP];

function lettersOfDetails({ start, end }: Sentence, { details }: Idles): number {
  let [from, to] = [0, details.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((details[middle]?.end ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  let letters = 0;
  for (let at = from; (details[at]?.start ?? end) < end; at++)
    letters += Math.min(details[at]?.end ?? 0, end) - Math.max(details[at]?.start ?? 0, start);
  return letters;
}

const MARKUP = /<\/?[a-z][^<>]{0,200}>|\{\{.{0,80}\}\}|\$\{.{0,80}\}|=[A-Z]{2,20}\(/;

function claimsIn(sentence: Sentence): Claim[] {
  const claims: Claim[] = sentence.clauses.map(({ text, from, to }) => {
    const words = sentence.words.slice(from, to);
    const speech = speechOf(words, text);
    return { ...speech, who: isRelative(words) || AGENT_THAT.test(text) ? "other" : speech.who, words, text };
  });
  return claims.map((claim, at) => {
    const next = claims[at + 1];
    if (
      !next ||
      claim.words.length > HEADWORDS ||
      claim.polarity !== "does" ||
      !/[:–—-]\s*$/.test(claim.text)
    )
      return claim;
    return {
      ...claim,
      who: claim.who === "self" ? next.who : claim.who,
      polarity: next.polarity,
      indirect: next.indirect < 0 ? -1 : 0,
    };
  });
}
const HEADWORDS = 3;
const AGENT_THAT =
  /\b(?:agency|company|firm|supplier|contractors?|consultants?|colleagues?|team|people|vendor|partner) (?:that|who|which) \p{L}+/iu;

/** So many short lines of the posting were copied from it; one or two are how people speak of it. */
const LIFTED_LINES = 4;
const LIFTED_SHARE = 0.12;

function withoutLifted(statements: readonly Statement[], posting: EvaluationInput["posting"]): Statement[] {
  const { stems, forms } = postingRead(posting);
  const lifted = new Set(statements.filter((each) => each.idle === null && isLifted(each.sentence, stems)));
  const own = statements.filter(({ idle }) => idle === null || idle === "copied").length;
  const copied = statements.filter(({ idle }) => idle === "copied").length;
  const many = lifted.size + copied >= LIFTED_LINES && lifted.size + copied >= own * LIFTED_SHARE;
  return statements.map((each) => {
    if (many && lifted.has(each)) return { ...each, idle: "copied" as const };
    return !many && each.idle === "copied" && isRetold(each, forms) ? { ...each, idle: null } : each;
  });
}

const postingRead = rememberedPosting(({ title, text }) => ({
  runs: runsOf(text),
  stems: ` ${tellingStems(wordsOf(`${title}\n${text}`)).join(" ")} `,
  forms: new Set(wordsOf(text).map(({ form }) => form)),
}));

/** "Checked the vehicle before each shift", where the posting has "Check": one's own, by its first word. */
const isRetold = ({ source, sentence }: Statement, forms: ReadonlySet<string>): boolean => {
  const [first, ...rest] = sentence.words;
  const isOwn = ({ form }: Word) => PAST.test(form) && !forms.has(form);
  if (source === "cv" && first && isOwn(first)) return true;
  const facts = rest.filter(({ written, form }) => NUMBER_OR_NAME.test(written) && !forms.has(form));
  return /\bI\b/.test(sentence.text) && sentence.words.some(isOwn) && facts.length > 0;
};
const NUMBER_OR_NAME =
  /^(?:\d|\p{Lu}\p{Ll}{2}|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$)/u;
const PAST = /(?:ed|ept|ran|led|rove|rote|ade|old|uilt|aught|ook|ave)$/;

function withoutPosting(text: string, posting: string): string {
  const lines = new Set(posting.split("\n").map((line) => line.trim()));
  return text
    .split("\n")
    .filter((line) => !lines.has(line.trim()))
    .join("\n");
}

function withoutRepeats(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  const keys: string[] = [];
  return statements.map((statement) => {
    keys.unshift(statement.sentence.words.map(({ stem }) => stem).join(" "));
    const enough = keys.findIndex((_, at) => wordsIn(keys.slice(0, at + 1)) >= ENOUGH_WORDS);
    if (enough < 0) return statement;
    const key = keys.slice(0, enough + 1).join("\n");
    keys.length = enough + 1;
    const again = seen.has(key) && (statement.idle === null || /^(?:praise|heap)$/.test(statement.idle));
    seen.add(key);
    return again ? { ...statement, idle: "repeat" as const } : statement;
  });
}
const ENOUGH_WORDS = 4;
const wordsIn = (keys: readonly string[]) => keys.join(" ").split(" ").length;
