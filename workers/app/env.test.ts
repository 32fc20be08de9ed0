import { expect, test } from "vitest";
import { type Env, settingsFrom } from "./env";

const roleBy = (OIDC_ROLE?: string) => {
  const env = { PUBLIC_ORIGIN: "https://rolecall.example", SIGNING_SECRET: "x".repeat(32), OIDC_ROLE };
  return settingsFrom(env as Env).providerTrust.role;
};

test("whoever joins by a company's domain interviews, unless its operator says otherwise", () => {
  expect([roleBy(), roleBy(" "), roleBy("recruiter")]).toEqual(["interviewer", "interviewer", "recruiter"]);
  expect(() => roleBy("recruiters")).toThrow("OIDC_ROLE is none of owner, recruiter");
});
