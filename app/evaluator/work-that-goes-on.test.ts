import { expect, test } from "vitest";
import { evaluate } from "./evaluate";

const resultOf = (dates: string, sentIn?: string) => {
  const { dimensions } = evaluate({
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
  return dimensions
    .flatMap(({ items }) => items)
    .find(({ label }) => label.includes("Three years as a bookkeeper"))?.verdict;
};

test.each(["2021 – present", "since March 2021", "03/2021 - now"])(
  "whoever works there %s is counted until the month of sending",
  (dates) => {
    expect(resultOf(dates, "2026-11")).toBe("found");
    expect(resultOf(dates, "2021-09")).not.toBe("found");
  },
);

test("work that has ended is not made longer by when it is sent", () => {
  expect(resultOf("2021 – 2022", "2026-11")).not.toBe("found");
});
