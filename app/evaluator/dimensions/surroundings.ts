import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemsOf } from "../text/words";
import { isBesideWork } from "./beside-work";
import { kinship, mattersOf } from "./kinship";
import { type Reading, weightsOf } from "./reading";
import { allParts, bestHit, coverOf, type Hit } from "./term-hits";
import { isPastime, sentencesWith, type Told, toldIn } from "./told";

export type Surrounding = {
  told: Told;
  hit: Hit | null;
  cover: number;
  shared: number;
  near: number;
  all: number;
  most: number;
  around: number;
  link: number;
  names: number;
  kin: number;
  nearestKin: number;
  kinOfQuestion: number;
  person: Person;
};

export function surroundingsFor(requirement: Requirement, reading: Reading): Surrounding[] {
  const weights = weightsOf(requirement, reading);
  const all = [...weights.values()].reduce((sum, each) => sum + each, 0) || 1;
  const told = toldIn(reading);
  const withParts = (parts: Iterable<string | number>) =>
    requirement.kind === "condition"
      ? withoutPastimes(sentencesWith(parts, reading), told)
      : sentencesWith(parts, reading);
  const sharing = withParts(weights.keys());
  const shared = told.map(({ stems }, at) => (sharing.has(at) ? sharedWeight(stems, weights) : 0));
  const ofWork = (values: readonly number[]) => values.filter((_, at) => !isPastimeAt(told, at));
  const most = Math.max(1, ...ofWork(shared));
  const links = reading.questions.map((question) =>
    Math.max(linkOf(weights, question.stems), 0.8 * (bestHit(requirement, question.words)?.share ?? 0)),
  );
  const person = personOf(reading);
  const asked = mattersAsked(weights)(requirement);
  const akin = withParts(asked.keys());
  const kin = told.map(({ matters }, at) => (akin.has(at) ? kinship(asked, matters) : 0));
  const nearestKin = Math.max(0.5, ...ofWork(kin));
  const kinOfQuestions = reading.questions.map(({ matters }) => kinship(asked, matters));
  const naming = withParts(allParts(requirement.alternatives));
  const names = namesIn(requirement);
  return told.map((each, at) => {
    const { question, sentence } = each.statement;
    const isNamed = naming.has(at);
    const own = shared[at] ?? 0;
    return {
      told: each,
      hit: isNamed ? bestHit(requirement, sentence.words) : null,
      cover: isNamed ? coverOf(requirement, each.stems) : 0,
      shared: own,
      near: Math.min(1, own / 3),
      all,
      most,
      around: each.beside.reduce((best, other) => Math.max(best, shared[other] ?? 0), 0),
      link: links[question - 1] ?? 0,
      names: namesShared(each, names),
      kin: kin[at] ?? 0,
      nearestKin,
      kinOfQuestion: kinOfQuestions[question - 1] ?? 0,
      person,
    };
  });
}

const isPastimeAt = (told: readonly Told[], at: number): boolean =>
  told[at] !== undefined && isPastime(told[at].statement);

const withoutPastimes = (places: ReadonlySet<number>, told: readonly Told[]): ReadonlySet<number> =>
  new Set([...places].filter((at) => !isPastimeAt(told, at)));

const FILLING = 0.2;

const mattersAsked = remembered((weights: ReadonlyMap<string, number>) =>
  remembered(({ asked }: Requirement) => mattersOf(stemsOf(asked), (stem) => weights.get(stem) ?? FILLING)),
);

/** The weight of a line's words that are among some stems. */
export function sharedWeight(stems: Iterable<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of stems) sum += weights.get(stem) ?? 0;
  return sum;
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

function namesShared({ forms }: Told, names: ReadonlySet<string>): number {
  let shared = 0;
  for (const name of names) if (forms.has(name)) shared += 1;
  return shared;
}

export type Person = { facts: number; fit: number; inJobs: number; answerWords: ReadonlyMap<number, number> };

const personOf = remembered((reading: Reading): Person => {
  const statements = toldIn(reading).map(({ statement }) => statement);
  const cv = statements.filter((each) => each.source === "cv" && !isBesideWork(each));
  const answerWords = new Map<number, number>();
  for (const { question, sentence } of statements)
    answerWords.set(question, (answerWords.get(question) ?? 0) + sentence.words.length);
  return {
    facts: cv.filter(({ sentence }) => /\d/.test(sentence.text)).length / Math.max(4, cv.length),
    fit: reading.bestFit ?? 0,
    inJobs: cv.filter(({ job }) => job !== null).length / Math.max(4, cv.length),
    answerWords,
  };
});
