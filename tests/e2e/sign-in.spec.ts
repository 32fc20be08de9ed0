import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { test } from "../support/journey";

for (const { email, role } of DEMO_ACCOUNTS) {
  test(`the demo ${role} signs in with the password that npm start prints`, async ({ page }) => {
    await signIn(page, email, DEMO_PASSWORD);
    // A code is good once, so that the two journeys of a moment could not both have it.
    if (role === "staff") await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
    else await expect(page).not.toHaveURL(new RegExp(paths.login()));
  });
}

test("someone who mistypes the password learns it, and keeps the address", async ({ page }) => {
  await signIn(page, "amara.okafor@example.org", "not-the-password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue("amara.okafor@example.org");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a page whose scripts do not come is one without scripts", async ({ page }) => {
  const missing = /\/assets\/(password-toggle|busy-button|entry\.client)-[^/]*\.js$/;
  const asked = new Set<string>();
  await page.route(missing, (route) => {
    asked.add(missing.exec(route.request().url())?.[1] ?? "");
    return route.abort();
  });
  await signIn(page, "priya.nair@northwind.example", "not-the-password");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(new RegExp(paths.login()));
  await page.goto(paths.jobs());
  const builder = page.locator(`a[href^="${paths.buildAssessment("")}"]`).first();
  await page.goto((await builder.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (test.info().project.use.javaScriptEnabled === false) return;
  await expect.poll(() => [...asked].sort()).toEqual(["busy-button", "entry.client", "password-toggle"]);
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(paths.login());
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
