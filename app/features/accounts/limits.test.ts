import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NETWORK_LIMITS } from "./limits";

test("every limit by network stands in the documents as it is, and what a crowd meets with it", () => {
  const rows = [...readFileSync("docs/limits.md", "utf8").matchAll(/^\| `([a-z-]+)` \|(.+)\|$/gm)].map(
    ([, name, rest = ""]) => {
      const [, slowFrom, most, minutes, crowd = ""] = rest.split(" | ").map((cell) => cell.trim());
      expect(crowd.length).toBeGreaterThan(10);
      return [name, { slowFrom, most, minutes }];
    },
  );
  const limits = Object.entries(NETWORK_LIMITS).map(([name, limit]) => {
    const slowFrom = "slowFrom" in limit ? String(limit.slowFrom) : "–";
    return [name, { slowFrom, most: String(limit.most), minutes: `${limit.within / 60_000} min` }];
  });
  expect(rows).toEqual(limits);
});
