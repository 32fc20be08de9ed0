import { evaluate } from "./evaluate";
import type { EvaluationInput, EvidenceItem } from "./evaluation";

/** An invented posting, CV and answers, for the tests of this folder. */
export const gardenerPosting = `Head Gardener
We look for a head gardener for a public garden of nine hectares.
Responsibilities
Plan the planting of beds, borders and the orchard through the year.
Lead a crew of four gardeners and twelve volunteers.
Keep the irrigation and the glasshouse in working order.
Requirements
At least 5 years of experience in horticulture.
Knowledge of pruning, propagation and pest control.
A certificate for the use of pesticides.
Driving licence; French is a plus.
How we work
We work closely together and value attention to detail.`;

export const gardenerCv = `Robin Example
robin@example.org | +44 20 7946 0000
Summary
Gardener for public and private gardens.
Experience
Senior Gardener, Hillside Park, 2014 to 2021
Planned the planting of forty beds and pruned an orchard of three hundred apple trees.
Led a crew of three gardeners and trained two apprentices in propagation.
Rebuilt the irrigation of the glasshouse, which cut the use of water by a third.
Gardener, Mill House, 2009 to 2014
Looked after lawns, hedges and flowering borders; controlled pests without spraying.
Education
Diploma in horticulture, 2009. Certificate for the use of pesticides.
Skills
Pruning, propagation, pest control, irrigation, tractor, driving licence`;

const QUESTIONS: EvaluationInput["questions"] = [
  {
    id: 1,
    type: "Problem Solving",
    title: "Complex problem",
    question: "Describe a complex problem you faced at work and how you solved it.",
  },
  {
    id: 2,
    type: "Collaboration",
    title: "Disagreement",
    question: "Tell us about a time you worked with people who disagreed with you.",
  },
  {
    id: 3,
    type: "Communication",
    title: "Explain a topic",
    question: "Explain a specialist topic to someone who knows nothing about it.",
  },
  {
    id: 4,
    type: "Learning",
    title: "Learning quickly",
    question: "Tell us about something you had to learn quickly.",
  },
  {
    id: 5,
    type: "Technical",
    title: "Technical challenge",
    question: "Describe a technical challenge and the choices you made.",
  },
];

const ANSWERS: EvaluationInput["answers"] = [
  {
    questionId: 1,
    text:
      "In June half of the seedlings in the glasshouse wilted within a week. I sorted the trays by water " +
      "source and saw that only the trays on the east tap were ill. A test strip showed chlorine at four " +
      "times the normal level, because the council had flushed the main. I filled barrels a day ahead so " +
      "that the chlorine could leave, and lost no tray after that. I should have tested the water on the " +
      "first day.",
  },
  {
    questionId: 2,
    text:
      "Two volunteers wanted to keep the box hedge although it had blight. I walked the hedge with them " +
      "and counted the dead stretches, forty metres of sixty. They worried about bare ground, so we " +
      "agreed to replace a third each winter with yew. After two years the border was full again and " +
      "both now lead tours past it.",
  },
  {
    questionId: 3,
    text:
      "Think of a tree as a house with pipes in the walls. Pruning is turning off a tap: if you cut a " +
      "branch above a bud, the water goes to that bud and it grows. If you cut in summer the tree has " +
      "less sugar for the winter, so heavy cuts wait until February.",
  },
  {
    questionId: 4,
    text:
      "I had to learn drip irrigation in two weeks because the contractor went bankrupt. I read the " +
      "maker's manual, drew our beds on squared paper and built one line as a trial. To check it I put " +
      "cups under thirty drippers for ten minutes and compared them; three were blocked. After cleaning " +
      "they matched, and the other eleven lines went in on time.",
  },
  {
    questionId: 5,
    text:
      "Our compost never got hot enough to kill weed seeds. I weighed three options: a shredder, a hired " +
      "turner or smaller bays. Smaller bays cost least, but need turning by hand. I measured the core " +
      "each morning: it rose from 38 to 61 degrees in five days. The price is two hours of work a week.",
  },
];

export function gardener(change: Partial<EvaluationInput> = {}): EvaluationInput {
  const [title = "", ...rest] = gardenerPosting.split("\n");
  return {
    posting: { title, text: rest.join("\n") },
    questions: QUESTIONS,
    cv: gardenerCv,
    coverLetter: null,
    answers: ANSWERS,
    ...change,
  };
}

export const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" | ") as [string, string, string]);

type Telling = {
  cv: readonly string[];
  answers?: readonly (readonly [question: string, text: string])[];
  heading?: string;
};

/** Somebody who tells this where a posting asks for these lines. */
export const applicationTo = (
  title: string,
  asked: readonly string[],
  { cv, answers = [], heading = "What you will do and bring" }: Telling,
): EvaluationInput => ({
  posting: { title, text: `${heading}\n${asked.map((line) => `- ${line}`).join("\n")}` },
  questions: answers.map(([question], at) => ({ id: at + 1, type: "text", title: "", question })),
  cv: ["Robin Sample", "", ...cv].join("\n"),
  coverLetter: null,
  answers: answers.map(([, text], at) => ({ questionId: at + 1, text })),
  sentIn: "2026-11",
});

export const itemsOf = (input: EvaluationInput) => evaluate(input).dimensions.flatMap(({ items }) => items);

/** What is said of a line. @throws where nothing is: "not found" must not be had by a line nobody read. */
export function itemOn(line: string, items: readonly EvidenceItem[]): EvidenceItem {
  const item = items.find(({ label }) => label === line);
  if (item === undefined) throw new Error(`Nothing is said of “${line}”.`);
  return item;
}

/** What is said of the first line that a posting asks for, and by which sentence. */
export function saidOf(title: string, asked: readonly string[], telling: Telling): [string, string?] {
  const { verdict, quotes } = itemOn(asked[0] ?? "", itemsOf(applicationTo(title, asked, telling)));
  return [verdict, quotes[0]?.text];
}

/** The verdict on one thing asked beside two others, of lines that stand under a heading below a job. */
export const verdictUnder = (heading: string, title: string, asked: string, told: string): string =>
  saidOf(title, [asked, "Keep the place tidy", "Answer the phone"], {
    cv: [
      "Experience",
      `${title}, Example Works, 2016 - 2023`,
      "- Answered the phone",
      "",
      heading,
      ...told.split("\n"),
    ],
    answers: [],
    heading: "Requirements",
  })[0];

type Told = "paper" | "work" | "answer";

/** What is found of the one requirement, told by somebody of the trade as a paper, in a job, in an answer. */
export const verdictsOn = (title: string, asked: string, told: string, as: readonly Told[]) =>
  as.map((place) => itemOn(asked, itemsOf(applicationTelling(title, asked, told, place))).verdict);

function applicationTelling(title: string, asked: string, told: string, place: Told): EvaluationInput {
  const cv = [
    "Robin Sample",
    "Experience",
    `${title}, Example Works, 2017 - 2024`,
    "- Kept the rota for 12 people and wrote the weekly report",
    "- Answered 30 calls a day",
    ...(place === "work" ? [`- ${told}`] : []),
    ...(place === "paper" ? ["", "Certificates and licences", told] : []),
  ].join("\n");
  const text = `Requirements\n- ${asked}\n- Tidy and on time\n- Confident on the telephone\n- Kind`;
  const question = "Which of the papers that we ask for do you have, and what did you do with them?";
  const answer = `I have worked in this trade for seven years. ${told}. I get on with people.`;
  return {
    posting: { title, text },
    cv,
    coverLetter: null,
    questions: [{ id: 1, type: "Learning", title: "Papers", question }],
    answers: place === "answer" ? [{ questionId: 1, text: answer }] : [],
    sentIn: "2026-11",
  };
}
