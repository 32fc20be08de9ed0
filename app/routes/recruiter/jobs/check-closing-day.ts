import { closingDayProblem } from "~/features/jobs/rules";
import { alsoWrong, type ReadForm } from "~/http/read-form";
import { isTimeZone } from "~/lib/is-time-zone";
import { dayIn, isCalendarDay } from "~/lib/zoned-day";

/** A form knows no clock: whether its closing day is still to come is asked here. */
export function checkClosingDay<Value>(
  form: ReadForm<Value>,
  typed: (name: string) => string,
  now: Date,
): ReadForm<Value> {
  const day = typed("closesOn").trim();
  const zone = typed("timeZone").trim();
  if (!isCalendarDay(day)) return form;
  const today = dayIn(now, isTimeZone(zone) ? zone : "UTC");
  return alsoWrong(form, "closesOn", closingDayProblem(day, today));
}
