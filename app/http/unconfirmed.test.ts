import { expect, test } from "vitest";
import { unconfirmed } from "./unconfirmed";

const form = { reply: (errors: Record<string, string[]>) => errors };

test("who mistypes their password reads so at its field", () => {
  expect(unconfirmed(form, { kind: "wrong-password" })).toMatchObject({
    data: { currentPassword: ["That is not your password"] },
    init: { status: 422 },
  });
});

test("who has tried too often is told when to come again, in the page's own words where it has some", () => {
  const again = unconfirmed(form, { kind: "too-many", seconds: 30 });
  expect(again.init).toEqual({ status: 429, headers: { "Retry-After": "30" } });
  expect(again.data.form).toEqual(["Too many tries. Please wait a few minutes and try again."]);
  const own = unconfirmed(form, { kind: "too-many", seconds: 30 }, "Wait a while.");
  expect(own.data.form).toEqual(["Wait a while."]);
});
