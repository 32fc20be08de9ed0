import { expect, test } from "vitest";
import { currencyOf } from "./currency";

test.each([
  ["£", "GBP"],
  ["pounds", "GBP"],
  ["Pound", "GBP"],
  ["British pounds", "GBP"],
  [" euros ", "EUR"],
  ["dollars", "USD"],
  ["Swiss francs", "CHF"],
  ["sek", "SEK"],
  ["AUS", "AUS"],
  ["coins", "COINS"],
  ["", ""],
])("whoever types %j means %j", (typed, code) => {
  expect(currencyOf(typed)).toBe(code);
});
