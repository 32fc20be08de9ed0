import { micromark } from "micromark";

/** Markdown as HTML. Raw HTML in it is shown as text and unsafe addresses lose their target: micromark's defaults. */
export const markdownToHtml = (markdown: string): string => micromark(markdown);

/** The same for a page that has a heading of its own: every heading one level down, none below the sixth. */
export const markdownUnderHeading = (markdown: string): string =>
  markdownToHtml(markdown).replace(
    /<(\/?)h([1-5])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`,
  );
