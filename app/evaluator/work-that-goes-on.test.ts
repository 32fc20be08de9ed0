import { expect, test } from "vitest";
import { evaluate } from "./evaluate";

const readOf = (dates: string, sentIn?: string) =>
  evaluate({
    posting: {
      title: "Bookkeeper",
      text: "Requirements\n- Three years as a bookkeeper\n- Experience with Xero",
    },
    questions: [],
    cv: [
      "Robin Sample",
      "Work",
      `Bookkeeper, Example Works, ${dates}`,
      "- Kept the books in Xero for 21 workers and closed the month by day three",
      "- Paid suppliers every Friday, about 60 invoices a week",
      "- Reconciled four bank accounts and answered the auditors",
    ].join("\n"),
    coverLetter: null,
    answers: [],
    sentIn,
  });

const resultOf = (dates: string, sentIn?: string) =>
  readOf(dates, sentIn)
    .dimensions.flatMap(({ items }) => items)
    .find(({ label }) => label.includes("Three years as a bookkeeper"));

test.each(["2021 – present", "since March 2021", "03/2021 - now", "Mar 2021 → now"])(
  "whoever works there %s is counted until the month of sending",
  (dates) => {
    expect(resultOf(dates, "2026-11")?.verdict).toBe("found");
    expect(resultOf(dates, "2021-09")?.verdict).not.toBe("found");
  },
);

test("work that has ended is not made longer by when it is sent", () => {
  expect(resultOf("2021 – 2022", "2026-11")?.verdict).not.toBe("found");
});

test("a job is as long in the summary as beside what is asked for", () => {
  const dates = ["April 2020 – present", "2026-11"] as const;
  expect(readOf(...dates).ai_summary).toContain("for six years");
  expect(resultOf(...dates)?.says).toBe("6 years (asked: 3 years)");
});

test("the number of a course is no year until which somebody has worked", () => {
  const cv =
    "Robin Sample\nWork\nBookkeeper, Example Works, 2021 – now\n- Kept 21 books\n- City & Guilds 2079";
  const posting = { title: "Bookkeeper", text: "Requirements\n- Three years as a bookkeeper" };
  const read = evaluate({ posting, questions: [], cv, coverLetter: null, answers: [], sentIn: "2026-11" });
  expect(read.dimensions.flatMap(({ items }) => items).map(({ says }) => says)).toContain(
    "5 years (asked: 3 years)",
  );
});
