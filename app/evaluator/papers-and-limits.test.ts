import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";
import { rows, saidOf, verdictsOn } from "./fixtures";
import { readPosting } from "./requirements/read-posting";

const TO_COME = rows(`
  Door supervisor | SIA door supervisor licence | SIA licence pending
  Nurse | Current NMC PIN | NMC PIN pending, all papers sent
  Lorry driver | Category C licence | I have a car licence and my category C test is in March
  Forklift driver | Counterbalance forklift licence | Counterbalance course on 14 January
  Bus driver | PCV licence | Car licence, working towards PCV
  Train driver | PTS card | PTS card applied for
  Lorry driver | Category C+E licence | C+E licence revoked in 2022
  Optometrist | GOC registration | GOC registration, withdrew in 2021
`);

describe("whoever holds one of the papers that a line asks for together holds a part of it", () => {
  test.each(
    rows(`
      Tanker driver | Category C licence with ADR | Category C licence since 2012
      Slinger | CPCS A61 with lorry loader ticket | CPCS A61, blue card
      Nursing associate | Registered nurse with a mentorship certificate | Registered nurse (adult), 2016
      Aerial rigger | IPAF (3a and 3b) | IPAF 3b, 2025
      Storeman | Forklift licence (reach and VNA) | Forklift, reach, ITSSAR 2024
      Banksman | Gold CSCS card | CSCS card
      Home carer | Care Certificate | Care Certificate, 12 of the 15 standards signed
      Cashier | Five GCSEs at grade C or above | Three GCSEs: Art B, English C, Maths C
      Cashier | 5 GCSEs (A*-C) including English | 4 GCSEs incl. English (B)
      Lifeguard | Pool rescue award, in date | Pool rescue award, 2018
      Actuarial trainee | Degree in mathematics (2:1 or above) | BSc Mathematics, 2:2
      Actuarial trainee | Honours degree at 2:1 or above | BA (Hons) History, lower second
      Drayman | Lifting up to 30 kg | Carried trays of 12 kg all day
      Drayman | Lifting up to 30 kg | Carried crates up from the cellar
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["paper", "work"]).filter((each) => each === "found")).toEqual([]);
    expect(verdictsOn(title, asked, told, ["paper", "work"])).toContain("partly");
  });

  test("and whoever holds each of them in a line of its own holds all", () => {
    const asked = "Category C+E with driver CPC and digital tacho card";
    const told = "LGV C+E\nDriver CPC to 2029\nDigital tachograph card";
    expect(verdictsOn("Lorry driver", asked, told, ["paper"])[0]).toBe("found");
  });

  test.each(
    rows(`
      Tanker driver | Category C licence with ADR | Cat C, ADR to 2028
      Storeman | Forklift licence (reach and VNA) | Forklift, reach and VNA, ITSSAR 2024
      Storeman | Forklift licence (for the day and night teams) | Forklift, reach, ITSSAR 2024
      Cashier | Five GCSEs at grade C or above | Seven GCSEs, A to C
      Coach driver | D1 licence | PCV category D
      Cashier | Five GCSEs at grade C or above | Six GCSEs at C to A
      Actuarial trainee | Degree in mathematics (2:1 or above) | BSc Mathematics, First
    `),
  )("nor does a bracket ask for more than it lists: %s, %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["paper"])[0]).toBe("found");
  });
});

const NOT_HELD = rows(`
  Coach driver | PCV category D licence | D1 entitlement since 2004
  Service desk analyst | PRINCE2 Foundation | PRINCE2 Foundation exam next month
  Playworker | Enhanced DBS | Happy to have an enhanced DBS done
  Drayman | Lifting up to 30 kg | Carried out the repairs to the goods lift
  Drayman | Lifting up to 30 kg | I carry a lot of responsibility
  Ward nurse | Basic life support | Basic life support for dogs, 2024
  Ward nurse | Patient moving and handling | Manual handling of loads, 2025
  Usher | Saturdays | I keep my Saturdays free for football
`);

describe("a lesser class, an exam to come and a day kept for oneself are not what is asked for", () => {
  test.each(NOT_HELD)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("whoever is on the way to a licence, or gave it up, holds no part of it", () => {
  test.each(TO_COME)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

const NOT_DONE = rows(`
  Surveyor | Degree in building surveying | BSc Building Surveying, Reading, 2024 - present
  Chemist | Degree in chemistry | BSc Chemistry, Leeds / Expected July 2027
  Dietitian | Degree in dietetics | BSc Dietetics, Cardiff / Graduating 2028
`);

describe("a degree that is not finished is never found whole", () => {
  test.each(NOT_DONE)("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told.replace(" / ", "\n"), ["paper"])[0]).not.toBe("found");
  });
});

describe("few points are told by their number, and never by a licence", () => {
  const MOST = "No more than 6 points on your licence";
  test.each([
    ["Full driving licence", "mentioned"],
    ["Counterbalance licence", "mentioned"],
    ["Driving licence with 3 points", "found"],
    ["Clean driving licence", "found"],
    ["Nine penalty points", "says otherwise"],
    ["Car licence (12 points)", "says otherwise"],
  ])("%s: %s", (told, verdict) => {
    expect(verdictsOn("Courier", MOST, told, ["paper"])).toEqual([verdict]);
  });

  test("a licence with more points than are allowed says otherwise, one with fewer is what is asked", () => {
    const asked = "Full UK driving licence, fewer than 6 points";
    expect(verdictsOn("Courier", asked, "Full UK driving licence, 6 points", ["paper"])[0]).toBe(
      "says otherwise",
    );
    expect(verdictsOn("Courier", asked, "Full UK driving licence, 3 points", ["paper"])[0]).toBe("found");
  });
});

describe("whoever tells of what must not be there says otherwise", () => {
  test.each([
    ["No driving convictions", "Banned from driving for 12 months in 2022: one conviction"],
    ["No drink or drug driving convictions", "DR10 in 2021"],
    ["No DR or IN endorsements", "IN10, 2023"],
    ["No unspent convictions", "One unspent conviction, 2024"],
  ])("asked for %s: %s", (asked, told) => {
    expect(verdictsOn("Courier", asked, told, ["paper"])[0]).toBe("says otherwise");
  });

  test.each([
    ["No driving convictions", "No convictions of any kind"],
    ["No drink or drug driving convictions", "SP30 in 2024, 3 points"],
    ["No criminal convictions", "CU80 for a phone at the wheel"],
  ])("and nobody else does, asked for %s: %s", (asked, told) => {
    expect(verdictsOn("Courier", asked, told, ["paper"])[0]).not.toBe("says otherwise");
  });
});

describe("whoever passed one school subject has not passed the other by it", () => {
  const BOTH = "GCSE English and Maths at grade C/4 or above";
  test.each([
    ["GCSE English grade D, Maths grade C", "partly"],
    ["GCSEs: Maths 9, English 1", "partly"],
    ["GCSE Maths (3), English (2)", "says otherwise"],
    ["B in English and C in Maths (GCSE, 2011)", "found"],
    ["GCSE English and Maths, grade 5", "found"],
    ["GCSE English and Maths, grades C and E", "partly"],
  ])("%s: %s", (told, verdict) => {
    expect(verdictsOn("Clerk", BOTH, told, ["paper"])[0]).toBe(verdict);
  });

  test("where an equivalent counts, a low grade denies nothing", () => {
    const asked = "GCSE English and Maths at grade C/4 or above, or equivalent";
    expect(verdictsOn("Clerk", asked, "GCSE English 3, Maths 2", ["paper"])).toEqual(["mentioned"]);
  });
});

const strengths = (text: string) => readPosting({ title: "Florist", text }).map(({ strength }) => strength);

describe("what is only wished for stays a wish, whatever leads into it", () => {
  test.each([
    "It would help if you have",
    "It would be great if you also have",
    "We'd love it if you have:",
    "Highly regarded",
    "You might also have",
    "Additional skills",
  ])("%s", (heading) => {
    const text = `Essential\n- A driving licence\n\n${heading}\n- A first aid certificate\n- Some Polish\n`;
    expect(strengths(text)).toEqual(["must", "nice", "nice"]);
  });

  test("a letter at the end of a row is explained by the head of its column", () => {
    const text =
      "Person specification\n                    E/D\nA driving licence     E\nFirst aid     D\nPolish\tD\n";
    expect(readPosting({ title: "Florist", text }).map(({ line, strength }) => [strength, line])).toEqual([
      ["must", "A driving licence"],
      ["nice", "First aid"],
      ["nice", "Polish"],
    ]);
  });

  test("what the successful candidate will do is a duty, and what they will have is asked", () => {
    const text = "The successful candidate will:\n- arrange flowers for weddings\n- have a driving licence\n";
    expect(strengths(text)).toEqual(["duty", "must"]);
  });

  test("the number of people in a duty is nobody's least", () => {
    const text = "Duties\n- Lead a team of seven florists\n\nEssential\n- Has led a team of seven florists\n";
    expect(readPosting({ title: "Florist", text }).map(({ limits }) => limits.count?.atLeast)).toEqual([
      undefined,
      7,
    ]);
  });
});

const inShort = (asked: string, lines: string) =>
  evaluate({
    posting: { title: "Kitchen Porter", text: `Essential\n- ${asked}\n- Good timekeeping\n` },
    cv: `Pat Moe\n${lines}\nExperience\nKitchen Porter\nThe Crown, Leeds\n2019 - 2024\nPots and floors\n`,
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  })
    .dimensions.flatMap(({ items }) => items)
    .find(({ label }) => label === asked)?.verdict;

describe("what stands in the text as the posting writes it is not missing", () => {
  test.each([
    ["Card payments", "Skills\nCard payments\n"],
    ["Combi oven", "Skills\nCombi oven, dishwasher\n"],
    ["Winnow", "Skills\nWinnow and Kitchen CUT\n"],
    ["Allergen Awareness", "Training\nAllergen Awareness, knife skills\n"],
  ])("%s", (asked, lines) => {
    expect(inShort(asked, lines)).toMatch(/^(?:found|partly|mentioned)$/);
  });
});

describe("the name of a program is not a word like it", () => {
  test.each(
    rows(`
      Dental nurse | Knowledge of Dentally | Answered the telephone at Gentle Dental Leeds
      Buyer | Experience with Outlook | A positive outlook and a clear head
      Clerk | Knowledge of Access | I have access to a car
      Planner | Used to Ticketer | Sold a ticket to each visitor
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["work", "answer"]))
      expect(verdict).toBe("not found");
  });

  test("and is pointed at where it stands beside one", () => {
    const told = "The ticket machine is Ticketer, I use it every day";
    expect(verdictsOn("Bus driver", "Used to Ticketer machines", told, ["work"])).toEqual(["mentioned"]);
  });
});

describe("a language is claimed as far as it goes", () => {
  test.each([
    ["English: intermediate", "partly"],
    ["English (conversational)", "partly"],
    ["English: basic", "mentioned"],
    ["English A2", "mentioned"],
    ["English: fluent", "found"],
  ])("%s: %s", (told, verdict) => {
    expect(verdictsOn("Courier", "A good command of English", told, ["paper"])).toEqual([verdict]);
  });
});

describe("another language is shown by a language, and not by speaking", () => {
  const ASKED = "Ability to speak another language";
  test.each([
    ["Fluent in Portuguese", "found"],
    ["Native Tamil speaker", "found"],
    ["Spoke to callers all day", "not found"],
    ["GCSE Spanish", "mentioned"],
    ["I only speak English", "says otherwise"],
  ])("%s: %s", (told, verdict) => {
    expect(verdictsOn("Porter", ASKED, told, ["paper"])).toEqual([verdict]);
  });
});

describe("work with people of one age is no work with those of another", () => {
  const ASKED = "Experience of working with children aged 8-11";
  test.each([
    "Worked with children aged 3-4",
    "Worked with young people aged 14 to 18",
    "Worked with KS1 children",
  ])("%s", (told) => {
    expect(verdictsOn("Playworker", ASKED, told, ["work"])[0]).not.toMatch(/^(?:found|partly)$/);
  });

  test.each(["Worked with children aged 5-11", "Worked with children aged 9 to 10"])(
    "and is where they meet: %s",
    (told) => {
      expect(verdictsOn("Playworker", ASKED, told, ["work"])[0]).toMatch(/^(?:found|partly)$/);
    },
  );
});

test("a degree in another field than is named is to be read where a similar one will do", () => {
  const asked = "A degree in geography, planning or similar";
  expect(verdictsOn("Planner", asked, "MSc Urban Studies, Glasgow, 2019", ["paper"])).toEqual(["mentioned"]);
});

describe("nobody has a concern against them for what a list can say, or for English written well", () => {
  const concerns = (asked: string, skills: string) =>
    evaluate({
      posting: {
        title: "Bookkeeper",
        text: `Essential\n- ${asked}\n- VAT returns\n- Bank reconciliation\n- Payroll\n`,
      },
      cv: [
        "Pat Moe",
        "Experience",
        "Bookkeeper, Smith, 2019 - 2024",
        "- Kept three ledgers",
        "- Filed the VAT returns of nine firms",
        "- Ran the payroll of 40 people",
        "",
        "Skills",
        skills,
      ].join("\n"),
      coverLetter: null,
      questions: [],
      answers: [],
      sentIn: "2026-11",
    }).concerns.map(({ text }) => text.replace(/^.*?: /, ""));

  test.each([
    ["Xero", "Xero, Excel"],
    ["A good command of English", "Ledgers, invoices"],
  ])("%s", (asked, skills) => {
    expect(concerns(asked, skills)).not.toContain(asked);
  });

  test("and has one for what the list does not say", () => {
    expect(concerns("Xero", "Ledgers, invoices")).toContain("Xero");
  });
});

describe("a paper or program is known by the short name that the line gives it", () => {
  test.each(
    rows(`
      Highway designer | A BE(Hons) in civil engineering | BE (Hons) Civil Engineering, Cork, 2016
      Highway designer | B.Tech in civil engineering | B.Tech Civil Engineering, Pune, 2016
      Plant designer | An MEng in chemical engineering | MEng Chemical Engineering, Leeds, 2018
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["paper"])[0]).toBe("found");
  });

  test.each([
    "The drawings for the houses were all to scale and the site is dry.",
    "It is my job to be there when the concrete comes.",
  ])("and nobody holds a BE for being somewhere: %s", (told) => {
    const asked = "A BE in civil engineering, or a degree that the institution would accept";
    const cv = ["Work", "Site engineer, Elm Roads, 2017 - 2024", `- ${told}`];
    expect(saidOf("Site engineer", [asked], { cv })[0]).toMatch(/^(?:mentioned|not found)$/);
  });

  test.each([
    [
      "Experience of Partner for Windows (P4W)",
      "We have P4W at the firm and I post in it every day.",
      "found",
    ],
    ["Good working knowledge of Kiln Control Desk (KCD)", "I run the night shift in KCD.", "partly"],
  ])("%s: %s", (asked, told, verdict) => {
    const cv = ["Work", "Legal cashier, Elm Law, 2017 - 2024", `- ${told}`];
    expect(saidOf("Legal cashier", [asked], { cv })).toEqual([verdict, told]);
  });
});

test("years of leading a team are not shown by a sentence that has an “and” in common with the title", () => {
  const asked = "At least two years in charge of a shift in a pool or a gym";
  const told = "In five years the biggest difference was 20 euro, and it was under the drawer.";
  const cv = ["Work", "Lough Swim and Fitness, Longford", "2019 to today: duty manager", `- ${told}`];
  const [, quote] = saidOf("Duty manager, leisure centre", [asked], { cv });
  expect(quote).not.toBe(told);
});

describe("a check to work with children", () => {
  const VICTORIAN = "You need a current Victorian Working with Children Check (employee, not volunteer).";

  test.each(
    rows(`
      found | WWCC, employee, expires 08/2029
      found | Working with Children Check, Victoria, employee card, to 2029
      partly | Working with Children Check (volunteer), Victoria, to 2029
      mentioned | Working with Children Check, NSW, employee, 2029
      mentioned | WWCC (ACT), employee, to 2029
      mentioned | Worked with children in a kinder for years
      not found | Blue card, labourer, CSCS
    `),
  )("is %s by whoever writes: %s", (verdict, told) => {
    expect(verdictsOn("Kinder educator", VICTORIAN, told, ["paper"])[0]).toBe(verdict);
  });

  test("is a paper, under its name alone as well", () => {
    const read = readPosting({
      title: "Swim coach",
      text: "What you need\n- Working with Children Check (WWCC)\n- Good at working with children",
    });
    expect(read.map(({ kind }) => kind)).toEqual(["licence", "skill"]);
  });
});
