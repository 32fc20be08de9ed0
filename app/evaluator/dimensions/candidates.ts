import type { Claim, Statement } from "../claims/claim";
import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import type { Word } from "../text/words";
import type { Candidate, Likely } from "./finding";
import type { Hit } from "./term-hits";

export function candidatesAmong(likely: readonly Likely[]): Candidate[] {
  return likely.flatMap(({ statement, hit, likelihood }) => {
    if (!hit || isQuoted(statement.sentence, statement.sentence.words[hit.at])) return [];
    const claim = claimAt(statement, hit);
    return claim ? [{ statement, claim, hit, likelihood }] : [];
  });
}

/** What stands in quotation marks is a title or somebody's words. */
const isQuoted = (sentence: Sentence, word: Word | undefined): boolean =>
  word !== undefined &&
  quotationsIn(sentence).some(
    ({ 0: quoted, index }) => word.start >= index && word.end <= index + quoted.length,
  );
const quotationsIn = remembered(({ text }: Sentence) => [...text.matchAll(/["“„«][^"”“»]{2,120}["”»]/gu)]);

function claimAt(statement: Statement, hit: Hit): Claim | null {
  let at = 0;
  for (const claim of statement.claims) {
    at += claim.words.length;
    if (hit.at < at) return claim;
  }
  return statement.claims.at(-1) ?? null;
}
