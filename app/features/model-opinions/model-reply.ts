export type Unknown = Record<string, unknown>;

/** Many a model wraps its JSON as Markdown shows code. */
const FENCES = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i;

/** The object that a reply is; null for anything round it, a list, half of one, or prose. */
export function objectIn(reply: string): Unknown | null {
  try {
    const value: unknown = JSON.parse(reply.replace(FENCES, "$1"));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function list(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
