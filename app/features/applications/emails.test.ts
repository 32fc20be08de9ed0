import { expect, test } from "vitest";
import { APPLICATION_ENDS, CANDIDATE_STATUSES } from "~/vocabulary/applications";
import type { TextState } from "~/vocabulary/documents";
import { reviewAnsweredMail, reviewRequestedMail } from "../human-review/emails";
import { letterText } from "../outbox/letter";
import { reconsideredMail, standingNow, statusMail } from "./decision-emails";
import { newCandidateMail, submittedMail } from "./emails";

const about = {
  firstName: "Amara",
  applicantName: "Amara Okafor",
  position: "Night Baker",
  companyName: "Bergwerk",
  jobId: "1",
  applicationId: "2",
  publicOrigin: "https://rolecall.example",
  evaluates: true,
  cv: "read" as TextState | null,
};

const lettersAbout = (facts: typeof about) => {
  const decided = CANDIDATE_STATUSES.flatMap((status) => (status === "pending" ? [] : [status]));
  return [
    submittedMail("a@example.org", facts),
    newCandidateMail("a@example.org", facts),
    reviewRequestedMail("a@example.org", facts),
    reviewAnsweredMail("a@example.org", facts, "Read again."),
    reconsideredMail("a@example.org", facts),
    ...decided.map((status) => statusMail("a@example.org", status, null, facts)),
    ...APPLICATION_ENDS.map((end) => statusMail("a@example.org", "passed", end, facts)),
  ];
};

test("a company or a job whose name ends in a full stop gets no second one in a letter", () => {
  const short = { ...about, position: "Baker Jr.", companyName: "Thackeray & Daughters Walling Co." };
  for (const { paragraphs, reason, preheader } of lettersAbout(short))
    for (const words of [...paragraphs, reason, preheader]) expect(words).not.toContain("..");
  expect(submittedMail("a@example.org", about).reason).toMatch(/ at Bergwerk\.$/);
});

test("whoever is passed with a reason reads it before the thanks", () => {
  const why = { theirs: "The position has been filled.", detail: "We chose in March." };
  const { paragraphs } = statusMail("a@example.org", "passed", null, about, why);
  const said = paragraphs.join(" ");
  expect(said.indexOf("We chose in March.")).toBeGreaterThan(said.indexOf("The position has been filled."));
  expect(said.indexOf("Thank you for the time")).toBeGreaterThan(said.indexOf("We chose in March."));
});

test("whoever is told of a stage is told the one of the day, and without stages none", () => {
  const there = { ...about, stage: "Meeting the team" };
  const stands = (stage: string) => [`Your application stands at “${stage}” now.`];
  const letter = statusMail("a@example.org", "interview_approved", null, there);
  expect(letter.afterwards).toEqual(stands("Meeting the team"));
  expect(reconsideredMail("a@example.org", there).afterwards).toEqual(stands("Meeting the team"));
  expect(standingNow(letter, "A second talk").afterwards).toEqual(stands("A second talk"));
  expect(standingNow(letter, null)).not.toHaveProperty("afterwards");
  const four = statusMail("a@example.org", "interview_approved", null, about);
  expect(standingNow(four, "Meeting the team")).toEqual(four);
});

test("whoever's offer has ended is told the stage too, unless it only says that it was a no", () => {
  const at = (stage: string, end: (typeof APPLICATION_ENDS)[number]) =>
    statusMail("a@example.org", "passed", end, { ...about, stage }).afterwards;
  for (const end of ["declined", "withdrawn"] as const) {
    expect(at("Offer ended", end)).toEqual(["Your application stands at “Offer ended” now."]);
    expect(at("Not taken further", end)).toBeUndefined();
  }
  expect(at("Offer ended", "left")).toBeUndefined();
});

test("whoever has applied for several jobs sees in the list of mails which one is meant", () => {
  const subjects = lettersAbout(about).map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(CANDIDATE_STATUSES.length);
  for (const subject of subjects) expect(subject).toMatch(/: Night Baker$/);
});

test("whoever sent a CV that cannot be read is promised no evaluation, and the recruiter neither", () => {
  const both = (cv: TextState | null) =>
    [submittedMail, newCandidateMail].map((mail) =>
      mail("a@example.org", { ...about, cv }).paragraphs.at(-1),
    );
  for (const cv of ["no-text", "locked", "too-old", "unreadable"] as const) {
    const [applicant, recruiter] = both(cv);
    expect(applicant).toMatch(/could not read the text of your CV, so nothing is evaluated/);
    expect(recruiter).toContain("there is no evaluation: a person has to read it");
  }
  for (const words of both("waiting")) expect(words).toMatch(/[Ii]f (our program can|its text can)/);
  const [applicant, recruiter] = both("read");
  expect(applicant).toMatch(/^An AI evaluation reads them next/);
  expect(recruiter).toMatch(/on your dashboard\. The evaluation follows in a moment\.$/);
});

test("a recruiter can change what they hear of from the mail about a new application", () => {
  expect(letterText(newCandidateMail("a@example.org", about))).toContain(
    "Change what you hear of: https://rolecall.example/settings/notifications",
  );
});

test("whoever is to tell a company something reads where: its address, or the application's page", () => {
  for (const end of APPLICATION_ENDS) {
    const said = statusMail("a@example.org", "passed", end, about).paragraphs.join(" ");
    expect(said).toContain("on your application’s page, under “Your say”");
  }
  const facts = { ...about, privacyEmail: "privacy@bergwerk.example" };
  const said = statusMail("a@example.org", "passed", "left", facts).paragraphs.join(" ");
  expect(said).toContain("please write to Bergwerk at privacy@bergwerk.example soon: it can");
});
