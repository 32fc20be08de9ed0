import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { counts, type Reading, weightsOf } from "./reading";
import { bestHit, coverOf, type Hit } from "./term-hits";

export type Signs = { statement: Statement; values: number[] };

export function signsFor(requirement: Requirement, reading: Reading): Signs[] {
  const weights = weightsOf(requirement, reading);
  const all = [...weights.values()].reduce((sum, each) => sum + each, 0) || 1;
  const statements = reading.application.statements.filter(counts);
  const shared = statements.map((statement) => sharedWeight(statement, weights));
  const most = Math.max(1, ...shared);
  const links = reading.questions.map((question) =>
    Math.max(linkOf(weights, question.stems), 0.8 * (bestHit(requirement, question.words)?.share ?? 0)),
  );
  const person = personOf(reading, statements);
  return statements.map((statement, at) => {
    const around = Math.max(besides(statements, shared, at, -1), besides(statements, shared, at, 1));
    return {
      statement,
      values: valuesOf(requirement, reading, statement, {
        shared: shared[at] ?? 0,
        all,
        most,
        around,
        link: links[statement.question - 1] ?? 0,
        names: namesShared(statement, requirement),
        first: statements[at - 1]?.question !== statement.question,
        person,
        part: partOf(statement, reading),
        full: reading.answers[statement.question - 1]?.level ?? 0,
      }),
    };
  });
}

function sharedWeight(statement: Statement, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of new Set(statement.sentence.words.map((word) => word.stem)))
    sum += weights.get(stem) ?? 0;
  return sum;
}

function besides(
  statements: readonly Statement[],
  shared: readonly number[],
  at: number,
  step: 1 | -1,
): number {
  const [here, there] = [statements[at], statements[at + step]];
  if (
    !here ||
    !there ||
    here.source !== there.source ||
    here.question !== there.question ||
    here.job !== there.job
  )
    return 0;
  return shared[at + step] ?? 0;
}

function linkOf(weights: ReadonlyMap<string, number>, question: ReadonlySet<string>): number {
  let [sum, all] = [0, 0];
  for (const [stem, weight] of weights) {
    all += weight;
    if (question.has(stem)) sum += weight;
  }
  return all === 0 ? 0 : Math.min(1, (sum / Math.max(2, Math.min(all, 5))) * 1.4);
}

function namesShared(statement: Statement, requirement: Requirement): number {
  const names = new Set(
    [...requirement.line.matchAll(/(?<=\S\s)[\p{Lu}][\p{L}\d+#.]+|\b\p{Lu}{2,}\b|\b\w*\d\w*\b/gu)].map(
      (match) => match[0].toLowerCase(),
    ),
  );
  return new Set(
    statement.sentence.words
      .map(({ form }) => form)
      .filter((form) => names.has(form) && !/^\d{1,2}$/.test(form)),
  ).size;
}

const HELD: ReadonlySet<Requirement["kind"]> = new Set(["licence", "education", "tool", "language"]);

type Context = {
  shared: number;
  all: number;
  most: number;
  around: number;
  link: number;
  names: number;
  first: boolean;
  person: Person;
  part: boolean;
  full: number;
};

function partOf(statement: Statement, reading: Reading): boolean {
  const { start, end } = statement.sentence;
  return (reading.answers[statement.question - 1]?.parts ?? []).some(
    (part) =>
      part.found && part.label !== "Answers the question asked" && part.start < end && part.end > start,
  );
}

type Person = { facts: number; fit: number; inJobs: number; answerWords: ReadonlyMap<number, number> };

const people = new WeakMap<Reading, Person>();

function personOf(reading: Reading, statements: readonly Statement[]): Person {
  const known = people.get(reading);
  if (known) return known;
  const cv = statements.filter(({ source }) => source === "cv");
  const answerWords = new Map<number, number>();
  for (const { question, sentence } of statements)
    answerWords.set(question, (answerWords.get(question) ?? 0) + sentence.words.length);
  const person = {
    facts: cv.filter(({ sentence }) => /\d/.test(sentence.text)).length / Math.max(4, cv.length),
    fit: reading.bestFit ?? 0,
    inJobs: cv.filter(({ job }) => job !== null).length / Math.max(4, cv.length),
    answerWords,
  };
  people.set(reading, person);
  return person;
}

function valuesOf(requirement: Requirement, reading: Reading, statement: Statement, seen: Context): number[] {
  const hit = bestHit(requirement, statement.sentence.words);
  const job = statement.job;
  const measured: Measured = {
    ...seen,
    hit,
    fit: job ? (reading.fit.get(job) ?? 0) : 0,
    near: Math.min(1, seen.shared / 3),
  };
  return [
    ...termSigns(requirement, statement, measured),
    ...speechSigns(statement, measured),
    ...answerSigns(statement, measured),
    ...kindSigns(requirement, reading, statement, measured),
    ...personSigns(statement, measured),
    ...heldSigns(requirement, statement, measured),
  ];
}

type Measured = Context & { hit: Hit | null; fit: number; near: number };
const yes = (it: boolean | undefined) => (it ? 1 : 0);
const isOwn = ({ sentence }: Statement) => /\b(?:I|my|we|our)\b/.test(sentence.text);
const isAnswer = ({ source }: Statement) => source === "answer";

function termSigns(requirement: Requirement, { sentence }: Statement, { hit, ...seen }: Measured): number[] {
  const stems = new Set(sentence.words.map(({ stem }) => stem));
  return [
    seen.near,
    Math.min(1, seen.shared / seen.all),
    Math.min(1, seen.names / 2),
    seen.shared / seen.most,
    Math.min(1, (hit ? hit.share * hit.alternative.terms.length : 0) / 2),
    yes(hit?.defined),
    hit?.share ?? 0,
    coverOf(requirement, sentence.words),
    yes(requirement.setting.some((stem) => stems.has(stem))),
  ];
}

function speechSigns(statement: Statement, { hit, fit, near }: Measured): number[] {
  const { sentence, section, job } = statement;
  const term = hit ? sentence.words[hit.at] : undefined;
  const claim = statement.claims.find(({ words }) => term && words.includes(term)) ?? statement.claims[0];
  return [
    yes(claim?.who === "other"),
    yes(claim?.polarity === "does not"),
    yes(claim?.polarity === "wishes" || claim?.polarity === "might"),
    yes(claim?.polarity === "ended" || claim?.polarity === "unfinished"),
    yes((claim?.indirect ?? -1) >= 0),
    yes(statement.isHead),
    fit,
    yes(job !== null),
    fit * near,
    yes(section === "skills"),
    yes(section === "top" || section === "profile"),
  ];
}

function answerSigns(statement: Statement, seen: Measured): number[] {
  const answer = isAnswer(statement);
  const own = isOwn(statement);
  const { text, words } = statement.sentence;
  return [
    yes(answer),
    answer ? seen.link : 0,
    answer && own && /\d|\b\p{L}+ed\b/u.test(text) ? seen.link : 0,
    yes(/\d/.test(text)),
    yes(own),
    yes(words.length < 4),
    yes(words.length > 22),
  ];
}

function kindSigns({ kind }: Requirement, reading: Reading, statement: Statement, seen: Measured): number[] {
  const { section } = statement;
  return [
    Math.min(1, reading.filled * 4),
    yes(section === "credentials" && (kind === "licence" || kind === "education")),
    yes(kind === "condition" && (section === "practical" || section === "top" || section === "other")),
    yes(kind === "years" && statement.isHead) * seen.fit,
    yes(kind === "trait" && isAnswer(statement) && isOwn(statement)),
    Math.min(1, seen.around / 3),
    yes(kind !== "task" && kind !== "skill" && kind !== "trait"),
  ];
}

/** Words of an answer under which it is a short one. */
const SHORT_ANSWER = 25;

function personSigns(statement: Statement, { person, ...seen }: Measured): number[] {
  const answer = isAnswer(statement);
  const { text } = statement.sentence;
  return [
    yes(answer && seen.first),
    person.facts,
    person.fit,
    person.inJobs,
    yes(/\bI\b/.test(text) && /\d/.test(text)),
    yes(answer && (person.answerWords.get(statement.question) ?? 0) < SHORT_ANSWER),
    answer ? seen.link * person.fit : 0,
    yes(seen.part),
    seen.part ? seen.link : 0,
    answer ? seen.full * seen.link : 0,
  ];
}

function heldSigns({ kind }: Requirement, statement: Statement, { hit, fit, ...seen }: Measured): number[] {
  const { sentence, section, job } = statement;
  const own = isAnswer(statement) || isOwn(statement) || section !== "work";
  return [
    yes(seen.names > 0 && HELD.has(kind)),
    yes(hit?.defined && HELD.has(kind)),
    yes(hit?.share === 1),
    yes(hit?.share === 1 && sentence.words.length <= 8),
    yes(hit?.defined) * (job ? fit : seen.person.fit),
    yes(hit?.defined && kind === "condition" && own),
  ];
}
