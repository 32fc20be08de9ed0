import { expect, test } from "vitest";
import { remembered } from "./remembered";

test("what is asked for again is not made again, and what was not asked for longest is forgotten", () => {
  const made: string[] = [];
  const twice = remembered(2, (text) => {
    made.push(text);
    return text + text;
  });
  expect(["a", "b", "a", "c", "a", "b"].map(twice)).toEqual(["aa", "bb", "aa", "cc", "aa", "bb"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what failed is tried again", () => {
  let tries = 0;
  const fails = remembered(2, () => {
    tries += 1;
    throw new Error("no");
  });
  expect(() => fails("a")).toThrow("no");
  expect(() => fails("a")).toThrow("no");
  expect(tries).toBe(2);
});
