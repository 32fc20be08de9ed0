import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stem } from "../text/field-stem";
import { type Lexicon, wordsOf } from "../text/weights";
import { stemsOf } from "../text/words";
import { isCertain } from "./certainty";
import { type Finding, finding } from "./finding";
import { kinship, mattersOf } from "./kinship";
import { highestDegree, lowestDegree } from "./levels";
import { isStillStudied } from "./papers-alike";
import { counts, type Reading } from "./reading";

/** "A degree in maths or similar", and a degree in statistics: whether it is, somebody has to read. */
export const mayBeRelated = ({ kind, line }: Requirement, statement: Statement): boolean =>
  kind === "education" &&
  statement.section === "credentials" &&
  OR_ALIKE.test(line) &&
  rankOf(line, lowestDegree) > 0 &&
  rankOf(statement.sentence.text, highestDegree) >= rankOf(line, lowestDegree) &&
  isCertain(statement);
const OR_ALIKE =
  /\bor (?:an? |the )?(?:\p{L}+ )?(?:similar|equivalent|related|relevant|comparable|any|another)\b/iu;

/** A degree of a field near the one that is named, which is part of what is asked. Else null. */
export function relatedDegree(requirement: Requirement, reading: Reading): Finding | null {
  if (rankOf(requirement.line, lowestDegree) < DIPLOMA) return null;
  const held = reading.application.statements.find(
    (each) =>
      counts(each) &&
      mayBeRelated(requirement, each) &&
      !isStillStudied(requirement, each.sentence.text, reading) &&
      isAkin(requirement.line, each.sentence.text, reading.words),
  );
  return held ? finding(requirement, "partly", "", held, 1) : null;
}

function isAkin(line: string, text: string, words: Lexicon): boolean {
  const asked = line.replace(NAME, " ");
  const own = text.replace(NAME, " ");
  const fields = fieldsOf(asked, words);
  return (
    fieldsOf(own, words).some((field) => fields.includes(field)) ||
    kinship(mattersOf(stemsOf(asked)), mattersOf(stemsOf(own))) >= AKIN
  );
}

const rankOf = (text: string, degree: (text: string) => number): number =>
  /\bdiploma\b/i.test(text) ? DIPLOMA : degree(text);
const DIPLOMA = 3;

const fieldsOf = (text: string, { terms, rule }: Lexicon): string[] =>
  wordsOf(text).flatMap((word) => {
    const named = terms.get(stem(word, rule))?.fields ?? [];
    return named.length <= FEW ? named.map(({ field }) => field) : [];
  });
const FEW = 3;

const AKIN = 0.5;
const NAME =
  /\b(?:bachelor|master|doctor|diploma|degree|certificate|level|science|arts|university|college|school|polytechnic|institute|hono?urs|field|management)\w*/gi;
