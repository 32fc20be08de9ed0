import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { ShortLinkForm } from "./form";

test("a short link is named after where it hangs", () => {
  expect(taken(ShortLinkForm, { source: " Uni Leeds  fair " })).toEqual({ source: "Uni Leeds fair" });
  expect(told(ShortLinkForm, { source: "Café" })).toEqual({
    source: "Please use letters from a to z, figures, spaces, dots, hyphens and underscores",
  });
});
