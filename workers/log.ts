/** Writes one JSON line. Values that a person typed never belong in here; ids and addresses only hashed. */
export function log(
  event: string,
  facts: Record<string, string | number | boolean | null | undefined>,
): void {
  // biome-ignore lint/suspicious/noConsole: this is where the log is written.
  console.log(JSON.stringify({ event, ...facts }));
}

/** What of an error may stand in the log: its name and message, on one line, without a stack. */
export function errorFacts(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 500) };
  const cause = error.cause instanceof Error ? { cause: error.cause.message.slice(0, 500) } : {};
  return { error: `${error.name}: ${error.message}`.slice(0, 500), ...cause };
}
