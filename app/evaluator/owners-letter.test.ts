import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";
import { readPosting } from "./requirements/read-posting";

const asks = (text: string, title = "Nursery assistant") =>
  readPosting({ title, text }).map(({ line }) => line);

const evaluated = (posting: { title: string; text: string }, cv: string) =>
  evaluate({ posting, cv, coverLetter: null, questions: [], answers: [], sentIn: "2026-11" });

const verdictsOf = (posting: { title: string; text: string }, cv: string) =>
  new Map(
    evaluated(posting, cv)
      .dimensions.flatMap(({ items }) => items)
      .map(({ label, verdict, quotes }) => [label, { verdict, quotes: quotes.map(({ text }) => text) }]),
  );

describe("an owner who writes a letter asks for what it asks, and for nothing else in it", () => {
  test.each([
    "We are now seven people, and we need one more pair of good hands.",
    "We don't mind if you have no diploma.",
    "If that sounds like you, tell us about a plant you have grown that nearly died.",
    "Applications by 20 December please; start in January or whenever you can.",
  ])("nobody is measured by “%s”", (line) => {
    expect(asks(`You must hold a first aid certificate.\n\n${line}`)).toEqual([
      "You must hold a first aid certificate.",
    ]);
  });

  test("a licence is asked for behind its reason, whatever the reason's figures", () => {
    const line =
      "Once a week somebody takes the van (3.5 t) to Ludlow, so we need you to hold a full driving licence.";
    const found = verdictsOf({ title: "Nursery assistant", text: line }, CV);
    expect(found.get(line)).toMatchObject({
      verdict: "found",
      quotes: ["Full clean driving licence since 2010."],
    });
  });

  test("what only helps is not missed by anybody", () => {
    const text =
      "## What you need\n\n- A first aid certificate\n\n## What helps\n\n- Experience with electric buses";
    expect(readPosting({ title: "Bus driver", text }).map(({ strength }) => strength)).toEqual([
      "must",
      "nice",
    ]);
  });

  test("what somebody has is told without the owner's wishes for it", () => {
    const text = "PA1 and PA6 spraying certificates would be lovely but we can put you through them.";
    expect(evaluated({ title: "Nursery assistant", text }, CV).highlights.map((one) => one.text)).toEqual([
      "PA1 and PA6 spraying certificates",
    ]);
  });
});

const CV = `Rosalind Achterberg

About me
Nursery hand with nine years under glass.

Work
Propagation assistant, Wenlock Plants, Much Wenlock, March 2017 to date
- Raised 40,000 plug plants a year from seed and cuttings.
- Served at the till on Saturdays and took card payments.

Certificates
PA1 and PA6 spraying certificates, 2019.
Full clean driving licence since 2010.`;

test("years in one of three places are years in any of them", () => {
  const line = "At least three years of working in a nursery, garden centre or glasshouse.";
  expect(verdictsOf({ title: "Nursery assistant", text: line }, CV).get(line)).toMatchObject({
    verdict: "found",
    quotes: ["Nursery hand with nine years under glass."],
  });
});

describe("of two things that are asked in one line each has its own sentence", () => {
  const posting = {
    title: "Weekend gardener",
    text: "Pruning, mowing, hedges. Must have own transport and PA1.",
  };
  const work =
    "Work\nHead gardener, Powis Castle, 2004 - 2024\n- Kept the lists of every bed and border.\n\n";

  test.each([
    ["PA1 certificate, 2011. I have my own van.", "found", "found"],
    ["PA1 certificate, 2011. Full driving licence with trailer.", "not found", "found"],
    ["No driving licence.", "not found", "not found"],
    ["I have no car.", "says otherwise", "not found"],
  ])("%s", (said, transport, paper) => {
    const found = verdictsOf(posting, `${work}Other\n${said}`);
    expect(found.get("Must have own transport")?.verdict).toBe(transport);
    expect(found.get("PA1")?.verdict).toBe(paper);
  });

  test("whoever says that they have never done it has not mentioned it", () => {
    const said = "I have no experience of pruning, but I learn quickly.";
    expect(
      verdictsOf(posting, `${work}Other\n${said}`).get("Pruning, mowing, hedges.")?.quotes,
    ).not.toContain(said);
  });
});

describe("years at one kind of firm are not years at another", () => {
  const line = "Minimum of two years as a cashier in a solicitors' practice";
  const posting = { title: "Legal cashier", text: `## What you need\n\n- ${line}\n- Excel` };
  const DONE =
    "- Kept the lists and agreed every day's figures with the statement.\n- Answered the telephone.\n";

  test.each([
    ["Cashier, Pellow Strand Solicitors, Telford, 2019 – 2026", "found"],
    ["WREKIN BUILDING SOCIETY, Wellington branch\nSenior Cashier, 2018 – 2026", "mentioned"],
  ])("%s", (head, verdict) => {
    expect(verdictsOf(posting, `Robin Sample\n\nWork\n${head}\n${DONE}`).get(line)?.verdict).toBe(verdict);
  });
});

describe("a posting's own words, of what somebody did", () => {
  const lines = [
    "Check the vehicle before each shift and write defects into the log",
    "Sell tickets and help passengers with wheelchairs and prams on the way",
    "Keep to the timetable of the route without hurrying anybody on it",
    "Drive the scheduled routes on the coast and over the mountain pass",
  ];
  const posting = {
    title: "Bus driver",
    text: `## Duties\n\n${lines.map((line) => `- ${line}`).join("\n")}`,
  };
  const past = (line: string) =>
    line.replace(/^\w+/, (verb) => ({ Check: "Checked", Sell: "Sold", Keep: "Kept" })[verb] ?? "Drove");
  const head = "Robin Sample\n\nWork\nBus driver, Vestland Transit, 2016 – 2024\n";
  const own = "Trained eleven new drivers on our first forty buses.\nNamed driver of the year in 2022.\n";

  test("one of them retold is theirs", () => {
    const [first = ""] = lines;
    expect(verdictsOf(posting, `${head}${own}${past(first)}.\n`).get(first)?.verdict).toBe("found");
  });

  test("all of them retold are the posting's", () => {
    const found = verdictsOf(posting, `${head}${own}${lines.map((line) => `${past(line)}.`).join("\n")}\n`);
    expect(lines.map((line) => found.get(line)?.verdict)).not.toContain("found");
  });
});

test("more years than are asked for are no concern by their number", () => {
  const line = "At least two years of experience in the ferry trade";
  const text = `## What you need\n\n- ${line}\n- A first aid certificate`;
  const concernsAfter = (years: string) => {
    const cv =
      `Robin Sample\n\nWork\nDeckhand, Harbour Lines, ${years}\n- Kept the ropes of the ferry in order.\n` +
      "- Coiled and spliced the mooring lines and checked them each week.\n" +
      "- Took tickets and counted the cars on the deck before each crossing.\n" +
      "- Helped passengers with prams and wheelchairs on the ramp.\n";
    return evaluated({ title: "Deckhand", text }, cv).concerns.map((concern) => concern.text);
  };
  expect(concernsAfter("2023 – 2024")).toContain("One year (asked: 2 years)");
  const concerns = concernsAfter("2010 – 2024");
  expect(concerns.length).toBeGreaterThan(0);
  for (const concern of concerns) expect(concern).not.toMatch(/\d+ years \(asked/);
});

test("an answer about hours is no evidence of how somebody communicates", () => {
  const posting = { title: "Gardener", text: "## What you need\n\n- A first aid certificate" };
  const questions = [
    { id: 1, type: "", title: "The hours", question: "Which of the hours of this job can you work?" },
    { id: 2, type: "", title: "A day", question: "Tell us about a day that went wrong. What did you do?" },
  ];
  const answers = [{ questionId: 1, text: "No Sundays, I sing in chapel." }];
  const { dimensions } = evaluate({
    posting,
    cv: CV,
    coverLetter: null,
    questions,
    answers,
    sentIn: "2026-11",
  });
  const written = dimensions.find(({ name }) => name === "communication_skills");
  expect(written?.items.map(({ label }) => label)).toEqual(["Answers “A day”"]);
});

describe("what somebody has to live with is asked for, however it is told", () => {
  test.each([
    "From March to the end of July there are long evenings and Saturdays in it",
    "It's three weekends in four from Easter to October, and Hogmanay as well",
    "A person with the patience to show somebody the same bed corner five times over is worth gold to me.",
  ])("%s", (line) => {
    expect(asks(`We have sold machines to farmers since 1974.\n\n${line}`)).toEqual([line]);
  });

  test("in every point of a list within a list", () => {
    const text =
      "## What you must bring\n\na) The right manner:\n   i. calm with visitors\n   ii. owns up to a slip";
    expect(asks(text)).toEqual(expect.arrayContaining(["calm with visitors", "owns up to a slip"]));
  });
});

describe("what others have done before somebody is no deed of theirs", () => {
  const line = "Check every room before a guest goes into it";
  const posting = { title: "Hotel supervisor", text: `## What you will do\n\n- ${line}\n- Keep the rota` };
  const head =
    "Robin Sample\n\nWork\nHotel supervisor, Court Hotel, 2016 – 2024\n- Kept the rota of the floor.\n";

  test.each([
    ["Ring housekeeping to make sure that the room has been checked before the guest goes up.", "mentioned"],
    ["Checked every room before the guest went up.", "found"],
  ])("%s", (done, verdict) => {
    expect(verdictsOf(posting, `${head}- ${done}\n`).get(line)?.verdict).toBe(verdict);
  });
});
