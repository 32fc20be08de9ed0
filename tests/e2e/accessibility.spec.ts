import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { seedId } from "../../db/seed/ids";
import { axeProblems } from "../support/axe";
import { test } from "../support/journey";
import { signInAs, signInAsDemoRecruiter, unlockPass } from "../support/sign-in";
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
  paths.confirmEmail("no-such-token"),
  paths.keepEmail("no-such-token"),
  paths.apply(seedId("job senior-frontend-engineer")),
  paths.offline(),
  paths.candidates(),
  paths.practice(),
  paths.apply("no-such-job"),
  paths.careers({ place: "hybrid", pay: 50 }),
  paths.company("northwind-analytics"),
  paths.embed("northwind-analytics"),
  paths.alerts({ q: "engineer", place: "remote" }),
  paths.alert("no-such-token"),
  "/no-such-page",
];

/** A job that no other journey posts or deletes. */
const SEEDED = paths.jobs({ q: "Frontend" });

/** What is only known once signed in is the first such link on the page before it, or on one of its own. */
type Pages = (string | [string, ...string[]])[];
const SIGNED_IN_PAGES: Record<string, Pages> = {
  "recruiter at work": [
    paths.dashboard(),
    paths.postJob(),
    [SEEDED, "[href$='/edit']", "[href$='/sources']", "[href^='/buildAssessment/']", "[href*='/delete']"],
    [SEEDED, "[href$='/poster']", "[href$='/copy']"],
    paths.jobPosted(seedId("job senior-frontend-engineer")),
    [paths.candidates(), "[href^='/dash/']"],
    paths.passCandidate(seedId("application sarah-chen senior-frontend-engineer")),
    [paths.evaluation(seedId("application sarah-chen senior-frontend-engineer")), "[href^='/documents/']"],
  ],
  "recruiter in the settings": [
    paths.settings(),
    paths.companySettings(),
    paths.decisionSettings(),
    paths.changePassword(),
    paths.changeEmail(),
    paths.notificationSettings(),
    paths.notifications(),
    paths.connect("Feedback"),
    paths.connect("Issue"),
    paths.sent(),
  ],
  applicant: [
    paths.dashboard(),
    [paths.company("northwind-analytics"), ".job-lines [href^='/careers/northwind-analytics/']"],
    [paths.jobs(), "[href^='/apply/']"],
    [paths.applications(), "[href^='/applications/']", "[href^='/upload/'], [href^='/assess/']"],
    paths.application(seedId("job data-analyst")),
    paths.ownText(seedId("job data-analyst")),
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

for (const [who, pages] of Object.entries(SIGNED_IN_PAGES)) {
  test(`everyone can use the pages of the ${who}`, async ({ page }) => {
    test.slow();
    await signInAs(page, who === "applicant" ? who : "recruiter");
    for (const next of pages) await lookAt(page, next);
  });
}

test("everyone can use what the team answers in, and what the sender reads", async ({ page }) => {
  test.slow();
  await signInAsDemoRecruiter(page);
  await page.goto(paths.connect("Idea"));
  await page.getByLabel("Message").fill("The bell rings twice.\n".repeat(30));
  await page.getByRole("button", { name: "Send" }).click();
  await page.goto(paths.notice());
  await fillInNotice(page, "anna@bergwerk.example");
  await page.getByLabel("I believe in good faith").check();
  await solveTheSum(page);
  await page.getByRole("button", { name: "Send the notice" }).click();
  await unlockPass(page);
  const pages: Pages = [
    [paths.passMessages(), "[href^='/pass/messages/']"],
    [paths.passNotices(), "[href^='/pass/notices/']"],
    paths.passLogout(),
    [paths.sent(), "[href^='/feedback/']"],
  ];
  for (const next of pages) await lookAt(page, next);
});

async function lookAt(page: Page, next: Pages[number]): Promise<void> {
  const [path = "", ...links] = [next].flat();
  await lookAtOne(page, path);
  const addresses = (link: string) =>
    page.locator(link).evaluateAll((found) => found.map((one) => one.getAttribute("href") ?? ""));
  const known = await Promise.all(links.map(addresses));
  for (const [index, link] of links.entries()) {
    const [linked = `nothing at ${link}`] = [...(known[index] ?? []), ...(await addresses(link))];
    await lookAtOne(page, linked);
  }
}

async function lookAtOne(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), `status of ${path}`).toBe(200);
  expect.soft(await problemsOn(page), `problems on ${path}`).toEqual([]);
}

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
  const scripted = await page.content();
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  if ((await page.content()) !== scripted)
    problems.push(...named("without its scripts", await axeProblems(page, "of all else")));
  await page.unroute("**/*.js");
  return problems;
}
