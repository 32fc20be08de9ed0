import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";

const posting = {
  title: "Bookkeeper",
  text:
    "Requirements\n- Three years as a bookkeeper\n- Experience with Xero\n- Reconcile bank accounts " +
    "every month\n- Full driving licence\nNice to have\n- Job costing",
};
const WORK = `Work
Bookkeeper, Pyrenees Roofing, May 2016 - March 2024
- Kept the books in Xero for 21 workers and paid the wages each Wednesday
- I reconcile two bank accounts on the third working day, difference zero
Accounts clerk, Delta Copy, 2012 - 2016
- Entered 300 invoices a week`;
const STUDY = `Education
Diploma of Accounting, 2011
Full driving licence, 2009`;
const CV = `Robin Sample\n${WORK}\n${STUDY}\n`;

const totalOf = (cv: string) =>
  evaluate({ posting, questions: [], cv, coverLetter: null, answers: [] }).overall_score ?? -1;

describe("what must not count does not count", () => {
  const total = totalOf(CV);

  test("there is a total to compare with", () => expect(total).toBeGreaterThan(40));

  test.each([
    [
      "twenty more years of older jobs",
      CV.replace(STUDY, `Shop assistant, Corner Store, 1991 - 2012\n- Served customers\n${STUDY}`),
    ],
    ["a gap", CV.replace("May 2016 - March 2024", "May 2016 - March 2021")],
    ["another order of sections", `Robin Sample\n${STUDY}\n${WORK}\n`],
    [
      "letter-spaced headings",
      CV.replace("Work\n", "W O R K\n").replace("Education\n", "E D U C A T I O N\n"),
    ],
    ["hard-wrapped lines", CV.replace("21 workers and paid", "21 workers and\npaid")],
    ["a hyphen at the end of a line", CV.replace("reconcile two bank", "recon-\ncile two bank")],
    ["American spelling", CV.replace("licence", "license")],
    ["a neutral line", `${CV}References on request\n`],
    ["a volunteer line", `${CV}Volunteer at the local food bank since 2019\n`],
  ])("%s moves the total by at most two", (_change, cv) => {
    expect(Math.abs(totalOf(cv) - total)).toBeLessThanOrEqual(2);
  });

  test.each([
    ["another name", CV.replace("Robin Sample", "Lakisha Washington")],
    ["a birth date", CV.replace("Robin Sample\n", "Robin Sample\nDate of birth: 4 March 1962\n")],
    ["an address", CV.replace("Robin Sample\n", "Robin Sample\n12 Station Road, Leeds\n")],
  ])("%s moves nothing", (_change, cv) => {
    expect(totalOf(cv)).toBe(total);
  });
});
