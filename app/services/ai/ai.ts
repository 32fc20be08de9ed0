import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";

/**
 * The one way the product asks anything to read a candidate. Every adapter (built-in, Workers AI, any
 * OpenAI-compatible endpoint) answers in these words; whatever it says is checked again by the feature that asked.
 */
export interface Ai {
  /** Name and version that the next evaluation will bear. */
  evaluator: string;
  evaluate(input: EvaluationInput): Promise<Evaluation>;
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
