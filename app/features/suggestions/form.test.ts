import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { AnswerForm, SuggestionForm } from "./form";

test("a suggestion has ten to two thousand characters, whatever surrounds them", () => {
  expect(taken(SuggestionForm, { text: "  Too\r\nlittle \n" })).toEqual({ part: "", text: "Too\nlittle" });
  for (const text of ["", "         x         ", "123456789", "x".repeat(2001)])
    expect(told(SuggestionForm, { text })).toHaveProperty("text");
  expect(taken(SuggestionForm, { text: "x".repeat(2000) })).toMatchObject({ text: "x".repeat(2000) });
});

test("an answer is one of two, with up to five hundred characters or none", () => {
  const id = "01KB0000000000000000000000";
  expect(taken(AnswerForm, { id, answer: "done" })).toEqual({ id, answer: "done", words: "" });
  expect(told(AnswerForm, { id, answer: "later" })).toHaveProperty("answer");
  expect(told(AnswerForm, { id: "nobody", answer: "done" })).toHaveProperty("id");
  expect(told(AnswerForm, { id, answer: "done", words: "x".repeat(501) })).toHaveProperty("words");
});
