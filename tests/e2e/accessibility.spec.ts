import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { test } from "../support/journey";

const PUBLIC_PAGES = [paths.home(), paths.login(), "/no-such-page"];

for (const path of PUBLIC_PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`everyone can use ${path} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await problemsOn(page)).toEqual([]);
    });
  }

  // axe itself needs scripts, so the page is given none of its own instead of switching them off.
  test(`everyone can use ${path} without its scripts`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    expect(await problemsOn(page)).toEqual([]);
  });
}

async function problemsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
