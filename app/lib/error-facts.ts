/** First lines only: later lines of a failed query hold what it was asked with. */
export function errorFacts(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: firstLine(String(error)) };
  const { cause } = error;
  return { error: headline(error), ...(cause instanceof Error && { cause: headline(cause) }) };
}

export function errorReason(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return firstLine(inner instanceof Error ? inner.message : String(inner));
}

const headline = ({ name, message }: Error): string => firstLine(`${name}: ${message}`);

const firstLine = (text: string): string => text.replace(/\n.*/s, "").slice(0, 500);
