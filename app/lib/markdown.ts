import { micromark } from "micromark";
import { oneLevelDown } from "./heading-levels";

/** What surprises people who paste: headings made by dividers, code made by indents, and pictures. */
const PLAIN = { disable: { null: ["setextUnderline", "codeIndented", "labelStartImage"] } };

/** Marks of word processors (two of their symbol font), or a dash, dot or `o` before white space. */
const POINT = /^([^\S\n]*)(?:[•◦▪●‣\uF0A7\uF0B7]|[–—·](?=[^\S\n])|o(?=\t))[^\S\n]*/gm;

const LINE = /(?<=\S)$/gm;

/** Raw HTML is shown as text and unsafe addresses lose their target: micromark's defaults. */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown.replace(POINT, "$1- ").replace(LINE, "  "), { extensions: [PLAIN] });

/** For a page that has a heading of its own. */
export const markdownUnderHeading = (markdown: string): string => oneLevelDown(markdownToHtml(markdown));
