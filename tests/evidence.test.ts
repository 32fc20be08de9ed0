import { expect, test } from "vitest";
import { unverified } from "~/evaluator/evaluate";
import { evidenceReport } from "./bench/evidence";
import { inputOf, professionsIn, sourceOf } from "./bench/evidence-set";

/** Just under what was measured: a change that falls below one says something false more often. */
const FLOORS = {
  dev: { true: 0.96, quotes: 0.9, order: 0.88, idle: 0.03, against: 2 },
  own: { true: 0.965, quotes: 0.85, order: 0.94, idle: 0.01, against: 0 },
  plain: { true: 0.955, quotes: 0.895, order: 0.855, idle: 0.04, against: 1 },
};

const reports = new Map<string, Promise<string[]>>();
/** Each folder is evaluated once for all tests. */
function reportOf(folder: string): Promise<string[]> {
  const report = reports.get(folder) ?? evidenceReport(`tests/evidence/${folder}`, null, false);
  reports.set(folder, report);
  return report;
}

for (const [folder, floor] of Object.entries(FLOORS)) {
  test(`what is said of the applicants in tests/evidence/${folder} is as true as it was`, async () => {
    const report = await reportOf(folder);
    const figure = (row: string) =>
      Number(/(\d[\d.]*)/.exec(report.find((line) => line.trim().startsWith(row))?.slice(60) ?? "")?.[1]);
    expect(figure('"found" or "partly" that is true')).toBeGreaterThanOrEqual(floor.true);
    expect(figure("quotes under found or partly that show it")).toBeGreaterThanOrEqual(floor.quotes);
    expect(figure("pairs of people in the right order")).toBeGreaterThanOrEqual(floor.order);
    expect(figure("unsuitable people at 80 or more")).toBe(0);
    expect(figure("credit for empty, off-topic")).toBeLessThanOrEqual(floor.idle);
    expect(figure("found or partly though the person says the opposite")).toBeLessThanOrEqual(floor.against);
  });
}

test("no total is given for a language that is not read", async () => {
  const report = await reportOf("dev");
  expect(report.find((line) => line.startsWith("languages that are not read"))).toMatch(/0\.000 \(0 of 9\)/);
});

test("a model is asked about no sentence that says what somebody has not done", () => {
  const asked = professionsIn("tests/evidence/own").flatMap((set) =>
    set.candidates.flatMap((person) =>
      unverified(inputOf(set, person)).sentences.map((each) =>
        (sourceOf(each, set, person) ?? "").slice(each.start, each.end),
      ),
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(
    asked.filter((sentence) => /\b(?:have not|have never) (?:worked|led|taken)\b/.test(sentence)),
  ).toEqual([]);
});
