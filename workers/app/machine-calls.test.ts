import { expect, test } from "vitest";
import type { Db } from "../../db/client";
import { answerMachine, type Call, MACHINE_CALLS } from "./machine-calls";

const SAMPLES = ["/alerts/a.b", "/webhooks/resend"];
const deps = { db: {} as Db, signingSecret: "a secret", mailWebhookSecret: null, now: new Date() };

test("the paths that machines call are these, and a page beside them is none", async () => {
  expect(SAMPLES.map((path) => MACHINE_CALLS.findIndex(({ path: pattern }) => pattern.test(path)))).toEqual(
    MACHINE_CALLS.map((_, index) => index),
  );
  for (const path of ["/alerts", "/alerts/a.b/change", "/webhooks", "/webhooks/resend/x", "/login"])
    expect(await answerMachine(post(path), path, deps)).toBeNull();
});

test("whoever answers a machine is handed no cookie", async () => {
  for (const path of SAMPLES) expect((await answerMachine(post(path), path, deps))?.status).toBe(404);
  const seen: Call[] = [];
  const answer = async (call: Call) => {
    seen.push(call);
    return new Response();
  };
  await answerMachine(post("/here"), "/here", deps, [{ path: /^\/here$/, answer }]);
  expect(seen.map(({ headers }) => [headers.get("Cookie"), headers.get("svix-id")])).toEqual([[null, "1"]]);
});

const post = (path: string) =>
  new Request(`https://rolecall.example${path}`, {
    method: "POST",
    headers: { Cookie: "__Host-session=x", "svix-id": "1" },
  });
