import { expect, test } from "vitest";
import { partsOf } from "./rules";

test.each([
  [
    "# Night Baker\n\nBread.\n\n## What you need\n\n- Hands\n\n### Pay & hours ##\n",
    ["Night Baker", "What you need", "Pay & hours"],
  ],
  [
    "**What we offer**\r\n\nBread\n\n**Bold** in a line is none\n\n**Hours:** four to noon",
    ["What we offer"],
  ],
  ["## [Our *kitchen*](https://bread.example)\n\n## C\\# and `ovens`", ["Our kitchen", "C# and ovens"]],
  ["## Twice\n\n## Twice\n\n#hashtag\n\n    ## indented\n\n## \u0020", ["Twice"]],
  ["", []],
])("of %j somebody may name the head and each section, once", (posting, sections) => {
  expect(partsOf(posting)).toEqual(["Title, place and pay", ...sections]);
});

test("of a posting with a hundred headings thirty parts may be named, each in short", () => {
  const posting = Array.from({ length: 100 }, (_, at) => `## ${at} ${"x".repeat(200)}`).join("\n\n");
  const parts = partsOf(posting);
  expect(parts).toHaveLength(30);
  expect(parts.every((part) => part.length <= 80)).toBe(true);
});
