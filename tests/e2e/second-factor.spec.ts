import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { codeNow } from "../support/app-code";
import { noProblems } from "../support/axe";
import { ownAddress, test } from "../support/journey";

const PASSWORD = "seven wooden spoons";

test("a recruiter sets up a second step, keeps the codes, and signs in with the app's code", async ({
  page,
  mail,
}) => {
  const email = ownAddress("second");
  await page.goto(paths.register());
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  await page.getByLabel("Your Name").fill("Anna Berg");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Please verify your email address" })).toBeVisible();
  const message = await mail.to(email, /verify/);
  await page.goto(message.links.find((link) => link.includes("/verifyemail/")) ?? "");
  await page.getByRole("button", { name: "Verify my address" }).click();
  await expect(page.getByText("Email verified!")).toBeVisible();

  await page.goto(paths.settings());
  await page.getByRole("link", { name: "A code of your phone or a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Set it up" })).toBeVisible();
  await noProblems(page);
  const key = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(codeNow(key));
  await page.getByLabel("Current password").fill(PASSWORD);
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
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await noProblems(page, "auth/second-step.tsx");
  await page.getByLabel("Code", { exact: true }).fill(codeNow(key, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard()}$`));
});
