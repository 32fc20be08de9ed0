import { evaluateCandidate } from "~/evaluator/evaluate";
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

/** What the product would show for a row: the total, or for essays the communication score. */
export function score(row: Row): number {
  const evaluation = evaluateCandidate(inputFor(row));
  if (row.task !== "writing_ielts") return evaluation.overall_score ?? 0;
  return scoreOf(evaluation, "communication_skills");
}

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
    cv: null,
    coverLetter: null,
    answers: [{ questionId: 1, text: row.answer ?? "" }],
  };
}

function scoreOf(evaluation: Evaluation, name: string): number {
  return evaluation.dimensions.find((dimension) => dimension.name === name)?.score ?? 0;
}
