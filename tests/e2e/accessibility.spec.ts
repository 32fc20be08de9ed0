import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { axeProblems, noProblems } from "../support/axe";
import { type Looks, pageAt, SEEN_BY, SENDER, TEAM } from "../support/every-page";
import { test } from "../support/journey";
import { signInAs, signInAsDemoRecruiter, signInWith, unlockPass } from "../support/sign-in";
import { fillInNotice, solveTheSum } from "../support/visitor";
import { readerAddress } from "./forty-applications";

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
  await withLargeLetters([paths.home(), paths.yellow(), ...open]);
  await page.setViewportSize({ width: 1280, height: 740 });
  await signInAsDemoRecruiter(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await withLargeLetters([paths.dashboard(), paths.jobs(), paths.members(), paths.postJob()]);
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
  const scripted = await insideOf(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  if ((await insideOf(page)) !== scripted)
    problems.push(...named("without its scripts", await axeProblems(page, "of all else")));
  await page.unroute("**/*.js");
  return problems;
}

/** Without the mark on the whole of who is signed in, by which every header chooses its links. */
const insideOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.innerHTML);
