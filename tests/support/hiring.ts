import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";

export const PASSWORD = "nine-lanterns-over-lisbon";
const CV = "db/seed/documents/david-kim.pdf";

export type Applicant = { first: string; last: string; email: string };

/** Opens the link in the message and presses its button. */
export async function verify(page: Page, { links }: { links: string[] }): Promise<void> {
  const link = links.find((found) => found.includes(paths.verifyLink("")));
  await page.goto(link ?? "the message has no link");
  await page.getByRole("button", { name: "Verify my address" }).click();
  await expect(page.getByText("Email verified!")).toBeVisible();
}

export async function fillInApplication(page: Page, { first, last, email }: Applicant): Promise<void> {
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("Earliest start date").selectOption({ index: 1 });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/verify your email/i);
}

export async function uploadCv(page: Page): Promise<void> {
  await page.locator("input[name=cv]").setInputFiles(CV);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/assess\//);
}

export async function answerEverything(page: Page): Promise<void> {
  const answer = page.getByLabel("Your answer");
  const submit = page.getByRole("button", { name: "Submit Assessment" });
  const question = page.getByText(/^Question \d+ of \d+$/);
  while (await answer.isVisible()) {
    const shown = await question.innerText();
    await answer.fill(
      "I rebuilt our weekly report in SQL and Python; it went from two days of work to ten minutes.",
    );
    await page.getByRole("button", { name: "Next" }).click();
    await expect(question.filter({ hasText: shown })).toBeHidden();
    await expect(answer.or(submit).first()).toBeVisible();
  }
  await submit.click();
  await expect(page.getByText("Your application has been sent.")).toBeVisible();
}

/** Presses one decision; the next one, if there is any, shows that it was stored. */
export async function decide(page: Page, decision: string, next: string | null): Promise<void> {
  await page.getByRole("button", { name: decision }).click();
  await expect(page.getByRole("button", { name: decision })).toBeHidden();
  if (next !== null) await expect(page.getByRole("button", { name: next })).toBeVisible();
}

/** By the wizard's own requests: `hire.spec.ts` goes through its pages. Answers with the job's id. */
export async function postJob(page: Page, title: string): Promise<string> {
  const headers = { Origin: process.env.PRODUCT_ORIGIN ?? "" };
  const send = async (step: 1 | 2 | 3, form: Record<string, string>) => {
    const answer = await page.request.post(paths.postJob(step), { form, headers, maxRedirects: 0 });
    expect(answer.status(), `step ${step} of ${title}`).toBe(303);
    return answer.headers().location ?? "";
  };
  const place = { locationType: "remote", remoteFrom: "GB" };
  await send(1, { title, jobType: "full-time", ...place, department: "Bakery", salaryMin: "30000" });
  const description = "You bake for a hundred people each night. You must know sourdough and a clean bench.";
  await send(2, { description });
  const review = await (await page.request.get(paths.postJob(3))).text();
  const draft = /name="draft" value="(\w+)"/.exec(review)?.[1] ?? "";
  const done = await send(3, { draft, finalJobPosting: `# ${title}\n\n${description}`, agreed: "on" });
  return done.split("/").at(-1) ?? "";
}
