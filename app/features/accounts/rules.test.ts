import { expect, test } from "vitest";
import { after, days } from "~/lib/time";
import {
  hasSecondFactor,
  isReserved,
  isSlug,
  isVouchedFor,
  isWebsite,
  oldestSession,
  originsIn,
  sessionIsTooOld,
  splitName,
} from "./rules";

const NOW = new Date("2026-11-22T12:00:00Z");

test("somebody signed in for thirty days signs in again, and not a moment before", () => {
  const oldest = oldestSession(NOW);
  expect(oldest).toEqual(after(NOW, -days(30)));
  expect(sessionIsTooOld(oldest, NOW)).toBe(false);
  expect(sessionIsTooOld(after(oldest, -1), NOW)).toBe(true);
});

test("a name of three words keeps its first two, and blanks around it go", () => {
  expect(splitName("  Amara   Okafor Nwosu ")).toEqual({ firstName: "Amara", lastName: "Okafor" });
  expect(splitName("Amara")).toEqual({ firstName: "Amara", lastName: "" });
});

test("a provider vouches for a checked address of its own domain alone", () => {
  const vouched = (email: string, emailVerified: boolean, domain: string | null) =>
    isVouchedFor({ email, emailVerified }, domain);
  expect(vouched("amara@bergwerk.example", true, null)).toBe(true);
  expect(vouched("amara@bergwerk.example", false, null)).toBe(false);
  expect(vouched("amara@bergwerk.example", true, "Bergwerk.example")).toBe(true);
  expect(vouched("amara@bergwerk.example", false, "bergwerk.example")).toBe(false);
  expect(vouched("bergwerk.example@elsewhere.example", true, "bergwerk.example")).toBe(false);
  expect(vouched("@bergwerk.example@elsewhere.example", true, "bergwerk.example")).toBe(false);
});

test("a company's address is short, plain, and none of our own", () => {
  expect(isSlug("ab")).toBe(true);
  expect(isSlug("a")).toBe(false);
  expect(isSlug("a".repeat(60))).toBe(true);
  expect(isSlug("a".repeat(61))).toBe(false);
  expect(isSlug("-bergwerk")).toBe(false);
  expect([isReserved("careers"), isReserved("bergwerk")]).toEqual([true, false]);
});

test("where a list of jobs may be embedded is read line by line, each origin once", () => {
  expect(originsIn(" https://a.example \n\nhttps://b.example:8443\nhttps://a.example/")).toBe(
    "https://a.example\nhttps://b.example:8443",
  );
  expect(originsIn("")).toBe("");
  for (const refused of ["http://a.example", "https://a.example/page", "https://a;b.example", "a.example"])
    expect(originsIn(`https://b.example\n${refused}`), refused).toBeNull();
});

test("a website begins with https and is no longer than 200 characters", () => {
  const long = (length: number) => `https://a.example/${"x".repeat(length - 18)}`;
  expect([isWebsite(long(200)), isWebsite(long(201))]).toEqual([true, false]);
  expect([isWebsite("http://a.example"), isWebsite("no website")]).toEqual([false, false]);
});

test("an app's codes or one passkey are a second step", () => {
  expect(hasSecondFactor({ secondFactor: null, passkeys: 0 })).toBe(false);
  expect(hasSecondFactor({ secondFactor: "locked", passkeys: 0 })).toBe(true);
  expect(hasSecondFactor({ secondFactor: null, passkeys: 1 })).toBe(true);
});
