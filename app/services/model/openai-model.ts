import { isProtected } from "~/lib/is-protected";
import { readAtMost } from "~/lib/read-at-most";
import { completionOf } from "./completion";
import type { Model, ModelPrompt, ModelReply } from "./model";
import { LARGEST_REPLY, MOST_TOKENS, PATIENCE } from "./reply-limits";

type Options = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  patience?: number;
};

/** Follows no redirect, so that no reply leads away from the operator's address. */
export function openAiModel(options: Options): Model {
  return {
    name: options.model,
    async ask(prompt) {
      try {
        return await replyOf(await post(options, prompt));
      } catch (error) {
        return { kind: "unavailable", reason: error instanceof Error ? error.name : "unknown" };
      }
    },
  };
}

/** Over https, or on this machine; with nothing hidden in the address. */
export function mayBeAsked(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { username, search, hash } = new URL(baseUrl);
  return username === "" && search === "" && hash === "" && isProtected(baseUrl);
}

function post(
  { baseUrl, apiKey, model, patience = PATIENCE }: Options,
  prompt: ModelPrompt,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    redirect: "manual",
    // The limit holds for the body as well as for the first byte.
    signal: AbortSignal.timeout(patience),
    headers: {
      "Content-Type": "application/json",
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: MOST_TOKENS,
      messages: [
        { role: "system", content: prompt.instructions },
        { role: "user", content: prompt.data },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "evaluation", strict: true, schema: prompt.schema },
      },
    }),
  });
}

async function replyOf(response: Response): Promise<ModelReply> {
  const { status } = response;
  if (status === 429 || status >= 500) {
    await response.body?.cancel();
    return { kind: "unavailable", reason: `status ${status}` };
  }
  if (status !== 200) {
    await response.body?.cancel();
    return { kind: "unusable", reason: `status ${status}` };
  }
  const body = await readAtMost(response, LARGEST_REPLY);
  if (body === null) return { kind: "unusable", reason: "longer than 1 MB" };
  return parsedOf(body);
}

function parsedOf(body: string): ModelReply {
  try {
    return completionOf(JSON.parse(body));
  } catch {
    return { kind: "unusable", reason: "not JSON" };
  }
}
