import { expect, test } from "vitest";
import { NEWCOMER } from "../../../tests/support/applying";
import { taken, told } from "../../../tests/support/typed";
import { AnswerForm, ApplyForm, replaceable } from "./form";

test.for(["", "+44 20 7946 0018", "(020) 7946/0018", "12345"])("%j is a phone number, or none", (phone) => {
  expect(taken(ApplyForm, { ...NEWCOMER, phone })).toMatchObject({ phone });
});

test.for(["1234", "call me", "1".repeat(16)])("%j is no phone number", (phone) => {
  const words = "Please enter a phone number, or leave this empty";
  expect(told(ApplyForm, { ...NEWCOMER, phone })).toEqual({ phone: words });
});

test("whoever gives a name too long is told which of both", () => {
  expect(told(ApplyForm, { ...NEWCOMER, lastName: "a".repeat(101) })).toEqual({
    lastName: "Last name can have at most 100 characters",
  });
});

test("where somebody comes from is kept as a plain word, or as other", () => {
  const from = { src: "<b>fair</b>", medium: "poster" };
  expect(taken(ApplyForm, { ...NEWCOMER, ...from })).toMatchObject({ src: "other", medium: "poster" });
});

test("whoever applies for the first time types the password the same twice", () => {
  const typed = { ...NEWCOMER, confirmPassword: "seven wooden forks" };
  expect(told(ApplyForm, typed)).toEqual({ confirmPassword: "Passwords do not match" });
});

test("an answer replaces what its page showed and sent, or alone what it was said over", () => {
  const answer = "I bake";
  const of = (typed: Record<string, string | string[]>) => {
    const read = taken(AnswerForm, { answer, ...typed });
    return read && replaceable(read);
  };
  expect(of({})).toBeNull();
  expect(of({ shown: "a\r\nb", sent: "c\u0000" })).toEqual(["a\nb", "c"]);
  expect(of({ shown: "a", sent: [..."bcdefgh"] })).toEqual(["a", ..."cdefgh"]);
  expect(of({ shown: "a", sent: "b", over: "theirs" })).toEqual(["theirs"]);
});
