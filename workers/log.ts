/** Values that a person typed never belong in here; ids and addresses only hashed. */
export function log(
  event: string,
  facts: Record<string, string | number | boolean | null | undefined>,
): void {
  // biome-ignore lint/suspicious/noConsole: this is where the log is written.
  console.log(JSON.stringify({ event, ...facts }));
}
