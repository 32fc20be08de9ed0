import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { CancelForm, TemplateForm, WriteManyForm } from "./form";

const ID = "01JD0000000000000000000000";
const TEMPLATE = { id: ID, name: "Invitation", subject: "Your application", body: "Dear {{first_name}}," };

test("a new mail is version 0, and a later one the number that the page showed", () => {
  expect(taken(TemplateForm, TEMPLATE)).toMatchObject({ version: 0, language: "en", statuses: [] });
  expect(taken(CancelForm, { message: ID, version: "7" })).toEqual({ message: ID, version: 7 });
  expect(told(CancelForm, { message: ID, version: "7.5" })).toHaveProperty("version");
  expect(told(CancelForm, { message: "7", version: "7" })).toHaveProperty("message");
});

test("a field that there is not is named in subject and body, and an empty one only as empty", () => {
  const wrong = { subject: "Hello {{frist_name}}", body: "Hello {{frist_name}}" };
  const words = "There is no field frist_name. Did you mean first_name?";
  expect(told(TemplateForm, { ...TEMPLATE, ...wrong })).toEqual({ subject: words, body: words });
  expect(told(TemplateForm, { ...TEMPLATE, subject: "", body: "" })).toEqual({
    subject: "Please write a subject",
    body: "Please write what the mail says",
  });
});

test("a template is for one status or several, in a language that there is", () => {
  const statuses = (chosen: string | string[]) =>
    taken(TemplateForm, { ...TEMPLATE, statuses: chosen })?.statuses;
  expect(statuses("pending")).toEqual(["pending"]);
  expect(statuses(["pending", "passed"])).toEqual(["pending", "passed"]);
  expect(told(TemplateForm, { ...TEMPLATE, language: "toString" })).toEqual({
    language: "Please choose a language",
  });
});

test("a mail goes to five hundred people with room to spare", () => {
  const { subject, body } = TEMPLATE;
  const typed = (people: string) => ({ message: ID, subject, body, people });
  expect(taken(WriteManyForm, typed(`${ID}:interview_approved `.repeat(500)))).not.toBeNull();
  expect(told(WriteManyForm, typed("x".repeat(30_001)))).toHaveProperty("people");
});
