/** A path of this site; null for what a browser could read as another address (`//evil`, `/\evil`). */
export function safePath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !wanted.startsWith("/")) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what browsers strip.
  if (/^\/[/\\]|[\\\u0000-\u0020\u007f-\u009f]|%(?:0|1|2f|5c|7f)/i.test(wanted)) return null;
  const origin = "https://own.invalid";
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
