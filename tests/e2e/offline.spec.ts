import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { test } from "../support/journey";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser says it");
});

const LOST = "Network connection lost. Please check your internet connection.";

test("a form sent without a network stays as it is, and says so in place", async ({ page, context }) => {
  await page.goto(paths.register());
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  await page.getByLabel("Password", { exact: true }).fill("a long unusual one");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toHaveText(LOST);
  await expect(page.getByLabel("Company Name")).toHaveValue("Bergwerk Tools");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a long unusual one");
  await expect(page.getByRole("button", { name: "Create Account" })).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toContainText("There is a problem");
});

test("a link of a lively page says so in place", async ({ page, context }) => {
  await page.goto(paths.candidates());
  await page.waitForLoadState("networkidle");
  await page
    .getByLabel(/search/i)
    .first()
    .fill("Sarah");
  await context.setOffline(true);
  await page.getByRole("link", { name: /Sarah Chen/ }).click();
  await expect(page.getByRole("alert")).toHaveText(LOST);
  await expect(page.getByLabel(/search/i).first()).toHaveValue("Sarah");
});

test("a page that cannot be reached shows the product's own offline page, and leads on when it can", async ({
  page,
  context,
}) => {
  await page.goto(paths.login());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.match("/offline"))?.status)).toBe(200);
  await context.setOffline(true);
  await page.goto(paths.register());
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByText(LOST)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname.replace(/-[\w-]+\.css$/, ".css"));
  });
  expect(kept).toEqual(["/offline", "/consent.js", "/assets/app.css"]);
});
