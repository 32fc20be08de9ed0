import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";
import type { EvaluationInput, EvidenceItem } from "./evaluation";

const posting = (title: string, ...lines: string[]) => ({
  title,
  text: `Requirements\n${lines.map((line) => `- ${line}`).join("\n")}`,
});

function itemsFor(given: Pick<EvaluationInput, "posting"> & { cv: string }): EvidenceItem[] {
  const result = evaluate({ questions: [], coverLetter: null, answers: [], ...given });
  return result.dimensions.flatMap(({ items }) => items).filter(({ kind }) => kind === "requirement");
}

const claims = (items: readonly EvidenceItem[]) =>
  items.filter(({ verdict }) => verdict === "found" || verdict === "partly");

/** Somebody of the trade whose one sentence is in question. */
const cvOf = (title: string, sentence: string) => `Robin Sample
Work
${title}, Example Works, 2017 - 2024
- Kept the rota for 12 people and closed the month on day three
${sentence}
`;

describe("what somebody says is never turned round", () => {
  test.each([
    ["Software Developer", "PostgreSQL performance tuning", "- I have never used Go or PostgreSQL."],
    ["Bookkeeper", "Experience with Xero", "- I have never worked with Xero."],
    ["Reach Truck Driver", "Reach truck licence", "- Pickers waited for a reach truck 14 times a shift"],
    ["Chef", "Level 3 food hygiene certificate", "- My uncle holds a Level 3 food hygiene certificate"],
    ["Data Analyst", "Power BI", "- My manager built the Power BI reports"],
    ["Accountant", "NetSuite", "- I would like to learn NetSuite one day"],
  ])("%s asked for %s who writes %s", (title, asked, sentence) => {
    expect(claims(itemsFor({ posting: posting(title, asked), cv: cvOf(title, sentence) }))).toEqual([]);
  });

  test.each([
    ["Chef", "Passion for food", "- Ran the pass on the head chef's two days off"],
    ["Nurse", "Patience", "- Looked after 8 patients on each shift"],
  ])("a quality of a %s is never claimed", (title, asked, sentence) => {
    expect(claims(itemsFor({ posting: posting(title, asked), cv: cvOf(title, sentence) }))).toEqual([]);
  });

  test("a lower level is not the one that is asked for", () => {
    const items = itemsFor({
      posting: posting("Chef", "Level 3 food hygiene certificate"),
      cv: cvOf("Chef", "Training\nLevel 2 food hygiene certificate, 2021"),
    });
    expect(items.filter(({ verdict }) => verdict === "found")).toEqual([]);
  });

  test('one of two that are asked for with "or" is enough', () => {
    const items = itemsFor({
      posting: posting("Data Analyst", "Python or R"),
      cv: cvOf("Data Analyst", "- Wrote Python for the weekly forecast of 46 shops"),
    });
    expect(claims(items)).toHaveLength(1);
  });

  test("every quote is a slice of the CV, one under each claim", () => {
    const cv = cvOf(
      "Bookkeeper",
      "- Xero since 2019: bills and bank feeds\nTraining\nFull driving licence, 2011",
    );
    const items = itemsFor({
      posting: posting("Bookkeeper", "Experience with Xero", "Full driving licence"),
      cv,
    });
    for (const item of claims(items)) expect(item.quotes).toHaveLength(1);
    for (const quote of items.flatMap(({ quotes }) => quotes))
      expect(cv.slice(quote.start, quote.end)).toBe(quote.text);
    expect(claims(items)).toHaveLength(2);
  });
});

describe("what is not read gets no number", () => {
  const asked = posting("Bookkeeper", "Experience with Xero", "Three years as a bookkeeper");
  test.each([
    [
      "Russian",
      "Я работала бухгалтером в небольшой компании с 2015 года, вела учёт и составляла отчёты каждый " +
        "месяц для директора. Знаю Xero.",
    ],
    [
      "Greek",
      "Εργάστηκα ως λογίστρια σε μικρή εταιρεία από το 2015 και έκανα τις καταστάσεις κάθε μήνα. " +
        "Γνωρίζω Xero πολύ καλά και μου αρέσει.",
    ],
    [
      "German",
      "Ich habe seit 2015 als Buchhalterin in einer kleinen Firma gearbeitet und jeden Monat die " +
        "Abschlüsse gemacht. Ich kenne Xero sehr gut.",
    ],
    ["letters at random", "asdf"],
    ["nothing", ""],
  ])("%s", (_language, cv) => {
    const result = evaluate({ posting: asked, questions: [], cv, coverLetter: null, answers: [] });
    expect(result.overall_score).toBeNull();
    expect(result.unread).not.toBeNull();
  });

  test("a CV that could not be read never beats one that could", () => {
    const questions = [
      { id: 1, type: "", title: "A mistake", question: "Tell us about a mistake and what you did." },
    ];
    const answers = [
      {
        questionId: 1,
        text:
          "In May I paid an invoice twice. I rang the supplier, got the 410 back in two days and now " +
          "check the number first.",
      },
    ];
    expect(
      evaluate({ posting: asked, questions, cv: null, coverLetter: null, answers }).overall_score,
    ).toBeNull();
  });
});

describe("names, other people and the posting's own trimmings carry nothing", () => {
  test.each([
    [
      "Driver",
      "Experience with Oracle",
      "Driver, Oracle Removals Ltd, 2012 - 2016\n- Moved 9 houses a month",
    ],
    ["Clerk", "Confidence with Excel", "Clerk, Excel Carpets, 2012 - 2016\n- Sent 40 letters a day"],
    ["Cook", "Experience with Toast", "Cook, Toast & Jam Café, 2012 - 2016\n- Fried 90 eggs a morning"],
    ["Warehouse Shift Lead", "Leading a team in a warehouse", "Skills\nSAP Business Warehouse"],
    [
      "Chef",
      "Level 3 food hygiene certificate",
      "- My colleague passed the Level 3 food hygiene certificate",
    ],
    ["Bookkeeper", "Experience with Xero", "- The company moved 300 clients to Xero"],
    ["Driver", "Forklift licence", "- My father has held a forklift licence since 1990"],
  ])("%s asked for %s who writes %s", (title, asked, sentence) => {
    const cv = cvOf(title, sentence);
    expect(claims(itemsFor({ posting: posting(title, asked), cv }))).toEqual([]);
  });

  test.each([
    ["Baker", "Crumb & Daughters, Leeds", "£14 an hour plus nights", "Founded in 1987 by two friends."],
    ["Nurse", "Seaview Hospital Trust", "Salary: £31,000", "We are 400 people on two sites."],
    ["Plumber", "Hart Heating Ltd, Hull", "Pay: £190 a day", "Told in work or answers."],
  ])("a %s's title, firm, pay and history are no must-haves", (title, firm, pay, history) => {
    const text = `${title}\n${firm}\n${history}\n${pay}\n\nYou bring\n- Two years of experience\n- Own tools`;
    const items = itemsFor({ posting: { title, text }, cv: cvOf(title, "- Worked with 3 others") });
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Two years of experience", "Own tools"]),
    );
    expect(items).toHaveLength(2);
  });

  test.each([
    ["Bookkeeper", "Four years as a bookkeeper"],
    ["Head Chef", "At least four years as a head chef"],
    ["Electrician", "4+ years as an electrician"],
  ])("the years of a %s are added up over dated jobs", (title, asked) => {
    const cv =
      `Robin Sample\nWork\n${title}, Example Works, 2018 - 2020\n- Served 12 sites\n` +
      `${title}, Sample & Sons, 2020 - 2023\n- Served 9 sites\n`;
    const [item] = itemsFor({ posting: posting(title, asked), cv });
    expect(item?.verdict).toBe("found");
  });

  test.each([
    "Seventeen bananas and I measured the moon because the carpet rang, and in the end nine agreed.",
    "I tightened the Tuesday with forty clouds so that the soup could vote, and it was happy by noon.",
    "Because eleven windows swam I counted the trousers of the sea, and after two hours it was paid.",
  ])("words in the right order about nothing reach no high total: %s", (text) => {
    const asked = posting("Bookkeeper", "Experience with Xero", "Three years as a bookkeeper");
    const questions = [
      { id: 1, type: "", title: "A mistake", question: "Tell us about a mistake in the books." },
    ];
    const cv = cvOf("Bookkeeper", "- Bills in Xero");
    const total = (answer: string) =>
      evaluate({
        posting: asked,
        questions,
        cv,
        coverLetter: null,
        answers: [{ questionId: 1, text: answer }],
      }).overall_score ?? 0;
    const honest =
      "In May I paid one invoice twice because I had not looked at its number. " +
      "I rang the supplier, and after two days the 410 were back.";
    expect(total(text)).toBeLessThan(total(honest));
  });
});

test("lines of the posting carry nothing when only their small words were changed", () => {
  const asked = posting(
    "Room Leader",
    "Paediatric first aid and safeguarding training at Level 2 or above",
    "Planning each week from what the children are up to",
    "Work with the SENCO and with outside professionals",
    "Forest school or plenty of outdoor play in all weathers",
    "Observations and next steps under the EYFS",
  );
  const cv = [
    "Kim Sample",
    "Expertise",
    "- Paediatric first aid, safeguarding training at Level 2 or above",
    "- Planning each week from what children are up to",
    "- Work with SENCO, outside professionals",
    "- Forest school and plenty of outdoor play, all weathers",
    "- Observations, next steps under EYFS",
  ].join("\n");
  expect(itemsFor({ posting: asked, cv }).flatMap(({ quotes }) => quotes)).toEqual([]);
});

describe("people of other trades, in lines as their CVs have them", () => {
  test.each([
    [
      "PR Consultant",
      "Plan and run onboarding for new customers",
      "- Initiate and planning PR campaigns: defining goals",
    ],
    [
      "PR Consultant",
      "Plan a new structure for the documentation",
      "- Planning PR campaigns with the agency",
    ],
    [
      "Waitress",
      "First aid certificate, or willingness to take the course",
      "- Take and process orders for drinks",
    ],
    ["Hotel Trainee", "Check and code invoices from suppliers", "- Checked the closing and opening balance"],
    ["Intern", "Data visualisation with D3, canvas or WebGL", "- Data visualisation with Power BI"],
    ["Engineer", "Experience of the economics of cloud platforms", "- Moved 12 services to AWS"],
  ])("a %s is not said to bring “%s”", (title, asked, sentence) => {
    expect(
      claims(
        itemsFor({
          posting: { ...posting("Office Coordinator", asked), text: `What you will do\n- ${asked}` },
          cv: cvOf(title, sentence),
        }),
      ),
    ).toEqual([]);
  });

  test("a list of tools tells no deed", () => {
    const items = itemsFor({
      posting: posting("Frontend Developer", "Review code with two mid-level engineers and help them grow"),
      cv: cvOf("Frontend Developer", "- Environments: PhpStorm, VS Code, GitHub, Adobe Photoshop, Figma."),
    });
    expect(claims(items)).toEqual([]);
  });

  test("somebody else's words are not the likeliest of a CV without dated jobs", () => {
    const items = itemsFor({
      posting: posting("Product Designer", "Experience of accessibility in design: contrast and focus order"),
      cv: "Robin Sample\nCountry, area and official language\nAustria 83,879 German\nChile 756,102 Spanish\n",
    });
    expect(claims(items)).toEqual([]);
  });
});

test("years of a trade that somebody states count, whatever the posting wants of some of them", () => {
  const items = itemsFor({
    posting: posting(
      "Engineer",
      "Ten years or more of software engineering, of which several on data platforms",
    ),
    cv: "Robin Sample\nSummary\nWith 15+ years of hands-on software engineering, at two banks.\n",
  });
  expect(items.map(({ verdict, says }) => [verdict, says])).toEqual([
    ["found", "15 years (asked: 10 years)"],
  ]);
});

test("a font whose codes are not letters is not read, and gets no number", () => {
  const codes = "7 0 H W D O 6 K D I W X V K L Q J 0 R X Q W L Q J\n".repeat(9);
  const cv = `Robin Sample\nData Analyst, 2017 - 2024\n${codes}`;
  const result = evaluate({
    posting: posting("Data Analyst", "Python or R"),
    questions: [],
    cv,
    coverLetter: null,
    answers: [],
  });
  expect([result.unread, result.overall_score]).toEqual(["CV not read", null]);
});
