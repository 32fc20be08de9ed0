import { expect, test } from "vitest";
import { seal, unseal } from "./sealed";

const KEY = "a key of ours";
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-21T12:10:00Z");

test("what was sealed comes back whole until its time is over", async () => {
  const sealed = await seal(KEY, "trip", { redirect: "/jobs?q=ü;" }, later);
  expect(sealed).toMatch(/^[\w.%!'()*~-]+$/);
  expect(await unseal(KEY, "trip", sealed, now)).toEqual({ redirect: "/jobs?q=ü;" });
  expect(await unseal(KEY, "trip", sealed, later)).toBeNull();
});

test("a seal of another purpose, another key or other words does not open", async () => {
  const sealed = await seal(KEY, "trip", "here", later);
  expect(await unseal(KEY, "link", sealed, now)).toBeNull();
  expect(await unseal("another key", "trip", sealed, now)).toBeNull();
  expect(await unseal(KEY, "trip", sealed.replace("here", "there"), now)).toBeNull();
  for (const text of [null, "", ".", "x".repeat(64), `${"0".repeat(64)}.1.`]) {
    expect(await unseal(KEY, "trip", text, now)).toBeNull();
  }
});
