import type { Claim, Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemsIn } from "../text/words";
import { isCertain } from "./certainty";
import type { Reading } from "./reading";
import { type Surrounding, surroundingsFor } from "./surroundings";
import { coverOf, type Hit } from "./term-hits";

export type Signs = { statement: Statement; hit: Hit | null; values: number[] };

export function signsFor(requirement: Requirement, reading: Reading): Signs[] {
  return surroundingsFor(requirement, reading).map((seen) => ({
    statement: seen.statement,
    hit: seen.hit,
    values: valuesOf(requirement, reading, seen),
  }));
}

const HELD: ReadonlySet<Requirement["kind"]> = new Set(["licence", "education", "tool", "language"]);

function valuesOf(requirement: Requirement, reading: Reading, seen: Surrounding): number[] {
  const { statement } = seen;
  const job = statement.job;
  const measured: Measured = {
    ...seen,
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
    ...kinSigns(requirement, statement, measured),
    ...wholeSigns(statement, measured),
    ...placeSigns(requirement, statement),
  ];
}

type Measured = Surrounding & { fit: number; near: number };
const yes = (it: boolean | undefined) => (it ? 1 : 0);
const isAnswer = ({ source }: Statement) => source === "answer";

const toldIn = remembered((statement: Statement) => {
  const { claims, sentence } = statement;
  const { text } = sentence;
  const own = /\b(?:I|my|we|our)\b/.test(text);
  const number = /\d/.test(text);
  return {
    own,
    number,
    deed: own && /\d|\b\p{L}+ed\b/u.test(text),
    counted: number && /\bI\b/.test(text),
    denies: claims.some(({ polarity }) => polarity === "does not"),
    imagines: claims.some(isImagined),
    others: claims.some(({ who }) => who === "other"),
    certain: isCertain(statement),
  };
});

const isImagined = ({ polarity }: Claim) => polarity === "wishes" || polarity === "might";

function termSigns(requirement: Requirement, { sentence }: Statement, seen: Measured): number[] {
  const { hit } = seen;
  const stems = stemsIn(sentence.words);
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

function clauseOf({ sentence, claims }: Statement, hit: Hit | null): Claim | undefined {
  const term = hit ? sentence.words[hit.at] : undefined;
  return claims.find(({ words }) => term && words.includes(term)) ?? claims[0];
}

function speechSigns(statement: Statement, { hit, fit, near }: Measured): number[] {
  const { section, job } = statement;
  const claim = clauseOf(statement, hit);
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
  const { own, number, deed } = toldIn(statement);
  const { words } = statement.sentence;
  return [
    yes(answer),
    answer ? seen.link : 0,
    answer && deed ? seen.link : 0,
    yes(number),
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
    yes(kind === "trait" && isAnswer(statement) && toldIn(statement).own),
    Math.min(1, seen.around / 3),
    yes(kind !== "task" && kind !== "skill" && kind !== "trait"),
  ];
}

const SHORT_ANSWER = 25;

function personSigns(statement: Statement, seen: Measured): number[] {
  const { person } = seen;
  const answer = isAnswer(statement);
  return [
    yes(answer && seen.first),
    person.facts,
    person.fit,
    person.inJobs,
    yes(toldIn(statement).counted),
    yes(answer && (person.answerWords.get(statement.question) ?? 0) < SHORT_ANSWER),
    answer ? seen.link * person.fit : 0,
    yes(seen.part),
    seen.part ? seen.link : 0,
    answer ? seen.full * seen.link : 0,
  ];
}

function heldSigns({ kind }: Requirement, statement: Statement, seen: Measured): number[] {
  const { hit, fit } = seen;
  const { sentence, section, job } = statement;
  const own = isAnswer(statement) || toldIn(statement).own || section !== "work";
  return [
    yes(seen.names > 0 && HELD.has(kind)),
    yes(hit?.defined && HELD.has(kind)),
    yes(hit?.share === 1),
    yes(hit?.share === 1 && sentence.words.length <= 8),
    yes(hit?.defined) * (job ? fit : seen.person.fit),
    yes(hit?.defined && kind === "condition" && own),
  ];
}

function kinSigns({ kind }: Requirement, statement: Statement, seen: Measured): number[] {
  const { kin, near, fit } = seen;
  const answer = isAnswer(statement);
  const close = Math.min(1, kin);
  return [
    close,
    Math.min(1, kin / 3),
    kin / seen.nearestKin,
    near === 0 ? close : 0,
    answer ? Math.min(1, seen.kinOfQuestion) : 0,
    answer ? Math.min(1, seen.kinOfQuestion) * close : 0,
    close * fit,
    HELD.has(kind) ? close : 0,
    kind === "trait" ? close : 0,
  ];
}

function wholeSigns(statement: Statement, { hit }: Measured): number[] {
  const { denies, imagines, others, certain } = toldIn(statement);
  const defining = hit?.defined ? clauseOf(statement, hit) : undefined;
  return [
    yes(denies),
    yes(imagines),
    yes(others),
    yes(defining?.polarity === "does not"),
    yes(defining && isImagined(defining)),
    yes(defining?.who === "other"),
    yes((defining?.indirect ?? -1) >= 0),
    yes(certain),
    yes(hit?.share === 1 && hit.alternative.terms.length > 1),
    hit?.defined ? hit.share : 0,
  ];
}

const KINDS: readonly Requirement["kind"][] = [
  "licence",
  "education",
  "years",
  "tool",
  "skill",
  "task",
  "language",
  "trait",
  "condition",
];
const LONG = 20;

function placeSigns({ kind, strength }: Requirement, statement: Statement): number[] {
  const { section, bullet, sentence } = statement;
  return [
    yes(strength === "duty"),
    yes(strength === "nice"),
    yes(bullet),
    yes(section === "credentials"),
    yes(section === "practical"),
    yes(section === "leisure"),
    Math.min(1, sentence.words.length / LONG),
    ...KINDS.map((each) => yes(each === kind)),
  ];
}
