import { expect, test } from "vitest";
import { proposeQuestion } from "./propose-question";
import { QUESTION_BANK } from "./question-bank";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

const POSTING =
  "# Senior Frontend Engineer\n\n## Requirements\n\n- TypeScript\n- React\n- GraphQL\n\nNice to " +
  "have\n\n- Figma\n";

const ask = (words: string, posting = POSTING, taken: string[] = []) =>
  proposeQuestion({ ask: words, posting, taken });

test("the question fits what was typed, and speaks of what the posting asks for", () => {
  const question = ask("solving a hard problem with GraphQL");
  expect(question).toMatchObject({ type: "Problem Solving", icon: "Brain", title: "Finding the cause" });
  expect(question?.question).toContain("a problem with GraphQL whose cause");
});

test("the same words give the same question, and asked again the next one", () => {
  const first = ask("teamwork");
  expect(ask("teamwork")).toEqual(first);
  expect(first?.type).toBe("Collaboration");
  const second = ask("teamwork", POSTING, [first?.title ?? ""]);
  expect(second?.title).not.toBe(first?.title);
});

test("nothing typed proposes nothing, and a posting without skills is no obstacle", () => {
  expect(ask(" ?! ")).toBeNull();
  expect(ask("customers", "")?.question).toContain("your work in your field");
});

test("a posting that lists nothing does not make the job's title what the question is about", () => {
  const posting =
    "# Head Chef (evenings)\n\n**Location:** Leeds\n\nYou run the kitchen from six to midnight.\n";
  expect(ask("difficult colleagues", posting)?.question).toContain("a colleague disagreed over your field");
  expect(ask("difficult colleagues of a chef", posting)?.question).toContain("disagreed over your field");
});

test.for([
  [
    "Five years or more of building web applications, at least three with React.",
    "building web applications",
  ],
  ["Strong SQL: joins, window functions, and queries that somebody can read.", "SQL"],
  ["A good grasp of statistics: sampling, and when an average misleads.", "statistics"],
  [
    "Experience of measuring web performance on a real product.",
    "measuring web performance on a real product",
  ],
  ["Automated testing with tools such as Vitest or Playwright.", "automated testing"],
  ["Knowledge of the energy sector.", "the energy sector"],
  ["Calm, clear writing and the confidence to run a workshop.", "your field"],
  ["You have taught yourself and can show what you made.", "your field"],
  ["A valid driving licence.", "your field"],
  ["1.\t5+ years of Python and SQL", "Python and SQL"],
  ["24/7", "your field"],
])("where the posting asks for “%s”, the question is about %s", ([line = "", topic = ""]) => {
  const posting = `# Somebody\n\n## What you will do\n\n- Train customers\n\n## Requirements\n\n- ${line}\n`;
  expect(ask("teamwork", posting)?.question).toContain(`you and a colleague disagreed over ${topic}.`);
});

test("under a heading that nobody knows, a list still says what to bring, and duties are left out", () => {
  const posting =
    "# Analyst\n\nA strong team.\n\n## What you need\n\n- Train customers\n- Experience of SQL and R.\n";
  expect(ask("colleagues", posting)?.question).toContain("disagreed over SQL and R.");
});

test("what is named in the request is what the question is about, but not the competency itself", () => {
  const posting =
    "# Lead\n\n## Requirements\n\n- Experience of web applications, at least three years with React.\n- " +
    "Experience of mentoring engineers.\n";
  expect(ask("problems with react", posting)?.question).toContain("a problem with React whose");
  expect(ask("mentoring", posting)?.question).toContain("whose work on web applications got better");
  expect(ask("problems of experience", posting)?.question).toContain("with web applications whose");
});

const DUTIES = `# Data Engineer

What you will do

•	Model data in Snowflake using dbt
•	Mentor 2 junior engineers
•	Review code daily

Requirements

- 5+ years of Python and SQL
- Terraform
`;

test("what the job's day is made of stands in no question as if it were a skill", () => {
  for (const words of ["explaining", "planning", "mentor junior engineers", "code quality"]) {
    expect(ask(words, DUTIES)?.question).not.toMatch(/Model data|Mentor 2|Review code/);
  }
  expect(ask("explaining", DUTIES)?.question).toContain("you explained Python and SQL to people");
});

test("a skill that was named is what the question is about, alone", () => {
  const question = ask("Can they model data and write SQL?", DUTIES);
  expect(question).toMatchObject({ type: "Technical Challenge" });
  expect(question?.question).toContain("a piece of work with SQL in which");
  expect(ask("explain SQL to customers", DUTIES)?.type).toBe("Communication");
});

test("a known skill that the posting does not name is asked about as well", () => {
  expect(ask("experience with Kubernetes", DUTIES)).toMatchObject({
    type: "Technical Challenge",
    question: expect.stringContaining("a piece of work with Kubernetes in which"),
  });
  expect(ask("anything a welder would know about welding", DUTIES)?.question).toContain(
    "work with welding in",
  );
});

test.each([
  "x",
  "write me a question",
  "asdf qwer zxcv",
  "日本語でコミュニケーションできますか",
  "Wie gehen sie damit um?",
  "aaaaaaaa",
])("words that ask for nothing known get no question: %j", (words) => {
  expect(ask(words)).toBeNull();
});

test.each([
  ["works well under pressure", "Planning"],
  ["takes initiative", "Working Independently"],
  ["how they make decisions", "Working From Evidence"],
  ["failure", "Taking Feedback"],
  ["technical skills", "Technical Challenge"],
  ["why do they want this job", "Motivation"],
  ["remote work", "Working Independently"],
  ["dealing with ambiguity", "Adapting to Change"],
  ["time management", "Planning"],
  ["stakeholder management", "Communication"],
  ["managing people", "Leadership"],
  ["safety", "Safety and Security"],
  ["taking criticism", "Taking Feedback"],
  ["creativity", "New Ideas"],
  ["empathy", "Inclusion"],
  ["availability at weekends", "Reliability"],
])("%j is understood", (words, type) => {
  expect(ask(words)?.type).toBe(type);
});

test("every question of the bank can be kept as it is, and ends with no gap", () => {
  expect(QUESTION_BANK.length).toBeGreaterThan(10);
  for (const entry of QUESTION_BANK) {
    const proposed = ask(entry.cues[0] ?? "");
    expect(proposed?.question).not.toContain("{topic}");
    expect(problemsIn([{ ...entry, id: 1 }])).toEqual([]);
    expect(entry.question.length).toBeLessThan(LONGEST.question - 40);
    expect(QUESTION_ICONS).toContain(entry.icon);
    expect(entry.question.match(/\{topic\}/g)).toHaveLength(1);
  }
});
