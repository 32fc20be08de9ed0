import { closingDayProblem } from "~/features/jobs/rules";
import type { ReadForm } from "~/http/read-form";
import { dayIn } from "~/lib/zoned-day";

/** A form knows no clock: whether its closing day is still to come is asked here. */
export function checkClosingDay<Value>(
  form: ReadForm<Value>,
  typed: (name: string) => string,
  now: Date,
): ReadForm<Value> {
  if (!form.ok) return form;
  const problem = closingDayProblem(typed("closesOn"), dayIn(now, typed("timeZone") || "UTC"));
  return problem === null ? form : { ok: false, reply: form.reply({ closesOn: [problem] }) };
}
