import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DescriptionField } from "./DescriptionField";

test("somebody without JavaScript reads the count of characters that the rule counts", () => {
  const meta = { id: "description", name: "description", errors: undefined, initialValue: "One\r\ntwo" };
  expect(renderToStaticMarkup(<DescriptionField meta={meta} rows={2} />)).toContain(">7 characters<");
});
