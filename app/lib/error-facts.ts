/**
 * What of an error may stand in the log: its name and first line, and its cause's. A failed query tells on its later lines what it
 * was asked with, which is somebody's.
 */
export function errorFacts(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: firstLine(String(error)) };
  const { cause } = error;
  return { error: told(error), ...(cause instanceof Error && { cause: told(cause) }) };
}

/** The same as one reason: the first line of what an error says, or its cause, which says more than what wraps it. */
export function errorReason(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return firstLine(inner instanceof Error ? inner.message : String(inner));
}

const told = ({ name, message }: Error): string => firstLine(`${name}: ${message}`);

const firstLine = (text: string): string => text.replace(/\n.*/s, "").slice(0, 500);
