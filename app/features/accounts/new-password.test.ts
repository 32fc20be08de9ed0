import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TOO_LONG, TOO_SHORT } from "~/lib/password-fields";
import { whyFewGuesses } from "./few-guesses";
import { checkNewPassword } from "./new-password";
import { TOO_WEAK } from "./rules";

const owner = {
  email: "anna.berg@example.org",
  companyName: "North-Wind Analytics",
  personName: "Anna Steinberg",
};
const list = await readFile(new URL("../../../public/common-passwords.txt", import.meta.url), "utf8");
const judges = {
  asset: async () => new Response(list),
  advice: {
    whyFewGuesses: async (password: string, names: string[]) => ({
      kind: "answered" as const,
      value: whyFewGuesses(password, names),
    }),
  },
};
const check = (password: string) => checkNewPassword(password, owner, judges);

test("a password of any length gets exactly the answer that its length deserves", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 0, maxLength: 200, unit: "binary" }), async (password) => {
      const length = [...password].length;
      const verdict = await check(password);
      if (length < 6) expect(verdict).toBe(TOO_SHORT);
      else if (length > 128) expect(verdict).toBe(TOO_LONG);
      else if (verdict !== null) expect(verdict.startsWith(`${TOO_WEAK} `), verdict).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("long random passwords are taken, whatever they are made of", async () => {
  const unlike = fc
    .string({ minLength: 14, maxLength: 128, unit: "grapheme" })
    .filter((text) => new Set(text).size > 8 && [...text].length <= 128);
  await fc.assert(
    fc.asyncProperty(unlike, async (password) => {
      expect(await check(password)).toBeNull();
    }),
    { numRuns: 100 },
  );
});

test.each([
  "correct horse battery",
  "Tr0ub4dor&3 x",
  "пароль для Анны",
  "  six spaces  ",
  "👩‍🚀🚀🌍🪐✨🌙",
  "x".repeat(3) + "Kb7!pQ".repeat(10),
])("%s is taken", async (password) => {
  expect(await check(password)).toBeNull();
});

const COMMON = "It is one of the most used passwords.";
const IN_A_ROW = "It is a row of keys, letters or numbers.";
const REPEATS = "It repeats a few characters.";
const DATE = "It is hardly more than a date.";
const OURS = "It holds the name of this service.";
const COMPANY = "It holds your company's name.";
const ADDRESS = "It holds the name in your email address.";
const DISGUISED = "It is hardly more than a name that others know.";

test.each([
  ["the person's own name", "annasteinberg-7Q", "It holds your own name."],
  ["the person's family name", "my STEINBERG lamp 7", "It holds your own name."],
  ["common", "iloveyou", COMMON],
  ["common, shouted", "PASSWORD1", COMMON],
  ["digits in a row", "4567890", IN_A_ROW],
  ["digits backwards", "98765432109", IN_A_ROW],
  ["the alphabet", "hijklmno", IN_A_ROW],
  ["the keyboard", "wertyuio", IN_A_ROW],
  ["the keyboard backwards", "kjhgfdsa", IN_A_ROW],
  ["two rows", "asdfgh123456", IN_A_ROW],
  ["another alphabet", "абвгде", IN_A_ROW],
  ["pictures in Unicode's order", "😀😁😂😃😄😅", IN_A_ROW],
  ["one character", "zzzzzzzzzzzz", REPEATS],
  ["a pair over and over", "xyxyxyxyxy", REPEATS],
  ["four characters, cut off", "Kb7!Kb7!Kb", REPEATS],
  ["a row twice", "qwertzqwertz", REPEATS],
  ["nearly one character", "aaaaaaaab", "Much of it repeats itself."],
  ["nearly the alphabet", "hijklmnox", "Much of it is letters or numbers in a row."],
  ["a birthday", "14.03.1989", DATE],
  ["the product", "my-Rolecall-2026", OURS],
  ["the product with gaps", "R o l e c a l l 77", OURS],
  ["the product in disguise", "R0lecal1", DISGUISED],
  ["the e-mail's name", "i-am-anna.berg!", ADDRESS],
  ["the e-mail's name without its dot", "annaberg-1987", ADDRESS],
  ["the company", "NorthWind analytics 1", COMPANY],
  ["the company's own name", "go_northwind_go", COMPANY],
])("a password that is %s is too weak, and its owner is told why", async (_, password, reason) => {
  expect(await check(password)).toBe(`${TOO_WEAK} ${reason}`);
});

test("every entry of the list is refused, and there are at least ten thousand", async () => {
  const entries = list.trim().split("\n");
  expect(entries.length).toBeGreaterThan(10_000);
  for (const entry of entries.filter((_, index) => index % 97 === 0))
    expect(await check(entry)).toBe(`${TOO_WEAK} ${COMMON}`);
});

test("short parts of names are no reason to refuse", async () => {
  const someone = { email: "jo@example.org", companyName: "X1", personName: "Jo Marsh" };
  expect(await checkNewPassword("major-joke-x1-lamp", someone, judges)).toBeNull();
});

test("a list that cannot be read is a fault, not a pass", async () => {
  const broken = { ...judges, asset: async () => new Response("", { status: 500 }) };
  await expect(checkNewPassword("iloveyou", owner, broken)).rejects.toThrow();
});

test("where nobody counts guesses in time, a password is judged by the other rules", async () => {
  const silent = { ...judges, advice: { whyFewGuesses: async () => ({ kind: "silent" as const }) } };
  expect(await check("12.03.1987")).toContain("It is hardly more than a date.");
  expect(await checkNewPassword("12.03.1987", owner, silent)).toBeNull();
  expect(await checkNewPassword("qwertyuiop1234567890", owner, silent)).not.toBeNull();
});
