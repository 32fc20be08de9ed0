export type Sorter = (signs: Iterable<string>) => ReadonlyMap<string, number>;

/** A weight stands as one letter: this one for nothing, one letter on for a tenth more. */
const NOTHING = "N".charCodeAt(0);
const STEPS = 10;
const MOST = 30;

/** How likely a text is of each sort, by its signs and what `packedWeights` wrote: 0–1, together 1. */
export function sorterOf(packed: string): Sorter {
  let read: { sorts: string[]; weights: Map<string, string> } | undefined;
  return (signs) => {
    read ??= readWeights(packed);
    const { sorts, weights } = read;
    const sums = sorts.map(() => 0);
    for (const sign of new Set(signs)) {
      const letters = weights.get(sign);
      if (letters === undefined) continue;
      for (let at = 0; at < letters.length; at++)
        sums[at] = (sums[at] ?? 0) + (letters.charCodeAt(at) - NOTHING) / STEPS;
    }
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const all = shares.reduce((total, share) => total + share, 0);
    return new Map(sorts.map((sort, at) => [sort, (shares[at] ?? 0) / all]));
  };
}

function readWeights(packed: string): { sorts: string[]; weights: Map<string, string> } {
  const [head = "", signs = "", letters = ""] = packed.trimEnd().split("\n\n");
  const each = letters.split("\n");
  let sign = "";
  return {
    sorts: head.split(" "),
    weights: new Map(
      signs.split("\n").map((row, at) => {
        sign = sign.slice(0, Number(row.charAt(0))) + row.slice(1);
        return [sign, each[at] ?? ""];
      }),
    ),
  };
}

/** Sorts, signs (behind how many letters each shares with the last), weights of `least` and more. */
export function packedWeights(
  sorts: readonly string[],
  weights: ReadonlyMap<string, readonly number[]>,
  least = 0,
): string {
  const letterOf = (weight: number) =>
    String.fromCharCode(NOTHING + (Math.abs(weight) < least ? 0 : stepsIn(weight)));
  const none = sorts.map(() => letterOf(0)).join("");
  const rows = [...weights]
    .map(([sign, each]) => [sign, each.map(letterOf).join("")] as const)
    .filter(([, letters]) => letters !== none)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const signs = rows.map(([sign], at) => {
    const shared = lettersShared(sign, rows[at - 1]?.[0] ?? "");
    return `${shared}${sign.slice(shared)}`;
  });
  const letters = rows.map(([, each]) => each);
  return `${[sorts.join(" "), signs.join("\n"), letters.join("\n")].join("\n\n")}\n`;
}

const MOST_SHARED = 9;

function lettersShared(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

const stepsIn = (weight: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight * STEPS)));
