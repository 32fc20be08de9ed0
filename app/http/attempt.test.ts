import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { DamagedRow } from "~/lib/damaged-row";
import { attempt, unlessDamaged } from "./attempt";

const loggingTo = (logged: unknown[]) =>
  ({ log: (event: string, facts: object) => logged.push([event, facts]) }) as unknown as AppLoadContext;
const failing = (error: unknown) => () => Promise.reject(error);

test("what fails through no fault of the person's is told as failed, and logged by name", async () => {
  const logged: unknown[] = [];
  const full = new Error("disk full");
  expect(await attempt(loggingTo(logged), "job.unsaved", failing(full))).toEqual({ ok: false, error: full });
  expect(logged).toEqual([["job.unsaved", expect.objectContaining({ error: "Error: disk full" })]]);
  expect(await attempt(loggingTo(logged), "job.unsaved", async () => 7)).toEqual({ ok: true, value: 7 });
});

test("an answer that was thrown on purpose goes on its way", async () => {
  const answer = new Response(null, { status: 404 });
  await expect(attempt(loggingTo([]), "job.unsaved", failing(answer))).rejects.toBe(answer);
});

test("a row that cannot be read is named to the operator, and its page says so; others pass", async () => {
  const logged: unknown[] = [];
  const damaged = new DamagedRow("01JD", "answers");
  await expect(unlessDamaged(loggingTo(logged), Promise.reject(damaged))).rejects.toMatchObject({
    data: { damaged: true },
    init: { status: 500 },
  });
  expect(logged).toEqual([["row.damaged", { id: "01JD", part: "answers" }]]);
  const lost = new Error("no database");
  await expect(unlessDamaged(loggingTo(logged), Promise.reject(lost))).rejects.toBe(lost);
  expect(await unlessDamaged(loggingTo(logged), Promise.resolve("read"))).toBe("read");
});
