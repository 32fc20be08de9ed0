import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemsIn, stemsOf } from "../text/words";
import { kinship, mattersOf } from "./kinship";
import { isBesideWork } from "./occupation";
import { counts, type Reading, weightsOf } from "./reading";
import { bestHit, type Hit } from "./term-hits";

export type Surrounding = {
  statement: Statement;
  hit: Hit | null;
  shared: number;
  all: number;
  most: number;
  around: number;
  link: number;
  names: number;
  kin: number;
  nearestKin: number;
  kinOfQuestion: number;
  first: boolean;
  person: Person;
  part: boolean;
  full: number;
};

export function surroundingsFor(requirement: Requirement, reading: Reading): Surrounding[] {
  const weights = weightsOf(requirement, reading);
  const all = [...weights.values()].reduce((sum, each) => sum + each, 0) || 1;
  const statements = reading.application.statements.filter(counts);
  const shared = statements.map((statement) => sharedWeight(statement, weights));
  const most = Math.max(1, ...shared);
  const links = reading.questions.map((question) =>
    Math.max(linkOf(weights, question.stems), 0.8 * (bestHit(requirement, question.words)?.share ?? 0)),
  );
  const person = personOf(reading, statements);
  const asked = mattersOf(stemsOf(requirement.asked), (stem) => weights.get(stem) ?? FILLING);
  const kin = statements.map((statement) => kinship(asked, mattersIn(statement)));
  const nearestKin = Math.max(0.5, ...kin);
  const kinOfQuestions = reading.questions.map(({ words }) =>
    kinship(asked, mattersOf(words.map(({ stem }) => stem))),
  );
  return statements.map((statement, at) => {
    const around = Math.max(besides(statements, shared, at, -1), besides(statements, shared, at, 1));
    return {
      statement,
      hit: bestHit(requirement, statement.sentence.words),
      shared: shared[at] ?? 0,
      all,
      most,
      around,
      link: links[statement.question - 1] ?? 0,
      names: namesShared(statement, requirement),
      kin: kin[at] ?? 0,
      nearestKin,
      kinOfQuestion: kinOfQuestions[statement.question - 1] ?? 0,
      first: statements[at - 1]?.question !== statement.question,
      person,
      part: partOf(statement, reading),
      full: reading.answers[statement.question - 1]?.level ?? 0,
    };
  });
}

const FILLING = 0.2;

const mattersIn = remembered(({ sentence }: Statement) => mattersOf(sentence.words.map(({ stem }) => stem)));

function sharedWeight(statement: Statement, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of stemsIn(statement.sentence.words)) sum += weights.get(stem) ?? 0;
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

const NAME = /(?<=\S\s)[\p{Lu}][\p{L}\d+#.]+|\b\p{Lu}{2,}\b|\b\w*\d\w*\b/gu;

const namesIn = remembered(
  ({ line }: Requirement) => new Set([...line.matchAll(NAME)].map((match) => match[0].toLowerCase())),
);
const formsIn = remembered(
  ({ sentence }: Statement) =>
    new Set(sentence.words.map(({ form }) => form).filter((form) => !/^\d{1,2}$/.test(form))),
);

function namesShared(statement: Statement, requirement: Requirement): number {
  const forms = formsIn(statement);
  let shared = 0;
  for (const name of namesIn(requirement)) if (forms.has(name)) shared += 1;
  return shared;
}

function partOf(statement: Statement, reading: Reading): boolean {
  const { start, end } = statement.sentence;
  return (reading.answers[statement.question - 1]?.parts ?? []).some(
    (part) =>
      part.found && part.label !== "Answers the question asked" && part.start < end && part.end > start,
  );
}

export type Person = { facts: number; fit: number; inJobs: number; answerWords: ReadonlyMap<number, number> };

const people = new WeakMap<Reading, Person>();

function personOf(reading: Reading, statements: readonly Statement[]): Person {
  const known = people.get(reading);
  if (known) return known;
  const cv = statements.filter((each) => each.source === "cv" && !isBesideWork(each));
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
