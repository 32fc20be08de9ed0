import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { NO_CONDITION, sameSubject, subjectsOf } from "./condition-subjects";
import type { Reading } from "./reading";
import { stanceToCondition, stanceToDoing, stanceToHolding } from "./stances";
import type { Hit } from "./term-hits";

type Said = { statement: Statement; hit: Hit | null; likelihood: number };

const OWN = { subjectsOf, stanceToCondition, stanceToHolding, stanceToDoing };
export type Tables = typeof OWN;

export const HELD: readonly Requirement["kind"][] = ["licence", "education", "language", "tool", "years"];

/** What a sentence is like as a reply to what is asked, for the weights of its kind. */
export function replySigns(
  requirement: Requirement,
  reading: Reading,
  said: Said,
  tables: Tables = OWN,
): number[] {
  const signs = plainSigns(requirement, said);
  if (requirement.kind === "condition")
    return [...signs, ...conditionSigns(requirement, reading, said, tables)];
  const stanceOf = HELD.includes(requirement.kind) ? tables.stanceToHolding : tables.stanceToDoing;
  return [...signs, ...stanceSignsOf(said, stanceOf(said.statement.sentence.text))];
}

const yes = (it: boolean | undefined) => (it ? 1 : 0);
const log = (share: number) => Math.log(share + 0.01);
const LEAST = 1e-4;
const LONG = 150;
const MANY = 3;

function plainSigns({ alternatives }: Requirement, { statement, hit, likelihood }: Said): number[] {
  const { section, claims, sentence, source } = statement;
  return [
    Math.log((likelihood + LEAST) / (1 - likelihood + LEAST)),
    hit?.share ?? 0,
    yes(hit?.defined),
    yes(source === "answer"),
    yes(statement.isHead),
    yes(statement.job !== null),
    yes(section === "work"),
    yes(section === "credentials"),
    yes(section === "skills"),
    yes(section === "leisure"),
    yes(claims.some(({ who }) => who === "other")),
    yes(claims.some(({ polarity }) => polarity === "does not")),
    yes(claims.some(({ polarity }) => polarity === "might" || polarity === "wishes")),
    alternatives.length / MANY,
    Math.min(1, sentence.text.length / LONG),
  ];
}

function stanceSignsOf({ hit }: Said, stance: ReadonlyMap<string, number>): number[] {
  const saysYes = stance.get("yes") ?? 0;
  return [
    log(saysYes),
    log(stance.get("no") ?? 0),
    log(stance.get("part") ?? 0),
    log(stance.get("none") ?? 0),
    yes(hit?.defined) * saysYes,
    (hit?.share ?? 0) * saysYes,
  ];
}

function conditionSigns(
  { line }: Requirement,
  reading: Reading,
  said: Said,
  { subjectsOf, stanceToCondition }: Tables,
): number[] {
  const { text } = said.statement.sentence;
  const [asked, told, stance] = [subjectsOf(line), subjectsOf(text), stanceToCondition(text)];
  const { chance, likeness } = sameSubject(asked, told);
  const question = reading.questions[said.statement.question - 1]?.text;
  const inQuestion = question === undefined ? 0 : sameSubject(asked, subjectsOf(question)).chance;
  const saysYes = stance.get("yes") ?? 0;
  return [
    ...stanceSignsOf(said, stance),
    chance,
    log(chance),
    Math.log(likeness + 0.05),
    1 - (told.get(NO_CONDITION) ?? 0),
    inQuestion,
    chance * saysYes,
    inQuestion * saysYes,
    inQuestion * chance,
    (said.hit?.share ?? 0) * saysYes * chance,
  ];
}
