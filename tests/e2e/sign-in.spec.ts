import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { test } from "../support/journey";

for (const { email, role } of DEMO_ACCOUNTS) {
  test(`the demo ${role} signs in with the password that npm start prints`, async ({ page }) => {
    await signIn(page, email, DEMO_PASSWORD);
    await expect(page).not.toHaveURL(new RegExp(paths.login()));
  });
}

test("someone who mistypes the password learns it, and keeps the address", async ({ page }) => {
  await signIn(page, "amara.okafor@example.org", "not-the-password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue("amara.okafor@example.org");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(paths.login());
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
