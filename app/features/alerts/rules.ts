import { after, days, hours, minutes } from "~/lib/time";
import { knownZone } from "~/lib/words";
import { clockAt, dayIn } from "~/lib/zoned-day";
import type { AlertRhythm } from "~/vocabulary/alerts";

export const CONFIRM_WITHIN = hours(48);
export const ASK_AFTER = days(365);
export const ANSWER_WITHIN = days(14);
/** Longer than any alert looks back: what was told before it is never looked at again. */
export const TOLD_KEPT_FOR = days(30);

const TIME = "07:00:00";
const MONDAY = 1;

/** The next seven o'clock of the zone that is still to come; for `weekly`, of a Monday there. */
export function nextDigest(rhythm: AlertRhythm, timeZone: string, now: Date): Date {
  const zone = knownZone(timeZone);
  const today = new Date(`${dayIn(now, zone)}T00:00:00Z`);
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => after(today, days(count)));
  for (const day of ahead) {
    if (rhythm === "weekly" && day.getUTCDay() !== MONDAY) continue;
    const instant = new Date(clockAt(day.toISOString().slice(0, 10), TIME, zone));
    if (instant > now) return instant;
  }
  return after(now, days(7));
}

/** A job that is being published at this moment may not be in the database yet. */
export const tellsUntil = (now: Date): Date => after(now, -minutes(2));

type Wanted = { words: readonly string[]; scope: readonly string[]; countries: readonly string[] };
type Readable = { words: string; tokens: ReadonlySet<string> };

/** A job as `fits` reads it. Letters count without their marks, as in the search index. */
export const readable = (job: { says: string; scope: string }): Readable => ({
  words: ` ${folded(job.says).split(NO_WORD).join(" ")}`,
  tokens: new Set(job.scope.toLowerCase().split(" ")),
});

export const fits = ({ words, tokens }: Readable, wanted: Wanted): boolean =>
  wanted.scope.every((token) => tokens.has(token.toLowerCase())) &&
  (wanted.countries.length === 0 || wanted.countries.some((token) => tokens.has(token.toLowerCase()))) &&
  wanted.words.every((word) => words.includes(` ${folded(word)}`));

const NO_WORD = /[^\p{L}\p{N}\p{Co}]+/u;

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
