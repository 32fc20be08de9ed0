import { describe, expect, test } from "vitest";
import { evaluate } from "../evaluate";

/** A trade, what its posting asks for, and the list of skills of somebody who has it. */
const TRADES: readonly (readonly [string, string, string, string])[] = [
  [
    "Frontend Engineer",
    "- TypeScript and React every day\n- You test what you build with Playwright",
    "Built the seat map of a ticket shop for 40 theatres.",
    "Every day: TypeScript, React, HTML, CSS, GraphQL, Playwright, Vitest, Testing Library",
  ],
  [
    "Electrician",
    "- Full rewires in occupied homes\n- You hold the 18th edition",
    "Rewired 60 flats and tested every circuit.",
    "Rewires. Fault finding. Testing. Consumer units. Conduit. Trunking. Fire alarms. Lighting.",
  ],
  [
    "Nurse",
    "- Care for 8 patients on a surgical ward\n- Current registration",
    "Looked after 8 patients on a surgical ward.",
    "Cannulation, venepuncture, catheters, wound care, drug rounds, handover, ECG, observations",
  ],
  [
    "Chef",
    "- Run the grill section\n- Order meat and fish",
    "Ran the grill for 90 covers a night.",
    "Grill | Sauces | Stocks | Butchery | Filleting | Pastry | Ordering | Menu costing | Allergens | HACCP",
  ],
  [
    "Bookkeeper",
    "- Process the payroll of 20 people\n- File the VAT return",
    "Paid 20 people every month and filed 12 VAT returns.",
    "Xero, Sage, QuickBooks, Excel, payroll, VAT, reconciliation, credit control, month end",
  ],
  [
    "Carpenter",
    "- Hang doors and fit kitchens\n- Own hand tools",
    "Hung 300 doors in a new estate.",
    "Doors, skirting, architrave, staircases, kitchens, sash windows, first fix, second fix, flooring",
  ],
  [
    "Warehouse Operative",
    "- Pick 80 lines an hour\n- Counterbalance licence",
    "Picked 90 lines an hour on nights.",
    "Picking • packing • goods in • RF scanners • counterbalance • counts • loading • wrapping",
  ],
  [
    "Data Analyst",
    "- Explain figures to people who do not like figures\n- SQL against our warehouse",
    "Wrote the monthly report of 46 shops.",
    "SQL; Python; R; Tableau; Power BI; Excel; dbt; Git; statistics; forecasting; A/B tests; Snowflake",
  ],
  [
    "Hairdresser",
    "- Cuts and colour\n- Saturdays",
    "Cut and coloured 10 clients a day.",
    "Cutting / colour / balayage / perms / blow-drying / hair-ups / extensions / barbering / patch tests",
  ],
  [
    "Lorry Driver",
    "- Class 1 licence\n- Multidrop in the north",
    "Drove 12 drops a day for a builders' merchant.",
    "Multidrop, trunking, Hiab, tail lift, curtainsiders, tachographs, walk-round checks, load restraint",
  ],
];

const PLACES = ["Skills", "Profile", "Technical skills", "Further details"];

function flagsFor([title, asks, did]: (typeof TRADES)[number], place: string, list: string) {
  const cv =
    `Experience\n${title}, Example Works, 2018 - 2024\n- ${did}\n` +
    `- Trained 2 colleagues in my last year there\n\n${place}\n${list}\n\nEducation\nCollege, 2015 - 2017`;
  const posting = { title, text: `Requirements\n${asks}` };
  return evaluate({ posting, questions: [], cv, coverLetter: null, answers: [] }).flags.map(
    ({ kind }) => kind,
  );
}

describe.each(TRADES)("the list of skills of a %s", (...trade) => {
  test.each(PLACES)("is not called a heap of words under %s", (place) => {
    expect(flagsFor(trade, place, trade[3])).toEqual([]);
  });

  test("is not called one with 25 entries", () => {
    const others = TRADES.flatMap(([, , , list]) => list.split(/\s*[,;|•/]\s*/)).slice(0, 60);
    const entries = [...trade[3].split(/\s*[,;|•/.]\s*/), ...others].filter(Boolean).slice(0, 25);
    expect(flagsFor(trade, "Skills", entries.join(", "))).toEqual([]);
  });

  test("is one when it is said again and again, never ends, or is the posting’s own", () => {
    const entries = trade[3]
      .replace(/^.*: /, "")
      .split(/\s*[,;|•/.]\s*/)
      .filter(Boolean);
    const again = Array.from({ length: 6 }, () => entries.join(" ")).join(" ");
    expect(flagsFor(trade, "Skills", again)).toContain("stuffed");
    const endless = TRADES.flatMap(([, , , list]) => list.split(/\s*[,;|•/]\s*/));
    expect(flagsFor(trade, "Skills", endless.slice(0, 60).join(", "))).toContain("stuffed");
    const asking = entries.map((entry) => `- You know ${entry}`).join("\n");
    const echo = flagsFor([trade[0], asking, trade[2], ""], "Skills", entries.reverse().join(", "));
    expect(echo).toContain("stuffed");
  });
});

test.each(TRADES)("a list of what the posting asks a %s for is none when the jobs tell of it", (...trade) => {
  const entries = trade[3]
    .replace(/^.*: /, "")
    .split(/\s*[,;|•/.]\s*/)
    .filter(Boolean);
  const asking = entries.map((entry) => `- You know ${entry}`).join("\n");
  const did = `Worked with ${entries.slice(0, 4).join(" and ")} every week.`;
  expect(flagsFor([trade[0], asking, did, ""], "Skills", entries.reverse().join(", "))).toEqual([]);
});

test("a list of good qualities is a heap of words in a CV that otherwise copies the posting", () => {
  const asks =
    "- You take 40 calls a day from people whose line is down\n" +
    "- You agree refunds of 50 euro and write each of them up";
  const list = "Honest, reliable, punctual, friendly, flexible, loyal, tidy, calm, quick, cheerful, keen";
  const copied = `Profile\n${asks.replace(/- You/g, "I")}\n\nStrengths\n${list}`;
  const own = `Experience\nShop assistant, Shop, 2019 - 2024\n- Served 200\n\nStrengths\n${list}`;
  const flags = (cv: string) =>
    evaluate({
      posting: { title: "Agent", text: `Requirements\n${asks}` },
      questions: [],
      cv,
      coverLetter: null,
      answers: [],
    }).flags.map(({ kind }) => kind);
  expect(flags(copied)).toContain("stuffed");
  expect(flags(own)).toEqual([]);
});

test("an answer of keywords is a heap of words, one that names tools among its sentences is not", () => {
  const tools = "We used Go, PostgreSQL, Redis, Kafka, Terraform, Grafana, Docker, Helm and gRPC there.";
  const told =
    "Last spring our orders were lost twice a day, and nobody knew where. I read the logs of three " +
    "services, saw that one of them dropped a message whenever it was restarted, and moved it into a " +
    `table. ${tools} Since then no order was lost.`;
  const flags = (text: string) =>
    evaluate({
      posting: { title: "Engineer", text: "Requirements\n- You find faults" },
      questions: [{ id: 1, type: "Problem Solving", title: "A fault", question: "Tell us of a fault." }],
      cv: "Experience\nEngineer, Example Works, 2018 - 2024\n- Ran 12 services for 300 shops",
      coverLetter: null,
      answers: [{ questionId: 1, text }],
    }).flags.map(({ kind }) => kind);
  expect(flags(tools)).toContain("stuffed");
  expect(flags(told)).toEqual([]);
});
