import { numberOf, SIGNS } from "./packed";

type Weights = Record<number, number>;
/** What eld's detector counts with: the weights of each n-gram. */
type Languages = { type: string; languages: Record<number, string>; ngrams: Record<string, Weights> };

/** Eight lines of `workers/pack-words.ts`. */
export function unpackLanguages(packed: string): Languages {
  const [type = "", codes = "", weights = "", sets = "", sizes = "", cuts = "", tails = "", marks = ""] =
    packed.split("\n");
  const counts = sizes.split(" ").map(Number);
  const weightsOf = weighing(weights.split(" ").map(Number));
  const ngrams: Languages["ngrams"] = {};
  let [at, tail, mark] = [0, 0, 0];
  for (const [group, set] of sets.split(" ").entries()) {
    let ngram = "";
    for (const end = at + (counts[group] ?? 0); at < end; at++, mark += set.length) {
      const cut = numberOf(cuts.charAt(at));
      const after = tail + (cut % SIGNS);
      ngram = ngram.slice(0, Math.floor(cut / SIGNS)) + tails.slice(tail, after);
      ngrams[ngram] = weightsOf(set, marks.slice(mark, mark + set.length));
      tail = after;
    }
  }
  return { type, languages: { ...codes.split(" ") }, ngrams };
}

function weighing(weights: readonly number[]): (languages: string, marks: string) => Weights {
  const known = new Map<string, Weights>();
  return (languages, marks) => {
    const before = known.get(languages + marks);
    if (before) return before;
    const now: Weights = {};
    for (let at = 0; at < marks.length; at++)
      now[numberOf(languages.charAt(at))] = weights[numberOf(marks.charAt(at))] ?? 0;
    known.set(languages + marks, now);
    return now;
  };
}
