import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { anAuthenticator } from "../../../tests/support/authenticator";
import { countsOn, readAnswer, readNewPasskey } from "./webauthn";

const ORIGIN = "https://rolecall.example";
const CHALLENGE = randomBytes(32).toString("base64url");
const KINDS = ["ES256", "RS256", "EdDSA"] as const;

async function aPasskey(kind: (typeof KINDS)[number] = "ES256") {
  const authenticator = anAuthenticator(ORIGIN, kind);
  const kept = await readNewPasskey(authenticator.make(CHALLENGE), ORIGIN);
  if (kept === null) throw new Error("not read");
  return {
    authenticator,
    kept,
    read: (json: string) => readAnswer(json, ORIGIN, async (id) => own(kept, id)),
  };
}

const own = <Kept extends { id: string }>(kept: Kept, id: string) => (kept.id === id ? kept : undefined);

test.each(KINDS)("whoever has a passkey of %s is known by it", async (kind) => {
  const { authenticator, kept, read } = await aPasskey(kind);
  expect(kept).toMatchObject({
    id: authenticator.id,
    counter: 0,
    transports: "internal",
    challenge: CHALLENGE,
  });
  for (let time = 0; time < 40; time += 1) {
    const answer = await read(authenticator.answer(CHALLENGE));
    expect(answer).toMatchObject({ challenge: CHALLENGE, counter: time + 1 });
  }
});

const ODD = [
  ["another site's page", { origin: "https://rolecall.example.evil.example" }],
  ["another port of the host", { origin: "https://rolecall.example:8443" }],
  ["a page without TLS", { origin: "http://rolecall.example" }],
  ["a frame in another site's page", { crossOrigin: true }],
  ["another host", { host: "evil.example" }],
  ["somebody who was not there", { flags: 0x44 }],
  ["the other ceremony", { type: "payment.get" }],
  ["another passkey's name", { id: "AAAA" }],
] as const;

test.each(ODD)("a passkey is neither kept nor taken from %s", async (_, odd) => {
  const { authenticator, read } = await aPasskey();
  expect(await readNewPasskey(authenticator.make(CHALLENGE, odd), ORIGIN)).toBeNull();
  expect(await read(authenticator.answer(CHALLENGE, odd))).toBeNull();
  expect(await read(authenticator.answer(CHALLENGE))).not.toBeNull();
});

test("nobody is let in by a signature of other words, of another's key, or with a byte changed", async () => {
  const { authenticator, read } = await aPasskey();
  const another = anAuthenticator(ORIGIN);
  expect(await read(authenticator.answer(CHALLENGE, { said: randomBytes(69) }))).toBeNull();
  expect(await read(another.answer(CHALLENGE, { id: authenticator.id }))).toBeNull();
  const answer = JSON.parse(authenticator.answer(CHALLENGE)) as Record<string, string>;
  for (const field of ["clientData", "authenticatorData", "signature"]) {
    const bytes = Buffer.from(answer[field] ?? "", "base64url");
    for (const at of [0, 5, 33, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect(await read(JSON.stringify({ ...answer, [field]: changed.toString("base64url") }))).toBeNull();
    }
  }
});

test("what is no answer at all is refused, and breaks nothing", async () => {
  const { authenticator, read } = await aPasskey();
  const right = JSON.parse(authenticator.answer(CHALLENGE)) as Record<string, string>;
  const made = JSON.parse(authenticator.make(CHALLENGE)) as Record<string, unknown>;
  for (const json of ["", "null", "[]", "{", JSON.stringify({ ...right, signature: undefined })])
    expect(await read(json)).toBeNull();
  for (const value of ["", "A", "Zm9v", "*", "MAA", "MEUCIQ"])
    for (const field of Object.keys(right))
      expect(await read(JSON.stringify({ ...right, [field]: value }))).toBeNull();
  for (const odd of [
    { algorithm: -35 },
    { algorithm: -257 },
    { publicKey: "AAAA" },
    { authenticatorData: "AAAA" },
  ])
    expect(await readNewPasskey(JSON.stringify({ ...made, ...odd }), ORIGIN)).toBeNull();
});

test("an authenticator that counts has to count up, and one that never counts stays at nought", () => {
  expect([countsOn(0, 0), countsOn(0, 1), countsOn(7, 8), countsOn(7, 900)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([countsOn(7, 7), countsOn(7, 6), countsOn(7, 0), countsOn(1, 1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
