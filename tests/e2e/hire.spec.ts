import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { makePdf } from "../support/documents/pdf";
import { answerEverything, decide, fillInApplication, PASSWORD, uploadCv, verify } from "../support/hiring";
import { someoneElse, test } from "../support/journey";

const LOCKED_CV = makePdf(
  ["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 0 /Kids []>>"],
  `/ID [<00>] /Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"00".repeat(32)}> /U ` +
    `<${"11".repeat(32)}>>>`,
);

test("a stranger mistypes an address, posts a job, and hires who applies by phone", async ({
  page,
  browser,
  mail,
}, testInfo) => {
  test.slow();
  const mark = `${Date.now()}${testInfo.workerIndex}`;
  const recruiter = `recruiter.${mark}@harbour.example`;
  await register(page, `recruiter.${mark}@harbuor.example`);
  await putAddressRight(page, recruiter);
  await verify(page, await mail.to(recruiter, /verify/i));
  const applyAddress = await postJob(page, `Data Analyst ${mark}`);
  await buildQuestionnaire(page);

  const applicant = await someoneElse(browser);
  await applicant.setViewportSize({ width: 360, height: 740 });
  const email = `applicant.${mark}@example.org`;
  await applicant.goto(applyAddress);
  await expect(applicant.getByText("$38,000 – $42,500").first()).toBeVisible();
  await neverReadsOfCompanies(applicant);
  await fillInApplication(applicant, { first: "Mira", last: "Solberg", email });
  await verify(applicant, await mail.to(email, /verify/i));
  await uploadLockedCv(applicant);
  await uploadCv(applicant);
  await answerEverything(applicant);
  await mail.to(email, /We have your application/);

  await page.goto(paths.candidates());
  await page
    .getByRole("link", { name: /Mira Solberg/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dash\/\w+/);
  await readEvaluation(page);
  await decide(page, "Approve for Interview", "Send Job Offer");
  await mail.to(email, /Good news/);
  await decide(page, "Send Job Offer", "Mark Offer Accepted");
  await mail.to(email, /An offer for you/);
  await decide(page, "Mark Offer Accepted", null);
  await expect(page.getByRole("heading", { name: "Offer Accepted" })).toBeVisible();
  await mail.to(email, /acceptance/);

  await applicant.goto(paths.applications());
  await expect(applicant.getByText("Offer accepted")).toBeVisible();
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto(paths.home());
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByLabel("Company Name").fill("Harbour Lights");
  await page.getByLabel("Your Name").fill("Tomas Lind");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/verify your email/i);
}

async function putAddressRight(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Change it" }).click();
  await expect(page.getByLabel("Your password", { exact: true })).toBeVisible();
  await noProblems(page, "auth/correct-email.tsx");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link there" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
}

/** Goes through the wizard; answers with the address that applicants are given. */
async function postJob(page: Page, title: string): Promise<string> {
  await page.goto(paths.postJob());
  await page.getByLabel("Job Title").fill(title);
  await page.getByLabel("Job Type").selectOption({ label: "Full-time" });
  await page.getByRole("radio", { name: "Remote" }).check();
  await page.getByLabel("Salary Min").fill("38000");
  await page.getByLabel("Salary Max").fill("42500");
  await page.getByLabel("Department").fill("Analytics");
  await page.getByRole("button", { name: "Next" }).click();
  await page
    .getByLabel("Job Description")
    .fill(
      "You answer questions with data. You must know SQL and Python, and explain results to people in a " +
        "hurry.",
    );
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Job Posting" }).click();
  await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
  return page.getByLabel("Link for applicants").inputValue();
}

async function buildQuestionnaire(page: Page): Promise<void> {
  await page.locator("a[href^='/buildAssessment/']").first().click();
  await expect(page.getByText("These questions are live.")).toBeVisible();
  await expect(page.getByLabel("Question Title")).toHaveValue("Complex Problem Solving");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Questionnaire saved successfully!")).toBeVisible();
}

const neverReadsOfCompanies = (page: Page) =>
  expect(page.getByRole("main")).not.toContainText(/compan(y|ies)/i);

async function uploadLockedCv(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/upload\//);
  await neverReadsOfCompanies(page);
  const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(LOCKED_CV) };
  await page.locator("input[name=cv]").setInputFiles(file);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("link", { name: /CV is locked with a password/ })).toBeVisible();
}

/** The evaluation is made in the background: whoever comes too early looks again. */
async function readEvaluation(page: Page): Promise<void> {
  const scores = page.getByRole("region", { name: "Scores" });
  await expect(async () => {
    await page.reload();
    await expect(scores).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(scores).toContainText("Technical competency");
  await expect(page.getByRole("main")).toContainText("SQL");
}
