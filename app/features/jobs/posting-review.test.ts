import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPosting, postingToReview } from "./build-posting";
import type { PostingFacts } from "./fields";
import { PLACE_AND_PAY } from "./fixtures";
import * as review from "./posting-review";

const reviewPosting = (text: string, facts: PostingFacts) =>
  review.reviewPosting(postingToReview(text, facts));
const takeSuggestion = (text: string, facts: PostingFacts, id: string) =>
  review.takeSuggestion(postingToReview(text, facts), id);

const BODY = `${"We plan the grid with people who know it well. ".repeat(14)}

## What you will do

- Plan

## What you need

- SQL

## What we offer

- Holiday`;
const FACTS: PostingFacts = {
  ...PLACE_AND_PAY,
  title: "Data Analyst",
  department: "",
  jobType: "full-time",
  locationType: "hybrid",
  location: "Leeds",
  salaryMin: 52_000,
  salaryMax: 66_000,
  description: BODY,
};

const words = (text: string) =>
  reviewPosting(`${buildPosting(FACTS)}\n\n${text}`, FACTS).map(({ quote, instead, id }) =>
    quote === undefined ? id : `${quote.words} → ${instead}`,
  );

test("whoever writes a letter that says what they hope for is not told that no section says it", () => {
  const advice = (paragraph: string) =>
    reviewPosting(`${buildPosting(FACTS).replace(/## What you need[^#]*/, "")}\n\n${paragraph}`, FACTS);
  const ids = (paragraph: string) => advice(paragraph).map(({ id }) => id);
  expect(ids("Two winters of it would be grand.")).toContain("musts");
  expect(ids("What we hope you bring: two winters in a nursery.")).not.toContain("musts");
  expect(ids("What we do all year: grow.")).toContain("musts");
});

test("whoever lists the work below “You will:” is not told that no section says it", () => {
  const list = ["Plan the weekly rotas", "Answer calls from families", "Audit the daily logs"];
  const ids = (duties: string) =>
    reviewPosting(buildPosting(FACTS).replace(/## What you will do[^#]*/, duties), FACTS).map(({ id }) => id);
  const numbered = list.map((duty, at) => `${at + 1}. ${duty}`).join("\n");
  expect(ids(`The coordinator holds it all together. You will:\n\n${numbered}\n\n`)).not.toContain("tasks");
  expect(ids("The coordinator holds it all together.\n\n")).toContain("tasks");
});

test("a posting with everything in it gets no advice", () => {
  expect(words("")).toEqual([]);
});

test.each([
  ["You are a rockstar.", ["rockstar → skilled person"]],
  ["You are a rock star developer", ["rock star → skilled"]],
  ["Ninjas wanted. He or she codes.", ["Ninjas → Experts", "He or she → The person"]],
  ["A young and dynamic team", ["young and dynamic → friendly"]],
  ["Native English speaker", ["Native English → Fluent English"]],
  ["An aggressive, competitive person", ["An aggressive → A keen", "competitive → motivated"]],
  [
    "Are you a ninja? A digital native?",
    ["a ninja → an expert", "digital native → person at ease with digital tools"],
  ],
  [
    "An aggressive team of gurus in a young company",
    ["An aggressive → A keen", "gurus → experts", "young → new"],
  ],
  ["A data jedi, or a samurai", ["jedi → expert", "a samurai → an expert"]],
  ["He will lead his team", ["He → They", "his → their"]],
  ["The ideal candidate drives: he has a car, her manager none", ["he has → they have", "her → their"]],
  [
    "Tradesmen, a handyman and the cleaning lady",
    ["Tradesmen → Tradespeople", "handyman → maintenance worker", "cleaning lady → cleaner"],
  ],
  ["aged between 25 and 35 years old", ["aged between 25 and 35 years old → of any age"]],
  ["No older than 40 years of age", ["No older than 40 years of age → Of any age"]],
  [
    "Perfect English, German mother tongue",
    ["Perfect English → Fluent English", "German mother tongue → fluent German"],
  ],
  ["Open to British citizens only", ["British citizens only → people with the right to work here"]],
  [
    "A degree from a top university",
    ["degree from a top university → degree, or the same knowledge from work"],
  ],
  ["You have your own car", ["have your own car → be able to travel between sites"]],
  [
    "clean-shaven, in good health, with no children",
    [
      "clean-shaven → neat",
      "in good health → able to do the physical parts of this job, with adjustments",
      "with no children → free at the hours named here",
    ],
  ],
  [
    "An attractive appearance and a thick skin",
    ["An attractive appearance → A professional manner", "a thick skin → patience under pressure"],
  ],
])("%j is shown with another wording", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test.each([
  "A competitive salary and competitive annual pay",
  "We build with Ninja and read Guru Gossip",
  "Run `blacklist --all` when needed",
  "## Our rockstar team",
  "The manager reads woodcraft, younger, guyser and chairmanship",
  "You work with young people",
  "- Ninja build system and CMake, a setup wizard for users",
  "You report to Tomas, and his team will help. Mary founded us, and she will interview you.",
  "Master's degree, Scrum Master; over 18 years old; 10 to 20 years of experience",
  "A family business with craftsmanship, native apps and a good looking site",
])("%j is left alone: it names a tool, a heading, money, or something else", (text) => {
  expect(words(text)).toEqual([]);
});

test("missing pay and place are added as the facts have them", () => {
  const bare = `# Data Analyst\n\n${BODY}`;
  expect(reviewPosting(bare, FACTS).map(({ id }) => id)).toEqual(["pay", "place"]);
  const paid = takeSuggestion(bare, FACTS, "pay");
  expect(paid).toContain("# Data Analyst\n\n**Salary:** $52,000 – $66,000 a year\n\nWe plan");
  expect(reviewPosting(takeSuggestion(paid, FACTS, "place"), FACTS)).toEqual([]);
});

test.each(["NOK", "CHF", "SEK", "PLN", "RON", "DKK", "JPY", "INR", "EUR", "GBP"])(
  "whoever pays in %s is not told that the posting says no pay",
  (payCurrency) => {
    const facts = { ...FACTS, payCurrency };
    expect(reviewPosting(buildPosting(facts), facts)).toEqual([]);
    const taken = takeSuggestion(`# Data Analyst\n\n${BODY}\n\nIn Leeds.`, facts, "pay");
    expect(takeSuggestion(taken, facts, "pay")).toBe(taken);
  },
);

test.each(["30 Euro pro Stunde", "420 000 kr om året", "9 000 PLN a month", "40k €", "52,000 dollars"])(
  "pay in a writer’s own words is pay: %s",
  (words) => {
    const ids = reviewPosting(`# Data Analyst\n\n${BODY}\n\n${words}`, FACTS).map(({ id }) => id);
    expect(ids).toEqual(["place"]);
  },
);

test.each(["ISO 9001, for 5 people", "Room 12, see page 3 all day"])(
  "a number beside three letters is no pay: %s",
  (words) => {
    const ids = reviewPosting(`# Data Analyst\n\n${BODY}\n\n${words}`, FACTS).map(({ id }) => id);
    expect(ids).toEqual(["pay", "place"]);
  },
);

test("a form without JavaScript adds pay and place under the heading, not to it", () => {
  const typed = `# Data Analyst\n\n${BODY}`.replaceAll("\n", "\r\n");
  const paid = takeSuggestion(typed, FACTS, "pay");
  expect(paid).toMatch(/^# Data Analyst\n\n\*\*Salary:\*\* \$52,000 – \$66,000 a year\n\nWe plan/);
  expect(takeSuggestion(paid, FACTS, "place")).toMatch(
    /^# Data Analyst\n\n\*\*Location:\*\* .*\n\n\*\*Salary/,
  );
});

test("whoever names an hour at which applications close learns that the job closes by the day", () => {
  const ids = (line: string) => reviewPosting(`${buildPosting(FACTS)}\n\n${line}`, FACTS).map(({ id }) => id);
  for (const line of [
    "Closing date: Friday 11th December 2026 @ 12 noon",
    "Please apply by 4 May, 5 p.m.",
    "**Deadline:** 4 May, 17:00",
    "Applications close on Friday at 9am.",
  ])
    expect(ids(line)).toEqual(["closing-hour"]);
  for (const line of [
    "Closing date: Friday 11th December 2026",
    "The shop closes at 8 pm.",
    "We meet deadlines.",
  ])
    expect(ids(line)).toEqual([]);
});

test("whoever gives one end of the pay is not told that none is said", () => {
  for (const half of [{ salaryMin: null }, { salaryMax: null }]) {
    const facts = { ...FACTS, ...half };
    expect(reviewPosting(buildPosting(facts), facts).map(({ id }) => id)).not.toContain("pay");
  }
});

test("without a salary range there is advice and nothing to add", () => {
  const none = { ...FACTS, salaryMin: null, salaryMax: null };
  const [pay] = reviewPosting(buildPosting(none), none);
  expect(pay).toMatchObject({ id: "pay" });
  expect(pay?.instead).toBeUndefined();
});

test("missing sections, few words, many words and many must-haves are named", () => {
  const ids = (posting: string) => reviewPosting(posting, FACTS).map(({ id }) => id);
  expect(ids("Hybrid in Leeds, $1.")).toEqual(["tasks", "musts", "offer", "short"]);
  expect(ids(`${buildPosting(FACTS)} ${"word ".repeat(1_000)}`)).toEqual(["long"]);
  const nine = BODY.replace("- SQL", Array.from({ length: 9 }, (_, index) => `- Skill ${index}`).join("\n"));
  expect(ids(buildPosting({ ...FACTS, description: nine }))).toEqual(["many-musts"]);
  const nice = nine.replace("## What you need", "## Nice to have, not needed");
  expect(ids(buildPosting({ ...FACTS, description: nice }))).not.toContain("many-musts");
});

const offered = (sentence: string) => {
  const description = BODY.replace("## What we offer\n\n- Holiday", sentence);
  return !reviewPosting(buildPosting({ ...FACTS, description }), FACTS).some(({ id }) => id === "offer");
};

test.each([
  "We pay £24,000 to £28,500, 25 days' holiday plus your birthday.",
  "Salary £36,500, 26 days off and a pension. We welcome everybody.",
  "£29,500 depending on what you bring, 25 days plus bank holidays, van and phone.",
  "We pay for your CII exams and give you study days.",
  "After your probation you may work from home one day a week.",
  "€24 to €28 an hour, a boot allowance, pension after six months.",
  "Staff discount 40%, free parking round the back.",
  "We offer a pension and school holidays.",
  "20 hours a week",
  "27½ hours per week, term-time only, Monday to Friday, 8.50 a.m. – 2.20 p.m.",
  "35 hours, five days out of seven.",
  "Hours: Monday to Friday, 8 to 4.",
  "**Hours:** 8 to 4.",
  "Part-time (20 hrs).",
  "The week has 37.5 hours, and you choose when.",
  "You get a pension and your meals on duty.",
  "We give you a room, and we also provide meals.",
  "A 39-hour week with every other Sunday free.",
])("whoever says what they offer without a heading is not told that they do not: %s", (sentence) => {
  expect(offered(sentence)).toBe(true);
});

test.each([
  "You run the payroll, with starters, leavers and pension contributions.",
  "You know holiday pay, family leave and the ACAS code.",
  "You answer clients about a pension or a claim on their health insurance.",
  "Weekends and bank holidays by rota, and you give training to our customers.",
  "Please feel free to call. Salary £30,000.",
  "We offer hotels a better way to sell their rooms. Salary £30,000.",
  "We offer our customers pensions and insurance, and we provide care for 24 hours a day.",
  "You answer within 48 hours, and you get to know pensions.",
  "You have worked 100 hours on a similar machine. Two hours of driving to each site.",
  "Opening hours are on the door. Opening hours: 9 to 5. We are there 24 hours, 7 days a week.",
])("work and duties are no offer: %s", (sentence) => {
  expect(offered(sentence)).toBe(false);
});

test("headings pasted from a word processor are headings, and its points are points", () => {
  const pasted = (musts: string[]) =>
    [
      "What you’ll do\n•\tPlan the grid",
      `Must have:\n${musts.map((must) => `•\t${must}`).join("\n")}`,
      "Benefits\n\n25 days of holiday",
    ].join("\n\n");
  const ids = (musts: string[]) =>
    reviewPosting(buildPosting({ ...FACTS, description: pasted(musts) }), FACTS).map(({ id }) => id);
  expect(ids(["SQL"])).toEqual(["short"]);
  expect(ids(Array.from({ length: 9 }, (_, index) => `Skill ${index}`))).toEqual(["short", "many-musts"]);
});

test("a point, a sentence and the last line are no headings", () => {
  const ids = ["- What you do", "You need to know what you do.", "What you do"].map((line) =>
    reviewPosting(buildPosting({ ...FACTS, description: `Hello.\n\n${line}` }), FACTS).map(({ id }) => id),
  );
  for (const missing of ids) expect(missing).toEqual(["tasks", "musts", "offer", "short"]);
});

test("taking every suggestion ends with a text that asks for no other wording", () => {
  const piece = fc.constantFrom(
    "rockstar",
    "Young",
    "he or she",
    "guys",
    "native German",
    ". ",
    " and ",
    "\n- ",
    "crazy",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let text = `${buildPosting(FACTS)}\n\n${pieces.join(" ")}`;
      for (let count = 0; count < 40; count += 1) {
        const next = reviewPosting(text, FACTS).find(({ instead }) => instead !== undefined);
        if (next === undefined) return;
        const taken = takeSuggestion(text, FACTS, next.id);
        expect(taken).not.toBe(text);
        text = taken;
      }
      throw new Error(`still something to take in ${text}`);
    }),
  );
});

test("a suggestion that is no longer there changes nothing", () => {
  expect(takeSuggestion("A text", FACTS, "rockstar@9")).toBe("A text");
});

test("the demo company's postings are not accused of anything they do not say", () => {
  const folder = new URL("../../../db/seed/postings/", import.meta.url);
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const found = reviewPosting(readFileSync(new URL(name, folder), "utf8"), FACTS);
    expect(
      found.filter(({ quote }) => quote !== undefined).map(({ quote }) => `${name}: ${quote?.words}`),
    ).toEqual([]);
    expect(found.map(({ id }) => id).filter((id) => ["tasks", "musts", "offer"].includes(id))).toEqual([]);
  }
});
