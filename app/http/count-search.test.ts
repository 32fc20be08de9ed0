import { expect, test } from "vitest";
import { countSearch } from "./count-search";

const NOW = new Date("2026-11-25T10:00:00Z");
const LATER = new Date("2026-11-25T10:00:10Z");

test("whoever searches without end is told when to go on, and others are not", async () => {
  const asked: string[] = [];
  const withinLimit = async (key: string) => asked.push(key) <= 100;
  const search = (person: string, now = NOW) =>
    countSearch({ withinLimit, now }, person).catch((thrown: Response) => thrown);
  for (let count = 0; count < 120; count += 1) expect(await search("priya")).toBeUndefined();
  const refused = (await search("priya")) as Response;
  expect(refused).toMatchObject({ status: 429 });
  expect(refused.headers.get("Retry-After")).toBe("10");
  expect(await search("amara")).toBeUndefined();
  expect(new Set(asked)).toEqual(new Set(["search:priya"]));
});

test("whoever searches as people do is counted without a question to another Worker", async () => {
  const unasked = async () => Promise.reject(new Error("asked"));
  for (let count = 0; count < 20; count += 1) {
    await countSearch({ withinLimit: unasked, now: LATER }, "oliver");
    await countSearch({ withinLimit: unasked, now: LATER }, "lena");
  }
  await expect(countSearch({ withinLimit: unasked, now: LATER }, "lena")).rejects.toThrow("asked");
  const next = new Date(LATER.getTime() + 10_000);
  await countSearch({ withinLimit: unasked, now: next }, "lena");
});
