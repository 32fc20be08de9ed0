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

test("a notice names pages as people write their addresses, and is signed by whoever sends it", () => {
  for (const affectedUrls of [
    "rolecall.example/apply/1",
    "http://localhost:8788/apply/1",
    "https://rolecall.example/apply/1 (the second line)\n\nwww.bücher.example",
  ])
    expect(taken(NoticeForm, { ...NOTICE, affectedUrls })).toMatchObject({ affectedUrls });
  for (const affectedUrls of ["???", "not a url at all", "https://rolecall.example\nand the others. All"])
    expect(Object.keys(told(NoticeForm, { ...NOTICE, affectedUrls }))).toEqual(["affectedUrls"]);
  const oneil = { ...NOTICE, submitterName: "Zoë O’Neil" };
  expect(taken(NoticeForm, { ...oneil, signature: "zoe  O'Neil" })).toMatchObject({
    signature: "zoe O'Neil",
  });
  expect(Object.keys(told(NoticeForm, { ...oneil, signature: "Z" }))).toEqual(["signature"]);
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
