import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { NEARNESS } from "~/evaluator/dimensions/experience";
import { evaluate } from "~/evaluator/evaluate";
import type { EvaluationInput } from "~/evaluator/evaluation";
import { inputOf, type Profession } from "./bench/evidence-set";
import { changedBy, SENT_IN } from "./bench/fairness";
import { CHANGES, cutAfter, inSmall } from "./bench/fairness-changes";

const APPLICANTS = [
  ["dev/bookkeeper", "c3"],
  ["dev/data-analyst", "c5"],
  ["dev/electrician", "c3"],
  ["dev/hairdresser", "c3"],
  ["dev/head-chef", "c3"],
  ["dev/lorry-driver", "c2"],
  ["dev/nurse", "c1"],
  ["own/heating-engineer", "c2"],
  ["own/school-librarian", "c5"],
] as const;

function applicationOf(profession: string, id: string): EvaluationInput & { cv: string } {
  const file = fileURLToPath(new URL(`evidence/${profession}.json`, import.meta.url));
  const set = JSON.parse(readFileSync(file, "utf8")) as Profession;
  const person = set.candidates.find((each) => each.id === id);
  if (!person) throw new Error(`${profession} has no ${id}`);
  return { ...inputOf(set, person), cv: person.cv, sentIn: SENT_IN };
}

const moved = (application: EvaluationInput, changed: EvaluationInput): number =>
  Math.abs((evaluate(changed).overall_score ?? -100) - (evaluate(application).overall_score ?? Number.NaN));

describe.each(APPLICANTS)("the whole application of a %s (%s)", (profession, id) => {
  const application = applicationOf(profession, id);
  const changes = CHANGES.flatMap((change) => {
    const changed = changedBy(change, application);
    return changed ? [{ ...change, changed }] : [];
  });

  test.each(changes)("$what: the total moves by $limit at most", ({ limit, changed }) => {
    expect(moved(application, changed)).toBeLessThanOrEqual(limit);
  });
});

/** Whose totals each moved by more, by one of these alone, until what it hung on was mended. */
const MOVED = [
  ["apart/database-administrator-1", "c5", "twenty more years, dates first"],
  ["apart/bus-driver-1", "c1", "twenty more years, dates first"],
  ["apart/dental-technician-1", "c1", "a voluntary post"],
  ["apart/dental-technician-1", "c1", "answers without articles"],
  ["others/refrigerated-lorry-driver-1", "c4", "a name from elsewhere"],
  ["dev/hairdresser", "c1", "years at home"],
  ["others/customer-success-manager-1", "c3", "years at home"],
  ["others/graphic-designer-1", "c3", "another name"],
  ["others/gas-engineer-1", "c3", "a family"],
  ["others/electrician-1", "c1", "an address below the name"],
  ["dev/electrician", "c1", "an address below the name"],
  ["dev/lorry-driver", "c3", "an address below the name"],
  ["others/school-catering-assistant-1", "c1", "how to reach somebody"],
  ["others/site-reliability-1", "c1", "lines that a mail cut"],
  ["others/museum-conservator-1", "c3", "lines cut after 72 letters"],
  ["own/heating-engineer", "c5", "another name"],
  ["own/hotel-receptionist", "c1", "a club"],
  ["own/hotel-receptionist", "c4", "a team, in a sentence"],
  ["own/laboratory-technician", "c3", "a team, in a sentence"],
  ["own/laboratory-technician", "c2", "a faith"],
  ["own/laboratory-technician", "c3", "a greeting before each answer"],
  ["own/laboratory-technician", "c1", "a voluntary post"],
  ["own/hotel-receptionist", "c4", "twenty more years in a sentence"],
  ["own/heating-engineer", "c4", "how to reach somebody below the name"],
  ["own/heating-engineer", "c5", "how to reach somebody"],
  ["own/heating-engineer", "c1", "all in capitals"],
  ["own/hotel-receptionist", "c4", "how to reach somebody"],
  ["own/school-librarian", "c2", "a faith"],
  ["trades/payroll-administrator-1", "c1", "another name"],
  ["trades/payroll-administrator-1", "c1", "a birth date"],
  ["unseen/scaffolder-1", "c2", "a family"],
  ["unseen/optical-assistant-1", "c2", "a family"],
] as const;

test.each(MOVED)("%s (%s) moves by no more than it may with %s", (profession, id, what) => {
  const application = applicationOf(profession, id);
  const change = CHANGES.find((each) => each.what === what);
  const changed = change && changedBy(change, application);
  if (!changed) throw new Error(`Nothing to change: ${what}`);
  expect(moved(application, changed)).toBeLessThanOrEqual(change.limit);
});

test("who drives two Sundays in the month drives them without a capital I as well", () => {
  const application = applicationOf("apart/bus-driver-1", "c2");
  const answers = application.answers.map((each) => ({ ...each, text: inSmall(each.text) }));
  expect(moved(application, { ...application, answers })).toBeLessThanOrEqual(2);
});

test("what somebody does after work brings them no nearer to the posting's field, and no further", () => {
  const application = applicationOf("own/hotel-receptionist", "c1");
  const nearness = (cv: string) =>
    evaluate({ ...application, cv })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label === NEARNESS)?.points;
  const evenings = "Interests\nGuests for supper, languages, and bookings for the village hall\n";
  expect(nearness(`${application.cv}\n\n${evenings}`)).toBe(nearness(application.cv));
});

test.each([
  ["a bare yes take nothing from it", "others/pest-technician-1", "c3"],
  ["a promise to tell it later make it no answer", "others/customer-success-manager-1", "c4"],
])("thanks after %s", (_what, profession, id) => {
  const application = applicationOf(profession, id);
  const answers = application.answers.map((each) => ({
    ...each,
    text: `${each.text} Thank you for reading.`,
  }));
  expect(evaluate({ ...application, answers }).overall_score).toBe(evaluate(application).overall_score);
});

test("whose driving test is booked is not said to drive, wherever a page cuts the line", () => {
  const application = applicationOf("others/museum-conservator-1", "c1");
  for (const width of [36, 40, 44, 48, 56]) {
    const { dimensions } = evaluate({ ...application, cv: cutAfter(width, application.cv) });
    const item = dimensions.flatMap(({ items }) => items).find(({ label }) => /driving licence/.test(label));
    expect(item?.verdict).not.toBe("found");
  }
});
