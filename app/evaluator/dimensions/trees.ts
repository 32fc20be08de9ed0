const HUNDREDTH = 0.01;
const LEAF = -1;

/** Nodes, each before its yes and that before its no; a leaf's value is what it adds. */
type Trees = {
  constant: number;
  signs: Int16Array;
  values: Float64Array;
  noes: Int16Array;
  roots: readonly number[];
};

/** A constant, then a tree a line: "3:0.5", is the fourth sign less, its yes and its no; "-12" a leaf. */
function treesIn(text: string): Trees {
  const [first = "0", ...lines] = text.trimEnd().split("\n");
  const signs: number[] = [];
  const values: number[] = [];
  const noes: number[] = [];
  const roots = lines.map((line) => {
    const parts = line.split(" ")[Symbol.iterator]();
    const read = (): number => {
      const [sign = "", value] = String(parts.next().value).split(":");
      const at = signs.length;
      signs.push(value === undefined ? LEAF : Number(sign));
      values.push(value === undefined ? Number(sign) * HUNDREDTH : Number(value));
      noes.push(LEAF);
      if (value === undefined) return at;
      read();
      noes[at] = read();
      return at;
    };
    return read();
  });
  return {
    constant: Number(first) * HUNDREDTH,
    signs: Int16Array.from(signs),
    values: Float64Array.from(values),
    noes: Int16Array.from(noes),
    roots,
  };
}

/** What trees make of signs, in log odds: each adds the leaf that the signs lead to. */
export function treesOf(text: string): (signs: ArrayLike<number>) => number {
  let trees: Trees | undefined;
  return (given) => {
    trees ??= treesIn(text);
    const { signs, values, noes } = trees;
    let sum = trees.constant;
    for (const root of trees.roots) {
      let node = root;
      for (let sign = signs[node] ?? LEAF; sign >= 0; sign = signs[node] ?? LEAF)
        node = (given[sign] ?? 0) < (values[node] ?? 0) ? node + 1 : (noes[node] ?? 0);
      sum += values[node] ?? 0;
    }
    return sum;
  };
}
