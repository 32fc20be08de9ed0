import { micromark } from "micromark";
import { remembered } from "./remembered";

/** What surprises people who paste: headings made by dividers, code made by indents, and pictures. */
const PLAIN = { disable: { null: ["setextUnderline", "codeIndented", "labelStartImage"] } };

/** Marks of word processors (two of their symbol font), or a dash, dot or `o` before white space. */
const POINT = /^([^\S\n]*)(?:[•◦▪●‣\uF0A7\uF0B7]|[–—·](?=[^\S\n])|o(?=\t))[^\S\n]*/gm;

const LINE = /(?<=\S)$/gm;

/** Raw HTML is shown as text and unsafe addresses lose their target: micromark's defaults. */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown.replace(POINT, "$1- ").replace(LINE, "  "), { extensions: [PLAIN] });

/** Every heading one level down, none below the sixth, for a page that has a heading of its own. */
export const markdownUnderHeading = (markdown: string): string => oneLevelDown(markdownToHtml(markdown));

const oneLevelDown = (html: string): string =>
  html.replace(/<(\/?)h([1-5])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`);

/** The same of a text without its title, whose headings are below the first level already. */
function markdownUnderTitle(markdown: string): string {
  const html = markdownToHtml(markdown);
  return html.includes("<h1>") ? oneLevelDown(html) : html;
}

/** Of what everybody may read: looked at many times, it is a third of what its page costs. */
export const postingToHtml = remembered(100, markdownUnderHeading);
export const postingBodyToHtml = remembered(100, markdownUnderTitle);
