import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorFacts, errorReason } from "./error-facts";

const failed = new DrizzleQueryError(
  "select id from users where email = ?",
  ["anna@example.org"],
  new Error("D1_ERROR: no such table: users"),
);

test("a failed query is logged with what failed and where, and without what it was asked with", () => {
  const { stack, ...facts } = errorFacts(failed);
  expect(facts).toEqual({
    error: "Error: Failed query: select id from users where email = ?",
    cause: "Error: D1_ERROR: no such table: users",
  });
  expect(stack).toMatch(/^at .*error-facts\.test\.ts:\d+/);
  expect(failed.stack).toContain("anna@example.org");
  expect(stack).not.toContain("anna@example.org");
});

test("the reason of an error is its cause's where it has one", () => {
  expect(errorReason(failed)).toBe("D1_ERROR: no such table: users");
  expect(errorReason(new TypeError("fetch failed"))).toBe("fetch failed");
});

test("what is thrown and is no error is logged too, by its status or its fields", () => {
  expect(errorFacts("too late\nfor anna@example.org")).toEqual({ error: "too late" });
  expect(errorFacts({ status: 405, statusText: "Method Not Allowed", data: "x" })).toEqual({
    error: "405 Method Not Allowed",
  });
  expect(errorFacts({ email: "anna@example.org" })).toEqual({ error: "Object with email" });
  expect(errorReason({ code: 7 })).toBe("Object with code");
  expect(errorFacts(null)).toEqual({ error: "null" });
});

test("an error of another Worker counts as one", () => {
  expect(errorFacts({ name: "RpcError", message: "gone" })).toEqual({ error: "RpcError: gone" });
});

test("no address, and nothing that a parser quotes, gets into the log", () => {
  expect(errorReason(new Error("no mailbox <anna@example.org> here"))).toBe("no mailbox <…@…> here");
  const unread = (() => {
    try {
      return JSON.parse("anna lives in Leeds");
    } catch (error) {
      return error;
    }
  })();
  expect(String(unread)).toContain("anna lives");
  expect(errorReason(unread)).not.toContain("anna lives");
});
