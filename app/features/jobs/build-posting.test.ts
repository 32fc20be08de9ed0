import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownToHtml } from "~/lib/markdown";
import { belowHead, buildPosting, followPosting, isEdited } from "./build-posting";
import type { PostingFacts } from "./fields";
import { PLACE_AND_PAY } from "./fixtures";

const FACTS: PostingFacts = {
  ...PLACE_AND_PAY,
  title: "Data Analyst",
  department: "Data",
  jobType: "full-time",
  locationType: "office",
  location: "Manchester",
  salaryMin: 52_000,
  salaryMax: 66_000,
  description: "What you do all day.",
};

test("a posting has heading, department, type, place, salary, divider and description, in this order", () => {
  expect(buildPosting(FACTS).split("\n\n")).toEqual([
    "# Data Analyst",
    "**Department:** Data",
    "**Job type:** Full-time",
    "**Location:** Office, Manchester",
    "**Salary:** $52,000 – $66,000 a year",
    "---",
    "What you do all day.",
  ]);
});

test("a table that came with tabs keeps its columns, and an indented line its place", () => {
  const description = "Task\tShare\nIssuing keys\t\t40 %\n\tand locks\nNo table";
  const posting = buildPosting({ ...FACTS, description });
  expect(posting).toContain("Task | Share\nIssuing keys |  | 40 %\n\tand locks\nNo table");
  expect(isEdited({ ...FACTS, description }, posting)).toBe(false);
});

test("a list that came from a word processor, its signs followed by tabs, is a list", () => {
  const description = [
    "You need:\r\n•\tLeaving Certificate",
    "–\tA driving licence\n·\tPatience\no\tA bicycle\n\t-\twith lights\n\uF0B7 \t\tA lock\nü\tIrish",
    "1.\tRing us\n2.\tCome by\n(a)\tby bus\n1.1\tor on foot",
    "•\tKeys\t40 %\n1.5\t2.5\nO'Shea\t3",
  ].join("\n\n");
  const posting = buildPosting({ ...FACTS, description });
  expect(belowHead(posting, FACTS)).toBe(
    [
      "You need:\n- Leaving Certificate",
      "- A driving licence\n- Patience\n- A bicycle\n\t- with lights\n- A lock\n- Irish",
      "1. Ring us\n2. Come by\n(a) by bus\n1.1 or on foot",
      "- Keys | 40 %\n1.5 | 2.5\nO'Shea | 3",
    ].join("\n\n"),
  );
  expect(markdownToHtml(posting)).toMatch(/<ul>\s*<li>(?:\s*<p>)?Leaving Certificate</);
});

test("a posting that came as a quoted mail is no quotation, and a sentence that is quoted stays one", () => {
  const below = (description: string) => belowHead(buildPosting({ ...FACTS, description }), FACTS);
  expect(below("On Monday Mo wrote:\n> You need:\r\n> - patience\n>\n>> - a bicycle\n > Ring us.")).toBe(
    "On Monday Mo wrote:\nYou need:\n- patience\n\n- a bicycle\nRing us.",
  );
  expect(below("Ada says:\n> A good place.\nCome and see.")).toContain("\n> A good place.\n");
});

test("below its head stands what was written, and each line that somebody has changed", () => {
  const posting = buildPosting(FACTS);
  expect(belowHead(posting, FACTS)).toBe("What you do all day.");
  expect(belowHead(`${posting.replaceAll("\n", "\r\n")}\r\n\r\n---`, FACTS)).toBe(
    "What you do all day.\n\n---",
  );
  const paid = posting.replace("**Salary:** ", "**Salary:** up to ");
  expect(belowHead(paid, FACTS)).toMatch(/^\*\*Salary:\*\* up to .*\n\n---\n\nWhat you do all day\.$/s);
  expect(belowHead("# Data Analyst wanted", FACTS)).toBe("# Data Analyst wanted");
  expect(belowHead("# Data Analyst", FACTS)).toBe("# Data Analyst");
});

test("department and salary are left out when they are not known, the salary also when only half is", () => {
  const bare = buildPosting({ ...FACTS, department: "", salaryMax: null, location: "" });
  expect(bare).not.toMatch(/Department|Salary/);
  expect(bare).toContain("**Location:** Office\n");
});

test("a title reads the same in the posting, whatever signs it holds", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9 *_`<>[\]()\\+.-]{0,40}[a-zA-Z]$/), (title) => {
      const heading = /^<h1>(.*)<\/h1>/.exec(markdownToHtml(buildPosting({ ...FACTS, title })))?.[1] ?? "";
      const read = heading
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .replaceAll("&quot;", '"');
      expect(read).toBe(title);
    }),
  );
  for (const title of ["C# and R&D", "C#", "Rank ##", "A &copy; B"]) {
    const html = markdownToHtml(buildPosting({ ...FACTS, title }));
    expect(html).toContain(`<h1>${title.replaceAll("&", "&amp;")}</h1>`);
  }
});

test("an untouched posting follows its facts, an edited one stays", () => {
  const now = { ...FACTS, title: "Senior Data Analyst" };
  expect(followPosting(FACTS, `${buildPosting(FACTS).replaceAll("\n", "\r\n")}\r\n`, now)).toBe(
    buildPosting(now),
  );
  expect(followPosting(FACTS, "Edited", now)).toBe("Edited");
  expect(isEdited(now, "Edited")).toBe(true);
});
