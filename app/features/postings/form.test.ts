import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { ShortLinkForm } from "./form";

test("a short link is named after where it hangs", () => {
  expect(taken(ShortLinkForm, { source: " Uni Leeds  fair " })).toEqual({ source: "Uni Leeds fair" });
  expect(taken(ShortLinkForm, { source: "Café Göteborg" })).toEqual({ source: "Café Göteborg" });
  expect(told(ShortLinkForm, { source: "Café <b>" })).toEqual({
    source: "Please use letters, figures, spaces, dots, hyphens and underscores",
  });
});
