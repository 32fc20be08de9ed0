export type Sorted = { signs: readonly string[]; sort: string; count: number };

/** Keeps weights small where few examples tell. */
const RIDGE = 2;
const STEPS = 300;
const PACE = 0.1;
const FEWEST = 2;

/** Weights of a multinomial logistic regression on the signs that stand in at least two examples. */
export function sorterFitted(
  examples: readonly Sorted[],
  sorts: readonly string[],
): ReadonlyMap<string, number[]> {
  const signs = signsOf(examples);
  const at = new Map(signs.map((sign, index) => [sign, index * sorts.length]));
  const known = examples.map((each) => ({
    ...each,
    at: [...new Set(each.signs)].flatMap((sign) => at.get(sign) ?? []),
  }));
  const weights = new Float64Array(signs.length * sorts.length);
  const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const each of known) addSlope(each, sorts, weights, slope);
    for (let index = 0; index < weights.length; index++) {
      const own = slope[index] ?? 0;
      mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * own;
      spread[index] = 0.99 * (spread[index] ?? 0) + 0.01 * own * own;
      const steady = (mean[index] ?? 0) / (1 - 0.9 ** step);
      const rough = Math.sqrt((spread[index] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[index] = (weights[index] ?? 0) - (PACE * (1 - step / (STEPS + 1)) * steady) / rough;
    }
  }
  return new Map(
    signs.map((sign, index) => [sign, [...weights.slice(index * sorts.length, (index + 1) * sorts.length)]]),
  );
}

function signsOf(examples: readonly Sorted[]): string[] {
  const seen = new Map<string, number>();
  for (const { signs } of examples)
    for (const sign of new Set(signs)) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  return [...seen]
    .filter(([, count]) => count >= FEWEST)
    .map(([sign]) => sign)
    .sort();
}

function addSlope(
  { at, sort, count }: Sorted & { at: readonly number[] },
  sorts: readonly string[],
  weights: Float64Array,
  slope: Float64Array,
): void {
  const sums = sorts.map((_, nth) => at.reduce((sum, index) => sum + (weights[index + nth] ?? 0), 0));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  sorts.forEach((each, nth) => {
    const off = count * ((shares[nth] ?? 0) / all - (each === sort ? 1 : 0));
    for (const index of at) slope[index + nth] = (slope[index + nth] ?? 0) + off;
  });
}
