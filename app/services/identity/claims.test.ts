import { expect, test } from "vitest";
import { faultIn, personFrom } from "./claims";

const now = new Date("2026-11-21T12:00:00Z");
const at = (seconds: number) => now.getTime() / 1000 + seconds;
const expected = { issuer: "https://login.example", clientId: "rolecall", nonce: "n-1" };
const good = { iss: expected.issuer, aud: "rolecall", exp: at(60), nonce: "n-1", sub: "42" };

test("claims made for this request hold", () => {
  expect(faultIn(good, expected, now)).toBeNull();
  expect(faultIn({ ...good, aud: ["rolecall"] }, expected, now)).toBeNull();
  expect(faultIn({ ...good, aud: ["rolecall", "other"], azp: "rolecall" }, expected, now)).toBeNull();
});

test.each([
  ["another issuer", { iss: "https://login.example/" }],
  ["another issuer", { iss: undefined }],
  ["another audience", { aud: "other" }],
  ["another audience", { aud: [] }],
  ["another audience", { aud: undefined }],
  ["another party", { aud: ["rolecall", "other"] }],
  ["another party", { azp: "other" }],
  ["expired", { exp: at(-61) }],
  ["expired", { exp: String(at(60)) }],
  ["expired", { exp: undefined }],
  ["another nonce", { nonce: "n-2" }],
  ["another nonce", { nonce: undefined }],
  ["no subject", { sub: "" }],
  ["no subject", { sub: 42 }],
  ["no subject", { sub: "x".repeat(256) }],
])("%s is found in %j", (fault, wrong) => {
  expect(faultIn({ ...good, ...wrong }, expected, now)).toBe(fault);
});

test("an absent nonce does not equal an empty one", () => {
  expect(faultIn({ ...good, nonce: undefined }, { ...expected, nonce: "" }, now)).toBe("another nonce");
});

test("an address is verified when the provider says true, and by nothing that reads like it", () => {
  const personWith = (email_verified: unknown) =>
    personFrom({ sub: "42", email: " Anna@Example.ORG ", email_verified });
  expect(personWith(true)).toEqual({
    subject: "42",
    email: "anna@example.org",
    emailVerified: true,
    name: null,
  });
  for (const claim of [false, undefined, "true", 1, null])
    expect(personWith(claim).emailVerified).toBe(false);
});

test.each([undefined, "", "anna", "a@b@c", "an na@example.org", "anna@example.org\r\nBcc: x", 7])(
  "%j is no address",
  (email) => {
    expect(personFrom({ sub: "42", email }).email).toBeNull();
  },
);

test("a name is taken whole, or put together from its parts", () => {
  expect(personFrom({ sub: "1", name: " Anna Berg " }).name).toBe("Anna Berg");
  expect(personFrom({ sub: "1", given_name: "Anna", family_name: "Berg" }).name).toBe("Anna Berg");
});
