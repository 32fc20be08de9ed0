import { expect, test } from "vitest";
import { noticeForTeam } from "./emails";

const NOTICE = {
  id: "01JD3Q8B6W3B7Y1Q2M4N5P6R7S",
  reference: "DSA-2026-Q2M4N5P6R7",
  noticeType: "report",
  submitterName: "Anna Berg",
  email: "anna@bergwerk.example",
  organization: "",
  affectedUrls: "https://rolecall.example/apply/1",
  affectedDates: "",
  description: "The posting asks for applicants under thirty.",
  legalBasis: "Equality Act 2010, section 13",
  signature: "Anna Berg",
  signatureDate: "2026-11-21",
  createdAt: new Date("2026-11-21T12:00:00Z"),
} as const;

test.each([
  ["https://rolecall.example", "https://rolecall.example/pass/notices/01JD3Q8B6W3B7Y1Q2M4N5P6R7S"],
  [null, undefined],
])("with the team's pages at %s, its mail about a notice leads to %s", (teamOrigin, url) => {
  const letter = noticeForTeam("dsa@rolecall.example", NOTICE, { attached: [], teamOrigin });
  expect(letter.action?.url).toBe(url);
  expect(letter.paragraphs.join(" ")).toContain(NOTICE.description);
});
