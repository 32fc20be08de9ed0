import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import {
  AssignManyForm,
  MergeForm,
  MoveForm,
  ProposalForm,
  ReconsiderForm,
  SnoozeForm,
  TagForm,
  ViewForm,
} from "./form";

const ID = "01JD0000000000000000000000";

test("a candidate is moved to a stage, to a status, or to how the offer ended", () => {
  expect(taken(MoveForm, { stage: ID, from: "pending" })).toMatchObject({ stage: ID, seen: "" });
  expect(taken(MoveForm, { stage: ID, seen: "x".repeat(40) })).toMatchObject({ stage: ID });
  expect(taken(MoveForm, { status: "offer_sent" })).toMatchObject({ status: "offer_sent" });
  expect(taken(MoveForm, { offer: "declined" })).toMatchObject({ offer: "declined", status: "passed" });
  expect(taken(MoveForm, { stage: "Interview" })).toBeNull();
  expect(taken(MoveForm, { stage: ID, seen: "x".repeat(41) })).toBeNull();
});

test("the list that one came from comes back, up to 500 characters", () => {
  expect(taken(MoveForm, { status: "passed", list: "?q=react" })).toMatchObject({ list: "?q=react" });
  expect(taken(MoveForm, { status: "passed", list: "x".repeat(501) })).toBeNull();
});

test("three words are enough to bring somebody back, two and blanks are not", () => {
  const typed = (reason: string) => ({ from: "passed", reason });
  expect(taken(ReconsiderForm, typed("The budget changed"))).toMatchObject({ reason: "The budget changed" });
  for (const short of ["", "Budget  changed", "  Budget changed  "])
    expect(told(ReconsiderForm, typed(short))).toEqual({
      reason: "Please say why in at least three words",
    });
});

test("a saved view is renamed by its own name", () => {
  expect(taken(ViewForm, { intent: "rename", id: ID, name: "Berlin" })).toMatchObject({ name: "Berlin" });
  expect(told(ViewForm, { intent: "rename", id: "1", name: "Berlin" })).toHaveProperty("id");
});

test("somebody sleeps until a day, for a reason, and is woken without either", () => {
  const typed = { intent: "snooze", until: "2027-01-04", reason: "Back from leave" };
  expect(taken(SnoozeForm, typed)).toMatchObject({ until: "2027-01-04" });
  expect(told(SnoozeForm, { ...typed, until: "January" })).toEqual({ until: "Please choose a day" });
  expect(taken(SnoozeForm, { intent: "wake" })).toMatchObject({ intent: "wake" });
});

test("several get an interviewer, of five hundred people with room to spare", () => {
  const typed = { bulk: ID, people: `${ID}:pending`, interviewer: ID };
  expect(taken(AssignManyForm, typed)).toMatchObject({ interviewer: ID });
  expect(taken(AssignManyForm, { ...typed, people: `${ID}:interview_approved `.repeat(500) })).not.toBeNull();
  expect(told(AssignManyForm, { ...typed, people: "x".repeat(40_001) })).toHaveProperty("people");
  expect(told(AssignManyForm, { ...typed, interviewer: "" })).toEqual({
    interviewer: "Please choose somebody",
  });
});

test("a tag is one thing, and a row of them is told so", () => {
  expect(taken(TagForm, { intent: "add", tag: "Night baker" })).toMatchObject({ tag: "Night baker" });
  expect(told(TagForm, { intent: "add", tag: "nights, baker" }).tag).toMatch(/without commas/);
});

test("of two that are one person whoever merges them says which goes on", () => {
  const seen = { from: "pending", otherFrom: "passed" };
  expect(taken(MergeForm, { ...seen, keep: ID })).toMatchObject({ keep: ID });
  expect(told(MergeForm, { ...seen, keep: "both" })).toHaveProperty("keep");
  expect(told(MergeForm, seen)).toHaveProperty("keep");
});

test("a proposal says what is proposed, and why", () => {
  const proposal = { intent: "propose", from: "pending", reason: "Two years of night shifts" };
  expect(taken(ProposalForm, { ...proposal, to: "passed" })).toMatchObject({ to: "passed" });
  expect(told(ProposalForm, { ...proposal, to: "hired" }).to).toBe("Please choose what you propose");
  expect(told(ProposalForm, proposal)).toHaveProperty("to");
});
