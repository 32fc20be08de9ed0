import { expect, test } from "vitest";
import { markdownToHtml } from "~/lib/markdown";
import { drawnMarkdown } from "./drawn-markdown";

const asked: string[][] = [];
const drawing = drawnMarkdown(async (texts) => {
  asked.push(texts);
  return texts.map(markdownToHtml);
});
const silent = drawnMarkdown(async () => null);

test("headings stand below the page's own, and several texts are asked for at once", async () => {
  expect(await drawing.toHtml(["# Baker", "a *b*"])).toEqual(["<h2>Baker</h2>", "<p>a <em>b</em></p>"]);
  expect(await drawing.toHtml([])).toEqual([]);
  expect(asked).toEqual([["# Baker", "a *b*"]]);
});

test("headings below a page's title begin at the second level, whatever they begin with", async () => {
  const needs = await drawing.postingBody("## What you need\n\n### Soon");
  expect(needs).toBe("<h2>What you need</h2>\n<h3>Soon</h3>");
  const titled = await drawing.postingBody("# Baker\n\n## What you need");
  expect(titled).toBe("<h2>Baker</h2>\n<h3>What you need</h3>");
});

test("a posting that was looked at is not drawn again for whoever looks next", async () => {
  const first = await drawing.posting("# Night baker");
  const questions = asked.length;
  expect(await drawing.posting("# Night baker")).toBe(first);
  expect(await drawing.postingBody("# Night baker")).toBe("<h2>Night baker</h2>");
  expect(asked).toHaveLength(questions);
});

test("a posting that does not come in time is read as it was typed, and drawn once it comes", async () => {
  const text = "# Cook & <b>baker</b>\n\nYou bake\nbread.\n\n\n";
  const typed = "<p># Cook &amp; &lt;b&gt;baker&lt;/b&gt;</p>\n<p>You bake<br />\nbread.</p>";
  expect(await silent.posting(text)).toBe(typed);
  expect(await silent.toHtml([text, ""])).toEqual([typed, ""]);
  expect(await drawing.posting(text)).toContain("<h2>Cook &amp; &lt;b&gt;baker&lt;/b&gt;</h2>");
});
