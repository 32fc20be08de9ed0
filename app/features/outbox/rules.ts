import { after, hours, minutes, seconds } from "~/lib/time";

/** How long a claim holds: longer than the slowest task, 20 s of patience with a mail service. */
export const LEASE = seconds(60);

/** What two machines' clocks may differ by at most, when nothing is wrong. */
export const CLOCKS_DIFFER = seconds(30);

const PAUSES = [seconds(10), seconds(30), minutes(2), minutes(10), minutes(30), hours(1), hours(3), hours(6)];

/** Null after nine tries, about eleven hours. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : after(now, pause);
}
