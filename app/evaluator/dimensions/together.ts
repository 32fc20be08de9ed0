/** From here on a sentence is no rival of the likeliest one. */
const FARTHEST = 4;
/** So much likelier for one requirement than for any other, a sentence is of that one alone. */
const CLEAREST = 3;
const LONGEST_LEAD = 3;
const UNIT = 3;

/**
 * What each sentence's sum says beside the others: itself, how far it stands behind the likeliest sentence of
 * its requirement, how far before the other requirement it speaks of most, how plainly others are shown, and
 * how far the likeliest stands before the next.
 */
export function togetherFor(alone: readonly (readonly number[])[], at: number): number[][] {
  const own = alone[at] ?? [];
  const others = alone.filter((_, other) => other !== at);
  const best = Math.max(...own);
  const lead = best - Math.max(best - LONGEST_LEAD, ...own.toSpliced(own.indexOf(best), 1));
  const shown = others.map((row) => Math.max(...row));
  const elsewhere = shown.reduce((sum, each) => sum + each, 0) / Math.max(1, shown.length);
  return own.map((sum, sentence) => {
    const rival = Math.max(...others.map((row) => row[sentence] ?? 0));
    return [
      sum,
      Math.max(-FARTHEST, sum - best),
      others.length === 0 ? CLEAREST : Math.max(-CLEAREST, Math.min(CLEAREST, sum - rival)),
      others.length === 0 ? best : elsewhere,
      sum === best ? lead : 0,
    ].map((each) => each / UNIT);
  });
}
