import { completionOf } from "./completion";
import type { Model, ModelReply } from "./model";
import { LARGEST_REPLY, MOST_TOKENS, PATIENCE } from "./reply-limits";

export type WorkersAi = {
  run(model: string, inputs: Record<string, unknown>, options: { signal: AbortSignal }): Promise<unknown>;
};

/** `model` must take a JSON schema, as `@cf/meta/llama-3.3-70b-instruct-fp8-fast` does. */
export function workersAiModel(binding: WorkersAi, model: string, patience: number = PATIENCE): Model {
  return {
    name: model,
    async ask(prompt) {
      const inputs = {
        messages: [
          { role: "system", content: prompt.instructions },
          { role: "user", content: prompt.data },
        ],
        temperature: 0,
        max_tokens: MOST_TOKENS,
        response_format: { type: "json_schema", json_schema: prompt.schema },
      };
      const signal = AbortSignal.timeout(patience);
      try {
        return replyOf(await Promise.race([binding.run(model, inputs, { signal }), silence(signal)]));
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** The binding may ignore the signal. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function replyOf(reply: unknown): ModelReply {
  if (typeof reply !== "object" || reply === null) return { kind: "unusable", reason: "no content" };
  const result = "choices" in reply ? completionOf(reply) : responseOf(reply);
  if (result.kind === "replied" && result.text.length > LARGEST_REPLY)
    return { kind: "unusable", reason: "longer than 1 MB" };
  return result;
}

/** Older models answer in Cloudflare's own shape; with a schema, `response` has been parsed already. */
function responseOf(reply: { response?: unknown }): ModelReply {
  const { response } = reply;
  const text = typeof response === "string" ? response : JSON.stringify(response ?? null);
  if (text === undefined || text === "null") return { kind: "unusable", reason: "no content" };
  return { kind: "replied", text, version: null };
}

/** Codes that would come again: https://developers.cloudflare.com/workers-ai/platform/errors/ */
const COMES_AGAIN: ReadonlySet<string> = new Set(
  "3003 3006 3023 3039 3041 3042 5004 5005 5006 5007 5016 5018 5019 5024".split(" "),
);

/** The binding's message begins with the internal code: "3040: Capacity temporarily exceeded". */
function failureOf(error: unknown): ModelReply {
  if (!(error instanceof Error)) return { kind: "unavailable", reason: "unknown" };
  if (error.name === "TimeoutError") return { kind: "unavailable", reason: error.name };
  const code = /^\d{4}(?=:)/.exec(error.message)?.[0] ?? "";
  const reason = error.message.slice(0, 200);
  return { kind: COMES_AGAIN.has(code) ? "unusable" : "unavailable", reason };
}
