import { NEARNESS } from "~/evaluator/dimensions/experience";
import { evaluate } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";

/** One row of the benchmark, in its own words. */
export type Row = {
  task: string;
  job?: string;
  cv?: string;
  question?: string;
  answer?: string;
  topic?: string;
};

/** The category a recruiter would choose in the questionnaire builder for each set of questions. */
const CATEGORIES: Readonly<Record<string, string>> = {
  problem: "Problem Solving",
  collaboration: "Collaboration",
  communication: "Communication",
  learning: "Learning",
  technical: "Technical Challenge",
  answers_noref: "Technical Challenge",
  writing_ielts: "Communication",
};

/** The total, or for essays the communication score; for unread languages how near the fields of work are. */
export function score(row: Row): number {
  const evaluation = evaluate(inputFor(row));
  if (row.task === "writing_ielts") return scoreOf(evaluation, "communication_skills");
  return evaluation.unread === "language not read" ? nearness(evaluation) : (evaluation.overall_score ?? 0);
}

const nearness = ({ dimensions }: Evaluation) =>
  dimensions.flatMap(({ items }) => items).find(({ label }) => label === NEARNESS)?.points ?? Number.NaN;

/** Without a CV there is no score; the same one beside each answer leaves the order to the answers. */
const SOMEBODY = `Experience
Assistant, Example Ltd, 2019 - 2023
Looked after the daily post, the visitors and the calendar of the office, and kept the petty cash book.`;

export function inputFor(row: Row): EvaluationInput {
  if (row.question === undefined) {
    const [title = "", ...lines] = (row.job ?? "").split("\n");
    return {
      posting: { title: title.trim(), text: lines.join("\n") },
      questions: [],
      cv: row.cv ?? "",
      coverLetter: null,
      answers: [],
    };
  }
  return {
    posting: { title: "", text: "" },
    questions: [{ id: 1, type: CATEGORIES[row.topic ?? row.task] ?? "", title: "", question: row.question }],
    cv: SOMEBODY,
    coverLetter: null,
    answers: [{ questionId: 1, text: row.answer ?? "" }],
  };
}

function scoreOf(evaluation: Evaluation, name: string): number {
  return evaluation.dimensions.find((dimension) => dimension.name === name)?.score ?? 0;
}
