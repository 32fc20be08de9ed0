import { isTimeZone } from "~/lib/is-time-zone";
import { oneLine } from "~/lib/plain-text";
import { after, days } from "~/lib/time";
import { isCalendarDay } from "~/lib/zoned-day";
import { instantIn } from "~/lib/zoned-instant";
import { GIVEN_FIELDS, type GivenField, MERGE_FIELDS, type MergeField } from "~/vocabulary/messages";

export const MOST_TEMPLATES = 50;

const FIELD = /\{\{([^{}]*)\}\}/g;

export const isGiven = (field: MergeField): field is GivenField => field in GIVEN_FIELDS;

export const fillIn = (fields: readonly GivenField[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map((field) => [field, [`Please fill in “${GIVEN_FIELDS[field]}”: the mail says it`]]),
  );

const ALL_OF = new Intl.ListFormat("en-GB");

/** What whoever writes does about fields that are empty for somebody. */
export const nothingToPutIn = (name: string, fields: readonly MergeField[], ownWords: boolean): string => {
  const written = ALL_OF.format(fields.map((field) => `{{${field}}}`));
  const out = `please take ${fields.length === 1 ? "it" : "them"} out of the mail`;
  const next = ownWords ? out : "please choose another template";
  return `For ${name} there is nothing to put in for ${written}: ${next}.`;
};

export type Values = Readonly<Record<MergeField, string>>;

/** What is wrong with the fields of a text, in a sentence; null for nothing. */
export function wrongField(text: string): string | null {
  for (const [, inside = ""] of text.matchAll(FIELD)) {
    const name = inside.trim();
    if (isField(name)) continue;
    const far = MERGE_FIELDS.map((field) => distance(name.toLowerCase(), field));
    const near = Math.min(...far) <= 3 ? MERGE_FIELDS[far.indexOf(Math.min(...far))] : undefined;
    const instead = near ? `Did you mean ${near}?` : `The fields are ${MERGE_FIELDS.join(", ")}.`;
    return `There is no field ${name.slice(0, 40)}. ${instead}`;
  }
  return /\{\{|\}\}/.test(text.replace(FIELD, "")) ? "A field is written like {{first_name}}." : null;
}

function merged(text: string, values: Values, written: (value: string, field: MergeField) => string) {
  const empty = new Set<MergeField>();
  const words = text.replace(FIELD, (whole, inside: string) => {
    const name = inside.trim();
    if (!isField(name)) return whole;
    if (values[name].trim() === "") empty.add(name);
    return written(values[name], name);
  });
  return { words, empty: [...empty] };
}

export function mergeMail({ subject, body }: { subject: string; body: string }, values: Values) {
  const line = merged(subject, values, oneLine);
  const text = merged(body, values, asMarkdown);
  return { subject: line.words, body: text.words, empty: [...new Set([...line.empty, ...text.empty])] };
}

/** Shown as it is: nobody's name makes a heading or a link. */
const asMarkdown = (value: string, field: MergeField) =>
  field === "status_link"
    ? `<${value}>`
    : value.replace(/[\\`*_[\]<>&|~]/g, "\\$&").replace(/^(\s*)([#+=-]|\d+(?=[.)]))/gm, escapedStart);

const escapedStart = (_: string, space: string, sign: string) =>
  /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`;

const isField = (name: string): name is MergeField => (MERGE_FIELDS as readonly string[]).includes(name);

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].slice(0, 40).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === wanted ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const LONGEST_AHEAD = days(60);

export type Later = { at: Date | null; moved: boolean };

/** By field what is wrong with a chosen moment; without a day there is none, and `at` is null. */
export function chosenMoment(
  { day, time, zone }: { day: string; time: string; zone: string },
  now: Date,
): Later | { problems: Record<string, string[]> } {
  if (day === "") return { at: null, moved: false };
  if (!isCalendarDay(day)) return { problems: { day: ["Please give a day like 2026-12-06"] } };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    return { problems: { time: ["Please give a time like 09:00"] } };
  if (!isTimeZone(zone)) return { problems: { zone: ["Please give a time zone like Europe/London"] } };
  const later = instantIn(day, time, zone);
  if (later.at <= now) return { problems: { day: ["That moment has passed"] } };
  if (later.at > after(now, LONGEST_AHEAD)) return { problems: { day: ["At most 60 days ahead"] } };
  return later;
}
