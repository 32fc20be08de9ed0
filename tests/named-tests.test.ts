import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf, missing, quotedTests, testsAndReasons, writtenTests } from "./support/named-tests";

const tests = writtenTests();

test("every test that the specification's table names is there", () => {
  const rows = rowsOf(readFileSync("docs/specification.md", "utf8"));
  const complaints = rows.flatMap(({ line, cells }) =>
    quotedTests(cells[1] ?? "").flatMap((quoted) => {
      const complaint = missing(quoted, tests);
      return complaint === null ? [] : [`line ${line}: ${complaint}`];
    }),
  );
  expect(complaints).toEqual([]);
  const unshown = rows.filter(({ cells }) => quotedTests(cells[1] ?? "").length === 0);
  expect(unshown.map(({ line }) => `line ${line} names no test`)).toEqual([]);
  expect(rows.length).toBeGreaterThan(25);
});

test("every requirement of the security list names tests that are there, or gives its reason", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const rows = rowsOf(text).filter(({ cells }) => /^\d+\.\d+\.\d+$/.test(cells[0] ?? ""));
  const both = text + readFileSync("docs/performance.md", "utf8");
  const faults = rowsOf(both).filter(({ cells }) => /^[AG]\d+(\.\d+)?$/.test(cells[0] ?? ""));
  const sections = new Set([...text.matchAll(/^### (.+)$/gm)].map(([, title]) => `written: ${title}`));
  const complaints = [...rows, ...faults].flatMap(({ cells: [number, , , how = ""] }) => {
    const shown = testsAndReasons(how);
    const absent = shown.tests.flatMap((quoted) => missing(quoted, tests) ?? []);
    const unwritten = shown.reasons.filter((one) => one.startsWith("written: ") && !sections.has(one));
    const empty = shown.tests.length + shown.reasons.length === 0 ? ["says nothing"] : [];
    return [...absent, ...unwritten, ...empty].map((complaint) => `${number}: ${complaint}`);
  });
  expect(complaints).toEqual([]);
  // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  const numbers = (level: string) =>
    rows.filter(({ cells }) => cells[1] === level).map(({ cells }) => cells[0]);
  expect([new Set(numbers("1")).size, new Set(numbers("2")).size]).toEqual([70, 183]);
  expect(rows).toHaveLength(253);
  expect(faults.length).toBeGreaterThan(3);
});

test("a name that no test has, and a file that is not there, are found out", () => {
  const complaints = (cell: string) => quotedTests(cell).map((quoted) => missing(quoted, tests));
  expect(complaints("`named-tests`: a name that no test has, …; every test … is there")).toEqual([
    null,
    null,
  ]);
  expect(complaints("`named-tests`: a name that some test has; every test")).toEqual([
    "named-tests.test.ts has no test “a name that some test has”",
    "named-tests.test.ts has no test “every test”",
  ]);
  expect(complaints("`no-such-file`: anything; journey `nowhere`: anything")).toEqual([
    "there is no test file no-such-file.test.ts",
    "there is no test file tests/e2e/nowhere.spec.ts",
  ]);
  expect(testsAndReasons("`named-tests`: gone; waived: it costs; too much; written: Nowhere")).toEqual({
    tests: [{ where: "named-tests.test.ts", name: "gone" }],
    reasons: ["waived: it costs", "written: Nowhere"],
  });
});

test("every message of the specification stands in the test that shows it", () => {
  const section =
    /^## Messages$[\s\S]*?(?=^## )/m.exec(readFileSync("docs/specification.md", "utf8"))?.[0] ?? "";
  const complaints = rowsOf(section).flatMap(({ cells: [said = "", shownBy = ""] }) => {
    const shown = filesOf(quotedTests(shownBy), tests)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const messages = [...said.matchAll(/'([^']+)'/g)].map(([, message = ""]) => message);
    return messages.filter((message) => !shown.includes(message));
  });
  expect(complaints).toEqual([]);
  expect(section.match(/'[^']+'/g)?.length).toBeGreaterThan(40);
});

/** The rows of a document's tables, without their heads, with the number of their line. */
function rowsOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.split("\n");
  return lines.flatMap((text, index) => {
    const isHead = /^\|[-|: ]+\|$/.test(lines[index + 1] ?? "");
    if (!text.startsWith("|") || isHead || /^\|[-|: ]+\|$/.test(text)) return [];
    return [
      {
        line: index + 1,
        cells: text
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      },
    ];
  });
}
