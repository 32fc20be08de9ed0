import { execFileSync } from "node:child_process";

/** Columns of a line, in characters. */
const WIDEST = 110;

/** Texts and data: sentences, patterns and tables that have no shorter form. */
const DATA = [
  /^app\/evaluator\/data\//,
  /^app\/(features\/questionnaires\/(bank\/[a-z-]+|refusals|topics)|vocabulary\/questions)\.ts$/,
  /^app\/features\/jobs\/wording\/(patterns|who-is-wanted|word-choice)\.ts$/,
  /^db\/seed\/(answers|postings|documents)\//,
  /^db\/seed\/(questionnaires|jobs)\.ts$/,
  /^tests\/support\/(naughty-strings\.ts$|hostile\/|documents\/)/,
  /^workers\/local\/mailbox-pages\.ts$/,
];

/** Every file that people write by hand. */
export const writtenFiles = (): string[] =>
  execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path) && !DATA.some((data) => data.test(path)));

/** A table's row, one regular expression, a list of fonts, and what the formatter ends in a space. */
const MAY_BE_WIDE: Readonly<Record<string, RegExp>> = {
  md: /^\|/,
  ts: /^\s*\/[^/*].*\/[a-z]*[,;]?$/,
  tsx: /\{" "\}$/,
  css: /^\s*"[^{}]*;$/,
};

/** `path:line` of each line that is too wide. */
export const tooWide = (path: string, text: string): string[] =>
  text.split("\n").flatMap((line, at) => {
    const exempt = MAY_BE_WIDE[path.slice(path.lastIndexOf(".") + 1)]?.test(line);
    return [...line].length > WIDEST && !exempt ? [`${path}:${at + 1}`] : [];
  });

/** The product's own source, without its tests. */
export const isSource = (path: string): boolean =>
  /^(app|db|workers)\/.*\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** How many lines a text has that are not empty, and how many of them hold a comment. */
export function commentLines(text: string): { comments: number; lines: number } {
  let comments = 0;
  let lines = 0;
  let open = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    lines++;
    const begins = /^(\/\/|\{?\/\*)/.test(line) || /\s\/\/ /.test(line.replace(/https?:\/\//g, ""));
    if (open || begins) comments++;
    if (/^\{?\/\*/.test(line)) open = true;
    if (line.includes("*/")) open = false;
  }
  return { comments, lines };
}

/** A constant's name in what a page says, where a replacement in the source took a word for it. */
export const namesSaid = (path: string, text: string): string[] =>
  [...text.matchAll(/\b[\w-]+="[^"\n]*\b[A-Z]{2,}_[A-Z]+\b[^"\n]*"/g)].map(([said]) => `${path}: ${said}`);
