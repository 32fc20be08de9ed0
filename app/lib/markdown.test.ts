import { expect, test } from "vitest";
import { markdownToHtml } from "./markdown";

test("points pasted from a word processor are a list, whichever mark they begin with", () => {
  const pasted =
    "What you will do\n•\tBuild pipelines\n◦\tReview code\no\tWrite\n\uF0B7\u00A0Plan\n–\tRead\n ·  Mentor";
  expect(markdownToHtml(pasted)).toBe(
    "<p>What you will do</p>\n<ul>\n<li>Build pipelines</li>\n<li>Review " +
      "code</li>\n<li>Write</li>\n<li>Plan</li>\n<li>Read</li>\n<li>Mentor</li>\n</ul>",
  );
});

test("a dash, a dot or an o inside a sentence, or without a blank after it, begins no point", () => {
  const text = "We plan – and\n–5 degrees\n·5\no’clock\no you who read";
  expect(markdownToHtml(text)).not.toContain("<li>");
});

const LIST = "- clean 12 bedrooms a shift\n- report faults to the Head Housekeeper";

test.each([
  ["You need:\n- basic English\nNo experience needed, we train you.", "\n"],
  ["You need:\r\n- basic English\r\nNo experience needed, we train you.", "\r\n"],
])("whoever lists without blank lines gets the heading and the sentence below a point: %j", (rest, end) => {
  const html = markdownToHtml(`${LIST.replace("\n", end)}${end}${rest}`).replaceAll("\r", "");
  expect(html.replaceAll("\n", "")).toBe(
    "<ul><li>clean 12 bedrooms a shift</li><li>report faults to the Head Housekeeper</li></ul>" +
      "<p>You need:</p><ul><li>basic English</li></ul><p>No experience needed, we train you.</p>",
  );
});

test.each(["**You need:**", "so what you need:", "20 hours a week", "“Ring us”", "**Apply today**"])(
  "below a point begins anew: %s",
  (line) => {
    for (const list of [LIST, "1. clean\n2) report", "·   clean"])
      expect(markdownToHtml(`${list}\n${line}`)).toMatch(/<\/[ou]l>\n<p>.+<\/p>$/);
  },
);

test("a point that a mail program wrapped stays one, capital or not, and so does what is indented", () => {
  const wrapped =
    "- You have worked for two seasons or longer in a kitchen that cooks for the\nNational Health Service " +
    "or\nanother large employer\n- You see https://elsewhere.example/a/very/long/address/that/no/program/" +
    "wraps/anywhere/at/all/of/it";
  expect(markdownToHtml(wrapped)).not.toContain("<p>");
  for (const more of ["  You too", "(a) by bus", "1.1 or on foot"])
    expect(markdownToHtml(`${LIST}\n${more}`)).not.toContain("<p>");
  expect(markdownToHtml("```\n- a\nB\n```")).not.toContain("\n\n");
});

test("lines stay lines", () => {
  expect(markdownToHtml("Monday 9 to 5\nTuesday 9 to 1\n\n- one\n  more  \n- two")).toBe(
    "<p>Monday 9 to 5<br />\nTuesday 9 to 1</p>\n<ul>\n<li>one<br />\nmore</li>\n<li>two</li>\n</ul>",
  );
  expect(markdownToHtml("a  \nb")).toBe("<p>a<br />\nb</p>");
});

test("a line above a divider is no heading, and an indented paragraph no code", () => {
  expect(markdownToHtml("We are looking for a person.\n---\n\tThey plan.\n\n    And write.")).toBe(
    "<p>We are looking for a person.</p>\n<hr />\n<p>They plan.</p>\n<p>And write.</p>",
  );
});

test("code keeps its lines, and a picture from elsewhere is not asked for", () => {
  expect(markdownToHtml("```\na\nb\n```")).toMatch(/<code>a *\nb *\n<\/code>/);
  expect(markdownToHtml("![our office](https://elsewhere.example/office.png)")).not.toContain("<img");
});
