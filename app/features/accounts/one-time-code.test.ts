import { encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { hashOfCode, keyAddress, newRecoveryCodes, newSecret, readCode, stepOf } from "./one-time-code";

/** RFC 6238, appendix B: the secret, and the last six digits of what it lists for SHA-1. */
const SECRET = encodeBase32UpperCaseNoPadding(new TextEncoder().encode("12345678901234567890"));
const LISTED: [number, string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];
const at = (seconds: number) => new Date(seconds * 1000);

test.each(LISTED)("at second %i the code of the standard's own table is taken", (second, code) => {
  expect(stepOf(code, SECRET, { now: at(second), last: 0 })).toBe(Math.floor(second / 30));
  const other = code.replace(/.$/, (last) => `${(Number(last) + 1) % 10}`);
  expect(stepOf(other, SECRET, { now: at(second), last: 0 })).toBeNull();
});

test("a clock may be half a minute off either way, and no more", () => {
  const taken = [-31, -30, 0, 30, 59, 60].map(
    (off) => stepOf("005924", SECRET, { now: at(1234567890 + off), last: 0 }) !== null,
  );
  expect(taken).toEqual([false, true, true, true, true, false]);
});

test("a code that was taken is not taken again, and none from before it", () => {
  const now = at(1234567890);
  const step = 41152263;
  expect(stepOf("005924", SECRET, { now, last: step - 1 })).toBe(step);
  expect(stepOf("005924", SECRET, { now, last: step })).toBeNull();
  expect(stepOf("005924", SECRET, { now, last: step + 1 })).toBeNull();
});

test("an app learns the key from an address that names product and person", () => {
  expect(keyAddress("Rolecall", "priya@northwind.example", SECRET)).toBe(
    "otpauth://totp/Rolecall:priya%40northwind.example?issuer=Rolecall&algorithm=SHA1&" +
      `secret=${SECRET}&period=30&digits=6`,
  );
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("ten recovery codes are read however they are typed, and kept as this person's", async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ""] = codes;
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(readCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toEqual({
    kind: "recovery",
    code: code.replaceAll("-", ""),
  });
  expect(readCode("123 456")).toEqual({ kind: "app", code: "123456" });
  expect(await hashOfCode("a", code)).toBe(await hashOfCode("a", code.toLowerCase()));
  expect(await hashOfCode("a", code)).not.toBe(await hashOfCode("b", code));
});
