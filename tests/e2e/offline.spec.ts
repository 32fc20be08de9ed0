import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { openJobMenu } from "../support/job-menu";
import { test, untilItListens } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

test.use({ serviceWorkers: "allow" });

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

test("on a phone the words about the network stand within the page, and over no button", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.register());
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  await context.setOffline(true);
  const send = page.getByRole("button", { name: "Create Account" });
  await send.click();
  const words = page.getByRole("alert");
  await expect(words).toHaveText(LOST);
  await expect(words).toBeInViewport({ ratio: 1 });
  await send.scrollIntoViewIfNeeded();
  const [said, button] = [await words.boundingBox(), await send.boundingBox()];
  if (!said || !button) throw new Error("one of both is not shown");
  expect([said.x >= 0, said.x + said.width <= 360]).toEqual([true, true]);
  expect(said.y + said.height).toBeLessThanOrEqual(button.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByRole("contentinfo")).toBeAttached();
});

test("a link of the desk says so in place", async ({ page, context }) => {
  await page.goto(paths.candidates());
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: /Sarah Chen/ }).click();
  await expect(page.getByRole("alert")).toHaveText(LOST);
  await expect(page.getByRole("link", { name: /Sarah Chen/ })).toBeVisible();
});

test("a search that is typed when the network has gone stays in its field, and is asked for again", async ({
  page,
  context,
}) => {
  await page.goto(paths.candidates());
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const search = page.getByLabel(/search/i).first();
  await search.fill("Sarah");
  await expect(page.getByRole("alert")).toHaveText(LOST);
  await expect(search).toHaveValue("Sarah");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await search.press("Enter");
  await expect(page).toHaveURL(/q=Sarah/);
});

test("a job's status chosen without a network goes back to the one that stands", async ({
  page,
  context,
}) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.jobs({ q: "Product Designer" }));
  await page.waitForLoadState("networkidle");
  await openJobMenu(page, "Product Designer");
  // What the menu holds wakes up with it.
  await untilItListens(page);
  await context.setOffline(true);
  const status = page.getByLabel("Status of Product Designer");
  await status.selectOption("Set Closed");
  await expect(page.getByRole("alert")).toHaveText(LOST);
  await expect(status).toHaveValue("active");
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
