import { after, days } from "./time";

/**
 * A day (`2027-03-28`) and a time (`02:30`) in an IANA zone. A time that clocks skip there is moved
 * forward by as much, and `moved` says so; of one that comes twice it is the first.
 */
export function instantIn(day: string, time: string, timeZone: string): { at: Date; moved: boolean } {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const tries = [-1, 1].map((side) => {
    const near = after(asUtc, days(side));
    return after(asUtc, near.getTime() - Date.parse(`${clockIn(near, timeZone)}:00Z`));
  });
  const found = tries.filter((at) => clockIn(at, timeZone) === `${day}T${time}`);
  const [first] = found.sort((one, other) => one.getTime() - other.getTime());
  if (first !== undefined) return { at: first, moved: false };
  return { at: new Date(Math.max(...tries.map((at) => at.getTime()))), moved: true };
}

const clockIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(at)
    .replace(" ", "T");
