import { micromark } from "micromark";

/**
 * What would surprise somebody who pastes a letter: a line above a divider turned into a heading, an indented paragraph
 * turned into code, and a picture, which our content policy stops.
 */
const PLAIN = { disable: { null: ["setextUnderline", "codeIndented", "labelStartImage"] } };

/** The points of word processors: a mark that nobody types in a sentence (two are of their symbol font), or a dash, dot or `o` with white space after it. */
const POINT = /^([^\S\n]*)(?:[•◦▪●‣\uF0A7\uF0B7]|[–—·](?=[^\S\n])|o(?=\t))[^\S\n]*/gm;

/** Two blanks at its end make Markdown break after a line. */
const LINE = /(?<=\S)$/gm;

/**
 * Markdown as HTML, for texts that people paste: points of word processors are lists, and lines stay lines. Raw HTML in it is
 * shown as text and unsafe addresses lose their target: micromark's defaults.
 */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown.replace(POINT, "$1- ").replace(LINE, "  "), { extensions: [PLAIN] });

/** The same for a page that has a heading of its own: every heading one level down, none below the sixth. */
export const markdownUnderHeading = (markdown: string): string =>
  markdownToHtml(markdown).replace(
    /<(\/?)h([1-5])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`,
  );
