const HUNDREDTH = 0.01;

type Trees = { constant: number; nodes: readonly Node[]; roots: readonly number[] };
type Node = { sign: number; below: number; above: number; value: number };

const LEAF = -1;

/** A constant, then a tree a line: "3:0.5", is the fourth sign less, its yes and its no; "-12" a leaf. */
function treesIn(text: string): Trees {
  const [first = "0", ...lines] = text.trimEnd().split("\n");
  const nodes: Node[] = [];
  const roots = lines.map((line) => {
    const parts = line.split(" ")[Symbol.iterator]();
    const read = (): number => {
      const [sign = "", value] = String(parts.next().value).split(":");
      const at = nodes.length;
      const node: Node = { sign: LEAF, below: LEAF, above: LEAF, value: Number(sign) * HUNDREDTH };
      nodes.push(node);
      if (value === undefined) return at;
      node.sign = Number(sign);
      node.value = Number(value);
      node.below = read();
      node.above = read();
      return at;
    };
    return read();
  });
  return { constant: Number(first) * HUNDREDTH, nodes, roots };
}

/** What trees make of signs, in log odds: each adds the leaf that the signs lead to. */
export function treesOf(text: string): (signs: readonly number[]) => number {
  let trees: Trees | undefined;
  return (signs) => {
    trees ??= treesIn(text);
    const { nodes } = trees;
    let sum = trees.constant;
    for (const root of trees.roots) {
      let node = nodes[root];
      while (node && node.sign !== LEAF)
        node = nodes[(signs[node.sign] ?? 0) < node.value ? node.below : node.above];
      sum += node?.value ?? 0;
    }
    return sum;
  };
}
