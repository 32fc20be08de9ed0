import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorFacts, errorReason } from "./error-facts";

const failed = new DrizzleQueryError(
  "select id from users where email = ?",
  ["anna@example.org"],
  new Error("D1_ERROR: no such table: users"),
);

test("a failed query is logged with what failed, and without what it was asked with", () => {
  expect(errorFacts(failed)).toEqual({
    error: "Error: Failed query: select id from users where email = ?",
    cause: "Error: D1_ERROR: no such table: users",
  });
  expect(failed.message).toContain("anna@example.org");
});

test("the reason of an error is its cause's where it has one", () => {
  expect(errorReason(failed)).toBe("D1_ERROR: no such table: users");
  expect(errorReason(new TypeError("fetch failed"))).toBe("fetch failed");
});

test("what is thrown and is no error is logged too", () => {
  expect(errorFacts("too late\nfor anna@example.org")).toEqual({ error: "too late" });
});
