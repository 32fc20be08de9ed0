import { expect, test } from "vitest";
import { wordsOf } from "../text/words";
import { speechOf } from "./speech";

test("whoever was kept away from the desk does not say that they sat at it", () => {
  const polarityOf = (text: string) => speechOf(wordsOf(text), text).polarity;
  expect(polarityOf("I was kept away from the front desk")).toBe("does not");
  expect(polarityOf("I was kept on at the front desk")).toBe("does");
});
