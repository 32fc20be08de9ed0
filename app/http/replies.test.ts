import { expect, test } from "vitest";
import { Crowded } from "~/lib/in-turn";
import { broken, failed, invalid, notFound, refusal, refusalWithForm, seeOther, tooMany } from "./replies";

test("each reply has the status that browsers and people are owed", async () => {
  expect([seeOther("/a").status, seeOther("/a").headers.get("Location")]).toEqual([303, "/a"]);
  const cooked = seeOther("/a", { "Set-Cookie": "a=b" });
  expect([cooked.status, cooked.headers.get("Set-Cookie")]).toEqual([303, "a=b"]);
  expect([refusal(413).status, notFound().status]).toEqual([413, 404]);
  expect(invalid({ reply: "typed" })).toMatchObject({ data: "typed", init: { status: 422 } });
  expect(tooMany("typed", 30).init).toEqual({ status: 429, headers: { "Retry-After": "30" } });
  expect(broken("typed")).toMatchObject({ data: "typed", init: { status: 500 } });
  const context = { typed: async () => "what was typed" } as unknown as Parameters<typeof refusalWithForm>[0];
  expect(await refusalWithForm(context, 503)).toMatchObject({ data: { kept: "what was typed" } });
});

test("who found no room is told when to come again; all else has failed", () => {
  const form = { reply: (errors: { form: string[] }) => errors.form.join() };
  expect(failed(form, "It failed", new Error("any"))).toMatchObject({
    data: "It failed",
    init: { status: 500 },
  });
  const told = failed(form, "It failed", new Crowded(4));
  expect(told.init).toEqual({ status: 503, headers: { "Retry-After": "4" } });
  expect(told.data).toMatch(/type your password once more in 4 seconds/);
});
