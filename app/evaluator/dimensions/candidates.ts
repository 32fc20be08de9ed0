import type { Claim, Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import type { Word } from "../text/words";
import type { Candidate } from "./finding";
import type { Likely } from "./likelihood";
import { counts, type Reading } from "./reading";
import { bestHit, type Hit } from "./term-hits";

/** The sentences that hold a term of the requirement, each with the clause it stands in. */
export function candidatesFor(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
): Candidate[] {
  const known = new Map(likely.map((each) => [each.statement, each.likelihood]));
  return reading.application.statements.filter(counts).flatMap((statement) => {
    const hit = bestHit(requirement, statement.sentence.words);
    if (!hit || isQuoted(statement.sentence.text, statement.sentence.words[hit.at])) return [];
    const claim = claimAt(statement, hit);
    return claim ? [{ statement, claim, hit, likelihood: known.get(statement) ?? 0 }] : [];
  });
}

/** What stands in quotation marks is a title or somebody's words. */
function isQuoted(text: string, word: Word | undefined): boolean {
  return [...text.matchAll(/["“„«][^"”“»]{2,120}["”»]/gu)].some(
    ({ 0: quoted, index }) => word !== undefined && word.start >= index && word.end <= index + quoted.length,
  );
}

function claimAt(statement: Statement, hit: Hit): Claim | null {
  let at = 0;
  for (const claim of statement.claims) {
    at += claim.words.length;
    if (hit.at < at) return claim;
  }
  return statement.claims.at(-1) ?? null;
}
