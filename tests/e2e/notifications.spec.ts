import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { test } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

test("a recruiter reads the news in the header, and opens one", async ({ page, javaScriptEnabled }) => {
  await signInAsDemoRecruiter(page);
  const unread = page.getByRole("button", { name: /^Unread: Evaluation ready/ });
  // The demo's candidates are evaluated in the background.
  const told = async () => {
    await page.goto(paths.notifications());
    return unread.count();
  };
  await expect.poll(told, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.goto(paths.dashboard());
  await page.locator("summary").filter({ hasText: "Notifications" }).click();
  if (!javaScriptEnabled) await page.getByRole("link", { name: "See all notifications" }).click();
  await unread.first().click();
  await expect(page).toHaveURL(/\/dash\/\w{26}/);
});
