import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HowToRead } from "./HowToRead";

test("whoever asks how scores are made reads that what is not found earns nothing", () => {
  const words = renderToStaticMarkup(<HowToRead evaluates />).replaceAll(/<[^>]+>|\s+/g, " ");
  expect(words).toContain("What is asked for and “Not found in the text” earns nothing;");
  expect(words).not.toContain("counts neither way");
});
