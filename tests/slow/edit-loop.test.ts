import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts.ts";
import { findChromium } from "../../workers/local/find-chromium.ts";
import { copyOfSources, startIn } from "../support/started-copy";

/** On a quiet machine each is seen within 3 seconds; this is for a busy one. */
const PATIENCE = { timeout: 15_000 };

test("whoever edits the product sees each edit, still signed in, with what was typed before", async () => {
  const folder = copyOfSources();
  const { origin, mailbox } = await startIn(folder, "dev");
  const page = await openPage(origin);
  await signIn(page);
  const draft = "Keeper of the edit loop";
  await page.request.post("/postJob?step=1", {
    form: { title: draft, jobType: "full-time", locationType: "remote" },
    headers: { Origin: origin },
  });
  await page.goto("/jobs", { waitUntil: "networkidle" });
  await seen(
    "component",
    edit("app/components/SiteFooter.tsx", "</footer>", "<b>a component</b></footer>"),
    () => page.getByText("a component", { exact: true }).waitFor(PATIENCE),
  );
  await seen("style", edit("app/styles/base.css", "", "h1 { letter-spacing: 7px !important; }\n"), () =>
    page.waitForFunction(
      () => getComputedStyle(document.querySelector("h1") as Element).letterSpacing === "7px",
      null,
      PATIENCE,
    ),
  );
  const loader = "origin: context.settings.publicOrigin";
  await seen(
    "loader",
    edit("app/routes/recruiter/jobs.tsx", loader, 'origin: "http://a-loader.example"'),
    () => page.waitForFunction(() => document.body.innerHTML.includes("a-loader.example"), null, PATIENCE),
  );
  const list = "jobs: page.jobs.map((job) => withGaps(job, now)),";
  const titled = 'jobs: page.jobs.map((job) => ({ ...withGaps(job, now), title: "a feature" })),';
  await seen("feature", edit("app/features/jobs/list-jobs.ts", list, titled), () =>
    page.getByRole("heading", { name: "a feature" }).first().waitFor(PATIENCE),
  );
  const mail = "renderMail(letter)";
  const retitled = `{ ...(${mail}), subject: "a background consumer" }`;
  await seen("background consumer", edit("workers/work/queue.ts", mail, retitled), () =>
    expect.poll(() => subjectsOfNewMails(origin, mailbox), PATIENCE).toContain("a background consumer"),
  );

  const [questionnaire = ""] = await page
    .locator('a[href^="/buildAssessment/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await page.goto(questionnaire, { waitUntil: "networkidle" });
  const heading = '<h2 id="questions">Questions</h2>';
  await seen(
    "component of a lively page",
    edit("app/routes/recruiter/build-assessment/QuestionList.tsx", heading, heading.replace(">Q", ">My q")),
    () => page.getByRole("heading", { name: "My questions" }).waitFor(PATIENCE),
  );
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Back to Editor" }).waitFor(PATIENCE);

  await page.goto("/login");
  const quiet = page.getByText("a quiet page", { exact: true });
  await seen(
    "quiet page",
    edit("app/components/SiteFooter.tsx", "</footer>", "<b>a quiet page</b></footer>"),
    () => quiet.waitFor(PATIENCE),
  );
  await page.goto("/postJob?step=1");
  expect(await page.getByLabel("Job Title").inputValue()).toBe(draft);

  function edit(file: string, from: string, to: string): () => void {
    return () => {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      expect(before).toContain(from);
      writeFileSync(
        path,
        before.replace(from, () => to),
      );
    };
  }
});

async function openPage(origin: string): Promise<Page> {
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ["--headless", "--no-sandbox"] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: origin });
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  onTestFinished(() => expect(complaints).toEqual([]));
  return page;
}

async function signIn(page: Page): Promise<void> {
  const { email = "" } = DEMO_ACCOUNTS.find(({ role }) => role === "recruiter") ?? {};
  await page.goto("/login");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");
}

async function seen(kind: string, edit: () => void, appears: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  edit();
  await appears();
  console.log(`${kind}: seen after ${((Date.now() - began) / 1000).toFixed(2)} s`);
}

let people = 0;

/** Registers one more person, who is sent a mail, and reads the mailbox a moment later. */
async function subjectsOfNewMails(origin: string, mailbox: string): Promise<string> {
  people += 1;
  const password = "seven wooden spoons";
  const body = new URLSearchParams({
    email: `person-${people}@example.org`,
    personName: "Anna Berg",
    companyName: "Bergwerk Tools",
    password,
    confirmPassword: password,
  });
  await fetch(`${origin}/register`, {
    method: "POST",
    body,
    headers: { Origin: origin },
    redirect: "manual",
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (await fetch(mailbox)).text();
}
