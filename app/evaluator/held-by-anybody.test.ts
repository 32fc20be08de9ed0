import { describe, expect, test } from "vitest";
import { saidOf, verdictUnder } from "./fixtures";

const OTHERS = ["Keep the place tidy", "Answer the phone"];
type Row = readonly [title: string, asked: string, told: string, said: string];

const LANGUAGES: readonly Row[] = [
  ["Signaller", "ZULU OR XHOSA AS WELL AS ENGLISH ON THE PHONE", "Xhosa, English", "found"],
  ["Signaller", "ZULU OR XHOSA as well as English on the phone", "Zulu at home. English at work.", "partly"],
  ["Porter", "Basque is an asset", "Castellano, euskera, Basque (maternelle)", "found"],
  ["Carer", "Polish would be a gift for our residents.", "Polish: I taught it, grades 1 to 3.", "found"],
  ["Ranger", "Some te reo Māori would be lovely.", "Te reo is what my aunt talks at home.", "found"],
  ["Guide", "Some Tetum or Fijian would be handy.", "Fijian, Tongan, English.", "found"],
  ["Nurse", "Welsh, or another community language", "Punjabi, Urdu by ear.", "found"],
  ["Nurse", "Welsh, or another community language", "Some GCSE French.", "mentioned"],
  ["Warden", "Some Welsh would be a gift.", "Cymraeg: I take my calls in it", "found"],
  ["Baker", "You can read a recipe in English.", "English is my first language", "found"],
  [
    "Mason",
    "Some Spanish would help.",
    "Speak: Spanish is my first language, not so good on paper",
    "mentioned",
  ],
  ["Mason", "Some Spanish would help.", "Spanish 2", "mentioned"],
  [
    "Buyer",
    "Some Mandarin would help.",
    "English, Cantonese, Mandarin, Malay, some Hokkien for the market",
    "found",
  ],
  ["Fitter", "Some Polish would help.", "Citizenship: Polish, British", "mentioned"],
  ["Waiter", "Italian would help.", "Served Italian, French and Spanish wine", "mentioned"],
  ["Waiter", "Italian would help.", "Sold to Italian, French and German guests", "mentioned"],
  ["Clerk", "French would help.", "French-language letters: sent to the bureau", "mentioned"],
  ["Clerk", "Conversational Urdu", "A few words of Urdu, no conversation", "mentioned"],
];

const RIGHTS: readonly Row[] = [
  ["Welder", "You must already be allowed to work in Canada.", "Citizenship: Canadian", "found"],
  ["Welder", "You must already be allowed to work in Canada.", "Citizenship: Chilean", "mentioned"],
  ["Welder", "You must already be allowed to work in Canada.", "Nationality: Canadian", "not found"],
  ["Chef", "Right to work in Malaysia", "Permanent resident since 2019 (married)", "found"],
  ["Chef", "Right to work in Malaysia", "Permanent resident of Thailand since 2019", "mentioned"],
];

const PAPERS: readonly Row[] = [
  ["Guard", "CODE B DRIVERS LICENCE (THERE IS NO TRAIN)", "Code EB licence since 2011", "found"],
  ["Guard", "Code EC driver's licence", "Code EB licence since 2011", "mentioned"],
  ["Clerk", "GRADE 12 (MATRIC) OR N3", "Matric 2009, Example High", "found"],
  ["Bookkeeper", "Fully qualified accountant (CIMA, ACCA or CPA)", "CIMA member since 2017", "found"],
  [
    "Bookkeeper",
    "Fully qualified accountant (CIMA, ACCA or CPA)",
    "ACCA finalist, two papers left",
    "mentioned",
  ],
  ["Fitter", "TRADE CERTIFICATE (HEAVY DUTY, TRUCK OR MARINE)", "Fork truck ticket, 2021", "mentioned"],
  ["Analyst", "Degree in hospitality or a related field", "Diploma in Hotel Management, 2018", "mentioned"],
  ["Analyst", "Diploma in hospitality or a related field", "Diploma in Hotel Management, 2018", "partly"],
  ["Analyst", "Diploma in hospitality or a related field", "H.N.D. Hotel & Catering, 1991", "partly"],
  ["Analyst", "Diploma in hospitality or a related field", "Diploma in Dance, 2018", "mentioned"],
  [
    "Analyst",
    "Diploma in hospitality or a related field",
    "Diploma in Hotel Management, expected 2027",
    "mentioned",
  ],
  ["Picker", "Forklift licence", "High risk LF since 2020", "found"],
  ["Auditor", "A certificate such as CISA, CRISC or CPA is welcome", "CISA, passed in 2024", "found"],
  [
    "Joiner",
    "A certificate in joinery from an approved body helps",
    "City & Guilds in Joinery, 1991",
    "found",
  ],
  [
    "Joiner",
    "A certificate in joinery from an approved body helps",
    "City & Guilds in Catering, 1991",
    "mentioned",
  ],
  ["Joiner", "A QQI or City & Guilds award in joinery", "QQI Level 5, Customer Service, 2015", "mentioned"],
  ["Splicer", "A QQI or City & Guilds award in telecoms", "QQI Level 5 Telecommunications, 2015", "found"],
  ["Radiographer", "A certificate in dental radiography", "Diploma in Dental Nursing, 2019", "mentioned"],
  ["Nurse", "Current unencumbered RN license", "RN Ohio, multistate, no discipline", "found"],
  ["Cook", "Food safety manager certificate", "Food handler card, 2025", "partly"],
  ["Cook", "Food safety manager certificate", "ServSafe manager, 2025", "found"],
  [
    "Rigger",
    "Safe Pass card, in date",
    "I keep the list of Safe Pass cards and warn the crew before theirs run out",
    "mentioned",
  ],
  [
    "Vet nurse",
    "If you can fit car seats for dogs, so much the better",
    "Driving: full, auto only",
    "not found",
  ],
];

const TOOLS: readonly Row[] = [
  ["Planner", "Power BI", "Power BI: I look at the report, somebody in IT makes it", "mentioned"],
  [
    "Planner",
    "Strong Excel, you will be building models",
    "Excel: I fill in the plan of the office",
    "mentioned",
  ],
  ["Porter", "Opera PMS as a daily user", "Saw Opera at the desk", "mentioned"],
  ["Porter", "Opera PMS as a daily user", "Opera fan, sings in the town's opera", "mentioned"],
];

describe.each([
  ["a language", "Languages", LANGUAGES],
  ["a right to work", "Personal", RIGHTS],
  ["a paper by its other names", "Certificates", PAPERS],
  ["a program that others made", "Skills", TOOLS],
] as const)("somebody tells of %s", (_, heading, rows) => {
  test.each(rows.map((row) => [row[1], row[2], row[3], row] as const))(
    "%s: %s is %s",
    (_a, _t, said, row) => {
      expect(verdictUnder(heading, row[0], row[1], row[2])).toBe(said);
    },
  );
});

const held = (title: string, asked: string, ...jobs: string[]) =>
  saidOf(title, [asked, ...OTHERS], {
    cv: ["Experience", ...jobs],
    answers: [],
    heading: "Requirements",
  })[0];

describe("years in one of several places are told by the heads of jobs", () => {
  const SHOP = "One year or more in a bakery, a supermarket or another busy shop.";
  test.each([
    [SHOP, ["Shelf filler", "Sunrise Supermarket, Ring Road   May 2019 - June 2021"], "found"],
    [SHOP, ["Baker's hand", "Old Mill Bakery (a registered bakery)   2019 - 2021"], "found"],
    [SHOP, ["Driver, Supermarket Equipment Supplies, 2016 - 2020"], "mentioned"],
    [SHOP, ["Shop fitter, Brass Ltd, 2016 - 2020"], "mentioned"],
    ["min. 1 yr in concierge, security or hotel front desk", ["Security Guard, Quay, 2018 - 2020"], "found"],
    [
      "At least a year in a mill, a yard or some other plant",
      ["Labourer, Vale Sawmill, 2018 - 2021"],
      "found",
    ],
    ["At least two years on the tools as a glazier", ["Glazier, Elm Glass, 2016 - 2020"], "found"],
    ["A year or more in paid fundraising, of any sort", ["Fundraiser, Oak Trust, 2018 - 2021"], "found"],
    ["Two (2) years in a clinic, ward or GP practice", ["Cleaner, Elm Clinic, 2018 - 2021"], "found"],
  ] as const)("%s: %s", (asked, jobs, said) => {
    const told = held("Packer", asked, ...jobs, "- Answered the phone");
    if (said === "found") expect(told).toBe("found");
    else expect(told).not.toMatch(/^(?:found|partly)$/);
  });

  test("of dates in a column of their own the end stands below the beginning", () => {
    const cv = [
      "2008 -   Bus driver, Moor Omnibus",
      "Jun 2011   in Skipton",
      "2012 -   Not in paid work",
      "2026",
    ];
    expect(held("Bus driver", "At least ten years of driving buses", ...cv)).not.toBe("found");
    expect(held("Bus driver", "At least three years of driving buses", ...cv)).toBe("found");
  });

  test.each([
    ["2. WORK", "partly"],
    ["2. HOBBIES", "mentioned"],
  ])("what stands under %s is read as such: %s", (heading, said) => {
    const told = [
      "Pat Doe",
      "1. SCHOOL",
      "Elm College",
      heading,
      "Coached children in football on Saturdays",
    ];
    const asked = ["Coach children in football", ...OTHERS];
    const [verdict] = saidOf("Coach", asked, { cv: told, answers: [], heading: "Duties" });
    expect(verdict).toBe(said);
  });
});
