import { expect, test } from "vitest";
import { markdownAsText } from "./markdown-as-text";

test.each([
  ["The wall is *640 m* long, and **dry**.", "The wall is 640 m long, and dry."],
  ["***Both*** and **one _in_ another**", "Both and one in another"],
  ["See [the map](https://walls.example/a_b_c).", "See the map: https://walls.example/a_b_c."],
  ["## Monday\n\n- one\n* two\n* three", "Monday\n\n- one\n* two\n* three"],
  ["2 * 3 * 4, 5*6*7, snake_case_name", "2 * 3 * 4, 5*6*7, snake_case_name"],
  ["\\*Ann\\* and \\_B\\_", "*Ann* and _B_"],
])("whoever reads mail without HTML reads the words of %j without its marks", (markdown, text) => {
  expect(markdownAsText(markdown)).toBe(text);
});
