import { expect, test } from "vitest";
import { type Env, hashesQuickly, settingsFrom } from "./env";

const roleBy = (OIDC_ROLE?: string) => {
  const env = { PUBLIC_ORIGIN: "https://rolecall.example", SIGNING_SECRET: "x".repeat(32), OIDC_ROLE };
  return settingsFrom(env as Env).providerTrust.role;
};

test("whoever joins by a company's domain interviews, unless its operator says otherwise", () => {
  expect([roleBy(), roleBy(" "), roleBy("recruiter")]).toEqual(["interviewer", "interviewer", "recruiter"]);
  expect(() => roleBy("recruiters")).toThrow("OIDC_ROLE is none of owner, recruiter");
});

test("passwords are hashed with little work in tests alone, and only where it is asked for", () => {
  const quick = (ENVIRONMENT: string, QUICK_PASSWORDS?: string) =>
    hashesQuickly({ ENVIRONMENT, QUICK_PASSWORDS } as Env);
  expect([quick("development"), quick("development", ""), quick("production")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(quick("development", "on")).toBe(true);
  for (const environment of ["production", "staging", ""])
    for (const wanted of ["on", "off"]) expect(() => quick(environment, wanted)).toThrow("for tests alone");
});
