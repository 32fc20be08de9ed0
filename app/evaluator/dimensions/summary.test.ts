import { describe, expect, test } from "vitest";
import { professionsIn } from "../../../tests/bench/evidence-set";
import { evaluate } from "../evaluate";

const POSTING = {
  title: "Electrician",
  text: [
    "Requirements",
    "- At least three years as an electrician",
    "- A full driving licence",
    "- Experience with fire alarms",
    "- Test and certify circuits in occupied flats",
    "- You stay patient with tenants",
  ].join("\n"),
};
const QUESTION = {
  id: 1,
  type: "Problem Solving",
  title: "A fault",
  question: "Tell us of a fault you found.",
};
const ANSWER =
  "In May a flat lost its lights every night at ten. I logged the load, saw the heating trip the breaker, " +
  "and split the circuit. It has held since.";

function summaryOf(cv: string, answer: string | null = ANSWER, posting = POSTING): string {
  const answers = answer === null ? [] : [{ questionId: 1, text: answer }];
  const questions = answer === null ? [] : [QUESTION];
  return evaluate({ posting, questions, cv, coverLetter: null, answers }).ai_summary;
}

const job = (head: string) =>
  `Experience\n${head}\n- Rewired forty flats while people lived in them\n- Kept the test records of each`;

/** What a CV's heads look like, and the first words that a colleague would say. */
const HEADS: readonly (readonly [string, string])[] = [
  [
    "Electrician, self-employed, Matlock, 2018 – 2024",
    "Most recently Electrician, self-employed, for six years; this is the kind of job advertised.",
  ],
  [
    "Electrician, Brightwater Homes, Leeds · 2018 – 2024",
    "Most recently Electrician at Brightwater Homes, for six years; this is the kind of job advertised.",
  ],
  [
    "Brightwater Homes | Maintenance Manager | 2019 - 2024",
    "Most recently Maintenance Manager at Brightwater Homes, for five years.",
  ],
  ["Senior Electrician – Hallam Ltd. (domestic   2012 - 2024", "Most recently Senior Electrician at"],
  [
    "MAINTENANCE ELECTRICIAN, Hallam's Mill, 2012 - 2024",
    "Most recently maintenance electrician at Hallam’s Mill",
  ],
  ["Director of Works, Ridge Estates, York, 2003 - 2024", "Most recently Director of Works at Ridge Estates"],
  ["Oakfield Builders, Ripon, 2014 - 2024", "in the CV reads “Oakfield Builders, Ripon”"],
  [
    "2018–2026 Veterinary surgeon, Aleppo Street Clinic, Bristol.",
    "Veterinary surgeon at Aleppo Street Clinic,",
  ],
  ["At Ridgeway Trees (2020 to 2024) I do crown reductions, mostly", "reads “At Ridgeway Trees”"],
  ["Self-employed climber, West Yorkshire, 2019 - 2024", "Most recently Self-employed climber, for"],
  ["Leicester, Night Porter, 2014 - 2024", "Most recently Night Porter at Leicester, for ten years."],
  ["2019 - 2024", "The latest job in the CV"],
  ["Quality Engineer II, Tarrow Valves, 2021 - 2024", "Most recently Quality Engineer II at Tarrow Valves"],
  ["Clerk at the County Court, 2022 - 2024", "Most recently Clerk"],
  [
    "Wirrabeen Grain Exports, Gillman, 2019 - 2024\nShipping officer. Lentils.",
    "Shipping officer at Wirrabeen",
  ],
  ["Finished artist, Designer, Tidewell Creative, 2019 - 2024", "Finished artist at Tidewell Creative"],
  ["Relief chef through friends, 2019 - 2024", "Most recently Relief chef"],
];

test.each(HEADS)("a CV headed %j is spoken of as one would aloud", (head, words) => {
  expect(summaryOf(job(head))).toContain(words);
});

const SUMMARIES = [
  ...HEADS.map(([head]) => summaryOf(job(head))),
  summaryOf(job("Electrician, Brightwater Homes, 2018 - 2024"), null),
  summaryOf(job("Electrician, Brightwater Homes, 2018 - 2024"), ""),
  summaryOf(`${job("Electrician, Brightwater Homes, 2018 - 2024")}\n- Full driving licence`),
  summaryOf("I have rewired flats and fitted fire alarms for a good part of my life, and I like the work."),
  summaryOf(job("Electrician, Brightwater Homes, 2018 - 2024"), ANSWER, {
    title: "Electrician",
    text: "Requirements\n- A full driving licence",
  }),
  summaryOf("", null),
];

describe.each(SUMMARIES)("the summary %j", (summary) => {
  test("has two or three sentences, each ending as a sentence does", () => {
    const sentences = summary.split(/(?<=[a-z0-9”]\.) (?=\p{Lu})/u);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[\p{L}”]\.$/u);
  });

  test("has no straight apostrophe, hanging sign, open bracket or bare 0 or 1", () => {
    expect(summary).not.toMatch(/['"]/);
    expect(summary).not.toMatch(/[·|–,;(-]\s*[.,;”]|\s{2}|\([^)]*$/);
    expect(summary).not.toMatch(/\b[01]\b|\bone (?:are|things)\b|\ba years\b|\bof the one\b/);
  });
});

test("what is asked for is counted in words, and character left to a conversation", () => {
  const summary = summaryOf(`${job("Electrician, Brightwater Homes, 2018 - 2024")}\n\nFull driving licence`);
  expect(summary).toMatch(/two of the four things asked for are stated outright, one more is touched on/i);
  expect(summary).toContain("a quality of character, which only a conversation can show");
});

test("of one thing that is only touched on nobody reads that it is none of one", () => {
  const one = { title: "Electrician", text: "Requirements\n- Rewiring occupied flats safely" };
  const cv = `${job("Electrician, Brightwater Homes, 2018 - 2024")}\n- Rewired flats\n`;
  expect(summaryOf(cv, ANSWER, one)).toContain("What is asked for is touched on, and not stated outright.");
});

test("a question without an answer is said to be open", () => {
  const other = { title: "Electrician", text: "Requirements\n- A full driving licence" };
  expect(summaryOf(job("Electrician, Brightwater Homes, 2018 - 2024"), "", other)).toContain(
    "A question was left open",
  );
});

test("a firm that has the trade in its name makes no nurse of its receptionist", () => {
  const set = professionsIn("tests/evidence/own").find(({ id }) => id.startsWith("veterinary"));
  const posting = set?.posting ?? POSTING;
  const summary = summaryOf(job("Receptionist, Harbour Veterinary Group · 2018 – 2024"), ANSWER, posting);
  expect(summary).toContain("Most recently Receptionist at Harbour Veterinary Group");
  expect(summary).not.toContain("the kind of job advertised");
});

test("time at home and voluntary posts are not told as the latest job", () => {
  const cv = `${job("Electrician, Brightwater, 2010 - 2018")}\n\nCarer for my mother at home, 2018 - 2024\n`;
  expect(summaryOf(`${cv}\nVolunteer, village hall, 2019 - 2024`)).toMatch(/^Most recently Electrician/);
});
