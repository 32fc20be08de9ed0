import { type CDPSession, expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { noProblems } from "../support/axe";
import { test } from "../support/journey";
import { signInAsNewRecruiter } from "../support/sign-in";

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
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a recruiter adds a passkey, signs in with it, and removes it", async ({ page, mail }) => {
  const { javaScriptEnabled = true } = test.info().project.use;
  const email = await signInAsNewRecruiter(page, mail);
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
  await page.getByLabel("Current password").first().fill(DEMO_PASSWORD);
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
  await remove.getByLabel("Current password").fill(DEMO_PASSWORD);
  await remove.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await authenticator.detach();
  await page.context().clearCookies();
  await signInAs(page, email);
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard()}$`));
});
