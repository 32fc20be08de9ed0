import type { PdfFile } from "./file";
import { type Dict, isDict, type PdfObject } from "./objects";

export type Page = { resources: Dict; box: number[]; contents: PdfObject };

const A4 = [0, 0, 595, 842];
const INHERITED = ["Resources", "MediaBox", "CropBox"];

/** Visits each node once, so a tree that leads back to itself ends. Without a tree, in the file's order. */
export function listPages(file: PdfFile, most: number): { pages: Page[]; count: number } {
  const root = file.dict(file.catalogue()?.get("Pages"));
  const found = root ? walk(file, root) : [];
  const nodes = found.length > 0 ? found : file.ofType("Page");
  return { pages: nodes.slice(0, most).map((node) => toPage(file, node)), count: nodes.length };
}

function walk(file: PdfFile, root: Dict): Dict[] {
  const seen = new Set<Dict>();
  const waiting: Dict[] = [root];
  const leaves: Dict[] = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const kids = file.get(node.get("Kids"));
    if (!Array.isArray(kids)) {
      if (node !== root) leaves.push(node);
      continue;
    }
    for (const kid of kids.toReversed()) {
      const child = file.get(kid);
      if (!isDict(child) || seen.has(child)) continue;
      seen.add(child);
      waiting.push(inheriting(node, child));
    }
  }
  return leaves;
}

function inheriting(parent: Dict, child: Dict): Dict {
  const whole: Dict = new Map(child);
  for (const key of INHERITED) {
    const value = parent.get(key);
    if (!whole.has(key) && value !== undefined) whole.set(key, value);
  }
  return whole;
}

function toPage(file: PdfFile, node: Dict): Page {
  const box = file.array(node.get("CropBox") ?? node.get("MediaBox")).map((side) => file.number(side) ?? 0);
  return {
    resources: file.dict(node.get("Resources")) ?? new Map(),
    box: box.length === 4 ? box : A4,
    contents: file.get(node.get("Contents")),
  };
}
