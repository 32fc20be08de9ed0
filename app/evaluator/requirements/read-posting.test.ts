import { expect, test } from "vitest";
import { linesOf } from "./fixtures";
import { readPosting } from "./read-posting";

const PLUMBER = `Heating Engineer – Wexcombe & Sons

Wexcombe & Sons has looked after boilers in and around Taunton since 1974. We are nine with our own vans.

What the work looks like:
- Servicing and repairing domestic gas boilers
- Keeping the van stocked and the job sheets up to date

To be considered you'll need:
- Gas Safe registration with CCN1 and CENWAT
- A clean driving licence

It'd be great if you also had:
- Some experience of heat pumps

In return we offer £38,000 – £42,000, a van you can take home, 25 days off plus bank holidays.

Sounds good? Give Marion a call or send her a CV.

We welcome applicants from all backgrounds.
`;

test("the firm, its history, the pay, how to apply and the law are nobody's requirements", () => {
  expect(linesOf(PLUMBER, "Heating Engineer")).toEqual([
    "Servicing and repairing domestic gas boilers",
    "Keeping the van stocked and the job sheets up to date",
    "Gas Safe registration with CCN1 and CENWAT",
    "A clean driving licence",
    "Some experience of heat pumps",
  ]);
});

test("what is asked for, what is only wished for and what is done all day are told apart", () => {
  const strengths = readPosting({ title: "Heating Engineer", text: PLUMBER }).map(({ strength }) => strength);
  expect(strengths).toEqual(["duty", "duty", "must", "must", "nice"]);
});

test("a requirement stands where its line stands in the posting", () => {
  for (const { line, start, end } of readPosting({ title: "", text: PLUMBER })) {
    expect(PLUMBER.slice(start, end)).toBe(line);
  }
});

test("a posting is read for each applicant as it was for the first, however many came between", () => {
  const read = (at: number) =>
    readPosting({ title: "Cooper", text: `You need\n- ${at} years of making casks` });
  for (let at = 3; at < 40; at += 1) read(at);
  expect([read(3), read(3)].map(([only]) => only?.limits.years)).toEqual([3, 3]);
});

test("the same posting gives the same requirements, and an empty one none", () => {
  expect(readPosting({ title: "x", text: PLUMBER })).toEqual(readPosting({ title: "x", text: PLUMBER }));
  expect(readPosting({ title: "", text: "" })).toEqual([]);
});

test.each(["Good to know", "The fine print", "Equal opportunities"])(
  "whoever must be allowed to work is asked for it, beside visas that nobody gets: under '%s'",
  (heading) => {
    const may = "You must be authorized to work in the U.S.; we can't sponsor visas for this role";
    const text = `## Needed\n* A year of phone sales\n\n## ${heading}\n* ${may}\n* We do not sponsor visas`;
    expect(readPosting({ title: "Sales clerk", text }).map(({ line }) => line)).toEqual([
      "A year of phone sales",
      may,
    ]);
  },
);
