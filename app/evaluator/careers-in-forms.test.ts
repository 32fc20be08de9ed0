import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";

const evaluated = (title: string, work: string, line = `At least 2 years as a ${title.toLowerCase()}`) =>
  evaluate({
    posting: { title, text: `${title}\n\nWhat you need\n\n- ${line}\n- Full UK driving licence\n` },
    cv:
      "Noor Sample\nAdare\n\nI have a clean driving licence, and I live near the river with my family.\n\n" +
      `Work experience\n${work}\n\nEducation\nOak College, 2004 – 2006\n`,
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  });

const summaryOf = (title: string, work: string) => evaluated(title, work).ai_summary;

describe("whoever writes dates in any usual way has worked that long", () => {
  test.each([
    "14/02/2019 – 30/11/2023",
    "14 February 2019 – 30 November 2023",
    "1st Feb 2019 to 30th Nov 2023",
    "14.02.2019-30.11.2023",
    "02/19 - 11/23",
    "Feb 19 - Nov 23",
    "02/2019\t11/2023",
    "02/2019 | 11/2023",
    "2019/20 – 2022/23",
    "Feb 2019 – Nov 2023 (fixed term)",
    "Feb 2019 – Nov 2023 - Mondays and Fridays",
    "Feb 2019 – Nov 2023 – maternity cover",
    "From Feb 2019 to Nov 2023",
    "2019 february – 2023 november",
    "'19 – '23",
  ])("%s", (dates) => {
    for (const work of [
      `Florist\nMarsh & Daughters\n${dates}\nTied bouquets`,
      `Florist, Marsh Ltd, ${dates}`,
    ])
      expect(summaryOf("Florist", work)).toMatch(/^Most recently Florist at Marsh[^,]*, for four years;/);
  });

  test.each([
    "02/2019 - till date",
    "Feb 19 - now",
    "2019 – up to date",
    "02.2019 - obecnie",
    "02/2019 →",
    "2019 – until now",
    "Feb '19 to the present day",
    "2019 – still in post",
  ])("and goes on: %s", (dates) => {
    expect(summaryOf("Florist", `Florist\nMarsh Ltd\n${dates}`)).toMatch(/^Currently Florist at Marsh Ltd/);
  });

  test("two stretches of one job are both of it", () => {
    const { dimensions } = evaluated("Florist", "Florist, Marsh Ltd, 2012 – 2014 and 2021 – present");
    expect(JSON.stringify(dimensions)).toContain("7 years (asked: 2 years)");
  });

  test("what is agreed until next year has not been worked yet", () => {
    expect(summaryOf("Florist", "Florist, Marsh Ltd, 2025 – 2029")).toMatch(/^Currently .*, for a year;/);
  });
});

describe("the labels of a form tell which is which, and are nobody's title", () => {
  test.each([
    ["with colons", "Employer: Marsh Ltd\nPosition held: Welder\nFrom: 02/2019 To: present\nDuties: MIG"],
    ["in two lines", "Job title: Welder\nEmployer: Marsh Ltd\nStart date: 02/2019\nEnd date: present"],
    ["in cells", "Job title\tWelder\nEmployer\tMarsh Ltd\nFrom\tFeb 2019\nTo\tpresent\nDuties\tMIG"],
    ["above", "Job title\nWelder\nEmployer\nMarsh Ltd\nDates of employment\n2019 – present\nDuties\nMIG"],
    ["in one line", "Employer: Marsh Ltd | Role: Welder | Dates: 2019 – present"],
    [
      "of a council",
      "Employer's name and address: Marsh Ltd, York\nJob title: Welder\nDate started: 04/02/2019\n" +
        "Date left (if applicable): still in post\nNotice period: 4 weeks\nBrief description of duties: MIG",
    ],
    ["of one's own", "Where: Marsh Ltd\nJob: Welder\nWhen: Feb 2019 - present\nWhat I did: MIG"],
    ["in brackets", "Dates (from – to): 2019 – present\nEmployer: Marsh Ltd\nPost held: Welder"],
    [
      "of the old Europass",
      "Dates 02/2019 - present\nOccupation or position held Welder\nName and address of employer " +
        "Marsh Ltd, York\n" +
        "Dates 2014 - 2019\nOccupation or position held Baker\nName and address of employer Oak Loaf",
    ],
    [
      "two jobs",
      "Company: Marsh Ltd\nRole: Welder\nPeriod: 2019 – present\nCompany: Oak Loaf\nRole: Baker\n" +
        "Period: 2014 – 2019",
    ],
  ])("%s", (_, work) => {
    expect(summaryOf("Welder", work)).toMatch(/^Currently Welder at Marsh Ltd, for seven years;/);
  });

  test.each([
    "From\tTo\tEmployer\tPosition\n02/2019\tpresent\tMarsh Ltd\tWelder\n2014\t2019\tOak Loaf\tBaker",
    "| Dates | Job title | Company |\n| 2019 – present | Welder | Marsh Ltd |",
    "Name and address of employer\tPosition held and duties\tFrom\tTo\nMarsh Ltd, " +
      "York\tWelder\t2019\tpresent",
    "Marsh Ltd\tWelder\t02/2019\tpresent",
    "2019 – present\tWelder (Level 3), Pipe Shop\tMarsh Ltd",
  ])("and so do the columns of a table", (work) => {
    expect(summaryOf("Welder", work)).toMatch(/^Currently Welder at Marsh Ltd, for seven years;/);
  });
});

describe("title, firm and town on lines of their own are told apart", () => {
  test.each([
    "Librarian\nMarsh Ltd\nYork\n2019 – present",
    "Marsh Ltd\nLibrarian\nYork\n2019 – present",
    "Marsh Ltd\nYork\nLibrarian\n2019 – present",
    "Marsh Ltd\nLibrarian\nFull-time\n2019 – present",
    "Librarian\n2019 – present\nMarsh Ltd",
    "Librarian\nMarsh Ltd (books by post, 40 staff)\n2019 – present",
    "Librarian at Marsh Ltd\n2019 – present",
    "Librarian @ Marsh Ltd (2019 – present)",
    "Marsh Ltd: Librarian (2019 – present)",
    "1. Librarian, Marsh Ltd, 2019 – present\n2. Baker, Oak Loaf, 2014 – 2019",
    "[ 2019 – present ] Librarian, Marsh Ltd",
    "**Librarian** | Marsh Ltd | *2019 – present*",
    "EMPLOYMENT RECORD\nLibrarian | Marsh Ltd | 2019 – present",
  ])("%s", (work) => {
    expect(summaryOf("Librarian", work)).toMatch(/^Currently Librarian at Marsh Ltd, for seven years;/);
  });

  test("below two headings side by side", () => {
    const work = "EMPLOYMENT                    QUALIFICATIONS\nLibrarian\nMarsh Ltd\n2019 – present";
    expect(summaryOf("Librarian", work)).toMatch(/^Currently Librarian at Marsh Ltd, for seven years;/);
  });

  test("in small letters too", () => {
    expect(
      summaryOf("Librarian", "librarian\nmarsh books\n2019 - now\nbaker\noak loaf\n2012 - 2019"),
    ).toMatch(/^Currently Librarian at Marsh Books/);
  });
});

test.each(["(2019 – 2023) Marsh Ltd", "........ Marsh Ltd 2019 – 2023"])(
  "signs are no part of it: %s",
  (rest) => {
    expect(summaryOf("Florist", `Florist ${rest}`)).toMatch(/^Most recently Florist at Marsh Ltd, for four/);
  },
);

describe("nobody is given a job for what only has a date", () => {
  test.each([
    "Since March 2026 in Ireland, with papers for two years.",
    "Since May 2026 on light duties after an operation.",
    "From 2024 to 2026 I looked after my father.",
    "2024 – 2026: raising two children, Malta",
    "2024 – 2026 Full time mum",
  ])("%s", (said) => {
    expect(summaryOf("Welder", `Welder, Marsh Ltd, 2012 – 2020\n${said}`)).toMatch(
      /^Most recently Welder at Marsh Ltd, for eight years;/,
    );
  });

  test("nor a title for a duty that names one", () => {
    const work = "Marsh Phones\n2020 – present\nSold phones to families, won Salesperson of the Year";
    expect(summaryOf("Welder", work)).toContain("reads “Marsh Phones”");
  });

  test("nor one's own name for a firm's", () => {
    const cv =
      "Noor Sample\nWelder\nMarsh Steel · Part-time\nSep 2023 - Present · 3 yrs 3 mos\nGates and railings\n";
    const input = { posting: { title: "Welder", text: "Welder\n\n- Welding gates" }, cv, sentIn: "2026-11" };
    expect(evaluate({ ...input, coverLetter: null, questions: [], answers: [] }).ai_summary).not.toContain(
      "at Noor",
    );
  });
});
