import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";

/** Signs in as the recruiter of the demo company, through the page. */
export async function signInAsDemoRecruiter(page: Page): Promise<void> {
  const recruiter = DEMO_ACCOUNTS.find((account) => account.role === "recruiter");
  await page.goto(paths.login());
  await page.getByLabel("Email Address").fill(recruiter?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(new RegExp(paths.login()));
}

/** Gives the served product's password at the beta team's gate. */
export async function unlockPass(page: Page): Promise<void> {
  await page.goto(paths.pass());
  await page.getByLabel("Password", { exact: true }).fill("marigold-pass-1");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Secure Content" })).toBeVisible();
}
