import { micromark } from "micromark";

/** Markdown as HTML. Raw HTML in it is shown as text and unsafe addresses lose their target: micromark's defaults. */
export const markdownToHtml = (markdown: string): string => micromark(markdown);
