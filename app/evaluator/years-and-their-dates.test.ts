import { describe, expect, test } from "vitest";
import { applicationTo, itemsOf } from "./fixtures";

const yearsOf = (title: string, asked: string, cv: readonly string[]) => {
  const item = itemsOf(applicationTo(title, [asked, "Kind", "Tidy"], { cv })).find(
    ({ label }) => label === asked,
  );
  return { verdict: item?.verdict, says: item?.says, quotes: item?.quotes.map(({ text }) => text) };
};

describe("whoever reads how many years somebody has done it sees the dates beside the title", () => {
  test.each([
    [
      "the title stands above the firm and the dates",
      ["Experience", "Night Baker", "Crust & Sons, Derby", "May 2017 to Aug 2023", "- Mixed rye and wheat"],
      ["Night Baker\nCrust & Sons, Derby\nMay 2017 to Aug 2023"],
    ],
    [
      "the dates stand above the title",
      ["Experience", "2016 - 2022", "Baker, Crust & Sons, Derby", "- Mixed rye and wheat"],
      ["2016 - 2022\nBaker, Crust & Sons, Derby"],
    ],
    [
      "the dates stand at the other edge of the line",
      ["Experience", "Baker, Crust & Sons, Derby                    03/2018 – 10/2024", "- Mixed rye"],
      ["Baker, Crust & Sons, Derby                    03/2018 – 10/2024"],
    ],
    [
      "one line has both",
      ["Experience", "Baker, Crust & Sons, 2016 – 2022", "- Mixed rye and wheat"],
      ["Baker, Crust & Sons, 2016 – 2022"],
    ],
  ])("%s", (_where, cv, quotes) => {
    expect(yearsOf("Baker", "Two years as a baker", cv)).toMatchObject({ verdict: "found", quotes });
  });

  test("what was done in a job is shown with the job and its dates", () => {
    const cv = [
      "Experience",
      "2018 to today: gas engineer, Cleasby Homes",
      "- Every day I service boilers and I repair boilers in five or six homes.",
    ];
    const { verdict, quotes } = yearsOf("Heating engineer", "Three years of domestic boiler repair", cv);
    expect(verdict).toMatch(/^(?:found|partly)$/);
    expect(quotes).toContain("2018 to today: gas engineer, Cleasby Homes");
  });

  test("years that two jobs make up are shown with both, and with one where it is enough", () => {
    const cv = [
      "Experience",
      "Baker, Crust & Sons, 2020 – 2023",
      "- Mixed rye and wheat",
      "Baker, Mill Bread, 2016 – 2019",
      "- Baked 400 loaves a night",
    ];
    const heads = ["Baker, Crust & Sons, 2020 – 2023", "Baker, Mill Bread, 2016 – 2019"];
    expect(new Set(yearsOf("Baker", "Five years as a baker", cv).quotes)).toEqual(new Set(heads));
    expect(yearsOf("Baker", "Two years as a baker", cv).quotes).toHaveLength(1);
  });

  test("years that the jobs do not reach are shown by what says them, and by the jobs", () => {
    const cv = ["Baker with twelve years as a baker.", "", "Experience", "Baker, Mill Bread, 2022 – 2024"];
    const { says, quotes } = yearsOf("Baker", "Five years as a baker", cv);
    expect(says).toMatch(/^12 years/);
    expect(quotes).toEqual(["Baker with twelve years as a baker.", "Baker, Mill Bread, 2022 – 2024"]);
  });

  test("nobody reads of at least less than a year", () => {
    const cv = [
      "Experience",
      "Payroll Administrator, Calder College, June 2026 to date",
      "Head of Payroll, Mill Foods, 2019 – 2022",
    ];
    expect(yearsOf("Payroll administrator", "Two years as a payroll administrator", cv).says).toMatch(
      /^Less than a year/,
    );
  });
});

describe("years that somebody only says above jobs of another trade are to be read", () => {
  const office = ["Experience", "Invoice clerk, Parcel Depot Ltd, 2014 – 2024", "- Checked fuel invoices"];

  test.each([
    ["Courier", "One year of courier work", "Profile: 10 years of courier work."],
    ["Ward clerk", "One year of ward work", "Twelve years of ward work in two hospitals."],
    ["Forester", "Two years of forestry work", "Nine years of forestry work behind me."],
  ])("a %s", (title, asked, said) => {
    expect(yearsOf(title, asked, [said, "", ...office]).verdict).toBe("mentioned");
    expect(yearsOf(title, asked, [said]).verdict).toBe("found");
  });

  test("somebody of the trade is believed, and whose job has no title", () => {
    const said = "Ten years of courier work.";
    const asked = "One year of courier work";
    for (const job of ["Courier, Parcel Depot Ltd, 2014 – 2024", "Parcel Depot Ltd, Leeds, 2014 – 2024"])
      expect(yearsOf("Courier", asked, [said, "", "Experience", job]).verdict).toBe("found");
  });
});

test.each([
  [
    "Veterinary nurse",
    "Two years in practice since you qualified",
    "Student veterinary nurse",
    "Veterinary nurse",
  ],
  ["Solicitor", "Two years as a solicitor since you qualified", "Trainee solicitor", "Solicitor"],
  ["Midwife", "Two years as a midwife since qualifying", "Student midwife", "Midwife"],
])("of a %s who needs %s no year as %s counts", (title, asked, learner, own) => {
  const as = (head: string) =>
    yearsOf(title, asked, ["Experience", `${head}, Millrace, Consett, 2019 – 2024`, "- Weighed the dogs"]);
  expect(as(learner).verdict).not.toMatch(/^(?:found|partly)$/);
  expect(as(own).verdict).toMatch(/^(?:found|partly)$/);
});

describe("only a load shows that somebody can lift", () => {
  const asked = "Able to lift up to 20 kg";
  const work = ["Experience", "Packer, Mill Foods, 2016 – 2024"];

  test.each([
    "- Carried sacks of malt from the lorry every morning",
    "- Carried bags of cement up the scaffold all day",
    "- I carry 22 kg fan motors up the ladder",
  ])("%s", (line) => {
    expect(yearsOf("Packer", asked, [...work, line]).verdict).toMatch(/^(?:found|partly)$/);
  });

  test.each([
    "- One of the children kept carrying water in a cup to the sandpit",
    "- Elements I carry for the six machines that I see the most",
    "- I break round the frame and lift it to see below",
  ])("%s", (line) => {
    expect(yearsOf("Packer", asked, [...work, line]).verdict).not.toMatch(/^(?:found|partly)$/);
  });
});
