import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { holdAnswers, holdScripts, needsScripts, test, untilItListens } from "../support/journey";
import { signInWith } from "../support/sign-in";
import { readerAddress, STATUSES } from "./forty-applications";

/** Nobody is decided on here: both projects read the same two hundred. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWith(page, readerAddress("of-two-hundred"));
});

const box = (page: Page) => page.getByRole("searchbox");
const names = (page: Page) => page.locator(".desk-row-name");
const heading = (page: Page, name: string) => page.locator("#candidate-name", { hasText: name });

test(
  "somebody who types keeps every letter, the focus and the open filter, and nothing loads anew",
  needsScripts("without a script one presses Return"),
  async ({ page }) => {
    await page.goto(paths.candidates());
    await untilItListens(page);
    await stayed(page);
    await box(page).pressSequentially("Applicant 17 ");
    await expect(page).toHaveURL(/q=Applicant\+17/);
    await expect(names(page)).toHaveCount(11);
    await expect(heading(page, "Applicant 17")).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("Applicant 17 ");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("1");
    await expect(names(page)).toHaveText(["Applicant 171"]);

    await box(page).fill("");
    await expect(page).toHaveURL(/\/dash\?sort=\w+$/);
    await page.locator(".desk-filter > summary").click();
    const status = page.getByRole("combobox", { name: "Status" });
    await status.focus();
    await status.selectOption({ label: "Passed or withdrawn" });
    await expect(page).toHaveURL(/status=passed/);
    await expect(page.locator(".desk-result")).toContainText(`${STATUSES.passed} people`);
    await expect(status).toBeFocused();
    await expect(status).toBeVisible();
    expect(await hasStayed(page)).toBe(true);
  },
);

test("somebody reads in the empty search box, to the last word, what it finds", async ({ page }) => {
  await page.goto(paths.candidates());
  const room = await box(page).evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) return -1;
    pen.font = font;
    const words = pen.measureText(input.placeholder).width;
    return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
  });
  // Beside them a browser keeps room for its cross.
  expect(room).toBeGreaterThan(24);
});

test(
  "what somebody types and chooses before the page listens is asked for all the same",
  needsScripts("without a script one presses Return"),
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(paths.candidates(), { waitUntil: "commit" });
    await box(page).fill("Applicant 03");
    await page.getByLabel("Order").selectOption({ label: "Name" });
    letThrough();
    await expect(page).toHaveURL(/q=Applicant\+03.*sort=name/);
    await expect(names(page)).toHaveText(["Applicant 03"]);
  },
);

test(
  "a later wish overtakes an earlier one, and the last is what stands",
  needsScripts("without a script the browser itself does so"),
  async ({ page }) => {
    await page.goto(paths.candidates());
    await untilItListens(page);
    const letThrough = await holdAnswers(page, /q=Applicant\+04/);
    const overtaken = page.waitForEvent("requestfailed", (request) => request.url().includes("Applicant+04"));
    await box(page).fill("Applicant 04");
    await expect(page.getByText("Loading...")).toBeVisible();
    await page.getByRole("link", { name: /^Applicant 02/ }).click();
    await expect(heading(page, "Applicant 02")).toBeFocused();
    expect((await overtaken).failure()?.errorText).toContain("ABORTED");
    letThrough();
    await expect(page).toHaveTitle(/^Applicant 02/);
    await expect(box(page)).toHaveValue("");
    await expect(names(page)).toHaveCount(25);
  },
);

test(
  "boxes stay ticked while somebody reads on, and end with the people they stand for",
  needsScripts("without a script each page has boxes of its own"),
  async ({ page }) => {
    await page.goto(`${paths.candidates()}?select=on`);
    await untilItListens(page);
    const one = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
    const [shown, fitting] = ["All 25 shown", `All ${STATUSES.pending} that fit the filter`];
    await one("Applicant 03").check();
    await page.keyboard.press("j");
    await expect(heading(page, "Applicant 02")).toBeFocused();
    await page.keyboard.press("x");
    await expect(one("Applicant 02")).toBeChecked();
    await expect(one("Applicant 03")).toBeChecked();

    const ticked = page.locator(".desk-rows :checked");
    await page.getByLabel(fitting).check();
    await expect(ticked).toHaveCount(25);
    await one("Applicant 05").uncheck();
    await expect(page.getByLabel(fitting)).not.toBeChecked();
    await page.getByLabel(shown).check();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(one("Applicant 26")).toBeVisible();
    await expect(ticked).toHaveCount(0);
    await expect(page.getByLabel(shown)).not.toBeChecked();
  },
);

test("the way back leads through filters and people, to where the list stood", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.candidates());
  await untilItListens(page);
  await page
    .getByRole("navigation", { name: "Status" })
    .getByRole("link", { name: /^Passed/ })
    .click();
  await expect(page).toHaveURL(/status=passed/);
  const late = page.locator(".desk-row").nth(17);
  const name = (await late.locator("strong").textContent()) ?? "";
  await late.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(200);
  await late.click();
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(late).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
  await page.goBack();
  await expect(page).not.toHaveURL(/status/);
  await expect(page.locator(".desk-result")).toContainText(`${STATUSES.pending} people`);
  await page.goForward();
  await page.goForward();
  await expect(heading(page, name)).toBeVisible();
});

test(
  "the list keeps its place while somebody opens people from it, and another page begins on top",
  needsScripts("without a script each page begins on top"),
  async ({ page }) => {
    await page.goto(paths.candidates());
    await untilItListens(page);
    const list = page.locator(".desk-list");
    const top = () => list.evaluate((pane) => pane.scrollTop);
    await page.locator(".desk-row").nth(20).scrollIntoViewIfNeeded();
    const stood = await top();
    expect(stood).toBeGreaterThan(100);
    await page.locator(".desk-row").nth(20).click();
    await expect(heading(page, "Applicant 21")).toBeFocused();
    expect(await top()).toBe(stood);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(names(page).first()).toHaveText("Applicant 26");
    expect(await top()).toBe(0);
    await page.goBack();
    await expect(names(page).first()).toHaveText("Applicant 01");
    await expect.poll(top).toBeGreaterThan(100);
  },
);

test(
  "while somebody is being read the list looks again, and keeps what is typed",
  needsScripts("without a script one loads the page again"),
  async ({ page }) => {
    let asked = 0;
    await page.route(/\/dash$/, async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const html = (await answer.text()).replace("<live-desk ", '<live-desk data-waits="" ');
      const body = html.replaceAll("Led a team of 4", "Being read…");
      await (asked === 1 ? route.fulfill({ response: answer, body }) : route.fulfill({ response: answer }));
    });
    await page.goto(paths.candidates());
    await untilItListens(page);
    const row = page.locator(".desk-row", { hasText: "Applicant 04" });
    await expect(row).toContainText("Being read…");
    await page.locator(".desk-filter > summary").click();
    await expect(row).toContainText("Led a team of 4");
    await expect(page.getByRole("button", { name: "Show", exact: true })).toBeVisible();
    await expect(page.locator("[data-waits]")).toHaveCount(0);
  },
);

test(
  "somebody who was refused something reads so beside the decision, also after the next look",
  needsScripts("without a script one loads the page again"),
  async ({ page }) => {
    let asked = 0;
    await page.route(/\/dash\/\w{26}$/, async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace("<live-desk ", '<live-desk data-waits="" ')
        .replace('<span role="status"></span>', '<span role="alert">Nothing was done.</span>');
      await (asked === 1 ? route.fulfill({ response: answer, body }) : route.fulfill({ response: answer }));
    });
    await page.goto(paths.candidates());
    const address = await page.getByRole("link", { name: "Applicant 04" }).getAttribute("href");
    await page.goto(address?.split("?")[0] ?? "");
    const refusal = page.locator(".desk-bar-said").getByRole("alert");
    await expect(refusal).toHaveText("Nothing was done.");
    await expect(page.locator("[data-waits]")).toHaveCount(0);
    await expect(refusal).toHaveText("Nothing was done.");
  },
);

const stayed = (page: Page) => page.evaluate(() => document.body.classList.add("stayed"));
const hasStayed = (page: Page) => page.evaluate(() => document.body.matches(".stayed"));
