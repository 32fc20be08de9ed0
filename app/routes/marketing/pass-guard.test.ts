import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { askedFor, doorsOf, passHashOf, requirePass, requirePassToSend } from "./pass-guard";

const NOW = new Date("2026-11-23");
const TESS = { id: "tess", staff: true, emailVerified: true, lacksSecondFactor: false };
const KEPT = { fields: [["answer", "We have looked into it"]] };

/** `open`: whether the gate is open for this browser. */
const contextOf = (
  open: boolean,
  typed: object | null = null,
  passHash: string | null = "scrypt$…",
  who: object = {},
) => {
  const session = open ? { expiresAt: new Date("2026-11-24") } : undefined;
  const db = { select: () => ({ from: () => ({ where: () => ({ get: async () => session }) }) }) };
  const memo = new Map([["session", Promise.resolve({ viewer: { ...TESS, ...who } })]]);
  const context = { services: { db }, settings: { passHash }, now: NOW, typed: async () => typed, memo };
  return context as unknown as AppLoadContext;
};
const request = (path = "/pass/messages?page=2") =>
  new Request(`https://rolecall.example${path}`, { headers: { Cookie: `__Host-pass=${"a".repeat(43)}` } });

const thrownBy = (guard: Promise<unknown>) => guard.catch((error: unknown) => error);
const GATE = `/pass?redirect=${encodeURIComponent("/pass/messages?page=2")}`;

test("where the team has no password, its pages are not there", () => {
  expect(() => passHashOf(contextOf(true, null, null))).toThrow(expect.objectContaining({ status: 404 }));
  expect(passHashOf(contextOf(true))).toBe("scrypt$…");
});

test("whoever has not given the password is led to the gate, and from there back", async () => {
  expect(await requirePass(request(), contextOf(true))).toEqual(TESS);
  const thrown = (await thrownBy(requirePass(request(), contextOf(false)))) as Response;
  expect(thrown.headers.get("Location")).toBe(GATE);
});

test("the password alone opens nothing to whoever is not staff, by a second step", async () => {
  for (const who of [{ staff: false }, { emailVerified: false }, { lacksSecondFactor: true }]) {
    const context = contextOf(true, null, "scrypt$…", who);
    expect((await doorsOf(request(), context)).staff).toBeNull();
    const thrown = (await thrownBy(requirePass(request(), context))) as Response;
    expect(thrown.headers.get("Location")).toBe(GATE);
    expect(await thrownBy(requirePassToSend(request(), context))).toBeInstanceOf(Response);
  }
});

test("what was typed waits until the gate is open again", async () => {
  expect(await requirePassToSend(request(), contextOf(true, KEPT))).toEqual(TESS);
  expect(await thrownBy(requirePassToSend(request(), contextOf(false, KEPT)))).toMatchObject({
    data: { kept: KEPT },
    init: { status: 401 },
  });
  const thrown = (await thrownBy(requirePassToSend(request(), contextOf(false)))) as Response;
  expect(thrown.headers.get("Location")).toBe(GATE);
});

test("the gate leads on to the team's pages, and nowhere else", () => {
  const asked = (to: string) => askedFor(request(`/pass?redirect=${encodeURIComponent(to)}`));
  expect(asked("/pass/messages")).toBe("/pass/messages");
  for (const to of ["/dash", "https://elsewhere.example/pass/", "/passage/"]) expect(asked(to)).toBeNull();
  expect(askedFor(request("/pass"))).toBeNull();
});
