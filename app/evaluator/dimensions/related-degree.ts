import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stem } from "../text/field-stem";
import { type Lexicon, wordsOf } from "../text/weights";
import { stemsOf } from "../text/words";
import { isCertain } from "./certainty";
import { type Finding, finding } from "./finding";
import { kinship, mattersOf } from "./kinship";
import { highestDegree, lowestDegree } from "./levels";
import { counts, type Reading } from "./reading";

/** "A degree in hospitality or a related field", told in part by one in hotel management. Else null. */
export function relatedDegree(requirement: Requirement, reading: Reading): Finding | null {
  const { application, words } = reading;
  const { kind, line } = requirement;
  if (kind !== "education" || !OR_RELATED.test(line)) return null;
  const asked = rankOf(line, lowestDegree);
  if (asked === 0) return null;
  const named = line.replace(NAME, " ");
  const [matters, fields] = [mattersOf(stemsOf(named)), fieldsOf(named, words)];
  const isAkin = ({ sentence: { text } }: Statement) => {
    const own = text.replace(NAME, " ");
    return (
      fieldsOf(own, words).some((field) => fields.includes(field)) ||
      kinship(matters, mattersOf(stemsOf(own))) >= AKIN
    );
  };
  const held = application.statements.find(
    (each) =>
      counts(each) &&
      each.section === "credentials" &&
      rankOf(each.sentence.text, highestDegree) >= asked &&
      !STUDIED_STILL.test(each.sentence.text) &&
      isCertain(each) &&
      isAkin(each),
  );
  return held ? finding(requirement, "partly", "", held, 1) : null;
}

const rankOf = (text: string, degree: (text: string) => number): number =>
  /\bdiploma\b/i.test(text) ? DIPLOMA : degree(text);
const DIPLOMA = 2;

const fieldsOf = (text: string, { terms, rule }: Lexicon): string[] =>
  wordsOf(text).flatMap((word) => {
    const named = terms.get(stem(word, rule))?.fields ?? [];
    return named.length <= FEW ? named.map(({ field }) => field) : [];
  });
const FEW = 3;

const AKIN = 0.5;
const OR_RELATED =
  /\bor (?:an? |any |another )?(?:closely )?(?:related|relevant|similar|comparable|allied|cognate) (?:field|subject|discipline|area|degree|course|qualification|study|studies)\b|\bor similar\b/i;
const NAME =
  /\b(?:bachelor|master|doctor|diploma|degree|certificate|level|science|arts|university|college|school|polytechnic|institute|hono?urs|field|management)\w*/gi;
const STUDIED_STILL =
  /\b(?:expected|ongoing|in progress|present|current(?:ly)?|studying|final year|year \d|not (?:finished|completed)|left|withdrew|until 20\d\d)\b|[–-]\s*$/i;
