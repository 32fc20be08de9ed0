import { expect, test } from "vitest";
import { feedbackKind, feedbackType } from "./rules";

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
