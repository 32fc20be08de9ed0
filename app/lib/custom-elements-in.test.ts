import { expect, test } from "vitest";
import { customElementsIn } from "./custom-elements-in";

const found = (html: string) => {
  const { seen, shut } = customElementsIn(html);
  return { seen: [...seen], shut: [...shut] };
};

test("whoever opens a page has its custom elements awake, each named once", () => {
  const html =
    '<main><busy-button class="a"><button>Save</button></busy-button><busy-button></busy-button></main>';
  expect(found(html)).toEqual({ seen: ["busy-button"], shut: [] });
});

test("what a shut menu holds waits until somebody opens it, and what an open one holds does not", () => {
  const shut = '<details class="more"><copy-text></copy-text></details>';
  const open = '<details class="more" open=""><local-time></local-time></details>';
  expect(found(shut + open)).toEqual({ seen: ["local-time"], shut: ["copy-text"] });
});

test("a shut menu within an open one is shut, and so is an open one within it", () => {
  const html =
    '<details open=""><details><copy-text></copy-text><details open=""><local-time></local-time></details>' +
    "</details><busy-button></busy-button></details>";
  expect(found(html)).toEqual({ seen: ["busy-button"], shut: ["copy-text", "local-time"] });
});

test("what stands in a shut menu and outside one can be seen", () => {
  const html = "<details><copy-text></copy-text></details><copy-text></copy-text>";
  expect(found(html)).toEqual({ seen: ["copy-text"], shut: [] });
});

test("what somebody wrote is no element", () => {
  expect(found('<p title="&lt;copy-text&gt;">&lt;local-time&gt; is-open &amp; details</p>')).toEqual({
    seen: [],
    shut: [],
  });
});
