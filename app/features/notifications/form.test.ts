import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { NotificationsForm } from "./form";

test("one notification is opened by its number, and without one all are read", () => {
  expect(taken(NotificationsForm, {})).toEqual({});
  expect(taken(NotificationsForm, { open: "12" })).toEqual({ open: 12 });
  for (const open of ["1e3", "-1", "1".repeat(16)])
    expect(told(NotificationsForm, { open })).toHaveProperty("open");
});
