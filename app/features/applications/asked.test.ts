import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { sha256 } from "~/lib/secrets";
import { ASKED_FIELDS, minutesFor } from "./asked";
import { ApplyAgainForm, ApplyForm } from "./form";

const digest = (fields: { name: string; required: boolean }[]) =>
  sha256(JSON.stringify(fields.map(({ name, required }) => `${name} ${required}`).sort()));

/** Where somebody comes from travels along in hidden fields, as does who is known to be applying. */
const UNASKED = ["src", "medium", "campaign"];
const FOR_WHOM = "email";

/** What a schema asks for: its names, and those that it misses in an empty form. */
function inSchema(schema: typeof ApplyForm | typeof ApplyAgainForm) {
  const missed = safeParse(schema, {}).issues?.map(({ path }) => path?.[0]?.key) ?? [];
  const asked = Object.keys(schema.entries).filter((name) => !UNASKED.includes(name));
  return asked.map((name) => ({ name, required: missed.includes(name) }));
}

test("what applying asks for is each field that the form has, and no other", async () => {
  expect(await digest([...ASKED_FIELDS])).toBe(await digest(inSchema(ApplyForm)));
  const known = ASKED_FIELDS.filter(({ account }) => !account);
  const again = inSchema(ApplyAgainForm).filter(({ name }) => name !== FOR_WHOM);
  expect(await digest(known)).toBe(await digest(again));
  expect(await digest(ASKED_FIELDS.slice(1))).not.toBe(await digest(inSchema(ApplyForm)));
});

test("an applicant is told of the time that half a page for each question takes", () => {
  const typed = 40;
  const halfAPage = 180;
  expect([minutesFor(5), minutesFor(1)]).toEqual([30, 10]);
  expect(minutesFor(5)).toBeGreaterThan((5 * halfAPage) / typed);
});
