import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { test } from "../support/journey";
import { signInAsDemoRecruiter, unlockPass } from "../support/sign-in";
import { fillInNotice, solveTheSum } from "../support/visitor";

const PUBLIC_PAGES = [
  paths.home(),
  paths.yellow(),
  paths.beta(),
  paths.yellowApply(),
  paths.leave(),
  paths.terms(),
  paths.privacy(),
  paths.cookies(),
  paths.dsa(),
  paths.notice(),
  paths.pass(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword("no-such-token"),
  paths.verifyLink("no-such-token"),
  paths.candidates(),
  paths.practice(),
  paths.apply("no-such-job"),
  "/no-such-page",
];

/** A job that no other journey posts or deletes. */
const SEEDED = paths.jobs({ q: "Frontend" });

/** A page that is only known once signed in is the first link of this form on the page before it. */
const SIGNED_IN_PAGES = {
  recruiter: [
    paths.dashboard(),
    paths.postJob(),
    SEEDED,
    "a[href$='/edit']",
    SEEDED,
    "a[href^='/buildAssessment/']",
    SEEDED,
    "a[href*='/delete']",
    paths.settings(),
    paths.candidates(),
    "a[href^='/dash/']",
    paths.connect("Feedback"),
    paths.sent(),
  ],
  applicant: [
    paths.jobs(),
    "a[href^='/apply/']",
    paths.applications(),
    "a[href^='/applications/']",
    "a[href^='/upload/'], a[href^='/assess/']",
    paths.settings(),
    paths.sessions(),
    paths.deleteAccount(),
  ],
};

for (const path of PUBLIC_PAGES) {
  test(`everyone can use ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await problemsOn(page)).toEqual([]);
  });
}

for (const { email, role } of DEMO_ACCOUNTS) {
  test(`everyone can use the ${role}'s pages`, async ({ page }) => {
    test.slow();
    await page.goto(paths.login());
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).not.toHaveURL(new RegExp(paths.login()));
    for (const next of SIGNED_IN_PAGES[role]) {
      const path = next.startsWith("/") ? next : await page.locator(next).first().getAttribute("href");
      const response = await page.goto(path ?? "");
      expect.soft(response?.status(), `status of ${path}`).toBe(200);
      expect.soft(await problemsOn(page), `problems on ${path}`).toEqual([]);
    }
  });
}

test("everyone can use what the team answers in, and what the sender reads", async ({ page }) => {
  test.slow();
  await signInAsDemoRecruiter(page);
  await page.goto(paths.connect("Issue"));
  await page.getByLabel("Message").fill("The bell rings twice.\n".repeat(30));
  await page.getByRole("button", { name: "Send" }).click();
  await page.goto(paths.notice());
  await fillInNotice(page, "anna@bergwerk.example");
  await page.getByLabel("I believe in good faith").check();
  await solveTheSum(page);
  await page.getByRole("button", { name: "Send the notice" }).click();
  await unlockPass(page);
  for (const next of [
    paths.passMessages(),
    "a[href^='/pass/messages/']",
    paths.passNotices(),
    "a[href^='/pass/notices/']",
    paths.sent(),
    "a[href^='/feedback/']",
  ]) {
    const path = next.startsWith("/") ? next : await page.locator(next).first().getAttribute("href");
    await page.goto(path ?? "");
    expect.soft(await problemsOn(page), `problems on ${path}`).toEqual([]);
  }
});

/** axe's rules that look at colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Light, dark, and with the page's own scripts kept away: axe itself needs scripts, so they are not switched off. In the dark
 * only colours are other ones.
 */
async function problemsOn(page: Page): Promise<string[]> {
  const problems = await axe(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  problems.push(...(await axe(page, "dark", OF_COLOURS)));
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  problems.push(...(await axe(page, "without its scripts")));
  await page.unroute("**/*.js");
  return problems;
}

async function axe(page: Page, how: string, rules?: string[]): Promise<string[]> {
  const runOnly = rules ? { runOnly: { type: "rule" as const, values: rules } } : {};
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], ...runOnly })
    .analyze();
  return violations.map(({ id, nodes }) => `${how}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
