import { expect, test } from "vitest";
import { taken } from "../../../tests/support/typed";
import { ConsentForm } from "./form";

test("whoever answers about cookies goes back to one address, on one line", () => {
  expect(taken(ConsentForm, { decision: "accept", back: "/jobs\r\nSet-Cookie: a" })).toMatchObject({
    back: "/jobs Set-Cookie: a",
  });
});
