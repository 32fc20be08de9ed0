import { micromark } from "micromark";
import { oneLevelDown } from "./heading-levels";

/** What surprises people who paste: headings made by dividers, code made by indents, and pictures. */
const PLAIN = { disable: { null: ["setextUnderline", "codeIndented", "labelStartImage"] } };

/** Marks of word processors (two of their symbol font), or a dash, dot or `o` before white space. */
const POINT = /^([^\S\n]*)(?:[•◦▪●‣\uF0A7\uF0B7]|[–—·](?=[^\S\n])|o(?=\t))[^\S\n]*/gm;

const LINE = /(?<=\S)$/gm;

const LISTED = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const FENCE = /^\s*(?:```|~~~)/;

/** Markdown takes whatever follows a point without a blank line for more of it. */
function withEndedPoints(markdown: string): string {
  const lines = markdown.split("\n");
  const width = Math.max(...lines.map((line) => line.replace(/\S{30,}/g, "").length));
  let [listed, fenced] = [false, false];
  const apart = lines.map((line, at) => {
    if (FENCE.test(line)) fenced = !fenced;
    const ends =
      listed && /^\S/.test(line) && !LISTED.test(line) && beginsAnew(line, lines[at - 1] ?? "", width);
    listed = !fenced && line.trim() !== "" && !ends && (listed || LISTED.test(line));
    return ends ? `\n${line}` : line;
  });
  return apart.join("\n");
}

function beginsAnew(line: string, before: string, width: number): boolean {
  if (/:[\s*_]*$/.test(line)) return true;
  const [word = ""] = line.split(/\s/);
  const wrapped = width >= NARROWEST_WRAP && before.trimEnd().length + 1 + word.length > width;
  return !wrapped && /^[^\p{L}\p{N}]*(?:\p{Lu}|\d+(?!\d|\.\d))/u.test(line);
}

const NARROWEST_WRAP = 50;

/** Raw HTML is shown as text and unsafe addresses lose their target: micromark's defaults. */
export const markdownToHtml = (markdown: string): string =>
  micromark(withEndedPoints(markdown.replace(POINT, "$1- ")).replace(LINE, "  "), { extensions: [PLAIN] });

/** For a page that has a heading of its own. */
export const markdownUnderHeading = (markdown: string): string => oneLevelDown(markdownToHtml(markdown));
