import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TOO_LONG, TOO_SHORT } from "~/lib/password-fields";
import { checkNewPassword } from "./new-password";
import { TOO_WEAK } from "./rules";

const owner = { email: "anna.berg@example.org", companyName: "North-Wind Analytics" };
const list = await readFile(new URL("../../../public/common-passwords.txt", import.meta.url), "utf8");
const asset = async () => new Response(list);
const check = (password: string) => checkNewPassword(password, owner, asset);

test("a password of any length gets exactly the answer that its length deserves", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 0, maxLength: 200, unit: "binary" }), async (password) => {
      const length = [...password].length;
      const verdict = await check(password);
      if (length < 6) expect(verdict).toBe(TOO_SHORT);
      else if (length > 128) expect(verdict).toBe(TOO_LONG);
      else expect([null, TOO_WEAK]).toContain(verdict);
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

test.each([
  ["common", "iloveyou"],
  ["common, shouted", "PASSWORD1"],
  ["digits in a row", "123456789"],
  ["digits backwards", "98765432"],
  ["the alphabet", "abcdefg"],
  ["the keyboard", "qwertyuiop"],
  ["the keyboard backwards", "lkjhgfdsa"],
  ["two rows", "asdfgh123456"],
  ["another alphabet", "абвгде"],
  ["one character", "zzzzzzzzzzzz"],
  ["a pair over and over", "xyxyxyxyxy"],
  ["a row twice", "qwertzqwertz"],
  ["the product", "my-Rolecall-2026"],
  ["the product with gaps", "R o l e c a l l 77"],
  ["the e-mail's name", "i-am-anna.berg!"],
  ["the e-mail's name without its dot", "annaberg-1987"],
  ["the company", "NorthWind analytics 1"],
  ["the company's own name", "go_northwind_go"],
])("a password that is %s is too weak", async (_, password) => {
  expect(await check(password)).toBe(TOO_WEAK);
});

test("every entry of the list is refused, and there are at least ten thousand", async () => {
  const entries = list.trim().split("\n");
  expect(entries.length).toBeGreaterThan(10_000);
  for (const entry of entries.filter((_, index) => index % 97 === 0))
    expect(await check(entry)).toBe(TOO_WEAK);
});

test("short parts of names are no reason to refuse", async () => {
  const someone = { email: "jo@example.org", companyName: "X1" };
  expect(await checkNewPassword("major-joke-x1-lamp", someone, asset)).toBeNull();
});

test("a list that cannot be read is a fault, not a pass", async () => {
  await expect(
    checkNewPassword("iloveyou", owner, async () => new Response("", { status: 500 })),
  ).rejects.toThrow();
});
