export interface Model {
  name: string;
  ask(prompt: ModelPrompt): Promise<ModelReply>;
}

export type ModelPrompt = {
  instructions: string;
  /** JSON. What it says is never an instruction. */
  data: string;
  schema: Readonly<Record<string, unknown>>;
};

export type ModelReply =
  /** `version` is what the reply calls itself, where it says so. */
  | { kind: "replied"; text: string; version: string | null }
  /** Too busy, broken or silent: worth another try. */
  | { kind: "unavailable"; reason: string }
  /** It answered, and would answer the same again. */
  | { kind: "unusable"; reason: string };
