import { expect, test } from "vitest";
import { feedbackKind, feedbackType, wholeMessage } from "./rules";

test.each([
  ["feature", "Add Feature"],
  ["Feature", "Add Feature"],
  ["idea", "New Idea"],
  ["ISSUE", "Report Issue"],
  ["Feedback", "Provide Feedback"],
  ["anything", "Provide Feedback"],
  ["constructor", "Provide Feedback"],
  [undefined, "Provide Feedback"],
])("the type %s is titled %s", (type, title) => {
  expect(feedbackKind(feedbackType(type)).title).toBe(title);
});

test("an issue's parts become one message, without those that were left out", () => {
  const message = "The list is empty.";
  expect(wholeMessage({ message, where: "", expected: "" })).toBe(message);
  expect(wholeMessage({ message, where: "/jobs", expected: "My jobs" })).toBe(
    "The list is empty.\n\nWhere: /jobs\n\nExpected: My jobs",
  );
});
