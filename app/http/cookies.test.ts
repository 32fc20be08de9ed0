import { expect, test } from "vitest";
import { countryOf } from "./country-of";
import { flash, flashRefusal, noFlash, readFlash } from "./flash";
import { keysAreOn, keysCookie } from "./keys-cookie";
import { personCookie } from "./person-cookie";

const asking = (headers: Record<string, string>) => new Request("https://rolecall.test/", { headers });
const back = (setCookie: string) => asking({ Cookie: setCookie.split(";")[0] ?? "" });

test("a message for the next page comes back once it is asked for, as far as a cookie holds it", async () => {
  expect(await readFlash(back(await flash("Saved")))).toEqual({ text: "Saved", undo: null, refused: false });
  const read = async (text: string) => (await readFlash(back(await flash(text))))?.text;
  const outcome = `We have written to ${"x".repeat(254)}. An earlier link no longer works.`;
  expect(await read(outcome)).toBe(outcome);
  expect(await read(`${"word ".repeat(119)}mid-word`)).toBe(`${"word ".repeat(119)}…`);
  expect((await flash("漢".repeat(700), `/decisions/${"x".repeat(100)}`)).length).toBeLessThan(4096);
  expect(await read(`x${"🌱".repeat(400)}`)).toMatch(/🌱 …$/);
  expect(await readFlash(asking({}))).toBeNull();
  expect(await readFlash(back(await noFlash()))).toBeNull();
  expect(await noFlash()).toMatch(/Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(await readFlash(back(await flash("")))).toBeNull();
});

test("a message undoes a decision of ours, and leads nowhere else", async () => {
  const undo = async (path: string) => (await readFlash(back(await flash("Moved", path))))?.undo;
  expect(await undo("/decisions/01A/undo")).toBe("/decisions/01A/undo");
  expect([await undo("//evil.example/decisions/1"), await undo("/decisions/")]).toEqual([null, null]);
});

test("a message that refuses something is told apart from one that says it is done", async () => {
  const read = async (cookie: string) => readFlash(back(cookie));
  expect(await read(await flashRefusal("Nothing was saved"))).toEqual({
    text: "Nothing was saved",
    undo: null,
    refused: true,
  });
  expect((await read(await flash("Moved", "/decisions/01A/undo")))?.refused).toBe(false);
});

test("single keys work until somebody switches them off", () => {
  expect(keysAreOn(asking({}))).toBe(true);
  expect(keysAreOn(back(keysCookie(false)))).toBe(false);
  expect(keysAreOn(back(keysCookie(true)))).toBe(true);
  expect(keysCookie(false)).toContain("Max-Age=31536000;");
  expect(keysCookie(true)).toContain("Max-Age=0;");
});

test("pages rendered ahead are told whose header to show, when that changes", () => {
  const person = (recruiter: boolean, emailVerified: boolean, remembered: boolean) =>
    ({ recruiter, emailVerified, remembered }) as Parameters<typeof personCookie>[1];
  const told = (known: string, viewer: ReturnType<typeof person>) =>
    personCookie(known === "" ? null : `__Host-person=${known}`, viewer);
  expect(told("", null)).toBeNull();
  expect(told("recruiter", person(true, true, false))).toBeNull();
  expect(told("recruiter", null)).toBe("__Host-person=; Path=/; Secure; SameSite=Lax; Max-Age=0");
  expect(told("applicant", person(false, false, true))).toMatch(/=; .*Max-Age=0$/);
  expect(told("", person(true, true, false))).toBe("__Host-person=recruiter; Path=/; Secure; SameSite=Lax");
  expect(told("", person(false, true, true))).toMatch(/=applicant; .*; Max-Age=1209600$/);
});

test("somebody's country is the network's, or else the browser's first language's", () => {
  expect(countryOf(asking({ "CF-IPCountry": "DE", "Accept-Language": "en-GB" }))).toBe("DE");
  expect(countryOf(asking({ "CF-IPCountry": "XX", "Accept-Language": "en-GB,de-DE" }))).toBe("GB");
  expect(countryOf(asking({ "Accept-Language": "zh-Hant-TW" }))).toBe("TW");
  expect(countryOf(asking({ "Accept-Language": "en" }))).toBe("");
});
