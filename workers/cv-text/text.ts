import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { MOST_CHARACTERS } from "./limits";

/** `no-text` without a letter or digit. A file that a limit cut before its first word is not called empty. */
export function outcomeOf(read: { text: string; pages: number | null; truncated: boolean }): CvTextOutcome {
  const squeezedText = squeezed(read.text);
  const text = tidy(squeezedText);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return read.truncated
      ? { kind: "unreadable", reason: "no words within the limits" }
      : { kind: "no-text", pages: read.pages };
  }
  return {
    kind: "text",
    text: cut(text),
    pages: read.pages,
    truncated: read.truncated || squeezedText.length > MOST_READ || text.length > MOST_CHARACTERS,
  };
}

/** In a row; with more of them nothing is set out, but words behind them would be pushed over the limit. */
export const MOST_BLANKS = 200;

const LONG_BLANK = new RegExp(`([\\s\\p{Cf}]{${MOST_BLANKS}})[\\s\\p{Cf}]+`, "gu");

export const squeezed = (text: string): string => text.replace(LONG_BLANK, "$1");

export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** UAX #15, Stream-Safe Text. Composing takes the square of their number: 100,000 took 51 s. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

const MOST_READ = MOST_CHARACTERS * 2;

function tidy(text: string): string {
  return text
    .slice(0, MOST_READ)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/gu, "")
    .replace(TOO_MANY_MARKS, "$1")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function cut(text: string): string {
  const whole = text.slice(0, MOST_CHARACTERS);
  return /[\ud800-\udbff]$/.test(whole) ? whole.slice(0, -1) : whole;
}
