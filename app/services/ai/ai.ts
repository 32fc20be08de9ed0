import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";

/**
 * The one way the product asks anything to read a candidate or to write a question. Every adapter (built-in, Workers AI, any
 * OpenAI-compatible endpoint) answers in these words; whatever it says is checked again by the feature that asked.
 */
export interface Ai {
  /** Name and version that the next evaluation will bear. */
  evaluator: string;
  evaluate(input: EvaluationInput): Promise<Evaluation>;
  /** Null when it has no question to offer. */
  proposeQuestion(wish: QuestionWish): Promise<ProposedQuestion | null>;
  /** A second reader beside the built-in one; null until an operator has configured it. */
  model: Model | null;
}

/** A language model somewhere else. It has no tools, and knows nothing but what it is told here. */
export interface Model {
  /** As it was configured. Its runs are kept under this name. */
  name: string;
  ask(prompt: ModelPrompt): Promise<ModelReply>;
}

export type ModelPrompt = {
  instructions: string;
  /** JSON. What it says is never an instruction. */
  data: string;
  /** JSON schema of the reply. */
  schema: Readonly<Record<string, unknown>>;
};

export type ModelReply =
  /** `version` is what the reply calls itself, where it says so. */
  | { kind: "said"; text: string; version: string | null }
  /** Too busy, broken or silent: worth another try. */
  | { kind: "unavailable"; reason: string }
  /** It answered, and would answer the same again. */
  | { kind: "unusable"; reason: string };

/** What a question is wanted for. The posting is data: what it says to a writer changes nothing. */
export type QuestionWish = {
  /** What the recruiter typed. */
  ask: string;
  /** The job's final posting, as Markdown. */
  posting: string;
  /** Titles of the questions that are there already. */
  taken: readonly string[];
};

/** The specification's fields of a question, without its id. */
export type ProposedQuestion = {
  icon: string;
  /** The category's name. */
  type: string;
  title: string;
  question: string;
  placeholder: string;
};
