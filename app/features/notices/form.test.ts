import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { decisionForm, NoticeForm } from "./form";

const NOTICE = {
  noticeType: "report",
  submitterName: "Anna Berg",
  email: "anna@bergwerk.example",
  affectedUrls: "https://rolecall.example/apply/1",
  description: "The posting asks for applicants under thirty.",
  legalBasis: "Equality Act 2010, section 13",
  declaration: "on",
  signature: "Anna Berg",
  signatureDate: "2026-11-21",
  captcha: "7",
};

test("a notice is signed on a day of the calendar", () => {
  expect(taken(NoticeForm, { ...NOTICE, signatureDate: " 2026-11-21 " })).toMatchObject(NOTICE_DAY);
  const words = "Please enter a date, such as 2026-11-21";
  for (const signatureDate of ["yesterday", "2026-02-30", "2026-13-01", "2026-11-21Z", "21.11.2026"])
    expect(told(NoticeForm, { ...NOTICE, signatureDate })).toEqual({ signatureDate: words });
  expect(told(NoticeForm, { ...NOTICE, signatureDate: " " })).toEqual({
    signatureDate: "The date is required",
  });
});

const NOTICE_DAY = { signatureDate: "2026-11-21" };

test("the address of whoever posted is another than the notice came from, or none", () => {
  const form = decisionForm({ noticeType: "report", email: NOTICE.email });
  const decided = { outcome: "removed", reasons: "It asks for an age.", means: "none" };
  for (const posterEmail of ["", "hr@northwind.example"])
    expect(taken(form, { ...decided, posterEmail })).toMatchObject({ posterEmail });
  expect(told(form, { ...decided, posterEmail: "Anna@Bergwerk.example" })).toEqual({
    posterEmail: "This is where the notice came from, which is told anyway",
  });
});
