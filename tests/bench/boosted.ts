export type Signed = { values: ArrayLike<number>; shows: boolean };

/** So many trees of so many leaves, each of so many sentences at least. */
const TREES = 180;
const LEAVES = 16;
const FEWEST = 60;
/** How much of what a leaf would add it adds, and how much is held against it. */
const PACE = 0.08;
const RIDGE = 5;
const BINS = 48;

type Bins = { edges: number[][]; of: Uint8Array };
type Leaf = { rows: Int32Array; slope: number; curve: number; best: Split | null; node: Node };
type Split = { sign: number; bin: number; gain: number };
type Node = { split: Split | null; below: Node | null; above: Node | null; value: number };

/** Trees by gradient boosting, in the form that `trees.ts` reads; the same each time. */
export function boosted(examples: readonly Signed[]): string {
  const size = examples[0]?.values.length ?? 0;
  const bins = binned(examples, size);
  const shows = Uint8Array.from(examples, (each) => (each.shows ? 1 : 0));
  const share = shows.reduce((sum, each) => sum + each, 0) / shows.length;
  const constant = inHundredths(Math.log(share / (1 - share)));
  const sums = new Float64Array(shows.length).fill(constant / 100);
  const lines = Array.from({ length: TREES }, () => {
    const root = grown(bins, size, shows, sums);
    return written(root, bins.edges);
  });
  return `${[constant, ...lines].join("\n")}\n`;
}

const inHundredths = (value: number) => Math.round(value * 100);

function binned(examples: readonly Signed[], size: number): Bins {
  const of = new Uint8Array(examples.length * size);
  const edges = Array.from({ length: size }, (_, sign) => {
    const values = Float64Array.from(examples, ({ values }) => values[sign] ?? 0).sort();
    const all = Array.from({ length: BINS }, (_, at) => edgeBefore(values, at)).filter(Number.isFinite);
    return [...new Set(all)].sort((a, b) => a - b);
  });
  examples.forEach(({ values }, nth) => {
    for (let sign = 0; sign < size; sign += 1)
      of[nth * size + sign] = binOf(edges[sign] ?? [], values[sign] ?? 0);
  });
  return { edges, of };
}

function edgeBefore(sorted: Float64Array, at: number): number {
  const first = Math.floor((sorted.length * at) / BINS);
  const value = sorted[first] ?? 0;
  let next = first;
  while (next < sorted.length && sorted[next] === value) next += 1;
  const above = sorted[next];
  return above === undefined ? Number.NaN : Number(((value + above) / 2).toFixed(2));
}

function binOf(edges: readonly number[], value: number): number {
  let bin = 0;
  while (bin < edges.length && value >= (edges[bin] ?? 0)) bin += 1;
  return bin;
}

function grown(bins: Bins, size: number, shows: Uint8Array, sums: Float64Array): Node {
  const slopes = new Float64Array(shows.length);
  const curves = new Float64Array(shows.length);
  for (let nth = 0; nth < shows.length; nth += 1) {
    const chance = 1 / (1 + Math.exp(-(sums[nth] ?? 0)));
    slopes[nth] = (shows[nth] ?? 0) - chance;
    curves[nth] = chance * (1 - chance);
  }
  const leafOf = (rows: Int32Array): Leaf => {
    let [slope, curve] = [0, 0];
    for (const nth of rows) {
      slope += slopes[nth] ?? 0;
      curve += curves[nth] ?? 0;
    }
    const node = { split: null, below: null, above: null, value: 0 };
    return { rows, slope, curve, node, best: bestSplit(rows, bins, size, slopes, curves) };
  };
  const root = leafOf(Int32Array.from(shows, (_, nth) => nth));
  const leaves = [root];
  while (leaves.length < LEAVES) {
    const next = leaves.reduce<Leaf | null>(
      (most, each) => (gainOf(each) > gainOf(most) ? each : most),
      null,
    );
    if (!next?.best) break;
    const { sign, bin } = next.best;
    const isBelow = (nth: number) => (bins.of[nth * size + sign] ?? 0) <= bin;
    const [below, above] = [
      leafOf(next.rows.filter(isBelow)),
      leafOf(next.rows.filter((nth) => !isBelow(nth))),
    ];
    Object.assign(next.node, { split: next.best, below: below.node, above: above.node });
    leaves.splice(leaves.indexOf(next), 1, below, above);
  }
  for (const { rows, slope, curve, node } of leaves) {
    node.value = inHundredths((PACE * slope) / (curve + RIDGE));
    for (const nth of rows) sums[nth] = (sums[nth] ?? 0) + node.value / 100;
  }
  return root.node;
}

const gainOf = (leaf: Leaf | null): number => leaf?.best?.gain ?? 0;

type Told = { slope: number; curve: number; rows: number };

/** Where a leaf is best parted, or null where nothing is won by it. */
function bestSplit(
  rows: Int32Array,
  bins: Bins,
  size: number,
  slopes: Float64Array,
  curves: Float64Array,
): Split | null {
  if (rows.length < FEWEST * 2) return null;
  const told = toldIn(rows, bins, size, slopes, curves);
  const all = sumOf(told.slice(0, WIDE));
  let best: Split | null = null;
  for (let sign = 0; sign < size; sign += 1) {
    const below: Told = { slope: 0, curve: 0, rows: 0 };
    for (let bin = 0; bin < (bins.edges[sign]?.length ?? 0); bin += 1) {
      add(below, told[sign * WIDE + bin]);
      const gain = gainAt(below, all);
      if (gain > (best?.gain ?? 1e-9)) best = { sign, bin, gain };
    }
  }
  return best;
}

const WIDE = BINS + 1;

function toldIn(
  rows: Int32Array,
  bins: Bins,
  size: number,
  slopes: Float64Array,
  curves: Float64Array,
): Told[] {
  const told = Array.from({ length: size * WIDE }, () => ({ slope: 0, curve: 0, rows: 0 }));
  for (const nth of rows) {
    const one = { slope: slopes[nth] ?? 0, curve: curves[nth] ?? 0, rows: 1 };
    for (let sign = 0; sign < size; sign += 1)
      add(told[sign * WIDE + (bins.of[nth * size + sign] ?? 0)], one);
  }
  return told;
}

function add(sum: Told | undefined, one: Told | undefined): void {
  if (!sum || !one) return;
  sum.slope += one.slope;
  sum.curve += one.curve;
  sum.rows += one.rows;
}

function sumOf(told: readonly Told[]): Told {
  const sum = { slope: 0, curve: 0, rows: 0 };
  for (const each of told) add(sum, each);
  return sum;
}

function gainAt(below: Told, all: Told): number {
  const above = { slope: all.slope - below.slope, curve: all.curve - below.curve };
  if (below.rows < FEWEST || all.rows - below.rows < FEWEST) return 0;
  return scoreOf(below) + scoreOf(above) - scoreOf(all);
}

const scoreOf = ({ slope, curve }: Pick<Told, "slope" | "curve">): number =>
  (slope * slope) / (curve + RIDGE);

function written({ split, below, above, value }: Node, edges: readonly (readonly number[])[]): string {
  if (!split || !below || !above) return String(value);
  const { sign, bin } = split;
  return [`${sign}:${edges[sign]?.[bin]}`, written(below, edges), written(above, edges)].join(" ");
}
