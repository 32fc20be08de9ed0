import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { holdAnswers, needsScripts, test, untilItListens } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

/** Each project moves its own candidate, since both run against one product. */
const CANDIDATE = { "with JavaScript": "Sarah Chen", "without JavaScript": "María del Carmen" } as const;

test("a recruiter takes a candidate from first look to accepted offer", async ({ page }, info) => {
  const name = CANDIDATE[info.project.name as keyof typeof CANDIDATE];
  await signInAsDemoRecruiter(page);
  await page.goto(paths.candidates());
  await search(page, name);
  await page.getByRole("link", { name }).first().click();
  await expect(page.locator(".desk.open")).toBeVisible();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Technical competency" })).toBeVisible();
  for (const [action, label] of [
    ["Approve for Interview", "Interview"],
    ["Send Job Offer", "Offer sent"],
    ["Mark Offer Accepted", "Hired"],
  ] as const) {
    await page.getByRole("button", { name: action }).click();
    await expect(page.locator(".desk-steps [aria-current]")).toContainText(label);
  }
  await expect(page.getByRole("heading", { name: "Offer Accepted" })).toBeVisible();
  await expect(page.getByText("Offer sent → Hired")).toBeVisible();
  // The demo company waits ten minutes before it tells.
  await expect(page.getByText("Hired: not told yet.")).toBeVisible();
});

test("each score opens into what it rests on, down to the sentence in the CV", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.candidates());
  await search(page, "Emily");
  await page.getByRole("link", { name: "Emily Rodriguez" }).first().click();
  await page.getByRole("link", { name: "Role-specific fit" }).click();
  await expect(page.getByRole("heading", { name: "How Emily Rodriguez was read" })).toBeVisible();
  const fit = page.getByRole("region", { name: "Role-specific fit" });
  const quote = fit.locator(".quotation", { has: page.getByRole("link", { name: /^CV/ }) }).first();
  const words = (await quote.locator("mark").textContent()) ?? "";
  await quote.getByRole("link").click();
  await expect(page.locator("#mark")).toContainText(words);
});

test("the five scores and what carries each stand on one screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.candidates());
  await page.getByRole("link", { name: "All evidence and scores" }).click();
  expect(await fiveEndAt(page)).toBeLessThanOrEqual(800);

  // Of somebody of whom much is found, below the question about cookies and in a face wider than most.
  await signInAsDemoRecruiter(page);
  await page.goto(paths.candidates());
  await search(page, "Emily");
  await page.getByRole("link", { name: "Emily Rodriguez" }).first().click();
  await page.getByRole("link", { name: "All evidence and scores" }).click();
  await expect(page.getByRole("heading", { name: "How Emily Rodriguez was read" })).toBeVisible();
  expect(await fiveEndAt(page)).toBeLessThanOrEqual(850);
});

async function fiveEndAt(page: Page): Promise<number> {
  await expect(page.getByRole("heading", { name: /was read$/ })).toBeVisible();
  await page.waitForLoadState();
  const parts = page.locator(".part");
  await expect(parts).toHaveCount(5);
  return parts.last().evaluate((part) => part.getBoundingClientRect().bottom);
}

test("a recruiter goes from a job to its candidates, narrows them down, and back to all", async ({
  page,
}) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.jobs());
  await page.getByRole("link", { name: /applicants for Senior Frontend Engineer/ }).click();
  await expect(page.getByText("Only those who applied for Senior Frontend Engineer")).toBeVisible();
  // The header stays in sight, wherever on the list the link was.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const narrowed = page.locator(".desk-row");
  await expect(narrowed.first()).toBeVisible();
  await expect(narrowed.filter({ hasNotText: "Senior Frontend Engineer" })).toHaveCount(0);
  await search(page, "Marcus");
  await expect(narrowed).toHaveCount(1);
  await expect(page.getByText("Only those who applied for Senior Frontend Engineer")).toBeVisible();
  await page.getByRole("link", { name: "All jobs" }).click();
  await expect(page.getByText("Only those who applied for")).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue("Marcus");
});

test("a visitor tries the sample, and what they change stays with them", async ({ page, browser }) => {
  await page.goto(paths.candidates());
  await expect(page.getByText("Sample data: these people are invented.")).toBeVisible();
  await page.getByRole("link", { name: "Sarah Chen" }).click();
  await expect(page.locator(".desk.open")).toBeVisible();
  await page.getByRole("button", { name: "Approve for Interview" }).click();
  // A decision leads on to whoever is undecided.
  await expect(page.getByRole("heading", { name: "Amara Okafor" })).toBeVisible();
  await page.getByRole("link", { name: /^Interview/ }).click();
  await page.getByRole("link", { name: "Sarah Chen" }).click();
  await expect(page.getByRole("heading", { name: "Sarah Chen", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Job Offer" })).toBeVisible();
  const url = page.url();
  const other = await browser.newPage();
  await other.goto(url);
  await expect(other.getByRole("button", { name: "Approve for Interview" })).toBeVisible();
  await other.close();
});

test(
  "nobody is decided on while the page is on its way to somebody else",
  needsScripts("without a script the browser itself leaves the page"),
  async ({ page }) => {
    await page.goto(paths.candidate("sample-1"));
    await untilItListens(page);
    const letThrough = await holdAnswers(page, /\/dash\/sample-5/);
    await page.getByRole("link", { name: "Amara Okafor" }).click();
    await expect(page.getByRole("button", { name: "Approve for Interview" })).toBeDisabled();
    await page.keyboard.press("a");
    letThrough();
    await expect(page.getByRole("heading", { name: "Amara Okafor" })).toBeVisible();
    await page.goto(paths.candidates());
    await expect(page.locator(".desk-row")).toHaveCount(2);
  },
);

test("on a phone the list and the candidate are two pages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.candidates());
  await page.waitForLoadState();
  const begins = (text: string) =>
    page.getByText(text).evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return Math.round(range.getBoundingClientRect().left);
    });
  expect(await begins("Not scored: newest first")).toBe(await begins("Amara Okafor"));
  await page.getByRole("link", { name: "Sarah Chen" }).click();
  await expect(page.getByRole("heading", { name: "Sarah Chen" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Amara Okafor" })).toBeHidden();
  await page.getByRole("link", { name: "← All candidates" }).click();
  await expect(page.getByRole("link", { name: "Amara Okafor" })).toBeVisible();
});

test("on a phone a long surname stands in one piece, the score beside it or below", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.candidates());
  await page.getByRole("link", { name: "Sarah Chen" }).click();
  await expect(page.getByRole("link", { name: "Amara Okafor" })).toBeHidden();
  await page.waitForLoadState();
  const name = page.locator("#candidate-name");
  const pieces = (surname: string) =>
    name.evaluate((heading, text) => {
      const words = document.createTextNode(text);
      heading.replaceChildren(words);
      const range = document.createRange();
      range.setStart(words, text.lastIndexOf(" ") + 1);
      range.setEnd(words, text.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }, `Maria ${surname}`);
  for (const surname of ["Leutheusserschnarr", "Mavromichalopoulou"]) expect(await pieces(surname)).toBe(1);
  expect(await pieces("m".repeat(60)), "what no line holds is broken").toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.locator(".desk-total")).toBeInViewport({ ratio: 1 });
});

test("on a phone a recruiter reads what was done, and buttons end where the lines do", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDemoRecruiter(page);
  await page.goto(paths.savedViews("?status=pending"));
  await page.getByLabel("Name of this list").fill(`Everybody, ${test.info().project.name}`);
  await page.getByRole("button", { name: "Save this list" }).click();
  await expect(page).toHaveURL(/\/dash/);
  const said = page.locator(".desk-list").getByText("The view is saved.");
  await expect(said).toBeInViewport();

  await page.goto(paths.dashboard());
  const needed = page.getByRole("region", { name: "Jobs that need something" });
  const ends = (part: ".job" | ".job-main") =>
    needed
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect((await ends(".job")).length).toBeGreaterThan(0);
  expect(await ends(".job-main")).toEqual(await ends(".job"));
});

test("on a phone the log of somebody with a long name fits the page", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.candidates({ q: "María del Carmen" }));
  await page.locator(".desk-row").first().click();
  await expect(page).toHaveURL(/\/dash\/\w{26}/);
  const candidate = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.setViewportSize({ width: 360, height: 740 });
  // That they were read is written down once the page is sent.
  await expect(async () => {
    await page.goto(paths.activity({ candidate }));
    await expect(page.getByText(/^Only María del Carmen/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("on a phone the buttons that say a company's long name fit the page", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.companySettings());
  const name = "Rindfleischetikettierungsüberwachungsgesellschaft Mecklenburg-Vorpommern";
  for (const button of await page.locator(`a[href^="${paths.companySettings()}/"]`).all())
    await button.evaluate((link, words) => link.append(words), name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/q=/);
}
