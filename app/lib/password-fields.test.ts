import * as v from "valibot";
import { expect, test } from "vitest";
import { NOT_SAME, newPasswordTwice, same } from "./password-fields";

const Form = v.pipe(v.object(newPasswordTwice), v.check(same, NOT_SAME));
const problems = (password: string, confirmPassword: string) =>
  v.safeParse(Form, { password, confirmPassword }).issues?.map(({ message }) => message) ?? [];

test("whoever types the second password otherwise, or not at all, gets one message", () => {
  expect(problems("marigold 12", "marigold 12")).toEqual([]);
  expect(problems("marigold 12", "marigold 13")).toEqual(["Passwords do not match"]);
  expect(problems("marigold 12", "")).toEqual(["Please confirm your password"]);
});
