import { expect, test } from "vitest";
import { wordsOf } from "../text/words";
import { speechOf } from "./speech";

test("whoever was kept away from the desk does not say that they sat at it", () => {
  const polarityOf = (text: string) => speechOf(wordsOf(text), text).polarity;
  expect(polarityOf("I was kept away from the front desk")).toBe("does not");
  expect(polarityOf("I was kept on at the front desk")).toBe("does");
});

test.each([
  "Calls from customers go to the sales office upstairs",
  "Broken lifts are passed to the head office",
  "The ledgers go to a firm of accountants",
])("%s: somebody else does that", (text) => {
  expect(speechOf(wordsOf(text), text).who).toBe("other");
  expect(speechOf(wordsOf("I go to the sales office"), "I go to the sales office").who).toBe("self");
});
