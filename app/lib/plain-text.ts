/**
 * What a person typed, made safe to store: NUL and other control characters (but tab and line breaks) are dropped, lone
 * surrogates replaced, line breaks are `\n`.
 */
export function plainText(typed: string): string {
  return (
    typed
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "")
  );
}

/** The same on one line: a name, a title, an address. Trimmed, inner white space made single spaces. */
export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, " ").trim();
