import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { undeliverableTo, webhookSecret } from "./resend-webhook";

const key = randomBytes(24);
const secret = `whsec_${key.toString("base64")}`;
const now = new Date("2026-11-24T08:00:00Z");
const event = (type: string, more: object = {}) =>
  JSON.stringify({ type, data: { to: ["Anna@Example.org"], ...more } });

function signed(body: string, { by = key, at = now } = {}) {
  const id = "msg_1";
  const sentAt = String(Math.floor(at.getTime() / 1000));
  const right = createHmac("sha256", by).update(`${id}.${sentAt}.${body}`).digest("base64");
  const signature = `v1,${Buffer.alloc(32).toString("base64")} v1,${right}`;
  const headers = new Headers({ "svix-id": id, "svix-timestamp": sentAt, "svix-signature": signature });
  return { headers, body };
}

const heard = (body: string, how = {}) => undeliverableTo(signed(body, how), secret, now);

test("an address that bounced for good or whose owner complained is named, and no other", async () => {
  expect(await heard(event("email.bounced"))).toEqual(["anna@example.org"]);
  expect(await heard(event("email.bounced", { bounce: { type: "Permanent" } }))).toEqual([
    "anna@example.org",
  ]);
  expect(await heard(event("email.complained"))).toEqual(["anna@example.org"]);
  expect(await heard(event("email.bounced", { bounce: { type: "Transient" } }))).toEqual([]);
  expect(await heard(event("email.delivered"))).toEqual([]);
  expect(await heard("no JSON")).toEqual([]);
});

test("what Resend has not signed just now is not heard", async () => {
  const body = event("email.complained");
  expect(await heard(body, { by: randomBytes(24) })).toBeNull();
  expect(await heard(body, { at: new Date(now.getTime() - 301_000) })).toBeNull();
  expect(await heard(body, { at: new Date(now.getTime() + 301_000) })).toBeNull();
  expect(await undeliverableTo({ ...signed(body), body: `${body} ` }, secret, now)).toBeNull();
  expect(await undeliverableTo({ headers: new Headers(), body }, secret, now)).toBeNull();
});

test("a secret that is none stops the Worker, and none at all is none", () => {
  expect(webhookSecret("")).toBeNull();
  expect(webhookSecret(secret)).toBe(secret);
  expect(() => webhookSecret("re_123")).toThrow("RESEND_WEBHOOK_SECRET");
});
