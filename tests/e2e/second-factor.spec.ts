import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { codeNow } from "../support/app-code";
import { noProblems } from "../support/axe";
import { test } from "../support/journey";
import { signInAsNewRecruiter } from "../support/sign-in";

test("a recruiter sets up a second step, keeps the codes, and signs in with the app's code", async ({
  page,
  mail,
}) => {
  const email = await signInAsNewRecruiter(page, mail);

  await page.goto(paths.settings());
  await page.getByRole("link", { name: "A code of your phone or a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Set it up" })).toBeVisible();
  await noProblems(page);
  const key = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(codeNow(key));
  await page.getByLabel("Current password").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await noProblems(page);
  await page.goto(paths.secondFactor());
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  await expect(page.locator(".recovery-codes li")).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(paths.login());
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await noProblems(page, "auth/second-step.tsx");
  await page.getByLabel("Code", { exact: true }).fill(codeNow(key, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard()}$`));
});
