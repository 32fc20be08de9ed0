import type { ModelReply } from "./model";

type Completion = {
  model?: unknown;
  system_fingerprint?: unknown;
  choices?: { message?: { content?: unknown; refusal?: unknown } | null }[];
} | null;

export function completionOf(parsed: unknown): ModelReply {
  const completion = parsed as Completion;
  const choice = Array.isArray(completion?.choices) ? completion.choices[0] : undefined;
  if (choice?.message?.refusal) return { kind: "unusable", reason: "refused" };
  if (typeof choice?.message?.content !== "string") return { kind: "unusable", reason: "no content" };
  const version = [completion?.model, completion?.system_fingerprint]
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ");
  return { kind: "replied", text: choice.message.content, version: version.slice(0, 120) || null };
}
