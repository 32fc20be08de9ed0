import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Product } from "./product";

const CLIENT = new URL("../../build/client/", import.meta.url);

/**
 * What a page weighs on the wire with an empty cache, in gzipped bytes: its HTML, its style sheets, and every
 * script it runs.
 */
export async function weightOf(
  product: Product,
  html: string,
): Promise<{ page: number; scripts: number; files: string[]; asleep: string[] }> {
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  const files = scriptsOf(html);
  // Asked for and not read from the build: the one about consent is written for each visitor.
  const sheets = await Promise.all(styles.map(async (path) => (await product.fetch(path)).text()));
  return {
    page: gzipped(html) + sum(sheets.map(gzipped)),
    scripts: sum(files.map(weigh)),
    files,
    asleep: asleepIn(html, files),
  };
}

/** Elements that no script of the page wakes, but for what a closed menu holds. */
function asleepIn(html: string, files: string[]): string[] {
  const names = [...withoutShut(html).matchAll(/<([a-z]+-[a-z-]+)[\s>]/g)].map(([, name = ""]) => name);
  const scripts = files.map(read).join("");
  return names.filter((name) => !scripts.includes(`customElements.define("${name}"`));
}

const withoutShut = (html: string) => html.replace(/<details(?![^>]*\sopen)[^>]*>.*?<\/details>/gs, "");

/** Every script file that the page names, and what those lead to. What a closed menu holds comes with it. */
function scriptsOf(html: string): string[] {
  const page = withoutShut(html.replace(/ data-in-shut-menus="[^"]*"/, ""));
  const named = [...page.matchAll(/"(\/(?:assets\/[^"]+|consent)\.js)"/g)].map((match) => match[1] ?? "");
  const found = new Set<string>();
  const follow = (file: string) => {
    if (file === "" || found.has(file)) return;
    found.add(file);
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      follow(`/assets/${next}`);
  };
  named.forEach(follow);
  return [...found];
}

const read = (path: string) => readFileSync(new URL(`.${path}`, CLIENT), "utf8");
const weigh = (path: string) => gzipped(read(path));
const gzipped = (text: string) => gzipSync(text, { level: 6 }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
