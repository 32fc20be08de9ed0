import { expect, test } from "vitest";
import { decisionCookie, readDecision } from "./rules";

const at = new Date("2026-11-20T10:00:00Z");

test("a decision is read back from the cookie that keeps it", () => {
  for (const kind of ["accepted", "rejected"] as const) {
    const [pair = ""] = decisionCookie({ kind, at }).split(";");
    expect(readDecision(`__Host-session=abc; ${pair}`)).toEqual({ kind, at });
  }
});

test.each([
  null,
  "",
  "__Host-consent=",
  "__Host-consent=accepted",
  "__Host-consent=accepted.1",
  "__Host-consent=maybe.1790000000000",
  "other__Host-consent=accepted.1790000000000",
  "__Host-consent=accepted.1790000000000x",
])("%s is no decision", (header) => {
  expect(readDecision(header)).toBeNull();
});

test("nobody is asked again for half a year", () => {
  expect(decisionCookie({ kind: "accepted", at })).toContain("; Max-Age=15724800;");
});
