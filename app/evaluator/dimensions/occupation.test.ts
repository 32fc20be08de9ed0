import { expect, test } from "vitest";
import { isBreak } from "./occupation";

test.each(["Piano teacher, private, at home", "Bookkeeper, from an office at home"])(
  "who works at home has a job: %s",
  (title) => expect(isBreak(title)).toBe(false),
);

test.each([
  "Mother at home",
  "At home with our two children",
  "Father, at home",
  "Carer for my aunt at home",
])("who is at home for somebody has a break: %s", (title) => expect(isBreak(title)).toBe(true));
