import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { seedId } from "../../db/seed/ids";
import { axeProblems, noProblems } from "../support/axe";
import { type Looks, pageAt, SEEN_BY, SENDER, TEAM } from "../support/every-page";
import { test } from "../support/journey";
import { signInAs, signInAsDemoRecruiter, signInWith, unlockPass } from "../support/sign-in";
import { fillInNotice, solveTheSum } from "../support/visitor";
import { readerAddress } from "./forty-applications";

const NARROWEST = 320;
const CHOSEN_GROUND = "rgb(0, 0, 0)";

for (const [who, looks] of Object.entries(SEEN_BY)) {
  test(`everyone can use the pages of ${who}`, async ({ page }) => {
    test.slow();
    if (who.startsWith("a recruiter")) await signInAs(page, "recruiter");
    if (who === "a hiring manager") await signInAs(page, "hiring manager");
    if (who === "an applicant") await signInAs(page, "applicant");
    await lookAtAll(page, looks);
  });
}

test("everyone can use what the team answers in, and what the sender reads", async ({ page }) => {
  test.slow();
  await signInAsDemoRecruiter(page);
  await page.goto(paths.connect("Idea"));
  await page.getByLabel("Message").fill("The bell rings twice.\n".repeat(30));
  await page.getByRole("button", { name: "Send" }).click();
  await lookAtAll(page, SENDER);
  await page.goto(paths.notice());
  await fillInNotice(page, "anna@bergwerk.example");
  await page.getByLabel("I believe in good faith").check();
  await solveTheSum(page);
  await page.getByRole("button", { name: "Send the notice" }).click();
  await unlockPass(page);
  await lookAtAll(page, TEAM);
});

test("everyone can use what holds a job back, once it has been paused", async ({ page }) => {
  await signInWith(page, readerAddress("before-publishing"));
  await page.goto(paths.jobs());
  const [edit = ""] = (await addresses(page)).filter((address) => address.endsWith("/edit"));
  await page.request.post(edit.replace("/edit", "/status"), {
    form: { status: "paused" },
    headers: { Origin: process.env.PRODUCT_ORIGIN ?? "" },
  });
  await page.goto(edit.replace("/edit", "/publish"));
  await noProblems(page, "recruiter/publish-job.tsx");
});

test("letters twice as large reach past no edge of a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chromium = await context.newCDPSession(page);
  const withLargeLetters = async (addresses: string[]) => {
    await chromium.send("Page.enable");
    await chromium.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of addresses) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width of ${address}`).toBe(360);
    }
  };
  const open = [paths.careers(), paths.login(), paths.register(), paths.notice(), paths.candidates()];
  await withLargeLetters([paths.home(), paths.yellow(), paths.cookies(), ...open]);
  await page.setViewportSize({ width: 1280, height: 740 });
  await signInAsDemoRecruiter(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await withLargeLetters([paths.dashboard(), paths.jobs(), paths.members(), paths.postJob()]);
});

test("people who choose their own colours see what is chosen, and read what is underlined", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(paths.home());
  const underline = page.locator("h1 .tick");
  await expect(underline).toHaveCSS("text-underline-offset", /^\d/);
  await signInAsDemoRecruiter(page);
  await page.goto(paths.candidates());
  await expect(page.locator(".desk-row[aria-current]")).not.toHaveCSS("border-left-color", CHOSEN_GROUND);
  const rows = page.locator(".desk-row:not([aria-current])");
  for (const row of await rows.all()) await expect(row).toHaveCSS("border-left-color", CHOSEN_GROUND);
  await expect(page.locator(".desk-views [aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(page.locator(".stepper .now")).not.toHaveCSS("background-color", CHOSEN_GROUND);
  const tabs = page.locator(".desk-tabs a");
  await expect(tabs.first()).not.toHaveCSS("border-bottom-color", CHOSEN_GROUND);
  await expect(tabs.last()).toHaveCSS("border-bottom-color", CHOSEN_GROUND);
  const sections = page.locator(".sections");
  await expect(sections.locator("[aria-current]")).not.toHaveCSS("border-bottom-color", CHOSEN_GROUND);
  await expect(sections.locator("a").first()).toHaveCSS("border-bottom-color", CHOSEN_GROUND);
  await page.goto(paths.buildAssessment(seedId("job senior-frontend-engineer")));
  const widthOf = (icon: Locator) => icon.evaluate((label) => getComputedStyle(label).borderTopWidth);
  const icons = page.locator(".icon-picker label");
  expect(await widthOf(icons.filter({ has: page.locator(":checked") }))).not.toBe(
    await widthOf(icons.filter({ hasNot: page.locator(":checked") }).first()),
  );
  await expect(page.locator(".question-list li:not([aria-current])").first()).toHaveCSS(
    "border-left-color",
    CHOSEN_GROUND,
  );
});

test("a recruiter reads on the narrowest phone how many have applied, in a line", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await page.goto(paths.jobs({ q: "Customer Success" }));
  const figures = page.locator(".job-figures").first();
  await expect(figures).toContainText("nobody has applied");
  expect((await figures.boundingBox())?.height).toBeLessThan(30);
});

test("whoever is signed in reads the start page within the narrowest phone", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.dashboard());
  await page.goto(paths.home());
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create account", exact: true })).toBeHidden();
  expect(await problemsOfWidth(page)).toEqual([]);
});

async function lookAtAll(page: Page, looks: Looks): Promise<void> {
  const links = new Map<string, string[]>();
  for (const [file, where] of Object.entries(looks))
    for (const one of [where].flat()) {
      const address =
        typeof one === "string" ? one : (await linksOn(page, one.on, links)).find(leadsTo(file));
      expect.soft(pageAt(address ?? ""), `an address of ${file}`).toBe(file);
      await page.goto(address ?? "");
      expect.soft(pageAt(page.url()), `what ${address} leads to`).toBe(file);
      links.set(address ?? "", await addresses(page));
      expect.soft(await problemsOn(page), `problems on ${address}`).toEqual([]);
    }
}

const leadsTo = (file: string) => (address: string) => pageAt(address) === file;

/** Of a page that may have been looked at already. */
async function linksOn(page: Page, path: string, known: Map<string, string[]>): Promise<string[]> {
  if (!known.has(path)) await page.goto(path);
  const found = known.get(path) ?? (await addresses(page));
  known.set(path, found);
  return found;
}

const addresses = (page: Page): Promise<string[]> =>
  page.locator("a[href^='/']").evaluateAll((found) => found.map((one) => one.getAttribute("href") ?? ""));

/**
 * Light, dark, and with the page's own scripts kept away: axe itself needs scripts, so they are not switched
 * off. In the dark only colours are other ones, and without scripts all else; a page that its scripts have
 * not changed is not looked at again.
 */
async function problemsOn(page: Page): Promise<string[]> {
  const named = (how: string, problems: string[]) => problems.map((problem) => `${how}: ${problem}`);
  const problems = named("light", await axeProblems(page));
  await page.emulateMedia({ colorScheme: "dark" });
  problems.push(...named("dark", await axeProblems(page, "of colours")));
  await page.emulateMedia({ colorScheme: "light" });
  problems.push(...named("320 pixels wide", await problemsOfWidth(page)));
  const scripted = await insideOf(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  if ((await insideOf(page)) !== scripted)
    problems.push(...named("without its scripts", await axeProblems(page, "of all else")));
  await page.unroute("**/*.js");
  return problems;
}

async function problemsOfWidth(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const problems = width > NARROWEST ? [`the page is ${width} wide`] : [];
  problems.push(...(await squeezedPictures(page)), ...(await wordsCutInTwo(page)));
  if (before !== null) await page.setViewportSize(before);
  return problems;
}

const squeezedPictures = (page: Page): Promise<string[]> =>
  page.locator("svg[viewBox]:not([preserveAspectRatio=none])").evaluateAll((pictures) =>
    (pictures as SVGSVGElement[]).flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const { baseVal: drawn } = picture.viewBox;
      if (width / height >= drawn.width / drawn.height - 0.02 || !picture.checkVisibility()) return [];
      return [`a picture is squeezed to ${width}: ${picture.parentElement?.className}`];
    }),
  );

const wordsCutInTwo = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true })) continue;
      if (around.closest(".visually-hidden, script, style, textarea, select")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(
        /(?<!\S)\p{L}{2,16}(?=[.,;:!?]?(?:\s|$))/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...lines) - Math.min(...lines) > 8) found.push(`“${word}” is cut in two`);
      }
    }
    return found;
  });

/** Without the mark on the whole of who is signed in, by which every header chooses its links. */
const insideOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.innerHTML);
