import { expect, test } from "vitest";
import { besideLabel } from "./band-words";

test("“Consider” for three of a hundred is not left alone", () => {
  expect([3, 39, 40, 69].map(besideLabel)).toEqual([
    "little of what is asked for is shown",
    "little of what is asked for is shown",
    "part of what is asked for is shown",
    "part of what is asked for is shown",
  ]);
  expect([70, 90].map(besideLabel)).toEqual([null, null]);
});
