const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** HTML of a text as it was typed: its paragraphs and lines, and nothing else of it. */
export const linesAsTyped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\n/g, "<br />\n"))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("\n");
