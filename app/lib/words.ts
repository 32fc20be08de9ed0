import { remembered } from "./remembered";

const figures = new Intl.NumberFormat("en-GB");
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export const asFigure = (count: number): string => figures.format(count);

/** `812 bytes`, `84 kB`, `1.4 MB` (a kilobyte is 1,024 bytes, as with the upload limit). */
export function asSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, "byte");
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Words that bring quotation marks at an end of theirs get no second ones. */
export const quoted = (words: string): string => (/^["“„«]|["”»]$/.test(words) ? words : `“${words}”`);

/** A stretch of a document without its line breaks; a word parted at the end of a line is whole again. */
export const asOneLine = (words: string): string =>
  words
    .replace(/(\p{Ll})-\s*[\n\r]\s*(?=\p{Ll})/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();

export const listsInOneLine = (text: string): string =>
  text
    .split(/\n{2,}|\n(?=- )/)
    .map((part) => part.replace(/^- /, "").replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .map((part, at, { length }) => (at === length - 1 || /[.!?:;,…]$/.test(part) ? part : `${part} ·`))
    .join(" ");

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${asFigure(count)} ${count === 1 ? one : many}`;

export const fullStop = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** `18 Nov 2026`, in UTC: the same for everybody who reads it. */
export const asDay = (instant: Date): string => day.format(instant);

/** `6 Dec 2026` of `2026-12-06`. */
export const dayInWords = (written: string): string => day.format(new Date(`${written}T00:00:00Z`));

/** Making one takes longer than a row of a list; there are some 450 zones. */
const momentIn = remembered(
  50,
  (timeZone) =>
    new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
      timeZoneName: "short",
    }),
);

/** `18 Nov, 14:05 UTC`, or by another zone's name. */
export const asMoment = (instant: Date, zone = "UTC"): string => momentIn(zone).format(instant);

export const knownZone = (name = "UTC"): string => zoneOf(name);

const zoneOf = remembered(50, (name) => {
  try {
    return momentIn(name).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
});

export const inWholeWords = (text: string, longest: number): string =>
  text.length <= longest ? text : `${firstOf(text, longest).replace(/\s+\S*$/, "")} …`;

/** What is longer than 80 characters ends in `…`. */
export const inShort = (title: string): string =>
  title.length <= 80 ? title : `${firstOf(title, 79).trimEnd()}…`;

/** No half of an emoji at its end, which no cookie and no address can hold. */
const firstOf = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/** `just now`, `12 min ago`, `2 h ago`, `yesterday`, `3 days ago`, then the day. */
export function asAgo(instant: Date, now: Date): string {
  const passed = Math.floor((now.getTime() - instant.getTime()) / 60_000);
  if (passed < 1) return "just now";
  if (passed < 60) return `${passed} min ago`;
  if (passed < 24 * 60) return `${Math.floor(passed / 60)} h ago`;
  const daysPassed = Math.floor(passed / (24 * 60));
  if (daysPassed === 1) return "yesterday";
  return daysPassed < 7 ? `${daysPassed} days ago` : asDay(instant);
}

/** For a square that takes one letter: the first, whole though it be an emoji or of a rare script. */
export const initialOf = (name: string): string => [...initialsOf(name)][0] ?? "?";

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "?";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase("en");
}
