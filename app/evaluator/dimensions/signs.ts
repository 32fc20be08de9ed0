import type { Claim, Statement } from "../claims/claim";
import { REQUIREMENT_KINDS } from "../data/kind-cues";
import type { Requirement } from "../requirements/requirement";
import type { Reading } from "./reading";
import { type Surrounding, surroundingsFor } from "./surroundings";
import type { Hit } from "./term-hits";
import { isImagined } from "./told";

export type Signs = { statement: Statement; hit: Hit | null; values: readonly (readonly number[])[] };

export function signsFor(requirement: Requirement, reading: Reading): Signs[] {
  return surroundingsFor(requirement, reading).map((seen) => ({
    statement: seen.told.statement,
    hit: seen.hit,
    values: valuesOf(requirement, reading, seen),
  }));
}

const HELD: ReadonlySet<Requirement["kind"]> = new Set(["licence", "education", "tool", "language"]);

/** What is seen of a sentence beside a requirement, as the signs that are weighed. */
export const valuesOf = (requirement: Requirement, reading: Reading, seen: Surrounding): Signs["values"] => [
  termSigns(requirement, seen),
  speechSigns(seen),
  answerSigns(seen),
  kindSigns(requirement, reading, seen),
  personSigns(seen),
  heldSigns(requirement, seen),
  kinSigns(requirement, seen),
  wholeSigns(seen),
  placeSigns(requirement, seen),
  KIND_SIGNS.get(requirement.kind) ?? [],
];

const yes = (it: boolean | undefined) => (it ? 1 : 0);

function termSigns({ setting }: Requirement, seen: Surrounding): number[] {
  const { hit, told } = seen;
  return [
    seen.near,
    Math.min(1, seen.shared / seen.all),
    Math.min(1, seen.names / 2),
    seen.shared / seen.most,
    Math.min(1, (hit ? hit.share * hit.alternative.terms.length : 0) / 2),
    yes(hit?.defined),
    hit?.share ?? 0,
    seen.cover,
    yes(setting.some((stem) => told.stems.has(stem))),
  ];
}

function clauseOf({ sentence, claims }: Statement, hit: Hit | null): Claim | undefined {
  const term = hit ? sentence.words[hit.at] : undefined;
  return (term && claims.find(({ words }) => words.includes(term))) ?? claims[0];
}

function speechSigns({ hit, told, near }: Surrounding): number[] {
  const { statement, fit } = told;
  const { section } = statement;
  const claim = clauseOf(statement, hit);
  return [
    yes(claim?.who === "other"),
    yes(claim?.polarity === "does not"),
    yes(claim && isImagined(claim)),
    yes(claim?.polarity === "ended" || claim?.polarity === "unfinished"),
    yes((claim?.indirect ?? -1) >= 0),
    yes(statement.isHead),
    fit,
    yes(statement.job !== null),
    fit * near,
    yes(section === "skills"),
    yes(section === "top" || section === "profile"),
  ];
}

function answerSigns({ told, link }: Surrounding): number[] {
  const { isAnswer, own, number, deed } = told;
  const { words } = told.statement.sentence;
  return [
    yes(isAnswer),
    isAnswer ? link : 0,
    isAnswer && deed ? link : 0,
    yes(number),
    yes(own),
    yes(words.length < 4),
    yes(words.length > 22),
  ];
}

function kindSigns({ kind }: Requirement, { filled }: Reading, seen: Surrounding): number[] {
  const { isAnswer, own, fit, statement } = seen.told;
  const { section } = statement;
  return [
    Math.min(1, filled * 4),
    yes(section === "credentials" && (kind === "licence" || kind === "education")),
    yes(kind === "condition" && (section === "practical" || section === "top" || section === "other")),
    yes(kind === "years" && statement.isHead) * fit,
    yes(kind === "trait" && isAnswer && own),
    Math.min(1, seen.around / 3),
    yes(kind !== "task" && kind !== "skill" && kind !== "trait"),
  ];
}

const SHORT_ANSWER = 25;

function personSigns({ told, person, link }: Surrounding): number[] {
  const { isAnswer, part, statement } = told;
  return [
    yes(isAnswer && told.first),
    person.facts,
    person.fit,
    person.inJobs,
    yes(told.counted),
    yes(isAnswer && (person.answerWords.get(statement.question) ?? 0) < SHORT_ANSWER),
    isAnswer ? link * person.fit : 0,
    yes(part),
    part ? link : 0,
    isAnswer ? told.full * link : 0,
  ];
}

function heldSigns({ kind }: Requirement, seen: Surrounding): number[] {
  const { hit, told } = seen;
  const { sentence, section, job } = told.statement;
  const own = told.isAnswer || told.own || section !== "work";
  return [
    yes(seen.names > 0 && HELD.has(kind)),
    yes(hit?.defined && HELD.has(kind)),
    yes(hit?.share === 1),
    yes(hit?.share === 1 && sentence.words.length <= 8),
    yes(hit?.defined) * (job ? told.fit : seen.person.fit),
    yes(hit?.defined && kind === "condition" && own),
  ];
}

function kinSigns({ kind }: Requirement, seen: Surrounding): number[] {
  const { kin, near, kinOfQuestion } = seen;
  const { isAnswer, fit } = seen.told;
  const close = Math.min(1, kin);
  return [
    close,
    Math.min(1, kin / 3),
    kin / seen.nearestKin,
    near === 0 ? close : 0,
    isAnswer ? Math.min(1, kinOfQuestion) : 0,
    isAnswer ? Math.min(1, kinOfQuestion) * close : 0,
    close * fit,
    HELD.has(kind) ? close : 0,
    kind === "trait" ? close : 0,
  ];
}

function wholeSigns({ hit, told }: Surrounding): number[] {
  const defining = hit?.defined ? clauseOf(told.statement, hit) : undefined;
  return [
    yes(told.denies),
    yes(told.imagines),
    yes(told.others),
    yes(defining?.polarity === "does not"),
    yes(defining && isImagined(defining)),
    yes(defining?.who === "other"),
    yes((defining?.indirect ?? -1) >= 0),
    yes(told.certain),
    yes(hit?.share === 1 && hit.alternative.terms.length > 1),
    hit?.defined ? hit.share : 0,
  ];
}

const LONG = 20;

function placeSigns({ strength }: Requirement, { told }: Surrounding): number[] {
  const { section, bullet, sentence } = told.statement;
  return [
    yes(strength === "duty"),
    yes(strength === "nice"),
    yes(bullet),
    yes(section === "credentials"),
    yes(section === "practical"),
    yes(section === "leisure"),
    Math.min(1, sentence.words.length / LONG),
  ];
}

const KIND_SIGNS: ReadonlyMap<Requirement["kind"], readonly number[]> = new Map(
  REQUIREMENT_KINDS.map((kind) => [kind, REQUIREMENT_KINDS.map((each) => yes(each === kind))]),
);
