import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { analyticsRules, withStillTag } from "../../workers/app/content-policy";
import { test } from "../support/journey";

const TAG = "G-TEST123";
const LOADER = `https://www.googletagmanager.com/gtag/js?id=${TAG}`;

/**
 * Does on the page what the real tag does: another script, a message and a picture, each from a host of its
 * own.
 */
const STAND_IN =
  `
  document.head.append(Object.assign(document.createElement("script"), { src: ` +
  `"https://www.googletagmanager.com/more.js" }));
  fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors", body: "v=2" });
  new Image().src = "https://googleads.g.doubleclick.net/pagead/conversion/?value=1&currency=GBP";
`;

/**
 * The product is served without a tag: its pages are given one on the way, with the policy that the product
 * would send.
 */
async function withTag(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = url === LOADER ? STAND_IN : "";
    return route.fulfill({
      body,
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const body = (await response.text()).replace(
      "<head>",
      `<head><meta name="analytics-tag" content="${TAG}">`,
    );
    const allowed = policy.includes("report-uri")
      ? policy.replace("report-uri", [...analyticsRules(TAG), "report-uri"].join("; "))
      : withStillTag(policy, TAG);
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": allowed },
    });
  });
  return asked;
}

/** What the content policy stopped on this page, from now on. */
async function stopped(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("wasStopped", (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { wasStopped(what: string): void }).wasStopped(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    );
  });
  return found;
}

const decide = (page: Page, answer: "Accept" | "Reject") =>
  page.getByRole("complementary", { name: "Cookies" }).getByRole("button", { name: answer }).click();

const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) =>
      Array.from(call).filter((part) => !(part instanceof Date)),
    ),
  );

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "nothing is counted without scripts");
});

test("after Accept alone the conversion counts once, worth one pound", async ({ page }) => {
  const violations = await stopped(page);
  const asked = await withTag(page, `**${paths.beta()}?sent=yes`);
  await page.goto(`${paths.beta()}?sent=yes`);
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
  expect([asked, await calls(page)]).toEqual([[], []]);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await decide(page, "Accept");
  await expect.poll(() => asked.length).toBe(4);
  expect(asked[0]).toBe(LOADER);
  expect(await calls(page)).toEqual([
    ["js"],
    ["config", TAG],
    ["event", "conversion", { send_to: TAG, value: 1, currency: "GBP" }],
  ]);
  await page.reload();
  await expect.poll(() => asked.length).toBe(8);
  expect(await calls(page)).toEqual([["js"], ["config", TAG]]);
  expect(violations).toEqual([]);
});

test("on a page rendered ahead the tag works under the page's own policy", async ({ page }) => {
  const violations = await stopped(page);
  const asked = await withTag(page, `**${paths.terms()}`);
  await page.goto(paths.terms());
  expect(asked).toEqual([]);
  await decide(page, "Accept");
  await expect.poll(() => asked.length).toBe(4);
  expect(await calls(page)).toEqual([["js"], ["config", TAG]]);
  expect(violations).toEqual([]);
});

test("after Reject no tag is ever loaded", async ({ page }) => {
  const asked = await withTag(page, `**${paths.beta()}?sent=yes`);
  await page.goto(`${paths.beta()}?sent=yes`);
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await decide(page, "Reject");
  await expect(page).toHaveURL("https://www.google.com/");
  await page.goto(`${paths.beta()}?sent=yes`);
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["https://www.google.com/"]);
  expect(await calls(page)).toEqual([]);
});
