import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, inkOn, READABLE, standingOut } from "./colour";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever a company's colour, its button can be read and seen in light and in dark", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      for (const ground of ["#faf8f3", "#14161c"]) {
        const button = standingOut(colour, ground);
        expect(contrast(button, ground)).toBeGreaterThanOrEqual(READABLE);
        expect(contrast(button, inkOn(button))).toBeGreaterThanOrEqual(READABLE);
      }
    }),
  );
});

test("a colour that stands out is left as it is", () => {
  expect(standingOut("#1a6b54", "#faf8f3")).toBe("#1a6b54");
  expect(standingOut("#ffd66b", "#faf8f3")).not.toBe("#ffd66b");
});
