import { expect, test } from "vitest";
import { readClaims } from "~/evaluator/claims/read-claims";
import { findingsOf, likelyOf } from "~/evaluator/dimensions/beside-the-rest";
import type { Finding } from "~/evaluator/dimensions/finding";
import { type Reading, readingOf } from "~/evaluator/dimensions/reading";
import { likelyShare } from "~/evaluator/dimensions/stated";
import { verified } from "~/evaluator/dimensions/verify";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { inputOf, peopleWhoWriteEnglish, professionsIn } from "./bench/evidence-set";

type Read = { reading: Reading; findings: Finding[] };
const people = ["own", "apart", "untouched"].flatMap((folder) =>
  professionsIn(`tests/evidence/${folder}`).flatMap((set) =>
    peopleWhoWriteEnglish(set).map((person): Read => {
      const input = inputOf(set, person);
      const requirements = readPosting(input.posting);
      const reading = readingOf(input, readClaims(input), requirements);
      return { reading, findings: findingsOf(requirements, reading) };
    }),
  ),
);
const likely = people.flatMap(({ findings }) => findings.filter(({ isLikely }) => isLikely));
const after = ({ reading, findings }: Read, word: "yes" | "no" | null) =>
  verified(
    findings,
    () => word,
    (finding) => likelyOf(finding, reading),
  );

test("what somebody most likely did is said to be met in part, and no paper, program or condition is", () => {
  expect(likely.length).toBeGreaterThan(5);
  for (const { verdict, shown, requirement } of likely) {
    expect([verdict, shown.length]).toEqual(["partly", 1]);
    expect(["task", "skill", "years"]).toContain(requirement.kind);
  }
});

test("whoever is likely to have done it counts for no more by its being said", () => {
  for (const finding of likely) {
    const pointedAt: Finding = { ...finding, verdict: "mentioned", isLikely: false };
    expect(likelyShare([finding])).toBe(likelyShare([pointedAt]));
  }
});

test("a verifier is heard on what is only likely, and without its word all stays", () => {
  const toldBy = people.filter(({ findings }) => findings.some(({ isLikely }) => isLikely));
  for (const each of toldBy) {
    expect(after(each, null)).toEqual(each.findings);
    expect(after(each, "no").some(({ isLikely }) => isLikely)).toBe(false);
    const isOfLikely = (_: Finding, at: number) => each.findings[at]?.isLikely === true;
    expect(
      after(each, "no")
        .filter(isOfLikely)
        .map(({ verdict }) => verdict),
    ).not.toContain("partly");
    expect(
      after(each, "yes")
        .filter(isOfLikely)
        .map(({ verdict }) => verdict),
    ).not.toContain("not found");
  }
});
