export type Example = { values: readonly number[]; shows: boolean };

/** Keeps weights small where few examples tell. */
const RIDGE = 3;
const MOST_STEPS = 25;
const LONGEST_STEP = 2;

/** Weights of a logistic regression by Newton's method, the constant last. */
export function fitted(examples: readonly Example[], strength = RIDGE): number[] {
  const size = (examples[0]?.values.length ?? 0) + 1;
  const weights = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { first, second } = slopes(examples, weights, strength);
    const change = solved(second, first, size);
    const most = change.reduce((max, each) => Math.max(max, Math.abs(each)), 0);
    const share = Math.min(1, LONGEST_STEP / most);
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) + share * (change[at] ?? 0);
    if (most < 0.01) break;
  }
  return [...weights];
}

type Slopes = { first: Float64Array; second: Float64Array };

function slopes(examples: readonly Example[], weights: Float64Array, strength: number): Slopes {
  const size = weights.length;
  const sums: Slopes = { first: new Float64Array(size), second: new Float64Array(size * size) };
  for (const example of examples) add(example, weights, sums);
  for (let at = 0; at < size; at++) {
    const ridge = at === size - 1 ? 1e-6 : strength;
    plus(sums.first, at, -ridge * (weights[at] ?? 0));
    plus(sums.second, at * size + at, ridge);
  }
  return sums;
}

function add({ values, shows }: Example, weights: Float64Array, { first, second }: Slopes): void {
  const size = weights.length;
  const some: number[] = [];
  let sum = weights[size - 1] ?? 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value === 0) continue;
    some.push(at);
    sum += value * (weights[at] ?? 0);
  }
  some.push(size - 1);
  const likely = 1 / (1 + Math.exp(-sum));
  const spread = Math.max(1e-6, likely * (1 - likely));
  for (let row = 0; row < some.length; row++) {
    const at = some[row] ?? 0;
    const value = values[at] ?? 1;
    plus(first, at, value * ((shows ? 1 : 0) - likely));
    for (let column = 0; column <= row; column++) {
      const to = some[column] ?? 0;
      plus(second, at * size + to, spread * value * (values[to] ?? 1));
    }
  }
}

function plus(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/** Solves a symmetric system of which the lower half is given, by Cholesky's decomposition. */
function solved(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  const result = Float64Array.from(right);
  const at = (values: Float64Array, row: number, column = 0) => values[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row, column);
      for (let k = 0; k < column; k++) sum -= at(lower, row, k) * at(lower, column, k);
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(lower, column, column);
    }
    let sum = result[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= at(lower, row, k) * (result[k] ?? 0);
    result[row] = sum / at(lower, row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = result[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= at(lower, k, row) * (result[k] ?? 0);
    result[row] = sum / at(lower, row, row);
  }
  return result;
}
