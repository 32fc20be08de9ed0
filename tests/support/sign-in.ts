import { expect, type Page, test } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { STAFF_TOKEN } from "../e2e/demo-staff";
import type { Mail } from "./journey";

/** Signs in as the recruiter of the demo company. */
export const signInAsDemoRecruiter = (page: Page) => signInAs(page, "recruiter");

/**
 * Signs in with a demo account, by the form's own request: `sign-in.spec.ts` goes through the page. Answers
 * its address.
 */
export async function signInAs(page: Page, role: (typeof DEMO_ACCOUNTS)[number]["role"]): Promise<string> {
  const { email = "" } = DEMO_ACCOUNTS.find((account) => account.role === role) ?? {};
  await signInWith(page, email);
  return email;
}

/** As somebody who has the demo people's password. */
export async function signInWith(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(paths.login(), {
    form: { email, password: DEMO_PASSWORD },
    headers: { Origin: process.env.PRODUCT_ORIGIN ?? "" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/**
 * A recruiter of a company that nobody else works for, whose draft no other journey writes. Answers the
 * address.
 */
export async function signInAsNewRecruiter(page: Page, mail: Mail): Promise<string> {
  const mark = `${test.info().project.name.replace(/\W+/g, "-").toLowerCase()}.${Date.now()}`;
  const email = `recruiter.${mark}@quayside.example`;
  const headers = { Origin: process.env.PRODUCT_ORIGIN ?? "" };
  const typed = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
  const form = { email, ...typed, companyName: "Quayside", personName: "Ines Duarte" };
  // As the browser itself says it: the company's country follows from it.
  const said = { ...headers, "Accept-Language": "en-GB" };
  const registered = await page.request.post(paths.register(), { form, headers: said, maxRedirects: 0 });
  expect(registered.status()).toBe(303);
  const { links } = await mail.to(email, /verify/i);
  const link = links.find((found) => found.includes(paths.verifyLink(""))) ?? "the message has no link";
  const verified = await page.request.post(link, { form: {}, headers, maxRedirects: 0 });
  expect(verified.status()).toBe(303);
  return email;
}

/** By a session of their own: whoever else was signed in here is not any more. */
export async function becomeStaff(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "__Host-session" });
  const at = { url: process.env.PRODUCT_ORIGIN?.replace("http:", "https:") ?? "" };
  const kept = { httpOnly: true, secure: true, sameSite: "Lax" as const };
  await page.context().addCookies([{ name: "__Host-session", value: STAFF_TOKEN, ...at, ...kept }]);
}

/** Gives the served product's password at the beta team's gate, as one of its staff. */
export async function unlockPass(page: Page): Promise<void> {
  await becomeStaff(page);
  await page.goto(paths.pass());
  await page.getByLabel("Password", { exact: true }).fill("marigold-pass-1");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Secure Content" })).toBeVisible();
}
