import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";

const evaluated = (
  { title, line, about = "" }: { title: string; line: string; about?: string },
  cv: string,
  asked: { question: string; answer: string }[] = [],
) =>
  evaluate({
    posting: {
      title,
      text: `${title}\n\n${about}\n\nWhat you need\n\n- ${line}\n- You are good with people\n`,
    },
    cv,
    coverLetter: null,
    questions: asked.map(({ question }, at) => ({
      id: at + 1,
      type: "",
      title: `Question ${at + 1}`,
      question,
    })),
    answers: asked.map(({ answer }, at) => ({ questionId: at + 1, text: answer })),
    sentIn: "2026-11",
  });

const itemsOf = (evaluation: ReturnType<typeof evaluate>) =>
  new Map(evaluation.dimensions.flatMap(({ items }) => items).map((item) => [item.label, item]));

const years = (title: string) => ({ title, line: `At least 2 years as a ${title.toLowerCase()}` });
const cvOf = (...head: string[]) =>
  `Robin Sample\nAdare\n\nWork experience\n${head.join("\n")}\nKept the records of the place\nAnswered ` +
  "whoever rang\nSales Assistant\nMarsh & Sons\n2010 – 2014\nEducation\nBA, 2009\n";

describe("a job whose title stands on a line of its own is a job, whatever its words head elsewhere", () => {
  test.each([
    "School Secretary",
    "Software Engineer",
    "Training Manager",
    "Community Nurse",
    "Language Teacher",
    "Systems Administrator",
    "Skills Coach",
    "Transport Manager",
    "Education Officer",
  ])("%s", (title) => {
    const asked = years(title);
    const evaluation = evaluated(asked, cvOf(title, "Oak Hill, Adare", "March 2015 – present"));
    expect(itemsOf(evaluation).get(asked.line)?.verdict).toBe("found");
    expect(evaluation.ai_summary).toContain(`Currently ${title}`);
  });

  test.each([
    ["Teacher", "Adare National School"],
    ["Cook", "Limerick Community Hospital"],
    ["Cleaner", "Limerick Training Centre"],
    ["Technician", "Clonmel Computers"],
    ["Driver", "National Transport Services"],
  ])("%s at %s", (title, firm) => {
    const asked = years(title);
    for (const head of [
      [title, firm, "March 2015 – present"],
      [firm, title, "March 2015 – present"],
    ]) {
      const evaluation = evaluated(asked, cvOf(...head));
      expect(itemsOf(evaluation).get(asked.line)?.verdict).toBe("found");
      expect(evaluation.ai_summary).toContain(`Currently ${title} at ${firm}`);
    }
  });

  test.each(["Care Coordinator", "Care Co-ordinator"])("%s in Manchester, a town and no role", (title) => {
    const asked = { title: "Care Coordinator", line: "One year or more as a care coordinator" };
    const evaluation = evaluated(asked, cvOf(title, "Mears Care, Manchester", "Nov 2022 - Present"));
    expect(evaluation.ai_summary).toContain(`Currently ${title} at Mears Care`);
    expect(itemsOf(evaluation).get(asked.line)?.verdict).toBe("found");
  });

  test("and a heading stays one", () => {
    const evaluation = evaluated(
      years("Teacher"),
      "Robin\n\nTeacher\nOak Hill\n2015 – present\nTaught two classes of thirty and kept a book\n" +
        "Ran the library on Fridays\nSchool education\nCity School, 2001 – 2007\n",
    );
    expect(evaluation.ai_summary).toContain("Currently Teacher at Oak Hill");
  });
});

describe("years in an office are those of whoever works in one", () => {
  const asked = { title: "School Secretary", line: "At least 2 years' experience in an office" };
  const cv = (jobs: string) =>
    `Robin Sample\n\nEmployment History\n${jobs}\n\nEducation\nLeaving Cert, 2008\n`;

  test.each([
    ["Medical Secretary, Dr. Marsh & Partners, Feb 2018 – present", "8 years"],
    [
      "03/2023 – 10/2024 Office Administrator, Credit Union\n06/2011 – 08/2019 Legal Secretary, Hogan",
      "9 years",
    ],
    ["Secretary / Typist, Dept. of Agriculture, Limerick, 1996-2011", "15 years"],
  ])("%s", (jobs, said) => {
    const found = itemsOf(evaluated(asked, cv(jobs))).get(asked.line);
    expect(found?.verdict).toBe("found");
    expect(found?.says).toContain(said);
  });

  test.each(["Database Administrator, Marsh plc, 2018 – present", "Baker, Marsh Bakery, 2018 – present"])(
    "but not %s",
    (jobs) => {
      expect(itemsOf(evaluated(asked, cv(jobs))).get(asked.line)?.verdict).not.toBe("found");
    },
  );
});

test.each([
  ["School Secretary", "Company Secretary"],
  ["School Secretary", "First Secretary"],
  ["School Principal", "Principal Engineer"],
  ["Account Manager", "Accounts Manager"],
  ["Nursery Manager", "Plant Nursery Manager"],
])("whoever looks for a %s is not told that a %s is one", (title, held) => {
  const { ai_summary: summary } = evaluated(years(title), cvOf(`${held}, Adare Ltd, March 2015 – present`));
  expect(summary).toContain(`Currently ${held}`);
  expect(summary).not.toContain("the kind of job advertised");
});

describe("a question about facts is answered by one word", () => {
  const asked = { title: "Field Service Engineer", line: "Full UK driving licence" };
  const cv = cvOf("Service Engineer, Coolserve, March 2018 – present");

  test.each([
    ["How many points are on your licence?", "None."],
    ["How many points are on your licence?", "0"],
    ["Which weekends can you be on call?", "All of them."],
    ["Can you work 6am-2pm and 2pm-10pm in rotation, and one Saturday in three?", "yes"],
    ["Do you hold a full licence and have a car insured for business?", "Yes, both."],
  ])("%s %s", (question, answer) => {
    const evaluation = evaluated(asked, cv, [{ question, answer }]);
    expect(evaluation.ai_summary).not.toContain("left open");
    expect(itemsOf(evaluation).has("Answers “Question 1”")).toBe(false);
  });

  test.each([
    "Tell us how you would cover a Saturday when two people are sick.",
    "Would you report a colleague who drove a van after drinking?",
    "Have you ever worked nights, and how did you stay awake?",
  ])("and one of deeds is not: %s", (question) => {
    const evaluation = evaluated(asked, cv, [{ question, answer: "None." }]);
    expect(itemsOf(evaluation).has("Answers “Question 1”")).toBe(true);
  });
});

test("a duty that names a shift's manager asks nobody for shifts", () => {
  const line = "Hit pick rates and despatch times; report the KPIs to the Shift Manager";
  const evaluation = evaluated(
    { title: "Team Leader", line },
    cvOf("Bar Manager, The Ferry, 2020 – present"),
    [{ question: "Can you work 6am-2pm and 2pm-10pm in rotation?", answer: "yes" }],
  );
  expect(itemsOf(evaluation).get(line)?.verdict).not.toBe("found");
});

describe("years of leading a team are those of whoever led one in the trade", () => {
  const asked = {
    title: "Warehouse Team Leader",
    line: "At least 2 years supervising a team in a warehouse",
    about: "You run a shift of pickers and forklift drivers in a chilled warehouse.",
  };

  test("a shift's team leader", () => {
    const evaluation = evaluated(asked, cvOf("Shift Team Leader, Culina Logistics, March 2019 – present"));
    expect(itemsOf(evaluation).get(asked.line)).toMatchObject({ verdict: "found" });
    expect(itemsOf(evaluation).get(asked.line)?.says).toContain("7 years");
  });

  test("and not the years of a picker who stood in lately", () => {
    const head = "2021 – now, Senior picker (acting team leader since 09.2023), Oak Foods";
    expect(itemsOf(evaluated(asked, cvOf(head))).get(asked.line)).toMatchObject({
      verdict: "mentioned",
      says: "",
    });
  });
});

describe("what a CV says is told of as it says it", () => {
  test.each([
    ["School receptionist for 11 years (2014 to July 2025), Oak Hill", "Most recently School receptionist"],
    ["Secretary, Dept. of Agriculture, Limerick, 1996-2011", "Secretary at Dept. of Agriculture"],
  ])("%s", (head, said) => {
    const { ai_summary } = evaluated(
      years("Secretary"),
      `Robin\n\nWork\n${head}\nTyped the letters and reports of nine people, filed them, and rang those ` +
        "who had not answered\n",
    );
    expect(ai_summary).toContain(said);
    expect(ai_summary).not.toMatch(/for 11 years.*for eleven years/);
  });

  test("voluntary work under its own heading is nobody's latest job", () => {
    const cv =
      "R\n\nWORK EXPERIENCE\nTypist, Marsh & Sons, 1996-2011\nTyped and filed reports of two inspectors\n" +
      "VOLUNTARY\nTreasurer, Parents' Association, 2016-2022\nCounted the money of every sale\n";
    expect(evaluated(years("Typist"), cv).ai_summary).toContain("Most recently Typist at Marsh & Sons");
  });

  test("a job's title is not the end of the sentence above it", () => {
    const line = "Look after sick children";
    const cv =
      "Robin\nWork experience\nSchool Secretary\nOak Hill, Adare\n2019 – present\nPupil records and daily " +
      "attendance on the computer; transfers\nand the returns since 2019\nLooked after sick children " +
      "until they were collected\nReceptionist\nWoodlands Hotel\n2015 – 2019\nBookings and the switchboard\n";
    const quotes = itemsOf(evaluated({ title: "School Secretary", line }, cv)).get(line)?.quotes;
    expect(quotes?.map(({ text }) => text)).toEqual(["Looked after sick children until they were collected"]);
  });
});

describe("a licence, a first aider and a program are found where somebody has them", () => {
  const verdictOf = (line: string, said: string) =>
    itemsOf(
      evaluated({ title: "Support Worker", line }, cvOf(`Support Worker, Oak Care, 2022 – 2024${said}`)),
    ).get(line)?.verdict;

  test("more points than are allowed say otherwise", () => {
    const line = "Full UK driving licence (max 6 points)";
    expect(verdictOf(line, "\nDriving licence: full, 9 points")).toBe("says otherwise");
    expect(verdictOf(line, "\nDriving licence: full, 3 points")).toBe("found");
  });

  test("whoever called a first aider is none", () => {
    expect(verdictOf("First aider", "\nI called a first aider and wrote it in the book.")).not.toMatch(
      /^(?:found|partly)$/,
    );
  });

  test("behind a job's dates stands what was used", () => {
    expect(verdictOf("CM2000, Birdie or PASS software", " – double-up calls, Birdie app")).toBe("found");
  });

  test("a quality explained behind a dash is one, and no concern", () => {
    const line = "Discretion – what you hear in the office, stays in the office";
    const asked = { title: "Secretary", line: `${line}\n- Excel spreadsheets\n- Answer the telephone` };
    const { concerns } = evaluated(asked, cvOf("Secretary, Oak, 2015 – 2024"));
    expect(concerns.map(({ text }) => text)).toEqual([
      "Said in part: Answer the telephone",
      "Not found in the text: Excel spreadsheets",
    ]);
  });
});

describe("title, firm and dates are told apart in whatever order they stand", () => {
  const DATES = "Sept 2020 - Present";
  const TITLES = [
    "Registered Nurse",
    "Paralegal",
    "Chef de Partie",
    "Assistant Store Manager",
    "Trainee Accountant",
    "Level 2 Service Desk Analyst",
  ];

  test.each(TITLES)("%s", (title) => {
    for (const head of [
      [title, "Hill Ltd, York", DATES],
      ["Hill Ltd, York", title, DATES],
      [DATES, "Hill Ltd, York", title],
      [DATES, title, "Hill Ltd, York"],
      [title, "Hill Ltd · Full-time", `${DATES} · 5 yrs 9 mos`],
      [title, "Hill Ltd, York", `${DATES} (part-time)`],
      [title, "Hill Ltd, York", `${DATES} - 16 hours a week`],
    ]) {
      const asked = years(title);
      const evaluation = evaluated(asked, cvOf(...head));
      expect(evaluation.ai_summary).toContain(`Currently ${title} at Hill Ltd, for six years`);
      expect(itemsOf(evaluation).get(asked.line)?.verdict).toBe("found");
    }
  });

  test.each([
    ["Care Assistant, Nights", "Hill Ltd, York", "Currently Care Assistant at Hill Ltd"],
    ["Teacher - Maths", "Hill Ltd, York", "Currently Teacher at Hill Ltd"],
    ["Warehouse Operative", "DHL, Leeds", "Currently Warehouse Operative at DHL"],
  ])("%s, %s", (title, firm, said) => {
    expect(evaluated(years("Teacher"), cvOf(title, firm, DATES)).ai_summary).toContain(said);
  });
});

describe("whose title stands above or below the line of firm and dates has had that job as long", () => {
  test.each([
    ["Bookbinder", ["Bookbinder", "Elm Bindery, Ely (2014 – 2019)"]],
    ["Bookbinder", ["Bookbinder", "Elm Bindery [ 03/2014 – 11/2019 ]"]],
    ["Optometrist", ["Lothian Eyecare via Reed 2014 – 2019", "Optometrist – home visits"]],
    ["Roofer", ["Greater Elm Homes: 2014 to 2019", "Roofer, slate and lead"]],
  ])("%s: %j", (title, head) => {
    const { ai_summary: summary, ...evaluation } = evaluated(years(title), cvOf(...head));
    expect(summary).toContain(`Most recently ${title}`);
    const found = evaluation.dimensions
      .flatMap(({ items }) => items)
      .find(({ label }) => / as a /.test(label));
    expect([found?.verdict, found?.quotes[0]?.text.includes(title)]).toEqual(["found", true]);
  });

  test("and each title is of its own job", () => {
    const cv =
      "Robin Sample\nWork history\nElm Homes: 2019 to 2024\nRoofer, slate and lead\n" +
      "Marsh Council: 2011 to 2019\n" +
      "Parking warden\nOak Post: 2006 to 2011\nPostman, night sorting\n";
    expect(evaluated(years("Roofer"), cv).ai_summary).toContain("Most recently Roofer at Elm Homes");
    const asked = { title: "Postman", line: "At least 3 years as a postman" };
    expect(itemsOf(evaluated(asked, cv)).get(asked.line)?.says).toContain("5 years");
    expect(evaluated(years("Warden"), cv).ai_summary).toContain("an earlier job, Parking warden");
  });

  test.each(["Civilian", "Posts held", "Counting stock by hand"])(
    "and no heading or duty is it: %s",
    (above) => {
      const dates = "2019 – 2024 Roofer, Elm Homes, Hull";
      const cv = cvOf("Private, Elm Barracks, 2001 – 2004", above, dates, "Mended the gutters of 40 houses");
      expect(evaluated(years("Roofer"), cv).ai_summary).toMatch(
        /^Most recently Roofer at Elm Homes, for five/,
      );
    },
  );
});

describe("each of several jobs is read, in one line, under one firm, and beside one's clients", () => {
  test.each([
    [
      "Bookbinder, Elm Bindery (2016–2024); Typist, Oak Ltd (2009–2016)",
      "Bookbinder at Elm Bindery, for eight",
    ],
    ["2009-2016 Oak Ltd, typist / 2016-2024 Elm Bindery, bookbinder", "bookbinder at Elm Bindery, for eight"],
    [
      "Elm Bindery, Ely: bookbinder 2016 to 2024, typist 2009 to 2016",
      "bookbinder at Elm Bindery, for eight",
    ],
    ["Jobs: 2016-2024 bookbinder, Elm Bindery; 2009-2016 typist", "bookbinder at Elm Bindery, for eight"],
    ["Elm Rover, Hull: 2016 to 2024 bookbinder; 2009 to 2016 typist", "bookbinder, for eight"],
  ])("%s", (row, said) => {
    const asked = { title: "Typist", line: "At least 2 years as a typist" };
    const evaluation = evaluated(asked, cvOf(row));
    expect(evaluation.ai_summary).toContain(`Most recently ${said}`);
    expect(itemsOf(evaluation).get(asked.line)?.says).toContain("7 years");
  });

  test.each([
    [
      [
        "Elm Ltd, Ely (2012 to date)",
        "Forewoman: June 2022 to date",
        "Six women",
        "Packer: 2012 to May 2022",
      ],
    ],
    [["Elm Ltd, Ely", "Forewoman, June 2022 to date; Packer, Apr 2012 - May 2022"]],
  ])("%j", (head) => {
    const evaluation = evaluated({ title: "Packer", line: "2 years as a packer" }, cvOf(...head));
    expect(evaluation.ai_summary).toContain("Currently Forewoman at Elm Ltd, for four years");
    expect(itemsOf(evaluation).get("2 years as a packer")?.says).toMatch(/^(?:9|10) years/);
  });

  test("and nobody is a client of theirs", () => {
    const clients = [
      "Clients include:",
      "Oak Hotel (2019 – 2023) – lobby",
      "Dr N. Shah, dentist (since 2021)",
    ];
    const cv = cvOf("2018 – present: Self-employed florist", ...clients);
    expect(evaluated(years("Florist"), cv).ai_summary).toContain(
      "Currently Self-employed florist, for eight",
    );
  });

  test("and a firm is named by its signs", () => {
    const cv = cvOf("Framer, B&Q, Hull, 2015 to date");
    expect(evaluated(years("Framer"), cv).ai_summary).toContain("Currently Framer at B&Q");
  });

  test("a scholar's appointments are jobs", () => {
    const cv = cvOf("", "Academic appointments", "2015 – present  Lecturer in Law, Elm University");
    expect(evaluated(years("Lecturer"), cv).ai_summary).toContain(
      "Currently Lecturer in Law at Elm University",
    );
  });

  test("the firm's own year and initials end no title", () => {
    const cv = cvOf("J. Elm & Daughter (family firm, est. 1974) — glazier, 2015–now");
    expect(evaluated(years("Glazier"), cv).ai_summary).toContain(
      "Currently glazier at J. Elm & Daughter, for",
    );
  });
});

describe("a heading that nobody has a list of changes nothing", () => {
  const read = (heading: string, studies: string) =>
    evaluated(
      years("Tiler"),
      `Robin Sample\n\nSkills\nGrouting, cutting, levelling\n\n${heading}\nTiler, Elm Homes, 2017 – 2024\n` +
        "Tiled the bathrooms of sixty houses and kept the van\n\nPacker, Oak Mill, 2012 – 2017\n" +
        `Packed and labelled forty crates an hour\n\n${studies}\nBA, Marsh University, 2009 – 2012\n`,
    );

  test.each([
    ["Where I've been", "Where I studied"],
    ["HOW I GOT HERE", "WHAT I LEARNT"],
    ["What came before", "Education"],
    ["The road so far", "Education"],
  ])("%s, %s", (heading, studies) => {
    const [plain, own] = [read("Experience", "Education"), read(heading, studies)];
    expect(own.ai_summary).toBe(plain.ai_summary);
    expect(own.overall_score).toBe(plain.overall_score);
  });

  test("and one's own shop is still what one had", () => {
    const cv = cvOf("", "My own tile shop", "2015 – 2024", "Cut and sold tiles to forty builders");
    expect(evaluated(years("Tiler"), cv).ai_summary).toContain("own tile shop");
  });
});

test.each([
  ["Bicycle Mechanic", "Two Valleys Cycles, Dapto. Mechanic."],
  ["Porter", "Hotel Elm, Cork. Porter."],
  ["Care Assistant", "Oak House, Leeds. Care assistant."],
])("a firm and a title with full stops are a job's head above its dates: %s, %s", (title, head) => {
  const items = itemsOf(evaluated(years(title), cvOf(head, "March 2020 until now.")));
  expect(items.get(years(title).line)).toMatchObject({ verdict: "found" });
});

describe("whoever gives firms and years and no title is not known to be of another trade", () => {
  const tells =
    "- CE licence, no points\n- Digital tachograph card to 2028\n- ADR to 2029\n- HIAB, unload alone\n" +
    "- Straps and chains on every load, I check them twice\n- Run sheet and fuel written each evening\n";
  const cv = (head: string) => `Zbigniew Sample\nScunthorpe\n\nWork\n${head}\n${tells}`;
  const lines = [
    "Category C+E licence",
    "Digital tachograph card",
    "ADR certificate",
    "HIAB ticket",
    "Secure every load with straps and chains",
    "Keep the run sheet and the fuel record",
    "Planning routes with the office",
    "Knowledge of building materials",
    "Able to teach beginners",
  ];
  const hours = ["Night shifts", "Every second weekend", "Own car", "Right to work in the UK"];
  const accepted = "About me\nNight shifts and weekends are fine. Own car.\nBritish citizen.\n";
  const totalOf = (head: string, more: readonly string[] = [], told = "") =>
    evaluate({
      posting: {
        title: "Lorry driver",
        text: `What you need\n${[...lines, ...more].map((each) => `- ${each}`).join("\n")}`,
      },
      cv: `${cv(head)}${told}`,
      coverLetter: null,
      questions: [],
      answers: [],
      sentIn: "2026-11",
    }).overall_score ?? 0;

  test("and may have the total of somebody who gives one", () => {
    const named = totalOf("Lorry driver, Carrick Steel Transport, 2012 - 2026");
    expect(named).toBeGreaterThanOrEqual(80);
    expect(totalOf("Carrick Steel Transport, Scunthorpe, 2012 - 2026")).toBeGreaterThanOrEqual(80);
  });

  test("but somebody of another trade may not", () => {
    expect(totalOf("Florist, Carrick Flowers, 2012 - 2026")).toBeLessThan(80);
  });

  test("and is no nearer to the work by accepting all its hours", () => {
    expect(totalOf("Florist, Carrick Flowers, 2012 - 2026", hours, accepted)).toBeLessThan(80);
    expect(totalOf("Lorry driver, Carrick Steel Transport, 2012 - 2026", hours, accepted)).toBeGreaterThan(
      80,
    );
  });
});
