import { existsSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";

const FOLDERS = ["app", "db", "docs", "migrations", "public", "tests", "workers"];
const READ = /\.(tsx?|mjs|css|toml|json|md|sh)$/;
/** Not written here, or written about paths that nobody has. */
const NOT_READ = /^(package-lock\.json|migrations\/meta\/|tests\/references\.test\.ts)/;

/** Every file of the repository in which something of it can be named, by its path from the root. */
export function filesThatRefer(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const files = [...readdirSync("."), ...inFolders];
  return files.filter((file) => READ.test(file) && !NOT_READ.test(file) && !/\.(wrangler|tmp)\//.test(file));
}

/** A page that is named, and a numbered place of it. */
const PAGE =
  /(?<![\w*$}])((?:\.{0,2}\/)?[\w@-][\w./@-]*\.md)\b(?:[`’']?,? (?:§ ?)?([A-Z]{1,2}\d{1,2}|[Ss]tep \d+)\b)?/g;
const LINK = /\]\((?!\w+:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
/** A path that climbs, as code writes it; not what attackers climb to, nor what a run leaves. */
const CLIMBS = /["'`](\.\.\/(?![./]*(?:etc|build|test-results))[^"'`$\n*]*)["'`]/g;
/** Numbered places of pages without saying which page. */
const NOWHERE = /\b(?:evaluator|the) design, step \d/g;

/** What of the text named `file` leads to no place in the repository at `root`, in words. */
export function leadsNowhere(file: string, text: string, root = process.cwd()): string[] {
  const isThere = (path: string) => places(file, path, root).some((place) => existsSync(place));
  const pages = [...text.matchAll(PAGE)].filter(
    ([, page = "", part]) => part !== undefined || !isThere(page),
  );
  const paths = file.endsWith(".md") ? text.matchAll(LINK) : text.matchAll(CLIMBS);
  return [
    ...pages.map(([words]) => words),
    ...[...paths].filter(([, path = ""]) => !isThere(path)).map(([, path]) => String(path)),
    ...[...text.matchAll(NOWHERE)].map(([words]) => words),
  ].map((words) => `${file}: ${words}`);
}

/**
 * Where a name may lie: beside the file, at the root (from wherever a planted file climbs to it), among the
 * pages; with the ending that an import leaves out.
 */
function places(file: string, path: string, root: string): string[] {
  const from = [join(root, dirname(file)), root, join(root, "docs")];
  const plain = path.replace(/\?raw$/, "");
  const climbed = resolve(root, plain.replace(/^(\.\.\/)+/, ""));
  return [...from.map((folder) => resolve(folder, normalize(plain))), climbed]
    .filter((place) => !relative(root, place).startsWith(".."))
    .flatMap((place) => ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => place + ending));
}
