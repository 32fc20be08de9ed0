import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { VerifyForm } from "./form";
import { START } from "./rules";

test("records are looked through from the first link, or from where the part before ended", () => {
  expect(taken(VerifyForm, {})).toEqual({ seq: 0, hash: START });
  expect(taken(VerifyForm, { seq: "250", hash: "0f".repeat(32) })).toEqual({
    seq: 250,
    hash: "0f".repeat(32),
  });
  expect(told(VerifyForm, { seq: "2.5", hash: "of the last" })).toMatchObject({
    seq: expect.any(String),
    hash: expect.any(String),
  });
});
