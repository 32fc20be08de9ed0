import type { Model, ModelReply } from "./ai";
import { LARGEST_REPLY, MOST_TOKENS, PATIENCE } from "./reply-limits";

/** Cloudflare's binding, as far as it is used here. */
export type WorkersAi = { run(model: string, inputs: Record<string, unknown>): Promise<unknown> };

/** A model of Workers AI, such as `@cf/meta/llama-3.3-70b-instruct-fp8-fast`; it must take a JSON schema. */
export function workersAiModel(binding: WorkersAi, model: string): Model {
  return {
    name: model,
    async ask(prompt) {
      const running = binding.run(model, {
        messages: [
          { role: "system", content: prompt.instructions },
          { role: "user", content: prompt.data },
        ],
        temperature: 0,
        max_tokens: MOST_TOKENS,
        response_format: { type: "json_schema", json_schema: prompt.schema },
      });
      try {
        return replyOf(await withPatience(running));
      } catch (error) {
        return {
          kind: "unavailable",
          reason: error instanceof Error ? error.message.slice(0, 200) : "unknown",
        };
      }
    },
  };
}

function replyOf(reply: unknown): ModelReply {
  const response = typeof reply === "object" && reply !== null && "response" in reply ? reply.response : null;
  // With a schema the binding hands over an object that has been parsed already.
  const text = typeof response === "string" ? response : JSON.stringify(response);
  if (response === null || response === undefined) return { kind: "unusable", reason: "no content" };
  if (text.length > LARGEST_REPLY) return { kind: "unusable", reason: "longer than 1 MB" };
  return { kind: "said", text, version: null };
}

async function withPatience(running: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), PATIENCE);
  });
  try {
    return await Promise.race([running, silence]);
  } finally {
    clearTimeout(timer);
  }
}
