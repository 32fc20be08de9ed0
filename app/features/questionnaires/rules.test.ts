import { expect, test } from "vitest";
import {
  applyIntent,
  askedAmong,
  categoryShown,
  type Draft,
  isUnwritten,
  MOST_QUESTIONS,
  newQuestion,
  placeholderShown,
  problemsIn,
  tidy,
} from "./rules";

const question = (id: number, title = `Question ${id}`) => ({ ...newQuestion([]), id, title });
const draft = (...ids: number[]): Draft => ({
  questions: ids.map((id) => question(id)),
  selected: ids[0] ?? null,
});
const ids = ({ questions }: Draft) => questions.map(({ id }) => id);

test("a new question is worded as the specification words it, and numbered after the highest", () => {
  const after = applyIntent(draft(7, 3), { kind: "add" });
  expect(ids(after)).toEqual([7, 3, 8]);
  expect(after.selected).toBe(8);
  expect(after.questions[2]).toEqual({
    id: 8,
    icon: "Brain",
    type: "New Category",
    title: "New Question Title",
    question: "Enter your question here...",
    placeholder: "Enter placeholder text...",
  });
  expect(ids(applyIntent({ questions: [], selected: null }, { kind: "add" }))).toEqual([1]);
});

test("questions move up and down, and the ends stay the ends", () => {
  expect(ids(applyIntent(draft(1, 2, 3), { kind: "up", id: 3 }))).toEqual([1, 3, 2]);
  expect(ids(applyIntent(draft(1, 2, 3), { kind: "down", id: 1 }))).toEqual([2, 1, 3]);
  expect(ids(applyIntent(draft(1, 2, 3), { kind: "up", id: 1 }))).toEqual([1, 2, 3]);
  expect(ids(applyIntent(draft(1, 2, 3), { kind: "down", id: 3 }))).toEqual([1, 2, 3]);
  expect(ids(applyIntent(draft(1, 2, 3), { kind: "down", id: 9 }))).toEqual([1, 2, 3]);
});

test("deleting the question in the editor leaves the editor empty, deleting another does not", () => {
  expect(applyIntent(draft(1, 2), { kind: "delete", id: 1 })).toEqual({
    questions: [question(2)],
    selected: null,
    removed: { at: 0, question: question(1) },
  });
  expect(applyIntent(draft(1, 2), { kind: "delete", id: 2 }).selected).toBe(1);
});

test("a deleted question comes back where it stood, once, and with a number of its own", () => {
  const after = applyIntent(draft(1, 2, 3), { kind: "delete", id: 2 });
  const back = applyIntent(after, { kind: "undo" });
  expect([ids(back), back.selected, back.removed]).toEqual([[1, 2, 3], 2, null]);
  expect(ids(applyIntent(back, { kind: "undo" }))).toEqual([1, 2, 3]);
  const last = applyIntent(applyIntent(draft(1, 2), { kind: "delete", id: 2 }), { kind: "add" });
  expect(ids(applyIntent(last, { kind: "undo" }))).toEqual([1, 3, 2]);
});

test("only what somebody has written is asked", () => {
  const written = { ...question(1), question: "What did you do?" };
  const untitled = { ...newQuestion([]), question: "What did you do?" };
  expect(askedAmong([written, newQuestion([]), untitled])).toEqual([written]);
  expect([categoryShown(" New Category "), categoryShown("Teamwork")]).toEqual(["", "Teamwork"]);
});

test("only a question that is there can be selected", () => {
  expect(applyIntent(draft(1, 2), { kind: "select", id: 2 }).selected).toBe(2);
  expect(applyIntent(draft(1, 2), { kind: "select", id: 5 }).selected).toBe(1);
});

test("thirty questions are enough", () => {
  const full = draft(...Array.from({ length: MOST_QUESTIONS }, (_, index) => index + 1));
  expect(applyIntent(full, { kind: "add" })).toBe(full);
  expect(problemsIn([...full.questions, question(31)])[0]?.message).toBe("Please use at most 30 questions");
});

test("what is missing or too long is said, question by question", () => {
  expect(problemsIn([])).toEqual([{ id: 0, field: null, message: "Please add at least one question" }]);
  expect(problemsIn([question(1)])).toEqual([]);
  expect(
    problemsIn([question(1), { ...question(4), title: "  ", question: "x".repeat(2001), placeholder: "" }]),
  ).toEqual([
    { id: 4, field: "title", message: "Question 2: Question title is required" },
    { id: 4, field: "question", message: "Question 2: Question text can have at most 2,000 characters" },
  ]);
});

test("an unwritten question can be kept, is recognised, and shows applicants no placeholder", () => {
  const fresh = newQuestion([]);
  expect(problemsIn([fresh])).toEqual([]);
  expect(isUnwritten({ ...fresh, question: ` ${fresh.question} ` })).toBe(true);
  expect(isUnwritten({ ...fresh, title: "Ovens", question: "What did you do?" })).toBe(false);
  expect(placeholderShown(fresh.placeholder)).toBe("");
  expect(placeholderShown("One day...")).toBe("One day...");
});

test("what is kept has one id each, a known icon and no stray space", () => {
  const sent = [question(2, " First "), question(2), { ...question(0), icon: "<script>", extra: "no" }];
  const kept = tidy(sent);
  expect(kept.map(({ id, title, icon }) => [id, title, icon])).toEqual([
    [2, "First", "Brain"],
    [3, "Question 2", "Brain"],
    [4, "Question 0", "Brain"],
  ]);
  expect(Object.keys(kept[2] ?? {})).not.toContain("extra");
});
