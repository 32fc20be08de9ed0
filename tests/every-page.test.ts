import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyPage, pageAt, SEEN_BY, SENDER, TEAM } from "./support/every-page";

test("axe looks at every page, in its own list or where a journey passes", () => {
  const passed = globSync("tests/e2e/*.spec.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/noProblems\(\w+, "([^"]+)"\)/g)].map(([, page = ""]) => page),
  );
  const seen = [...Object.values(SEEN_BY), SENDER, TEAM].flatMap((looks) => Object.keys(looks));
  expect(everyPage().filter((file) => ![...seen, ...passed].includes(file))).toEqual([]);
  expect(everyPage().length).toBeGreaterThan(70);
});

test("of two pages that an address may lead to, it is the one with fewer variables", () => {
  expect(pageAt("/dash/bulk?status=pending")).toBe("recruiter/bulk.tsx");
  expect(pageAt("/dash/01ARZ3NDEKTSV4RRFFQ69G5FAV")).toBe("recruiter/candidates.tsx");
  expect(pageAt("/careers/northwind/data-analyst-1234567")).toBe("careers/job.tsx");
  expect(pageAt("/careers/northwind/embed")).toBe("careers/embed.tsx");
  expect(pageAt("/no-such-page")).toBe("public/not-found.tsx");
});
