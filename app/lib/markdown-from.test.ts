import { expect, test } from "vitest";
import { markdownUnderHeading } from "./markdown";
import { markdownFrom, type Piece } from "./markdown-from";

/** A browser's tree of the HTML that a posting can be, or that the browser's own editing makes of it. */
function treeOf(html: string): Piece {
  const root = element("DIV");
  const open = [root];
  for (const [, closing, name, attributes = "", text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.pieces.push({ ...element("#text"), textContent: decoded(text) });
    else if (closing) open.pop();
    else {
      const made = element((name ?? "").toUpperCase(), /href="([^"]*)"/.exec(attributes)?.[1]);
      parent.pieces.push(made);
      if (!/^(?:BR|HR)$/.test(made.nodeName)) open.push(made);
    }
  }
  return root;
}

type Made = Piece & { pieces: Piece[] };

function element(nodeName: string, href: string | null = null): Made {
  const pieces: Piece[] = [];
  return { nodeName, textContent: "", childNodes: pieces, pieces, getAttribute: () => href };
}

const decoded = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot);/g,
    (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name as "amp"],
  );

test.each([
  "# Shift lead, nights\n\n**Job type:** Full-time\n\n---\n\nYou lead *twenty-two* people.",
  "## What you need\n\n- A fork-lift licence\n- Nights from 22:00\n\nTwo lines\nof one paragraph",
  "1. Apply\n2. Meet us\n\nSee [our site](https://example.org/jobs).",
  "C# and R&D, 5 \\* 3, snake\\_case, \\<b>, a \\[bracket]",
  "\\# no heading\n\n\\- no list\n\n2026\\. A year",
])("a posting that is edited on the page reads as before: %j", (posting) => {
  const html = markdownUnderHeading(posting);
  expect(markdownUnderHeading(markdownFrom(treeOf(html)))).toBe(html);
});

test("what a browser makes of Bold, List, Heading and Enter becomes Markdown", () => {
  const edited =
    "<h3>Nights</h3><div>You <b>lead </b>people.</div><ul><li>Licence</li><li>Torch<br></li></ul><p><br></p>";
  expect(markdownFrom(treeOf(edited))).toBe("## Nights\n\nYou **lead** people.\n\n- Licence\n- Torch");
});

test("words that look like Markdown stay words", () => {
  expect(markdownFrom(treeOf("<p># 1 of *all*</p><p>- 5 degrees</p>"))).toBe(
    "\\# 1 of \\*all\\*\n\n\\- 5 degrees",
  );
});
