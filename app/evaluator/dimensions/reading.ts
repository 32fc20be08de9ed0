import { type AnswerReading, readAnswers } from "../answers/read-answers";
import type { Application, Statement } from "../claims/claim";
import type { Job } from "../claims/jobs";
import type { EvaluationInput } from "../evaluation";
import { readPosting } from "../requirements/read-posting";
import type { Requirement } from "../requirements/requirement";
import { isSlip } from "../text/dictionary";
import { stem as fieldStem, fold } from "../text/field-stem";
import { readText } from "../text/read-text";
import { remembered, rememberedPosting } from "../text/remembered";
import { type Lexicon, lexicon, weightOf } from "../text/weights";
import { stemsIn, stemsOf, type Word, wordsOf } from "../text/words";
import { isBesideWork, isBreak } from "./beside-work";
import { fieldNearness } from "./field-nearness";
import { type Matters, mattersOf } from "./kinship";
import { isLongAgo, isOfLongAgo } from "./long-ago";
import { type Asked, namesOccupation, occupationOf, occupationsOf } from "./occupation";
import { isBelow, isOfAnotherHead, isOfAnotherSide, isOtherwiseCalled } from "./other-titles";
import { profileOf } from "./similarity";
import { aliensIn, titleFit } from "./title-fit";
import { namesRankOnly } from "./title-words";

export const FITTING = 0.62;

export type Reading = {
  application: Application;
  requirements: readonly Requirement[];
  /** How well each dated job's title fits the posting's occupation, 0–1. */
  fit: ReadonlyMap<Job, number>;
  titleFit: (line: string) => number;
  isOtherwiseCalled: (title: string) => boolean;
  isOfAnotherSide: (title: string) => boolean;
  isOfAnotherHead: (title: string) => boolean;
  isOfALowerRank: (title: string) => boolean;
  occupation: readonly string[];
  /** How near the fields of work of CV and posting are, 0–1. */
  nearness: number;
  /** The best fit of a dated job, or null without any. */
  held: number | null;
  /** The same of those whose title names a trade or fits; null where no title tells somebody's trade. */
  bestFit: number | null;
  words: Lexicon;
  /** Whether words are of a trade that the posting does not speak of, as of vets on a posting for nurses. */
  isOfAnotherTrade: (phrase: readonly Word[]) => boolean;
  /** How much of the CV is there to be found: praise, heaps of keywords, the posting's own lines; 0–1. */
  filled: number;
  answers: AnswerReading[];
  questions: Question[];
  /** Stems of the posting's title and those that many of its lines share say less. */
  common: ReadonlySet<string>;
};

type Question = {
  number: number;
  text: string;
  words: readonly Word[];
  stems: ReadonlySet<string>;
  matters: Matters;
};

export function readingOf(
  input: EvaluationInput,
  application: Application,
  requirements: readonly Requirement[],
): Reading {
  const words = lexicon("english");
  const wanted = wantedBy(input.posting);
  const fitOf = (line: string) => titleFit(line, wanted, words);
  const headline = Math.max(0, ...headlines(application, words).map(fitOf));
  const fit = new Map(
    application.jobs.map((job) => [
      job,
      Math.max(fitOf(job.title), headline * shareOfHeadline(job, application, words)),
    ]),
  );
  const isRecent = (job: Job) => (fit.get(job) ?? 0) >= FITTING || !isLongAgo(job.end, application);
  const answers = readAnswers({ ...input, isSlip: slipsBeside(input) });
  return {
    application: withoutIdleAnswers(application, answers),
    requirements,
    answers,
    fit,
    titleFit: fitOf,
    isOtherwiseCalled: (line) => isOtherwiseCalled(line, wanted),
    isOfAnotherSide: (line) => isOfAnotherSide(line, wanted),
    isOfAnotherHead: (line) => isOfAnotherHead(line, wanted),
    isOfALowerRank: (line) => isBelow(line, wanted),
    nearness: fieldNearness(input, application),
    occupation: wanted.occupation,
    held: bestOf(fit, isRecent),
    bestFit: bestOf(
      fit,
      (job, value) => value >= FITTING || (isRecent(job) && namesOccupation(job.title, words)),
    ),
    words,
    isOfAnotherTrade: (phrase) =>
      aliensIn(
        phrase.filter(({ form }) => OTHER_KINDS.test(form)),
        wanted,
        words,
      ) > 0,
    filled: filledShare(application),
    questions: input.questions.map(questionRead),
    common: commonStems(input.posting),
  };
}

const wantedBy = rememberedPosting(({ title, text }): Asked => {
  const words = lexicon("english");
  const read = readText(`${title}\n${text}`, { source: "posting" });
  return {
    title,
    occupation: occupationOf(title, text),
    occupations: occupationsOf(title, text, words),
    fields: profileOf(read, words, wordsOf(title).length).fields,
    stems: new Set(stemsOf(`${title} ${text}`)),
  };
});

function questionRead({ title, question }: EvaluationInput["questions"][number], at: number): Question {
  const words = wordsOf(`${title} ${question}`);
  const matters = mattersOf(words.map(({ stem }) => stem));
  return { number: at + 1, text: question, words, stems: stemsIn(words), matters };
}

function slipsBeside({ posting, cv }: EvaluationInput): (word: string) => boolean {
  const asked = formsAsked(posting);
  const known = new Set(wordsOf(cv ?? "").map(({ form }) => form));
  return (word) => !asked.has(word) && !known.has(word) && isSlip(word);
}
const formsAsked = rememberedPosting(
  ({ title, text }) => new Set(wordsOf(`${title} ${text}`).map(({ form }) => form)),
);

/** Voluntary work beside it says nothing of somebody's trade, for or against. */
function bestOf(fit: ReadonlyMap<Job, number>, isCounted = (_: Job, _fit: number) => true): number | null {
  const held = [...fit]
    .filter(([job, value]) => !/^volunt/i.test(job.title) && !isBreak(job.title) && isCounted(job, value))
    .map(([, value]) => value);
  return held.length === 0 ? null : Math.max(...held);
}

const FILLING: readonly Statement["idle"][] = ["praise", "heap", "copied", "echo"];

function filledShare(application: Application): number {
  const own = application.statements.filter(
    (each) =>
      each.source === "cv" &&
      !isOfLongAgo(each, application) &&
      each.idle !== "personal" &&
      each.idle !== "heading" &&
      each.idle !== "repeat" &&
      !isBesideWork(each),
  );
  const words = (some: readonly Statement[]) =>
    some.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  return words(own.filter(({ idle }) => FILLING.includes(idle))) / Math.max(1, words(own));
}

/** Trades that share their papers' names with others: those of animals, machines and money. */
const OTHER_KINDS =
  /^(?:veterinary|vet|animals?|dogs?|cats?|equine|beauty|software|cyber|network|legal|teaching)$/;

function withoutIdleAnswers(application: Application, answers: readonly AnswerReading[]): Application {
  const idle = new Set(
    answers.filter(({ state }) => state === "idle" || state === "unread").map(({ number }) => number),
  );
  const statements = application.statements.map((each) =>
    each.source === "answer" && idle.has(each.question) && each.idle === null
      ? { ...each, idle: "praise" as const }
      : each,
  );
  return { ...application, statements };
}

/** A job that names no title, or a rank alone, is taken for what the applicant says to be, a little less. */
const UNNAMED = 0.7;
const RANK = 0.95;
function shareOfHeadline({ title, end }: Job, application: Application, words: Lexicon): number {
  if (isBreak(title) || isLongAgo(end, application)) return 0;
  if (namesRankOnly(title)) return RANK;
  return namesOccupation(title, words) ? 0 : UNNAMED;
}

const HEADLINES = 6;
const LONGEST_HEADLINE = 140;

/** The first lines, of which a name, an address or a family is none, however many there are. */
function headlines(application: Application, words: Lexicon): string[] {
  const names = ({ sentence }: Statement) => namesOccupation(sentence.text, words);
  const isName = (each: Statement) => !names(each) && BARE_NAME.test(each.sentence.text);
  const top = application.statements.filter(
    ({ source, idle, section, job }) =>
      source === "cv" &&
      (idle === null || idle === "personal") &&
      (section === "top" || section === "profile") &&
      job === null,
  );
  const own = top.filter((each, at) => each.idle === null && !(at === 0 && isName(each)));
  const last = own[HEADLINES - 1];
  return top
    .slice(0, last ? top.indexOf(last) + 1 : undefined)
    .filter((each) => each.idle === null || (names(each) && !REACHED.test(each.sentence.text)))
    .map(({ sentence }) => sentence.text)
    .filter((text) => text.length < LONGEST_HEADLINE);
}
const BARE_NAME = /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}\p{Lu}[\p{L}.'’-]*$/u;
const REACHED = /[@\d]/;

const commonStems = rememberedPosting((posting): ReadonlySet<string> => {
  const lines = readPosting(posting).map(({ asked }) => new Set(stemsOf(asked)));
  const isShared = (stem: string) => lines.filter((other) => other.has(stem)).length >= 3;
  return new Set([...stemsOf(posting.title), ...lines.flatMap((line) => [...line].filter(isShared))]);
});

type Weights = ReadonlyMap<string, number>;

export const weightsOf = (requirement: Requirement, { common }: Reading): Weights =>
  weightsBeside(common)(requirement);

const weightsBeside = remembered((common: ReadonlySet<string>) =>
  remembered((requirement: Requirement) => weighedWords(requirement, common, lexicon("english"))),
);

function weighedWords(requirement: Requirement, common: ReadonlySet<string>, words: Lexicon): Weights {
  const weights = new Map<string, number>();
  for (const { form, stem } of wordsOf(requirement.asked)) {
    if (/^\d+$/.test(form)) continue;
    const plain = fold(form);
    const weight = weightOf(plain, fieldStem(plain, "english"), words);
    if (weight === 0) continue;
    const rank = words.workplace.has(fieldStem(plain, "english")) || VAGUE.has(stem) ? 0.3 : 1;
    weights.set(stem, common.has(stem) ? Math.min(rank, 0.45) : rank);
  }
  return weights;
}

const VAGUE = new Set(
  wordsOf(
    "experience experienced skill skills knowledge ability able confident confidence good strong solid " +
      "proven excellent deep hands on working use using used understanding year years at least minimum " +
      "more plus ideally preferably including related similar equivalent required essential desirable " +
      "bonus advantage welcome help lot time day days week weekly month monthly every each new own " +
      "people person you your ours need needs want must full able willing happy comfortable sure keep " +
      "make take get give go know look like well way thing things part great right also level degree " +
      "certificate licence license qualification qualified training",
  ).map(({ stem }) => stem),
);

export const counts = (statement: Statement): boolean => statement.idle === null;
