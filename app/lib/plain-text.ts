/** NUL and control characters are dropped, lone surrogates replaced, line breaks are `\n`. */
export function plainText(typed: string): string {
  return (
    typed
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "")
  );
}

/** On one line. Marks that turn the direction are dropped: they would turn whatever stands beside a name. */
export const oneLine = (typed: string): string =>
  plainText(typed)
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** White space, invisible characters, and letters made to be empty (Hangul, Braille) show nothing. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
