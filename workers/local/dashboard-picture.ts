import type { Browser } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts.ts";

export async function takeDashboardPicture(browser: Browser, origin: string, path: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    locale: "en-GB",
    timezoneId: "Europe/London",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("button", { name: "Reject" }).waitFor();
  await page
    .getByLabel("Email Address")
    .fill(DEMO_ACCOUNTS.find(({ role }) => role === "recruiter")?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.goto("/dash?status=all");
  await page.getByRole("link", { name: /Marcus Johnson/ }).click();
  await page.getByRole("heading", { name: "Marcus Johnson" }).waitFor();
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: ".cookie-banner{display:none}" });
  await page.screenshot({ path, animations: "disabled" });
  await context.close();
}
