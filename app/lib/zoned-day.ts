import { remembered } from "./remembered";
import { after, seconds } from "./time";

const offsets = remembered(
  50,
  (timeZone) => new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" }),
);
const calendars = remembered(
  50,
  (timeZone) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);

/** The last second of a day (`2026-12-06`) in an IANA zone, as ISO 8601 with that day's offset there. */
export const lastSecondOf = (day: string, timeZone: string): string => clockAt(day, "23:59:59", timeZone);

/** A time of a day in an IANA zone (`07:00:00`), as ISO 8601 with the offset there and then. */
export function clockAt(day: string, time: string, timeZone: string): string {
  const clock = `${day}T${time}`;
  const asUtc = new Date(`${clock}Z`);
  const first = offsetAt(asUtc, timeZone);
  const offset = offsetAt(new Date(`${clock}${first}`), timeZone);
  return `${clock}${offset}`;
}

/** The first instant after a day in an IANA zone. */
export const endOf = (day: string, timeZone: string): Date =>
  after(new Date(lastSecondOf(day, timeZone)), seconds(1));

function offsetAt(instant: Date, timeZone: string): string {
  const parts = offsets(timeZone).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+00:00" : name.replace("GMT", "").replace("\u2212", "-");
}

/** `2026-11-22` as it is in that zone. */
export const dayIn = (instant: Date, timeZone: string): string => calendars(timeZone).format(instant);

export const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
