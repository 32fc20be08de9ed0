import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";

/** Signs in as the recruiter of the demo company. */
export const signInAsDemoRecruiter = (page: Page) => signInAs(page, "recruiter");

/**
 * Signs in with a demo account, by the form's own request: `sign-in.spec.ts` goes through the page. Answers
 * its address.
 */
export async function signInAs(page: Page, role: (typeof DEMO_ACCOUNTS)[number]["role"]): Promise<string> {
  const { email = "" } = DEMO_ACCOUNTS.find((account) => account.role === role) ?? {};
  const answer = await page.request.post(paths.login(), {
    form: { email, password: DEMO_PASSWORD },
    headers: { Origin: process.env.PRODUCT_ORIGIN ?? "" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return email;
}

/** Gives the served product's password at the beta team's gate. */
export async function unlockPass(page: Page): Promise<void> {
  await page.goto(paths.pass());
  await page.getByLabel("Password", { exact: true }).fill("marigold-pass-1");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Secure Content" })).toBeVisible();
}
