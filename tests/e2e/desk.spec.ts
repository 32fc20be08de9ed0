import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { test, untilItListens } from "../support/journey";
import { READERS, type Reader, readerAddress } from "./forty-applications";

const peopleOf = (reader: Reader) =>
  Array.from({ length: READERS[reader] }, (_, at) => `Applicant ${String(at + 1).padStart(2, "0")}`);
/** Every third is passed, which asks first. */
const isPassed = (at: number) => at % 3 === 2;

test("a recruiter reads forty applications without leaving the keyboard", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "keys need a script");
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "by-keyboard");
  await page.goto(paths.candidates());
  await untilItListens(page);
  const presses: number[] = [];
  for (const [at, name] of peopleOf("by-keyboard").entries()) {
    await isInView(page, name);
    const keys = isPassed(at) ? ["p", "Enter"] : ["a"];
    for (const key of keys) await page.keyboard.press(key);
    presses.push(keys.length);
  }
  await expect(page.getByText("40 of 40 read")).toHaveCount(2);
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
});

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
    const main = page.getByRole("button", { name: isPassed(at) ? "Pass" : "Approve for Interview" });
    await expect(main).toBeInViewport({ ratio: 1 });
    await main.click();
    if (isPassed(at)) await page.getByRole("button", { name: "Yes, pass" }).click();
  }
  await expect(page.getByText(`${people.length} of ${people.length} read`).last()).toBeVisible();
});

const heading = (page: Page, name: string) => page.locator("#candidate-name", { hasText: name });

/** Who it is, what the CV says and how to decide, without scrolling. */
async function isInView(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeInViewport();
  await expect(page.getByText(`The CV of ${name}`)).toBeInViewport();
  await expect(page.getByRole("button", { name: "Approve for Interview" })).toBeInViewport({ ratio: 1 });
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
