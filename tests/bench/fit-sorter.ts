export type Sorted = { signs: readonly string[]; sort: string; count: number };

/** How small weights are kept where few examples tell, and in how many a sign has to stand. */
type Care = { ridge: number; fewest: number };
const USUAL: Care = { ridge: 2, fewest: 2 };
const STEPS = 120;
const PACE = 0.1;

/** Weights of a multinomial logistic regression on the signs that stand in enough examples. */
export function sorterFitted(
  examples: readonly Sorted[],
  sorts: readonly string[],
  { ridge, fewest }: Care = USUAL,
): ReadonlyMap<string, number[]> {
  const signs = signsOf(examples, fewest);
  const at = new Map(signs.map((sign, index) => [sign, index * sorts.length]));
  const known = examples.map((each) => ({
    ...each,
    at: [...new Set(each.signs)].flatMap((sign) => at.get(sign) ?? []),
  }));
  const weights = new Float64Array(signs.length * sorts.length);
  const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => ridge * weight);
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

function signsOf(examples: readonly Sorted[], fewest: number): string[] {
  const seen = new Map<string, number>();
  for (const { signs } of examples)
    for (const sign of new Set(signs)) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  return [...seen]
    .filter(([, count]) => count >= fewest)
    .map(([sign]) => sign)
    .sort();
}

function addSlope(
  { at, sort, count }: Sorted & { at: readonly number[] },
  sorts: readonly string[],
  weights: Float64Array,
  slope: Float64Array,
): void {
  const shares = new Float64Array(sorts.length);
  for (const index of at)
    for (let nth = 0; nth < shares.length; nth++)
      shares[nth] = (shares[nth] ?? 0) + (weights[index + nth] ?? 0);
  const most = Math.max(...shares);
  let all = 0;
  for (let nth = 0; nth < shares.length; nth++) {
    const share = Math.exp((shares[nth] ?? 0) - most);
    shares[nth] = share;
    all += share;
  }
  const own = sorts.indexOf(sort);
  for (let nth = 0; nth < shares.length; nth++) {
    const off = count * ((shares[nth] ?? 0) / all - (nth === own ? 1 : 0));
    for (const index of at) slope[index + nth] = (slope[index + nth] ?? 0) + off;
  }
}
