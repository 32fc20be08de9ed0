import { after, days, minutes } from "~/lib/time";
import { clockAt, dayIn } from "~/lib/zoned-day";
import type { UndoWindow } from "~/vocabulary/decisions";

export const MOST_REASONS = 10;

const MORNING = "08:00:00";

/**
 * When the mail of a decision leaves, never ahead of `behind`, when an earlier one's does; null: at once.
 * `timeZone` is the company's own, by IANA's name.
 */
export function mailLeaves(
  undoWindow: UndoWindow,
  timeZone: string,
  now: Date,
  behind: Date | null = null,
): Date | null {
  const leaves = windowEnd(undoWindow, timeZone, now);
  return behind === null || (leaves !== null && leaves > behind) ? leaves : after(behind, 1);
}

function windowEnd(undoWindow: UndoWindow, timeZone: string, now: Date): Date | null {
  switch (undoWindow) {
    case "none":
      return null;
    case "10-minutes":
      return after(now, minutes(10));
    case "60-minutes":
      return after(now, minutes(60));
    case "morning": {
      const today = dayIn(now, timeZone);
      const tomorrow = dayIn(new Date(Date.parse(today) + days(1)), "UTC");
      const mornings = [today, tomorrow].map((day) => new Date(clockAt(day, MORNING, timeZone)));
      return mornings.find((morning) => morning > now) ?? now;
    }
  }
}

export const UNDO_WINDOW_LABELS: Readonly<Record<UndoWindow, { choice: string; told: string }>> = {
  none: { choice: "At once: nothing can be taken back", told: "at once" },
  "10-minutes": { choice: "After 10 minutes", told: "in 10 minutes, unless you take it back" },
  "60-minutes": { choice: "After an hour", told: "in an hour, unless you take it back" },
  morning: {
    choice: "The next morning at 8, in your company’s time zone",
    told: "the next morning at 8, unless you take it back",
  },
};
