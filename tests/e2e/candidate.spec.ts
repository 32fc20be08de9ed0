import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { needsScripts, test, untilItListens } from "../support/journey";
import { signInAsDemoRecruiter, signInWith } from "../support/sign-in";
import { readerAddress } from "./forty-applications";

const heading = (page: Page, name: string) => page.locator("#candidate-name", { hasText: name });
const approve = (page: Page) => page.getByRole("button", { name: "Approve for Interview" });
const standing = (page: Page) => page.locator(".desk-steps [aria-current]");
const cutAway = (words: Locator) =>
  words.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);

test("whoever was decided on elsewhere is not decided on again, and the page shows what stands", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(paths.candidate("sample-1"));
  await untilItListens(page);
  const elsewhere = await page.request.post(paths.candidateStatus("sample-1"), {
    form: { status: "interview_approved", from: "pending", list: "" },
    headers: { Origin: process.env.PRODUCT_ORIGIN ?? "" },
    maxRedirects: 0,
  });
  expect(elsewhere.status()).toBe(303);
  await expect(standing(page)).toContainText("Review");
  await approve(page).click();
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await expect(page.getByText(/stands at “Interview” by now/)).toBeVisible();
  if (javaScriptEnabled === false) await page.getByRole("link", { name: "Look at the candidate" }).click();
  else await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/sample-1$/);
  await expect(standing(page)).toContainText("Interview");
  await expect(page.getByRole("button", { name: "Send Job Offer" })).toBeEnabled();
});

test("whoever prints how an application was read has all its evidence on paper", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(`${paths.candidates()}?status=all`);
  await page.locator('[data-key="e"]').click();
  const folded = page.locator(".part .rest :is(.evidence strong, p)").first();
  await expect(folded).toBeAttached();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded).toBeVisible();
});

test(
  "a decision on its way says so, and is sent once",
  needsScripts("without a script the browser says it"),
  async ({ page }) => {
    // In the page itself: now and then a browser tells of none of its requests, to hold or to count.
    await page.addInitScript(() => {
      const { fetch } = window;
      const count = () => {
        sessionStorage.sent = Number(sessionStorage.sent ?? 0) + 1;
      };
      window.fetch = async (address, asked) => {
        if (asked?.method === "POST") {
          count();
          await new Promise((go) => addEventListener("let-through", go, { once: true }));
        }
        return fetch(address, asked);
      };
      addEventListener("submit", ({ defaultPrevented }) => !defaultPrevented && count());
    });
    await page.goto(paths.candidate("sample-1"));
    await untilItListens(page);
    await page.keyboard.press("a");
    const saving = page.getByRole("button", { name: "Saving..." });
    await expect(saving).toBeDisabled();
    for (const key of ["a", "p", "a"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event("let-through")));
    await expect(heading(page, "Amara Okafor")).toBeFocused();
    await expect(approve(page)).toBeEnabled();
    await expect(saving).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.sent)).toBe("1");
  },
);

test("a decision is taken back from the bar, which says all of it, and the way back shows it", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWith(page, readerAddress("takes-back"));
  await page.goto(paths.decisionSettings());
  await page.getByRole("radio", { name: "After an hour" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  const name = javaScriptEnabled === false ? "Applicant 03" : "Applicant 01";
  await page.goto(paths.candidates());
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveTitle(new RegExp(name));
  const bar = page.getByRole("region", { name: "Decision" });
  await approve(page).click();
  await expect(page).not.toHaveTitle(new RegExp(name));
  await expect(bar.getByRole("status")).toContainText(`${name}: Interview`);
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  await page.goForward();
  await expect(heading(page, name)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  await page.goto(page.url());
  await expect(standing(page)).toContainText("Interview");
  await page.locator(".desk-person > .notice").getByRole("button", { name: "Undo" }).click();
  await expect(bar.getByRole("status")).toContainText(`${name}: Initial Review again. No mail was sent.`);
  await bar.getByRole("status").evaluate((said) => said.prepend("Bethan-".repeat(11)));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutAway(bar.getByRole("status")), `at ${width} px`).toEqual([0, 0]);
  }
  await expect(standing(page)).toContainText("Review");
  await expect(approve(page)).toBeEnabled();
});

test("the number beside a sentence leads to it in the CV, on a phone too, and back", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(`${paths.candidates()}?q=Emily`);
  const emily = await page.getByRole("link", { name: "Emily Rodriguez" }).first().getAttribute("href");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(emily ?? "");
    await untilItListens(page);
    const number = page.locator(".desk-points .quotation a", { has: page.locator("sup") }).first();
    const words = (await page.locator(".desk-points .quotation mark").first().textContent()) ?? "";
    await number.click();
    await expect(page).toHaveURL(/#quote-\d+$/);
    const sentence = page.locator(".desk-cv :target");
    await expect(sentence).toBeInViewport();
    expect((await sentence.textContent())?.replace(/\s+/g, " ")).toContain(words.replace(/…$/, ""));
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect(number).toBeInViewport();
  }
});
