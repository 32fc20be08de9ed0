import type { ICruiseResult } from "dependency-cruiser";

type Module = Pick<ICruiseResult["modules"][number], "source" | "dependencies">;

/**
 * Folders that import each other, at any depth, directly or the long way round: each as `one → another →
 * one`, told once. What lies side by side in a folder is held against each other; a file that belongs to no
 * subfolder counts as itself. Tests are left out.
 */
export function folderCircles(modules: readonly Module[]): string[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const edge = edgeBetween(source, resolved);
      if (edge === null) continue;
      const level = levels.get(edge.level) ?? new Map<string, Set<string>>();
      levels.set(edge.level, level);
      level.set(edge.from, (level.get(edge.from) ?? new Set()).add(edge.to));
    }
  }
  return [...levels.values()].flatMap(circlesIn);
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Where the ways of two files part: the folder that holds both, and what of it each lies in. */
function edgeBetween(source: string, target: string) {
  const [from, to] = [source.split("/"), target.split("/")];
  const parting = from.findIndex((name, at) => name !== to[at]);
  // The table of imports holds `app`, `db` and `workers` apart: db imports the vocabulary, which lies in app.
  if (parting < 1 || (parting === from.length - 1 && parting === to.length - 1)) return null;
  const upTo = (path: string[]) => path.slice(0, parting + 1).join("/");
  return { level: from.slice(0, parting).join("/"), from: upTo(from), to: upTo(to) };
}

/** The shortest circle through each member, unless the member is in one that was found already. */
function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const known = new Set<string>();
  return [...edges.keys()].sort().flatMap((start) => {
    const circle = known.has(start) ? null : wayBack(start, edges);
    for (const member of circle ?? []) known.add(member);
    return circle === null ? [] : [circle.join(" → ")];
  });
}

function wayBack(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const to of edges.get(way.at(-1) ?? "") ?? []) {
        if (to === start) return [...way, to];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push([...way, to]);
      }
    }
    ways = next;
  }
  return null;
}
