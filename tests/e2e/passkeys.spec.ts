import { type CDPSession, expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { ownAddress, test } from "../support/journey";

const PASSWORD = "seven wooden spoons";

/** Chromium's own software authenticator: it makes and uses passkeys without asking anybody. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function signInAs(page: Page, email: string) {
  await page.goto(paths.login());
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a recruiter adds a passkey, signs in with it, and removes it", async ({ page, mail }) => {
  const { javaScriptEnabled = true } = test.info().project.use;
  const email = ownAddress("passkey");
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
  await page.goto(paths.secondFactor());
  await page.getByRole("link", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  await noProblems(page);
  if (!javaScriptEnabled) {
    await expect(page.locator("passkey-form noscript > p")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add a passkey" })).toBeHidden();
    return;
  }

  const authenticator = await withAuthenticator(page);
  await page.getByLabel("Name", { exact: true }).fill("Anna’s laptop");
  await page.getByLabel("Current password").first().fill("wrong");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("That is not your password").first()).toBeVisible();
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expect(page.getByText("signing in asks for a passkey")).toBeVisible();
  await noProblems(page);

  await page.context().clearCookies();
  await signInAs(page, email);
  await expect(page.getByRole("heading", { name: "Your passkey" })).toBeVisible();
  await noProblems(page, "auth/second-step.tsx");
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard()}$`));

  await page.goto(paths.passkeys());
  await expect(page.getByText("last used")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).waitFor();
  await noProblems(page, "account/passkeys.tsx");
  const remove = page.locator("form").filter({ hasText: "Remove a passkey" });
  await remove.getByLabel("Passkey").selectOption("Anna’s laptop");
  await remove.getByLabel("Current password").fill(PASSWORD);
  await remove.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await authenticator.detach();
  await page.context().clearCookies();
  await signInAs(page, email);
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard()}$`));
});
