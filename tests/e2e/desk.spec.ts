import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { needsScripts, test, untilItListens } from "../support/journey";
import { signInAs } from "../support/sign-in";
import { READERS, type Reader, readerAddress, STATUSES } from "./forty-applications";

/** So soon a second press is one of the same hand, in milliseconds. */
const SAME_HAND = 600;
const peopleOf = (reader: Reader) =>
  Array.from({ length: READERS[reader] }, (_, at) => `Applicant ${String(at + 1).padStart(2, "0")}`);
/** Every third is passed, which asks first. */
const isPassed = (at: number) => at % 3 === 2;

test(
  "a recruiter reads forty applications without leaving the keyboard",
  needsScripts("keys need a script"),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, "by-keyboard");
    await page.goto(paths.candidates());
    await untilItListens(page);
    const presses: number[] = [];
    for (const [at, name] of peopleOf("by-keyboard").entries()) {
      await isInView(page, name);
      if (at > 0) await page.waitForTimeout(SAME_HAND);
      const keys = isPassed(at) ? ["p", "Enter"] : ["a"];
      for (const key of keys) await page.keyboard.press(key);
      presses.push(keys.length);
    }
    await expect(page.getByText("40 of 40 decided")).toHaveCount(2);
    expect(Math.max(...presses)).toBeLessThanOrEqual(2);
    expect(await scrolled(page)).toBe(0);

    // Among those who are left one goes on and back without deciding anything.
    await page.goto(`${paths.candidates()}?status=passed`);
    await untilItListens(page);
    await expect(heading(page, "Applicant 03")).toBeVisible();
    await page.keyboard.press("j");
    await expect(heading(page, "Applicant 06")).toBeFocused();
    await page.keyboard.press("k");
    await expect(heading(page, "Applicant 03")).toBeFocused();
    const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
    await page.keyboard.press("x");
    await expect(box("Applicant 03")).not.toBeChecked();
    await page.keyboard.press("x");
    await expect(box("Applicant 03")).toBeChecked();
    await page.keyboard.press("j");
    await expect(heading(page, "Applicant 06")).toBeFocused();
    await expect(box("Applicant 03")).toBeChecked();
    await expect(box("Applicant 06")).not.toBeChecked();

    await page.goto(`${paths.candidates()}?status=interview_approved`);
    await untilItListens(page);
    await page.keyboard.press("m");
    await expect(page.getByRole("button", { name: "Send Job Offer" })).toBeFocused();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("jmx");
    await expect(page.getByRole("searchbox")).toHaveValue("jmx");
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  },
);

test(
  "a recruiter who presses twice decides on one person, by key and by mouse",
  needsScripts("without scripts a second press finds a page that is leaving"),
  async ({ page }) => {
    await signIn(page, "presses-twice");
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto(paths.candidates());
    await untilItListens(page);
    await page.keyboard.press("a");
    await expect(heading(page, "Applicant 02")).toBeVisible();
    await untilItListens(page);
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Approve for Interview" }).click();
    await expect(heading(page, "Applicant 02")).toBeVisible();
    await page.clock.setFixedTime(now + SAME_HAND);
    await page.keyboard.press("a");
    await expect(heading(page, "Applicant 03")).toBeVisible();
  },
);

test(
  "an interviewer reads of the keys that press something, and of no others",
  needsScripts("keys need a script"),
  async ({ page }) => {
    await signInAs(page, "interviewer");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(paths.candidates());
    await untilItListens(page);
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" }).locator("kbd").filter({ visible: true });
    await expect(keys).toHaveText(["J", "N", "S", "/", "?"]);
  },
);

test("a recruiter reads forty applications by thumb, or a dozen without scripts, each CV in view", async ({
  page,
  javaScriptEnabled,
}) => {
  const reader = javaScriptEnabled === false ? "without-scripts" : "by-thumb";
  const people = peopleOf(reader);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, reader);
  await page.goto(paths.candidates());
  await page.getByRole("link", { name: people[0] }).click();
  await page.getByRole("link", { name: "CV", exact: true }).click();
  for (const [at, name] of people.entries()) {
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByText(`The CV of ${name}`)).toBeInViewport();
    if (javaScriptEnabled !== false && at > 0) await page.waitForTimeout(SAME_HAND);
    const presses = isPassed(at) ? ["Pass", "Yes, pass"] : ["Approve for Interview"];
    for (const name of presses) await pressWhereItIs(page, page.getByRole("button", { name, exact: true }));
    expect(presses.length).toBeLessThanOrEqual(2);
  }
  const decided = page.getByText(`${people.length} of ${people.length} decided`);
  await expect(decided.filter({ visible: true })).toHaveCount(1);
});

test("of two hundred people a recruiter sees twelve at once, and each figure is what its list holds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "of-two-hundred");
  await page.goto(paths.candidates());
  await expect(page.getByRole("complementary", { name: "Cookies" })).toBeVisible();
  await expect(heading(page, "Applicant 01")).toBeVisible();
  const rows = page.locator(".desk-rows > li");
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(56);
  const colours = (of: string) =>
    rows.locator(of).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  // Figures are ink, whatever the score; what the band says is its mark.
  expect(await colours(".fig")).toEqual(await colours(".desk-row-name"));
  expect((await colours(".tally")).length).toBeGreaterThanOrEqual(3);

  const links = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  expect(await links.locator("b").allTextContents()).toEqual(Object.values(STATUSES).map(String));
  const listed: number[] = [];
  for (const at of Object.values(STATUSES).keys()) {
    await links.nth(at).click();
    await expect(links.nth(at)).toHaveAttribute("aria-current", "page");
    await expect(page.locator(".desk-result")).toContainText(`${Object.values(STATUSES)[at]} p`);
    const names = new Set<string>();
    for (;;) {
      for (const name of await rows.locator(".desk-row-name").allTextContents()) names.add(name);
      const next = page.getByRole("link", { name: "Next page" });
      if ((await next.count()) === 0) break;
      await page.goto((await next.getAttribute("href")) ?? "");
    }
    listed.push(names.size);
  }
  expect(listed).toEqual(Object.values(STATUSES));
});

const heading = (page: Page, name: string) => page.locator("#candidate-name", { hasText: name });

/** Who it is, what the CV says and how to decide, without scrolling. */
async function isInView(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeInViewport();
  await expect(page.getByText(`The CV of ${name}`)).toBeInViewport();
  await expect(page.getByRole("button", { name: "Approve for Interview" })).toBeInViewport({ ratio: 1 });
}

/** Playwright's own click would scroll a button into view; a thumb presses what it sees. */
async function pressWhereItIs(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await scrolled(page), "nothing was scrolled").toBe(0);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

const scrolled = (page: Page) =>
  page.evaluate(() => scrollY + (document.querySelector(".desk-person")?.scrollTop ?? 0));

async function signIn(page: Page, reader: Reader): Promise<void> {
  const answer = await page.request.post(paths.login(), {
    form: { email: readerAddress(reader), password: DEMO_PASSWORD },
    headers: { Origin: process.env.PRODUCT_ORIGIN ?? "" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
