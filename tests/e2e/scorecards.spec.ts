import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { seedId } from "../../db/seed/ids";
import { test, untilItListens } from "../support/journey";
import { signInWith } from "../support/sign-in";

const ANJALI = seedId("application anjali-subramaniam product-designer");
/** Each project hands in as somebody else, since both run against one product. */
const WHO = {
  "with JavaScript": "lena.hoffmann@northwind.example",
  "without JavaScript": "oliver.grant@northwind.example",
} as const;

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test("a colleague hands in a scorecard, then reads what others say, and changes her own on a phone", async ({
  page,
}, { project }) => {
  const scripts = project.use.javaScriptEnabled !== false;
  await signInWith(page, WHO[project.name as keyof typeof WHO]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.candidate(ANJALI));
  const cards = page.locator("#scorecards");
  await expect(cards).toContainText(/\d handed in; hand in yours to read them/);
  await expect(cards).not.toContainText("Samuel Adeyemi");
  await untilItListens(page);
  if (scripts) await page.keyboard.press("s");
  else await cards.getByRole("link", { name: "Your scorecard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your scorecard: Anjali/);
  await expect(page.getByText("What others say")).toHaveCount(0);
  await fits(page);

  await page.getByLabel("What speaks against it").fill("Too short");
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose one of the four");
  await expect(page.getByLabel("What speaks against it")).toHaveValue("Too short");
  await page.getByLabel("Clearly yes").check();
  await page.getByLabel("What speaks for it").fill("Asks before she draws, and draws little.");
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("Your scorecard is handed in.")).toBeVisible();
  await expect(page.getByText("Samuel Adeyemi: Clearly yes")).toBeVisible();
  await expect(page.getByText("Drew the old onboarding from memory")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.candidate(ANJALI));
  await expect(cards).toContainText("Yours: Clearly yes.");
  await expect(cards).toContainText("Drew the old onboarding from memory");
  await fits(page);
  await cards.getByRole("link", { name: "Your scorecard" }).click();
  await expect(page.getByLabel("Clearly yes")).toBeChecked();
  await page.getByLabel("Rather yes").check();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("Your scorecard is changed.")).toBeVisible();
  await expect(page.getByText("Yours: Rather yes.")).toBeVisible();
  await fits(page);
});
