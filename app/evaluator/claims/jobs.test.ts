import { describe, expect, test } from "vitest";
import { readClaims } from "./read-claims";

const LINES = ["- Kept the rota and answered the phone", "- Wrote the weekly report"];

function jobsIn(...rows: string[]) {
  const cv = ["Robin Sample", "Experience", ...rows, "", "Baker, Example Loaf, 2001 – 2004", ...LINES].join(
    "\n",
  );
  const input = {
    posting: { title: "Baker", text: "We bake." },
    cv,
    coverLetter: null,
    questions: [],
    answers: [],
  };
  return readClaims({ ...input, sentIn: "2026-11" }).jobs.map(({ title, start, end }) => ({
    title,
    years: Math.round((end - start) / 12),
  }));
}

describe("whoever has had a job is read as having had it", () => {
  test.each([
    ["Registered Nurse, St James Hospital, 2015 – 2020", "Registered Nurse"],
    ["Licensed Practical Nurse, Oak Home, 2015 – 2020", "Licensed Practical Nurse"],
    ["Ticket Office Clerk, Northern Rail, 2015 – 2020", "Ticket Office Clerk"],
    ["Street Works Permit Officer, Wexmoor Council, 2015 – 2020", "Street Works Permit Officer"],
    ["Team Member | Burger Bar | 2015 – 2020", "Team Member"],
    ["Membership Secretary, Anglers' Club, 2015–2020", "Membership Secretary"],
  ])("whose title is also the name of a paper: %s", (row, title) => {
    const [first] = jobsIn(row, ...LINES);
    expect(first?.title).toContain(title);
    expect(first?.years).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ["Nurse, Castle Street Vets, Inverness. Sept 2015 to August 2020.", "Nurse, Castle Street Vets"],
    ["Dairy, night desk, Jan 2015 to Dec 2020. Milk and yoghurt, 38 trucks.", "Dairy, night desk"],
    ["Commis, then demi, The Salt Cellar, York, 2015–2020. Larder, then grill.", "Commis, then demi"],
    ["Office manager in my husband's plumbing firm, 2015 – 2020", "Office manager"],
    ["Before: care assistant, Dingwall, 2015 to 2020.", "care assistant, Dingwall"],
    ["Head gardener 2015–2020, Jardín Botánico. Led a team. Driving licence B.", "Head gardener"],
    ["2015 (February) to 2020: Junior cook, Tollgate House", "Junior cook"],
  ])("however the line is written: %s", (row, title) => {
    const [first] = jobsIn(row);
    expect(first?.title).toContain(title);
    expect(first?.years).toBeGreaterThanOrEqual(5);
  });

  test.each(["Cover for the night porter", "Worked as porter"])(
    "and nobody is what a line below only speaks of: %s",
    (below) => {
      expect(jobsIn("Wirrabeen Exports, Gillman, 2015 – 2020", below)[0]?.title).toBe(
        "Wirrabeen Exports, Gillman",
      );
    },
  );

  test.each(["Tesco Distribution, Magor", "Powis Castle"])("with the firm below the trade: %s", (firm) => {
    const [first] = jobsIn("Warehouse operative", firm, "2015 – 2020", ...LINES);
    expect(first?.title).toContain("Warehouse operative");
    expect(first?.title).toContain(firm);
  });

  test("with the trade below the firm's name", () => {
    const [first] = jobsIn(
      "Wirrabeen Exports, Gillman, 2015 – 2020",
      "Shipping officer. Lentils, some barley.",
    );
    expect(first?.title).toContain("Shipping officer");
  });

  test.each([
    ["CLAIMS HANDLER, AVON MUTUAL, BRISTOL — SEPTEMBER 2015 TO", "NOVEMBER 2020"],
    ["Claims handler, Avon Mutual, Bristol, 09/2015 –", "11/2020"],
  ])("though the page ends within its dates: %s", (...rows) => {
    expect(jobsIn(...rows, ...LINES)[0]).toMatchObject({ years: 5 });
  });

  test.each([
    ["SKILLS", "2015 – 2020  Painter, Garrick & Daughter", "Painter"],
    ["EMPLOYMENT            REFEREES", "2015 – 2020  Roadman, Marsh Council", "Roadman"],
  ])("beside another column: %s", (heading, row, title) => {
    expect(jobsIn(heading, row)[0]?.title).toContain(title);
  });
});

test.each([
  "CSCS card, 2019 – 2024",
  "Member of the CIPD, 2015 – 2020",
  "Registered with the NMC, 2015 – 2020",
  "SIA licence 2021 – 2024",
  "Fork lift licence, Mainland Training, 2016 – 2019",
  "The program is LabTrail, with barcode, from 2023.",
  "Bedminster, Bristol. In UK since 2014.",
  "GDC no. 000000 (dental nurse), since 8/2021",
])("no job is made of a paper or of a habit: %s", (row) => {
  expect(jobsIn(row)).toHaveLength(1);
});

test("hidden signs within a year hide no year", () => {
  const newestIn = (cv: string) =>
    readClaims({ posting: { title: "", text: "" }, questions: [], answers: [], coverLetter: null, cv })
      .newest;
  const cv = "Robin Sample\n\nBaker, Example Loaf, 2011 – present\nFirst aid, passed in 2024\n";
  expect(newestIn(cv.replace(/(\d{3})(\d)/g, "$1\u200b$2"))).toBe(newestIn(cv));
});
